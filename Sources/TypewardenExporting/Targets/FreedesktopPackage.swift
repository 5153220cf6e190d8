internal import TypeDeclarations
internal import TypewardenSourceText

/// Types as a package of the shared MIME database, by which Linux desktops know files.
///
/// Install it in `share/mime/packages` and run `update-mime-database share/mime`.
package struct FreedesktopPackage {
  private let input: ExportInput
  private let names: MIMENames
  private var losses: [ExportLoss]

  /// The package of some types.
  package static func render(_ input: ExportInput) -> ExportOutput {
    var package = FreedesktopPackage(input)
    let text = package.text()
    return ExportOutput(text: text, losses: package.losses)
  }

  private init(_ input: ExportInput) {
    self.input = input
    names = MIMENames(input)
    losses = names.losses
  }

  private mutating func text() -> String {
    var elements = ""
    var written: [String: Element] = [:]
    var order: [String] = []
    for type in input.types {
      guard let name = names.name(of: type) else { continue }
      var element = written[name] ?? Element()
      add(type, to: &element, name)
      if written[name] == nil { order.append(name) }
      written[name] = element
    }
    for name in order { elements += written[name]!.text(name) }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    if !losses.isEmpty {
      text += "<!-- What this file cannot say, or says in other words:\n"
      for loss in losses { text += "  \(ShownText.inComment(loss.description))\n" }
      text += "-->\n"
    }
    text += "<mime-info xmlns=\"http://www.freedesktop.org/standards/shared-mime-info\">\n"
    return text + elements + "</mime-info>\n"
  }

  private mutating func add(_ type: RegisteredType, to element: inout Element, _ name: String) {
    let id = type.identifier.rawValue
    let declaration = type.declaration
    element.identifiers.append(id)
    element.comments.append(
      ShownText.shown(type.localizedDescription ?? declaration.spelling))
    if element.identifiers.count == 1 { localize(type, &element) }
    for parent in parents(of: type) where parent != name && !element.supertypes.contains(parent) {
      element.supertypes.append(parent)
    }
    let isFolder = type.conforms(to: "public.directory")
    if isFolder, !element.supertypes.contains("inode/directory") {
      element.supertypes.append("inode/directory")
    }
    element.icon = element.icon ?? Self.icon(of: type)
    for other in (type.tags[.mimeType] ?? []).dropFirst() where MIMENames.isValid(other) {
      guard other != name, !element.aliases.contains(other) else { continue }
      // An alias would take the name away from the other type, for all files and programs.
      if let owner = names.owner(of: other, input.registry) {
        lose(id, "the MIME type `\(other)` is that of `\(owner)` and left out")
      } else {
        element.aliases.append(other)
      }
    }
    for text in type.tags[.filenameExtension] ?? [] {
      guard let glob = Glob(text, yields: isClaimedBySystem(text)) else {
        lose(id, "the extension `\(ShownText.shown(text))` cannot be a pattern and is left out")
        continue
      }
      if !element.globs.contains(glob) { element.globs.append(glob) }
    }
    reportLosses(of: type, isFolder: isFolder)
  }

  /// The names in other languages, as far as these have a name here.
  private mutating func localize(_ type: RegisteredType, _ element: inout Element) {
    let names = input.localizedDescriptions[type.identifier] ?? [:]
    for (language, text) in names.sorted(by: { $0.key < $1.key }) where language != "Base" {
      guard let locale = LocaleName(language)?.text else {
        lose(
          type.identifier.rawValue,
          "the language `\(ShownText.shown(language))` has no name here and is left out")
        continue
      }
      let comment = ShownText.shown(text)
      if !text.isEmpty, comment != element.comments.first {
        element.localizedComments[locale] = comment
      }
    }
  }

  private mutating func reportLosses(of type: RegisteredType, isFolder: Bool) {
    let id = type.identifier.rawValue
    if isFolder {
      lose(
        id,
        "is a folder shown as one file; here it stays a folder (inode/directory), and the patterns "
          + "name flat files only")
    }
    let tags = type.tags
    if tags[.osType] != nil { lose(id, "OSTypes are left out") }
    if tags[.pasteboardType] != nil { lose(id, "pasteboard names are left out") }
    let declaration = type.declaration
    if declaration.referenceURL != nil { lose(id, "the reference URL is left out") }
    if declaration.version != nil { lose(id, "the version is left out") }
    if (tags[.filenameExtension] ?? []).isEmpty {
      lose(id, "has no extension, so that no file is known to be one")
    }
    let missing = declaration.supertypes.filter { input.registry.type($0) == nil }
    for supertype in missing { lose(id, "`\(supertype)` is declared nowhere and left out") }
  }

  private mutating func lose(_ id: String, _ message: String) {
    losses.append(ExportLoss(about: id, message: message))
  }

  /// The MIME names that a type descends from: of each supertype its own, else those above it. What
  /// only says that something is a flat file is left out: here every file is.
  private func parents(of type: RegisteredType) -> [String] {
    var found: [String] = []
    var seen: Set<TypeRegistry.TypeID> = [type.typeID]
    var queue = type.declaration.supertypes.compactMap { input.registry.type($0) }
    var next = 0
    while next < queue.count {
      let parent = queue[next]
      next += 1
      guard seen.insert(parent.typeID).inserted else { continue }
      if let name = names.name(of: parent), name != "application/octet-stream" {
        if !found.contains(name) { found.append(name) }
      } else {
        queue += parent.declaration.supertypes.compactMap { input.registry.type($0) }
      }
    }
    return found
  }

  private func isClaimedBySystem(_ text: String) -> Bool {
    input.registry.types(tag: text, tagClass: .filenameExtension).contains {
      RegistryLayer.standard.contains($0.layer)
    }
  }

  /// A theme's icon for what the type is; nil where the desktop's own guess is as good.
  private static func icon(of type: RegisteredType) -> String? {
    let icons: [(TypeIdentifier, String)] = [
      ("public.image", "image-x-generic"), ("public.audio", "audio-x-generic"),
      ("public.movie", "video-x-generic"), ("public.font", "font-x-generic"),
      ("public.archive", "package-x-generic"), ("public.presentation", "x-office-presentation"),
      ("public.spreadsheet", "x-office-spreadsheet"), ("public.script", "text-x-script"),
      ("public.text", "text-x-generic"), ("public.directory", "folder"),
      ("public.composite-content", "x-office-document"), ("public.content", "x-office-document"),
    ]
    return icons.first { type.conforms(to: $0.0) }?.1
  }
}
