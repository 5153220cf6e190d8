package import InfoPlists
package import PropertyLists
package import TypeDeclarations

/// What several rules ask about a declared type.
extension RuleContext {
  /// Whether the type is one of files: it has a file name extension, or a document type claims it.
  package func isDocument(_ type: DeclaredType) -> Bool {
    !type.tagValues(.filenameExtension).isEmpty || isClaimed(type)
  }

  /// Whether a document type of the product names the type.
  package func isClaimed(_ type: DeclaredType) -> Bool {
    type.identifierValue.map(isClaimed) ?? false
  }

  /// Whether a document type of the product names the type with this identifier.
  package func isClaimed(_ identifier: PropertyListValue) -> Bool {
    guard !claimed.isEmpty, let id = id(of: identifier) else { return false }
    return claimed.contains(id)
  }

  /// The number of a declared type's identifier in the registry.
  package func id(of value: PropertyListValue) -> TypeRegistry.TypeID? {
    value.withText(expandedBy: options.settings) { registry.id(ofBytes: $0) }
  }

  /// The platform: what the caller said, else what the product's first list shows.
  package var platform: Platform? { options.platform ?? PlatformFacts.platform(of: product) }
}
