import InfoPlists
import PropertyLists
import Testing
import TypewardenLinting
import TypewardenProjects
import TypewardenSourceText

/// Every fix is tried on the bad examples of its rule, in all forms of lists.
@Suite("The fixes of the rules")
struct FixedExampleTests {
  static var fixable: [ExampleCase] {
    ExampleCase.bad.filter { $0.rule.metadata.fix != .none }
  }

  @Test(
    "mend what was found and break nothing", arguments: fixable, FixedExample.Form.allCases)
  func areMended(example: ExampleCase, form: FixedExample.Form) throws {
    guard var fixed = FixedExample(example, in: form) else { return }
    let before = fixed.findings(of: nil)
    let ownBefore = fixed.own
    let offered = ownBefore.filter { !$0.fixes.isEmpty }
    fixed.fix()
    #expect(fixed.refused.isEmpty, "\(example): \(fixed.refused)")
    let list = PropertyList(bytes: fixed.list, name: "Info.plist")
    #expect(list.root != nil, "\(example): \(list.problems.map(\.message))")
    guard !offered.isEmpty else { return }
    if form == .openStep, Self.needTypedValues.contains(fixed.rule) { return }
    #expect(
      !fixed.made.isEmpty, "\(example) in \(form): nothing was made of \(offered[0].fixes[0])")
    let text = { String(decoding: fixed.list + (fixed.swift ?? []), as: UTF8.self) }
    // What had a fix is gone.
    let left = fixed.own.filter { finding in
      offered.contains {
        $0.about == finding.about && $0.message == finding.message
          && $0.severity == finding.severity
      }
    }
    #expect(left.isEmpty, "\(example) in \(form): \(left.map(\.message))\n\(text())")
    // Nothing graver than a note is new.
    let known = Set(before.map { "\($0.rule) \($0.about)" })
    let new = fixed.findings(of: nil).filter {
      $0.severity > .note && !known.contains("\($0.rule) \($0.about)")
        && !Self.follows($0.rule, from: fixed.rule)
        // Text stands for Booleans in old-style lists, and no rule spoke of a key it did not know.
        && !(form == .openStep && $0.rule == "plist-wrong-value-type")
    }
    #expect(
      new.isEmpty, "\(example) in \(form): \(new.map { "\($0.rule): \($0.message)" })\n\(text())")
  }

  /// What fixing one rule may bring to light of another, with the reason.
  static func follows(_ new: String, from fixed: String) -> Bool {
    (consequences[fixed] ?? []).contains(new)
  }

  private static let consequences: [String: Set<String>] = [
    // What stood behind a misspelt key was not looked at before.
    "plist-unknown-key": ["undeclared-content-type"],
    // Of types that nobody declares, nobody asks who opens them.
    "source-document-type-undeclared": ["source-document-type-unclaimed"],
    "source-imported-type-undeclared": ["source-document-type-unclaimed"],
    // Only a type that is named is asked for its tags.
    "undeclared-content-type": ["missing-tag-specification"],
  ]

  /// Rules whose fixes put Booleans or numbers, which old-style lists do not have.
  private static let needTypedValues: Set<String> = [
    "activation-rule-value-type", "missing-open-in-place", "activation-rule-equality",
  ]

  /// Rules whose examples are plug-ins without their apps, which are where the fix goes.
  private static let needAnApp: Set<String> = [
    "quicklook-type-undeclared", "spotlight-type-undeclared", "type-declared-in-extension",
  ]

  @Test("are offered for an example of each rule that says so", arguments: RuleCase.all)
  func areOffered(rule: RuleCase) throws {
    if rule.rule.metadata.fix == .none { return }
    let examples = ExampleCase.bad.filter { $0.rule.metadata.id == rule.rule.metadata.id }
    let readable = examples.compactMap { FixedExample($0, in: .xml) }
    if readable.isEmpty || Self.needAnApp.contains(rule.rule.metadata.id) { return }
    #expect(readable.contains { $0.own.contains { !$0.fixes.isEmpty } }, "\(rule)")
  }

  @Test("of the safe kind are those of rules that are called safe", arguments: fixable)
  func areAsSafeAsSaid(example: ExampleCase) throws {
    guard let fixed = FixedExample(example, in: .xml) else { return }
    for finding in fixed.own where example.rule.metadata.fix == .safe {
      for fix in finding.fixes where fix.safety == .ask {
        #expect(Self.partlyAsking.contains(fixed.rule), "\(example): \(fix.title)")
      }
    }
  }

  /// Rules whose fixes are safe but for some cases.
  private static let partlyAsking: Set<String> = [
    "self-conformance", "plist-legacy-format", "activation-rule-value-type",
  ]
}
