#if !canImport(Darwin)
  extension UndoManager {
    /// Whether there is anything to undo, in an open group too.
    ///
    /// Apple's counterpart is `UndoManager.canUndo`.
    public var canUndo: Bool { !undoGroups.isEmpty || open?.actions.isEmpty == false }

    /// Whether there is anything to redo.
    ///
    /// Apple's counterpart is `UndoManager.canRedo`.
    public var canRedo: Bool { !redoGroups.isEmpty }

    /// How many groups can be undone.
    ///
    /// Apple's counterpart is `UndoManager.undoCount`.
    public var undoCount: Int { undoGroups.count }

    /// How many groups can be redone.
    ///
    /// Apple's counterpart is `UndoManager.redoCount`.
    public var redoCount: Int { redoGroups.count }

    /// Whether it is undoing at the moment.
    ///
    /// Apple's counterpart is `UndoManager.isUndoing`.
    public var isUndoing: Bool { activity == .undoing }

    /// Whether it is redoing at the moment.
    ///
    /// Apple's counterpart is `UndoManager.isRedoing`.
    public var isRedoing: Bool { activity == .redoing }

    /// Takes back the last group, after ending the groups that are open.
    ///
    /// Apple's counterpart is `UndoManager.undo()`.
    public func undo() {
      guard activity == .editing else { return }
      closeGroup()
      guard let group = undoGroups.popLast() else { return }
      perform(group, as: .undoing)
    }

    /// Does again what was undone last.
    ///
    /// Apple's counterpart is `UndoManager.redo()`.
    public func redo() {
      guard activity == .editing, let group = redoGroups.popLast() else { return }
      closeGroup()
      perform(group, as: .redoing)
    }

    private func perform(_ group: Group, as activity: Activity) {
      self.activity = activity
      open = Group(name: group.name)
      for action in group.actions.reversed() { action.perform() }
      // What the handlers registered is one group, whatever they began or ended.
      closeGroup()
      self.activity = .editing
      changed?()
    }

    /// Forgets everything.
    ///
    /// Apple's counterpart is `UndoManager.removeAllActions()`.
    public func removeAllActions() {
      undoGroups = []
      redoGroups = []
      open = open.map { _ in Group() }
    }

    /// Forgets what was registered for a target.
    ///
    /// Complexity: O(actions). Apple's counterpart is `UndoManager.removeAllActions(withTarget:)`.
    public func removeAllActions(withTarget target: AnyObject) {
      func without(_ groups: [Group]) -> [Group] {
        groups.compactMap { group in
          var group = group
          group.actions.removeAll { $0.target === target }
          return group.actions.isEmpty ? nil : group
        }
      }
      undoGroups = without(undoGroups)
      redoGroups = without(redoGroups)
      open?.actions.removeAll { $0.target === target }
    }
  }

  extension UndoManager {
    /// Names what was done last, for a menu.
    ///
    /// Apple's counterpart is `UndoManager.setActionName(_:)`.
    public func setActionName(_ actionName: String) {
      if open != nil {
        open?.name = actionName
      } else if !undoGroups.isEmpty {
        undoGroups[undoGroups.count - 1].name = actionName
      }
    }

    /// What would be undone; empty without a name.
    ///
    /// Apple's counterpart is `UndoManager.undoActionName`.
    public var undoActionName: String {
      open.flatMap { $0.actions.isEmpty ? nil : $0.name } ?? undoGroups.last?.name ?? ""
    }

    /// What would be redone; empty without a name.
    ///
    /// Apple's counterpart is `UndoManager.redoActionName`.
    public var redoActionName: String { redoGroups.last?.name ?? "" }
  }
#endif
