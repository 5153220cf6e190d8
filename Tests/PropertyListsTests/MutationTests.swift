import PropertyLists
import Testing
import TypewardenSourceText

@Suite struct `Damaged lists` {
  /// 20,000 changed binary lists: nothing crashes, nothing loops, every tape is whole.
  @Test(arguments: 0..<20)
  func `binary ones are read to the end, and their tape holds together`(part: Int) {
    expectWholeTapes(seed: 100 + UInt64(part), lists: 50, changes: 20, SampleBinary.bytes)
  }

  @Test(arguments: 0..<5)
  func `XML ones are read to the end, and their tape holds together`(part: Int) {
    expectWholeTapes(seed: 200 + UInt64(part), lists: 40, changes: 20) {
      SampleXML.bytes($0, seed: $1)
    }
  }

  private func expectWholeTapes(
    seed: UInt64, lists: Int, changes: Int, _ write: (Sample, UInt64) -> [UInt8]
  ) {
    var generator = SeededGenerator(seed: seed)
    let reader = PropertyListReader()
    for round in 0..<lists {
      let bytes = write(Sample.random(&generator), UInt64(round))
      for _ in 0..<changes {
        let changed = Mutation.change(bytes, &generator)
        let list = reader.read(changed, name: "changed")
        guard let violation = TapeInvariants.violation(in: list) else { continue }
        Issue.record("\(violation): \(changed)")
        return
      }
    }
  }
}
