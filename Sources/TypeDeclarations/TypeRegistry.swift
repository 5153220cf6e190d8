/// A frozen set of type declarations that answers by identifier, by tag and by name.
///
/// An immutable value: adding declarations makes another registry, several live side by side, and
/// reading never takes a lock. Copies share what they hold.
public struct TypeRegistry: Sendable {
  @usableFromInline let storage: RegistryStorage

  init(_ storage: RegistryStorage) { self.storage = storage }

  /// A registry without any type, not even the standard ones.
  public init() { self.init(RegistryBuilder().freeze()) }

  package init(_ builder: consuming RegistryBuilder) { self.init(builder.freeze()) }

  /// A registry with one more layer, which yields to the layers before it.
  ///
  /// Of several declarations of one identifier, one that the core exports is active, else an
  /// exported one, else that of the earliest layer; nothing is merged.
  ///
  /// Complexity: O(declarations beyond the standard types), as long as none takes the place of a
  /// standard one; otherwise O(all declarations). Add many layers by one call, not one by one.
  public func adding(_ declarations: [TypeDeclaration]) -> TypeRegistry {
    adding(declarations, layer: RegistryLayer("layer \(layers.count)"))
  }

  /// A registry with one more layer of a given name, which another layer may have too.
  ///
  /// Complexity: as that of ``adding(_:)``.
  public func adding(_ declarations: [TypeDeclaration], layer: RegistryLayer) -> TypeRegistry {
    adding { builder in
      builder.beginLayer(layer)
      if declarations.count > 1024 {
        let bytes = declarations.reduce(0) { $0 + $1.spelling.utf8.count }
        builder.reserve(bytes: bytes * 2, declarations: declarations.count)
      }
      for declaration in declarations { builder.add(declaration) }
    }
  }

  /// A registry with the declarations that `body` gives to a builder.
  package func adding(_ body: (inout RegistryBuilder) -> Void) -> TypeRegistry {
    var builder = makeBuilder()
    body(&builder)
    return TypeRegistry(builder)
  }

  /// A builder that holds what this registry holds.
  package func makeBuilder() -> RegistryBuilder {
    // One storage at most underneath, and only one that later layers cannot change by declaring
    // what was missing.
    if let base = storage.base {
      var builder = RegistryBuilder(on: base)
      builder.copyOwnRecords(of: storage)
      return builder
    }
    if storage.isClosed, !storage.types.isEmpty, !storage.tags.isOmitted {
      return RegistryBuilder(on: storage)
    }
    var builder = RegistryBuilder()
    builder.copyRecords(of: storage)
    return builder
  }

  /// The layers in the order of their precedence.
  public var layers: [RegistryLayer] { storage.layers }

  /// The number of identifiers that somebody declares.
  public var count: Int { storage.declaredCount }

  /// The declared types, standard types first, each layer in its own order.
  ///
  /// Complexity: O(types × log types).
  public var types: [RegisteredType] {
    (0..<storage.typeCount).filter { storage.isDeclared($0) }
      .map { (place: place(of: $0), id: $0) }
      .sorted { $0 < $1 }
      .map { RegisteredType(self, $0.id) }
  }

  private func place(of id: Int) -> UInt64 {
    let record = storage.row(ofRecord: Int(storage.row(ofType: id).active))
    return UInt64(record.layer) << 32 | UInt64(UInt32(clamping: record.order))
  }
}
