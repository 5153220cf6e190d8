package import InfoPlists
internal import PropertyLists

/// What a key was probably meant to be that the schema does not list where it stands.
package enum UnknownKey: Sendable {
  /// A key of another place, which nobody looks for here.
  case misplaced(Place)
  /// Another key of the same place, misspelt.
  case misspelt(KeyID)
  /// Nothing that is known.
  case unrecognized

  init(_ key: PropertyListValue, at place: Place) {
    self = key.withText { Self.reading(UnsafeRawBufferPointer($0), at: place) }
  }

  private static func reading(_ name: UnsafeRawBufferPointer, at place: Place) -> UnknownKey {
    let schema = InfoPlistSchema.shared
    for other in Place.allCases where other != place && place != .activationRule {
      if let key = schema.key(name, at: other), isAtHome(key, at: other, insteadOf: place) {
        return .misplaced(other)
      }
    }
    if let meant = schema.nearest(to: name, at: place) { return .misspelt(meant) }
    if let original = copied(name) ?? doubled(name), let meant = schema.key(original, at: place) {
      return .misspelt(meant)
    }
    return .unrecognized
  }

  /// Whether a key of another place can be said to be wrong at this one. A root may hold anybody's
  /// keys, and most keys of the root say nothing of types: those are not meant for an entry.
  private static func isAtHome(_ key: KeyID, at place: Place, insteadOf found: Place) -> Bool {
    let schema = InfoPlistSchema.shared
    let flags = schema.flags(of: key)
    if place == .root { return flags.contains(.typeRelated) }
    guard found == .root else { return true }
    switch place {
    case .declaration, .tags, .icons, .documentType:
      return schema.known(key) != nil || flags.isDisjoint(with: [.private, .legacy])
    default: return schema.known(key) != nil
    }
  }

  /// The name without the ` - 2` that Xcode's editor puts behind a key that is already there.
  private static func copied(_ name: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
    var end = name.count
    while end > 0, (0x30...0x39).contains(name[end - 1]) { end -= 1 }
    guard end < name.count, end > 3, name[..<end].suffix(3).elementsEqual(" - ".utf8) else {
      return nil
    }
    return UnsafeRawBufferPointer(rebasing: name[..<(end - 3)])
  }

  /// One half of a name that was pasted onto itself.
  private static func doubled(_ name: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
    let half = name.count / 2
    guard half > 0, name[..<half].elementsEqual(name[half...]) else { return nil }
    return UnsafeRawBufferPointer(rebasing: name[..<half])
  }
}

extension Place {
  /// The place in a sentence, behind what stands there.
  package var phrase: String {
    switch self {
    case .root: "at the root"
    case .declaration: "in a type declaration"
    case .tags: "in `UTTypeTagSpecification`"
    case .icons: "in `UTTypeIcons`"
    case .documentType: "in a document type"
    case .service: "in an entry of `NSServices`"
    case .extension: "in `NSExtension`"
    case .extensionAttributes: "in `NSExtensionAttributes`"
    case .activationRule: "in `NSExtensionActivationRule`"
    }
  }
}
