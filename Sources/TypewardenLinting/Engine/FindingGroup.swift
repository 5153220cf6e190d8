internal import TypewardenSourceText

/// The findings that one product yields in one file, in the order of their places.
struct FindingGroup: Sendable {
  var file: String
  var findings: [Finding]

  /// The findings of all groups, files in order. A list that several products share is reported
  /// once for all that say the same of it.
  static func merged(_ groups: [FindingGroup]) -> [Finding] {
    // A single file's findings are not copied: there may be a million of them.
    if groups.count == 1 { return groups[0].findings }
    let order = groups.indices.sorted { left, right in
      groups[left].file == groups[right].file
        ? left < right
        : groups[left].file.utf8.lexicographicallyPrecedes(groups[right].file.utf8)
    }
    var findings: [Finding] = []
    var start = 0
    while start < order.count {
      var end = start + 1
      while end < order.count, groups[order[end]].file == groups[order[start]].file { end += 1 }
      if end == start + 1 {
        findings += groups[order[start]].findings
      } else {
        findings += sharing(order[start..<end].map { groups[$0].findings })
      }
      start = end
    }
    return findings
  }

  /// What several products say of one file, each finding once.
  private static func sharing(_ parts: [[Finding]]) -> [Finding] {
    var findings = parts[0]
    var known = Set(findings)
    for part in parts.dropFirst() {
      // Equal findings within one product are about two values in one place.
      findings += part.filter { !known.contains($0) }
      known.formUnion(part)
    }
    return findings.sorted { $0.precedesInFile($1) }
  }
}
