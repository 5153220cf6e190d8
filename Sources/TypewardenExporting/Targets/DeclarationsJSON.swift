internal import TypeDeclarations
internal import TypewardenSourceText

/// Declarations as JSON for other programs; keys are only ever added.
package enum DeclarationsJSON {
  /// The types, and what the apps open.
  package static func render(_ input: ExportInput) -> ExportOutput {
    let losses = [
      ExportLoss(about: "all types", message: "icons and translations are left out")
    ]
    let json = JSON.object([
      "version": .int(1),
      "types": .array(input.types.map { type($0, input) }),
      "apps": .array(input.apps.map(app)),
      "losses": .array(
        losses.map { .object(["about": .string($0.about), "message": .string($0.message)]) }),
    ])
    return ExportOutput(text: json.text + "\n", losses: input.types.isEmpty ? [] : losses)
  }

  private static func type(_ type: RegisteredType, _ input: ExportInput) -> JSON {
    let declaration = type.declaration
    return .object([
      "identifier": .string(declaration.spelling),
      "kind": .string(declaration.kind.rawValue),
      "description": .optional(declaration.localizedDescription),
      "conformsTo": .strings(declaration.supertypes.map(\.rawValue)),
      "supertypes": .strings(type.supertypes.map(\.identifier.rawValue)),
      "tags": .object(
        declaration.tags.sorted { $0.key < $1.key }.map {
          JSON.Member(name: $0.key.rawValue, value: .strings($0.value))
        }),
      "referenceURL": .optional(declaration.referenceURL),
      "version": declaration.version.map(JSON.int) ?? .null,
      "package": .bool(type.conforms(to: "com.apple.package")),
      "source": .string(input.source(type.activeRecord)),
    ])
  }

  private static func app(_ app: ExportedApp) -> JSON {
    .object([
      "name": .string(app.name),
      "bundleIdentifier": .optional(app.bundleIdentifier),
      "executable": .optional(app.executable),
      "documents": .array(
        app.documents.map { document in
          .object([
            "name": .optional(document.name), "role": .optional(document.role),
            "rank": .optional(document.rank), "contentTypes": .strings(document.contentTypes),
            "extensions": .strings(document.extensions),
          ])
        }),
    ])
  }
}
