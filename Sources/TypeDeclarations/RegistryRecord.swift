/// One declaration in a registry, active or not, with where it came from.
public struct RegistryRecord: Sendable {
  private let registry: TypeRegistry
  private let id: Int

  init(_ registry: TypeRegistry, _ id: Int) {
    self.registry = registry
    self.id = id
  }

  private var row: RegistryStorage.RecordRow { registry.storage.row(ofRecord: id) }

  /// What was declared. Complexity: O(tags); made anew each time.
  public var declaration: TypeDeclaration { registry.storage.declaration(ofRecord: id) }

  /// The layer that declares it.
  public var layer: RegistryLayer { registry.storage.layers[Int(row.layer)] }

  /// The place of the declaration: its layer and its position there.
  public var recordID: RecordID { RecordID(layer: Int(row.layer), index: Int(row.order)) }

  /// The Apple software that declares a standard type; nil for other types.
  public var bundle: String? {
    let (home, index) = registry.storage.home(ofRecord: id)
    return home.text(.bundle, ofRecordAt: index)
  }

  /// Whether this is the declaration that counts for its identifier.
  public var isActive: Bool {
    Int(registry.storage.row(ofType: Int(row.type)).active) == id
  }
}

extension RegistryStorage {
  /// The identifier of a type, declared or not.
  func identifier(ofType id: Int) -> TypeIdentifier {
    withName(of: id) { TypeIdentifier(String(decoding: $0, as: UTF8.self)) }
  }

  /// A declaration as a value.
  func declaration(ofRecord id: Int) -> TypeDeclaration {
    let (home, index) = home(ofRecord: id)
    let record = home.records[index]
    var tags: [TagClass: [String]] = [:]
    for tag in home.tagRows[record.tags.range] {
      tags[tag.tagClass.tagClass, default: []].append(home.text(tag.text) ?? "")
    }
    return TypeDeclaration(
      home.text(record.spelling) ?? "", kind: record.kind,
      conformingTo: home.parents[record.parents.range].map {
        identifier(ofType: Int($0)).rawValue
      },
      tags: tags, localizedDescription: home.text(.description, ofRecordAt: index),
      referenceURL: home.text(.referenceURL, ofRecordAt: index),
      version: record.version.map(Int.init))
  }
}
