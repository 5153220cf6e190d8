internal import TypewardenCommandLine
internal import TypewardenLinting
internal import TypewardenProjects
internal import TypewardenSourceText

/// `lint --fix`: checks, makes the fixes in memory, checks again, until nothing changes; then writes
/// each file once.
struct FixRun {
  /// Fixes can make room for others, but not for ever.
  static let roundLimit = 10

  private let asksToo: Bool
  private let selected: Set<String>
  private let roots: [String]
  private let standardInputName: String?
  /// What the files are to hold.
  private(set) var overlay = FileOverlay()
  /// What they held when they were read, and what they are called, by their real paths.
  private var originals: [String: (name: String, bytes: [UInt8])] = [:]
  /// The fixes that were made.
  private(set) var made: [FixRound.Made] = []
  private var refused: [String: String] = [:]

  /// Nil when fixes are not asked for.
  init?(_ arguments: ParsedArguments, _ options: LintOptions) throws(CommandError) {
    guard arguments.isPresent("--fix") else {
      if arguments.flag("--dry-run") {
        throw .usage(
          UsageError(message: "`--dry-run` goes with `--fix`", hint: "Nothing else is written."))
      }
      return nil
    }
    if arguments.flag("--dry-run"), let format = arguments.value("--format"), format != "text" {
      throw .usage(
        UsageError(
          message: "`--dry-run` prints a diff, which is not `\(format)`",
          hint: "`lint --format json` without --fix lists the fixes of each finding.",
          command: ["lint"]))
    }
    asksToo = arguments.value("--fix") == "ask"
    let rules = arguments.values("--rule")
    if asksToo, rules.isEmpty {
      throw .usage(
        UsageError(
          message: "`--fix=ask` needs to know for which rules",
          hint: "Name them with `--rule ID`; `typewarden rules` lists them."))
    }
    let paths = arguments.positionals.isEmpty ? ["."] : arguments.positionals
    guard paths != ["-"] else {
      throw .usage(
        UsageError(
          message: "standard input cannot be fixed", hint: "Name the file to be fixed."))
    }
    selected = asksToo ? options.only ?? [] : []
    roots = paths.compactMap { FileSystem.resolved(Self.root(of: $0)) }
    standardInputName =
      paths.contains("-") ? arguments.value("--stdin-name") ?? "<standard input>" : nil
  }

  /// Where fixes may go: a given file or folder; for a project the folder around it.
  private static func root(of path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    guard path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace") else { return path }
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return String(path[..<slash])
  }

  /// Makes one round of fixes in memory; false when there was nothing to do.
  mutating func round(_ findings: [Finding]) -> Bool {
    var round = FixRound(
      realName: { FileSystem.resolved($0) ?? $0 }, refusal: { [self] in reason(against: $0) })
    round.make(findings) { finding, fix in
      fix.safety == .safe || selected.contains(finding.rule)
    }
    let files = round.files()
    for (path, reason) in round.refused { refused[path] = reason }
    var isChanged = false
    for (name, old, new) in files {
      guard let real = FileSystem.resolved(name) else {
        refused[name] = "it is gone: not fixed"
        continue
      }
      if originals[real] == nil { originals[real] = (name, old) }
      overlay[real] = new
      isChanged = true
    }
    if isChanged { made += round.made }
    return isChanged
  }

  /// Why a file may not be changed; nil when it may.
  private func reason(against path: String) -> String? {
    if path == standardInputName { return "standard input cannot be fixed" }
    guard let real = FileSystem.resolved(path) else { return "it is gone: not fixed" }
    let isInside = roots.contains { root in
      real == root || root == "/" || real.hasPrefix(root + "/")
    }
    if !isInside { return "it lies outside of what was given: not fixed" }
    return FileReplacement.refusal(path: real)
  }

  /// What was not changed, a line each, sorted.
  var refusals: [String] { refused.map { "\($0.key): \($0.value)" }.sorted() }

  /// The number of files that change.
  var fileCount: Int { originals.filter { overlay[$0.key] != $0.value.bytes }.count }

  /// The difference that the fixes make, for `patch -p0`.
  var difference: [UInt8] {
    var result: [UInt8] = []
    for (real, original) in originals.sorted(by: { $0.value.name < $1.value.name }) {
      guard let new = overlay[real] else { continue }
      let isBinary = [original.bytes, new].contains { $0.starts(with: "bplist".utf8) }
      result += UnifiedDiff.bytes(
        path: original.name, old: original.bytes, new: new, isBinary: isBinary)
    }
    return result
  }

  /// Writes the files; those that could not be are taken back, with a line each.
  mutating func write() {
    FileReplacement.removeLeftovers(beside: overlay.paths)
    for real in overlay.paths {
      guard let original = originals[real], let new = overlay[real], new != original.bytes else {
        continue
      }
      do throws(FileReplacement.Failure) {
        try FileReplacement.replace(path: original.name, old: original.bytes, new: new)
      } catch {
        refused[original.name] = error.reason
        overlay[real] = nil
        made.removeAll { $0.file == original.name }
        originals[real] = nil
      }
    }
  }
}
