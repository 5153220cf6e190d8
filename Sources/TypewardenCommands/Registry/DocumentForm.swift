internal import DocumentRegistry
internal import TypewardenCommandLine
internal import TypewardenSourceText

/// How documents are written.
enum DocumentForm {
  case text
  case json
  case csv
  /// Paths alone, each with NUL behind it.
  case paths

  init(_ arguments: ParsedArguments) {
    switch arguments.value("--format") {
    case _ where arguments.flag("--null"): self = .paths
    case "json": self = .json
    case "csv": self = .csv
    default: self = .text
    }
  }
}

/// Writes documents, a line each.
struct DocumentWriter {
  let form: DocumentForm

  var header: String {
    form == .csv ? "path,type,kind,size,modified,mime,declared\r\n" : ""
  }

  func line(_ document: CatalogedDocument) -> [UInt8] {
    switch form {
    case .paths: return document.path + [0]
    case .text:
      let size = document.size.map { String($0) } ?? "-"
      return Array(
        "\(Terminal.escaped(FileName.shown(document.path)))\t\(document.type.identifier)\t\(size)\n"
          .utf8)
    case .json:
      var bytes = json(document).bytes
      bytes.append(0x0A)
      return bytes
    case .csv:
      return Array(
        CSV.line([
          FileName.shown(document.path), document.type.identifier, document.kind.word,
          document.size.map { String($0) } ?? "", Moment(document.modified).text,
          document.type.mimeType ?? "", document.type.isDeclared ? "true" : "false",
        ]).utf8)
    }
  }

  private func json(_ document: CatalogedDocument) -> JSON {
    .object([
      "path": .string(FileName.shown(document.path)),
      "type": .string(document.type.identifier),
      "kind": .string(document.kind.word),
      "size": document.size.map { .int(Int($0)) } ?? .null,
      "modified": .string(Moment(document.modified).text),
      "mime": .optional(document.type.mimeType),
      "declared": .bool(document.type.isDeclared),
    ])
  }
}
