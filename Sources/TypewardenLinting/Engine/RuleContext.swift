package import InfoPlists
package import PropertyLists
package import TypeDeclarations
package import TypewardenProjects
package import TypewardenSourceText

/// What a rule may look at, and where it reports. Lives for one product.
package struct RuleContext {
  /// The product that is being checked.
  package let product: Product
  /// All types that the product can know: standard ones, those given beside it, and its own. It does
  /// not find the product's own by their tags, because very few rules ask for that.
  package let registry: TypeRegistry
  /// The same types, found by their tags too; made when the first rule asks.
  lazy var registryWithTags = outside.adding(product.infoPlists)
  private let run: Run
  /// The Swift sources of the product; nil when there are none, or no rule asks for them.
  package let sources: SourceFacts?

  /// The property list that is being checked.
  package var infoPlist: InfoPlist {
    didSet { knownBuilt = nil }
  }
  /// What the placeholders of the list that is being checked stand for.
  package var settings: BuildSettings { infoPlist.settings }
  private var knownBuilt: Bool?
  /// The rule that is running, by its number in the catalogue.
  var rule = 0
  var drafts: [Draft] = []
  /// The place among ``drafts`` of what was reported last; nil when it was not taken.
  var latestDraft: Int?
  /// The declared types that the product's document types name.
  var claimed: Set<TypeRegistry.TypeID> = []
  /// The types that the product exports, made when the first rule asks.
  lazy var exported = Self.exported(by: product, in: registry)
  /// What the product claims by other ways, made when the first rule asks.
  lazy var otherClaims = OtherClaims(of: product, in: registry)
  /// The product's declarations by identifier, made when the first rule asks.
  lazy var declarations = DeclarationIndex(product, in: registry)
  /// What each type conforms to, as far as the rules ask; made when the first rule asks.
  lazy var marks = ConformanceMarks(registry, run.watch)
  /// Which types have one above them that the product's document types name, and what all types are
  /// called; made when the first rule asks.
  lazy var claimsAbove = SupertypeSweep(
    leastOf: Dictionary(uniqueKeysWithValues: claimed.map { ($0, 0) }), above: registry)
  lazy var descriptions = SupertypeSweep(descriptionsIn: registry)
  /// What document types give to the types that they name; made when the first rule asks.
  lazy var documentClaims = DocumentClaims(product, in: registry)
  /// The facts of the declaration that was asked for last.
  var latestFacts: DeclarationFacts?
  /// The cycles that have been reported, by the numbers that ``marks`` gives them.
  var reportedCycles: Set<Int> = []
  /// The bundle identifiers of the product as far as they are known, the app's own first.
  lazy var bundleIdentifiers = Ownership.bundleIdentifiers(of: product)
  /// The places in sources at which rules have reported.
  var reportedPlaces: Set<ReportedPlace> = []
  /// How many times a rule has asked for the name that an undeclared one was meant to be.
  var searches = 0

  /// What is the same for all products of one run; an object, so that contexts are small.
  final class Run: Sendable {
    let options: LintOptions
    let elsewhere: DeclaredElsewhere
    let watch: ConformanceMarks.Watch

    init(_ options: LintOptions, _ elsewhere: DeclaredElsewhere) {
      self.options = options
      self.elsewhere = elsewhere
      watch = .forRules(on: options.registry)
    }
  }

  init(
    product: Product, registry: TypeRegistry, run: Run, infoPlist: InfoPlist,
    readsSources: Bool = false
  ) {
    self.product = product
    self.registry = registry
    self.run = run
    self.infoPlist = infoPlist
    let platform = run.options.platform ?? PlatformFacts.platform(of: product)
    let platforms = product.platforms ?? platform.map { [$0] }
    sources = readsSources ? product.sources.map { SourceFacts($0, platforms: platforms) } : nil
    for list in product.infoPlists {
      for index in 0..<list.documentTypeCount {
        for value in list.documentType(index).contentTypeValues {
          let id = value.withText(expandedBy: list.settings) { registry.id(ofBytes: $0) }
          if let id { claimed.insert(id) }
        }
      }
    }
  }

  /// A finding before it has a severity and lines.
  struct Draft {
    var rule: Int
    var severity: Severity?
    var infoPlist: InfoPlist
    var range: SourceRange
    /// The tape index of the value concerned; -1 for none.
    var value: Int
    /// The tape index of the declaration or document type concerned; -1 for none.
    var entry: Int
    var about: String
    var message: Finding.Message
    var related: [(list: PropertyList, range: SourceRange, message: String)]
    /// A key path for a place that is no value on the tape.
    var keyPath: String?
    /// The Swift file, for a place in one; then ``value`` is where the range starts.
    var source: SourceText?
    /// Whether a finding in a source says the same; it still silences what it silences.
    var isTakenBack = false
    /// Ways to mend it, when they are asked for.
    var fixes: [Fix] = []
  }

  package var options: LintOptions { run.options }
  /// The types without the product's own: what the product relies on.
  package var outside: TypeRegistry { run.options.registry }
  /// What other products of the same run declare.
  package var elsewhere: DeclaredElsewhere { run.elsewhere }

  /// Reports at a value.
  ///
  /// - Parameters:
  ///   - entry: the declaration or document type that it is part of.
  ///   - severity: another severity than the rule's own.
  ///   - range: a part of the value, when the whole is too much.
  ///   - related: other places that explain it.
  package mutating func report(
    _ message: Finding.Message, at value: PropertyListValue, about: String,
    entry: PropertyListValue? = nil, severity: Severity? = nil, range: SourceRange? = nil,
    related: [(value: PropertyListValue, message: String)] = []
  ) {
    latestDraft = drafts.count
    drafts.append(
      Draft(
        rule: rule, severity: severity, infoPlist: infoPlist, range: range ?? value.range,
        value: value.index, entry: entry?.index ?? -1, about: about, message: message,
        related: related.map { (owner(of: $0.value), $0.value.range, $0.message) }))
  }

  /// The property list of the product that a value stands in.
  func owner(of value: PropertyListValue) -> PropertyList {
    product.infoPlists.first { $0.list.storage === value.storage }?.list ?? infoPlist.list
  }

  /// Reports a problem that the reader of the list had.
  package mutating func report(
    _ message: Finding.Message, problem: ReadProblem, about: String, severity: Severity? = nil
  ) {
    let list = infoPlist.list
    var related: [(list: PropertyList, range: SourceRange, message: String)] = []
    if let range = problem.related {
      related.append((list, range, problem.relatedMessage ?? "see here"))
    }
    latestDraft = drafts.count
    drafts.append(
      Draft(
        rule: rule, severity: severity, infoPlist: infoPlist, range: problem.range,
        value: problem.valueIndex ?? -1, entry: -1, about: about, message: message,
        related: related, keyPath: problem.keyPath(in: list)))
  }

  /// Reports at a place that is no value.
  package mutating func report(_ message: Finding.Message, in range: SourceRange, about: String) {
    latestDraft = drafts.count
    drafts.append(
      Draft(
        rule: rule, severity: nil, infoPlist: infoPlist, range: range, value: -1, entry: -1,
        about: about, message: message, related: [], keyPath: nil))
  }

  /// The part of the product that the list that is being checked is of.
  package var part: Product.Part? {
    product.infoPlists.firstIndex { $0.list.storage === infoPlist.list.storage }
      .flatMap { product.part(ofList: $0) }
  }

  /// The icons and names beside the list that is being checked; nil when it is not built.
  package var resources: BundleResources? { part?.resources }

  /// Whether the list that is being checked comes out of a build.
  package var isBuilt: Bool {
    mutating get {
      let isBuilt = knownBuilt ?? product.isBuilt ?? infoPlist.isBuilt
      knownBuilt = isBuilt
      return isBuilt
    }
  }

  /// The name of the file without its folders: what a finding about the whole file is about.
  package var fileName: String {
    let path = infoPlist.list.source.name
    return path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Text of a string value with the build settings filled in.
  package func text(of value: PropertyListValue) -> String {
    settings.expand(value.string ?? "")
  }

  /// Calls `body` with the text of a string value with the build settings filled in.
  package func withText<Result>(
    of value: PropertyListValue, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    value.withText(expandedBy: settings, body)
  }

  /// Whether the text of a value is an identifier that somebody declares. Makes no `String`.
  package func isDeclared(_ value: PropertyListValue) -> Bool {
    value.withText(expandedBy: settings) { [registry] in registry.isDeclared($0) }
  }

  /// Whether the text of a value still holds a placeholder, so that nothing can be said of it.
  package func isOpaque(_ value: PropertyListValue) -> Bool {
    value.withText(expandedBy: settings) { BuildSettings.hasPlaceholder($0) }
  }

  /// Whether a dictionary has a key that was probably meant to be this one: then the key is not
  /// missing, it is misspelt, and another rule says so.
  package func isMisspelt(_ key: KnownKey, in dictionary: PropertyListValue) -> Bool {
    let schema = InfoPlistSchema.shared
    let wanted = schema.id(of: key)
    for entry in dictionary.entries {
      let known = entry.key.withText {
        schema.key(UnsafeRawBufferPointer($0), at: key.path.place)
      }
      if known == nil, let name = entry.key.string,
        schema.nearest(to: name, at: key.path.place) == wanted
      {
        return true
      }
    }
    return false
  }
}
