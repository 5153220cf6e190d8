extension TypeRegistry {
  /// The number of a type within one registry: what comparisons by the million should use.
  ///
  /// A number means nothing in another registry.
  public struct TypeID: Hashable, Sendable {
    /// The number, from 0.
    public let rawValue: Int

    @inline(__always)
    package init(_ rawValue: Int) { self.rawValue = rawValue }
  }

  /// The declared type with an identifier, compared without regard to ASCII case; nil when nobody
  /// declares it. Apple's counterpart is `UTType.init(_:)`.
  public func type(_ identifier: String) -> RegisteredType? {
    id(of: identifier).map { RegisteredType(self, $0.rawValue) }
  }

  /// The declared type with an identifier; nil when nobody declares it.
  public func type(_ identifier: TypeIdentifier) -> RegisteredType? { type(identifier.rawValue) }

  /// The number of a declared type; nil when nobody declares the identifier.
  public func id(of identifier: String) -> TypeID? {
    let found = RegistryBuilder.withBytes(identifier) { storage.find($0) }
    return found >= 0 && storage.row(ofType: found).active >= 0 ? TypeID(found) : nil
  }

  /// The type of a number that came from this registry.
  public func type(_ id: TypeID) -> RegisteredType { RegisteredType(self, id.rawValue) }

  /// Whether a type conforms to another, itself included. Complexity: O(1) up to some thousand
  /// types, O(log supertypes) above.
  @inlinable @inline(__always)
  public func conforms(_ type: TypeID, to supertype: TypeID) -> Bool {
    storage.conforms(type.rawValue, to: supertype.rawValue)
  }

  /// Whether an identifier is declared: the one notion of it for lists, sources and documents.
  package func isDeclared(_ identifier: String) -> Bool {
    RegistryBuilder.withBytes(identifier) { isDeclared($0) }
  }

  /// Whether an identifier is declared. Makes no `String`.
  package func isDeclared(_ identifier: UnsafeBufferPointer<UInt8>) -> Bool {
    let found = storage.find(identifier)
    return found >= 0 && storage.row(ofType: found).active >= 0
  }

  /// The number of a declared identifier given as bytes; nil when nobody declares it.
  package func id(ofBytes identifier: UnsafeBufferPointer<UInt8>) -> TypeID? {
    let found = storage.find(identifier)
    return found >= 0 && storage.row(ofType: found).active >= 0 ? TypeID(found) : nil
  }

  /// The declared types that carry a tag, best first, among those that conform to a supertype.
  ///
  /// Exported by the core comes before anything else, then `public.` identifiers, then exported
  /// before imported, then the earlier layer and the earlier declaration.
  ///
  /// Apple's counterpart is `UTType.types(tag:tagClass:conformingTo:)`, which adds a dynamic type
  /// when there are none. Complexity: O(claimants).
  public func types(
    tag: String, tagClass: TagClass, conformingTo supertype: RegisteredType? = nil
  ) -> [RegisteredType] {
    guard let known = KnownTagClass(tagClass) else { return [] }
    let root = supertype.flatMap { number(of: $0) }
    if supertype != nil, root == nil { return [] }
    return RegistryBuilder.withBytes(tag) { tag in
      claimants(ofTag: tag, known)
        .filter { type in root.map { storage.conforms(type, to: $0) } ?? true }
        .map { RegisteredType(self, $0) }
    }
  }

  /// The numbers of the types that claim a tag, best first.
  func claimants(ofTag tag: UnsafeBufferPointer<UInt8>, _ tagClass: KnownTagClass) -> [Int] {
    Self.withFolded(tag, tagClass) { folded in
      let own = storage.tags.find(folded: folded, tagClass)
      if own >= 0 { return storage.tags.claimants(own).map(Int.init) }
      guard let base = storage.base else { return [] }
      let found = base.tags.find(folded: folded, tagClass)
      return found < 0 ? [] : base.tags.claimants(found).map(Int.init)
    }
  }

  static func withFolded<Result>(
    _ tag: UnsafeBufferPointer<UInt8>, _ tagClass: KnownTagClass,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    guard tagClass.ignoresCase else { return body(tag) }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(1, tag.count)) { folded in
      for (index, byte) in tag.enumerated() {
        folded[index] = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
      }
      return body(UnsafeBufferPointer(rebasing: folded[..<tag.count]))
    }
  }
}
