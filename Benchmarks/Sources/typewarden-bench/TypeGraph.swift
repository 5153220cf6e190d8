import Foundation
internal import TypeDeclarations

/// A graph of conformances without cycles and questions about it, about half of them true.
struct TypeGraph {
  let names: [String]
  let supertypes: [[Int]]
  private(set) var queries: [(type: Int, supertype: Int)] = []

  /// A graph and questions of files: an identifier, a tab and its supertypes with commas between them,
  /// a line each; and two identifiers with a tab between them.
  init(file: String, queries: String) throws {
    func lines(_ path: String) throws -> [[Substring]] {
      try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    }
    let types = try lines(file)
    names = types.map { String($0[0]) }
    let numbers = Dictionary(uniqueKeysWithValues: types.enumerated().map { ($1[0], $0) })
    supertypes = types.map { $0[1].split(separator: ",").map { numbers[$0]! } }
    self.queries = try lines(queries).map { (numbers[$0[0]]!, numbers[$0[1]]!) }
  }

  /// A random graph: a type has one to three supertypes before it, half of them near and half anywhere,
  /// as hierarchies of types grow.
  init(count: Int, queries queryCount: Int) {
    var generator = SeededGenerator(seed: 5)
    names = (0..<count).map { "com.org\($0 % 97).type\($0)" }
    var supertypes: [[Int]] = []
    for number in 0..<count {
      supertypes.append(Self.supertypes(of: number, &generator))
    }
    self.supertypes = supertypes
    queries.reserveCapacity(queryCount)
    var stamps = [Int](repeating: -1, count: count)
    for query in 0..<queryCount {
      let type = Int.random(in: 0..<count, using: &generator)
      if generator.chance(0.5) {
        let above = Self.search(from: type, supertypes, &stamps, stamp: query)
        queries.append((type, above.randomElement(using: &generator)!))
      } else {
        queries.append((type, Int.random(in: 0..<count, using: &generator)))
      }
    }
  }

  private static func supertypes(of number: Int, _ generator: inout SeededGenerator) -> [Int] {
    guard number >= 2 else { return [] }
    let count = 1 + (generator.chance(0.35) ? 1 : 0) + (generator.chance(0.08) ? 1 : 0)
    let low = generator.chance(0.5) ? 0 : max(0, number - 1 - number / 4)
    var found: Set<Int> = []
    for _ in 0..<count {
      if generator.chance(0.5) {
        found.insert(Int.random(in: low..<number, using: &generator))
      } else {
        let place = Double.random(in: 0..<1, using: &generator)
        found.insert(min(number - 1, Int(Double(number) * place * place * place)))
      }
    }
    return found.sorted()
  }

  private static func search(
    from type: Int, _ supertypes: [[Int]], _ stamps: inout [Int], stamp: Int
  ) -> [Int] {
    var found = [type]
    stamps[type] = stamp
    var next = 0
    while next < found.count {
      for parent in supertypes[found[next]] where stamps[parent] != stamp {
        stamps[parent] = stamp
        found.append(parent)
      }
      next += 1
    }
    return found
  }

  var declarations: [TypeDeclaration] {
    names.indices.map { number in
      TypeDeclaration(
        exporting: names[number], conformingTo: supertypes[number].map { names[$0] })
    }
  }
}
