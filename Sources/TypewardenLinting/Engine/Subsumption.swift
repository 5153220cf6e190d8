internal import TypewardenSourceText

/// One cause, one report: which rules are silent when another has spoken.
enum Subsumption {
  /// How far a finding reaches.
  enum Scope {
    /// The same value, or a value inside it.
    case value
    /// The same declaration or document type.
    case entry
  }

  struct Row {
    var speaker: String
    var scope: Scope
    /// The ids of the silenced rules; empty for all others.
    var silenced: [String]
    /// The key that a finding must be about to be silenced; nil for any.
    var about: String?

    func silences(_ draft: RuleContext.Draft, _ id: String) -> Bool {
      guard about == nil || about == draft.about else { return false }
      return silenced.isEmpty ? id != speaker : silenced.contains(id)
    }
  }

  /// What other places say of a type that nobody declares.
  private static let undeclaredElsewhere = [
    "quicklook-type-undeclared", "spotlight-type-undeclared", "services-type-undeclared",
  ]

  static let table: [Row] =
    [
      Row(speaker: "plist-malformed", scope: .value, silenced: []),
      Row(
        speaker: "plist-wrong-value-type", scope: .value,
        silenced: [
          "plist-string-for-array", "plist-empty-value", "plist-whitespace-in-value",
          "plist-unresolved-variable", "missing-type-identifier", "missing-conformance",
        ]),
      // It knows the key, and with it the remedy.
      Row(
        speaker: "activation-rule-value-type", scope: .value,
        silenced: ["plist-wrong-value-type"]),
      Row(
        speaker: "plist-whitespace-in-value", scope: .value,
        silenced: [
          "invalid-type-identifier", "type-identifier-not-reverse-dns", "undeclared-content-type",
          "unknown-reserved-type", "unknown-supertype", "invalid-handler-rank", "invalid-type-role",
          "quicklook-type-undeclared", "services-type-undeclared", "spotlight-type-undeclared",
          "extension-leading-dot", "extension-wildcard", "extension-multi-dot",
          "extension-invalid-character", "mime-type-syntax", "ostype-length",
        ]),
      Row(
        speaker: "plist-unresolved-variable", scope: .value,
        silenced: [
          "invalid-type-identifier", "type-identifier-not-reverse-dns", "undeclared-content-type",
          "invalid-handler-rank", "invalid-type-role", "extension-invalid-character",
          "mime-type-syntax", "ostype-length",
        ]),
      Row(
        speaker: "type-identifier-not-reverse-dns", scope: .value,
        silenced: ["undeclared-content-type"] + undeclaredElsewhere),
      Row(
        speaker: "unknown-reserved-type", scope: .value,
        silenced: ["undeclared-content-type"] + undeclaredElsewhere),
      Row(
        speaker: "dynamic-identifier", scope: .value,
        silenced: ["undeclared-content-type", "unknown-supertype"] + undeclaredElsewhere),
      Row(
        speaker: "reserved-identifier-prefix", scope: .entry, silenced: ["foreign-type-exported"]),
      Row(speaker: "reserved-identifier-prefix", scope: .value, silenced: ["dynamic-identifier"]),
      Row(
        speaker: "system-type-conformance-conflict", scope: .entry,
        silenced: [
          "system-type-exported", "system-type-reimported", "foreign-type-exported",
          "missing-physical-supertype",
        ]),
      Row(
        speaker: "system-type-tag-conflict", scope: .entry,
        silenced: ["system-type-exported", "system-type-reimported", "foreign-type-exported"]),
      Row(speaker: "system-type-exported", scope: .entry, silenced: ["foreign-type-exported"]),
      Row(
        speaker: "exported-and-imported", scope: .entry,
        silenced: ["identifier-case-mismatch", "foreign-type-exported", "owned-type-imported"]),
      Row(
        speaker: "duplicate-type-declaration", scope: .value, silenced: ["identifier-case-mismatch"]
      ),
      Row(
        speaker: "generic-extension", scope: .value,
        silenced: [
          "extension-claimed-by-system-type", "extension-claimed-twice",
          "own-identifier-for-known-format",
        ]),
      Row(
        speaker: "extension-claimed-by-system-type", scope: .value,
        silenced: ["extension-claimed-twice", "own-identifier-for-known-format"]),
      Row(
        speaker: "extension-claimed-twice", scope: .value,
        silenced: ["own-identifier-for-known-format"]),
      Row(
        speaker: "conflicting-physical-supertypes", scope: .entry, silenced: ["folder-conformance"]),
      Row(speaker: "self-conformance", scope: .entry, silenced: ["conformance-cycle"]),
      Row(
        speaker: "unknown-supertype", scope: .entry,
        silenced: ["unknown-reserved-type", "missing-physical-supertype"]),
      Row(
        speaker: "undeclared-content-type", scope: .entry, silenced: ["owner-rank-without-export"]),
    ]
    + [
      Row(
        speaker: "source-identifier-typo", scope: .value,
        silenced: [
          "source-exported-type-undeclared", "source-imported-type-undeclared",
          "source-force-unwrapped-type", "source-document-type-undeclared",
          "file-importer-type-undeclared", "transferable-type-undeclared", "drop-type-undeclared",
        ]),
      Row(
        speaker: "source-document-type-undeclared", scope: .value,
        silenced: [
          "file-importer-type-undeclared", "transferable-type-undeclared", "drop-type-undeclared",
        ]),
      Row(
        speaker: "file-importer-type-undeclared", scope: .value,
        silenced: ["transferable-type-undeclared", "drop-type-undeclared"]),
      Row(
        speaker: "transferable-type-undeclared", scope: .value, silenced: ["drop-type-undeclared"]),
    ]
    + [
      // What is empty counts as missing, and the rule about the missing key says more.
      ("missing-conformance", "UTTypeConformsTo"),
      ("missing-type-identifier", "UTTypeIdentifier"),
      ("missing-tag-specification", "UTTypeTagSpecification"),
      ("missing-type-description", "UTTypeDescription"),
      ("missing-document-type-name", "CFBundleTypeName"),
      ("empty-content-types", "LSItemContentTypes"),
    ].map {
      Row(speaker: $0.0, scope: .entry, silenced: ["plist-empty-value"], about: $0.1)
    }

  /// The rows by their speakers: nearly every finding silences nothing.
  private static let speakers = Dictionary(grouping: table, by: \.speaker)

  /// Takes out the drafts of one property list that another draft silences. `ids` are the rules'
  /// ids by number. Complexity: O(n log n) in the number of drafts.
  static func apply(to drafts: inout [RuleContext.Draft], ids: [String]) {
    guard drafts.count > 1 else { return }
    var ofEntry: [Int: [Row]] = [:]
    var ofValue: [(range: SourceRange, row: Row)] = []
    for draft in drafts {
      guard let rows = speakers[ids[draft.rule]] else { continue }
      for row in rows {
        switch row.scope {
        case .entry where draft.entry >= 0: ofEntry[draft.entry, default: []].append(row)
        case .value where draft.value >= 0: ofValue.append((draft.range, row))
        default: break
        }
      }
    }
    if ofEntry.isEmpty, ofValue.isEmpty { return }
    ofValue.sort { $0.range < $1.range }
    drafts.removeAll { draft in
      let id = ids[draft.rule]
      if ofEntry[draft.entry]?.contains(where: { $0.silences(draft, id) }) == true { return true }
      return isInside(draft, ofValue, id)
    }
  }

  /// Whether a draft lies in the value of a speaker that silences it. Speakers' values do not
  /// overlap, so only the last one that starts before the draft can hold it.
  private static func isInside(
    _ draft: RuleContext.Draft, _ speakers: [(range: SourceRange, row: Row)], _ id: String
  ) -> Bool {
    var low = 0
    var high = speakers.count
    while low < high {
      let middle = (low + high) / 2
      if speakers[middle].range.start <= draft.range.start {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var index = low - 1
    while index >= 0, draft.range.end <= speakers[index].range.end {
      if speakers[index].row.silences(draft, id) { return true }
      index -= 1
    }
    return false
  }
}
