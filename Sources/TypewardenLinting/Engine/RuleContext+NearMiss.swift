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
    nearestIdentifier(to: text(of: value))
  }

  /// The declared identifier that an undeclared name was probably meant to be; nil when none is near.
  package mutating func nearestIdentifier(to name: String) -> String? {
    guard searches < Self.searchLimit else { return nil }
    searches += 1
    var name = name
    return name.withUTF8 { text in
      // One edit for every six bytes, so that `com.x.a` is not taken for `com.x.b`.
      var allowed = min(2, text.count / 6)
      var nearest: String?
      func compare(_ candidate: UnsafeBufferPointer<UInt8>) {
        guard allowed > 0, let distance = NearMiss.distance(text, candidate, limit: allowed),
          distance > 0, distance <= Self.editsThatMayBeSlips(text, candidate)
        else { return }
        nearest = String(decoding: candidate, as: UTF8.self)
        allowed = distance - 1
      }
      for infoPlist in product.infoPlists {
        for index in 0..<infoPlist.declarationCount {
          infoPlist.declaredType(index).identifierValue?.withText(expandedBy: infoPlist.settings) {
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

  /// How many edits between two names may be slips: one for every four letters of the words that
  /// differ, so that `cbz-archive` is not taken for `tar-archive`.
  private static func editsThatMayBeSlips(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Int {
    func isLetter(_ byte: UInt8) -> Bool {
      byte != UInt8(ascii: ".") && byte != UInt8(ascii: "-") && byte != UInt8(ascii: "_")
    }
    let shorter = min(left.count, right.count)
    var start = 0
    while start < shorter, left[start] == right[start] { start += 1 }
    var end = 0
    while end < shorter - start, left[left.count - 1 - end] == right[right.count - 1 - end] {
      end += 1
    }
    // Out to the ends of the words, which are the same on both sides.
    while start > 0, isLetter(left[start - 1]) { start -= 1 }
    while end > 0, isLetter(left[left.count - end]) { end -= 1 }
    return (max(left.count, right.count) - start - end) / 4
  }

  /// Whether the standard types hold other types of the same owner, such as `com.adobe` or
  /// `org.openxmlformats`: one that we do not know may be one that Apple declares all the same.
  package func isOwnerKnownToApple(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { text in
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
