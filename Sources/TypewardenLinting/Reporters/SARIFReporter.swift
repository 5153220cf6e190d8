internal import TypewardenSourceText

/// Findings as a SARIF 2.1.0 log, for code-scanning services.
///
/// Form: OASIS, "Static Analysis Results Interchange Format (SARIF) Version 2.1.0".
public struct SARIFReporter: Sendable {
  private let version: String

  /// A reporter; `version` is the tool's.
  public init(version: String) { self.version = version }

  /// The log.
  public func render(_ report: LintReport) -> String {
    let pages = RulePage.all
    let indices = Dictionary(
      uniqueKeysWithValues: pages.enumerated().map { ($1.metadata.id, $0) })
    return JSON.object([
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
      "version": .string("2.1.0"),
      "runs": .array([
        .object([
          "tool": .object([
            "driver": .object([
              "name": .string("typewarden"),
              "version": .string(version),
              "rules": .array(pages.map(Self.rule)),
            ])
          ]),
          "columnKind": .string("unicodeCodePoints"),
          "originalUriBaseIds": .object([
            "%SRCROOT%": .object([
              "description": .object(["text": .string("The folder that was checked from.")])
            ])
          ]),
          "results": .array(report.findings.map { Self.result($0, indices) }),
        ])
      ]),
    ]).text + "\n"
  }

  private static func rule(_ page: RulePage) -> JSON {
    .object([
      "id": .string(page.metadata.id),
      "shortDescription": .object(["text": .string(page.summary + ".")]),
      "fullDescription": .object([
        "text": .string(([page.summary + "."] + page.rationale).joined(separator: " "))
      ]),
      "help": .object(["text": .string(page.text), "markdown": .string(page.text)]),
      "defaultConfiguration": .object([
        "enabled": .bool(!page.metadata.isOffByDefault),
        "level": .string(page.metadata.severity.rawValue),
      ]),
      "properties": .object(["tags": .strings([page.metadata.group.rawValue])]),
    ])
  }

  private static func result(_ finding: Finding, _ indices: [String: Int]) -> JSON {
    let remedies = finding.notes.filter { $0.location == nil }.map(\.message)
    let text = ([finding.message] + remedies).joined(separator: "\n")
    let fixes = finding.fixes.compactMap(fix)
    let fixMember = fixes.isEmpty ? [] : [JSON.Member(name: "fixes", value: .array(fixes))]
    return .object(members(finding, text, indices) + fixMember)
  }

  private static func members(
    _ finding: Finding, _ text: String, _ indices: [String: Int]
  ) -> [JSON.Member] {
    let members: KeyValuePairs<String, JSON> = [
      "ruleId": .string(finding.rule),
      "ruleIndex": .int(indices[finding.rule] ?? -1),
      "level": .string(finding.severity.rawValue),
      "message": .object(["text": .string(text)]),
      "locations": .array([location(of: finding)]),
      "relatedLocations": .array(related(finding)),
      "partialFingerprints": .object([
        "typewarden/v1": .string("\(finding.rule)|\(finding.keyPath)|\(finding.about)")
      ]),
    ]
    return members.map { JSON.Member(name: $0.key, value: $0.value) }
  }

  /// A fix with the bytes that it changes; nil when there is no text to show.
  private static func fix(_ fix: Fix) -> JSON? {
    guard let edits = fix.textEdits, !edits.isEmpty else { return nil }
    var files: [String] = []
    for (file, _) in edits where !files.contains(file) { files.append(file) }
    return .object([
      "description": .object(["text": .string(fix.title)]),
      "artifactChanges": .array(
        files.map { file in
          .object([
            "artifactLocation": artifact(file),
            "replacements": .array(
              edits.filter { $0.file == file }.map { _, edit in
                .object([
                  "deletedRegion": .object([
                    "byteOffset": .int(edit.range.start), "byteLength": .int(edit.range.length),
                  ]),
                  "insertedContent": .object([
                    "text": .string(String(decoding: edit.replacement, as: UTF8.self))
                  ]),
                ])
              }),
          ])
        }),
    ])
  }

  private static func location(of finding: Finding) -> JSON {
    var region: [JSON.Member] = [JSON.Member(name: "startLine", value: .int(finding.start.line))]
    // A binary file has no columns, and an empty region would be no region.
    if !finding.isInBinary {
      let isEmpty = finding.start == finding.end
      region += [
        JSON.Member(name: "startColumn", value: .int(finding.start.column)),
        JSON.Member(name: "endLine", value: .int(finding.end.line)),
        JSON.Member(
          name: "endColumn", value: .int(finding.end.column + (isEmpty ? 1 : 0))),
      ]
    }
    var members = [
      JSON.Member(
        name: "physicalLocation",
        value: .object([
          "artifactLocation": artifact(finding.file), "region": .object(region),
        ]))
    ]
    if !finding.keyPath.isEmpty {
      members.append(
        JSON.Member(
          name: "logicalLocations",
          value: .array([
            .object([
              "fullyQualifiedName": .string(finding.keyPath), "kind": .string("object"),
            ])
          ])))
    }
    return .object(members)
  }

  private static func related(_ finding: Finding) -> [JSON] {
    finding.notes.compactMap { note in
      guard let location = note.location else { return nil }
      return .object([
        "physicalLocation": .object([
          "artifactLocation": artifact(note.file ?? finding.file),
          "region": .object([
            "startLine": .int(location.line), "startColumn": .int(location.column),
          ]),
        ]),
        "message": .object(["text": .string(note.message)]),
      ])
    }
  }

  private static func artifact(_ file: String) -> JSON {
    let uri = JSON.Member(name: "uri", value: .string(FileURI.reference(for: file)))
    if file.hasPrefix("/") { return .object([uri]) }
    return .object([uri, JSON.Member(name: "uriBaseId", value: .string("%SRCROOT%"))])
  }
}
