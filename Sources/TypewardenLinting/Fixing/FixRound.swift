internal import InfoPlists
internal import PropertyLists
internal import TypewardenProjects
internal import TypewardenSourceText

/// One round of fixing: as many fixes of a report as can be made at once, each whole.
///
/// A fix that speaks of what another one changes is left for the next round, when it is made anew
/// from what the file then holds.
package struct FixRound {
  /// A fix that was made.
  package struct Made: Sendable {
    package var rule: String
    package var file: String
    package var title: String
  }

  /// Why a file cannot be changed; asked once for each.
  package typealias Refusal = (_ path: String) -> String?

  private struct SourceChanges {
    var source: SourceText
    var edits: [SourceEdit] = []
  }

  /// The fixes that were made.
  package private(set) var made: [Made] = []
  /// How many were left for another round.
  package private(set) var deferredCount = 0
  /// Files that may not be changed, or could not be, with the reason.
  package private(set) var refused: [(path: String, reason: String)] = []
  private var lists: [String: PropertyListEditing] = [:]
  private var sources: [String: SourceChanges] = [:]
  private var judged: [String: Bool] = [:]
  /// The name of a file that it really has: one file under two names is edited once.
  private let realName: (String) -> String
  private let refusal: Refusal

  /// Gets ready.
  ///
  /// - Parameters:
  ///   - realName: gives the one name of a file that may have several.
  ///   - refusal: why a file may not be changed; nil when it may.
  package init(
    realName: @escaping (String) -> String = { $0 }, refusal: @escaping Refusal = { _ in nil }
  ) {
    self.realName = realName
    self.refusal = refusal
  }

  /// Makes what can be made of the fixes that are chosen for each finding: the first that works.
  package mutating func make(
    _ findings: [Finding], choosing isChosen: (Finding, Fix) -> Bool
  ) {
    for finding in findings where !finding.fixes.isEmpty {
      guard let fix = finding.fixes.first(where: { isChosen(finding, $0) }) else { continue }
      guard fix.edits.allSatisfy({ mayChange(Self.name(of: $0)) }) else { continue }
      if add(fix) {
        made.append(Made(rule: finding.rule, file: finding.file, title: fix.title))
      } else {
        deferredCount += 1
      }
    }
  }

  /// The new bytes of all files that change, by the name that the file was read under. A file that
  /// would not be sound any more stays, and is among ``refused``.
  package mutating func files() -> [(name: String, old: [UInt8], new: [UInt8])] {
    var files: [(name: String, old: [UInt8], new: [UInt8])] = []
    for (_, editing) in lists.sorted(by: { $0.key < $1.key }) {
      let list = editing.list
      do throws(PropertyListEditFailure) {
        let new = try editing.fileBytes()
        let old = try? list.source.fileBytes(withText: list.source.bytes)
        guard Self.isSound(new, after: list) else {
          refused.append((list.source.name, "a fix would break it: not fixed"))
          continue
        }
        if let old, old != new { files.append((list.source.name, old, new)) }
      } catch {
        refused.append((list.source.name, "\(error.reason): not fixed"))
      }
    }
    for (_, changes) in sources.sorted(by: { $0.key < $1.key }) {
      guard let text = try? changes.source.applying(changes.edits),
        let new = try? changes.source.fileBytes(withText: text),
        let old = try? changes.source.fileBytes(withText: changes.source.bytes), old != new
      else { continue }
      files.append((changes.source.name, old, new))
    }
    let broken = Set(refused.map(\.path))
    made.removeAll { broken.contains($0.file) }
    return files
  }

  private mutating func mayChange(_ name: String) -> Bool {
    if let known = judged[name] { return known }
    let reason = refusal(name)
    if let reason { refused.append((name, reason)) }
    judged[name] = reason == nil
    return reason == nil
  }

  private static func name(of edit: Fix.Edit) -> String {
    switch edit {
    case .list(let list, _): list.source.name
    case .source(let source, _): source.name
    }
  }

  /// Takes a fix into all of the files that it changes, or into none.
  private mutating func add(_ fix: Fix) -> Bool {
    var groups: [(key: String, list: PropertyList, edits: [PropertyListEdit])] = []
    var ofSources: [(key: String, source: SourceText, edit: SourceEdit)] = []
    for edit in fix.edits {
      switch edit {
      case .list(let list, let edit):
        let key = realName(list.source.name)
        if let index = groups.firstIndex(where: { $0.key == key }) {
          groups[index].edits.append(edit)
        } else {
          groups.append((key, list, [edit]))
        }
      case .source(let source, let edit):
        ofSources.append((realName(source.name), source, edit))
      }
    }
    for (key, source, edit) in ofSources {
      guard let known = sources[key] else { continue }
      if known.source.name != source.name || known.edits.contains(where: edit.overlaps) {
        return false
      }
    }
    // Copied only where a later file may refuse what an earlier one has taken.
    let before = groups.count + ofSources.count > 1 ? lists : nil
    for (key, list, edits) in groups {
      if lists[key] == nil { lists[key] = PropertyListEditing(list) }
      guard lists[key]?.list.storage === list.storage, lists[key]?.add(edits) == true else {
        if let before { lists = before }
        return false
      }
    }
    for (key, source, edit) in ofSources {
      sources[key, default: SourceChanges(source: source)].edits.append(edit)
    }
    return true
  }

  /// Whether new bytes are a list with no more problems than the one before.
  private static func isSound(_ bytes: [UInt8], after list: PropertyList) -> Bool {
    let new = PropertyList(bytes: bytes, name: list.source.name)
    return new.root != nil && new.problems.count <= list.problems.count
  }
}
