/// A declared type of one registry.
///
/// Two are equal when their identifiers are, whatever registries they come from.
public struct RegisteredType: Sendable {
  /// The registry that the type belongs to.
  public let registry: TypeRegistry

  let id: Int

  init(_ registry: TypeRegistry, _ id: Int) {
    self.registry = registry
    self.id = id
  }

  private var storage: RegistryStorage { registry.storage }
  private var record: RegistryStorage.RecordRow {
    storage.row(ofRecord: Int(storage.row(ofType: id).active))
  }

  /// The type's number in its registry.
  public var typeID: TypeRegistry.TypeID { TypeRegistry.TypeID(id) }

  /// The identifier, in lower case. Complexity: O(its length); made anew each time.
  public var identifier: TypeIdentifier {
    storage.identifier(ofType: id)
  }

  /// The active declaration. Complexity: O(tags); made anew each time.
  public var declaration: TypeDeclaration {
    storage.declaration(ofRecord: Int(storage.row(ofType: id).active))
  }

  /// The layer of the active declaration.
  public var layer: RegistryLayer { storage.layers[Int(record.layer)] }

  /// The active declaration's place.
  public var recordID: RecordID { RecordID(layer: Int(record.layer), index: Int(record.order)) }

  /// The Apple software that declares a standard type, such as `CoreTypes`; nil for other types.
  public var bundle: String? {
    let (home, index) = storage.home(ofRecord: Int(storage.row(ofType: id).active))
    return home.text(.bundle, ofRecordAt: index)
  }

  /// The declarations that lost against the active one, in the order of their layers.
  public var inactiveRecords: [RegistryRecord] {
    storage.recordIDs(ofType: id).dropFirst().map { RegistryRecord(registry, $0) }
      .sorted { ($0.recordID.layer, $0.recordID.index) < ($1.recordID.layer, $1.recordID.index) }
  }

  /// The active declaration with where it came from.
  public var activeRecord: RegistryRecord {
    RegistryRecord(registry, Int(storage.row(ofType: id).active))
  }

  /// Whether the type conforms to another, itself included.
  ///
  /// A type of another registry counts as the type of this registry that has its identifier.
  /// Complexity: as that of ``TypeRegistry/conforms(_:to:)``.
  public func conforms(to other: RegisteredType) -> Bool {
    guard let other = registry.number(of: other) else { return false }
    return storage.conforms(id, to: other)
  }

  /// Whether the type conforms to a type given by name; false for one that nobody declares.
  public func conforms(to identifier: TypeIdentifier) -> Bool {
    registry.id(of: identifier.rawValue).map { storage.conforms(id, to: $0.rawValue) } ?? false
  }

  /// All supertypes that are declared, without the type itself, sorted by identifier.
  ///
  /// Apple's counterpart is `UTType.supertypes`. Complexity: O(supertypes × log supertypes).
  public var supertypes: [RegisteredType] {
    registry.types(storage.supertypeIDs(of: id))
  }

  /// The declared types that name this one as their direct supertype, sorted by identifier.
  ///
  /// Complexity: O(types).
  public var directSubtypes: [RegisteredType] {
    registry.types(
      (0..<storage.typeCount).filter {
        $0 != id && storage.parentIDs(ofType: $0).contains(Int32(id))
      })
  }

  /// The same, from an index of all types. Complexity: O(subtypes × log subtypes).
  package func directSubtypes(in index: DirectSubtypes) -> [RegisteredType] {
    registry.types(index.of(id))
  }

  /// All declared types that conform to this one, without itself, sorted by identifier.
  ///
  /// Complexity: O(types).
  public var subtypes: [RegisteredType] {
    registry.types(
      (0..<storage.typeCount).filter {
        $0 != id && storage.isDeclared($0) && storage.conforms($0, to: id)
      })
  }

  /// A shortest path of conformance to a supertype, both ends included; nil when there is none.
  ///
  /// Complexity: O(supertypes + edges).
  public func path(to supertype: RegisteredType) -> [RegisteredType]? {
    guard let supertype = registry.number(of: supertype) else { return nil }
    return storage.path(from: id, to: supertype)?.map { RegisteredType(registry, $0) }
  }
}

extension TypeRegistry {
  /// The number that a type of this or another registry has here; nil when it is not declared here.
  func number(of type: RegisteredType) -> Int? {
    type.registry.storage === storage ? type.id : id(of: type.identifier.rawValue)?.rawValue
  }

  /// The types of some numbers, sorted by identifier.
  func types(_ ids: [Int]) -> [RegisteredType] {
    ids.sorted { storage.namePrecedes($0, $1) }.map { RegisteredType(self, $0) }
  }
}

extension RegisteredType: Hashable {
  /// True when the identifiers are equal.
  public static func == (left: RegisteredType, right: RegisteredType) -> Bool {
    left.storageID == right.storageID && left.id == right.id
      || left.identifier == right.identifier
  }

  private var storageID: ObjectIdentifier { ObjectIdentifier(registry.storage) }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}
