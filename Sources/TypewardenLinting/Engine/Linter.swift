internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations
public import TypewardenProjects
internal import TypewardenSourceText
internal import TypewardenSwiftFacts

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

  /// Whether any rule that runs looks at Swift sources.
  package var needsSources: Bool { rules.needsSources }

  /// The ids of the rules that these options let run.
  package var runningRules: Set<String> { rules.running }

  /// The findings of all products, sorted by file, place and rule.
  public func check(_ products: [Product]) -> [Finding] { report(on: products).findings }

  /// The findings of all products, and how many were silenced on purpose.
  public func report(on products: [Product]) -> LintReport {
    let work = Work(RuleContext.Run(options, DeclaredElsewhere(products)), rules)
    let results = ParallelMap.map(products, jobs: options.jobs, batch: 16) { product in
      work.check(product)
    }
    var files: Set<String> = []
    var report = LintReport(
      findings: FindingGroup.merged(
        results.flatMap(\.groups) + SourceFindings.merged(results.map(\.sources))),
      files: (products.flatMap(\.infoPlists).map { $0.list.source.name }
        + products.flatMap { $0.sources?.facts.files.map(\.path) ?? [] })
        .filter { files.insert($0).inserted })
    report.suppressedCount = results.reduce(0) { $0 + $1.suppressedCount }
    report.usedSuppressions = results.reduce(into: []) { $0.formUnion($1.usedSuppressions) }
    return report
  }
}

/// What the threads of one run share.
final class Work: Sendable {
  private let run: RuleContext.Run
  private let rules: EnabledRules

  init(_ run: RuleContext.Run, _ rules: EnabledRules) {
    self.run = run
    self.rules = rules
  }

  /// What one product yields.
  struct Result: Sendable {
    /// The findings of each file.
    var groups: [FindingGroup] = []
    /// The findings in Swift sources, which may belong to several products.
    var sources = SourceFindings()
    var suppressedCount = 0
    /// The suppressions of the configuration that silenced something, by number.
    var usedSuppressions: Set<Int> = []
  }

  func check(_ product: Product) -> Result {
    var result = Result()
    let product = withSettings(product)
    guard let first = product.infoPlists.first ?? (product.sources.map { _ in Self.noList }) else {
      return result
    }
    var context = RuleContext(
      product: product,
      registry: run.options.registry.adding(product.infoPlists, findsTags: false), run: run,
      infoPlist: first, readsSources: rules.needsSources)
    for infoPlist in product.infoPlists {
      context.infoPlist = infoPlist
      check(infoPlist, in: &context)
    }
    rules.checkProduct(product, in: &context)
    checkSources(in: &context, into: &result)
    for infoPlist in product.infoPlists {
      let comments = CommentSuppressions(infoPlist.list).suppressions
      guard !context.drafts.isEmpty || !comments.isEmpty else { continue }
      var drafts: [RuleContext.Draft] = []
      if product.infoPlists.count == 1 {
        swap(&drafts, &context.drafts)
      } else {
        drafts = context.drafts.filter { $0.infoPlist.list.storage === infoPlist.list.storage }
      }
      Subsumption.apply(to: &drafts, ids: rules.ids)
      finish(drafts, comments, infoPlist, into: &result)
    }
    return result
  }

  /// Stands for the list of a product that has none.
  static let noList = InfoPlist(
    PropertyList(bytes: Array("<plist version=\"1.0\"><dict/></plist>".utf8), name: ""))

  /// Runs the rules about sources, and takes what they and others found in sources out of the drafts.
  private func checkSources(in context: inout RuleContext, into result: inout Result) {
    guard let sources = context.sources, !context.product.isOfTests else { return }
    if let first = context.product.infoPlists.first { context.infoPlist = first }
    rules.checkSources(sources, in: &context)
    var drafts: [RuleContext.Draft] = []
    context.drafts.removeAll { draft in
      guard draft.source != nil else { return false }
      drafts.append(draft)
      return true
    }
    result.sources = SourceFindings(
      drafts, sources, rules: rules, local: run.options.localRules,
      makesFixes: run.options.makesFixes)
    result.suppressedCount += result.sources.suppressedCount
    result.usedSuppressions.formUnion(result.sources.usedSuppressions)
  }

  /// The product with lists that know the settings of the options.
  private func withSettings(_ product: Product) -> Product {
    let settings = run.options.settings
    if settings.values.isEmpty { return product }
    var product = product
    for (index, infoPlist) in product.infoPlists.enumerated() {
      let merged = infoPlist.settings.overridden(by: settings)
      if merged != infoPlist.settings {
        product.infoPlists[index] = InfoPlist(infoPlist.list, settings: merged)
      }
    }
    return product
  }

  private func check(_ infoPlist: InfoPlist, in context: inout RuleContext) {
    rules.checkFile(infoPlist, in: &context)
    guard !infoPlist.list.isBroken else { return }
    let rules = rules
    if rules.looksAtKeys { KeyWalk.visit(infoPlist) { rules.checkKey($0, in: &context) } }
    for index in 0..<infoPlist.declarationCount {
      rules.checkDeclaration(infoPlist.declaredType(index), in: &context)
    }
    for index in 0..<infoPlist.documentTypeCount {
      rules.checkDocumentType(infoPlist.documentType(index), in: &context)
    }
  }

  /// From drafts to findings: one report for one cause, severities, suppressions, lines.
  private func finish(
    _ drafts: [RuleContext.Draft], _ comments: [CommentSuppressions.Suppression],
    _ infoPlist: InfoPlist, into result: inout Result
  ) {
    let source = infoPlist.list.source
    var lines = LineTables(source)
    let keyPaths = Finding.KeyPaths(infoPlist.list)
    var findings: [Finding] = []
    var used = [Bool](repeating: false, count: comments.count)
    let local = run.options.localRules
    let hasOverrides = !local.overrides.isEmpty
    let hasSuppressions = !local.suppressions.isEmpty
    findings.reserveCapacity(drafts.count)
    for draft in drafts where !draft.isTakenBack {
      let id = rules.ids[draft.rule]
      var severity = rules.severity(of: draft)
      if hasOverrides, let other = local.severity(of: id, in: source.name) { severity = other }
      guard let severity else { continue }
      if !comments.isEmpty, Self.isSilenced(draft, id, by: comments, &used) {
        result.suppressedCount += 1
        continue
      }
      let finding = finding(draft, severity, &lines, keyPaths)
      let silencing = hasSuppressions ? local.silencing(finding) : []
      if silencing.isEmpty {
        findings.append(finding)
      } else {
        result.suppressedCount += 1
        result.usedSuppressions.formUnion(silencing)
      }
    }
    for (index, comment) in comments.enumerated() where !used[index] {
      guard let draft = superfluous(comment, infoPlist), let severity = rules.severity(of: draft)
      else { continue }
      findings.append(finding(draft, severity, &lines, keyPaths))
    }
    guard !findings.isEmpty else { return }
    findings.sort { $0.precedesInFile($1) }
    result.groups.append(FindingGroup(file: source.name, findings: findings))
  }

  private static func isSilenced(
    _ draft: RuleContext.Draft, _ id: String, by comments: [CommentSuppressions.Suppression],
    _ used: inout [Bool]
  ) -> Bool {
    var isSilenced = false
    for (index, comment) in comments.enumerated()
    where comment.covered.start <= draft.range.start && draft.range.end <= comment.covered.end
      && RuleCatalog.id(named: comment.rule) == id
    {
      used[index] = true
      isSilenced = true
    }
    return isSilenced
  }

  /// The report that a comment silences nothing; nil when its rule does not run.
  private func superfluous(
    _ comment: CommentSuppressions.Suppression, _ infoPlist: InfoPlist
  ) -> RuleContext.Draft? {
    guard let rule = rules.number(of: SuperfluousSuppression.metadata.id), rules.runs(rule) else {
      return nil
    }
    if let id = RuleCatalog.id(named: comment.rule), let number = rules.number(of: id),
      !rules.runs(number)
    {
      return nil
    }
    return RuleContext.Draft(
      rule: rule, infoPlist: infoPlist, range: comment.comment, value: -1, entry: -1,
      about: comment.rule, message: .superfluousSuppression(comment.rule), related: [],
      fixes: run.options.makesFixes
        ? SuperfluousSuppression.fixes(of: comment, in: infoPlist.list) : [])
  }

  private func finding(
    _ draft: RuleContext.Draft, _ severity: Severity, _ lines: inout LineTables,
    _ keyPaths: Finding.KeyPaths
  ) -> Finding {
    let list = draft.infoPlist.list
    let start = lines.own.location(of: draft.range.start)
    let notes = lines.notes(of: draft)
    let keyPath: Finding.KeyPathOrigin =
      if let text = draft.keyPath { .text(text) } else if draft.value >= 0 {
        .value(keyPaths, draft.value)
      } else { .text("") }
    return Finding(
      rule: rules.ids[draft.rule], severity: severity, file: list.source.name, range: draft.range,
      start: start, end: lines.own.location(of: draft.range.end), about: draft.about,
      message: draft.message.text, notes: notes, fixes: draft.fixes,
      origin: Finding.Origin(source: list.source, keyPath: keyPath))
  }
}
