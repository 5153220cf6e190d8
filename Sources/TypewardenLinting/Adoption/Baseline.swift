package import TypewardenSourceText

/// Findings that were accepted when a project adopted the linter: only new ones are reported.
///
/// An entry is a file, a rule, a key path and a subject, not a line, so that editing above it does
/// not bring it back.
package struct Baseline: Sendable {
  /// One accepted kind of finding, and how often it may occur.
  package struct Entry: Hashable, Sendable {
    package var file: String
    package var rule: String
    package var keyPath: String
    package var about: String
  }

  package private(set) var counts: [Entry: Int] = [:]

  /// The baseline of findings as they are; `relative` gives the paths to remember.
  package init(_ findings: [Finding], relative: (String) -> String = { $0 }) {
    for finding in findings { counts[Entry(finding, relative), default: 0] += 1 }
  }

  /// Splits findings into those that are new and those that are accepted; what is left over of the
  /// baseline no longer occurs.
  package func apply(
    to findings: [Finding], relative: (String) -> String = { $0 }
  ) -> (new: [Finding], acceptedCount: Int, stale: [Entry]) {
    var left = counts
    var new: [Finding] = []
    for finding in findings {
      let entry = Entry(finding, relative)
      if let count = left[entry], count > 0 {
        left[entry] = count - 1
      } else {
        new.append(finding)
      }
    }
    let stale = left.filter { $0.value > 0 }.map(\.key).sorted { $0.order < $1.order }
    return (new, findings.count - new.count, stale)
  }

  /// The file's text: an entry on each line, sorted, so that changes read well in reviews.
  package var text: String {
    let entries = counts.sorted { $0.key.order < $1.key.order }
    let lines = entries.map { entry, count in
      "    "
        + JSON.object([
          "file": .string(entry.file), "rule": .string(entry.rule),
          "keyPath": .string(entry.keyPath), "about": .string(entry.about), "count": .int(count),
        ]).text
    }
    let body = lines.isEmpty ? "" : "\n" + lines.joined(separator: ",\n") + "\n  "
    return "{\n  \"version\": 1,\n  \"findings\": [\(body)]\n}\n"
  }

  /// Reads a baseline. - Throws: `Configuration.Failure` for anything that is none.
  package init(reading source: SourceText) throws(Configuration.Failure) {
    let document: JSONDocument
    do throws(JSONDocument.Failure) {
      document = try JSONDocument.read(source)
    } catch {
      throw Configuration.Failure(message: error.message, offset: error.offset)
    }
    guard case .number(1)? = document["version"]?.value,
      let findings = document["findings"]?.elements
    else {
      throw Configuration.Failure(
        message: "not a baseline of version 1: write it with --write-baseline",
        offset: document.range.start)
    }
    for finding in findings {
      guard let file = finding["file"]?.string, let rule = finding["rule"]?.string else {
        throw Configuration.Failure(
          message: "a finding of a baseline has a file and a rule", offset: finding.range.start)
      }
      var count = 1
      if case .number(let number)? = finding["count"]?.value {
        count = Int(max(1, min(number, 1e9)))
      }
      let entry = Entry(
        file: file, rule: RuleCatalog.id(named: rule) ?? rule,
        keyPath: finding["keyPath"]?.string ?? "", about: finding["about"]?.string ?? "")
      counts[entry, default: 0] += count
    }
  }
}

extension Baseline.Entry {
  init(_ finding: Finding, _ relative: (String) -> String) {
    self.init(
      file: relative(finding.file), rule: finding.rule, keyPath: finding.keyPath,
      about: finding.about)
  }

  /// What entries are sorted by.
  var order: (String, String, String, String) { (file, rule, keyPath, about) }
}
