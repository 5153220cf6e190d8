internal import PropertyLists
internal import TypeDeclarations
internal import TypewardenCommandLine
internal import TypewardenExporting

/// Types and documents as one property list, from however many they come.
enum PropertyListExport {
  static func render(_ input: ExportInput) -> ExportOutput {
    var losses: [ExportLoss] = []
    var skeletons: [DeclarationSkeleton] = []
    for type in input.types {
      var declaration = type.declaration
      let id = Terminal.escaped(type.identifier.rawValue)
      if type.identifier.isDynamic {
        losses.append(ExportLoss(about: id, message: "is a dynamic type, which nobody can declare"))
        continue
      }
      if declaration.kind == .unknown {
        losses.append(
          ExportLoss(about: id, message: "nobody says whether it is exported; taken as imported"))
        declaration.kind = .imported
      }
      if !type.inactiveRecords.isEmpty {
        losses.append(
          ExportLoss(
            about: id, message: "other declarations of it, which do not count, are left out"))
      }
      var skeleton = DeclarationSkeleton(declaration)
      skeleton.hasAllTags = true
      skeletons.append(skeleton)
    }
    if !input.types.isEmpty || !input.apps.isEmpty {
      losses.append(
        ExportLoss(
          about: "all types",
          message: "icons, translations, document classes, other keys and comments are left out"))
    }
    var entries: [XMLFragment.Entry] = []
    let documents = input.apps.flatMap(\.documents).map(fragment)
    if !documents.isEmpty { entries.append(.init("CFBundleDocumentTypes", .array(documents))) }
    entries += DeclarationSkeleton.rootEntries(skeletons)
    var lines = XMLFragment.document(entries, indentation: "\t")
    if !losses.isEmpty, let place = lines.firstIndex(where: { $0.hasPrefix("<dict") }) {
      lines.insert(contentsOf: comment(losses), at: place)
    }
    return ExportOutput(text: lines.map { $0 + "\n" }.joined(), losses: losses)
  }

  private static func comment(_ losses: [ExportLoss]) -> [String] {
    ["<!-- What this file cannot say, or says in other words:"]
      + losses.map { "  " + XMLFragment.commentText(Terminal.escaped($0.description)) } + ["-->"]
  }

  private static func fragment(_ document: ExportedApp.Document) -> XMLFragment {
    var entries: [XMLFragment.Entry] = []
    func add(_ key: String, _ text: String?) {
      if let text { entries.append(.init(key, .string(text))) }
    }
    add("CFBundleTypeName", document.name)
    add("CFBundleTypeRole", document.role)
    add("LSHandlerRank", document.rank)
    if !document.contentTypes.isEmpty {
      entries.append(.init("LSItemContentTypes", .strings(document.contentTypes)))
    }
    if !document.extensions.isEmpty {
      entries.append(.init("CFBundleTypeExtensions", .strings(document.extensions)))
    }
    return .dictionary(entries)
  }
}
