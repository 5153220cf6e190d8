internal import TypeDeclarations

/// An app as a desktop entry, by which Linux desktops know what opens a file.
///
/// Install it in `share/applications`, beside the MIME package of its types.
package struct DesktopEntry {
  private let input: ExportInput
  private let names: MIMENames
  private var losses: [ExportLoss] = []

  /// The entry of one of the apps.
  package static func render(_ app: ExportedApp, _ input: ExportInput) -> ExportOutput {
    var entry = DesktopEntry(input: input, names: MIMENames(input))
    let text = entry.text(app)
    return ExportOutput(text: text, losses: entry.losses)
  }

  private init(input: ExportInput, names: MIMENames) {
    self.input = input
    self.names = names
  }

  private mutating func text(_ app: ExportedApp) -> String {
    var mimeTypes: [String] = []
    for document in app.documents {
      for name in self.mimeTypes(of: document, app) where !mimeTypes.contains(name) {
        mimeTypes.append(name)
      }
    }
    let program = app.executable ?? app.name
    if app.executable == nil {
      lose(app.name, "has no CFBundleExecutable; the command is its name")
    }
    let localizedNames = localizedNames(of: app)
    var text = ""
    if !losses.isEmpty {
      text += "# What this file cannot say, or says in other words:\n"
      for loss in losses { text += "#   \(ShownText.shown(loss.description, limit: 500))\n" }
    }
    text += "[Desktop Entry]\nType=Application\nVersion=1.0\n"
    text += "Name=\(Self.escaped(app.name))\n" + localizedNames
    text += "Exec=\(Self.command(program)) %F\n"
    text += "Terminal=false\n"
    if !mimeTypes.isEmpty { text += "MimeType=\(mimeTypes.joined(separator: ";"));\n" }
    return text
  }

  /// A line for each language that has a name here.
  private mutating func localizedNames(of app: ExportedApp) -> String {
    var names: [String: String] = [:]
    for (language, name) in app.localizedNames.sorted(by: { $0.key < $1.key })
    where language != "Base" && !name.isEmpty && name != app.name {
      if let locale = LocaleName(language)?.text {
        names[locale] = name
      } else {
        lose(
          app.name,
          "the language `\(ShownText.shown(language))` has no name here and is left out")
      }
    }
    return names.sorted { $0.key < $1.key }
      .map { "Name[\($0.key)]=\(Self.escaped($0.value))\n" }.joined()
  }

  private mutating func mimeTypes(
    of document: ExportedApp.Document, _ app: ExportedApp
  ) -> [String] {
    let shown = document.name ?? document.contentTypes.first ?? "a document type without a name"
    if let role = document.role, role != "Editor", role != "Viewer" {
      lose(shown, "its role \(role) is not to open documents, so it is left out")
      return []
    }
    if document.rank == "None" {
      lose(shown, "its rank None keeps it from being offered, so it is left out")
      return []
    }
    if document.role == "Editor" {
      lose(shown, "that the app edits such documents and does not only show them")
    }
    if let rank = document.rank, rank != "Default" {
      lose(shown, "the rank \(rank); which app is the default is decided by mimeapps.list")
    }
    if document.contentTypes.isEmpty, !document.extensions.isEmpty {
      let list = document.extensions.joined(separator: ", ")
      lose(shown, "it names extensions (\(list)) instead of types, so it is left out")
    }
    return document.contentTypes.compactMap { identifier in
      guard let type = input.registry.type(identifier) else {
        lose(identifier, "is declared nowhere and left out")
        return nil
      }
      if let name = names.name(of: type) {
        for loss in names.losses where loss.about == type.identifier.rawValue {
          losses.append(loss)
        }
        if type.conforms(to: "public.directory") {
          lose(identifier, "is a folder here: file managers open it, and do not offer the app")
        }
        return name
      }
      lose(identifier, "has no MIME type and is left out; name the formats instead")
      return nil
    }
  }

  private mutating func lose(_ about: String, _ message: String) {
    let loss = ExportLoss(about: about, message: message)
    if !losses.contains(loss) { losses.append(loss) }
  }

  /// A value of type string: one line, backslashes doubled.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in ShownText.shown(text).unicodeScalars {
      if scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result.isEmpty ? "App" : result
  }

  /// A program's name as one word of a command: in quotes where a shell would see more in it, then
  /// escaped again as a value. A per cent sign stands for itself when doubled.
  private static func command(_ program: String) -> String {
    let isPlain = program.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/", "+": true
      default: false
      }
    }
    if isPlain, !program.isEmpty { return program }
    var quoted = "\""
    for scalar in ShownText.shown(program).unicodeScalars {
      switch scalar {
      case "\"", "`", "$": quoted += "\\\\\(scalar)"
      case "\\": quoted += "\\\\\\\\"
      case "%": quoted += "%%"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
