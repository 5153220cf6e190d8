internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations
internal import TypewardenProjects

/// What the document types of a product give to the types that they name.
///
/// Made when the first rule asks.
struct DocumentClaims: Sendable {
  /// The types that the product says it opens; the lists of plug-ins say no such thing.
  private(set) var opened: Set<TypeRegistry.TypeID> = []
  /// The types of which a document type names an icon file.
  private(set) var withIconFile: Set<TypeRegistry.TypeID> = []
  /// The types of which a document type has the system draw an icon.
  private(set) var withGeneratedIcon: Set<TypeRegistry.TypeID> = []

  init(_ product: Product, in registry: TypeRegistry) {
    for infoPlist in product.infoPlists {
      let settings = infoPlist.settings
      for index in 0..<infoPlist.documentTypeCount {
        let documentType = infoPlist.documentType(index)
        let hasFile = [.documentTypeIconFile, .documentTypeIconFiles].contains {
          documentType.value($0).map { !$0.isEmpty } ?? false
        }
        let generated = documentType.value(.documentTypeIconSystemGenerated)
        let isGenerated = generated.map { $0.boolean != false && $0.integer != 0 } ?? false
        let isOpener = !documentType.isOfPlugIn
        for value in documentType.contentTypeValues {
          guard let id = value.withText(expandedBy: settings, { registry.id(ofBytes: $0) }) else {
            continue
          }
          if isOpener { opened.insert(id) }
          if hasFile { withIconFile.insert(id) }
          if isGenerated { withGeneratedIcon.insert(id) }
        }
      }
    }
  }
}
