internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations
internal import TypewardenSourceText
internal import TypewardenProjects

/// The types in the lists of one way in which an app is built.
struct VariantTypes: Sendable {
  /// What tells it from the others.
  let name: String
  /// The property list of the app itself.
  let file: String
  /// The types that some list of it declares.
  private(set) var declared: Set<TypeIdentifier> = []
  /// The types that document types of it name.
  private(set) var claimed: Set<TypeIdentifier> = []
  /// Whether all its lists are there and sound, so that what is missing is really not there.
  private(set) var isComplete: Bool

  init(_ product: Product, _ name: String) {
    self.name = name
    file = product.infoPlists.first?.list.source.name ?? ""
    isComplete =
      !product.infoPlists.isEmpty && !product.parts.contains(where: \.isListMissing)
      && !product.infoPlists.contains { $0.list.isBroken }
    for infoPlist in product.infoPlists {
      for index in 0..<infoPlist.declarationCount {
        if let text = infoPlist.declaredType(index).identifier {
          declared.insert(TypeIdentifier(text))
        }
      }
      for index in 0..<infoPlist.documentTypeCount {
        claimed.formUnion(infoPlist.documentType(index).contentTypes.map { TypeIdentifier($0) })
      }
    }
  }
}
