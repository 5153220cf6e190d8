#if !canImport(Darwin)
  /// Shows or edits an item, and wants to know what others do to it.
  ///
  /// Register it with ``NSFileCoordinator/addFilePresenter(_:)``. Before somebody in this process
  /// reads or writes the item with a coordinator, or something that it is in or that is in it, the
  /// presenter is asked to let go; afterwards it is told. Other processes cannot ask it anything; what
  /// they change is noticed from the file system and told as ``presentedItemDidChange()``.
  ///
  /// Apple's counterpart is `NSFilePresenter` of Foundation. Versions, ubiquity and conflicts of
  /// iCloud have no counterpart here.
  public protocol NSFilePresenter: AnyObject {
    /// The item; nil when there is none at the moment.
    var presentedItemURL: URL? { get }

    /// Where all messages are sent. A queue that is blocked keeps everybody else waiting.
    var presentedItemOperationQueue: OperationQueue { get }

    /// Somebody is about to read. Call `reader` when they may, with what to call when they are done.
    func relinquishPresentedItem(
      toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)

    /// Somebody is about to write. Call `writer` when they may, with what to call when they are done.
    func relinquishPresentedItem(
      toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)

    /// Somebody is about to read and wants what is not saved yet. An error keeps them from it.
    func savePresentedItemChanges(
      completionHandler: @escaping @Sendable ((any Error)?) -> Void)

    /// Somebody is about to delete the item. An error keeps them from it.
    func accommodatePresentedItemDeletion(
      completionHandler: @escaping @Sendable ((any Error)?) -> Void)

    /// The item is somewhere else now.
    func presentedItemDidMove(to newURL: URL)

    /// The item's contents or attributes have changed, or it is gone.
    func presentedItemDidChange()

    /// Something in the folder or package has changed.
    func presentedSubitemDidChange(at url: URL)
  }

  extension NSFilePresenter {
    /// Lets the reader go on at once.
    public func relinquishPresentedItem(
      toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void
    ) { reader(nil) }

    /// Lets the writer go on at once.
    public func relinquishPresentedItem(
      toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void
    ) { writer(nil) }

    /// There is nothing to save.
    public func savePresentedItemChanges(
      completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) { completionHandler(nil) }

    /// Nothing speaks against it.
    public func accommodatePresentedItemDeletion(
      completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) { completionHandler(nil) }

    /// Does nothing.
    public func presentedItemDidMove(to newURL: URL) {}

    /// Does nothing.
    public func presentedItemDidChange() {}

    /// Says that the whole item has changed.
    public func presentedSubitemDidChange(at url: URL) { presentedItemDidChange() }
  }
#endif
