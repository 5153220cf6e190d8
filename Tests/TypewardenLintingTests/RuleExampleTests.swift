import InfoPlists
import PropertyLists
import Testing
import TypeDeclarations
import TypewardenLinting
import TypewardenProjects
import TypewardenSourceText

/// Every example of every rule is a test, in several variants that have hidden faults elsewhere.
@Suite("The examples of the rules")
struct RuleExampleTests {
  @Test("report at their markers and nowhere else", arguments: ExampleCase.all, Variant.allCases)
  func examples(example: ExampleCase, variant: Variant) {
    guard let prepared = variant.prepare(example.example),
      let found = lint(prepared, example)
    else { return }
    func places(_ isInSource: Bool) -> [Int] {
      found.filter { $0.file.hasSuffix(".swift") == isInSource }.map(\.range.start).sorted()
    }
    #expect(
      places(false) == prepared.markers.sorted() && places(true) == prepared.swiftMarkers.sorted(),
      "\(example) as \(variant): found \(found.map { "\($0.start.line): \($0.message)" })")
    let severity = example.example.severity ?? example.rule.metadata.severity
    for finding in found {
      #expect(finding.severity == severity, "\(example): \(finding.message)")
    }
  }

  @Test(
    "report the same beside so many types that supertypes are looked up for all of them at once",
    arguments: ExampleCase.all)
  func besideManyTypes(example: ExampleCase) throws {
    let prepared = try #require(Variant.plain.prepare(example.example))
    let many = TypeRegistry.system.adding(
      (0..<200).map {
        TypeDeclaration(exporting: "org.example.many.t\($0)", conformingTo: ["public.data"])
      })
    let found = lint(prepared, example, besides: many)?.map { "\($0.range) \($0.message)" }
    #expect(found == lint(prepared, example)?.map { "\($0.range) \($0.message)" })
  }

  @Test("have at least as many near misses as violations", arguments: RuleCase.all)
  func balance(rule: RuleCase) {
    let bad = rule.rule.examples.count { $0.verdict == .bad }
    let good = rule.rule.examples.count { $0.verdict == .good }
    #expect(bad >= 1, "\(rule) has no violation")
    #expect(good >= bad, "\(rule) has \(bad) violations and \(good) near misses")
    for example in rule.rule.examples {
      let markers = (example.text + (example.swift ?? "")).count { $0 == RuleExample.marker }
      #expect((markers > 0) == (example.verdict == .bad), "\(rule): \(example.title)")
    }
  }

  @Test("are of rules whose messages follow the house style", arguments: ExampleCase.bad)
  func style(example: ExampleCase) throws {
    let prepared = try #require(Variant.plain.prepare(example.example))
    for finding in lint(prepared, example) ?? [] {
      let first = finding.message.first!
      #expect(!finding.message.hasSuffix("."), "\(finding.message)")
      #expect(!first.isUppercase || finding.message.hasPrefix("NUL"), "\(finding.message)")
      #expect(!finding.message.isEmpty)
    }
  }

  /// What is found; nil for sources that cannot be read here.
  private func lint(
    _ prepared: PreparedExample, _ example: ExampleCase, besides registry: TypeRegistry = .system
  ) -> [Finding]? {
    var options = LintOptions()
    options.registry = registry
    let id = example.rule.metadata.id
    // Whether a suppression is needed shows only when all rules run.
    options.only = id == "superfluous-suppression" ? nil : [id]
    options.platform = example.example.platform
    return Product.all(of: example.example, list: prepared.bytes, swift: prepared.swift).map {
      Linter(options: options).check($0).filter {
        // What is found in the list of the other build is for another example.
        $0.rule == id && $0.file != "Store-Info.plist"
      }
    }
  }
}

/// A rule as an argument of a test.
struct RuleCase: CustomTestStringConvertible {
  var rule: any Rule.Type
  var testDescription: String { rule.metadata.id }
  static var all: [RuleCase] { RuleCatalog.all.map { RuleCase(rule: $0) } }
}

/// One example as an argument of a test.
struct ExampleCase: CustomTestStringConvertible {
  var rule: any Rule.Type
  var example: RuleExample
  var testDescription: String { "\(rule.metadata.id): \(example.title)" }

  static var all: [ExampleCase] {
    RuleCatalog.all.flatMap { rule in
      rule.examples.map { ExampleCase(rule: rule, example: $0) }
    }
  }

  static var bad: [ExampleCase] { all.filter { $0.example.verdict == .bad } }
}
