/// What `UTType` asks by number, so that its everyday questions make no `String` and no array.
extension TypeRegistry {
  /// Identifies the frozen content: equal for copies of one registry, different for any other.
  package var contentID: ObjectIdentifier { ObjectIdentifier(storage) }

  /// How many types the registry has that those it was added to do not have.
  package var addedTypeCount: Int { storage.types.count }

  /// Whether numbers up to those of the standard types mean the same in both registries, and their
  /// declarations are the same ones.
  package func keepsTypes(of other: TypeRegistry) -> Bool {
    storage.sharedTypeCount(with: other.storage) == other.storage.typeCount
  }

  /// The number here of a type that has a number in another registry; nil when it is not declared
  /// here. Complexity: O(1), without comparing names where the registries share the type.
  @inline(__always)
  package func id(of type: TypeID, in other: TypeRegistry) -> TypeID? {
    if storage === other.storage { return type }
    return translated(type, from: other)
  }

  private func translated(_ type: TypeID, from other: TypeRegistry) -> TypeID? {
    if type.rawValue < storage.sharedTypeCount(with: other.storage) { return type }
    return other.withIdentifier(of: type.rawValue) { id(ofFolded: $0) }
  }

  /// Whether a number here and a number in another registry stand for one identifier.
  @inline(__always)
  package func names(_ type: TypeID, sameAs otherType: TypeID, in other: TypeRegistry) -> Bool {
    if storage === other.storage { return type == otherType }
    return namesAcross(type, otherType, other)
  }

  private func namesAcross(_ type: TypeID, _ otherType: TypeID, _ other: TypeRegistry) -> Bool {
    if max(type.rawValue, otherType.rawValue) < storage.sharedTypeCount(with: other.storage) {
      return type == otherType
    }
    return withIdentifier(of: type.rawValue) { name in
      other.withIdentifier(of: otherType.rawValue) { name.isSame(as: $0) }
    }
  }

  /// The number of a declared identifier that is given in lower case; nil when nobody declares it.
  package func id(ofFolded identifier: UnsafeBufferPointer<UInt8>) -> TypeID? {
    let found = storage.find(identifier)
    return found >= 0 && storage.row(ofType: found).active >= 0 ? TypeID(found) : nil
  }

  /// Whether text can be a tag of a class at all.
  package static func isValid(tag: String, _ tagClass: KnownTagClass) -> Bool {
    TagSyntax.isValid(tag, tagClass)
  }

  /// The best declared type that carries a tag, among those that conform to a supertype: the first
  /// of `types(tag:tagClass:conformingTo:)`. Complexity: O(claimants), without allocating.
  package func firstType(
    tag: String, _ tagClass: KnownTagClass, conformingTo supertype: TypeID?
  ) -> TypeID? {
    RegistryBuilder.withBytes(tag) { tag in
      Self.withFolded(tag, tagClass) { folded in
        var home = storage
        var row = home.tags.find(folded: folded, tagClass)
        if row < 0, let base = storage.base {
          home = base
          row = base.tags.find(folded: folded, tagClass)
        }
        guard row >= 0 else { return nil }
        let tag = home.tags.rows[row]
        for index in Int(tag.first)..<Int(tag.first + tag.count) {
          let type = Int(home.tags.candidates[index])
          if supertype == nil || storage.conforms(type, to: supertype!.rawValue) {
            return TypeID(type)
          }
        }
        return nil
      }
    }
  }

  /// The preferred tag of a class: the first that a type's active declaration lists.
  package func firstTag(of type: TypeID, _ tagClass: KnownTagClass) -> String? {
    let (home, index) = storage.home(ofRecord: Int(storage.row(ofType: type.rawValue).active))
    for row in home.records[index].tags.range where home.tagRows[row].tagClass == tagClass {
      return home.text(home.tagRows[row].text)
    }
    return nil
  }

  /// The numbers of all declared supertypes, without the type itself.
  package func supertypeIDs(of type: TypeID) -> [TypeID] {
    storage.supertypeIDs(of: type.rawValue).map { TypeID($0) }
  }
}

extension RegistryStorage {
  /// How many numbers, from 0, stand for the same declared types in both storages.
  fileprivate func sharedTypeCount(with other: RegistryStorage) -> Int {
    let lowest = base ?? self
    return lowest === other.base ?? other ? lowest.typeCount : 0
  }
}
