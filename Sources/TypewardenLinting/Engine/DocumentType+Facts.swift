package import InfoPlists
internal import PropertyLists

/// What several rules ask about a document type.
extension DocumentType {
  /// Whether the entry is the list of a Quick Look generator or a Spotlight importer, which makes
  /// no claim to open documents.
  package var isOfPlugIn: Bool {
    guard let role = value(.documentTypeRole) else { return false }
    return role.hasText("QLGenerator") || role.hasText("MDImporter")
  }

  /// Whether the entry only grants access to files that lie beside a document, such as subtitles
  /// beside a film. Nobody opens them by themselves.
  package var isCompanion: Bool {
    guard let flag = value(.isRelatedItemType), flag.boolean == true || flag.integer == 1 else {
      return false
    }
    return value(.documentTypeRole)?.hasText("None") == true
  }

  /// What messages call the entry: by its name where it has one. Makes a `String`.
  package var title: String {
    guard let name, !name.isEmpty else { return "document type" }
    return "document type `\(name)`"
  }
}
