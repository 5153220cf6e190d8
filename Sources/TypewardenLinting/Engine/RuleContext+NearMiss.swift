internal import InfoPlists
package import PropertyLists
internal import TypeDeclarations
internal import TypewardenProjects
internal import TypewardenSourceText

/// What is said of an identifier that nobody declares. Only asked when a rule reports.
extension RuleContext {
  /// How many misspelt names of one product are answered with the name that was meant. Each answer
  /// compares with all declared names, and a list with thousands of undeclared ones has another
  /// fault than spelling.
  private static let searchLimit = 100

  /// The declared identifier that an undeclared one was probably meant to be; nil when none is near.
  ///
  /// The product's own declarations are asked first: among equally near names they win.
  package mutating func nearestIdentifier(to value: PropertyListValue) -> String? {
    guard searches < Self.searchLimit else { return nil }
    searches += 1
    return value.withText(expandedBy: options.settings) { text in
      // One edit for every six bytes, so that `com.x.a` is not taken for `com.x.b`.
      var allowed = min(2, text.count / 6)
      var nearest: String?
      func compare(_ candidate: UnsafeBufferPointer<UInt8>) {
        guard allowed > 0, let distance = NearMiss.distance(text, candidate, limit: allowed),
          distance > 0
        else { return }
        nearest = String(decoding: candidate, as: UTF8.self)
        allowed = distance - 1
      }
      for infoPlist in product.infoPlists {
        for index in 0..<infoPlist.declarationCount {
          infoPlist.declaredType(index).identifierValue?.withText(expandedBy: options.settings) {
            compare($0)
          }
        }
      }
      registry.forEachIdentifier {
        compare($0)
        return allowed > 0
      }
      return nearest
    }
  }

  /// Whether the standard types hold other types of the same owner, such as `com.adobe` or
  /// `org.openxmlformats`: one that we do not know may be one that Apple declares all the same.
  package func isOwnerKnownToApple(_ value: PropertyListValue) -> Bool {
    value.withText(expandedBy: options.settings) { text in
      let owner = IdentifierDomain.owner(of: text)
      var isKnown = false
      TypeRegistry.system.forEachIdentifier {
        isKnown = IdentifierDomain.areEqual(owner, IdentifierDomain.owner(of: $0))
        return !isKnown
      }
      return isKnown
    }
  }
}
