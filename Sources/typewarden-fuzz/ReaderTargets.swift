import PropertyLists
import TypewardenSourceText

extension FuzzTarget {
  static let xml = FuzzTarget(
    name: "xml", promise: "the tape is whole, and the scanner's is libxml2's"
  ) { bytes in
    let list = PropertyListReader().read(bytes, name: "fuzz.plist")
    visit(list)
    let scanned = bytes.withUnsafeBufferPointer { XMLScanner.tape(of: $0) }
    guard let scanned, PropertyListFormat.recognize(bytes) == .xml else { return }
    let judged = PropertyListReader(usesScanner: false).read(bytes, name: "fuzz.plist")
    // A mark or a declared encoding keeps the bytes from the scanner.
    guard judged.source.bytes == bytes else { return }
    precondition(judged.problems.isEmpty, "the scanner takes what libxml2 refuses")
    precondition(nodes(scanned) == nodes(judged.storage.tape), "the tapes differ")
  }

  static let binary = FuzzTarget(name: "binary", promise: "the tape is whole") { bytes in
    visit(PropertyListReader().read(Array("bplist00".utf8) + bytes, name: "fuzz.plist"))
    visit(PropertyListReader().read(bytes, name: "fuzz.plist"))
  }

  static let openStep = FuzzTarget(name: "old-style", promise: "the tape is whole") { bytes in
    visit(PropertyListReader().read(bytes, name: "fuzz.strings"))
    visit(PropertyListReader().read(Array("{a=".utf8) + bytes, name: "fuzz.plist"))
  }

  /// Asks every value what can be asked; problems and ranges must lie in the source.
  static func visit(_ list: PropertyList) {
    let count = list.source.bytes.count
    precondition(list.root != nil || !list.problems.isEmpty, "no root and no problem")
    for problem in list.problems {
      for range in [problem.range, problem.related].compactMap(\.self) {
        precondition(range.start >= 0 && range.end <= count && range.start <= range.end)
      }
    }
    for index in 0..<list.valueCount {
      let value = PropertyListValue(list.storage, index)
      for range in [value.range, value.contentRange, value.openingRange] {
        precondition(range.start >= 0 && range.end <= count && range.start <= range.end)
      }
      _ = (value.string, value.integer, value.real, value.date, value.data, value.isEmpty)
      // Takes time in proportion to the siblings.
      if index % 17 == 0 { _ = value.keyPath }
    }
  }

  private static func nodes(_ tape: Tape) -> [Node] { (0..<tape.count).map { tape[$0] } }
}
