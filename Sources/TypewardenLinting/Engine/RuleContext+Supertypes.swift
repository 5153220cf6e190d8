internal import TypeDeclarations

/// Questions about all supertypes of a type, as rules ask them of every declaration.
extension RuleContext {
  /// From how many own types on the answers are found for all of them at once: a walk for each takes
  /// less up to there, and the square of their number in a chain.
  private static let sweepLimit = 64

  private var isSmall: Bool { registry.addedTypeCount <= Self.sweepLimit }

  /// Whether a document type of the product, of any role, names a type or one of its supertypes.
  mutating func isClaimed(orSupertypeOf type: TypeRegistry.TypeID) -> Bool {
    if claimed.isEmpty { return false }
    if claimed.contains(type) { return true }
    if isSmall { return registry.supertypes(of: type).contains(where: claimed.contains) }
    return claimsAbove[type] != nil
  }

  /// What a type is called, by itself or by what is above it.
  mutating func localizedDescription(of type: TypeRegistry.TypeID) -> String? {
    isSmall ? registry.type(type).localizedDescription : descriptions[type]
  }

  /// The least of the numbers that some types have, among the supertypes of each type.
  func leastAbove(
    _ numbers: [TypeRegistry.TypeID: Int]
  ) -> (TypeRegistry.TypeID) -> Int? {
    let registry = registry
    if isSmall {
      return { type in registry.supertypes(of: type).compactMap { numbers[$0] }.min() }
    }
    let sweep = SupertypeSweep(leastOf: numbers, above: registry)
    return { sweep[$0] }
  }
}
