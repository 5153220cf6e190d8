import Foundation

/// A PostgreSQL server of this test run's own. `scripts/run-postgres` stops it when this process ends,
/// however it ends: then the pipe closes that it reads from.
package final class PostgreSQLServer: Sendable {
  /// Whether there is one to start.
  package static let isInstalled: Bool = {
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql"))
    return (versions ?? []).contains {
      FileManager.default.isExecutableFile(atPath: "/usr/lib/postgresql/\($0)/bin/initdb")
    }
  }()

  private static let shared = Result { try PostgreSQLServer() }

  /// The server, started when the first test asks for it.
  package static func running() throws -> PostgreSQLServer { try shared.get() }

  package struct DidNotWork: Error, CustomStringConvertible {
    package var description: String
  }

  /// As `postgres://USER:PASSWORD@HOST:PORT/`.
  private let base: String
  private let script = Process()
  private let lifeline = Pipe()

  private init() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    script.executableURL = root.appendingPathComponent("scripts/run-postgres")
    script.standardInput = lifeline
    let output = Pipe()
    script.standardOutput = output
    try script.run()
    // One line when the server takes connections, or nothing.
    let said = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard said.hasSuffix("/postgres\n") else {
      throw DidNotWork(description: "the server did not start: \(said)")
    }
    base = String(said.dropLast("postgres\n".count))
  }

  /// The address of a database, for another user than the one who owns all.
  package func address(_ database: String, user: String? = nil, password: String? = nil) -> String {
    guard let password, let host = base.split(separator: "@").last else { return base + database }
    return "postgres://\(user ?? "tester"):\(password)@\(host)\(database)"
  }

  /// Makes an empty database; returns its address.
  package func makeDatabase() throws -> String {
    let name = "t" + UUID().uuidString.replacingOccurrences(of: "-", with: "").lowercased()
    try execute("CREATE DATABASE \(name)", in: address("postgres"))
    return address(name)
  }

  /// Runs statements as another client would; returns what they print, columns with tabs between.
  @discardableResult
  package func execute(_ sql: String, in address: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("typewarden-psql-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = folder.appendingPathComponent("input.sql")
    let output = folder.appendingPathComponent("output")
    try Data(sql.utf8).write(to: input)
    try Data().write(to: output)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/psql")
    process.arguments = [
      "-X", "-q", "-A", "-t", "-F", "\t", "-v", "ON_ERROR_STOP=1", "-d", address, "-f", input.path,
    ]
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    let said = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    guard process.terminationStatus == 0 else { throw DidNotWork(description: "psql: \(said)") }
    return said
  }
}
