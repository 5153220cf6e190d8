import Foundation
import InfoPlists
import PropertyLists
import Testing
import TypewardenLinting
import TypewardenProjects
import TypewardenSourceText

/// Lists as common templates and packagers write them: what nobody has edited yet must not be full of
/// findings, or people turn the tool off before it says anything useful.
@Suite("Lists that templates and packagers write")
struct TemplateTests {
  /// A template, and the errors and warnings that it deserves.
  struct Template: CustomTestStringConvertible {
    var name: String
    /// The rules that report, with the reason.
    var expected: [String: String] = [:]

    var testDescription: String { name }
  }

  static let templates: [Template] = [
    // Placeholders that Xcode writes get notes: what the app opens is still to be said.
    Template(name: "xcode-document-app-macos"),
    Template(name: "xcode-document-app-ios"),
    Template(name: "xcode-document-app-multiplatform"),
    // A rank and a role are there; that the entry names no type is a note, since the author has no
    // say in it.
    Template(name: "electron"),
    Template(name: "tauri"),
    Template(name: "juce"),
    // These three have no document types, so that there is nothing to find.
    Template(name: "flutter"),
    Template(name: "qt-cmake"),
    Template(name: "unity"),
    Template(
      name: "briefcase",
      expected: [
        "missing-document-type-name":
          "the template describes the type and gives the document type no name, which the App "
          + "Store asks for in every entry"
      ]),
  ]

  @Test("have the errors and warnings that they deserve", arguments: templates)
  func findings(template: Template) throws {
    let findings = try lint(template)
    let grave = findings.filter { $0.severity > .note }
    #expect(
      Set(grave.map(\.rule)) == Set(template.expected.keys),
      "\(grave.map { "\($0.start.line): \($0.message) [\($0.rule)]" })")
    #expect(grave.count == template.expected.count)
  }

  @Test("of packagers get a note that they name no type", arguments: ["electron", "tauri", "juce"])
  func legacyForm(name: String) throws {
    let findings = try lint(Template(name: name))
    #expect(findings.contains { $0.rule == "legacy-only-document-type" && $0.severity == .note })
  }

  private func lint(_ template: Template) throws -> [Finding] {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Templates/\(template.name)/Info.plist").path
    let infoPlist = try InfoPlist(contentsOf: path)
    #expect(infoPlist.list.problems.isEmpty, "\(path) is no sound property list")
    return Linter().check([Product(infoPlists: [infoPlist])])
  }
}
