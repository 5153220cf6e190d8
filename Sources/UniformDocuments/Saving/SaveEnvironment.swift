#if !canImport(Darwin)
  /// What a save relies on, so that tests can take it away or interrupt it.
  package struct SaveEnvironment: Sendable {
    /// Whether two objects can be swapped in one step.
    package var hasExchange = true

    /// Whether the file system has locks.
    package var hasLocks = true

    /// Whether blocks and names can be shared instead of copied.
    package var hasHardLinks = true

    /// Everything is there.
    package init() {}

    /// Called at each step; what it throws is what the step throws.
    package var reached: @Sendable (SaveStep) throws -> Void = { _ in }

    /// Called between the opening of what is to be locked and its locking.
    package var opened: @Sendable () -> Void = {}

    /// A value of a task and not of the process, so that tests can run side by side.
    @TaskLocal package static var current = SaveEnvironment()
  }

  /// Where a save has got to.
  package enum SaveStep: String, CaseIterable, Sendable {
    case claimed, staged, written, attributed, synchronized, checked, setAside, replaced, finished

    /// Every step calls this once.
    func reached() throws { try SaveEnvironment.current.reached(self) }
  }
#endif
