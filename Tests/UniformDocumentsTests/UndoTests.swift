import Testing
import UniformDocuments

@Suite("An undo manager") @MainActor
struct UndoTests {
  @MainActor
  final class Counter {
    var value = 0
    func add(_ number: Int, _ undoManager: UndoManager) {
      value += number
      undoManager.registerUndo(withTarget: self) { $0.add(-number, undoManager) }
    }
  }

  let undoManager = UndoManager()
  let counter = Counter()

  @Test("undoes and redoes one registration after the other")
  func single() {
    #expect(!undoManager.canUndo && !undoManager.canRedo)
    counter.add(1, undoManager)
    counter.add(10, undoManager)
    undoManager.undo()
    #expect(counter.value == 1)
    #expect(undoManager.canUndo && undoManager.canRedo)
    undoManager.redo()
    #expect(counter.value == 11)
    undoManager.undo()
    undoManager.undo()
    #expect(counter.value == 0)
    #expect(!undoManager.canUndo)
    undoManager.undo()
    undoManager.redo()
    undoManager.redo()
    undoManager.redo()
    #expect(counter.value == 11)
  }

  @Test("undoes a group as a whole, with the groups within it")
  func groups() {
    undoManager.beginUndoGrouping()
    counter.add(1, undoManager)
    undoManager.beginUndoGrouping()
    counter.add(2, undoManager)
    undoManager.endUndoGrouping()
    counter.add(4, undoManager)
    #expect(undoManager.canUndo)
    undoManager.endUndoGrouping()
    counter.add(8, undoManager)
    undoManager.undo()
    #expect(counter.value == 7)
    undoManager.undo()
    #expect(counter.value == 0)
    undoManager.redo()
    #expect(counter.value == 7)
    #expect(undoManager.undoCount == 1)
  }

  @Test("undoes a group in the opposite order")
  func order() {
    final class List { var items: [Int] = [] }
    let list = List()
    undoManager.beginUndoGrouping()
    for number in 1...3 {
      undoManager.registerUndo(withTarget: list) { $0.items.append(number) }
    }
    undoManager.undo()
    #expect(list.items == [3, 2, 1])
    #expect(undoManager.groupingLevel == 0)
  }

  @Test("forgets what could be redone once something new is done")
  func newAction() {
    counter.add(1, undoManager)
    undoManager.undo()
    counter.add(5, undoManager)
    #expect(!undoManager.canRedo)
    undoManager.redo()
    #expect(counter.value == 5)
  }

  @Test(
    "leaves nothing of an empty group, ignores an end without a beginning, and a target that is gone"
  )
  func oddities() {
    undoManager.endUndoGrouping()
    undoManager.beginUndoGrouping()
    undoManager.endUndoGrouping()
    #expect(!undoManager.canUndo)
    do {
      let other = Counter()
      other.add(1, undoManager)
    }
    undoManager.undo()
    #expect(!undoManager.canRedo)
  }

  @Test("can be switched off, limited, named and emptied")
  func settings() {
    undoManager.disableUndoRegistration()
    counter.add(1, undoManager)
    undoManager.enableUndoRegistration()
    #expect(!undoManager.canUndo)
    undoManager.levelsOfUndo = 2
    for number in 1...4 { counter.add(number, undoManager) }
    #expect(undoManager.undoCount == 2)
    undoManager.setActionName("Add")
    #expect(undoManager.undoActionName == "Add")
    undoManager.undo()
    #expect(undoManager.redoActionName == "Add")
    let other = Counter()
    other.add(1, undoManager)
    undoManager.removeAllActions(withTarget: counter)
    #expect(undoManager.undoCount == 1)
    undoManager.removeAllActions()
    #expect(!undoManager.canUndo && !undoManager.canRedo)
  }

  @Test("of a session decides whether there are unsaved changes")
  func session() async throws {
    let folder = try TemporaryFolder()
    let (session, _) = try await DocumentSession.letter("old", in: folder)
    #expect(!session.hasUnsavedChanges)
    session.document.setText("new", session.undoManager)
    #expect(session.hasUnsavedChanges)
    try await session.save()
    #expect(!session.hasUnsavedChanges)
    session.undoManager.undo()
    #expect(session.hasUnsavedChanges)
    try await session.save()
    session.undoManager.redo()
    #expect(session.hasUnsavedChanges)
    // Nobody knows of a change that was not registered.
    try await session.save()
    session.document.setText("unregistered", nil)
    #expect(!session.hasUnsavedChanges)
  }
}
