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
    switch metadata.fix {
    case .none: break
    case .safe: text += "\n## How to fix\n\n`typewarden lint --fix`\n"
    case .ask: text += "\n## How to fix\n\n`typewarden lint --fix=ask --rule \(metadata.id)`\n"
    }
    text += "\n## How to silence\n\n"
    text += "`typewarden lint --severity \(metadata.id)=off`\n"
    if !metadata.sources.isEmpty {
      text += "\n## Sources\n\n" + metadata.sources.map { "- <\($0)>\n" }.joined()
    }
    return text
  }

  private func section(_ title: String, _ verdict: RuleExample.Verdict) -> String {
    let chosen = examples.filter { $0.verdict == verdict }
    if chosen.isEmpty { return "" }
    var text = "\n## \(title)\n"
    for example in chosen {
      let severity = example.severity.map { " (\($0.rawValue))" } ?? ""
      text +=
        "\n\(example.title.prefix(1).uppercased())\(example.title.dropFirst())\(severity):\n\n"
      var blocks: [String] = []
      if let swift = example.swift { blocks.append(Self.block("swift", swift)) }
      if example.swift == nil || !example.text.isEmpty {
        blocks.append(Self.block("xml", example.text))
      }
      if let other = example.otherVariant {
        blocks.append("and in the list of another build:\n\n" + Self.block("xml", other))
      }
      if let specification = example.specification {
        blocks.append("and in `project.yml`:\n\n" + Self.block("yaml", specification))
      }
      text += blocks.joined(separator: "\n")
    }
    return text
  }

  private static func block(_ language: String, _ text: String) -> String {
    "```\(language)\n\(String(text.filter { $0 != RuleExample.marker }))\n```\n"
  }
}
