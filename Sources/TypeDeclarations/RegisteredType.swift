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

  /// The identifier, in lower case.
  public var identifier: TypeIdentifier {
    TypeIdentifier(String(decoding: storage.nameBytes(of: id), as: UTF8.self))
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
    return home.text(home.records[index].bundle)
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
  public func conforms(to other: RegisteredType) -> Bool {
    guard
      let id = other.registry.storage === storage ? other.id : registry.type(other.identifier)?.id
    else { return false }
    return storage.conforms(self.id, to: id)
  }

  /// Whether the type conforms to a type given by name; false for one that nobody declares.
  public func conforms(to identifier: TypeIdentifier) -> Bool {
    registry.id(of: identifier.rawValue).map { storage.conforms(id, to: $0.rawValue) } ?? false
  }

  /// All supertypes that are declared, without the type itself, sorted by identifier.
  public var supertypes: [RegisteredType] {
    storage.supertypeIDs(of: id).map { RegisteredType(registry, $0) }
      .sorted { $0.identifier < $1.identifier }
  }

  /// The declared types that name this one as their direct supertype, sorted by identifier.
  ///
  /// Complexity: O(types).
  public var directSubtypes: [RegisteredType] {
    (0..<storage.typeCount)
      .filter { $0 != id && storage.parentIDs(ofType: $0).contains(Int32(id)) }
      .map { RegisteredType(registry, $0) }.sorted { $0.identifier < $1.identifier }
  }

  /// All declared types that conform to this one, without itself, sorted by identifier.
  ///
  /// Complexity: O(types).
  public var subtypes: [RegisteredType] {
    (0..<storage.typeCount)
      .filter { $0 != id && storage.row(ofType: $0).active >= 0 && storage.conforms($0, to: id) }
      .map { RegisteredType(registry, $0) }.sorted { $0.identifier < $1.identifier }
  }

  /// A shortest path of conformance to a supertype, both ends included; nil when there is none.
  public func path(to supertype: RegisteredType) -> [RegisteredType]? {
    storage.path(from: id, to: supertype.id)?.map { RegisteredType(registry, $0) }
  }

  /// The preferred tag of a class: the first declared; nil when there is none.
  public func preferredTag(_ tagClass: TagClass) -> String? {
    declaration.tags[tagClass]?.first
  }

  /// What the type is called: its own description, else the first that its supertypes give, depth
  /// first in the declared order. Apple's counterpart is `UTType.localizedDescription`.
  public var localizedDescription: String? {
    var seen: Set<Int> = []
    func find(_ id: Int) -> String? {
      guard seen.insert(id).inserted else { return nil }
      let active = Int(storage.row(ofType: id).active)
      guard active >= 0 else { return nil }
      let (home, index) = storage.home(ofRecord: active)
      if let text = home.text(home.records[index].label) { return text }
      guard seen.count < 4096 else { return nil }
      for parent in storage.parentIDs(ofType: id) {
        if let text = find(Int(parent)) { return text }
      }
      return nil
    }
    return find(id)
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
