internal import PropertyLists
internal import TypewardenSourceText
internal import TypewardenSwiftFacts

/// What was found in the Swift sources of one product.
///
/// A file may belong to several products. It is reported once for all of them, and a comment that
/// silences rules is only superfluous when it silences nothing in any.
struct SourceFindings: Sendable {
  /// Where a comment stands.
  private struct CommentKey: Hashable {
    var path: String
    var start: Int
    var rule: String
  }

  /// What makes two findings of several products one.
  private struct FindingKey: Hashable {
    var rule: String
    var range: SourceRange
  }

  private var findings: [String: [Finding]] = [:]
  private var superfluous: [CommentKey: Finding] = [:]
  private var used: Set<CommentKey> = []
  private(set) var suppressedCount = 0
  /// The suppressions of the configuration that silenced something, by number.
  private(set) var usedSuppressions: Set<Int> = []

  /// Whether fixes are asked for.
  private var makesFixes = false

  init() {}

  init(
    _ drafts: [RuleContext.Draft], _ sources: SourceFacts, rules: EnabledRules, local: LocalRules,
    makesFixes: Bool = false
  ) {
    self.makesFixes = makesFixes
    let comments = sources.suppressions
    let superfluousRule = rules.number(of: SuperfluousSuppression.metadata.id)
    let files = Dictionary(grouping: drafts) { $0.source?.name ?? "" }
    for (path, drafts) in files {
      guard let source = drafts.first?.source else { continue }
      var drafts = drafts
      Subsumption.apply(to: &drafts, ids: rules.ids)
      var lines = LineTables(source)
      let own = comments.filter { $0.path == path }.map(\.suppression)
      for draft in drafts {
        let id = rules.ids[draft.rule]
        var severity = rules.severity(of: draft)
        if let other = local.severity(of: id, in: path) { severity = other }
        guard let severity else { continue }
        if silence(draft, id, path, own) { continue }
        let finding = Self.finding(draft, id, severity, source, &lines)
        let silencing = local.silencing(finding)
        if silencing.isEmpty {
          findings[path, default: []].append(finding)
        } else {
          suppressedCount += 1
          usedSuppressions.formUnion(silencing)
        }
      }
    }
    guard let superfluousRule, rules.runs(superfluousRule) else { return }
    for (path, comment) in comments {
      for rule in comment.rules {
        noteSuperfluous(comment, rule, sources.text(of: path), rules, superfluousRule)
      }
    }
  }

  /// Whether a comment silences a draft; then it is counted.
  private mutating func silence(
    _ draft: RuleContext.Draft, _ id: String, _ path: String, _ comments: [SourceSuppression]
  ) -> Bool {
    var isSilenced = false
    for comment in comments
    where comment.covered.start <= draft.range.start && draft.range.end <= comment.covered.end {
      for rule in comment.rules where RuleCatalog.id(named: rule) == id {
        used.insert(CommentKey(path: path, start: comment.place.range.start, rule: rule))
        isSilenced = true
      }
    }
    if isSilenced { suppressedCount += 1 }
    return isSilenced
  }

  private mutating func noteSuperfluous(
    _ comment: SourceSuppression, _ rule: String, _ source: SourceText, _ rules: EnabledRules,
    _ number: Int
  ) {
    if let id = RuleCatalog.id(named: rule), let own = rules.number(of: id), !rules.runs(own) {
      return
    }
    let draft = RuleContext.Draft(
      rule: number, infoPlist: Work.noList, range: comment.place.range, value: -1, entry: -1,
      about: rule, message: .superfluousSuppression(rule), related: [], source: source,
      fixes: makesFixes
        ? SuperfluousSuppression.fixes(of: comment, rule, in: source) : [])
    guard let severity = rules.severity(of: draft) else { return }
    let key = CommentKey(path: source.name, start: comment.place.range.start, rule: rule)
    var lines = LineTables(source)
    superfluous[key] = Self.finding(draft, rules.ids[number], severity, source, &lines)
  }

  /// The findings of all products by file, each once, in the order of their places.
  static func merged(_ products: [SourceFindings]) -> [FindingGroup] {
    var best: [String: [FindingKey: Finding]] = [:]
    var used: Set<CommentKey> = []
    for product in products {
      used.formUnion(product.used)
      for (path, findings) in product.findings {
        for finding in findings {
          let key = FindingKey(rule: finding.rule, range: finding.range)
          if let known = best[path]?[key], known.severity >= finding.severity { continue }
          best[path, default: [:]][key] = finding
        }
      }
    }
    for product in products {
      for (key, finding) in product.superfluous where !used.contains(key) {
        best[key.path, default: [:]][FindingKey(rule: key.rule, range: finding.range)] = finding
      }
    }
    return best.map { path, findings in
      FindingGroup(file: path, findings: findings.values.sorted { $0.precedesInFile($1) })
    }
  }

  private static func finding(
    _ draft: RuleContext.Draft, _ id: String, _ severity: Severity, _ source: SourceText,
    _ lines: inout LineTables
  ) -> Finding {
    let notes = lines.notes(of: draft)
    return Finding(
      rule: id, severity: severity, file: source.name, range: draft.range,
      start: lines.own.location(of: draft.range.start),
      end: lines.own.location(of: draft.range.end),
      about: draft.about, message: draft.message.text, notes: notes, fixes: draft.fixes,
      origin: Finding.Origin(source: source, keyPath: .text("")))
  }
}
