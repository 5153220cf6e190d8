import Foundation
import PropertyLists
import Testing
import TypewardenSourceText

@Suite struct `Beside Foundation` {
  @Test(arguments: 0..<300)
  func `random lists come back as they were, from every writer`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let sample = Sample.random(&generator)
    let forms = [
      SampleXML.bytes(sample, seed: UInt64(seed)), SampleBinary.bytes(sample, seed: UInt64(seed)),
    ]
    for bytes in forms {
      let list = PropertyList(bytes: bytes, name: "\(seed)")
      #expect(list.problems == [], "\(String(decoding: bytes, as: UTF8.self))")
      #expect(sample.difference(from: list.root) == nil)
      #expect(TapeInvariants.violation(in: list) == nil)
    }
    // Foundation keeps no order, so its own output is compared with its own reading.
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      try expectSameReading(FoundationReading.write(sample, as: format))
    }
    for bytes in forms where !bytes.starts(with: "<".utf8) || !bytes.contains(0x0D) {
      try expectSameReading(bytes)
    }
  }

  private func expectSameReading(_ bytes: [UInt8]) throws {
    let list = PropertyList(bytes: bytes, name: "list")
    let shown = Comment(rawValue: String(decoding: bytes, as: UTF8.self))
    #expect(list.problems == [], shown)
    let root = try #require(list.root)
    let other = try #require(FoundationReading.read(bytes), shown)
    #expect(FoundationReading.difference(root, other) == nil, shown)
  }

  /// A few thousand changed lists in each format: both readers agree, or the difference is listed.
  @Test(arguments: [false, true])
  func `changed lists are judged alike, but for the listed differences`(isBinary: Bool) {
    var generator = SeededGenerator(seed: isBinary ? 2 : 1)
    var unexplained: [String] = []
    for round in 0..<200 {
      let sample = Sample.random(&generator)
      let seed = UInt64(round)
      let bytes =
        isBinary ? SampleBinary.bytes(sample, seed: seed) : SampleXML.bytes(sample, seed: seed)
      for _ in 0..<15 {
        let changed = Mutation.change(bytes, &generator)
        guard let difference = Verdicts(changed).unexplainedDifference else { continue }
        unexplained.append(difference)
      }
    }
    #expect(unexplained.count == 0, "\(unexplained.prefix(5).joined(separator: "\n\n"))")
  }

  @Test(arguments: KnownDifferences.all)
  func `each listed difference is still one`(difference: KnownDifference) {
    let verdicts = Verdicts(difference.example)
    #expect(verdicts.isDifferent, "both readers agree now: take it off the list")
    #expect(
      KnownDifferences.all.first { $0.explains(verdicts) }?.name == difference.name)
  }
}

/// What both readers say to the same bytes.
struct Verdicts {
  let bytes: [UInt8]
  let list: PropertyList
  let other: Any?
  let valueDifference: String?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    list = PropertyList(bytes: bytes, name: "list")
    other = FoundationReading.read(bytes)
    if let root = list.root, let other, list.problems.isEmpty {
      valueDifference = FoundationReading.difference(root, other)
    } else {
      valueDifference = nil
    }
  }

  var isDifferent: Bool { list.problems.isEmpty != (other != nil) || valueDifference != nil }

  /// True when only Foundation refuses.
  var isOursAlone: Bool { list.problems.isEmpty && other == nil }

  /// True when only we have a problem.
  var isTheirsAlone: Bool { !list.problems.isEmpty && other != nil }

  /// A difference that is not listed, in words for whoever has to look into it.
  var unexplainedDifference: String? {
    guard isDifferent, !KnownDifferences.all.contains(where: { $0.explains(self) }) else {
      return nil
    }
    let ours = list.problems.map { "\($0.code.rawValue) \($0.range)" }.joined(separator: ", ")
    let text =
      list.format == .binary
      ? bytes.map { String($0, radix: 16) }.joined(separator: " ")
      : String(decoding: bytes, as: UTF8.self)
    return "ours: [\(ours)], theirs: \(other.map { "\($0)" } ?? "refused"), "
      + "values: \(valueDifference ?? "same")\n\(text)"
  }
}
