internal import InfoPlists

/// The rules that run, and how grave their findings are.
///
/// One object for a whole run: every key of every list is shown to it.
final class EnabledRules: Sendable {
  /// The ids of all rules by number, which is their place in the generated catalogue.
  let ids: [String]
  private let isEnabled: [Bool]
  private let severities: [Severity?]
  private let isOverridden: [Bool]
  /// For each key of the schema the rules that it is shown to, a bit for each of the catalogue's
  /// ``RuleCatalog/keyRules``; behind them, for each place, those that see what is not listed there.
  private let keyRules: [UInt64]
  private let listedKeyCount: Int
  /// Whether a rule runs that is shown keys.
  let looksAtKeys: Bool

  init(_ options: LintOptions) {
    let all = RuleCatalog.all
    var isEnabled: [Bool] = []
    var severities: [Severity?] = []
    var isOverridden: [Bool] = []
    for rule in all {
      let metadata = rule.metadata
      let names = [metadata.id] + metadata.aliases
      let configured = names.lazy.compactMap { options.severities[$0] }.first
      var runs = !metadata.isOffByDefault || configured?.flatMap { $0 } != nil
      if metadata.isStoreRule, options.profile != .appStore {
        runs = configured?.flatMap { $0 } != nil
      }
      if let only = options.only { runs = names.contains(where: only.contains) }
      if let configured, configured == nil { runs = false }
      isEnabled.append(runs)
      severities.append(configured ?? metadata.severity)
      isOverridden.append(configured?.flatMap { $0 } != nil)
    }
    ids = all.map { $0.metadata.id }
    self.isEnabled = isEnabled
    self.severities = severities
    self.isOverridden = isOverridden
    let schema = InfoPlistSchema.shared
    listedKeyCount = schema.count
    let running = RuleCatalog.keyRules.enumerated().filter { isEnabled[$0.element.number] }
    keyRules = (schema.allFacts + Place.allCases.map { KeyFacts(unlistedAt: $0) }).map { facts in
      running.reduce(0) { bits, entry in
        entry.element.rule.concerns(facts) ? bits | 1 << UInt64(entry.offset) : bits
      }
    }
    looksAtKeys = !running.isEmpty
  }

  /// The rules that a key is shown to.
  @inline(__always)
  func keyRules(concerning key: KeyedValue) -> UInt64 {
    if let id = key.id { return keyRules[Int(id.index)] }
    return keyRules[listedKeyCount + Int(key.place.rawValue)]
  }

  /// The ids of the rules that run.
  var running: Set<String> { Set(ids.indices.filter { runs($0) }.map { ids[$0] }) }

  /// Whether a rule runs that looks at Swift sources.
  var needsSources: Bool {
    ids.indices.contains { runs($0) && RuleCatalog.all[$0].metadata.needsSources }
  }

  /// The number of a rule; nil for an id that is none.
  func number(of id: String) -> Int? { ids.firstIndex(of: id) }

  @inline(__always)
  func runs(_ rule: Int) -> Bool { isEnabled[rule] }

  /// What configuration says, else what the rule said of this finding, else the rule's usual
  /// severity; nil when the rule is off.
  func severity(of draft: RuleContext.Draft) -> Severity? {
    if isOverridden[draft.rule] { return severities[draft.rule] }
    return severities[draft.rule].map { draft.severity ?? $0 }
  }
}
