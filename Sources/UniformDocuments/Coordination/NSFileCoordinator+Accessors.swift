#if !canImport(Darwin)
  extension NSFileCoordinator {
    /// How an item is read.
    ///
    /// Apple's counterpart is `NSFileCoordinator.ReadingOptions`. What only iCloud needs has no
    /// effect here.
    public struct ReadingOptions: OptionSet, Sendable {
      /// The options as bits.
      public let rawValue: UInt

      /// Options from bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Presenters are not asked to save first.
      public static let withoutChanges = ReadingOptions(rawValue: 1 << 0)

      /// The accessor gets the target of a symbolic link.
      public static let resolvesSymbolicLink = ReadingOptions(rawValue: 1 << 1)

      /// Only what is known without reading; presenters are not asked to save.
      public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 1 << 2)

      /// The accessor gets a copy that nobody changes, for sending it away. It is removed when the
      /// accessor returns. Apple's system packs a folder into an archive; here it stays a folder.
      public static let forUploading = ReadingOptions(rawValue: 1 << 3)
    }

    /// How an item is written.
    ///
    /// Apple's counterpart is `NSFileCoordinator.WritingOptions`.
    public struct WritingOptions: OptionSet, Sendable {
      /// The options as bits.
      public let rawValue: UInt

      /// Options from bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// It will be deleted, to which presenters may object.
      public static let forDeleting = WritingOptions(rawValue: 1 << 0)

      /// It will be moved.
      public static let forMoving = WritingOptions(rawValue: 1 << 1)

      /// It will be changed and not replaced, so presenters save first.
      public static let forMerging = WritingOptions(rawValue: 1 << 2)

      /// It will be replaced by something else.
      public static let forReplacing = WritingOptions(rawValue: 1 << 3)

      /// Only attributes will be changed.
      public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 1 << 4)
    }

    /// Calls `reader` when the item may be read.
    ///
    /// Apple's counterpart is `NSFileCoordinator.coordinate(readingItemAt:options:error:byAccessor:)`,
    /// where `error` has no default. It is set when the accessor is not called, for instance because
    /// there can be no such place.
    public func coordinate(
      readingItemAt url: URL, options: ReadingOptions = [],
      error outError: UnsafeMutablePointer<NSError?>? = nil, byAccessor reader: (URL) -> Void
    ) {
      reporting(outError) {
        let access = try reading(url, options)
        let target =
          options.contains(.resolvesSymbolicLink)
          ? access.path.url(isDirectory: url.hasDirectoryPath) : url
        guard options.contains(.forUploading) else {
          return try perform([access]) { reader(target) }
        }
        let copies = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let folder = try ItemPath(copies)
        defer { try? folder.removeTree() }
        let copy = folder.appending(access.path.name)
        var result = Result<Void, any Error>.success(())
        try perform([access]) {
          result = Result {
            try folder.makeDirectory(mode: 0o700)
            try copy.clone(access.path)
          }
        }
        try result.get()
        reader(copy.url(isDirectory: url.hasDirectoryPath))
      }
    }

    /// Calls `writer` when the item may be written.
    ///
    /// Apple's counterpart is `NSFileCoordinator.coordinate(writingItemAt:options:error:byAccessor:)`,
    /// where `error` has no default. It is set when the accessor is not called.
    public func coordinate(
      writingItemAt url: URL, options: WritingOptions = [],
      error outError: UnsafeMutablePointer<NSError?>? = nil, byAccessor writer: (URL) -> Void
    ) {
      reporting(outError) {
        try perform([writing(url, options)]) { writer(url) }
      }
    }

    /// Calls the accessor when one item may be read and another one written.
    ///
    /// Apple's counterpart is
    /// `NSFileCoordinator.coordinate(readingItemAt:options:writingItemAt:options:error:byAccessor:)`.
    public func coordinate(
      readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [],
      writingItemAt writingURL: URL, options writingOptions: WritingOptions = [],
      error outError: UnsafeMutablePointer<NSError?>? = nil, byAccessor accessor: (URL, URL) -> Void
    ) {
      reporting(outError) {
        let accesses = try [
          reading(readingURL, readingOptions), writing(writingURL, writingOptions),
        ]
        try perform(inOrder(accesses)) { accessor(readingURL, writingURL) }
      }
    }

    /// Calls the accessor when two items may be written, as for moving one to the other.
    ///
    /// Apple's counterpart is
    /// `NSFileCoordinator.coordinate(writingItemAt:options:writingItemAt:options:error:byAccessor:)`.
    public func coordinate(
      writingItemAt url: URL, options: WritingOptions = [], writingItemAt otherURL: URL,
      options otherOptions: WritingOptions = [],
      error outError: UnsafeMutablePointer<NSError?>? = nil, byAccessor accessor: (URL, URL) -> Void
    ) {
      reporting(outError) {
        let accesses = try [writing(url, options), writing(otherURL, otherOptions)]
        try perform(inOrder(accesses)) { accessor(url, otherURL) }
      }
    }

    func reading(_ url: URL, _ options: ReadingOptions) throws -> PresenterMessages {
      let isQuiet = !options.isDisjoint(with: [.withoutChanges, .immediatelyAvailableMetadataOnly])
      return try messages(url, isWriting: false, asksToSave: !isQuiet)
    }

    func writing(_ url: URL, _ options: WritingOptions) throws -> PresenterMessages {
      try messages(
        url, isWriting: true, asksToSave: options.contains(.forMerging),
        isDeleting: options.contains(.forDeleting))
    }

    /// Everybody takes claims in one order, so that no two wait for each other.
    func inOrder(_ accesses: [PresenterMessages]) -> [PresenterMessages] {
      accesses.sorted { $0.path.bytes.lexicographicallyPrecedes($1.path.bytes) }
    }

    private func reporting(
      _ outError: UnsafeMutablePointer<NSError?>?, _ body: () throws -> Void
    ) {
      do {
        try body()
      } catch {
        outError?.pointee = error as NSError
      }
    }
  }
#endif
