/// Findings and rules as markup.
extension ReportPage {
  static func article(
    _ finding: LintedPage.Finding, _ index: Int, _ positions: [String: Int]
  ) -> String {
    let level = levels.contains(finding.severity) ? finding.severity : "note"
    var text = "<article class=\"item \(level)\" id=\"f\(index)\" data-level=\"\(level)\" "
    text += "tabindex=\"-1\">\n<h4>\(mark(level)) \(prose(finding.message))</h4>\n"
    text += "<p class=\"place\"><a href=\"#f\(index)\">\(PageFrame.text(finding.file)):"
    text += "\(finding.line):\(finding.column)</a> \(ruleLink(finding.rule))"
    if let position = finding.type.flatMap({ positions[$0] }) {
      text += " <a href=\"#\(position)\">\(PageFrame.text(finding.type ?? ""))</a>"
    }
    if !finding.keyPath.isEmpty {
      text += " <code>\(PageFrame.text(finding.keyPath, limit: 300))</code>"
    }
    text += "</p>\n" + excerpt(finding.excerpt)
    for note in finding.notes { text += "<p class=\"remark\">\(prose(note))</p>\n" }
    for fix in finding.fixes { text += "<p class=\"remark\">fix: \(prose(fix))</p>\n" }
    return text + "</article>\n"
  }

  private static func excerpt(_ lines: [LintedPage.Line]) -> String {
    if lines.isEmpty { return "" }
    let width = lines.map { String($0.number).count }.max() ?? 0
    var text = "<pre>"
    for line in lines {
      let number = String(line.number)
      text += "<span>" + String(repeating: " ", count: width - number.count) + number + "</span> "
      text += code(line.before)
      if !line.marked.isEmpty { text += "<mark>\(code(line.marked))</mark>" }
      text += code(line.after) + "\n"
    }
    return text + "</pre>\n"
  }

  /// A piece of source, where a tab is two columns wide.
  private static func code(_ text: String) -> String {
    PageFrame.text(
      text.split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "  "))
  }

  static func rules(_ page: LintedPage) -> String {
    if page.rules.isEmpty { return "" }
    var text = "<section id=\"rules\">\n<h2>Rules</h2>\n"
    for rule in page.rules {
      let id = PageFrame.text(rule.id)
      text += "<details class=\"rule\" id=\"rule-\(id)\">\n<summary><b>\(id)</b> "
      text += "\(prose(rule.summary))</summary>\n"
      for paragraph in rule.rationale { text += "<p>\(prose(paragraph))</p>\n" }
      for example in rule.examples {
        text += "<p>\(prose(example.title))</p>\n<pre>"
        for line in example.code.split(separator: "\n", omittingEmptySubsequences: false) {
          text += code(String(line)) + "\n"
        }
        text += "</pre>\n"
      }
      for (title, command) in rule.commands {
        text += "<p>\(PageFrame.text(title)): <code>\(PageFrame.text(command))</code></p>\n"
      }
      for source in rule.sources {
        let address = PageFrame.text(source)
        text +=
          source.hasPrefix("https://")
          ? "<p><a href=\"\(address)\" rel=\"noreferrer noopener\">\(address)</a></p>\n"
          : "<p>\(address)</p>\n"
      }
      text += "</details>\n"
    }
    return text + "</section>\n"
  }

  static func ruleLink(_ rule: String) -> String {
    let id = PageFrame.text(rule)
    return "<a href=\"#rule-\(id)\">\(id)</a>"
  }

  /// The word of a severity; its frame tells it from the others without colour.
  static func mark(_ level: String) -> String {
    "<span class=\"level \(level)\">\(level)</span>"
  }

  /// A sentence, with what stands between back-ticks as code.
  static func prose(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    var result = ""
    for (index, part) in parts.enumerated() {
      let piece = PageFrame.text(String(part))
      // The last of an odd number of back-ticks is one itself.
      if index % 2 == 0 {
        result += piece
      } else if index + 1 < parts.count {
        result += "<code>\(piece)</code>"
      } else {
        result += "`" + piece
      }
    }
    return result
  }
}
