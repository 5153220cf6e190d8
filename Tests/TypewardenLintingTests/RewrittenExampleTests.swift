import Foundation
import InfoPlists
import PropertyLists
import Testing
import TypewardenLinting
import TypewardenProjects

/// The same examples written by somebody else: as a binary list, with the keys in another order, and
/// silenced. What is found must be the same, or nothing.
@Suite("The examples of the rules, written again")
struct RewrittenExampleTests {
  /// Rules that speak of how a list is written, so that writing it again changes what they say.
  static let aboutWriting: Set<String> = [
    "plist-malformed", "plist-duplicate-key", "plist-legacy-format", "superfluous-suppression",
    "plist-root-not-dictionary",
  ]

  static var examples: [ExampleCase] {
    ExampleCase.all.filter { !aboutWriting.contains($0.rule.metadata.id) }
  }

  @Test("give the same findings in binary form and with their keys sorted", arguments: examples)
  func isSame(example: ExampleCase) throws {
    let prepared = try #require(Variant.plain.prepare(example.example))
    guard
      let value = try? PropertyListSerialization.propertyList(
        from: Data(prepared.bytes), format: nil)
    else { return }
    guard let found = lint(prepared.bytes, prepared.swift, example) else { return }
    let expected = subjects(found)
    for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
      let data = try PropertyListSerialization.data(
        fromPropertyList: value, format: format, options: 0)
      let again = lint(Array(data), prepared.swift, example) ?? []
      #expect(subjects(again) == expected, "\(example) as \(format)")
    }
  }

  @Test("give nothing when each place is silenced", arguments: ExampleCase.bad)
  func isSilenced(example: ExampleCase) throws {
    let id = example.rule.metadata.id
    if Self.aboutWriting.contains(id) || example.example.isWholeFile { return }
    let comment = "<!-- typewarden:disable \(id) because -->"
    let parts = example.example.file.split(
      separator: RuleExample.marker, omittingEmptySubsequences: false)
    let text = parts.dropFirst().reduce(into: String(parts[0])) { text, part in
      // A marker inside of an element's text: the comment stands before the element.
      let isInText = !part.hasPrefix("<")
      let place = isInText ? text.lastIndex(of: "<") ?? text.startIndex : text.endIndex
      text.insert(contentsOf: comment, at: place)
      text += part
    }
    // In a source the comment stands at the end of the line.
    let lines = example.example.swift?.split(separator: "\n", omittingEmptySubsequences: false)
    let swift = lines?.map { line in
      line.contains(RuleExample.marker)
        ? line.filter { $0 != RuleExample.marker } + "  // typewarden:disable \(id) because"
        : String(line)
    }.joined(separator: "\n")
    guard let found = lint(Array(text.utf8), swift.map { Array($0.utf8) }, example) else { return }
    #expect(found.isEmpty, "\(example): \(found.map(\.message))")
  }

  /// What was found, without places in the text.
  private func subjects(_ findings: [Finding]) -> [String] {
    findings.map { "\($0.about) | \($0.message) | \($0.severity)" }.sorted()
  }

  /// What is found; nil for sources that cannot be read here.
  private func lint(
    _ bytes: [UInt8], _ swift: [UInt8]?, _ example: ExampleCase
  ) -> [Finding]? {
    var options = LintOptions()
    options.only = [example.rule.metadata.id]
    options.platform = example.example.platform
    return Product.all(of: example.example, list: bytes, swift: swift).map {
      Linter(options: options).check($0).filter { $0.file != "Store-Info.plist" }
    }
  }
}
