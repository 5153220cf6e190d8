internal import InfoPlists
internal import TypewardenCommandLine
internal import TypewardenLinting
internal import TypewardenSourceText

/// From the options of `lint` to the linter's own.
enum LintArguments {
  /// The command line's options on top of those of a configuration.
  static func options(
    _ arguments: ParsedArguments, _ file: ConfigurationFile
  ) throws(CommandError) -> LintOptions {
    let configuration = file.configuration
    var options = LintOptions()
    options.profile =
      arguments.value("--profile").flatMap { LintOptions.Profile(rawValue: $0) }
      ?? configuration.profile ?? .appStore
    options.platform =
      arguments.value("--platform").flatMap { Platform(rawValue: $0) } ?? configuration.platform
    options.ownedPrefixes = configuration.ownedPrefixes
    options.settings.values = configuration.define
    options.only = configuration.only.map(Set.init)
    options.severities = configuration.severities
    options.localRules = LocalRules(
      configuration, root: file.folder, workingDirectory: FileSystem.workingDirectory ?? "")
    for text in arguments.values("--define") {
      let (name, value) = try pair(text, "--define", "NAME=VALUE")
      options.settings.values[name] = value
    }
    let rules = arguments.values("--rule")
    if !rules.isEmpty {
      var only: Set<String> = []
      for rule in rules { only.insert(try known(rule)) }
      options.only = only
    }
    for text in arguments.values("--severity") {
      let (rule, level) = try pair(text, "--severity", "ID=LEVEL")
      let id = try known(rule)
      if level == "off" {
        options.severities.updateValue(nil, forKey: id)
      } else if let severity = Severity(rawValue: level) {
        options.severities.updateValue(severity, forKey: id)
      } else {
        let levels = Severity.allCases.map(\.rawValue) + ["off"]
        throw .usage(
          UsageError(
            message: "unknown severity `\(Terminal.escaped(level))`",
            hint: NearMiss.nearest(to: level, among: levels).map { "did you mean `\($0)`?" }
              ?? "A severity is error, warning, note or off."))
      }
    }
    if let text = arguments.value("--jobs") {
      guard let jobs = Int(text), (1...1024).contains(jobs) else {
        throw .usage(
          UsageError(message: "`--jobs` takes a number from 1, not `\(Terminal.escaped(text))`"))
      }
      options.jobs = jobs
    }
    return options
  }

  /// The id of a rule given by its id or an alias.
  static func known(_ rule: String) throws(CommandError) -> String {
    if let id = RuleCatalog.id(named: rule) { return id }
    throw .usage(
      UsageError(
        message: "unknown rule `\(Terminal.escaped(rule))`",
        hint: RuleCatalog.nearest(to: rule).map { "did you mean `\($0)`?" }
          ?? "`typewarden rules` lists them"))
  }

  private static func pair(
    _ text: String, _ option: String, _ form: String
  ) throws(CommandError) -> (String, String) {
    guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
      throw .usage(
        UsageError(message: "`\(option)` takes \(form), not `\(Terminal.escaped(text))`"))
    }
    return (String(text[..<equals]), String(text[text.index(after: equals)...]))
  }
}
