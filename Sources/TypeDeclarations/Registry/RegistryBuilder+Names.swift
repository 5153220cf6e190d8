/// Identifiers become numbers, texts become places in one arena.
extension RegistryBuilder {
  /// Whether an identifier is of the `dyn` domain, which nobody can declare.
  static func isDynamic(_ identifier: UnsafeBufferPointer<UInt8>) -> Bool {
    identifier.count >= 4 && identifier[3] == UInt8(ascii: ".")
      && identifier[0] | 0x20 == UInt8(ascii: "d") && identifier[1] | 0x20 == UInt8(ascii: "y")
      && identifier[2] | 0x20 == UInt8(ascii: "n")
  }

  /// Whether the tables can take one more text: their places are 32 bits wide. Far beyond any
  /// input that fits the memory, and what does not fit is left out.
  func hasRoom(for text: UnsafeBufferPointer<UInt8>) -> Bool {
    parts.arena.count + 2 * text.count < Int(UInt32.max)
      && max(parts.records.count, parts.parents.count, parts.tagRows.count)
        < Int(Int32.max) - max(firstRecord, firstType)
  }

  /// Copies text into the arena.
  mutating func keep(_ bytes: UnsafeBufferPointer<UInt8>) -> TextRange {
    let start = parts.arena.count
    parts.arena.append(contentsOf: bytes)
    return TextRange(start: UInt32(start), length: UInt32(bytes.count))
  }

  /// The identifier as it is written: the name itself where it has no capitals, else a copy.
  mutating func keepSpelling(
    _ identifier: UnsafeBufferPointer<UInt8>, of type: Int
  ) -> TextRange {
    let isLowerCase = type >= firstType && withName(of: type) { $0.isSame(as: identifier) }
    if isLowerCase {
      let row = parts.types[type - firstType]
      return TextRange(start: row.nameStart, length: row.nameLength)
    }
    return keep(identifier)
  }

  /// The number of an identifier, new or not.
  mutating func intern(_ identifier: UnsafeBufferPointer<UInt8>) -> Int {
    let hash = ByteHash.hash(identifier, folding: true)
    let found = find(identifier, hash: hash)
    if found >= 0 { return found }
    let range = keep(identifier)
    parts.arena.withUnsafeMutableBufferPointer { arena in
      for index in range.range { arena[index] |= arena[index] &- 0x41 < 26 ? 0x20 : 0 }
    }
    parts.types.append(Row(nameStart: range.start, nameLength: range.length))
    parts.identifiers.insertNext(hash: hash)
    return firstType + parts.types.count - 1
  }

  /// The number of an identifier in any spelling, with the hash of the folded one; -1 when it does
  /// not occur.
  func find(_ name: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Int {
    if let base = parts.base {
      let found = base.find(name, hash: hash)
      if found >= 0 { return found }
    }
    let found = parts.identifiers.find(name, hash: hash, folding: true, in: parts.arena) { number in
      (Int(parts.types[number].nameStart), Int(parts.types[number].nameLength))
    }
    return found >= 0 ? found + firstType : -1
  }

  /// Puts a record to the others of its type.
  mutating func link(_ record: Int, to type: Int) {
    let number = Int32(record + firstRecord)
    guard type >= firstType else {
      if precedes(number, parts.base!.row(ofType: type).active) { changesBase = true }
      parts.losers[Int32(type), default: []].append(number)
      return
    }
    parts.records[record].next = parts.types[type - firstType].firstRecord
    parts.types[type - firstType].firstRecord = number
  }
}
