internal import TypewardenSourceText

/// A whole registry as SQL that SQLite, PostgreSQL and most others read.
package enum RegistrySQL {
  /// Tables of types, tags, conformance, and of the answer for each extension.
  package static func render(_ input: ExportInput) -> ExportOutput {
    var text = heading
    for table in RegistryTable.allCases { text += insertions(table.name, table.rows(input)) }
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
    guard let text = text.map(VisibleText.escapedLines) else { return "NULL" }
    return "'"
      + text.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "''") + "'"
  }
}
