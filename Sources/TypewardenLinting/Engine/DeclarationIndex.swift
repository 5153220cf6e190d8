internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations
internal import TypewardenProjects

/// All declarations of one product by identifier, so that copies of one type find each other.
///
/// Made when the first rule asks. Declarations that macOS drops, with an identifier that is not
/// legal, are not in it. Complexity of making: O(n log n).
struct DeclarationIndex: Sendable {
  private struct Entry: Comparable {
    var id: Int32
    var isImported: Bool
    var list: Int32
    var declaration: Int32

    static func < (left: Entry, right: Entry) -> Bool {
      (left.id, left.isImported ? 1 : 0, left.list, left.declaration)
        < (right.id, right.isImported ? 1 : 0, right.list, right.declaration)
    }
  }

  private let product: Product
  private var entries: ContiguousArray<Entry> = []

  init(_ product: Product, in registry: TypeRegistry) {
    self.product = product
    for (list, infoPlist) in product.infoPlists.enumerated() {
      for index in 0..<infoPlist.declarationCount {
        let type = infoPlist.declaredType(index)
        let id = type.identifierValue?.withText(expandedBy: infoPlist.settings) {
          registry.id(ofBytes: $0)
        }
        guard let id else { continue }
        entries.append(
          Entry(
            id: Int32(id.rawValue), isImported: type.kind == .imported, list: Int32(list),
            declaration: Int32(index)))
      }
    }
    entries.sort()
  }

  /// Whether the product declares a type.
  func contains(_ id: TypeRegistry.TypeID) -> Bool { !rows(of: id).isEmpty }

  /// The product's declarations of a type: the exported ones first, in the order of their lists.
  func declarations(of id: TypeRegistry.TypeID) -> some Sequence<DeclaredType> {
    rows(of: id).lazy.map { type(at: $0) }
  }

  /// The first declaration of a type in one of the two lists of any property list.
  func first(of id: TypeRegistry.TypeID, _ kind: TypeDeclaration.Kind) -> DeclaredType? {
    let rows = rows(of: id)
    guard kind == .imported else {
      return rows.first.flatMap { entries[$0].isImported ? nil : type(at: $0) }
    }
    let index = firstIndex {
      $0.id > Int32(id.rawValue) || $0.id == Int32(id.rawValue) && $0.isImported
    }
    return index < rows.upperBound ? type(at: index) : nil
  }

  /// The first declaration of a type in the very list in which another stands.
  func first(of id: TypeRegistry.TypeID, besides other: DeclaredType) -> DeclaredType? {
    let storage = other.infoPlist.list.storage
    guard let list = product.infoPlists.firstIndex(where: { $0.list.storage === storage }) else {
      return nil
    }
    let start = Entry(
      id: Int32(id.rawValue), isImported: other.kind == .imported, list: Int32(list),
      declaration: 0)
    let index = firstIndex { $0 >= start }
    return index < rows(of: id).upperBound ? type(at: index) : nil
  }

  private func type(at row: Int) -> DeclaredType {
    product.infoPlists[Int(entries[row].list)].declaredType(Int(entries[row].declaration))
  }

  private func rows(of id: TypeRegistry.TypeID) -> Range<Int> {
    let wanted = Int32(id.rawValue)
    let first = firstIndex { $0.id >= wanted }
    guard first < entries.count, entries[first].id == wanted else { return first..<first }
    return first..<firstIndex { $0.id > wanted }
  }

  /// The first row that is not before what is looked for.
  private func firstIndex(where isReached: (Entry) -> Bool) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if isReached(entries[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
