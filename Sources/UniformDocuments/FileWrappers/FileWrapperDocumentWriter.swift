#if !canImport(Darwin)
  /// Writes a document through a ``FileWrapper``.
  ///
  /// ```swift
  /// func writer(configuration: sending WriteConfiguration) -> sending FileWrapperDocumentWriter<String> {
  ///   FileWrapperDocumentWriter(configuration) { text, previous in
  ///     FileWrapper(regularFileWithContents: Data(text.utf8))
  ///   }
  /// }
  /// ```
  ///
  /// Apple's counterpart is `FileWrapperDocumentWriter` of SwiftUI (macOS 27, iOS 27).
  public struct FileWrapperDocumentWriter<Snapshot>: DocumentWriter {
    /// What is known of the file.
    public typealias WriteConfiguration = DocumentWriteConfiguration

    private let configuration: WriteConfiguration
    private let makeFileWrapper: (Snapshot, FileWrapper?) async throws -> FileWrapper

    /// A writer that makes a wrapper of a snapshot.
    ///
    /// The closure also gets the wrapper that was last read or written, if there is one. For a
    /// package it may change that one and return it: what it leaves alone is carried over without
    /// being read or written, and what it removes is deleted.
    public init(
      _ configuration: sending WriteConfiguration,
      makeFileWrapper: @escaping (Snapshot, FileWrapper?) async throws -> FileWrapper
    ) {
      self.configuration = configuration
      self.makeFileWrapper = makeFileWrapper
    }

    /// Calls the closure and writes the wrapper. `previous` is of no use to it.
    ///
    /// - Throws: ``FileOperationError``, or what the closure throws.
    @concurrent
    public func write(
      snapshot: sending Snapshot, to destination: sending URL, previous: sending Snapshot?,
      progress: consuming Subprogress
    ) async throws {
      let steps = progress.start(totalCount: 2)
      let slot = configuration.wrappers
      let wrapper = try await makeFileWrapper(snapshot, slot.current)
      steps.complete(count: 1)
      try Task.checkCancellation()
      let path = try ItemPath(destination)
      if let plan = slot.plan, path.isWithin(plan.destination) {
        // The place is private and holds a copy at most, which the wrapper makes anew anyway.
        try path.removeTree()
        let place = ItemPath(plan.item.bytes + path.bytes.dropFirst(plan.destination.bytes.count))
        var writer = WrapperTreeWriter(linkable: plan.item)
        try writer.write(
          wrapper, to: path, for: place, as: String(decoding: place.name, as: UTF8.self))
        slot.setPending(WrapperSlot.Pending(wrapper: wrapper, origins: writer.origins))
      } else {
        try wrapper.write(to: destination, options: .withNameUpdating, originalContentsURL: nil)
        slot.current = wrapper
      }
      steps.complete(count: 1)
    }
  }
#endif
