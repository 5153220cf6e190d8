extension ConformanceMarks {
  /// The supertypes that are asked for, with what can be known of them once for many registries that
  /// stand on the same one.
  package final class Watch: Sendable {
    /// The watched types in one registry.
    struct Numbers: Sendable {
      /// The numbers of the watched supertypes; -1 for those that nobody declares.
      var watched: [Int]
      var plain: Set<Int>
      /// The marks of all types of the registry that others stand on.
      var base: ContiguousArray<Bits> = []
    }

    private let watching: [TypeIdentifier]
    private let plain: [TypeIdentifier]
    private let base: RegistryStorage
    private let ofBase: Numbers

    /// Watches supertypes.
    ///
    /// - Parameters:
    ///   - watching: the supertypes that have a bit; at most 30.
    ///   - plain: standard types that say nothing special of what conforms to them.
    ///   - registry: the one that those to be marked stand on.
    package init(
      _ watching: [TypeIdentifier], plain: [TypeIdentifier], on registry: TypeRegistry
    ) {
      self.watching = watching
      self.plain = plain
      base = registry.storage.base ?? registry.storage
      ofBase = Self.numbers(watching, plain, in: TypeRegistry(base), marks: true)
    }

    /// Whether a storage is the one that others stand on.
    func isBase(_ storage: RegistryStorage) -> Bool { storage === base }

    func numbers(in registry: TypeRegistry) -> Numbers {
      let storage = registry.storage
      if isBase(storage) { return ofBase }
      if storage.base === base, ofBase.watched.allSatisfy({ $0 >= 0 }) { return ofBase }
      var numbers = Self.numbers(watching, plain, in: registry, marks: false)
      if let base = storage.base {
        numbers.base =
          Self.numbers(watching, plain, in: TypeRegistry(base), marks: true).base
      }
      return numbers
    }

    private static func numbers(
      _ watching: [TypeIdentifier], _ plain: [TypeIdentifier], in registry: TypeRegistry,
      marks: Bool
    ) -> Numbers {
      func number(_ identifier: TypeIdentifier) -> Int {
        registry.id(of: identifier.rawValue)?.rawValue ?? -1
      }
      var numbers = Numbers(watched: watching.map(number), plain: Set(plain.map(number)))
      guard marks else { return numbers }
      let storage = registry.storage
      let isStandard = registry.layers.map { RegistryLayer.standard.contains($0) }
      for type in 0..<storage.typeCount {
        var bits: Bits = []
        for (bit, supertype) in numbers.watched.enumerated()
        where supertype >= 0 && (supertype == type || storage.conforms(type, to: supertype)) {
          bits.insert(Bits(bit))
        }
        let active = Int(storage.row(ofType: type).active)
        if active >= 0, isStandard[Int(storage.row(ofRecord: active).layer)],
          !numbers.plain.contains(type)
        {
          bits.insert(.special)
        }
        numbers.base.append(bits)
      }
      return numbers
    }
  }
}
