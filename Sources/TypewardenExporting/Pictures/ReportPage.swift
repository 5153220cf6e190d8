internal import TypewardenSourceText

/// Findings as one page that needs nothing else, to be read, searched, printed and sent on.
///
/// Findings and rules are markup, so that they can be read without a script too; only the picture of
/// the types, search and keys need it. Everything from files is escaped where it is put in.
package enum ReportPage {
  /// The whole page.
  package static func render(_ page: LintedPage) -> String {
    var positions: [String: Int] = [:]
    for (index, node) in page.graph.nodes.enumerated() { positions[node.id] = index }
    return PageFrame.html(
      title: page.title, style: style,
      body: head(page) + byRule(page) + byFile(page, positions) + types(page) + rules(page)
        + foot,
      data: GraphPage.data(page.graph), script: script)
  }

  private static func head(_ page: LintedPage) -> String {
    var text = "<header>\n<h1>\(PageFrame.text(page.title))</h1>\n"
    text += "<p id=\"summary\">\(PageFrame.text(page.summary))</p>\n"
    text += "<nav aria-label=\"Parts\"><a href=\"#by-rule\">by rule</a> "
    text += "<a href=\"#by-file\">by file</a> "
    if !page.graph.nodes.isEmpty { text += "<a href=\"#graph\">types</a> " }
    text += "<a href=\"#rules\">rules</a></nav>\n"
    guard !page.findings.isEmpty else { return text + "</header>\n<main>\n" }
    text += "<p class=\"tools\"><label>Search <kbd>/</kbd> <input id=\"filter\" type=\"search\" "
    text += "autocomplete=\"off\" spellcheck=\"false\" placeholder=\"message, file, rule\"></label>"
    for level in levels where page.findings.contains(where: { $0.severity == level }) {
      text += " <label><input type=\"checkbox\" name=\"level\" value=\"\(level)\" checked> "
      text += "\(level)s</label>"
    }
    return text + " <span id=\"count\" role=\"status\"></span></p>\n</header>\n<main>\n"
  }

  /// A row for each rule with links to its findings: the gravest and the most frequent first.
  private static func byRule(_ page: LintedPage) -> String {
    guard !page.findings.isEmpty else { return "" }
    var places: [String: [Int]] = [:]
    for (index, finding) in page.findings.enumerated() {
      places[finding.rule, default: []].append(index)
    }
    func weight(_ rule: String) -> Int {
      places[rule]!.map { levels.firstIndex(of: page.findings[$0].severity) ?? levels.count }.min()!
    }
    let order = places.keys.map { (weight($0), -places[$0]!.count, $0) }.sorted { $0 < $1 }
    var text = "<section id=\"by-rule\">\n<h2>By rule</h2>\n<table>\n"
    text += "<tr><th scope=\"col\">severity</th><th scope=\"col\">rule</th>"
    text += "<th scope=\"col\">findings</th><th scope=\"col\">where</th></tr>\n"
    for (level, _, rule) in order {
      let numbers = places[rule]!
      text += "<tr><td>\(mark(level < levels.count ? levels[level] : ""))</td>"
      text += "<td>\(ruleLink(rule))</td><td>\(numbers.count)</td><td>"
      text += lines(numbers.prefix(placeLimit), page)
      if numbers.count > placeLimit { text += " and \(numbers.count - placeLimit) more" }
      text += "</td></tr>\n"
    }
    return text + "</table>\n</section>\n"
  }

  /// Each file once with the lines in it.
  private static func lines(_ numbers: some Sequence<Int>, _ page: LintedPage) -> String {
    var text = ""
    var file: String?
    for number in numbers {
      let finding = page.findings[number]
      if finding.file == file {
        text += ", "
      } else {
        text += "\(file == nil ? "" : "<br>")\(PageFrame.text(finding.file)): "
        file = finding.file
      }
      text += "<a href=\"#f\(number)\">\(finding.line)</a>"
    }
    return text
  }

  private static func byFile(_ page: LintedPage, _ positions: [String: Int]) -> String {
    var text = "<section id=\"by-file\">\n<h2>By file</h2>\n"
    var file: String?
    for (index, finding) in page.findings.enumerated() {
      if finding.file != file {
        if file != nil { text += "</section>\n" }
        file = finding.file
        text += "<section class=\"file\">\n<h3>\(PageFrame.text(finding.file))</h3>\n"
      }
      text += article(finding, index, positions)
    }
    if file != nil { text += "</section>\n" }
    if page.hiddenCount > 0 {
      text += "<p>\(page.hiddenCount) more findings are left out: "
      text += "<code>--format json</code> has all of them.</p>\n"
    }
    if page.soundFiles.isEmpty { return text + "</section>\n" }
    text += "<details id=\"sound\"><summary>\(page.soundFiles.count) "
    text += page.soundFiles.count == 1 ? "file" : "files"
    text += " without findings</summary>\n<ul>\n"
    for name in page.soundFiles.prefix(2000) { text += "<li>\(PageFrame.text(name))</li>\n" }
    if page.soundFiles.count > 2000 {
      text += "<li>and \(page.soundFiles.count - 2000) more</li>\n"
    }
    return text + "</ul></details>\n</section>\n"
  }

  private static func types(_ page: LintedPage) -> String {
    if page.graph.nodes.isEmpty { return "" }
    let hidden =
      page.hiddenTypeCount == 0
      ? "" : "<p>\(page.hiddenTypeCount) more types are left out, those without findings first.</p>"
    return """
      <section id="graph">
      <h2>Types</h2>
      <noscript><p>The picture needs JavaScript. typewarden graph --format svg makes one without.</p>
      </noscript>
      <p class="tools"><label>Show one type <input id="choose" list="own" autocomplete="off"
       spellcheck="false" placeholder="identifier"></label> <a href="#graph">all of them</a></p>
      <datalist id="own"></datalist>
      <div id="picture" role="group" aria-label="Picture"></div>
      \(GraphPage.legend)\(hidden)
      <article id="details" aria-live="polite"></article>
      </section>

      """
  }

  private static let foot = """
    <footer>Keys: <kbd>/</kbd> search, <kbd>n</kbd> <kbd>p</kbd> next and previous finding,
    <kbd>Esc</kbd> back to all.</footer>
    </main>
    """

  static let levels = ["error", "warning", "note"]
  private static let placeLimit = 40
}
