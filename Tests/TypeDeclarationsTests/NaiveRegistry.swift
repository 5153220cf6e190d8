import TypeDeclarations

/// The rules of a registry in their plainest form: scans and searches over values, nothing kept.
struct NaiveRegistry {
  struct Entry {
    let declaration: TypeDeclaration
    let layer: Int
    let order: Int
    let isCore: Bool

    var isExported: Bool {
      declaration.kind == .exported
        || declaration.kind == .unknown && declaration.identifier.isPublic
    }

    var isCoreExport: Bool { isCore && declaration.kind == .exported }

    /// The place among declarations of one identifier.
    var rank: [Int] { [isCoreExport ? 0 : isExported ? 1 : 2, layer, order] }

    /// The place among the types that carry one tag.
    var tagRank: [Int] {
      [
        isCoreExport ? 0 : 1, declaration.identifier.isPublic ? 0 : 1, isExported ? 0 : 1, layer,
        order,
      ]
    }
  }

  private(set) var active: [TypeIdentifier: Entry] = [:]

  /// The declared identifiers, sorted.
  private(set) var identifiers: [TypeIdentifier] = []

  /// What each of ``identifiers`` conforms to, itself included.
  private(set) var above: [TypeIdentifier: Set<TypeIdentifier>] = [:]

  init(_ layers: [(layer: RegistryLayer, declarations: [TypeDeclaration])]) {
    for (number, layer) in layers.enumerated() {
      for (order, declaration) in layer.declarations.enumerated() {
        let entry = Entry(
          declaration: declaration, layer: number, order: order, isCore: layer.layer == .core)
        let other = active[declaration.identifier]
        if let other, !entry.rank.lexicographicallyPrecedes(other.rank) { continue }
        active[declaration.identifier] = entry
      }
    }
    identifiers = active.keys.sorted()
    for identifier in identifiers { above[identifier] = search(from: identifier) }
  }

  /// All that a type conforms to, itself included, by searching.
  private func search(from identifier: TypeIdentifier) -> Set<TypeIdentifier> {
    var seen: Set<TypeIdentifier> = []
    var pending = [identifier]
    while let next = pending.popLast() {
      guard let entry = active[next], seen.insert(next).inserted else { continue }
      pending += entry.declaration.supertypes
    }
    return seen
  }

  /// The types that carry a tag, best first, by looking at each.
  func types(
    tag: String, tagClass: TagClass, conformingTo supertype: TypeIdentifier? = nil
  ) -> [TypeIdentifier] {
    let ignoresCase = [.filenameExtension, .mimeType, .urlScheme].contains(tagClass)
    func folded(_ text: String) -> String { ignoresCase ? TypeIdentifier(text).rawValue : text }
    let wanted = folded(tag)
    return active.values
      .filter { entry in
        (entry.declaration.tags[tagClass] ?? []).contains { folded($0) == wanted }
          && (supertype.map { above[entry.declaration.identifier]!.contains($0) } ?? true)
      }
      .sorted { $0.tagRank.lexicographicallyPrecedes($1.tagRank) }
      .map(\.declaration.identifier)
  }
}
