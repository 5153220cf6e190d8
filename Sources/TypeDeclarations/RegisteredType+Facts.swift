/// What is asked of a type without a whole declaration being made.
extension RegisteredType {
  private var activeRow: RegistryStorage.RecordRow {
    registry.storage.row(ofRecord: Int(registry.storage.row(ofType: id).active))
  }

  /// Which list the active declaration stands in.
  package var kind: TypeDeclaration.Kind { activeRow.kind }

  /// Whether the active declaration is one of the standard types.
  package var isStandard: Bool { RegistryLayer.standard.contains(layer) }

  /// Whether every Mac has the type and Apple owns it, so that no other declaration displaces it.
  package var isExportedByCore: Bool { kind == .exported && layer == .core }

  /// Calls `body` with the identifier as the active declaration writes it. Makes no `String`.
  package func withSpelling<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let storage = registry.storage
    let (home, index) = storage.home(ofRecord: Int(storage.row(ofType: id).active))
    let range = home.records[index].spelling.range
    return home.arena.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// Whether the active declaration lists a tag, compared as the class asks. Makes no `String`.
  ///
  /// Complexity: O(tags of the type).
  package func hasTag(_ tag: UnsafeBufferPointer<UInt8>, _ tagClass: KnownTagClass) -> Bool {
    let storage = registry.storage
    let (home, index) = storage.home(ofRecord: Int(storage.row(ofType: id).active))
    return TypeRegistry.withFolded(tag, tagClass) { wanted in
      home.tagRows[home.records[index].tags.range].contains { row in
        guard row.tagClass == tagClass, Int(row.text.length) == wanted.count else { return false }
        return home.arena.withUnsafeBufferPointer { arena in
          TypeRegistry.withFolded(UnsafeBufferPointer(rebasing: arena[row.text.range]), tagClass) {
            $0.elementsEqual(wanted)
          }
        }
      }
    }
  }

  /// Whether the active declaration lists any tag of a class.
  package func hasTags(_ tagClass: KnownTagClass) -> Bool {
    let storage = registry.storage
    let (home, index) = storage.home(ofRecord: Int(storage.row(ofType: id).active))
    return home.tagRows[home.records[index].tags.range].contains { $0.tagClass == tagClass }
  }
}

extension TypeRegistry {
  /// The numbers of the declared types that claim a tag, best first.
  package func typeIDs(
    tag: UnsafeBufferPointer<UInt8>, _ tagClass: KnownTagClass
  ) -> [TypeID] {
    claimants(ofTag: tag, tagClass).map { TypeID($0) }
  }

  /// The number here of a type of another registry, found by its identifier.
  package func id(of type: RegisteredType) -> TypeID? {
    type.registry.withIdentifier(of: type.id) { id(ofBytes: $0) }
  }

  /// The identifiers of a cycle through a type, in the order in which they conform to each other,
  /// beginning with the type; a shortest one. Complexity: O(edges of the cycle's types).
  package func cycle(through type: TypeID) -> [TypeID] {
    for parent in storage.parentIDs(ofType: type.rawValue) where Int(parent) != type.rawValue {
      if let path = storage.path(from: Int(parent), to: type.rawValue) {
        return [type] + path.dropLast().map { TypeID($0) }
      }
    }
    return [type]
  }
}
