/// Which of a few supertypes each type of a registry conforms to, and what else a walk over the
/// whole graph shows, found in one pass.
///
/// For those who ask the same few questions of very many types: an answer is one look-up, however
/// long the chain of supertypes is. Complexity of making: O(types + edges) over the types that the
/// registry adds to the standard ones. An object, so that asking it copies nothing.
package final class ConformanceMarks {
  /// What is known of one type: a bit for each watched supertype in the given order, and more.
  package struct Bits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The bit of a watched supertype by its position.
    package init(_ position: Int) { rawValue = 1 << UInt32(position) }

    /// A type above, or the type itself, is a standard one that is not among the plain ones.
    package static let special = Bits(30)
    /// A supertype is named somewhere above that nobody declares.
    package static let gap = Bits(31)
  }

  private let storage: RegistryStorage
  private let watch: Watch
  /// The watched types by their numbers here, and the marks of the base's types.
  private let known: Watch.Numbers
  private let isStandardLayer: [Bool]
  private var own: ContiguousArray<Bits>
  private var cycles: ContiguousArray<Int32>
  private let components: Components?
  private lazy var isAboveFile = typesAboveFiles()

  /// Marks all types of a registry.
  package init(_ registry: TypeRegistry, _ watch: Watch) {
    storage = registry.storage
    self.watch = watch
    known = watch.numbers(in: registry)
    // What is added to a base is never standard.
    isStandardLayer =
      storage.base == nil ? registry.layers.map { RegistryLayer.standard.contains($0) } : []
    let count = registry.storage.types.count
    let isBase = watch.isBase(storage)
    own = isBase ? known.base : ContiguousArray(repeating: [], count: count)
    cycles = ContiguousArray(repeating: -1, count: count)
    // Of types that nothing is added to, nobody asks more than their marks.
    components = count > 0 && !isBase ? storage.ownComponents() : nil
    if let components { fill(components) }
  }

  /// The marks of a type: what it conforms to, itself included.
  package subscript(type: TypeRegistry.TypeID) -> Bits {
    let index = type.rawValue - storage.firstType
    return index < 0 ? known.base[type.rawValue] : own[index]
  }

  /// The number of the cycle that a type is part of; nil for a type outside of any. A type that
  /// only names itself is no cycle here.
  package func cycle(of type: TypeRegistry.TypeID) -> Int? {
    let index = type.rawValue - storage.firstType
    guard index >= 0, cycles[index] >= 0 else { return nil }
    return Int(cycles[index])
  }

  /// Whether a type that the registry adds and that has a file name extension conforms to this one.
  package func isSupertypeOfFiles(_ type: TypeRegistry.TypeID) -> Bool {
    let index = type.rawValue - storage.firstType
    return index >= 0 && isAboveFile[index]
  }

  private func fill(_ components: Components) {
    let storage = self.storage
    let first = storage.firstType
    for (number, component) in components.enumerated() {
      var bits: Bits = []
      for member in component {
        bits.formUnion(seed(Int(member)))
        storage.forEachParent(ofType: Int(member)) { parent in
          if !storage.isDeclared(parent) { bits.insert(.gap) }
          bits.formUnion(parent < first ? known.base[parent] : own[parent - first])
        }
      }
      for member in component {
        own[Int(member) - first] = bits
        if component.count > 1 { cycles[Int(member) - first] = Int32(number) }
      }
    }
  }

  /// Subtypes come last in the components' order, so marks go up in the reverse of it.
  private func typesAboveFiles() -> ContiguousArray<Bool> {
    let storage = self.storage
    let first = storage.firstType
    var isAboveFile = ContiguousArray(repeating: false, count: own.count)
    guard let components else { return isAboveFile }
    for component in components.reversed() {
      let isBelow = component.contains { isAboveFile[Int($0) - first] || isFile(Int($0)) }
      guard isBelow else { continue }
      for member in component {
        if component.count > 1 { isAboveFile[Int(member) - first] = true }
        storage.forEachParent(ofType: Int(member)) { parent in
          if parent >= first { isAboveFile[parent - first] = true }
        }
      }
    }
    return isAboveFile
  }

  private func isFile(_ type: Int) -> Bool {
    let active = Int(storage.row(ofType: type).active)
    guard active >= 0 else { return false }
    let (home, index) = storage.home(ofRecord: active)
    return home.tagRows[home.records[index].tags.range].contains {
      $0.tagClass == .filenameExtension
    }
  }

  /// What a type says by itself, whatever its supertypes are.
  private func seed(_ type: Int) -> Bits {
    let active = Int(storage.row(ofType: type).active)
    guard active >= 0 else { return [] }
    var bits: Bits = []
    for (bit, supertype) in known.watched.enumerated() where supertype == type {
      bits.insert(Bits(bit))
    }
    let layer = Int(storage.row(ofRecord: active).layer)
    let isStandard = storage.base == nil && isStandardLayer[layer]
    return isStandard && !known.plain.contains(type) ? bits.union(.special) : bits
  }
}
