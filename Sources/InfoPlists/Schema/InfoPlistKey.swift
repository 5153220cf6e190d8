/// A dictionary of an Info.plist in which keys have a meaning.
package enum Place: UInt8, CaseIterable, Sendable {
  /// The top level.
  case root
  /// An entry of `UTExportedTypeDeclarations` or `UTImportedTypeDeclarations`.
  case declaration
  /// The `UTTypeTagSpecification` of a declaration; its keys are tag classes.
  case tags
  /// The `UTTypeIcons` of a declaration.
  case icons
  /// An entry of `CFBundleDocumentTypes`.
  case documentType
  /// An entry of `NSServices`.
  case service
  /// `NSExtension`.
  case `extension`
  /// `NSExtensionAttributes` in `NSExtension`.
  case extensionAttributes
  /// The dictionary form of `NSExtensionActivationRule`.
  case activationRule

  /// The word the key table uses.
  package var name: StaticString {
    switch self {
    case .root: "root"
    case .declaration: "declaration"
    case .tags: "tags"
    case .icons: "icons"
    case .documentType: "documentType"
    case .service: "service"
    case .extension: "extension"
    case .extensionAttributes: "extensionAttributes"
    case .activationRule: "activationRule"
    }
  }
}

/// A key at its place: the number of its line in the key table.
///
/// The same name at two places is two keys.
package struct KeyID: Hashable, Sendable {
  package let index: UInt16
}

/// What the schema says of a key, whatever its value.
package struct KeyFacts: Sendable {
  package let place: Place
  /// False for a key that the schema does not list at its place.
  package let isListed: Bool
  /// What it allows as value; anything for a key that is not listed.
  package let types: ValueTypes
  package let flags: KeyFlags
  /// The rules' own name for the key, where they have one.
  package let known: KnownKey?

  init(
    place: Place, isListed: Bool, types: ValueTypes, flags: KeyFlags, known: KnownKey?
  ) {
    self.place = place
    self.isListed = isListed
    self.types = types
    self.flags = flags
    self.known = known
  }

  /// Any key that the schema does not list at a place.
  package init(unlistedAt place: Place) {
    self.init(place: place, isListed: false, types: .any, flags: [], known: nil)
  }
}

/// The kinds of value a key accepts; several where the system reads several.
package struct ValueTypes: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let string = ValueTypes(rawValue: 1 << 0)
  /// An array of strings.
  package static let strings = ValueTypes(rawValue: 1 << 1)
  /// An array of dictionaries.
  package static let dictionaries = ValueTypes(rawValue: 1 << 2)
  package static let dictionary = ValueTypes(rawValue: 1 << 3)
  package static let boolean = ValueTypes(rawValue: 1 << 4)
  /// The integer 0 or 1 where a Boolean is meant.
  package static let flag01 = ValueTypes(rawValue: 1 << 5)
  package static let integer = ValueTypes(rawValue: 1 << 6)
  /// An integer or a real.
  package static let number = ValueTypes(rawValue: 1 << 7)
  package static let real = ValueTypes(rawValue: 1 << 8)
  package static let data = ValueTypes(rawValue: 1 << 9)
  package static let date = ValueTypes(rawValue: 1 << 10)
  /// Anything at all.
  package static let any = ValueTypes(rawValue: 1 << 11)
  /// An array of anything.
  package static let array = ValueTypes(rawValue: 1 << 12)

  /// The words of the key table, in the order of the bits.
  package static let words: [StaticString] = [
    "string", "strings", "dictionaries", "dictionary", "boolean", "flag01", "integer", "number",
    "real", "data", "date", "any", "array",
  ]
}

/// What is known of a key's value, or of the key itself.
package struct KeyFlags: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The strings are type identifiers.
  package static let identifiers = KeyFlags(rawValue: 1 << 0)
  /// The strings are filename extensions.
  package static let `extension` = KeyFlags(rawValue: 1 << 1)
  /// The strings are MIME types.
  package static let mime = KeyFlags(rawValue: 1 << 2)
  /// The strings are four-character file types.
  package static let ostype = KeyFlags(rawValue: 1 << 3)
  package static let role = KeyFlags(rawValue: 1 << 4)
  package static let rank = KeyFlags(rawValue: 1 << 5)
  /// The name of a class.
  package static let `class` = KeyFlags(rawValue: 1 << 6)
  /// Text for people.
  package static let text = KeyFlags(rawValue: 1 << 7)
  package static let url = KeyFlags(rawValue: 1 << 8)
  /// The name of a resource file.
  package static let file = KeyFlags(rawValue: 1 << 9)
  /// White space around or inside the value would break it.
  package static let exact = KeyFlags(rawValue: 1 << 10)
  /// An empty value is a defect.
  package static let needsContent = KeyFlags(rawValue: 1 << 11)
  /// A bare string in place of the array is passed over by the system.
  package static let arrayOnly = KeyFlags(rawValue: 1 << 12)
  /// Matters to type declarations and documents; set on root keys only.
  package static let typeRelated = KeyFlags(rawValue: 1 << 13)
  package static let legacy = KeyFlags(rawValue: 1 << 14)
  /// Undocumented, but seen in the wild.
  package static let `private` = KeyFlags(rawValue: 1 << 15)

  /// The words of the key table, in the order of the bits.
  package static let words: [StaticString] = [
    "identifiers", "extension", "mime", "ostype", "role", "rank", "class", "text", "url", "file",
    "exact", "needsContent", "arrayOnly", "typeRelated", "legacy", "private",
  ]
}
