internal import Foundation

/// The catalogue of rules, from the files of `Sources/TypewardenLinting/Rules`.
///
/// A rule is one file named after its type. The type's documentation comment becomes the rule's
/// page; the protocols it conforms to say on what it runs.
enum RuleFiles {
  struct RuleSource {
    var type: String
    var subjects: [String]
    var documentation: [String]
  }

  static let subjects: [(protocolName: String, method: String, parameter: String)] = [
    ("FileRule", "checkFile", "_ subject: InfoPlist"),
    ("KeyRule", "checkKey", "_ subject: KeyedValue"),
    ("DeclarationRule", "checkDeclaration", "_ subject: DeclaredType"),
    ("DocumentTypeRule", "checkDocumentType", "_ subject: DocumentType"),
    ("ProductRule", "checkProduct", "_ subject: Product"),
    ("SourceRule", "checkSources", "_ subject: SourceFacts"),
  ]

  static func make(root: String) throws -> [GeneratedFile] {
    let folder = "\(root)/Sources/TypewardenLinting/Rules"
    guard let paths = FileManager.default.enumerator(atPath: folder) else {
      throw GeneratorError("\(folder) is not there")
    }
    var rules: [RuleSource] = []
    for case let path as String in paths where path.hasSuffix(".swift") && !path.contains("+") {
      if let rule = try read("\(folder)/\(path)") { rules.append(rule) }
    }
    rules.sort { $0.type < $1.type }
    let base = "Sources/TypewardenLinting/Engine"
    return [
      GeneratedFile(path: "\(base)/RuleCatalog.generated.swift", text: try catalog(rules)),
      GeneratedFile(path: "\(base)/RuleTexts.generated.swift", text: texts(rules)),
    ]
  }

  private static func read(_ path: String) throws -> RuleSource? {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let text = try String(contentsOfFile: path, encoding: .utf8)
    var documentation: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("///") {
        documentation.append(String(line.dropFirst(3).drop { $0 == " " }))
        continue
      }
      if line.hasPrefix("enum \(name):") || line.hasPrefix("package enum \(name):") {
        let conformances = line.drop { $0 != ":" }.dropFirst().prefix { $0 != "{" }
          .split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        let known = subjects.map(\.protocolName).filter(conformances.contains)
        guard !known.isEmpty else { return nil }
        guard !documentation.isEmpty else {
          throw GeneratorError("\(path): a rule's type needs a documentation comment")
        }
        return RuleSource(type: name, subjects: known, documentation: documentation)
      }
      if !line.hasPrefix("@") { documentation = [] }
    }
    return nil
  }

  private static func catalog(_ rules: [RuleSource]) throws -> String {
    var text =
      generatedHeader
      + "\ninternal import InfoPlists\ninternal import TypewardenProjects\n"
      + "\n/// All rules. A rule's number is its place in this list.\npackage enum RuleCatalog {\n"
      + "  package static let all: [any Rule.Type] = [\n"
    for rule in rules { text += "    \(rule.type).self,\n" }
    text += "  ]\n\n  /// The rules about keys; ``EnabledRules`` has a bit for each.\n"
    text += "  static let keyRules: [(number: Int, rule: any KeyRule.Type)] = [\n"
    for (number, rule) in rules.enumerated() where rule.subjects.contains("KeyRule") {
      text += "    (\(number), \(rule.type).self),\n"
    }
    text +=
      "  ]\n}\n\n/// Runs the rules of each kind of subject, without any look-up on the way.\n"
    text += "extension EnabledRules {\n"
    let parts = try subjects.map { subject in
      if subject.protocolName == "KeyRule" { return try keyRules(rules, subject) }
      var part = "  func \(subject.method)(\(subject.parameter), in context: inout RuleContext) {\n"
      for (number, rule) in rules.enumerated() where rule.subjects.contains(subject.protocolName) {
        part += "    if runs(\(number)) {\n      context.rule = \(number)\n"
        part += "      \(rule.type).check(subject, in: &context)\n    }\n"
      }
      return part + "  }\n"
    }
    return text + parts.joined(separator: "\n") + "}\n"
  }

  /// Keys are so many that only the rules that concern a key are called for it.
  private static func keyRules(
    _ rules: [RuleSource], _ subject: (protocolName: String, method: String, parameter: String)
  ) throws -> String {
    let numbered = rules.enumerated().filter { $0.element.subjects.contains(subject.protocolName) }
    guard numbered.count <= 64 else { throw GeneratorError("more than 64 rules about keys") }
    var part = "  func \(subject.method)(\(subject.parameter), in context: inout RuleContext) {\n"
    part += "    var rest = keyRules(concerning: subject)\n    while rest != 0 {\n"
    part += "      let bit = rest.trailingZeroBitCount\n      rest &= rest &- 1\n"
    part += "      switch bit {\n"
    for (bit, (number, rule)) in numbered.enumerated() {
      part += "      case \(bit):\n        context.rule = \(number)\n"
      part += "        \(rule.type).check(subject, in: &context)\n"
    }
    return part + "      default: break\n      }\n    }\n  }\n"
  }

  private static func texts(_ rules: [RuleSource]) -> String {
    var text =
      generatedHeader
      + "\n/// The rules' documentation comments, by the rule's number.\npackage enum RuleTexts {\n"
      + "  package static let all: [StaticString] = [\n"
    for rule in rules {
      text += "    #\"\"\"\n"
      for line in rule.documentation { text += line.isEmpty ? "\n" : "    \(line)\n" }
      text += "    \"\"\"#,\n"
    }
    return text + "  ]\n}\n"
  }
}
