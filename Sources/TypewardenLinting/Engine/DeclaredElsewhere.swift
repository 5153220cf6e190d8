internal import InfoPlists
internal import PropertyLists
internal import TypewardenSourceText
internal import Synchronization
package import TypeDeclarations
internal import TypewardenProjects

/// What all products of one run declare, for the answer "somebody else has it: import it".
///
/// Made when the first rule asks, since most runs never do.
package final class DeclaredElsewhere: Sendable {
  private let products: [Product]
  private let index = Mutex<[TypeIdentifier: String]?>(nil)

  init(_ products: [Product]) { self.products = products }

  /// The file of a product that exports an identifier; nil when none does.
  package func exporter(of identifier: TypeIdentifier) -> String? {
    index.withLock { index in
      if index == nil { index = Self.exported(by: products) }
      return index?[identifier]
    }
  }

  private static func exported(by products: [Product]) -> [TypeIdentifier: String] {
    var found: [TypeIdentifier: String] = [:]
    for infoPlist in products.flatMap(\.infoPlists) {
      for position in 0..<infoPlist.declarationCount {
        let type = infoPlist.declaredType(position)
        guard type.kind == .exported, let text = type.identifier else { continue }
        let identifier = TypeIdentifier(text)
        if found[identifier] == nil { found[identifier] = infoPlist.list.source.name }
      }
    }
    return found
  }
}
