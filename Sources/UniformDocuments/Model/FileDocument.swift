#if !canImport(Darwin)
  /// A document as it was before ``Document``: a value that reads and writes itself.
  ///
  /// For moving existing code: it compiles, and ``FileDocumentAdapter`` runs it. New documents conform
  /// to ``Document``.
  ///
  /// Apple's counterpart is `FileDocument` of SwiftUI (macOS 11, iOS 14), deprecated in the 27 systems.
  @preconcurrency
  public protocol FileDocument: Sendable {
    /// What is read.
    typealias ReadConfiguration = FileDocumentReadConfiguration

    /// What is written.
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// The types that can be read.
    static var readableContentTypes: [UTType] { get }

    /// The types that can be written; the readable ones unless the document says otherwise.
    static var writableContentTypes: [UTType] { get }

    /// Reads a document.
    init(configuration: ReadConfiguration) throws

    /// Makes what is to be written.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
  }

  extension FileDocument {
    /// The readable types.
    public static var writableContentTypes: [UTType] { readableContentTypes }
  }

  /// What a ``FileDocument`` is read from.
  ///
  /// Apple's counterpart is `FileDocumentReadConfiguration` of SwiftUI.
  public struct FileDocumentReadConfiguration {
    /// The type of the file.
    public let contentType: UTType

    /// The file.
    public let file: FileWrapper

    /// A configuration for tests; Apple's has no public initialiser.
    public init(contentType: UTType, file: FileWrapper) {
      self.contentType = contentType
      self.file = file
    }
  }

  /// What a ``FileDocument`` is written as.
  ///
  /// Apple's counterpart is `FileDocumentWriteConfiguration` of SwiftUI.
  public struct FileDocumentWriteConfiguration {
    /// The type to write.
    public let contentType: UTType

    /// What was read or written before; nil for a new document.
    public let existingFile: FileWrapper?

    /// A configuration for tests; Apple's has no public initialiser.
    public init(contentType: UTType, existingFile: FileWrapper? = nil) {
      self.contentType = contentType
      self.existingFile = existingFile
    }
  }
#endif
