/// What one document class needs to become a `Document`.
struct MigrationPlan {
  /// A line of a source.
  struct Place: Hashable {
    var path: String
    var line: Int
    /// The line without the white space around it.
    var text: String
  }

  /// Something that has another name or form in the new protocols.
  struct Mapping {
    var from: String
    var to: String
    /// Where the class has it; nil for what is implied.
    var place: Place?
  }

  /// Something to do.
  struct Step {
    var title: String
    /// How, in sentences.
    var details: [String] = []
    /// What to write; lines.
    var code: [String] = []
    /// The lines that it is about.
    var places: [Place] = []
  }

  /// The protocol that the class has to conform to.
  enum Target: String {
    case document = "Document"
    case readable = "ReadableDocument"
    case writable = "WritableDocument"
  }

  var name: String
  var isReference: Bool
  var target: Target
  /// Why that protocol.
  var reason: String
  var place: Place
  var mappings: [Mapping] = []
  var steps: [Step] = []
  /// What no tool can decide.
  var manual: [String] = []

  /// The protocol that the class conforms to today.
  var from: String { isReference ? "ReferenceFileDocument" : "FileDocument" }

  var deprecation: DeprecationStatus { isReference ? .referenceFileDocument : .fileDocument }
}

/// What is known of a protocol's end.
struct DeprecationStatus {
  var summary: String
  var sources: [String]

  static let fileDocument = DeprecationStatus(
    summary: """
      FileDocument is deprecated by the release notes of the 27 systems (178776840) in favour of \
      ReadableDocument and Document. In the SDKs 27.0 and 27.1 the compiler does not say so; Apple's \
      pages give 27.2 as the version from which it does, on iOS, iPadOS, macOS and visionOS. For apps \
      that run on earlier systems it remains the only choice.
      """,
    sources: [
      "https://developer.apple.com/documentation/swiftui/filedocument",
      "https://developer.apple.com/documentation/swiftui/updating-your-document-based-app",
    ])

  static let referenceFileDocument = DeprecationStatus(
    summary: """
      Apple's page says to use the Document protocol instead of ReferenceFileDocument, deprecated from \
      27.2 on iOS, iPadOS and macOS; it gives no version for visionOS. In the SDKs 27.0 and 27.1 the \
      compiler does not say so, and the release notes say both that it remains and that it is \
      deprecated. For apps that run on earlier systems it remains the only choice.
      """,
    sources: [
      "https://developer.apple.com/documentation/swiftui/referencefiledocument",
      "https://developer.apple.com/documentation/swiftui/updating-your-document-based-app",
    ])
}
