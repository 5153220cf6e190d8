import UniformDocuments

/// What is in a notebook at one moment.
package struct NotebookContents: Equatable, Sendable {
  package struct Page: Equatable, Identifiable, Sendable {
    package let id: UUID
    package var text: String
  }

  /// A film, a recording: too large to be held in memory.
  package struct Media: Equatable, Identifiable, Sendable {
    package let id: UUID
    package var name: String
    /// Where the contents are, until they are in the notebook.
    var source: URL

    /// The file's name in the package.
    var fileName: String {
      let suffix = URL(filePath: name).pathExtension
      return suffix.isEmpty ? id.uuidString : "\(id.uuidString).\(suffix)"
    }

    /// The source is where it is, not what it is.
    package static func == (left: Media, right: Media) -> Bool {
      left.id == right.id && left.name == right.name
    }
  }

  package var title = ""
  package var pages: [Page] = []
  package var media: [Media] = []
}

/// `metadata.json` of the package: what the folders of pages and media cannot say.
struct Metadata: Codable {
  struct Media: Codable {
    var id: UUID
    var name: String
  }

  var title: String
  var pages: [UUID]
  var media: [Media]?
}

/// Ends a page in the flat form.
let formFeed: Character = "\u{0C}"
