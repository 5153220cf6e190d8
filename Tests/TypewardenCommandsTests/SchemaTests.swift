import Foundation
import Testing

/// Real outputs against `docs/schemas`, by the validator of others.
@Suite(
  "JSON outputs",
  .enabled(if: JSONValidator.isAvailable, "needs Python's jsonschema: scripts/setup-test-tools"))
struct SchemaTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var schema: String
    var arguments: [String]
    var isLines = false
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ schema: String, _ line: String, isLines: Bool = false) {
      self.schema = schema
      self.isLines = isLines
      arguments = line.split(separator: " ").map(String.init)
    }
  }

  static let fixtures = "Tests/TypewardenCommandsTests/Fixtures"

  static let cases: [Case] = [
    Case("lint", "lint --format json Tests/TypewardenLintingTests/Fixtures"),
    Case("lint", "lint --format json \(fixtures)"),
    Case("lint", "lint --format json Examples"),
    Case("resolve", "resolve --format json a.swift x.nobody --extension tar.gz", isLines: true),
    Case("type", "types --format json --with \(fixtures)/Faulty", isLines: true),
    Case("type", "show --format json dyn.ah62d4rv4ge81e5pe public.jpeg", isLines: true),
    Case("type", "types --format json --with \(fixtures)/lsregister-dump.txt", isLines: true),
    Case("conforms", "conforms public.jpeg public.image --format json"),
    Case("conforms", "conforms public.jpeg public.text --format json"),
    Case("explain", "explain x.ts --format json"),
    Case(
      "explain",
      "explain Examples/Notebook/Minutes.examplenotebook --format json --app Examples/Notebook "
        + "--app \(fixtures)/Explain/flat-parent"),
    Case("dynamic", "dynamic decode dyn.ah62d4rv4ge81e5pe dyn.xx", isLines: true),
    Case("dynamic", "dynamic encode --extension note --format json", isLines: true),
    Case("rules", "rules --format json"),
    Case("rules", "rules missing-conformance --format json"),
    Case("graph", "graph --all --format json --with \(fixtures)/Faulty"),
    Case("export", "export json --of Examples/Notebook --of \(fixtures)/Faulty"),
    Case("migration", "migration --format json \(fixtures)/Migration"),
  ]

  @Test("keep to their schema, with no member that it does not name", arguments: cases)
  func keepsToSchema(example: Case) throws {
    let result = try ToolProcess.run(example.arguments)
    try JSONValidator.expect(result.output, fits: example.schema, isLines: example.isLines)
  }

  @Test("of the document registry keep to theirs")
  func documentRegistry() throws {
    let folder = try TemporaryFolder()
    let registry = "\(folder.path)/files.sqlite"
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/in/Notes.rtfd", withIntermediateDirectories: true)
    try folder.write("x", to: "in/a.nobody")
    try folder.write("x", to: "in/b.txt")
    func output(_ arguments: [String]) throws -> Data {
      try ToolProcess.run(arguments + ["--registry", registry, "--format", "json"]).output
    }
    let scan = try output(["scan", "\(folder.path)/in"])
    try JSONValidator.expect(scan, fits: "scan", isLines: true)
    let other = try folder.write("x", to: "other").replacing("/other", with: "/inside")
    try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
    _ = try output(["scan", other])
    try JSONValidator.expect(
      try output(["scan", "--forget", other, "\(folder.path)/in"]), fits: "scan", isLines: true)
    try JSONValidator.expect(try output(["documents"]), fits: "documents", isLines: true)
    try JSONValidator.expect(
      try output(["documents", "--summary"]), fits: "documents-summary", isLines: true)
    try JSONValidator.expect(
      try output(["documents", "--unknown"]), fits: "documents-unknown", isLines: true)

    let notebook = "\(ToolProcess.root)/Examples/Notebook"
    _ = try output(["scan", notebook, "--with", notebook])
    let apps = try output([
      "documents", "--who-opens", "\(notebook)/Minutes.examplenotebook", "--app", notebook,
      "--with", notebook,
    ])
    try JSONValidator.expect(apps, fits: "documents-apps", isLines: true)
  }

  @Test("that are files keep to theirs")
  func files() throws {
    let folder = try TemporaryFolder()
    let baseline = "\(folder.path)/baseline.json"
    _ = try ToolProcess.run(["lint", "--write-baseline", baseline, "\(Self.fixtures)/Faulty"])
    try JSONValidator.expect(
      try Data(contentsOf: URL(fileURLWithPath: baseline)), fits: "baseline", isLines: false)
  }

  @Test("that lack a member or have one more are refused")
  func refuses() throws {
    for text in [#"{"conforms":true}"#, #"{"conforms":true,"path":[],"more":1}"#, ""] {
      let verdict = try JSONValidator.validate(Data(text.utf8), schema: "conforms", isLines: false)
      #expect(verdict.exitCode == 1, "\(text)")
    }
  }
}
