internal import InfoPlists
internal import PropertyLists
internal import TypewardenProjects

/// Whose type an identifier names, as far as a bundle identifier tells.
enum Ownership: Hashable, Sendable {
  /// It begins with the whole bundle identifier, or with a prefix that the options call owned.
  case own
  /// Its first two labels are those of the bundle identifier.
  case sameVendor
  /// Its first two labels are others.
  case foreign
  /// Nothing is known: no bundle identifier, or one behind build settings.
  case unknown

  /// The bundle identifiers of a product as bytes with their placeholders expanded.
  static func bundleIdentifiers(of product: Product) -> [[UInt8]] {
    product.infoPlists.compactMap { infoPlist in
      guard let value = infoPlist.rootValue(.bundleIdentifier) else {
        // A build that writes the list adds the identifier.
        return infoPlist.settings.value("PRODUCT_BUNDLE_IDENTIFIER").map { Array($0.utf8) }
      }
      guard value.kind == .string, value.isUsable, !value.isEmpty else { return nil }
      return value.withText(expandedBy: infoPlist.settings) { Array($0) }
    }
  }
}

extension RuleContext {
  /// Whose type a declaration's identifier names. Makes no `String`.
  mutating func ownership(of identifier: PropertyListValue) -> Ownership {
    let bundles = bundleIdentifiers
    let prefixes = options.ownedPrefixes
    return identifier.withText(expandedBy: settings) {
      Self.ownership(of: $0, bundles, prefixes)
    }
  }

  /// Whose type a name is.
  mutating func ownership(of name: String) -> Ownership {
    var name = name
    let bundles = bundleIdentifiers
    let prefixes = options.ownedPrefixes
    return name.withUTF8 { Self.ownership(of: $0, bundles, prefixes) }
  }

  private static func ownership(
    of text: UnsafeBufferPointer<UInt8>, _ bundles: [[UInt8]], _ prefixes: [String]
  ) -> Ownership {
    for var prefix in prefixes where prefix.withUTF8({ begins(text, with: $0) }) { return .own }
    var answer = Ownership.unknown
    for bundle in bundles {
      let found = bundle.withUnsafeBufferPointer { compare(text, $0) }
      switch found {
      case .own: return .own
      case .sameVendor: answer = .sameVendor
      case .foreign: if answer == .unknown { answer = .foreign }
      case .unknown: break
      }
    }
    return answer
  }

  /// Whether a bundle of the product is Apple's own.
  var isOfApple: Bool {
    mutating get {
      bundleIdentifiers.contains { bundle in
        bundle.withUnsafeBufferPointer { IdentifierDomain($0) } == .apple
      }
    }
  }

  /// Whether two values are the same identifier. Makes no `String`.
  func haveEqualIdentifiers(_ left: PropertyListValue, _ right: PropertyListValue) -> Bool {
    left.withText(expandedBy: settings) { left in
      right.withText(expandedBy: settings) { IdentifierDomain.areEqual(left, $0) }
    }
  }

  private static func compare(
    _ identifier: UnsafeBufferPointer<UInt8>, _ bundle: UnsafeBufferPointer<UInt8>
  ) -> Ownership {
    // Placeholders are no hindrance when both begin with the same ones.
    if begins(identifier, with: bundle) { return .own }
    let owner = IdentifierDomain.owner(of: bundle)
    let otherOwner = IdentifierDomain.owner(of: identifier)
    if IdentifierDomain.areEqual(owner, otherOwner) { return .sameVendor }
    return BuildSettings.hasPlaceholder(owner) || BuildSettings.hasPlaceholder(otherOwner)
      ? .unknown : .foreign
  }

  /// Whether an identifier is a name or lies below it.
  private static func begins(
    _ identifier: UnsafeBufferPointer<UInt8>, with name: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard identifier.count >= name.count,
      identifier.count == name.count || identifier[name.count] == UInt8(ascii: ".")
    else { return false }
    return IdentifierDomain.areEqual(
      UnsafeBufferPointer(rebasing: identifier[..<name.count]), name)
  }
}
