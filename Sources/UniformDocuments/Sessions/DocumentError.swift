#if !canImport(Darwin)
  /// Why a session does not do what it was asked for.
  ///
  /// What the system, a reader or a writer has to say reaches the caller as it is; this is what only
  /// the session knows.
  ///
  /// Apple has no counterpart: there the system talks to the user itself.
  public struct DocumentError: Error, Hashable, Sendable {
    /// The reason. New ones may be added.
    public struct Code: RawRepresentable, Hashable, Sendable {
      /// The reason's own name.
      public let rawValue: String

      /// A reason from its name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Nobody declares the type in the session's registry. This is looked at first.
      public static let undeclaredType = Code(rawValue: "undeclared-type")

      /// The type conforms to none of the types that the document reads.
      public static let unreadableType = Code(rawValue: "unreadable-type")

      /// The type is not one of those that the document writes.
      public static let unwritableType = Code(rawValue: "unwritable-type")

      /// Somebody else changed, replaced or removed the file since it was opened or last saved.
      /// Saving would undo what they did.
      public static let changedOnDisk = Code(rawValue: "changed-on-disk")

      /// The document has no file yet.
      public static let untitled = Code(rawValue: "untitled")

      /// The session was closed.
      public static let closed = Code(rawValue: "closed")

      /// The writer returned and had written nothing.
      public static let nothingWritten = Code(rawValue: "nothing-written")
    }

    /// The reason.
    public var code: Code

    /// The file, where there is one.
    public var url: URL?

    /// The type, where it matters.
    public var contentType: UTType?

    /// An error with its reason.
    public init(_ code: Code, url: URL? = nil, contentType: UTType? = nil) {
      self.code = code
      self.url = url
      self.contentType = contentType
    }
  }

  extension DocumentError: CustomStringConvertible {
    /// One sentence with the file and the type, where there are any.
    public var description: String {
      let file = url.map { "`\($0.path)`" } ?? "the document"
      let type = contentType.map { "`\($0.identifier)`" } ?? "of the document"
      let sentence =
        switch code {
        case .undeclaredType:
          "nobody declares the type \(type), so \(file) can be neither opened nor saved as such"
        case .unreadableType:
          "the document cannot read \(file): it reads nothing of the type \(type)"
        case .unwritableType:
          "the document cannot write \(file): it writes nothing of the type \(type)"
        case .changedOnDisk:
          "somebody else changed \(file) since it was opened or last saved, "
            + "and saving it\(named) would undo that"
        case .untitled: "the document has no file yet, so a place to save it has to be given"
        case .closed: "the session of \(file)\(named) was closed"
        case .nothingWritten: "the writer has written nothing to \(file)\(named)"
        default: "\(code.rawValue): \(file)\(named)"
        }
      return sentence
    }

    private var named: String { contentType.map { " as `\($0.identifier)`" } ?? "" }
  }

  extension DocumentError: LocalizedError {
    /// The same sentence.
    public var errorDescription: String? { description }
  }
#endif
