import Foundation
import InfoPlists
import PropertyLists
import Testing
import TypewardenLinting
import TypewardenProjects
import TypewardenSourceText

/// Small inputs after public reports, each with the one error or warning that must be found.
@Suite("The cases from real reports")
struct CaseTests {
  struct Case: Decodable, CustomTestStringConvertible, Sendable {
    var rule: String
    var severity: String
    var file: String
    var line: Int
    var about: String
    var folder = ""
    var testDescription: String { folder }

    enum CodingKeys: CodingKey { case rule, severity, file, line, about }
  }

  /// Cases whose rules are not there yet, with what they wait for.
  static let pending: [String: String] = [
    "03-exported-in-code-only": "rules about Swift sources",
    "08-editor-for-import-only": "rules about Swift sources",
  ]

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Cases").path

  static var cases: [Case] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { name in
        let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)/expected.json"))
        var found = try JSONDecoder().decode(Case.self, from: data)
        found.folder = name
        return found
      }
    }
  }

  @Test("are reported with their one finding, at its line", arguments: try cases)
  func isFound(expected: Case) throws {
    let findings = try lint("\(Self.folder)/\(expected.folder)/Info.plist")
      .filter { $0.severity > .note }
    if let reason = Self.pending[expected.folder] {
      #expect(
        !RuleCatalog.all.contains { $0.metadata.id == expected.rule },
        "\(expected.folder) waited for \(reason), which are here now")
      return
    }
    let shown = findings.map { "\($0.start.line): \($0.rule): \($0.message)" }
    try #require(findings.count == 1, "\(shown)")
    #expect(findings[0].rule == expected.rule)
    #expect(findings[0].severity.rawValue == expected.severity)
    #expect(findings[0].start.line == expected.line)
    #expect(findings[0].about == expected.about)
  }

  @Test("are clean when they are fixed", arguments: try cases)
  func isCleanWhenFixed(expected: Case) throws {
    let findings = try lint("\(Self.folder)/\(expected.folder)/fixed/Info.plist")
      .filter { $0.severity > .note }
    #expect(findings.isEmpty, "\(findings.map { "\($0.rule): \($0.message)" })")
  }

  private func lint(_ path: String) throws -> [Finding] {
    Linter().check([Product(infoPlists: [try InfoPlist(contentsOf: path)])])
  }
}
