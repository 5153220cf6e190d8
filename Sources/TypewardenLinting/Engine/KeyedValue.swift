package import InfoPlists
package import PropertyLists

/// One key of a dictionary in which keys have a meaning, with its value and what is known of it.
///
/// Made for every key of every list, so it holds one reference to the list, in the value.
package struct KeyedValue: Sendable {
  /// The value.
  package let value: PropertyListValue
  private let keyIndex: Int32
  private let dictionaryIndex: Int32
  /// The schema's key; nil for a key that the schema does not list at this place.
  package let id: KeyID?
  /// What the schema says of the key.
  package let facts: KeyFacts
  /// What the key probably was meant to be; nil for a key that the schema lists at this place.
  package let unknown: UnknownKey?

  @inline(__always)
  init(
    _ value: PropertyListValue, keyIndex: Int, dictionaryIndex: Int, at place: Place,
    in schema: InfoPlistSchema
  ) {
    self.value = value
    self.keyIndex = Int32(keyIndex)
    self.dictionaryIndex = Int32(dictionaryIndex)
    let id = value.storage.withText(ofKey: keyIndex) {
      schema.key(UnsafeRawBufferPointer($0), at: place)
    }
    self.id = id
    facts = id.map { schema.facts(of: $0) } ?? KeyFacts(unlistedAt: place)
    unknown =
      id == nil ? UnknownKey(PropertyListValue(value.storage, keyIndex), at: place) : nil
  }

  /// The key itself.
  package var key: PropertyListValue { PropertyListValue(value.storage, Int(keyIndex)) }
  /// The dictionary that holds the key: a declaration, a document type, the root.
  package var dictionary: PropertyListValue {
    PropertyListValue(value.storage, Int(dictionaryIndex))
  }

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
    visit(root, .root, InfoPlistSchema.shared, body)
  }

  private static func visit(
    _ dictionary: PropertyListValue, _ place: Place, _ schema: InfoPlistSchema,
    _ body: (KeyedValue) -> Void
  ) {
    dictionary.forEachEntry { keyIndex, value in
      let key = KeyedValue(
        value, keyIndex: keyIndex, dictionaryIndex: dictionary.index, at: place, in: schema)
      body(key)
      switch key.facts.known {
      case .exportedTypeDeclarations, .importedTypeDeclarations:
        visitElements(value, .declaration, schema, body)
      case .documentTypes: visitElements(value, .documentType, schema, body)
      case .services: visitElements(value, .service, schema, body)
      case .typeTagSpecification: visitDictionary(value, .tags, schema, body)
      case .typeIcons: visitDictionary(value, .icons, schema, body)
      case .extension: visitDictionary(value, .extension, schema, body)
      case .extensionAttributes: visitDictionary(value, .extensionAttributes, schema, body)
      case .activationRule: visitDictionary(value, .activationRule, schema, body)
      default: break
      }
    }
  }

  private static func visitDictionary(
    _ value: PropertyListValue, _ place: Place, _ schema: InfoPlistSchema,
    _ body: (KeyedValue) -> Void
  ) {
    if value.kind == .dictionary { visit(value, place, schema, body) }
  }

  private static func visitElements(
    _ value: PropertyListValue, _ place: Place, _ schema: InfoPlistSchema,
    _ body: (KeyedValue) -> Void
  ) {
    for element in value.elements where element.kind == .dictionary {
      visit(element, place, schema, body)
    }
  }
}
