/// A version of macOS, as far as types are told apart by it.
package struct SystemVersion: Hashable, Sendable, Comparable {
  package var major: Int
  package var minor: Int

  package init(major: Int, minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// A version from text such as `10.15.7`; nil for text that does not begin with a number.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = parts.first, let major = Int(first), major > 0 else { return nil }
    self.init(major: major, minor: parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
  }

  package static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}

extension RegisteredType {
  /// The oldest macOS that is known to have a standard type; nil when no exact one is known. The
  /// type may be older.
  package var firstSeen: SystemVersion? {
    guard isStandard else { return nil }
    return FirstSeenTable.shared.version(ofOrder: recordID.index)
  }
}

/// Since when standard types are known, by their place in the global order.
///
/// Each line of the generated table is a version, a tab and the places, as numbers and ranges with
/// a hyphen, separated by commas.
struct FirstSeenTable: Sendable {
  static let shared = FirstSeenTable(decoding: generatedFirstSeenTable.description)

  private var rows: [(range: ClosedRange<Int>, version: SystemVersion)] = []

  init(decoding text: String) {
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "\t")
      guard fields.count == 2, let version = SystemVersion(fields[0]) else { continue }
      for part in fields[1].split(separator: ",") {
        let ends = part.split(separator: "-").compactMap { Int($0) }
        guard let first = ends.first, let last = ends.last, first <= last else { continue }
        rows.append((first...last, version))
      }
    }
    rows.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Complexity: O(log rows).
  func version(ofOrder order: Int) -> SystemVersion? {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].range.upperBound < order { low = middle + 1 } else { high = middle }
    }
    return low < rows.count && rows[low].range.contains(order) ? rows[low].version : nil
  }
}

extension TypeRegistry {
  /// When the standard types were last compared with what is public; what came later is missing.
  package static let standardTypesDate = "July 2026"
}
