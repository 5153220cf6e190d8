internal import TypewardenCommandLine
internal import TypewardenSourceText

/// Plans as text, Markdown and JSON.
enum MigrationReport {
  static func text(_ plans: [MigrationPlan], _ style: TextStyle) -> String {
    plans.map { text($0, style) }.joined(separator: "\n")
  }

  private static func text(_ plan: MigrationPlan, _ style: TextStyle) -> String {
    var lines = [
      "\(style.bold(shown(plan.place))): \(style.bold(escaped(plan.name))), "
        + "\(plan.from) → \(plan.target.rawValue) (\(plan.reason))", "",
      "  What maps to what:",
    ]
    for mapping in plan.mappings {
      let place = mapping.place.map { style.dim("  \(shown($0))") } ?? ""
      lines.append("    \(escaped(mapping.from)) → \(escaped(mapping.to))\(place)")
    }
    for (number, step) in plan.steps.enumerated() {
      lines += ["", "  \(number + 1). \(style.bold(escaped(step.title)))"]
      for detail in step.details { lines += wrapped(escaped(detail), indent: "     ") }
      for place in step.places {
        lines.append("     \(style.dim("\(shown(place)):")) \(escaped(place.text))")
      }
      if !step.code.isEmpty { lines.append("") }
      lines += step.code.map { $0.isEmpty ? "" : "         \(escaped($0))" }
    }
    lines += ["", "  What no tool can decide:"]
    for item in plan.manual { lines += wrapped("- " + escaped(item), indent: "    ", hang: "  ") }
    lines += ["", "  How long there is:"]
    lines += wrapped(plan.deprecation.summary, indent: "    ")
    lines += plan.deprecation.sources.map { "    \($0)" }
    return lines.map { $0 + "\n" }.joined()
  }

  static func markdown(_ plans: [MigrationPlan]) -> String {
    plans.map(markdown).joined(separator: "\n")
  }

  private static func markdown(_ plan: MigrationPlan) -> String {
    var lines = [
      "# \(escaped(plan.name)): \(plan.from) to \(plan.target.rawValue)", "",
      "\(code(shown(plan.place))); \(plan.target.rawValue) because \(plan.reason).", "",
      "| today | then | where |", "|---|---|---|",
    ]
    for mapping in plan.mappings {
      let place = mapping.place.map { code(shown($0)) } ?? "–"
      lines.append("| \(code(mapping.from)) | \(cell(mapping.to)) | \(place) |")
    }
    lines += ["", "## Steps", ""]
    for step in plan.steps {
      lines.append("- [ ] **\(escaped(step.title))**")
      for detail in step.details { lines += wrapped(escaped(detail), indent: "  ") }
      for place in step.places {
        lines.append("  - \(code(shown(place))): \(code(escaped(place.text)))")
      }
      if !step.code.isEmpty {
        lines +=
          ["", "  ```swift"] + step.code.map { $0.isEmpty ? "" : "  \(escaped($0))" } + [
            "  ```", "",
          ]
      }
    }
    lines += ["", "## What no tool can decide", ""]
    for item in plan.manual { lines += wrapped("- " + escaped(item), indent: "", hang: "  ") }
    lines += ["", "## How long there is", ""]
    lines += wrapped(plan.deprecation.summary, indent: "")
    lines += [""] + plan.deprecation.sources.map { "- <\($0)>" }
    return lines.map { $0 + "\n" }.joined()
  }

  static func json(_ plans: [MigrationPlan]) -> JSON {
    .object(["version": .int(1), "documents": .array(plans.map(json))])
  }

  private static func json(_ plan: MigrationPlan) -> JSON {
    .object([
      "name": .string(plan.name),
      "from": .string(plan.from),
      "to": .string(plan.target.rawValue),
      "reason": .string(plan.reason),
      "file": .string(plan.place.path),
      "line": .int(plan.place.line),
      "mappings": .array(
        plan.mappings.map { mapping in
          .object([
            "from": .string(mapping.from), "to": .string(mapping.to),
            "file": .optional(mapping.place?.path),
            "line": mapping.place.map { .int($0.line) } ?? .null,
          ])
        }),
      "steps": .array(
        plan.steps.map { step in
          .object([
            "title": .string(step.title),
            "details": .strings(step.details),
            "code": .string(step.code.joined(separator: "\n")),
            "places": .array(
              step.places.map { place in
                .object([
                  "file": .string(place.path), "line": .int(place.line),
                  "text": .string(place.text),
                ])
              }),
          ])
        }),
      "manual": .strings(plan.manual),
      "deprecation": .object([
        "summary": .string(plan.deprecation.summary),
        "sources": .strings(plan.deprecation.sources),
      ]),
    ])
  }

  private static func shown(_ place: MigrationPlan.Place) -> String {
    "\(escaped(place.path)):\(place.line)"
  }

  private static func escaped(_ text: String) -> String { Terminal.escaped(text) }

  /// Code in Markdown; text with a back-tick in it needs longer marks.
  private static func code(_ text: String) -> String {
    let text = text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    return text.contains("`") ? "`` \(text) ``" : "`\(text)`"
  }

  private static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
      .split(separator: "<", omittingEmptySubsequences: false).joined(separator: "&lt;")
  }

  /// Text in lines of at most 80 columns, where words allow it.
  private static func wrapped(_ text: String, indent: String, hang: String = "") -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent.count + hang.count + line.count + 1 + word.count > 80 {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    if !line.isEmpty { lines.append(line) }
    return lines.enumerated().map {
      $0.offset == 0 ? indent + $0.element : indent + hang + $0.element
    }
  }
}
