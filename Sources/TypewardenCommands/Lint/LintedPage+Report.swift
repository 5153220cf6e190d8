internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations
internal import TypewardenCommandLine
internal import TypewardenExporting
internal import TypewardenLinting
internal import TypewardenProjects
internal import TypewardenSourceText

extension LintedPage {
  /// More than this no reader goes through, and few browsers.
  private static let findingLimit = 5000
  private static let typeLimit = 2000

  /// The page of a report: its findings, their rules, and the types of the products.
  init(
    _ report: LintReport, _ products: [Product], _ options: LintOptions,
    _ arguments: ParsedArguments
  ) {
    let paths = arguments.positionals.isEmpty ? ["."] : arguments.positionals
    self.init(
      title: "Types and documents of \(paths.joined(separator: ", "))",
      summary: LintCommand.summary(of: report)
        + (report.suppressedCount == 0 ? "" : ", \(report.suppressedCount) silenced"))
    var lists: [String: InfoPlist] = [:]
    for list in products.flatMap(\.infoPlists) where lists[list.list.source.name] == nil {
      lists[list.list.source.name] = list
    }
    var subjects = FindingSubjects(lists)
    findings = report.findings.prefix(Self.findingLimit).map { finding in
      Finding(finding, type: subjects.identifier(of: finding))
    }
    hiddenCount = max(0, report.findings.count - Self.findingLimit)
    let reported = Set(findings.map(\.rule))
    rules = RulePage.all.filter { reported.contains($0.metadata.id) }.map { Rule($0) }
    let faulty = Set(report.findings.map(\.file))
    soundFiles = report.files.filter { !faulty.contains($0) }
    drawTypes(lists, report, options)
  }

  /// Draws what the lists declare, with all above it and with what was found.
  private mutating func drawTypes(
    _ lists: [String: InfoPlist], _ report: LintReport, _ options: LintOptions
  ) {
    let ordered = lists.values.sorted { $0.list.source.name < $1.list.source.name }
    let registry = options.registry.adding(ordered)
    var own = registry.types.filter { lists[$0.layer.name] != nil && !$0.isStandard }
    guard !own.isEmpty else { return }
    let annotations = GraphFindings.annotations(report.findings, lists)
    if own.count > Self.typeLimit {
      hiddenTypeCount = own.count - Self.typeLimit
      let isFaulty = own.map { annotations[$0.identifier.rawValue] != nil }
      let faulty = zip(own, isFaulty).filter(\.1).map(\.0)
      let sound = zip(own, isFaulty).filter { !$0.1 }.map(\.0)
      own = Array((faulty + sound).prefix(Self.typeLimit))
    }
    let places = ordered.reduce(into: [:]) { $0[$1.list.source.name] = LineTable($1.list.source) }
    graph = TypeGraph(
      registry, GraphSelection(own, up: nil, down: 0, isFocus: false), annotations: annotations
    ) { record in
      let name = record.layer.name
      guard let list = lists[name], record.recordID.index < list.declarationCount,
        let lines = places[name]
      else { return record.bundle ?? name }
      let type = list.declaredType(record.recordID.index)
      let range = type.value(.typeIdentifier)?.range ?? type.dictionary.range
      return "\(name):\(lines.location(of: range.start).line)"
    }
  }
}

extension LintedPage.Finding {
  fileprivate init(_ finding: Finding, type: String?) {
    self.init(
      severity: finding.severity.rawValue, rule: finding.rule, file: finding.file,
      line: finding.start.line, column: finding.start.column, message: finding.message,
      keyPath: finding.keyPath, type: type)
    notes = finding.notes.map { note in
      guard let location = note.location else { return note.message }
      return "\(note.file ?? finding.file):\(location.line): \(note.message)"
    }
    fixes = finding.fixes.map { $0.title }
    excerpt = finding.excerpt.map {
      LintedPage.Line(number: $0.number, before: $0.before, marked: $0.marked, after: $0.after)
    }
  }
}

extension LintedPage.Rule {
  fileprivate init(_ page: RulePage) {
    self.init(
      id: page.metadata.id, summary: page.summary, rationale: page.rationale,
      examples: page.examples.flatMap { example in
        let verdict = example.verdict == .bad ? "Wrong" : "Right"
        return RulePage.parts(example).map { part in
          (
            "\(verdict): \(part.title ?? RulePage.heading(example))", part.code
          )
        }
      },
      commands: page.commands, sources: page.metadata.sources)
  }
}
