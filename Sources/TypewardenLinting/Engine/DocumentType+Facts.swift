package import InfoPlists
package import PropertyLists

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
    value(.isRelatedItemType)?.isTrue == true && value(.documentTypeRole)?.hasText("None") == true
  }

  /// Whether the entry has the form that JUCE writes: named after its first extension, with a store
  /// type of Core Data, in an app without document classes.
  package var isMadeByJUCE: Bool {
    guard value(.documentClass) == nil, let name = value(.documentTypeName),
      let first = strings(.documentTypeExtensions).first
    else { return false }
    return name.withText { name in first.withText { $0.elementsEqual(name) } }
      && dictionary.entries.contains {
        $0.key.hasText("NSPersistentStoreTypeKey") && $0.value.hasText("XML")
      }
  }

  /// Whether the entry is still what Xcode's templates write, placeholders and all: nobody has said
  /// yet what the app opens.
  package var isUntouchedTemplate: Bool {
    if let extensions = value(.documentTypeExtensions) {
      var elements = extensions.elements
      guard elements.next()?.hasText("mydoc") == true else { return false }
      return value(.documentTypeName)?.hasText("DocumentType") == true
    }
    guard let types = value(.itemContentTypes) else { return false }
    var elements = types.elements
    return elements.next()?.hasText("com.example.plain-text") == true && elements.next() == nil
  }

  /// Whether a key holds something: text that is not empty, or a list with such text.
  package func hasContent(_ key: KnownKey) -> Bool {
    guard let value = value(key) else { return false }
    switch value.kind {
    case .string: return !value.isEmpty
    case .array: return value.elements.contains { $0.kind == .string && !$0.isEmpty }
    default: return !value.isEmpty
    }
  }

  /// The key of a known entry of the dictionary, for a report at the key itself.
  package func key(_ key: KnownKey) -> PropertyListValue? {
    let name = key.path.name
    return dictionary.entries.first { $0.key.hasText(name) }?.key
  }

  /// What messages call the entry: by its name where it has one. Makes a `String`.
  package var title: String {
    guard let name, !name.isEmpty else { return "document type" }
    return "document type `\(name)`"
  }
}

extension PropertyListValue {
  /// Whether a flag is set: `true`, or the integer 1 that old tools write.
  package var isTrue: Bool { boolean == true || integer == 1 }

  /// Whether a flag is there and not set: `false`, or the integer 0.
  package var isFalse: Bool { boolean == false || integer == 0 }
}
