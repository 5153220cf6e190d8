internal import TypewardenSourceText

/// What a configuration says about single files: suppressions and overrides, with the folder that
/// its paths are relative to.
package struct LocalRules: Sendable {
  package var suppressions: [Configuration.Suppression] = []
  package var overrides: [Configuration.Override] = []
  private var root = ""
  private var workingDirectory = ""

  package init() {}

  /// The local rules of a configuration in a folder; both paths are absolute.
  package init(_ configuration: Configuration, root: String, workingDirectory: String) {
    suppressions = configuration.suppressions
    overrides = configuration.overrides
    self.root = root
    self.workingDirectory = workingDirectory
  }

  /// A file's path relative to the folder of the configuration; as it is when it lies outside.
  package func relative(_ file: String) -> String {
    let absolute = file.hasPrefix("/") ? file : "\(workingDirectory)/\(file)"
    let prefix = root.hasSuffix("/") ? root : root + "/"
    return absolute.hasPrefix(prefix) ? String(absolute.dropFirst(prefix.count)) : file
  }

  /// The severity that overrides give a rule in a file: outer nil when none speaks of it.
  func severity(of rule: String, in file: String) -> Severity?? {
    guard !overrides.isEmpty else { return nil }
    let path = relative(file)
    var found: Severity??
    for override in overrides where override.paths.contains(where: { $0.matches(path) }) {
      if let severity = override.severities[rule] { found = .some(severity) }
    }
    return found
  }

  /// The suppressions that silence a finding, by number.
  func silencing(_ finding: Finding) -> [Int] {
    guard !suppressions.isEmpty else { return [] }
    let path = relative(finding.file)
    return suppressions.indices.filter { index in
      let suppression = suppressions[index]
      return suppression.rule == finding.rule
        && suppression.path.map { $0.matches(path) } ?? true
        && suppression.keyPath.map { Self.covers($0, finding.keyPath) } ?? true
    }
  }

  /// Whether a key path is another or lies below it; `*` stands for any one step.
  private static func covers(_ pattern: String, _ keyPath: String) -> Bool {
    let wanted = pattern.split(separator: ".")
    let steps = keyPath.split(separator: ".")
    guard wanted.count <= steps.count else { return false }
    return zip(wanted, steps).allSatisfy { $0 == "*" || $0 == $1 }
  }
}
