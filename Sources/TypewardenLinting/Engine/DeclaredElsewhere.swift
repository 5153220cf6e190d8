internal import InfoPlists
internal import PropertyLists
internal import TypewardenSourceText
internal import Synchronization
package import TypeDeclarations
internal import TypewardenProjects
internal import TypewardenSwiftFacts

/// What all products of one run declare, for the answer "somebody else has it: import it".
///
/// Made when the first rule asks, since most runs never do.
package final class DeclaredElsewhere: Sendable {
  /// The declarations of all products.
  private struct Index: Sendable {
    /// The first file that exports each type.
    var exporters: [TypeIdentifier: String] = [:]
    /// The types that some app exports or imports.
    var ofApps: Set<TypeIdentifier> = []
    /// The other ways in which an app is built, by what they have in common.
    var variants: [String: [VariantTypes]] = [:]

    init(_ products: [Product]) {
      for infoPlist in products.flatMap(\.infoPlists) {
        let isOfApp = infoPlist.bundleKind == .app
        for position in 0..<infoPlist.declarationCount {
          let type = infoPlist.declaredType(position)
          guard let text = type.identifier else { continue }
          let identifier = TypeIdentifier(text)
          if isOfApp { ofApps.insert(identifier) }
          guard type.kind == .exported, exporters[identifier] == nil else { continue }
          exporters[identifier] = infoPlist.list.source.name
        }
      }
      for product in products {
        guard let variant = product.variant else { continue }
        variants[variant.group, default: []].append(VariantTypes(product, variant.name))
      }
    }
  }

  private let products: [Product]
  private let index = Mutex<Index?>(nil)

  init(_ products: [Product]) { self.products = products }

  /// The file of a product that exports an identifier; nil when none does.
  package func exporter(of identifier: TypeIdentifier) -> String? {
    withIndex { $0.exporters[identifier] }
  }

  /// The types of the other builds of an app; empty when there is only one.
  func otherVariants(of variant: Product.Variant) -> [VariantTypes] {
    withIndex { $0.variants[variant.group] ?? [] }.filter { $0.name != variant.name }
  }

  /// The declaration by which some product exports an identifier, to be copied; nil when none does.
  func declaration(of identifier: TypeIdentifier) -> PropertyListContent? {
    for infoPlist in products.flatMap(\.infoPlists) {
      for type in infoPlist.declaredTypes where type.kind == .exported {
        if type.identifier.map(TypeIdentifier.init) == identifier {
          return PropertyListContent(type.dictionary)
        }
      }
    }
    return nil
  }

  /// Whether the list of an app declares an identifier: the app that a lone extension belongs to may
  /// be that one.
  package func isDeclaredByApp(_ identifier: TypeIdentifier) -> Bool {
    withIndex { $0.ofApps.contains(identifier) }
  }

  /// The list of another product that declares an identifier and is built from the same source: in
  /// this one, the code that names the type may never run. Asked when a rule is about to report.
  func declarer(of identifier: TypeIdentifier, sharing path: String) -> String? {
    for product in products where product.sources?.facts.file(at: path) != nil {
      for infoPlist in product.infoPlists {
        let declares = (0..<infoPlist.declarationCount).contains {
          infoPlist.declaredType($0).identifier.map(TypeIdentifier.init) == identifier
        }
        if declares { return infoPlist.list.source.name }
      }
    }
    return nil
  }

  private func withIndex<Answer: Sendable>(_ body: (Index) -> Answer) -> Answer {
    index.withLock { index in
      if let made = index { return body(made) }
      let made = Index(products)
      index = made
      return body(made)
    }
  }
}
