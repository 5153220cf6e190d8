/// The keys of an Info.plist, decoded from the key table.
///
/// A key is found from the bytes of its name without a string being made, so that a reader can ask
/// for every key of every dictionary it meets. An object, so that asking it copies nothing.
package final class InfoPlistSchema: Sendable {
  /// The only schema; decoded at first use.
  package static let shared = InfoPlistSchema(decoding: KeyTable.text)

  private let text: StaticString
  private let rows: [Row]
  /// The rows of each place, by its raw value. The table is sorted by place.
  private let ranges: [Range<Int>]
  /// Open addressing: row numbers, `vacant` where there is none. At most half of it is filled.
  private let slots: [UInt16]
  private let knownKeys: [KeyID]
  /// The keys of the root that matter to types and documents.
  let typeRelated: [KeyID]

  private struct Row: Sendable {
    let name: Range<Int>
    let since: Range<Int>
    let place: Place
    let types: ValueTypes
    let flags: KeyFlags
    var known: KnownKey?
  }

  private static let vacant = UInt16.max

  // MARK: Look-up

  /// The key of this name at this place.
  ///
  /// At the root a platform or device variant, such as `CFBundleIcons~ipad`, is the key it varies.
  ///
  /// Complexity: O(length of the name).
  package func key(_ name: UnsafeRawBufferPointer, at place: Place) -> KeyID? {
    if let key = exactKey(name, at: place) { return key }
    guard place == .root, let base = KeyVariant.base(of: name) else { return nil }
    return exactKey(base, at: place)
  }

  /// The key of this name at this place.
  package func key(_ name: Span<UInt8>, at place: Place) -> KeyID? {
    name.withUnsafeBytes { key($0, at: place) }
  }

  /// The key of this name at this place.
  package func key(_ name: String, at place: Place) -> KeyID? {
    var name = name
    return name.withUTF8 { key(UnsafeRawBufferPointer($0), at: place) }
  }

  private func exactKey(_ name: UnsafeRawBufferPointer, at place: Place) -> KeyID? {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: KeyBytes.hash(name, salt: place.rawValue)) & mask
    while slots[slot] != Self.vacant {
      let row = rows[Int(slots[slot])]
      if row.place == place, KeyBytes.areEqual(bytes(row.name), name) {
        return KeyID(index: slots[slot])
      }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// All keys of a place, in the order of their names.
  package func keys(at place: Place) -> some Sequence<KeyID> {
    ranges[Int(place.rawValue)].lazy.map { KeyID(index: UInt16($0)) }
  }

  /// The number of keys at all places.
  package var count: Int { rows.count }

  // MARK: What is known of a key

  package func name(of key: KeyID) -> String {
    String(decoding: nameBytes(of: key), as: UTF8.self)
  }

  package func place(of key: KeyID) -> Place { rows[Int(key.index)].place }

  package func types(of key: KeyID) -> ValueTypes { rows[Int(key.index)].types }

  package func flags(of key: KeyID) -> KeyFlags { rows[Int(key.index)].flags }

  /// The same at one go, for readers that ask for every key they meet.
  package func facts(of key: KeyID) -> KeyFacts {
    let row = rows[Int(key.index)]
    return KeyFacts(
      place: row.place, isListed: true, types: row.types, flags: row.flags, known: row.known)
  }

  /// The same for all keys, in the order of their numbers.
  package var allFacts: [KeyFacts] {
    rows.indices.map { facts(of: KeyID(index: UInt16($0))) }
  }

  /// The first systems that documented the key, such as `iOS 8.0 macOS 10.10`.
  package func since(of key: KeyID) -> String? {
    let since = bytes(rows[Int(key.index)].since)
    return since.elementsEqual("-".utf8) ? nil : String(decoding: since, as: UTF8.self)
  }

  /// The known key that this one is, if the rules have a name for it.
  package func known(_ key: KeyID) -> KnownKey? { rows[Int(key.index)].known }

  package func id(of known: KnownKey) -> KeyID { knownKeys[Int(known.rawValue)] }

  /// The bytes of the name, in the key table itself, which lives as long as the process.
  func nameBytes(of key: KeyID) -> UnsafeRawBufferPointer { bytes(rows[Int(key.index)].name) }

  private func bytes(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: text.utf8Start + range.lowerBound, count: range.count)
  }

  // MARK: Decoding

  /// Decodes a key table. A line that is not well formed is left out; the tests find such lines.
  init(decoding text: StaticString) {
    let bytes = UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    var rows: [Row] = []
    for line in KeyBytes.split(bytes[...], at: UInt8(ascii: "\n")) {
      let fields = KeyBytes.split(line, at: UInt8(ascii: "\t"))
      guard fields.count == 5,
        let place = Place.allCases.first(where: { KeyBytes.isWord(fields[0], $0.name) }),
        let types = KeyBytes.bits(of: fields[2], in: ValueTypes.words),
        let flags = KeyBytes.bits(of: fields[3], in: KeyFlags.words)
      else { continue }
      rows.append(
        Row(
          name: fields[1].indices, since: fields[4].indices, place: place,
          types: ValueTypes(rawValue: UInt16(types)), flags: KeyFlags(rawValue: flags)))
    }

    var size = 2
    while size < rows.count * 2 { size *= 2 }
    var slots = [UInt16](repeating: Self.vacant, count: size)
    var ranges = [Range<Int>](repeating: 0..<0, count: Place.allCases.count)
    for (index, row) in rows.enumerated() {
      let name = UnsafeRawBufferPointer(rebasing: bytes[row.name])
      let hash = KeyBytes.hash(name, salt: row.place.rawValue)
      var slot = Int(truncatingIfNeeded: hash) & (size - 1)
      while slots[slot] != Self.vacant { slot = (slot + 1) & (size - 1) }
      slots[slot] = UInt16(index)
      let place = Int(row.place.rawValue)
      ranges[place] = (ranges[place].isEmpty ? index : ranges[place].lowerBound)..<(index + 1)
    }

    var knownKeys: [KeyID] = []
    for known in KnownKey.allCases {
      let (place, name) = known.path
      let index = ranges[Int(place.rawValue)].first { KeyBytes.isWord(bytes[rows[$0].name], name) }
      guard let index else { preconditionFailure("the key table lacks \(name)") }
      rows[index].known = known
      knownKeys.append(KeyID(index: UInt16(index)))
    }

    self.text = text
    self.rows = rows
    self.ranges = ranges
    self.slots = slots
    self.knownKeys = knownKeys
    typeRelated = rows.indices.filter { rows[$0].flags.contains(.typeRelated) }
      .map { KeyID(index: UInt16($0)) }
  }
}
