/// From tags to the types that carry them, best first.
struct TagIndex: Sendable {
  /// Who claims one tag of one class.
  struct Row: Sendable {
    /// Where the claiming types stand in ``candidates``.
    var first: UInt32 = 0
    var count: UInt32 = 0
    /// The first claimant that conforms to a root; -1 when none does.
    var data: Int32 = -1
    var package: Int32 = -1
    var directory: Int32 = -1
  }

  /// A tag that is found by its text.
  struct Text: Sendable {
    var range: RegistryStorage.TextRange
    var tagClass: KnownTagClass
    /// Its place in ``rows``.
    var row: Int32
  }

  /// True when the index was left out: then it must not be asked, because it would deny everything.
  var isOmitted = false
  var rows: ContiguousArray<Row> = []
  var candidates: ContiguousArray<Int32> = []
  /// Extensions of a few letters, which nearly all are.
  var extensions = PackedTable(capacity: 0)
  /// All other tags. Their folded texts are in an arena of their own: the registry's keeps them as
  /// they are written.
  var texts: ContiguousArray<Text> = []
  var textTable = TextTable(capacity: 0)
  var arena: ContiguousArray<UInt8> = []

  /// An index without a tag.
  init() {}

  /// An index without a tag, with room for at most a number of extensions, and for some other tags.
  init(extensions: Int, others: Int) {
    rows.reserveCapacity(extensions + others)
    self.extensions = PackedTable(capacity: extensions)
    texts.reserveCapacity(others)
    // Most are MIME types.
    arena.reserveCapacity(others * 16)
    textTable = TextTable(capacity: others)
  }

  /// The row of a tag whose text is folded as its class asks; -1 when nobody claims it.
  func find(folded text: UnsafeBufferPointer<UInt8>, _ tagClass: KnownTagClass) -> Int {
    assert(!isOmitted, "a registry without tags was asked for one")
    if tagClass == .filenameExtension {
      let packed = PackedTable.pack(text)
      if packed != 0 { return extensions.find(packed) }
    }
    return find(folded: text, tagClass, hash: Self.hash(text, tagClass))
  }

  /// The row of a tag, new or not. The extensions must not be more than there is room for.
  mutating func intern(
    folded text: UnsafeBufferPointer<UInt8>, _ tagClass: KnownTagClass
  ) -> (number: Int, isNew: Bool) {
    let packed = tagClass == .filenameExtension ? PackedTable.pack(text) : 0
    let hash = packed == 0 ? Self.hash(text, tagClass) : 0
    let found = packed == 0 ? find(folded: text, tagClass, hash: hash) : extensions.find(packed)
    if found >= 0 { return (found, false) }
    let row = rows.count
    rows.append(Row())
    if packed != 0 {
      extensions.insert(packed, row)
    } else {
      let range = RegistryStorage.TextRange(
        start: UInt32(arena.count), length: UInt32(text.count))
      arena.append(contentsOf: text)
      texts.append(Text(range: range, tagClass: tagClass, row: Int32(row)))
      textTable.insertNext(hash: hash)
    }
    return (row, true)
  }

  private static func hash(
    _ text: UnsafeBufferPointer<UInt8>, _ tagClass: KnownTagClass
  ) -> UInt64 {
    ByteHash.hash(text, salt: UInt64(tagClass.rawValue) + 1)
  }

  private func find(
    folded text: UnsafeBufferPointer<UInt8>, _ tagClass: KnownTagClass, hash: UInt64
  ) -> Int {
    let number = textTable.find(text, hash: hash, in: arena) { number in
      // A text of another class is no match: give it a length that never fits.
      let known = texts[number]
      return known.tagClass == tagClass
        ? (Int(known.range.start), Int(known.range.length)) : (0, -1)
    }
    return number < 0 ? -1 : Int(texts[number].row)
  }

  func claimants(_ row: Int) -> ArraySlice<Int32> {
    let row = rows[row]
    return ArraySlice(candidates[Int(row.first)..<Int(row.first + row.count)])
  }
}
