package import InfoPlists
package import PropertyLists
package import TypeDeclarations
internal import TypewardenProjects

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
    // Only the registry goes into the closure: the whole context would be copied.
    value.withText(expandedBy: settings) { [registry] in registry.id(ofBytes: $0) }
  }

  /// Whether the product itself exports the type that a value names.
  package mutating func isExported(_ value: PropertyListValue) -> Bool {
    guard let id = id(of: value) else { return false }
    return exported.contains(id)
  }

  /// The product's own declaration of the type that a value names; nil when the active declaration
  /// is somebody else's. Complexity: O(1).
  package func declaredType(_ value: PropertyListValue) -> DeclaredType? {
    guard let id = id(of: value) else { return nil }
    let record = registry.type(id).recordID
    // The product's lists are the last layers of the registry, one for each.
    let list = record.layer - outside.layers.count
    guard product.infoPlists.indices.contains(list),
      (0..<product.infoPlists[list].declarationCount).contains(record.index)
    else { return nil }
    return product.infoPlists[list].declaredType(record.index)
  }

  /// Whether the type that a value names is there without the product's own declarations.
  package func isStandard(_ value: PropertyListValue) -> Bool {
    value.withText(expandedBy: settings) { [outside] in outside.isDeclared($0) }
  }

  /// The numbers of the types that the product exports.
  static func exported(
    by product: Product, in registry: TypeRegistry
  ) -> Set<TypeRegistry.TypeID> {
    var found: Set<TypeRegistry.TypeID> = []
    for infoPlist in product.infoPlists {
      for index in 0..<infoPlist.declarationCount {
        let type = infoPlist.declaredType(index)
        guard type.kind == .exported else { break }
        let id = type.identifierValue?.withText(expandedBy: infoPlist.settings) {
          registry.id(ofBytes: $0)
        }
        if let id { found.insert(id) }
      }
    }
    return found
  }

  /// The platform: what the caller said, else what the project or the product's first list says.
  package var platform: Platform? { options.platform ?? PlatformFacts.platform(of: product) }
}
