/// A frozen set of type declarations that answers by identifier, by tag and by name.
///
/// An immutable value: adding declarations makes another registry, several live side by side, and
/// reading never takes a lock. Copies share what they hold.
public struct TypeRegistry: Sendable {
  let storage: RegistryStorage

  init(_ storage: RegistryStorage) { self.storage = storage }

  /// A registry without any type, not even the standard ones.
  public init() { self.init(RegistryBuilder().freeze()) }

  package init(_ builder: consuming RegistryBuilder) { self.init(builder.freeze()) }

  /// A registry with one more layer, which yields to the layers before it.
  ///
  /// Which declaration of an identifier is active, and who gets a tag, is said in
  /// ``TypeRegistry``'s documentation under precedence. Complexity: O(new declarations) on the
  /// standard types, as long as no declaration takes the place of a standard one; otherwise
  /// O(all declarations).
  public func adding(_ declarations: [TypeDeclaration]) -> TypeRegistry {
    adding(declarations, layer: RegistryLayer("layer \(layers.count)"))
  }

  /// A registry with one more layer of a given name.
  public func adding(_ declarations: [TypeDeclaration], layer: RegistryLayer) -> TypeRegistry {
    adding { builder in
      builder.beginLayer(layer)
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
    guard let base = storage.base ?? (storage.isClosed ? storage : nil) else {
      var builder = RegistryBuilder()
      builder.copyRecords(of: storage)
      return builder
    }
    var builder = RegistryBuilder(on: base)
    if storage.base != nil { builder.copyOwnRecords(of: storage) }
    return builder
  }

  /// The layers in the order of their precedence.
  public var layers: [RegistryLayer] { storage.layers }

  /// The number of identifiers that somebody declares.
  public var count: Int {
    (0..<storage.typeCount).count { storage.row(ofType: $0).active >= 0 }
  }

  /// The active declared types, standard types first, each layer in its own order.
  public var types: [RegisteredType] {
    (0..<storage.typeCount)
      .filter { storage.row(ofType: $0).active >= 0 }
      .sorted { order(of: $0) < order(of: $1) }
      .map { RegisteredType(self, $0) }
  }

  private func order(of id: Int) -> (UInt16, Int32) {
    let record = storage.row(ofRecord: Int(storage.row(ofType: id).active))
    return (record.layer, record.order)
  }
}

extension RegistryStorage {
  /// Whether every identifier that occurs is declared, so that no later layer can fill a gap.
  var isClosed: Bool { base == nil && types.allSatisfy { $0.active >= 0 } }
}

extension RegistryBuilder {
  /// Adds the records of a storage that stands on the same base as this builder.
  mutating func copyOwnRecords(of storage: RegistryStorage) {
    parts.layers = storage.layers
    copyRecords(ofThis: storage)
  }
}
