#if !canImport(Darwin)
  import Dispatch
  import Synchronization

  /// The presenters of this process, and the messages to them.
  final class PresenterTable: Sendable {
    /// A presenter is only touched on its own queue, which is what the protocol promises it; the
    /// reference itself may travel.
    struct Entry: @unchecked Sendable {
      weak var presenter: (any NSFilePresenter)?
      let path: ItemPath?
      let watch: FileWatch?
    }

    private let entries = Mutex<[ObjectIdentifier: Entry]>([:])

    /// The one of this process: presenters have to meet all who coordinate.
    static let shared = PresenterTable()

    func add(_ presenter: any NSFilePresenter) {
      let path = presenter.presentedItemURL.flatMap { try? ItemPath($0).resolved() }
      let id = ObjectIdentifier(presenter)
      let watch = path.flatMap { path in
        FileWatch(path) { [weak self] in self?.tell(id) { $0.presentedItemDidChange() } }
      }
      let entry = Entry(presenter: presenter, path: path, watch: watch)
      entries.withLock { $0[id] = entry }
    }

    func remove(_ presenter: any NSFilePresenter) {
      // Destroyed outside the lock: the end of a watch waits for the message it is sending.
      _ = entries.withLock { $0.removeValue(forKey: ObjectIdentifier(presenter)) }
    }

    var all: [any NSFilePresenter] {
      let entries = self.entries.withLock { Handover(Array($0.values)) }
      return entries.value.compactMap(\.presenter)
    }

    /// The presenters of an item, of what it is in and of what is in it, without one of them.
    func others(of path: ItemPath, than own: ObjectIdentifier?) -> [Entry] {
      entries.withLock { entries in
        entries = entries.filter { $0.value.presenter != nil }
        return entries.filter { id, entry in
          guard id != own, let item = entry.path else { return false }
          return item.isWithin(path) || path.isWithin(item)
        }.map(\.value)
      }
    }

    private func tell(
      _ id: ObjectIdentifier, _ message: @escaping @Sendable (any NSFilePresenter) -> Void
    ) {
      entries.withLock { $0[id] }?.send(message)
    }
  }

  extension PresenterTable.Entry {
    /// Sends a message on the presenter's queue and does not wait.
    func send(_ message: @escaping @Sendable (any NSFilePresenter) -> Void) {
      guard let presenter else { return }
      let handover = Handover(presenter)
      presenter.presentedItemOperationQueue.addOperation { message(handover.value) }
    }

    /// Sends a message on the presenter's queue and waits for its answer.
    func ask<Answer: Sendable>(
      _ message:
        @escaping @Sendable (any NSFilePresenter, @escaping @Sendable (Answer) -> Void) -> Void
    ) -> Answer? {
      guard presenter != nil else { return nil }
      let semaphore = DispatchSemaphore(value: 0)
      let answer = AnswerBox<Answer>()
      send { presenter in
        message(presenter) { result in
          answer.value.withLock { $0 = result }
          semaphore.signal()
        }
      }
      semaphore.wait()
      return answer.value.withLock { $0 }
    }

    private final class AnswerBox<Answer: Sendable>: Sendable {
      let value = Mutex<Answer?>(nil)
    }
  }
#endif
