internal import DocumentRegistry
internal import TypewardenCommandLine
internal import TypewardenSourceText

/// Writes how many documents of each type there are: all types, or those that nobody declares.
struct TypeCountReport {
  let form: DocumentForm
  /// Whether extensions are told instead of types, which say nothing to anybody.
  let isUnknown: Bool
  let limit: Int?

  func write(_ counts: [TypeCount], to output: StandardOutput) {
    let bytes = counts.reduce(0) { $0 + $1.bytes }
    let documents = counts.reduce(0) { $0 + $1.documents }
    var counts = counts
    if isUnknown { counts.sort { ($1.documents, $1.bytes) < ($0.documents, $0.bytes) } }
    let shown = counts.prefix(limit ?? counts.count)
    switch form {
    case .text: writeText(Array(shown), documents, bytes, output)
    case .json: for count in shown { output.write(json(count, bytes).text + "\n") }
    case .csv:
      output.write(
        isUnknown ? "extension,type,documents,bytes,example\r\n" : "type,documents,bytes,share\r\n")
      for count in shown { output.write(CSV.line(fields(count, bytes))) }
    case .paths: for count in shown { output.write(count.example + [0]) }
    }
  }

  private func writeText(
    _ counts: [TypeCount], _ documents: Int, _ bytes: Int64, _ output: StandardOutput
  ) {
    let heading =
      isUnknown
      ? ["documents", "bytes", "extension", "for example"]
      : ["documents", "bytes", "share", "type"]
    var rows = [heading]
    for count in counts {
      let numbers = [String(count.documents), String(count.bytes)]
      rows.append(
        isUnknown
          ? numbers + [
            Terminal.escaped(count.type.fileExtension ?? "none"),
            Terminal.escaped(FileName.shown(count.example)),
          ]
          : numbers + [share(count.bytes, of: bytes), Terminal.escaped(count.type.identifier)])
    }
    if !isUnknown { rows.append([String(documents), String(bytes), "", "total"]) }
    // Numbers stand to the right; the last column is as wide as it is.
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    for row in rows {
      var line = ""
      for column in 0..<3 {
        let space = String(repeating: " ", count: widths[column] - row[column].count)
        line += (column == 2 && isUnknown ? row[column] + space : space + row[column]) + "  "
      }
      output.write(line + row[3] + "\n")
    }
  }

  private func json(_ count: TypeCount, _ bytes: Int64) -> JSON {
    if isUnknown {
      return .object([
        "extension": .optional(count.type.fileExtension), "type": .string(count.type.identifier),
        "documents": .int(count.documents), "bytes": .int(Int(count.bytes)),
        "example": .string(FileName.shown(count.example)),
      ])
    }
    return .object([
      "type": .string(count.type.identifier), "description": .optional(count.type.description),
      "documents": .int(count.documents), "bytes": .int(Int(count.bytes)),
      "share": .string(share(count.bytes, of: bytes)),
      "declared": .bool(count.type.isDeclared),
    ])
  }

  private func fields(_ count: TypeCount, _ bytes: Int64) -> [String] {
    let numbers = [String(count.documents), String(count.bytes)]
    if isUnknown {
      return [count.type.fileExtension ?? "", count.type.identifier] + numbers
        + [FileName.shown(count.example)]
    }
    return [count.type.identifier] + numbers + [share(count.bytes, of: bytes)]
  }

  /// `12.3%`.
  private func share(_ part: Int64, of whole: Int64) -> String {
    guard whole > 0 else { return "0.0%" }
    let tenths = Int((Double(part) / Double(whole) * 1000).rounded())
    return "\(tenths / 10).\(tenths % 10)%"
  }
}
