import PropertyLists
import TypewardenSourceText
import Testing

@Suite("Old-style lists and Foundation")
struct OpenStepDifferentialTests {
  @Test("lists of every layout mean the same to both", arguments: 0..<10)
  func sound(part: Int) throws {
    var generator = OpenStepGenerator(seed: UInt64(part) + 1)
    for _ in 0..<60 {
      let text = generator.document()
      let list = PropertyList(bytes: Array(text.utf8), name: "list")
      #expect(list.problems.allSatisfy { $0.code == .duplicateKey }, Comment(rawValue: text))
      let root = try #require(list.root)
      let other = try #require(
        OpenStepFoundation.read(Array(text.utf8)), Comment(rawValue: text))
      #expect(OpenStepFoundation.difference(root, other) == nil, Comment(rawValue: text))
    }
  }

  @Test("changed lists are judged alike, but for the listed differences", arguments: 0..<10)
  func changed(part: Int) {
    var generator = OpenStepGenerator(seed: UInt64(part) + 100)
    var unexplained: [String] = []
    for _ in 0..<40 {
      let bytes = Array(generator.document().utf8)
      for _ in 0..<12 {
        let changed = generator.changed(bytes)
        let list = PropertyList(bytes: changed, name: "list")
        if let violation = TapeInvariants.violation(in: list) {
          unexplained.append("\(violation): \(String(decoding: changed, as: UTF8.self))")
        }
        guard list.format == .openStep, let difference = OpenStepFoundation.verdict(list, changed)
        else { continue }
        unexplained.append("\(difference): \(String(decoding: changed, as: UTF8.self))")
      }
    }
    #expect(unexplained.isEmpty, "\(unexplained.prefix(4).joined(separator: "\n---\n"))")
  }

  @Test("each listed difference is still one", arguments: OpenStepFoundation.differences)
  func listed(difference: OpenStepFoundation.Difference) {
    let bytes = Array(difference.example.utf8)
    let list = PropertyList(bytes: bytes, name: "list")
    let isAccepted = OpenStepFoundation.read(bytes) != nil
    #expect(isAccepted != list.problems.isEmpty, "both agree now: take it off the list")
  }
}
