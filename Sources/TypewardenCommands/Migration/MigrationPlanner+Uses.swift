/// The steps outside the class, and what is left to people.
extension MigrationPlanner {
  func useSteps(_ target: MigrationPlan.Target) -> [Step] {
    [
      sceneStep, viewerStep, viewStep(target), exporterStep(target), newDocumentStep,
      testStep(target),
    ]
    .compactMap { $0 }
  }

  private var newInstance: String { uses.newInstance ?? "\(document.name)()" }

  private var sceneStep: Step? {
    guard !uses.editingGroups.isEmpty else { return nil }
    return Step(
      title: "Change the scene",
      details: [
        "makeDocument gives an empty document; the file is read into it afterwards. Keep "
          + "`configuration` in the document if it has to know its URL: it takes the place of file.fileURL.",
        "The editor's closure is given the document: `file.document` and `file.$document` become it.",
      ],
      code: [
        "DocumentGroup { document in", "  // the view, with document: document",
        "} makeDocument: { configuration, context in", "  \(newInstance)", "}",
      ],
      places: uses.editingGroups + uses.sceneArguments)
  }

  private var viewerStep: Step? {
    guard !uses.viewingGroups.isEmpty else { return nil }
    return Step(
      title: "Change the scene that only shows documents",
      details: ["In the property list the document type keeps CFBundleTypeRole Viewer."],
      code: [
        "DocumentGroup { document in", "  // the view, with document: document",
        "} makeReadableDocument: { configuration, context in", "  \(newInstance)", "}",
      ],
      places: uses.viewingGroups + (uses.editingGroups.isEmpty ? uses.sceneArguments : []))
  }

  private func viewStep(_ target: MigrationPlan.Target) -> Step? {
    guard !uses.holders.isEmpty || !uses.generics.isEmpty else { return nil }
    let isEdited = target == .document
    var details: [String] = []
    var seen: Set<String> = []
    for holder in uses.holders {
      let from = holder.wrapper.map { "@\($0) var \(holder.name)" } ?? "var \(holder.name)"
      let line = "`\(from)` becomes: \(replacement(for: holder))."
      if seen.insert(line).inserted { details.append(line) }
    }
    if !uses.generics.isEmpty {
      details.append(
        "Binding<\(document.name)> becomes \(document.name); the configuration that a scene's closure "
          + "was given is the document itself now.")
    }
    var step = Step(title: "Change what holds the document", details: details)
    step.places = uses.holders.map(\.place) + uses.generics
    guard isEdited else { return step }
    let holder = uses.holders.first { $0.wrapper != nil }?.name ?? "document"
    let property = onlyProperty ?? document.properties.first { !$0.isConstant }
    let name = property?.name ?? "text"
    step.details.append(
      "Bindings such as $\(holder).\(name) change it without undo: put one in their place that calls "
        + "the method of the undo step.")
    step.code = [
      "@Environment(\\.undoManager) private var undoManager",
      "",
      "Binding(",
      "  get: { \(holder).\(name) },",
      "  set: { \(holder).\(undoMethod(for: name))(with: $0, undoManager: undoManager) })",
    ]
    return step
  }

  private func exporterStep(_ target: MigrationPlan.Target) -> Step? {
    guard !uses.exporters.isEmpty else { return nil }
    return Step(
      title: "Check the exports",
      details: [
        "fileExporter(isPresented:document:contentType:defaultFilename:) has a variant for a "
          + "WritableDocument; where one of these exports a \(document.name), that one is taken. "
          + "The closure onCompletion and a new onCancellation follow."
      ],
      places: uses.exporters)
  }

  private var newDocumentStep: Step? {
    guard !uses.newDocuments.isEmpty else { return nil }
    return Step(
      title: "Check the action newDocument",
      details: ["On macOS 27 it takes a ReadableDocument that is made in memory."],
      places: uses.newDocuments)
  }

  private func testStep(_ target: MigrationPlan.Target) -> Step {
    var step = Step(title: "Test it")
    if target != .writable {
      step.details.append("Open a file that the old version saved.")
    }
    if target == .document {
      step.details.append(
        "Edit, close without saving by hand, and open again: the edit is there only if undo was "
          + "registered. Then undo it, and look whether the file follows.")
    }
    if target != .readable {
      step.details.append("Compare a file that the new version saved with one of the old version.")
    }
    let creations = uses.creations.filter { !uses.editingGroups.contains($0) }
    if !creations.isEmpty {
      step.details.append("Previews and tests that make a \(document.name) are listed.")
      step.places = creations
    }
    return step
  }

  func manual(_ target: MigrationPlan.Target) -> [String] {
    var manual: [String] = []
    if target == .document {
      manual.append(
        isReference
          ? "Whether every edit registers undo: which changes are edits is the app's to say."
          : "Undo: which changes are one action, and what each is called, is the app's to say.")
    }
    if !isReference, target == .document {
      manual.append(
        "Copies: `let copy = document` copied a value and now refers to the same object, and "
          + "`==` and `onChange(of: document)` no longer see edits.")
    }
    manual.append(
      "Threads: whether what a snapshot refers to may be read while the main actor goes on editing."
    )
    if !document.uses(ofConfiguration: "existingFile").isEmpty {
      manual.append(
        "existingFile was the file on disk; `previous` is what was last written or read, and may "
          + "be changed in place and returned.")
    }
    if target != .writable, target != .readable, uses.editingGroups.isEmpty {
      manual.append(
        "The scene: no DocumentGroup with \(document.name) was found in these sources.")
    }
    manual.append(
      "Progress and large files: a DocumentReader or DocumentWriter of your own can report "
        + "progress and work on URLs; the ones for file wrappers cannot.")
    return manual
  }
}
