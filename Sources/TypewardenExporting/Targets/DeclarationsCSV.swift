internal import TypeDeclarations
internal import TypewardenSourceText

/// Declarations as a table by RFC 4180, a line for each type.
package enum DeclarationsCSV {
  /// The table of some types.
  package static func render(_ input: ExportInput) -> ExportOutput {
    var losses: [ExportLoss] = []
    var text =
      "identifier,kind,description,conforms_to,extensions,mime_types,reference_url,source\r\n"
    for type in input.types {
      let declaration = type.declaration
      let lists = [
        declaration.supertypes.map(\.rawValue), declaration.tags[.filenameExtension] ?? [],
        declaration.tags[.mimeType] ?? [],
      ]
      for value in lists.joined() where value.contains(" ") {
        losses.append(
          ExportLoss(
            about: type.identifier.rawValue,
            message: "`\(ShownText.shown(value))` has a space in it, which here separates values"))
      }
      let fields = [
        declaration.spelling, declaration.kind.rawValue, declaration.localizedDescription ?? "",
        lists[0].joined(separator: " "), lists[1].joined(separator: " "),
        lists[2].joined(separator: " "), declaration.referenceURL ?? "",
        input.source(type.activeRecord),
      ]
      text += CSV.line(fields)
    }
    if !input.types.isEmpty {
      losses.append(
        ExportLoss(
          about: "all types",
          message: "OSTypes, pasteboard names, versions, icons and documents are left out"))
    }
    return ExportOutput(text: text, losses: losses)
  }

  /// One of the tables of a registry; where SQL has NULL, a field has nothing between its commas.
  package static func render(_ table: RegistryTable, _ input: ExportInput) -> ExportOutput {
    var text = CSV.line(table.columns)
    for row in table.rows(input) {
      text += CSV.line(row)
    }
    return ExportOutput(text: text, losses: [])
  }
}
