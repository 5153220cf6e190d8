internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations
public import TypewardenProjects
internal import TypewardenSourceText

/// Checks products against the rules.
///
/// A pure function over what was read: it opens no file, and its findings depend on nothing but the
/// products and the options. Products are checked on several threads; the order of the findings
/// never depends on that.
public struct Linter: Sendable {
  private let options: LintOptions
  private let rules: EnabledRules

  /// A linter with options.
  public init(options: LintOptions = LintOptions()) {
    self.options = options
    rules = EnabledRules(options)
  }

  /// The findings of all products, sorted by file, place and rule.
  public func check(_ products: [Product]) -> [Finding] {
    let elsewhere = DeclaredElsewhere(products)
    let results = ParallelMap.map(products, jobs: options.jobs, batch: 16) { product in
      check(product, elsewhere)
    }
    var findings = results.flatMap { $0 }
    findings.sort()
    return findings
  }

  private func check(_ product: Product, _ elsewhere: DeclaredElsewhere) -> [Finding] {
    guard let first = product.infoPlists.first else { return [] }
    var context = RuleContext(
      product: product, registry: options.registry.adding(product.infoPlists),
      outside: options.registry, elsewhere: elsewhere, options: options, infoPlist: first)
    var findings: [Finding] = []
    for infoPlist in product.infoPlists {
      context.infoPlist = infoPlist
      check(infoPlist, in: &context)
    }
    rules.checkProduct(product, in: &context)
    for infoPlist in product.infoPlists where !context.drafts.isEmpty {
      let drafts = context.drafts.filter {
        $0.infoPlist.list.storage === infoPlist.list.storage
      }
      if !drafts.isEmpty { findings += finish(drafts, infoPlist) }
    }
    return findings
  }

  private func check(_ infoPlist: InfoPlist, in context: inout RuleContext) {
    rules.checkFile(infoPlist, in: &context)
    guard !infoPlist.list.isBroken else { return }
    KeyWalk.visit(infoPlist) { rules.checkKey($0, in: &context) }
    for index in 0..<infoPlist.declarationCount {
      rules.checkDeclaration(infoPlist.declaredType(index), in: &context)
    }
    for index in 0..<infoPlist.documentTypeCount {
      rules.checkDocumentType(infoPlist.documentType(index), in: &context)
    }
  }

  /// From drafts to findings: one report for one cause, severities, lines.
  private func finish(_ drafts: [RuleContext.Draft], _ infoPlist: InfoPlist) -> [Finding] {
    let lines = LineTable(infoPlist.list.source)
    return Subsumption.apply(drafts, ids: rules.ids).compactMap { draft in
      guard let severity = rules.severity(of: draft) else { return nil }
      return finding(draft, severity, lines)
    }
  }

  private func finding(
    _ draft: RuleContext.Draft, _ severity: Severity, _ lines: LineTable
  ) -> Finding {
    let list = draft.infoPlist.list
    let start = lines.location(of: draft.range.start)
    var notes = draft.message.notes.map { Finding.Note(message: $0) }
    for related in draft.related {
      let table = related.list.storage === list.storage ? lines : LineTable(related.list.source)
      notes.append(
        Finding.Note(
          message: related.message, file: related.list.source.name,
          location: table.location(of: related.range.start)))
    }
    var keyPath = draft.keyPath ?? ""
    if draft.keyPath == nil, draft.value >= 0 {
      keyPath = PropertyListValue(list.storage, draft.value).keyPath
    }
    return Finding(
      rule: rules.ids[draft.rule], severity: severity, file: list.source.name, range: draft.range,
      start: start, end: lines.location(of: draft.range.end), keyPath: keyPath, about: draft.about,
      message: draft.message.text, notes: notes,
      sourceLine: list.source.encoding == .binary ? nil : lines.textOfLine(start.line))
  }
}
