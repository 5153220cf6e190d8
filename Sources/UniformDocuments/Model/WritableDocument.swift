#if !canImport(Darwin)
  /// A document that can be written.
  ///
  /// Apple's counterpart is `WritableDocument` of SwiftUI (macOS 27, iOS 27).
  public protocol WritableDocument: AnyObject {
    /// What writes the file.
    associatedtype Writer: DocumentWriter

    /// What is known of a file that is to be written.
    typealias WriteConfiguration = DocumentWriteConfiguration

    /// The types that can be written, the preferred one first.
    static var writableContentTypes: [UTType] { get }

    /// Makes the writer for one writing. It is called for every writing, and must not block.
    func writer(configuration: sending WriteConfiguration) -> sending Writer

    /// What is to be written, as it is at this moment.
    ///
    /// Keep it cheap: the main actor waits. The runtime keeps the snapshot after it was written and
    /// hands it to the next writing as `previous`, so a snapshot with references in it must not
    /// change any more once it is returned.
    @MainActor
    func snapshot(contentType: UTType) async throws -> sending Writer.Snapshot
  }
#endif
