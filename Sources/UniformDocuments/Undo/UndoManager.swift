#if !canImport(Darwin)
  /// Records how to take back what was done.
  ///
  /// ```swift
  /// @MainActor func rename(to new: String, undoManager: UndoManager?) {
  ///   let old = title
  ///   title = new
  ///   undoManager?.registerUndo(withTarget: self) { $0.rename(to: old, undoManager: undoManager) }
  /// }
  /// ```
  ///
  /// What a handler registers while it undoes is what redoes it.
  ///
  /// Apple's counterpart is `UndoManager` of Foundation. Apple's groups by turns of the run loop,
  /// which there is none of here: outside of ``beginUndoGrouping()`` each registration is a group of
  /// its own. And what is an exception there, such as an end without a beginning, is ignored here.
  @MainActor
  public class UndoManager {
    /// How an action is taken back; `perform` does nothing when the target is gone.
    struct Action {
      weak var target: AnyObject?
      let perform: @MainActor () -> Void
    }

    /// Actions that are undone together, the oldest first.
    struct Group {
      var name = ""
      var actions: [Action] = []
    }

    /// What registrations are for at the moment.
    enum Activity { case editing, undoing, redoing }

    var undoGroups: [Group] = []
    var redoGroups: [Group] = []
    var open: Group?
    var activity = Activity.editing
    private var switchedOff = 0

    /// Told of each undo, redo and new registration.
    var changed: (@MainActor () -> Void)?

    /// An undo manager with nothing to undo.
    public init() {}

    /// How many groups have been begun and not ended.
    ///
    /// Apple's counterpart is `UndoManager.groupingLevel`.
    public private(set) var groupingLevel = 0

    /// How many groups can be undone at most; 0 is no limit.
    ///
    /// Apple's counterpart is `UndoManager.levelsOfUndo`.
    public var levelsOfUndo = 0 {
      didSet { trim() }
    }

    /// Whether registrations count.
    ///
    /// Apple's counterpart is `UndoManager.isUndoRegistrationEnabled`.
    public var isUndoRegistrationEnabled: Bool { switchedOff == 0 }

    /// Ignores registrations until ``enableUndoRegistration()`` is called as often as this.
    ///
    /// Apple's counterpart is `UndoManager.disableUndoRegistration()`.
    public func disableUndoRegistration() { switchedOff += 1 }

    /// Takes back one ``disableUndoRegistration()``.
    ///
    /// Apple's counterpart is `UndoManager.enableUndoRegistration()`.
    public func enableUndoRegistration() { switchedOff = max(0, switchedOff - 1) }

    /// Records how to take back what has just been done.
    ///
    /// The target is not kept alive; when it is gone the action does nothing.
    ///
    /// Apple's counterpart is `UndoManager.registerUndo(withTarget:handler:)`.
    public func registerUndo<Target: AnyObject>(
      withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
    ) {
      guard isUndoRegistrationEnabled else { return }
      let action = Action(target: target) { [weak target] in
        if let target { handler(target) }
      }
      if open != nil {
        open?.actions.append(action)
      } else {
        push(Group(actions: [action]))
      }
      guard activity == .editing else { return }
      redoGroups = []
      changed?()
    }

    /// Begins a group of actions that are undone together. Groups within it are parts of it.
    ///
    /// Apple's counterpart is `UndoManager.beginUndoGrouping()`.
    public func beginUndoGrouping() {
      groupingLevel += 1
      if open == nil { open = Group() }
    }

    /// Ends a group. One without any action leaves nothing to undo.
    ///
    /// Apple's counterpart is `UndoManager.endUndoGrouping()`.
    public func endUndoGrouping() {
      guard groupingLevel > 0 else { return }
      groupingLevel -= 1
      if groupingLevel == 0, activity == .editing { closeGroup() }
    }

    /// Ends all groups that are open.
    func closeGroup() {
      groupingLevel = 0
      guard let group = open else { return }
      open = nil
      if !group.actions.isEmpty { push(group) }
    }

    private func push(_ group: Group) {
      if activity == .undoing {
        redoGroups.append(group)
      } else {
        undoGroups.append(group)
        trim()
      }
    }

    private func trim() {
      guard levelsOfUndo > 0 else { return }
      undoGroups.removeFirst(max(0, undoGroups.count - levelsOfUndo))
      redoGroups.removeFirst(max(0, redoGroups.count - levelsOfUndo))
    }
  }
#endif
