import Foundation
import InfoPlists
import PropertyLists
import Testing
import TypewardenLinting
import TypewardenProjects
import TypewardenSourceText
import TypewardenSwiftFactsExtraction

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
    guard let found = try lint("\(Self.folder)/\(expected.folder)") else { return }
    let findings = found.filter { $0.severity > .note }
    let shown = findings.map { "\($0.file):\($0.start.line): \($0.rule): \($0.message)" }
    try #require(findings.count == 1, "\(shown)")
    #expect(findings[0].rule == expected.rule)
    #expect(findings[0].severity.rawValue == expected.severity)
    #expect(findings[0].file.hasSuffix("/" + expected.file))
    #expect(findings[0].start.line == expected.line)
    #expect(findings[0].about == expected.about)
  }

  @Test("are clean when they are fixed", arguments: try cases)
  func isCleanWhenFixed(expected: Case) throws {
    guard let found = try lint("\(Self.folder)/\(expected.folder)/fixed") else { return }
    let findings = found.filter { $0.severity > .note }
    #expect(findings.isEmpty, "\(findings.map { "\($0.rule): \($0.message)" })")
  }

  /// What is found in a folder; nil when it has sources that cannot be read here.
  private func lint(_ folder: String) throws -> [Finding]? {
    let list = try PropertyList(contentsOf: "\(folder)/Info.plist")
    let sources = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { (path: "\(folder)/\($0)", bytes: try FileBytes.read(path: "\(folder)/\($0)")) }
    if !sources.isEmpty, !SwiftFactsExtractor.hasParser { return nil }
    return Linter().check([Product(list, sources: sources)])
  }
}
