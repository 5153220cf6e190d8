/// One standard type as the table holds it; what the generator makes from `Declarations/`.
package struct SystemTableEntry: Sendable {
  package var declaration: TypeDeclaration
  package var layer: RegistryLayer
  package var order: Int
  package var bundle: String

  package init(declaration: TypeDeclaration, layer: RegistryLayer, order: Int, bundle: String) {
    self.declaration = declaration
    self.layer = layer
    self.order = order
    self.bundle = bundle
  }

  /// Whether a text of the entry holds a character that separates fields or list elements.
  package var holdsSeparator: Bool {
    let texts =
      [
        declaration.spelling, bundle, declaration.localizedDescription ?? "",
        declaration.referenceURL ?? "",
      ]
    let listed = declaration.supertypes.map(\.rawValue) + declaration.tags.values.flatMap { $0 }
    return (texts + listed).contains { $0.contains("\t") || $0.contains("\n") }
      || listed.contains { $0.utf8.contains(SystemTable.listSeparator) }
  }

  /// The entry's line in the table; see `SystemTable` for the form.
  package var line: String {
    let separator = String(UnicodeScalar(SystemTable.listSeparator))
    let kind = SystemTable.kinds.first { $0.kind == declaration.kind }!.letter
    let layerLetter = SystemTable.layers.first { $0.layer == layer }!.letter
    var fields = [
      declaration.spelling, String(UnicodeScalar(kind)), String(UnicodeScalar(layerLetter)),
      String(order), declaration.supertypes.map(\.rawValue).joined(separator: separator),
    ]
    for tagClass in KnownTagClass.allCases {
      fields.append((declaration.tags[tagClass.tagClass] ?? []).joined(separator: separator))
    }
    fields += [
      bundle, declaration.localizedDescription ?? "", declaration.referenceURL ?? "",
    ]
    return fields.joined(separator: "\t")
  }
}
