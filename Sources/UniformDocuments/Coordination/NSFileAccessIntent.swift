#if !canImport(Darwin)
  /// What somebody wants to do with one item, for coordinated access that does not block.
  ///
  /// Apple's counterpart is `NSFileAccessIntent` of Foundation.
  public final class NSFileAccessIntent: Sendable {
    /// The item.
    ///
    /// Apple's counterpart is `NSFileAccessIntent.url`, which may change meanwhile; here it does not.
    public let url: URL

    /// How it is accessed; one of the two.
    let reading: NSFileCoordinator.ReadingOptions?
    let writing: NSFileCoordinator.WritingOptions?

    private init(
      _ url: URL, reading: NSFileCoordinator.ReadingOptions?,
      writing: NSFileCoordinator.WritingOptions?
    ) {
      (self.url, self.reading, self.writing) = (url, reading, writing)
    }

    /// Wants to read an item.
    ///
    /// Apple's counterpart is `NSFileAccessIntent.readingIntent(with:options:)`.
    public static func readingIntent(
      with url: URL, options: NSFileCoordinator.ReadingOptions = []
    ) -> NSFileAccessIntent { NSFileAccessIntent(url, reading: options, writing: nil) }

    /// Wants to write an item.
    ///
    /// Apple's counterpart is `NSFileAccessIntent.writingIntent(with:options:)`.
    public static func writingIntent(
      with url: URL, options: NSFileCoordinator.WritingOptions = []
    ) -> NSFileAccessIntent { NSFileAccessIntent(url, reading: nil, writing: options) }
  }

  extension NSFileCoordinator {
    /// Waits for all items without blocking the caller, and then calls the accessor on the queue, with
    /// an error if it may not go on. The items are claimed until the accessor returns.
    ///
    /// Apple's counterpart is `NSFileCoordinator.coordinate(with:queue:byAccessor:)`.
    public func coordinate(
      with intents: [NSFileAccessIntent], queue: OperationQueue,
      byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
    ) {
      // Only asked to wait and to stop waiting, and both may be done from any thread.
      let coordinator = Handover(self)
      // Waiting blocks, so it gets a thread of its own.
      Thread.detachNewThread {
        let coordinator = coordinator.value
        do {
          let accesses = try intents.map { intent in
            if let options = intent.writing { return try coordinator.writing(intent.url, options) }
            return try coordinator.reading(intent.url, intent.reading ?? [])
          }
          try coordinator.perform(coordinator.inOrder(accesses)) {
            let operation = BlockOperation { accessor(nil) }
            queue.addOperations([operation], waitUntilFinished: true)
          }
        } catch {
          queue.addOperation { accessor(error) }
        }
      }
    }
  }
#endif
