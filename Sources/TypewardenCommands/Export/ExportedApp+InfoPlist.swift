internal import InfoPlists
internal import PropertyLists
internal import TypewardenExporting

extension ExportedApp {
  /// The app of a property list; nil when it opens no documents.
  init?(_ list: InfoPlist) {
    let documents = list.documentTypes
    guard !documents.isEmpty else { return nil }
    func text(_ key: String) -> String? {
      guard let root = list.list.root, root.kind == .dictionary else { return nil }
      var found: String?
      for entry in root.entries where entry.key.string == key { found = entry.value.string }
      // A placeholder that nobody fills is no name.
      return found.map(list.settings.expand).flatMap { $0.isEmpty || $0.contains("$") ? nil : $0 }
    }
    let executable = text("CFBundleExecutable")
    self.init(
      name: text("CFBundleDisplayName") ?? text("CFBundleName") ?? executable
        ?? list.bundleIdentifier ?? "App",
      executable: executable, bundleIdentifier: list.bundleIdentifier,
      documents: documents.map { document in
        Document(
          name: document.name, role: document.role, rank: document.rank,
          contentTypes: document.contentTypes,
          extensions: document.strings(.documentTypeExtensions).compactMap(\.string))
      })
  }
}
