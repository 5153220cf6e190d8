#if !canImport(Darwin)
  /// A document that can be read.
  ///
  /// Apple's counterpart is `ReadableDocument` of SwiftUI (macOS 27, iOS 27).
  public protocol ReadableDocument: AnyObject {
    /// What reads the file.
    associatedtype Reader: DocumentReader

    /// What is known of a file that is to be read.
    typealias ReadConfiguration = DocumentReadConfiguration

    /// The types that can be read; files of a type that conforms to one of them, too.
    static var readableContentTypes: [UTType] { get }

    /// Makes the reader for one reading. It is called for every reading, and must not block.
    func reader(configuration: sending ReadConfiguration) -> sending Reader

    /// Takes over what was read. `previous` is what was read before, nil the first time.
    ///
    /// What it throws reaches whoever opened the document.
    @MainActor
    func apply(
      snapshot: sending Reader.Snapshot, previous: sending Reader.Snapshot?
    ) async throws
  }

  extension ReadableDocument where Self: WritableDocument {
    /// The readable types, unless the document says otherwise.
    ///
    /// Apple's counterpart is the default of the same name.
    public static var writableContentTypes: [UTType] { readableContentTypes }
  }
#endif
