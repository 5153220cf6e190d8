package import InfoPlists
package import PropertyLists

/// One key of a dictionary in which keys have a meaning, with its value and what is known of it.
///
/// Made for every key of every list, so it holds places on the tape and makes values when asked.
package struct KeyedValue: Sendable {
  private let storage: PropertyList.Storage
  private let keyIndex: Int32
  private let valueIndex: Int32
  private let dictionaryIndex: Int32
  /// The schema's key; nil for a key that the schema does not list at this place.
  package let id: KeyID?
  /// What the schema says of the key.
  package let facts: KeyFacts
  /// What the key probably was meant to be; nil for a key that the schema lists at this place.
  package let unknown: UnknownKey?

  init(_ entry: PropertyListValue.Entry, of dictionary: PropertyListValue, at place: Place) {
    let schema = InfoPlistSchema.shared
    storage = dictionary.storage
    keyIndex = Int32(entry.key.index)
    valueIndex = Int32(entry.value.index)
    dictionaryIndex = Int32(dictionary.index)
    let id = entry.key.withText { schema.key(UnsafeRawBufferPointer($0), at: place) }
    self.id = id
    facts = id.map { schema.facts(of: $0) } ?? KeyFacts(unlistedAt: place)
    unknown = id == nil ? UnknownKey(entry.key, at: place) : nil
  }

  /// The key itself.
  package var key: PropertyListValue { PropertyListValue(storage, Int(keyIndex)) }
  /// The value.
  package var value: PropertyListValue { PropertyListValue(storage, Int(valueIndex)) }
  /// The dictionary that holds the key: a declaration, a document type, the root.
  package var dictionary: PropertyListValue { PropertyListValue(storage, Int(dictionaryIndex)) }

  /// The dictionary's place in an Info.plist.
  package var place: Place { facts.place }
  /// What the schema says of the key; empty for an unknown one.
  package var flags: KeyFlags { facts.flags }
  /// What the schema allows as value; anything for an unknown key.
  package var types: ValueTypes { facts.types }
  /// The rules' own name for the key, where they have one.
  package var known: KnownKey? { facts.known }

  /// The key's name. Makes a `String`.
  package var name: String { key.string ?? "" }

  /// Calls `body` with each string of the value: the value itself, or the elements of an array.
  package func forEachString(_ body: (PropertyListValue) -> Void) {
    if value.kind == .string {
      if value.isText { body(value) }
      return
    }
    for element in value.elements where element.isText {
      body(element)
    }
  }

  /// The strings of the value, for when their number is small or one of them is wrong.
  package var strings: [PropertyListValue] {
    var strings: [PropertyListValue] = []
    forEachString { strings.append($0) }
    return strings
  }
}

extension PropertyListValue {
  /// The value of a known key in a dictionary of the key's place; of a repeated key the last.
  package subscript(key: KnownKey) -> PropertyListValue? {
    let name = key.path.name
    var found: PropertyListValue?
    for entry in entries where entry.key.hasText(name) { found = entry.value }
    return found
  }
}

/// Visits every key that has a meaning in an Info.plist: those of the root, and those of all the
/// dictionaries in which the schema has a place of its own.
package enum KeyWalk {
  package static func visit(_ infoPlist: InfoPlist, _ body: (KeyedValue) -> Void) {
    guard let root = infoPlist.list.root, root.kind == .dictionary else { return }
    visit(root, .root, body)
  }

  private static func visit(
    _ dictionary: PropertyListValue, _ place: Place, _ body: (KeyedValue) -> Void
  ) {
    for entry in dictionary.entries {
      let key = KeyedValue(entry, of: dictionary, at: place)
      body(key)
      switch key.facts.known {
      case .exportedTypeDeclarations, .importedTypeDeclarations:
        visitElements(entry.value, .declaration, body)
      case .documentTypes: visitElements(entry.value, .documentType, body)
      case .services: visitElements(entry.value, .service, body)
      case .typeTagSpecification: visitDictionary(entry.value, .tags, body)
      case .typeIcons: visitDictionary(entry.value, .icons, body)
      case .extension: visitDictionary(entry.value, .extension, body)
      case .extensionAttributes: visitDictionary(entry.value, .extensionAttributes, body)
      case .activationRule: visitDictionary(entry.value, .activationRule, body)
      default: break
      }
    }
  }

  private static func visitDictionary(
    _ value: PropertyListValue, _ place: Place, _ body: (KeyedValue) -> Void
  ) {
    if value.kind == .dictionary { visit(value, place, body) }
  }

  private static func visitElements(
    _ value: PropertyListValue, _ place: Place, _ body: (KeyedValue) -> Void
  ) {
    for element in value.elements where element.kind == .dictionary {
      visit(element, place, body)
    }
  }
}
