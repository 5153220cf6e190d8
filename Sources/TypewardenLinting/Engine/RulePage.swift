/// What there is to read about a rule: made from its metadata, its documentation comment and its
/// examples.
package struct RulePage: Sendable {
  package let metadata: RuleMetadata
  /// The first paragraph of the documentation comment, as one line.
  package let summary: String
  /// The other paragraphs: why.
  package let rationale: [String]
  package let examples: [RuleExample]

  /// The pages of all rules, sorted by id.
  package static var all: [RulePage] {
    zip(RuleCatalog.all, RuleTexts.all).map { RulePage($0, documentation: "\($1)") }
      .sorted { $0.metadata.id < $1.metadata.id }
  }

  init(_ rule: any Rule.Type, documentation: String) {
    metadata = rule.metadata
    examples = rule.examples
    var paragraphs = Self.paragraphs(documentation)
    summary = paragraphs.isEmpty ? "" : Self.sentence(paragraphs.removeFirst())
    rationale = paragraphs
  }

  private static func paragraphs(_ text: String) -> [String] {
    var found: [String] = []
    var current: [Substring] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines + [Substring()] {
      if line.isEmpty {
        if !current.isEmpty { found.append(current.joined(separator: " ")) }
        current = []
      } else {
        current.append(line)
      }
    }
    return found
  }

  private static func sentence(_ text: String) -> String {
    text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  /// The page as Markdown, which is also how it reads in a terminal.
  package var text: String {
    var text = "# \(metadata.id)\n\n\(summary).\n\n"
    let state = metadata.isOffByDefault ? ", off by default" : ""
    text += "- severity: \(metadata.severity.rawValue)\(state)\n"
    text += "- fix: \(metadata.fix.rawValue)\n- group: \(metadata.group.rawValue)\n"
    text += "- since: \(metadata.since)\n"
    if metadata.isStoreRule { text += "- only with the profile `app-store`\n" }
    if !metadata.aliases.isEmpty {
      text += "- also known as: \(metadata.aliases.joined(separator: ", "))\n"
    }
    if !rationale.isEmpty { text += "\n## Why\n\n" + rationale.joined(separator: "\n\n") + "\n" }
    text += section("Wrong", .bad) + section("Right", .good)
    for (title, command) in commands { text += "\n## \(title)\n\n`\(command)`\n" }
    if !metadata.sources.isEmpty {
      text += "\n## Sources\n\n" + metadata.sources.map { "- <\($0)>\n" }.joined()
    }
    return text
  }

  /// How to mend what the rule finds, where the tool can, and how to silence the rule.
  package var commands: [(title: String, command: String)] {
    let silence = ("How to silence", "typewarden lint --severity \(metadata.id)=off")
    switch metadata.fix {
    case .none: return [silence]
    case .safe: return [("How to fix", "typewarden lint --fix"), silence]
    case .ask:
      return [("How to fix", "typewarden lint --fix=ask --rule \(metadata.id)"), silence]
    }
  }

  private func section(_ title: String, _ verdict: RuleExample.Verdict) -> String {
    let chosen = examples.filter { $0.verdict == verdict }
    if chosen.isEmpty { return "" }
    var text = "\n## \(title)\n"
    for example in chosen {
      text += "\n\(Self.heading(example)):\n\n"
      text += Self.parts(example).map { part in
        (part.title.map { "\($0):\n\n" } ?? "") + Self.block(part.language, part.code)
      }.joined(separator: "\n")
    }
    return text
  }

  /// What an example shows, as the start of a sentence.
  package static func heading(_ example: RuleExample) -> String {
    let severity = example.severity.map { " (\($0.rawValue))" } ?? ""
    return "\(example.title.prefix(1).uppercased())\(example.title.dropFirst())\(severity)"
  }

  /// A piece of an example's code, without its marks.
  package struct CodePart: Sendable {
    package var title: String?
    package var language: String
    package var code: String
  }

  /// The code of an example: sources first, then property lists.
  package static func parts(_ example: RuleExample) -> [CodePart] {
    var parts: [CodePart] = []
    func add(_ title: String?, _ language: String, _ code: String) {
      let plain = String(code.filter { $0 != RuleExample.marker })
      parts.append(CodePart(title: title, language: language, code: plain))
    }
    if let swift = example.swift { add(nil, "swift", swift) }
    if example.swift == nil || !example.text.isEmpty { add(nil, "xml", example.text) }
    if let other = example.otherVariant { add("and in the list of another build", "xml", other) }
    if let specification = example.specification {
      add("and in `project.yml`", "yaml", specification)
    }
    return parts
  }

  private static func block(_ language: String, _ text: String) -> String {
    "```\(language)\n\(text)\n```\n"
  }
}
