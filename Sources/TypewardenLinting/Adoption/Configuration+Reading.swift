internal import InfoPlists
internal import TypewardenSourceText

extension Configuration {
  /// Takes one member of the top level.
  mutating func take(_ member: JSONDocument.Member) throws(Failure) {
    let value = member.value
    switch member.name {
    case "$schema": break
    case "profile":
      profile = try choice(value, "a profile", LintOptions.Profile.allCases.map(\.rawValue))
        .flatMap { LintOptions.Profile(rawValue: $0) }
    case "platform":
      platform = try choice(value, "a platform", Platform.allCases.map(\.rawValue))
        .flatMap { Platform(rawValue: $0) }
    case "only":
      var ids: [String] = []
      for element in try elements(value, member.name) {
        if let id = try knownRule(element) { ids.append(id) }
      }
      only = ids
    case "severity": severities = try severities(value)
    case "ownedPrefixes": ownedPrefixes = try texts(value, member.name)
    case "define":
      for entry in try members(value, member.name) {
        define[entry.name] = try text(entry.value, "a build setting")
      }
    case "exclude": exclude = try texts(value, member.name).map { GlobPattern($0) }
    case "baseline": baseline = try text(value, "a baseline")
    case "suppress":
      for element in try elements(value, member.name) { try takeSuppression(element) }
    case "overrides":
      for element in try elements(value, member.name) { try takeOverride(element) }
    default: remarkUnknown(member, among: Self.keys)
    }
  }

  private mutating func takeSuppression(_ value: JSONDocument) throws(Failure) {
    var found = Suppression(rule: "", reason: "", range: value.range)
    for member in try members(value, "suppress") {
      switch member.name {
      case "rule":
        guard let rule = try knownRule(member.value) else { return }
        found.rule = rule
      case "path": found.path = GlobPattern(try text(member.value, "a path"))
      case "keyPath": found.keyPath = try text(member.value, "a key path")
      case "reason": found.reason = try text(member.value, "a reason")
      default: remarkUnknown(member, among: ["rule", "path", "keyPath", "reason"])
      }
    }
    guard !found.rule.isEmpty else {
      throw Failure(message: "`suppress` needs a `rule`", offset: value.range.start)
    }
    suppressions.append(found)
  }

  private mutating func takeOverride(_ value: JSONDocument) throws(Failure) {
    var found = Override(paths: [], severities: [:])
    for member in try members(value, "overrides") {
      switch member.name {
      case "paths": found.paths = try texts(member.value, "paths").map { GlobPattern($0) }
      case "severity": found.severities = try severities(member.value)
      default: remarkUnknown(member, among: ["paths", "severity"])
      }
    }
    guard !found.paths.isEmpty else {
      throw Failure(message: "`overrides` needs `paths`", offset: value.range.start)
    }
    overrides.append(found)
  }

  private mutating func severities(
    _ value: JSONDocument
  ) throws(Failure) -> [String: Severity?] {
    var found: [String: Severity?] = [:]
    for member in try members(value, "severity") {
      let word = try choice(
        member.value, "a severity", Severity.allCases.map(\.rawValue) + ["off"])
      guard let id = knownRule(member.name, member.nameRange) else { continue }
      found.updateValue(word.flatMap { Severity(rawValue: $0) }, forKey: id)
    }
    return found
  }

  // MARK: Values

  private mutating func knownRule(_ value: JSONDocument) throws(Failure) -> String? {
    knownRule(try text(value, "a rule"), value.range)
  }

  private mutating func knownRule(_ name: String, _ range: SourceRange) -> String? {
    if let id = RuleCatalog.id(named: name) { return id }
    let near = RuleCatalog.nearest(to: name).map { "; did you mean `\($0)`?" } ?? ""
    remarks.append(Remark(message: "unknown rule `\(name)`\(near)", range: range))
    return nil
  }

  private mutating func remarkUnknown(_ member: JSONDocument.Member, among known: [String]) {
    let near =
      NearMiss.nearest(to: member.name, among: known)
      .map { "; did you mean `\($0)`?" } ?? ""
    remarks.append(
      Remark(message: "unknown key `\(member.name)`\(near)", range: member.nameRange))
  }

  private func text(_ value: JSONDocument, _ what: String) throws(Failure) -> String {
    guard let text = value.string else {
      throw Failure(message: "\(what) is text in quotes", offset: value.range.start)
    }
    return text
  }

  private func choice(
    _ value: JSONDocument, _ what: String, _ words: [String]
  ) throws(Failure) -> String? {
    let word = try text(value, what)
    guard words.contains(word) else {
      let near = NearMiss.nearest(to: word, among: words).map { "; did you mean `\($0)`?" } ?? ""
      throw Failure(
        message: "\(what) is one of \(words.joined(separator: ", ")), not `\(word)`\(near)",
        offset: value.range.start)
    }
    return word
  }

  private func elements(
    _ value: JSONDocument, _ name: String
  ) throws(Failure) -> [JSONDocument] {
    guard let elements = value.elements else {
      throw Failure(message: "`\(name)` is an array", offset: value.range.start)
    }
    return elements
  }

  private func texts(_ value: JSONDocument, _ name: String) throws(Failure) -> [String] {
    var found: [String] = []
    for element in try elements(value, name) {
      found.append(try text(element, "an element of `\(name)`"))
    }
    return found
  }

  private func members(
    _ value: JSONDocument, _ name: String
  ) throws(Failure) -> [JSONDocument.Member] {
    guard let members = value.members else {
      throw Failure(message: "`\(name)` is an object", offset: value.range.start)
    }
    return members
  }
}
