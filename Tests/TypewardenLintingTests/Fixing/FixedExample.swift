import InfoPlists
import PropertyLists
import Testing
import TypewardenLinting
import TypewardenProjects
import TypewardenSourceText

/// An example of a rule while it is fixed: its list in some form and its source.
struct FixedExample {
  /// A form in which the list of an example is written.
  enum Form: String, CaseIterable, CustomTestStringConvertible {
    case xml = "XML"
    case binary
    case openStep = "old-style"
    var testDescription: String { rawValue }
  }

  var list: [UInt8]
  var swift: [UInt8]?
  let example: RuleExample
  let rule: String
  /// The fixes that were made.
  var made: [FixRound.Made] = []
  var refused: [String] = []

  /// The example in a form; nil when it cannot be written so, or cannot be read here.
  init?(_ example: ExampleCase, in form: Form) {
    guard let prepared = Variant.plain.prepare(example.example) else { return nil }
    self.example = example.example
    rule = example.rule.metadata.id
    swift = prepared.swift
    list = prepared.bytes
    if form != .xml {
      let read = PropertyList(bytes: list, name: "Info.plist")
      guard read.problems.isEmpty, let content = read.root.flatMap({ PropertyListContent($0) })
      else { return nil }
      list =
        form == .binary ? PropertyListWriter.binary(content) : OldStyleText.bytes(of: content)
    }
    guard product != nil else { return nil }
  }

  var product: Product? { Product.example(list: list, swift: swift) }

  /// What some rules find; all that run by default when none are named.
  func findings(of rules: Set<String>?) -> [Finding] {
    var options = LintOptions()
    options.only = rules
    options.platform = example.platform
    options.makesFixes = true
    return product.map { Linter(options: options).check([$0]) } ?? []
  }

  /// What the rule finds.
  var own: [Finding] {
    // Whether a suppression is needed shows only when all rules run.
    let all = findings(of: rule == "superfluous-suppression" ? nil : [rule])
    return all.filter { $0.rule == rule }
  }

  /// Makes the rule's fixes until nothing changes.
  mutating func fix() {
    for _ in 0..<10 {
      var round = FixRound()
      round.make(own) { _, _ in true }
      let files = round.files()
      refused += round.refused.map { "\($0.path): \($0.reason)" }
      if files.isEmpty { return }
      made += round.made
      for file in files {
        if file.name.hasSuffix(".swift") { swift = file.new } else { list = file.new }
      }
    }
  }
}

/// Writes content as an old-style list: what an example would be in that form.
enum OldStyleText {
  static func bytes(of content: PropertyListContent) -> [UInt8] {
    var text = ""
    write(content, "", to: &text)
    return Array((text + "\n").utf8)
  }

  private static func write(_ content: PropertyListContent, _ indent: String, to text: inout String)
  {
    switch content {
    case .string(let value): text += quoted(value)
    case .integer(let value): text += "\(value)"
    case .boolean(let value): text += value ? "YES" : "NO"
    case .array(let elements):
      text += "(\n"
      for element in elements {
        text += indent + "  "
        write(element, indent + "  ", to: &text)
        text += ",\n"
      }
      text += indent + ")"
    case .dictionary(let entries):
      text += "{\n"
      for entry in entries {
        text += indent + "  " + quoted(entry.key) + " = "
        write(entry.value, indent + "  ", to: &text)
        text += ";\n"
      }
      text += indent + "}"
    default: text += "x"
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
