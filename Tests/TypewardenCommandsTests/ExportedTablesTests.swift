import Foundation
import Testing
import TypewardenTestServers

@Suite("Tables of types in other databases")
struct ExportedTablesTests {
  static let sqlite = ["/usr/bin/sqlite3", "/usr/local/bin/sqlite3"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// Names with all declared extensions and others, and what `resolve` says of each.
  private struct Names {
    var names: [String] = []
    var answers: [String] = []

    init(count: Int) throws {
      let table = try ToolProcess.run(
        ["export", "csv", "--table", "extension", "--with", "Examples/Notebook"])
      // The longest of them have quotes; a few of those that need none are enough.
      let extensions =
        table.text.split(separator: "\r\n").dropFirst().compactMap {
          $0.split(separator: ",").first
        }
        .filter { !$0.contains("\"") } + ["nobodyhas", "other"]
      #expect(extensions.count > 500)
      for index in 0..<count {
        let text = extensions[index % extensions.count]
        names.append(
          ["it's \(index).\(text)", "é.\(index).\(text.uppercased())", "\(index).\(text)"][
            index % 3])
      }
      let resolved = try ToolProcess.run(
        ["resolve", "--stdin", "--name-only", "--with", "Examples/Notebook"],
        input: Data(names.map { $0 + "\n" }.joined().utf8))
      answers = resolved.text.split(separator: "\n").map { line in
        let type = line[line.index(after: line.lastIndex(of: "\t")!)...]
        return type.hasPrefix("dyn.") ? "-" : String(type)
      }
      #expect(answers.count == count)
    }

    /// Statements that make a table of them, with each extension in lower case.
    var table: String {
      var text = "CREATE TABLE files (id INTEGER, name TEXT, extension TEXT);\n"
      for start in stride(from: 0, to: names.count, by: 500) {
        let rows = names[start..<min(start + 500, names.count)].enumerated().map { index, name in
          let name = name.replacingOccurrences(of: "'", with: "''")
          let text = name.split(separator: ".").last!.lowercased()
          return "(\(start + index), '\(name)', '\(text)')"
        }
        text += "INSERT INTO files VALUES " + rows.joined(separator: ",\n") + ";\n"
      }
      return text
    }
  }

  private static let join = """
    SELECT coalesce(nullif(e.file_type, ''), nullif(e.folder_type, ''), '-') FROM files f
      LEFT JOIN uti_extension e ON e.extension = f.extension ORDER BY f.id;
    """
  private static let images = """
    SELECT count(*) FROM files f JOIN uti_extension e ON e.extension = f.extension
      JOIN uti_conformance c ON c.type = e.file_type AND c.supertype = 'public.image';
    """

  /// The tables as SQL.
  private func export() throws -> String {
    let export = try ToolProcess.run(["export", "sql", "--with", "Examples/Notebook"])
    #expect(export.exitCode == 0)
    return export.text
  }

  /// Writes the tables as files of comma-separated values; returns the statements that load them.
  private func exportFiles(
    into folder: TemporaryFolder, _ load: (_ table: String, _ path: String) -> String
  ) throws -> String {
    var text = ""
    for table in ["type", "tag", "conformance", "extension"] {
      let path = folder.path + "/\(table).csv"
      let export = try ToolProcess.run([
        "export", "csv", "--table", table, "--with", "Examples/Notebook", "--output", path,
      ])
      #expect(export.exitCode == 0)
      text += load("uti_\(table)", path) + "\n"
    }
    return text
  }

  /// The definitions of the tables without their rows.
  private func definitions() throws -> String {
    let sql = try export()
    let start = try #require(sql.range(of: "CREATE TABLE")).lowerBound
    let end = try #require(sql.range(of: "INSERT INTO")).lowerBound
    return String(sql[start..<end])
  }

  private func runInSQLite(_ script: String, _ folder: TemporaryFolder) throws -> [String] {
    let path = folder.path + "/script.sql"
    let output = folder.path + "/output"
    try script.write(toFile: path, atomically: true, encoding: .utf8)
    try Data().write(to: URL(fileURLWithPath: output))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.sqlite))
    process.arguments = ["-bail", ":memory:", ".read \(path)"]
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try lines(String(contentsOfFile: output, encoding: .utf8))
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }

  @Test(
    "names joined in SQLite get the answers of resolve, from SQL and from CSV",
    .enabled(if: sqlite != nil, "needs sqlite3; `scripts/test --all` installs it"))
  func joinsInSQLite() throws {
    let names = try Names(count: 20_000)
    let folder = try TemporaryFolder()
    let fromSQL = try runInSQLite(try export() + names.table + Self.join + Self.images, folder)
    #expect(Array(fromSQL.dropLast()) == names.answers)
    let tables = try exportFiles(into: folder) { table, path in
      ".import --csv --skip 1 '\(path)' \(table)"
    }
    let fromCSV = try runInSQLite(
      try definitions() + tables + names.table + Self.join + Self.images, folder)
    #expect(fromCSV == fromSQL)
  }

  @Test(
    "names joined in PostgreSQL get the answers of resolve, from SQL and from CSV",
    .enabled(
      if: PostgreSQLServer.isInstalled,
      "needs a PostgreSQL server; `scripts/test --all` installs one"))
  func joinsInPostgreSQL() throws {
    let names = try Names(count: 20_000)
    let folder = try TemporaryFolder()
    let server = try PostgreSQLServer.running()
    let fromSQL = lines(
      try server.execute(
        try export() + names.table + Self.join + Self.images, in: try server.makeDatabase()))
    #expect(Array(fromSQL.dropLast()) == names.answers)
    let tables = try exportFiles(into: folder) { table, path in
      "\\copy \(table) FROM '\(path)' WITH (FORMAT csv, HEADER)"
    }
    let fromCSV = lines(
      try server.execute(
        try definitions() + tables + names.table + Self.join + Self.images,
        in: try server.makeDatabase()))
    #expect(fromCSV == fromSQL)
  }
}
