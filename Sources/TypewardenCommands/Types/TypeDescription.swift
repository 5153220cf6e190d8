internal import TypeDeclarations
internal import TypewardenCommandLine
internal import TypewardenSourceText

/// What `show` and `types` say of a type, as JSON and as text.
enum TypeDescription {
  /// - Parameter subtypes: the index of the registry, for those who describe many of its types.
  static func json(
    _ type: RegisteredType, _ inputs: RegistryInputs, subtypes: DirectSubtypes? = nil
  ) -> JSON {
    let directSubtypes = subtypes.map { type.directSubtypes(in: $0) } ?? type.directSubtypes
    let declaration = type.declaration
    let record = type.activeRecord
    return .object([
      "identifier": .string(type.identifier.rawValue),
      "description": .optional(type.localizedDescription),
      "declared": .bool(!type.identifier.isDynamic),
      "dynamic": .bool(type.identifier.isDynamic),
      "public": .bool(type.identifier.isPublic),
      "conformsTo": .strings(declaration.supertypes.map(\.rawValue)),
      "supertypes": .strings(type.supertypes.map(\.identifier.rawValue)),
      "subtypes": .strings(directSubtypes.map(\.identifier.rawValue)),
      "tags": tags(declaration.tags),
      "preferredFilenameExtension": .optional(declaration.tags[.filenameExtension]?.first),
      "preferredMIMEType": .optional(declaration.tags[.mimeType]?.first),
      "referenceURL": .optional(declaration.referenceURL),
      "version": declaration.version.map(JSON.int) ?? .null,
      "layer": .string(type.layer.name),
      "declaredBy": place(record, inputs),
      "inactive": .array(type.inactiveRecords.map { inactive($0, inputs) }),
    ])
  }

  /// What is known of an identifier that nobody declares but that encodes tags.
  static func json(_ dynamic: DynamicIdentifier, _ registry: TypeRegistry) -> JSON {
    let supertypes = dynamic.conformsTo.flatMap { identifier -> [TypeIdentifier] in
      guard let type = registry.type(identifier) else { return [] }
      return [type.identifier] + type.supertypes.map(\.identifier)
    }
    return .object([
      "identifier": .string(dynamic.identifier),
      "description": .null,
      "declared": .bool(false),
      "dynamic": .bool(true),
      "public": .bool(false),
      "conformsTo": .strings(dynamic.conformsTo.map(\.rawValue)),
      "supertypes": .strings(Set(supertypes).sorted().map(\.rawValue)),
      "subtypes": .array([]),
      "tags": tags(dynamic.tags),
      "preferredFilenameExtension": .optional(dynamic.tags[.filenameExtension]?.first),
      "preferredMIMEType": .optional(dynamic.tags[.mimeType]?.first),
      "referenceURL": .null,
      "version": .null,
      "layer": .null,
      "declaredBy": .null,
      "inactive": .array([]),
    ])
  }

  static func tags(_ tags: [TagClass: [String]]) -> JSON {
    .object(
      tags.sorted { $0.key < $1.key }.map {
        JSON.Member(name: $0.key.rawValue, value: .strings($0.value))
      })
  }

  private static func place(_ record: RegistryRecord, _ inputs: RegistryInputs) -> JSON {
    let (source, line) = inputs.place(of: record)
    return .object([
      "source": .string(source),
      "kind": .string(record.declaration.kind.rawValue),
      "line": line.map(JSON.int) ?? .null,
    ])
  }

  private static func inactive(_ record: RegistryRecord, _ inputs: RegistryInputs) -> JSON {
    let (source, line) = inputs.place(of: record)
    return .object([
      "source": .string(source),
      "kind": .string(record.declaration.kind.rawValue),
      "line": line.map(JSON.int) ?? .null,
      "layer": .string(record.layer.name),
      "conformsTo": .strings(record.declaration.supertypes.map(\.rawValue)),
      "tags": tags(record.declaration.tags),
    ])
  }

  /// A type as a block of lines, each a label and its values.
  static func text(_ type: RegisteredType, _ inputs: RegistryInputs, style: TextStyle) -> String {
    let declaration = type.declaration
    var lines: [(label: String, values: [String])] = []
    func add(_ label: String, _ values: [String]) {
      if !values.isEmpty { lines.append((label, values)) }
    }
    add("description", type.localizedDescription.map { [$0] } ?? [])
    add("conforms to", declaration.supertypes.map(\.rawValue))
    add("supertypes", type.supertypes.map(\.identifier.rawValue))
    add("subtypes", type.directSubtypes.map(\.identifier.rawValue))
    for (tagClass, tags) in declaration.tags.sorted(by: { $0.key < $1.key }) {
      add(label(of: tagClass), tags)
    }
    add("reference", declaration.referenceURL.map { [$0] } ?? [])
    add("declared", [declared(type.activeRecord, inputs)])
    add("inactive", type.inactiveRecords.map { declared($0, inputs) })
    var text = style.bold(Terminal.escaped(type.identifier.rawValue)) + "\n"
    for line in lines {
      let label = line.label + String(repeating: " ", count: max(1, 13 - line.label.count))
      let separator = line.label == "inactive" ? "\n  " + String(repeating: " ", count: 13) : " "
      text += "  \(style.dim(label))"
      text += line.values.map(Terminal.escaped).joined(separator: separator) + "\n"
    }
    return text
  }

  private static func declared(_ record: RegistryRecord, _ inputs: RegistryInputs) -> String {
    let (source, line) = inputs.place(of: record)
    let place = line.map { "\(source):\($0)" } ?? source
    let kind = record.declaration.kind == .unknown ? "" : record.declaration.kind.rawValue + " "
    return "\(kind)by \(place)"
      + (source == record.layer.name ? "" : ", layer \(record.layer.name)")
  }

  private static func label(of tagClass: TagClass) -> String {
    switch tagClass {
    case .filenameExtension: "extensions"
    case .mimeType: "MIME types"
    case .osType: "OSTypes"
    case .pasteboardType: "pasteboard"
    case .deviceModelCode: "models"
    default: tagClass.rawValue
    }
  }
}
