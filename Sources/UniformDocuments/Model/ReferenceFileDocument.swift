#if !canImport(Darwin)
  /// A document as it was before ``Document``: an object that reads itself and writes snapshots.
  ///
  /// For moving existing code: it compiles, and ``ReferenceFileDocumentAdapter`` runs it. New
  /// documents conform to ``Document``.
  ///
  /// Apple's counterpart is `ReferenceFileDocument` of SwiftUI (macOS 11, iOS 14), deprecated in the
  /// 27 systems. It is `Sendable` there, which a class with published properties is not in Swift 6
  /// mode; so this one leaves that to the class.
  public protocol ReferenceFileDocument: ObservableObject {
    /// What is written: the contents at one moment.
    associatedtype Snapshot

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

    /// The contents as they are at this moment.
    func snapshot(contentType: UTType) throws -> Snapshot

    /// Makes what is to be written.
    func fileWrapper(
      snapshot: Snapshot, configuration: WriteConfiguration
    ) throws -> FileWrapper
  }

  extension ReferenceFileDocument {
    /// The readable types.
    public static var writableContentTypes: [UTType] { readableContentTypes }
  }
#endif
