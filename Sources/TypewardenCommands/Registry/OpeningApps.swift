internal import DocumentRegistry
internal import InfoPlists
internal import TypeDeclarations
internal import TypewardenCommandLine
internal import TypewardenSourceText

/// Which apps open a catalogued document: the answer to `documents --who-opens PATH`.
struct OpeningApps {
  /// An app that offers itself.
  struct App {
    var name: String
    var rank: String
    var role: String
    var documentType: String?
  }

  let document: CatalogedDocument
  let type: ResolvedType
  /// The apps, the owner of the type first.
  private(set) var apps: [App] = []
  /// Whether anything given says of any app what it opens.
  private let knowsApps: Bool

  /// Looks at the apps of `--app`, and at what the dumps of `--with` say of all apps of a Mac.
  init(_ document: CatalogedDocument, _ arguments: ParsedArguments, _ inputs: inout RegistryInputs)
  {
    let given = ExplainCommand.readApps(arguments, &inputs)
    let name = document.path.split(separator: UInt8(ascii: "/")).last.map(FileName.shown) ?? ""
    let kind = document.kind.objectKind
    self.document = document
    knowsApps = !given.isEmpty || !inputs.dumps.isEmpty
    type = inputs.registry.type(forName: name, kind: kind)
    for app in given {
      let answer = AppDocuments(infoPlists: app.infoPlists, registry: inputs.registry)
        .answer(forName: name, kind: kind)
      guard answer.opens, answer.isOffered else { continue }
      apps.append(
        App(
          name: app.path, rank: answer.rank ?? "Default", role: answer.role ?? "None",
          documentType: answer.documentType))
    }
    for dump in inputs.dumps { add(dump, inputs.registry) }
    apps.sort { Self.order(of: $0) < Self.order(of: $1) }
  }

  private mutating func add(_ dump: LaunchServicesDump, _ registry: TypeRegistry) {
    var seen: Set<String> = []
    for claim in dump.claims where takes(claim, registry) {
      let name = claim.bundlePath ?? claim.bundleName ?? dump.name
      let rank = (claim.rank ?? "Default").capitalizedWord
      let role = (claim.role ?? "None").capitalizedWord
      guard rank != "None", role != "None", seen.insert(name).inserted else { continue }
      apps.append(App(name: name, rank: rank, role: role, documentType: claim.name))
    }
  }

  private func takes(_ claim: DumpedClaim, _ registry: TypeRegistry) -> Bool {
    claim.identifiers.contains { text in
      if TypeIdentifier(text) == type.identifier { return true }
      return registry.type(text).map { type.conforms(to: $0) } ?? false
    }
  }

  private static func order(of app: App) -> (Int, Int, String) {
    let ranks = ["Owner", "Default", "Alternate"]
    let roles = ["Editor", "Viewer", "Shell"]
    return (
      ranks.firstIndex(of: app.rank) ?? ranks.count, roles.firstIndex(of: app.role) ?? roles.count,
      app.name
    )
  }
}

extension OpeningApps {
  /// Why there is no app in the answer; nil when there is one.
  var remark: String? {
    guard apps.isEmpty else { return nil }
    guard knowsApps else {
      return "typewarden: nothing given says which apps there are; name them with --app, or give a "
        + "saved `lsregister -dump` with --with"
    }
    let name = Terminal.escaped(FileName.shown(document.path))
    return "typewarden: none of the apps given opens \(name), "
      + "which is \(Terminal.escaped(type.identifier.rawValue))"
  }

  /// The answer in a form.
  func text(_ form: DocumentForm) -> String {
    switch form {
    case .json: return apps.map { json($0).text + "\n" }.joined()
    case .csv:
      return CSV.line(["app", "rank", "role", "documentType", "type"])
        + apps.map { CSV.line(fields($0) + [type.identifier.rawValue]) }.joined()
    case .paths: return apps.map { $0.name + "\0" }.joined()
    case .text:
      return apps.map { app in
        fields(app).map(Terminal.escaped).joined(separator: "\t") + "\n"
      }.joined()
    }
  }

  private func fields(_ app: App) -> [String] {
    [app.name, app.rank, app.role, app.documentType ?? ""]
  }

  private func json(_ app: App) -> JSON {
    .object([
      "path": .string(FileName.shown(document.path)), "type": .string(type.identifier.rawValue),
      "app": .string(app.name), "rank": .string(app.rank), "role": .string(app.role),
      "documentType": .optional(app.documentType),
    ])
  }
}

extension String {
  /// `editor` and `EDITOR` as property lists write it: `Editor`.
  fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
