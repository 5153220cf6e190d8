internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations

/// What fixes choose where something is missing. Only asked when fixes are made.
extension RuleContext {
  /// What the files of a type are on disk: packages when a document type says so, else flat files.
  func physicalSupertype(of type: DeclaredType) -> String {
    guard let identifier = type.identifierValue else { return "public.data" }
    let infoPlist = type.infoPlist
    let isPackage = (0..<infoPlist.documentTypeCount).contains { index in
      let documentType = infoPlist.documentType(index)
      return documentType.value(.typeIsPackage)?.isTrue == true
        && documentType.contentTypeValues.contains { haveEqualIdentifiers($0, identifier) }
    }
    return isPackage ? "com.apple.package" : "public.data"
  }

  /// The rank that fits a document type: that of the owner for what the product exports, a modest one
  /// for types of the system.
  mutating func fittingRank(of documentType: DocumentType) -> String {
    let types = documentType.contentTypeValues
    if types.contains(where: { isExported($0) }) { return "Owner" }
    return types.contains { isStandard($0) } ? "Alternate" : "Default"
  }

  /// Whether the sources have a class that writes a type.
  func writes(_ identifier: String) -> Bool {
    sources?.writers(of: identifier).contains(where: \.isOpened) ?? false
  }

  /// Whether the sources have a class that writes a type of a document type.
  func writes(_ documentType: DocumentType) -> Bool {
    documentType.contentTypeValues.contains { writes(text(of: $0)) }
  }

  /// Offers a document type for a type that sources read or write.
  mutating func fixByClaiming(_ identifier: String) {
    guard makesFixes else { return }
    let isExported = ownDeclaration(of: identifier, .exported) != nil
    let title =
      registry.type(identifier)?.declaration.localizedDescription
      ?? DeclarationContent.title(of: identifier)
    let role = writes(identifier) ? "Editor" : "Viewer"
    let rank = isExported ? "Owner" : "Alternate"
    fix(.ask, "add a document type") {
      $0.claim(identifier, name: title, role: role, rank: rank)
    }
  }
}

extension DocumentType {
  /// The key behind which a new one stands well: that of the name.
  var firstKey: PropertyListValue? { dictionary.key(.documentTypeName) }
}
