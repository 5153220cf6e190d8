import Foundation
import Testing
import TypewardenLinting

/// The pages of `docs/rules` are what `typewarden rules RULE` prints.
///
/// With TYPEWARDEN_RECORD_SNAPSHOTS set they are written, and the test fails.
@Suite("The pages of the rules")
struct RulePageTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("docs/rules")
    .path

  static let isRecording =
    ProcessInfo.processInfo.environment["TYPEWARDEN_RECORD_SNAPSHOTS"] != nil

  @Test("stand in docs/rules", arguments: RulePage.all.map(\.metadata.id))
  func page(id: String) throws {
    let page = try #require(RulePage.all.first { $0.metadata.id == id })
    try compare(page.text, "\(id).md")
  }

  @Test("are listed in an index, and there are no others")
  func index() throws {
    var text = "# Rules\n\n"
    for group in RuleMetadata.Group.allCases {
      let pages = RulePage.all.filter { $0.metadata.group == group }
      if pages.isEmpty { continue }
      text +=
        "## \(group.rawValue)\n\n| rule | severity | fix | what it finds |\n|---|---|---|---|\n"
      for page in pages {
        let metadata = page.metadata
        let severity = metadata.isOffByDefault ? "off" : metadata.severity.rawValue
        text += "| [`\(metadata.id)`](\(metadata.id).md) | \(severity) | "
        text += "\(metadata.fix.rawValue) | \(page.summary) |\n"
      }
      text += "\n"
    }
    try compare(text, "README.md")
    let files = Set(try FileManager.default.contentsOfDirectory(atPath: Self.folder))
    let known = Set(RulePage.all.map { "\($0.metadata.id).md" } + ["README.md"])
    #expect(files.subtracting(known).isEmpty, "pages of rules that do not exist")
  }

  @Test("are those of all rules that were agreed on, with their severities and fixes")
  func agreed() throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/rules.txt")
    let agreed = try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map(String.init).sorted()
    let rules = RulePage.all.map(\.metadata)
      .map { "\($0.id) \($0.severity.rawValue) \($0.fix.rawValue)" }.sorted()
    #expect(Set(agreed).symmetricDifference(rules) == [])
    #expect(agreed.count == rules.count)
  }

  @Test("have a summary that fits a line, and ids and aliases of their own")
  func metadata() {
    var names: Set<String> = []
    for page in RulePage.all {
      #expect(page.summary.count < 150 && !page.summary.isEmpty, "\(page.metadata.id)")
      for name in [page.metadata.id] + page.metadata.aliases {
        #expect(names.insert(name).inserted, "\(name) stands for two rules")
      }
    }
  }

  private func compare(_ text: String, _ name: String) throws {
    let path = "\(Self.folder)/\(name)"
    if Self.isRecording {
      try FileManager.default.createDirectory(
        atPath: Self.folder, withIntermediateDirectories: true)
      let old = try? String(contentsOfFile: path, encoding: .utf8)
      if old != text {
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        Issue.record("recorded \(name)")
      }
      return
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text, "\(name) is stale")
  }
}
