import Foundation
import Testing

/// Whole outputs of the tool, compared with files in `Snapshots`.
///
/// With TYPEWARDEN_RECORD_SNAPSHOTS set the files are written, and the test fails so that nobody
/// records by accident.
@Suite("Whole outputs")
struct SnapshotTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var arguments: [String]
    var input = ""
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(name: "lint-faulty", arguments: ["lint", faulty]),
    Case(name: "lint-faulty-json", arguments: ["lint", "--format", "json", faulty]),
    Case(name: "lint-faulty-html", arguments: ["lint", "--format", "html", faulty]),
    Case(name: "lint-malformed", arguments: ["lint", fixtures + "/Malformed.plist"]),
    Case(
      name: "lint-stdin", arguments: ["lint", "-", "--stdin-name", "App/Info.plist"],
      input: "<plist><dict><key>a</key></dict></plist>"),
    Case(name: "lint-missing-file", arguments: ["lint", "no/such/Info.plist", faulty]),
    Case(
      name: "lint-project",
      arguments: ["lint", "--verbose", "Tests/TypewardenProjectsTests/Fixtures/Sketches"]),
    Case(name: "lint-nothing", arguments: ["lint", "docs"]),
    Case(name: "lint-unknown-rule", arguments: ["lint", "--rule", "missing-handler-rnk"]),
    Case(
      name: "resolve-example",
      arguments: [
        "resolve", "Examples/Notebook/Minutes.examplenotebook", "plan.examplenotebook",
        "photo.JPG", "README", "--with", "Examples/Notebook",
      ]),
    Case(
      name: "resolve-json",
      arguments: [
        "resolve", "--format", "json", "a.swift", "b.rtfd", "c.nobody", "--mime", "text/html",
      ]),
    Case(name: "resolve-all", arguments: ["resolve", "--extension", "ts", "--all"]),
    Case(name: "resolve-no-answer", arguments: ["resolve", "--extension", "tar.gz"]),
    Case(
      name: "resolve-stdin", arguments: ["resolve", "--stdin", "--name-only"],
      input: "a.png\nb.c++\nx.unknownext\n.profile\n"),
    Case(name: "show-jpeg", arguments: ["show", "public.jpeg"]),
    Case(name: "show-jpeg-json", arguments: ["show", "public.jpeg", "--format", "json"]),
    Case(
      name: "show-own",
      arguments: [
        "show", "com.example.notebook", "--with", "Examples/Notebook", "--format", "json",
      ]),
    Case(name: "show-unknown", arguments: ["show", "public.jpg"]),
    Case(
      name: "show-dump",
      arguments: [
        "show", "com.example.outline", "net.example.table", "--with",
        fixtures + "/lsregister-dump.txt",
      ]),
    Case(name: "conforms", arguments: ["conforms", "public.swift-source", "public.text"]),
    Case(
      name: "conforms-not",
      arguments: ["conforms", "public.jpeg", "public.text", "--format", "json"]),
    Case(name: "conforms-unknown", arguments: ["conforms", "public.jpg", "public.text"]),
    Case(
      name: "conforms-unknown-json",
      arguments: ["conforms", "public.jpeg", "public.txt", "--format", "json"]),
    Case(
      name: "types-of-example",
      arguments: ["types", "--no-system-types", "--with", "Examples/Notebook"]),
    Case(
      name: "explain-desktop",
      arguments: [
        "explain", "x.ts", "--name-only", "--with", fixtures + "/Desktop/example-mime.xml",
      ]),
    Case(
      name: "explain-desktop-weight",
      arguments: [
        "explain", "x.exsh", "--name-only", "--with", fixtures + "/Desktop/example-mime.xml",
      ]),
    Case(
      name: "resolve-desktop",
      arguments: [
        "resolve", "--format", "json", "x.exsh", "x.examplepng", "x.png", "--mime",
        "application/x-old-example-sheet", "--with", fixtures + "/Desktop/example-mime.xml",
        "--verbose",
      ]),
    Case(name: "graph-example", arguments: ["graph", "--with", "Examples/Notebook"]),
    Case(
      name: "graph-faulty-mermaid",
      arguments: ["graph", "--with", fixtures + "/Faulty", "--format", "mermaid"]),
    Case(
      name: "graph-focus-json",
      arguments: ["graph", "public.text", "public.txet", "--depth", "1,0", "--format", "json"]),
    Case(name: "graph-wrong-depth", arguments: ["graph", "public.text", "--depth", "2"]),
    Case(name: "export-freedesktop", arguments: ["export", "freedesktop", "--of", notebook]),
    Case(name: "export-desktop-entry", arguments: ["export", "desktop-entry", "--of", notebook]),
    Case(name: "export-mime-types", arguments: ["export", "mime-types", "--of", notebook]),
    Case(name: "export-json", arguments: ["export", "json", "--of", notebook]),
    Case(name: "export-csv", arguments: ["export", "csv", "--with", notebook, "--quiet"]),
    Case(name: "export-swift", arguments: ["export", "swift", "--of", notebook]),
    Case(name: "export-plist", arguments: ["export", "plist", "--of", notebook]),
    Case(
      name: "export-desktop-languages",
      arguments: ["export", "desktop-entry", "--of", fixtures + "/Localized", "--quiet"]),
    Case(
      name: "export-languages",
      arguments: ["export", "freedesktop", "--of", fixtures + "/Localized"]),
    Case(
      name: "export-over-input",
      arguments: ["export", "json", "--of", notebook, "--output", notebook + "/Info.plist"]),
    Case(name: "export-nothing", arguments: ["export", "json"]),
    Case(name: "help-graph", arguments: ["help", "graph"]),
    Case(name: "help-export", arguments: ["help", "export"]),
    Case(name: "help", arguments: ["--help"]),
    Case(name: "help-lint", arguments: ["help", "lint"]),
    Case(name: "help-resolve", arguments: ["resolve", "--help"]),
    Case(name: "help-scan", arguments: ["scan", "--help"]),
    Case(name: "help-documents", arguments: ["documents", "--help"]),
    Case(name: "documents-no-registry", arguments: ["documents"]),
    Case(name: "documents-missing-file", arguments: ["documents", "--registry", "no/such.sqlite"]),
    Case(
      name: "documents-wrong-size",
      arguments: ["documents", "--registry", "x.sqlite", "--larger-than", "ten"]),
    Case(name: "usage-unknown-command", arguments: ["lnit"]),
    Case(name: "generate-swift", arguments: ["generate", "swift", "Examples/Notebook/Info.plist"]),
    Case(
      name: "init-flat",
      arguments: [
        "init", "com.example.note", "--extension", "note", "--flat", "--description", "Note",
      ]),
    Case(
      name: "init-known-extension",
      arguments: ["init", "com.example.note", "--extension", "md", "--flat"]),
    Case(
      name: "init-import",
      arguments: ["init", "net.daringfireball.markdown", "--extension", "md", "--flat"]),
    Case(name: "help-generate-swift", arguments: ["help", "generate", "swift"]),
    Case(name: "help-migration", arguments: ["migration", "--help"]),
    Case(name: "help-init", arguments: ["init", "--help"]),
    Case(name: "rule-page", arguments: ["rules", "missing-conformance"]),
  ]

  static let notebook = "Examples/Notebook"
  static let minutes = "Examples/Notebook/Minutes.examplenotebook"
  static let explain = fixtures + "/Explain/"
  static let fixtures = "Tests/TypewardenCommandsTests/Fixtures"
  static let faulty = fixtures + "/Faulty/Info.plist"

  @Test("are as recorded", arguments: cases)
  func isAsRecorded(_ example: Case) throws {
    let result = try ToolProcess.run(example.arguments, input: Data(example.input.utf8))
    var text = "$ typewarden \(example.arguments.joined(separator: " "))\n\(result.text)"
    if !result.error.isEmpty { text += "--- standard error\n\(result.error)" }
    text += "--- exit code \(result.exitCode)\n"
    let file = "\(ToolProcess.root)/Tests/TypewardenCommandsTests/Snapshots/\(example.name).txt"
    if ProcessInfo.processInfo.environment["TYPEWARDEN_RECORD_SNAPSHOTS"] != nil {
      try FileManager.default.createDirectory(
        atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(example.name)")
      return
    }
    let recorded = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text == recorded)
  }
}
