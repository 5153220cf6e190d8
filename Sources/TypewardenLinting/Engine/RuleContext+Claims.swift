internal import InfoPlists
package import PropertyLists
package import TypeDeclarations
internal import TypewardenProjects

/// What a product claims to handle, by other ways than the content types of its document types.
/// Asked when a rule is about to report, and made then.
struct OtherClaims: Sendable {
  /// The types that document types can only write, and those of Quick Look and Spotlight extensions
  /// and of services.
  var types: Set<TypeRegistry.TypeID> = []
  /// The extensions of document types without content types, in lower case.
  var extensions: Set<String> = []

  init(of product: Product, in registry: TypeRegistry) {
    for infoPlist in product.infoPlists {
      let settings = infoPlist.settings
      for index in 0..<infoPlist.documentTypeCount {
        let documentType = infoPlist.documentType(index)
        for value in documentType.strings(.exportableTypes) { add(value, registry, settings) }
        guard documentType.value(.itemContentTypes) == nil else { continue }
        for value in documentType.strings(.documentTypeExtensions) {
          if let text = value.string { extensions.insert(Self.folded(text)) }
        }
      }
      addLists(of: infoPlist, registry)
    }
  }

  private mutating func addLists(
    of infoPlist: InfoPlist, _ registry: TypeRegistry
  ) {
    guard infoPlist.rootValue(.extension) != nil || infoPlist.rootValue(.services) != nil else {
      return
    }
    let settings = infoPlist.settings
    KeyWalk.visit(infoPlist) { key in
      switch key.known {
      case .quickLookSupportedContentTypes, .spotlightSupportedContentTypes, .sendFileTypes:
        for value in key.value.elements where value.kind == .string {
          add(value, registry, settings)
        }
      default: break
      }
    }
  }

  private mutating func add(
    _ value: PropertyListValue, _ registry: TypeRegistry, _ settings: BuildSettings
  ) {
    let id = value.withText(expandedBy: settings) { registry.id(ofBytes: $0) }
    if let id { types.insert(id) }
  }

  static func folded(_ text: String) -> String { TypeIdentifier(text).rawValue }
}

extension RuleContext {
  /// Whether the product names a type elsewhere than in the content types of a document type.
  package mutating func claimsOtherwise(_ type: TypeRegistry.TypeID) -> Bool {
    otherClaims.types.contains(type)
  }

  /// Whether a document type of the older form lists an extension.
  package mutating func claimsExtension(_ value: PropertyListValue) -> Bool {
    guard !otherClaims.extensions.isEmpty, let text = value.string else { return false }
    return otherClaims.extensions.contains(OtherClaims.folded(text))
      || otherClaims.extensions.contains("*")
  }
}
