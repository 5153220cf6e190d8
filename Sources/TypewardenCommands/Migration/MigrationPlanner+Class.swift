/// The steps inside the class.
extension MigrationPlanner {
  var deploymentStep: Step {
    Step(
      title: "Decide what becomes of earlier systems",
      details: [
        "The product runs on \(olderSystems.joined(separator: " and ")); the new protocols need 27.0.",
        "Either raise the deployment target, or keep \(document.name) for the earlier systems "
          + "and make a second class beside it, with `if #available` around the scenes.",
      ])
  }

  func declarationStep(_ target: MigrationPlan.Target) -> Step {
    let name = document.name
    var step = Step(
      title: "Declare \(name) as an observable class", places: [document.declaration])
    let others = document.inherited.filter {
      !["FileDocument", "ReferenceFileDocument", "ObservableObject", "Sendable"].contains($0)
    }
    let kept = others.filter { !Self.synthesized.contains($0) }
    step.code = [
      "@Observable",
      "\(document.access)final class \(name): \(([target.rawValue] + kept).joined(separator: ", ")) {",
    ]
    if isReference {
      let isOldStyle = document.inherited.contains("ObservableObject") || !published.isEmpty
      step.details.append(
        document.isObservable && !isOldStyle
          ? "It is @Observable already; only the protocol changes."
          : "Remove ObservableObject and every @Published; @Observable does their work.")
      step.places += published
    } else {
      let mutating = document.places(of: ["mutating", "func"])
      if !mutating.isEmpty {
        step.details.append("Remove `mutating`: methods of a class need no such word.")
        step.places += mutating
      }
      step.details.append(
        document.hasOtherInit
          ? "Its own initialiser stays, for new documents."
          : "A class has no memberwise initialiser: give it an `init()` for new documents.")
      let synthesized = others.filter(Self.synthesized.contains)
      if !synthesized.isEmpty {
        step.details.append(
          "\(synthesized.joined(separator: ", ")): for a class the compiler writes no == and hash(into:), "
            + "and in an @Observable class the names in files would begin with an underscore. "
            + "Let the snapshot conform instead.")
      }
    }
    if let place = document.readableTypes {
      step.details.append(
        target == .writable
          ? "readableContentTypes becomes writableContentTypes, which a WritableDocument has to have."
          : "readableContentTypes and writableContentTypes stay as they are.")
      step.places.append(place)
    }
    if target == .readable {
      let places = [document.snapshot, document.writing].compactMap { $0 }
      step.details.append(
        "What writes is not asked for any more: remove it, or name Document if something else saves "
          + "the document.")
      step.places += places
    }
    if target == .writable, let place = document.readingInit {
      step.details.append(
        "init(configuration:) is not asked for any more: remove it unless something else calls it.")
      step.places.append(place)
    }
    return step
  }

  /// What the compiler writes for structures and not, or otherwise, for observable classes.
  static let synthesized: Set<String> = [
    "Equatable", "Hashable", "Codable", "Encodable", "Decodable",
  ]

  private var conformances: [String] {
    var seen: Set<String> = []
    return ["Sendable"]
      + document.inherited.filter { Self.synthesized.contains($0) && seen.insert($0).inserted }
  }

  var snapshotTypeStep: Step {
    var step = Step(title: "Choose what a snapshot is")
    if let property = onlyProperty, let type = property.type {
      step.details = [
        "The document is its one property `\(property.name)`, so a snapshot is one \(type)."
      ]
      step.places = [property.place]
      return step
    }
    if isReference {
      step.details = [
        "\(snapshotType) serves on, for reading too. It leaves the main actor: make it Sendable, "
          + "or let nothing change what it refers to."
      ]
      step.places =
        document.places(of: ["struct", "Snapshot"])
        + document.places(of: ["typealias", "Snapshot"])
        + (document.snapshot.map { [$0] } ?? [])
      return step
    }
    step.details = [
      "Put what the files hold into a structure: these properties, without what only views need. "
        + "It must be at least as visible as the class, and Sendable if it can be."
    ]
    step.code =
      ["\(document.access)struct Snapshot: \(conformances.joined(separator: ", ")) {"]
      + document.properties.map { "  var \($0.name): \($0.type ?? "…")" } + ["}"]
    step.places = document.properties.map(\.place)
    return step
  }

  var readerStep: Step {
    var step = Step(title: "Move reading into a reader")
    step.details = [
      "The body of init(configuration:) becomes the closure; what it assigned to properties it "
        + "returns as a snapshot. The closure runs off the main actor and cannot use `self`."
    ]
    let wrappers = document.uses(ofConfiguration: "file")
    if !wrappers.isEmpty {
      step.details.append("`configuration.file` is the closure's argument `file`.")
    }
    var code = [
      "\(document.access)func reader(configuration: sending ReadConfiguration)",
      "  -> sending FileWrapperDocumentReader<\(snapshotType)>", "{",
    ]
    if !document.uses(ofConfiguration: "contentType").isEmpty {
      step.details.append("Take `configuration.contentType` before the closure.")
      code.append("  let contentType = configuration.contentType")
    }
    code += [
      "  return FileWrapperDocumentReader(configuration) { file in",
      "    // what init(configuration:) did; return a \(snapshotType)", "  }", "}",
    ]
    step.code = code
    step.places = (document.readingInit.map { [$0] } ?? []) + wrappers
    if document.readingInit == nil {
      step.details.append(
        "init(configuration:) was not found in these sources: it may be inherited.")
    }
    return step
  }

  var applyStep: Step {
    var step = Step(title: "Take a snapshot over, and remove init(configuration:)")
    step.details = [
      "This is called when the file is opened and again when it has changed on disk: assign "
        + "everything, and keep it quick."
    ]
    let assignments =
      onlyProperty.map { ["  \($0.name) = snapshot"] }
      ?? (isReference
        ? ["  // assign the properties"]
        : document.properties.map { "  \($0.name) = snapshot.\($0.name)" })
    step.code =
      [
        "@MainActor", "\(document.access)func apply(",
        "  snapshot: sending \(snapshotType), previous: sending \(snapshotType)?",
        ") async throws {",
      ] + assignments + ["}"]
    let constants = document.properties.filter(\.isConstant)
    if !constants.isEmpty, !isReference {
      step.details.append("Constants that it assigns have to become `var`.")
    } else if !constants.isEmpty {
      step.details.append(
        "A constant cannot be assigned again: change what it holds, or make it `var`.")
    }
    step.places = constants.map(\.place)
    return step
  }

  var snapshotStep: Step {
    var step = Step(title: isReference ? "Adapt snapshot(contentType:)" : "Make snapshots")
    let names = document.properties.map { "\($0.name): \($0.name)" }
    let value =
      onlyProperty.map { ["  \($0.name)"] }
      ?? (names.count < 4
        ? ["  Snapshot(\(names.joined(separator: ", ")))"]
        : ["  Snapshot("] + names.dropLast().map { "    \($0)," } + ["    \(names.last ?? ""))"])
    step.details = [
      "It runs on the main actor: copy the state and leave encoding to the writer.",
      "Of an object that is not Sendable it has to return a copy that nobody else refers to.",
    ]
    step.code =
      [
        "@MainActor",
        "\(document.access)func snapshot(contentType: UTType) async throws -> sending \(snapshotType) {",
      ] + (isReference ? ["  // the body that is there"] : value) + ["}"]
    if let place = document.snapshot { step.places = [place] }
    return step
  }

  var writerStep: Step {
    var step = Step(title: "Move writing into a writer")
    let existing = document.uses(ofConfiguration: "existingFile")
    step.details = [
      "The body of \(isReference ? "fileWrapper(snapshot:configuration:)" : "fileWrapper(configuration:)") "
        + "becomes the closure, which takes what it writes from `snapshot`, not from `self`."
    ]
    if !existing.isEmpty {
      step.details.append(
        "`configuration.existingFile` is the closure's second argument `previous`.")
    }
    if isReference || !document.uses(ofConfiguration: "contentType").isEmpty {
      step.details.append("Take `configuration.contentType` before the closure if it is needed.")
    }
    step.code = [
      "\(document.access)func writer(configuration: sending WriteConfiguration)",
      "  -> sending FileWrapperDocumentWriter<\(snapshotType)>", "{",
      "  FileWrapperDocumentWriter(configuration) { snapshot, previous in",
      "    // what fileWrapper(…) did; return a FileWrapper", "  }", "}",
    ]
    step.places = (document.writing.map { [$0] } ?? []) + existing
    if document.writing == nil {
      step.details.append("fileWrapper(…) was not found in these sources: it may be inherited.")
    }
    return step
  }

  func undoMethod(for property: String) -> String {
    "replace" + property.prefix(1).uppercased() + property.dropFirst()
  }

  var undoStep: Step {
    var step = Step(
      title: isReference
        ? "Check that every edit registers undo" : "Register undo for every edit")
    step.details = [
      isReference
        ? "Only a registered undo action marks the document as edited; that a published property "
          + "changed no longer does."
        : "A value was saved because its binding changed. A Document is saved only when an undo "
          + "action was registered: without one nothing is ever saved."
    ]
    step.details.append(
      uses.undo.isEmpty
        ? "Nothing in these sources calls registerUndo."
        : "Calls of registerUndo in these sources are listed; compare them with the edits.")
    if let property = onlyProperty ?? document.properties.first(where: { !$0.isConstant }) {
      let type = property.type ?? "…"
      let method = undoMethod(for: property.name)
      step.code = [
        "@MainActor", "func \(method)(with new: \(type), undoManager: UndoManager?) {",
        "  let old = \(property.name)", "  \(property.name) = new",
        "  undoManager?.registerUndo(withTarget: self) { document in",
        "    document.\(method)(with: old, undoManager: undoManager)", "  }", "}",
      ]
    }
    if !uses.edits.isEmpty {
      step.details.append(
        "Edits that views make, as far as they show in the source, are listed too.")
    }
    step.places = uses.undo + uses.edits
    return step
  }
}
