/// Questions that rules ask by the thousand, answered by number and without a `String`.
extension TypeRegistry {
  /// Calls `body` with every declared identifier as bytes, in no particular order that means
  /// anything, until it returns false. Complexity: O(types).
  package func forEachIdentifier(_ body: (UnsafeBufferPointer<UInt8>) -> Bool) {
    for id in 0..<storage.typeCount where storage.row(ofType: id).active >= 0 {
      guard withIdentifier(of: id, body) else { return }
    }
  }

  /// The declared types that carry a file name extension, best first.
  package func types(withExtension text: UnsafeBufferPointer<UInt8>) -> [TypeID] {
    claimants(ofTag: text, .filenameExtension).map(TypeID.init)
  }

  /// The declared supertypes of a type, without itself.
  package func supertypes(of type: TypeID) -> [TypeID] {
    storage.supertypeIDs(of: type.rawValue)
      .filter { storage.row(ofType: $0).active >= 0 }.map(TypeID.init)
  }

  /// The declared types that the active declaration of a type names as its supertypes, in its order.
  package func directSupertypes(of type: TypeID) -> [TypeID] {
    storage.parentIDs(ofType: type.rawValue).compactMap {
      storage.row(ofType: Int($0)).active >= 0 ? TypeID(Int($0)) : nil
    }
  }

  /// The types of some numbers, sorted by identifier.
  package func types(_ ids: some Sequence<TypeID>) -> [RegisteredType] {
    types(ids.map(\.rawValue))
  }

  /// Whether the active declaration of a type exports or imports it.
  package func kind(of type: TypeID) -> TypeDeclaration.Kind {
    storage.row(ofRecord: Int(storage.row(ofType: type.rawValue).active)).kind
  }

  /// Whether a type, or a supertype of it, names a supertype that nobody declares: then what it
  /// conforms to is not wholly known.
  package func hasUnknownSupertype(_ type: TypeID) -> Bool {
    ([type.rawValue] + storage.supertypeIDs(of: type.rawValue)).contains { id in
      storage.row(ofType: id).active < 0
        || storage.parentIDs(ofType: id).contains { storage.row(ofType: Int($0)).active < 0 }
    }
  }
}
