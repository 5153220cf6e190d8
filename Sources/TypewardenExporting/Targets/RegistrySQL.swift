internal import TypeDeclarations

/// A whole registry as SQL that SQLite, PostgreSQL and most others read, so that an engine that holds
/// file names can join them with types.
///
/// Standard types are part of it: without them a join answers next to nothing.
package enum RegistrySQL {
  /// Tables of types, tags, conformance, and of the answer for each extension.
  package static func render(_ input: ExportInput) -> ExportOutput {
    let types = input.registry.types
    var text = heading
    text += insertions(
      "uti_type",
      types.map { type in
        let declaration = type.declaration
        return [
          type.identifier.rawValue, declaration.localizedDescription, declaration.kind.rawValue,
          input.source(type.activeRecord),
        ]
      })
    text += insertions("uti_tag", types.flatMap(tags))
    text += insertions(
      "uti_conformance",
      types.flatMap { type in
        ([type] + type.supertypes).map { [$0.identifier.rawValue, type.identifier.rawValue] }
      })
    text += insertions("uti_extension", extensions(types, input.registry))
    let losses = [
      ExportLoss(
        about: "all types",
        message: "reference URLs, versions, icons, translations and documents are left out")
    ]
    return ExportOutput(text: text + "COMMIT;\n", losses: input.types.isEmpty ? [] : losses)
  }

  private static let heading = """
    -- Left out: reference URLs, versions, icons, translations and documents.
    -- The type of a file is the `file_type` of its extension in lower case, for example:
    --   SELECT f.name, e.file_type FROM files f LEFT JOIN uti_extension e ON e.extension = f.extension;
    -- and whether it is an image, one join more:
    --   JOIN uti_conformance c ON c.type = e.file_type AND c.supertype = 'public.image'
    BEGIN;
    CREATE TABLE uti_type (
      identifier TEXT PRIMARY KEY, description TEXT, kind TEXT NOT NULL, source TEXT NOT NULL);
    CREATE TABLE uti_tag (
      type TEXT NOT NULL REFERENCES uti_type(identifier), class TEXT NOT NULL, tag TEXT NOT NULL,
      PRIMARY KEY (class, tag, type));
    CREATE TABLE uti_conformance (
      supertype TEXT NOT NULL, type TEXT NOT NULL REFERENCES uti_type(identifier),
      PRIMARY KEY (supertype, type));
    CREATE TABLE uti_extension (
      extension TEXT PRIMARY KEY, file_type TEXT REFERENCES uti_type(identifier),
      folder_type TEXT REFERENCES uti_type(identifier));

    """

  private static func tags(_ type: RegisteredType) -> [[String?]] {
    type.tags.sorted { $0.key < $1.key }.flatMap { tagClass, texts in
      var seen: Set<String> = []
      return texts.compactMap { text in
        seen.insert(text).inserted ? [type.identifier.rawValue, tagClass.rawValue, text] : nil
      }
    }
  }

  /// What `resolve` says of each extension that somebody declares; null where it is no type's of that
  /// kind of object.
  private static func extensions(
    _ types: [RegisteredType], _ registry: TypeRegistry
  ) -> [[String?]] {
    var seen: Set<String> = []
    var rows: [[String?]] = []
    for type in types {
      for text in type.tags[.filenameExtension] ?? [] {
        let text = text.lowercased()
        // `tar.gz` is declared, and yet no name has it: only what is behind the last dot counts.
        guard !text.contains("."), seen.insert(text).inserted else { continue }
        let file = registry.type(forName: "x.\(text)", kind: .file)
        let folder = registry.type(forName: "x.\(text)", kind: .directory)
        rows.append([
          text, file.registered != nil ? file.identifier.rawValue : nil,
          folder.identifier == "public.folder" || folder.registered == nil
            ? nil : folder.identifier.rawValue,
        ])
      }
    }
    return rows
  }

  /// Some hundred rows in each statement: one a row takes many times as long to load.
  private static func insertions(_ table: String, _ rows: [[String?]]) -> String {
    var text = ""
    var start = 0
    while start < rows.count {
      let batch = rows[start..<min(start + 250, rows.count)]
      text += "INSERT INTO \(table) VALUES\n"
      text += batch.map { "(" + $0.map(literal).joined(separator: ", ") + ")" }
        .joined(separator: ",\n")
      text += ";\n"
      start += 250
    }
    return text
  }

  private static func literal(_ text: String?) -> String {
    guard let text else { return "NULL" }
    return "'"
      + text.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "''") + "'"
  }
}
