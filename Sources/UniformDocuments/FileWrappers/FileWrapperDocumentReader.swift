#if !canImport(Darwin)
  /// Reads a document through a ``FileWrapper``.
  ///
  /// ```swift
  /// func reader(configuration: sending ReadConfiguration) -> sending FileWrapperDocumentReader<String> {
  ///   FileWrapperDocumentReader(configuration) { wrapper in
  ///     String(decoding: wrapper.regularFileContents ?? Data(), as: UTF8.self)
  ///   }
  /// }
  /// ```
  ///
  /// Apple's counterpart is `FileWrapperDocumentReader` of SwiftUI (macOS 27, iOS 27).
  public struct FileWrapperDocumentReader<Snapshot>: DocumentReader {
    /// What is known of the file.
    public typealias ReadConfiguration = DocumentReadConfiguration

    private let configuration: ReadConfiguration
    private let makeSnapshot: (FileWrapper) async throws -> sending Snapshot

    /// A reader that makes a snapshot of a wrapper. Contents are read when the closure asks for
    /// them; what it leaves alone is not read at all.
    public init(
      _ configuration: sending ReadConfiguration,
      makeSnapshot: @escaping (FileWrapper) async throws -> sending Snapshot
    ) {
      self.configuration = configuration
      self.makeSnapshot = makeSnapshot
    }

    /// Reads the wrapper and calls the closure with it.
    ///
    /// - Throws: ``FileOperationError``, or what the closure throws.
    @concurrent
    public func read(
      from source: sending URL, progress: consuming Subprogress
    ) async throws -> sending Snapshot {
      let steps = progress.start(totalCount: 2)
      let wrapper = try FileWrapper(url: source)
      steps.complete(count: 1)
      let snapshot = try await makeSnapshot(wrapper)
      configuration.wrappers.current = wrapper
      steps.complete(count: 1)
      return snapshot
    }
  }
#endif
