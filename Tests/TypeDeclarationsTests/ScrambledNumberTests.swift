import Testing

@testable import TypeDeclarations

@Suite("Lists of scrambled numbers")
struct ScrambledNumberTests {
  @Test("a number comes back from its scrambled form")
  func roundTrip() {
    for number in [0, 1, 2, 1_023, 99_999, Int32.max] {
      #expect(ScrambledNumber.number(of: ScrambledNumber.of(number)) == number)
    }
  }

  @Test(
    "what is listed is found and nothing else is, in a list of any length",
    arguments: [
      1, 2, 3, 17, 64, 65, 500, 4_000,
    ])
  func evenLists(length: Int) {
    var generator = SeededGenerator(seed: length)
    expectAnswers(Set((0..<length).map { _ in Int32.random(in: 0..<100_000, using: &generator) }))
  }

  @Test(
    "a list whose numbers were chosen so that all are scrambled to one stretch gives the same answers",
    arguments: [UInt32(0), 0x7FFF_0000, 0xFFFF_0000])
  func unevenLists(from start: UInt32) {
    let crowd = (0..<3_000).map { ScrambledNumber.number(of: start + $0 * 3) }
    expectAnswers(Set(crowd))
    expectAnswers(Set(crowd + [0, 5, 77_777]))
  }

  private func expectAnswers(_ numbers: Set<Int32>) {
    let list = numbers.map(ScrambledNumber.of).sorted()
    // Neighbours that hold every number: they must not be looked at.
    let others = (numbers.map { $0 &+ 1 } + Array(numbers)).map(ScrambledNumber.of)
    let lists = others + list + others
    let range = others.count..<others.count + list.count
    lists.withUnsafeBufferPointer { lists in
      let isRight = numbers.union(numbers.map { $0 &+ 1 }).union(0..<200).allSatisfy { number in
        ScrambledNumber.isListed(number, in: lists, range) == numbers.contains(number)
      }
      #expect(isRight)
      #expect(!ScrambledNumber.isListed(numbers.first!, in: lists, 0..<0))
    }
  }
}
