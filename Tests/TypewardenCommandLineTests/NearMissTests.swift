import Testing
import TypewardenSourceText

@Suite("Near misses")
struct NearMissTests {
  @Test(
    "The distance counts single edits and swaps of neighbours",
    arguments: [
      ("", "", 0), ("", "ab", 2), ("lint", "lint", 0), ("lint", "LINT", 0), ("lnit", "lint", 1),
      ("lin", "lint", 1), ("lintt", "lint", 1), ("list", "lint", 1), ("ca", "abc", 3),
      ("kitten", "sitting", 3), ("public.jpge", "public.jpeg", 1), ("ab", "ba", 1),
      ("aböc", "abc", 2),
    ])
  func distance(first: String, second: String, expected: Int) {
    #expect(NearMiss.distance(first.utf8, second.utf8, limit: 10) == expected)
    #expect(NearMiss.distance(second.utf8, first.utf8, limit: 10) == expected)
    #expect(NearMiss.distance(first.utf8, second.utf8, limit: expected) == expected)
    #expect(NearMiss.distance(first.utf8, second.utf8, limit: expected - 1) == nil)
  }

  @Test("The bounded distance is the plain one up to its limit")
  func boundedAgreesWithPlain() {
    let words = (0..<81).map { number in
      [number / 27, number / 9 % 3, number / 3 % 3, number % 3].prefix(1 + number % 4)
        .map { UInt8(97 + $0) }
    }
    for first in words {
      for second in words {
        let plain = plainDistance(first, second)
        for limit in 0...4 {
          let bounded = NearMiss.distance(first, second, limit: limit)
          #expect(bounded == (plain <= limit ? plain : nil))
        }
      }
    }
  }

  @Test(
    "The nearest name is the first of the best, and never the name itself",
    arguments: [
      ("lnit", ["list", "lint"], "lint"), ("JSON", ["jsn", "json"], "json"),
      ("lint", ["lint", "lints"], "lints"), ("bat", ["cat", "rat"], "cat"),
      ("resolve", ["show"], nil), ("x", ["y"], nil), ("strcit", ["strict"], "strict"),
      ("lint", [], nil),
    ] as [(String, [String], String?)])
  func nearest(name: String, candidates: [String], expected: String?) {
    #expect(NearMiss.nearest(to: name, among: candidates) == expected)
  }

  /// The textbook matrix, without a bound.
  private func plainDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var cells = (0...a.count).map { row in (0...b.count).map { $0 + row } }
    for i in 0..<a.count {
      for j in 0..<b.count {
        let replaced = cells[i][j] + (a[i] == b[j] ? 0 : 1)
        cells[i + 1][j + 1] = min(replaced, cells[i][j + 1] + 1, cells[i + 1][j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cells[i + 1][j + 1] = min(cells[i + 1][j + 1], cells[i - 1][j - 1] + 1)
        }
      }
    }
    return cells[a.count][b.count]
  }
}
