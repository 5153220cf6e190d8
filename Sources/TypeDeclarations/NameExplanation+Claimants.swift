extension TypeRegistry {
  /// Everyone who claims an extension: the active declarations in their order, each with what put it
  /// before the next, then the inactive ones.
  func claimants(_ types: [RegisteredType], _ text: String) -> [NameExplanation.Claimant] {
    var found: [NameExplanation.Claimant] = []
    for (index, type) in types.enumerated() {
      let reason: String
      if index + 1 < types.count {
        reason = Self.difference(Standing(type), Standing(types[index + 1]), types[index + 1])
      } else {
        reason = types.count == 1 ? "is the only one" : "comes last"
      }
      found.append(NameExplanation.Claimant(record: type.activeRecord, reason: reason))
    }
    return found + inactiveClaimants(text)
  }

  /// What decides about a type's place among those that claim one tag, in this order.
  private struct Standing {
    var isCoreExport: Bool
    var isPublic: Bool
    var isExported: Bool
    var layer: String

    init(_ type: RegisteredType) {
      let kind = type.activeRecord.declaration.kind
      isCoreExport = kind == .exported && type.layer == .core
      isPublic = type.identifier.isPublic
      isExported = kind == .exported || kind == .unknown && isPublic
      layer = type.layer.name
    }
  }

  private static func difference(
    _ left: Standing, _ right: Standing, _ next: RegisteredType
  ) -> String {
    let before = "comes before \(next.identifier) because it is"
    if left.isCoreExport != right.isCoreExport { return "\(before) exported by macOS itself" }
    if left.isPublic != right.isPublic { return "\(before) a public. type" }
    if left.isExported != right.isExported { return "\(before) exported, not imported" }
    if left.layer != right.layer { return "\(before) in an earlier layer (\(left.layer))" }
    return "\(before) declared earlier in the same layer"
  }

  /// Declarations that claim the extension and do not count, because another declaration of the same
  /// identifier does.
  private func inactiveClaimants(_ text: String) -> [NameExplanation.Claimant] {
    let wanted = text.lowercased()
    var found: [NameExplanation.Claimant] = []
    for type in types {
      let inactive = type.inactiveRecords
      if inactive.isEmpty { continue }
      let active = type.activeRecord
      for record in inactive
      where record.declaration.tags[.filenameExtension]?
        .contains(where: { $0.lowercased() == wanted }) == true
      {
        found.append(
          NameExplanation.Claimant(
            record: record, reason: "does not count: \(Self.loss(record, active))"))
      }
    }
    return found
  }

  /// Why one record of an identifier lost against the active one.
  package static func loss(_ record: RegistryRecord, _ active: RegistryRecord) -> String {
    let winner = active.bundle ?? active.layer.name
    if active.layer == .core, active.declaration.kind == .exported {
      return "macOS itself exports the type, and that is never displaced"
    }
    if record.declaration.kind != .exported, active.declaration.kind == .exported {
      return "\(winner) exports the type, and exported beats imported"
    }
    return "\(winner) declares the type in an earlier layer"
  }
}
