internal import TypewardenSourceText

/// Findings as one JSON object; `docs/command-line.md` describes its form, which has a version.
public struct JSONReporter: Sendable {
  /// A reporter.
  public init() {}

  /// The report on one line.
  public func render(_ report: LintReport) -> String {
    JSON.object([
      "version": .int(1),
      "findings": .array(report.findings.map(Self.json)),
      "summary": .object([
        "files": .int(report.files.count),
        "errors": .int(report.count(.error)),
        "warnings": .int(report.count(.warning)),
        "notes": .int(report.count(.note)),
        "suppressed": .int(report.suppressedCount),
      ]),
    ]).text + "\n"
  }

  private static func json(_ finding: Finding) -> JSON {
    .object([
      "rule": .string(finding.rule),
      "severity": .string(finding.severity.rawValue),
      "file": .string(finding.file),
      "line": .int(finding.start.line),
      "column": .int(finding.start.column),
      "endLine": .int(finding.end.line),
      "endColumn": .int(finding.end.column),
      "keyPath": .string(finding.keyPath),
      "about": .string(finding.about),
      "message": .string(finding.message),
      "notes": .array(finding.notes.map(json)),
      "fixes": .array(finding.fixes.map(json)),
    ])
  }

  /// A fix of what is not UTF-8 text has no edits to show.
  private static func json(_ fix: Fix) -> JSON {
    .object([
      "safety": .string(fix.safety.rawValue),
      "title": .string(fix.title),
      "edits": .array(
        (fix.textEdits ?? []).map { file, edit in
          .object([
            "file": .string(file),
            "offset": .int(edit.range.start),
            "length": .int(edit.range.length),
            "text": .string(String(decoding: edit.replacement, as: UTF8.self)),
          ])
        }),
    ])
  }

  private static func json(_ note: Finding.Note) -> JSON {
    guard let location = note.location else { return .object(["message": .string(note.message)]) }
    return .object([
      "message": .string(note.message),
      "file": .optional(note.file),
      "line": .int(location.line),
      "column": .int(location.column),
    ])
  }
}
