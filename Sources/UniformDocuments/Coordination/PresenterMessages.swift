#if !canImport(Darwin)
  import Synchronization

  /// What has to be said to the presenters of an item before and after somebody reads or writes it.
  struct PresenterMessages: Sendable {
    let path: ItemPath
    let isWriting: Bool
    /// The presenter that is not told, because it is the one who acts.
    let own: ObjectIdentifier?
    var asksToSave = false
    var isDeleting = false

    /// What the presenters want called afterwards.
    typealias Reacquire = @Sendable () -> Void

    /// Asks all presenters to let go, and waits for them.
    ///
    /// It comes before the claim: a presenter that saves first needs a claim of its own.
    ///
    /// - Throws: what a presenter has against it.
    func before() throws -> [Reacquire] {
      var reacquirers: [Reacquire] = []
      for entry in PresenterTable.shared.others(of: path, than: own) {
        let isWriting = self.isWriting
        let answer: Reacquire?? = entry.ask { presenter, answer in
          if isWriting {
            presenter.relinquishPresentedItem(toWriter: answer)
          } else {
            presenter.relinquishPresentedItem(toReader: answer)
          }
        }
        if let reacquire = answer ?? nil { reacquirers.append(reacquire) }
        do {
          if asksToSave {
            try refusal(entry) { $0.savePresentedItemChanges(completionHandler: $1) }
          }
          if isDeleting {
            try refusal(entry) { $0.accommodatePresentedItemDeletion(completionHandler: $1) }
          }
        } catch {
          for reacquire in reacquirers { reacquire() }
          throw error
        }
      }
      return reacquirers
    }

    private func refusal(
      _ entry: PresenterTable.Entry,
      _ message:
        @escaping @Sendable (any NSFilePresenter, @escaping @Sendable ((any Error)?) -> Void) ->
        Void
    ) throws {
      let error: (any Error)?? = entry.ask(message)
      if let error = error ?? nil { throw error }
    }

    /// Lets the presenters go on, and tells them what has happened.
    func after(_ reacquirers: [Reacquire], hasWritten: Bool) {
      for reacquire in reacquirers { reacquire() }
      guard isWriting, hasWritten else { return }
      for entry in PresenterTable.shared.others(of: path, than: own) {
        let isInside = entry.path.map { $0 != path && path.isWithin($0) } ?? false
        let url = path.url(isDirectory: false)
        entry.send { presenter in
          if isInside {
            presenter.presentedSubitemDidChange(at: url)
          } else {
            presenter.presentedItemDidChange()
          }
        }
      }
    }
  }
#endif
