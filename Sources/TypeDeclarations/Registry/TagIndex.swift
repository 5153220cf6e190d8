/// From tags to the types that carry them, best first.
struct TagIndex: Sendable {
  /// One tag of one class, and who claims it.
  struct Row: Sendable {
    var text: RegistryStorage.TextRange
    var tagClass: KnownTagClass
    /// Where the claiming types stand in ``candidates``.
    var first: UInt32
    var count: UInt32
    /// The first claimant that conforms to a root; -1 when none does.
    var data: Int32 = -1
    var package: Int32 = -1
    var directory: Int32 = -1
  }

  /// True when the index was left out: then it must not be asked, because it would deny everything.
  var isOmitted = false
  var rows: ContiguousArray<Row> = []
  var candidates: ContiguousArray<Int32> = []
  /// Folded texts of all tags; other than the registry's arena, which keeps them as written.
  var arena: ContiguousArray<UInt8> = []
  var texts = TextTable(capacity: 0)
  var extensions = PackedTable(capacity: 0)

  /// An index without a tag, with room for a number of them.
  init(capacity: Int = 0) {
    rows.reserveCapacity(capacity)
    // Most tags are extensions of a few letters, or MIME types.
    arena.reserveCapacity(capacity * 16)
    texts = TextTable(capacity: capacity)
  }

  /// The row of a tag whose text is folded as its class asks.
  func find(folded text: UnsafeBufferPointer<UInt8>, _ tagClass: KnownTagClass) -> Int {
    assert(!isOmitted, "a registry without tags was asked for one")
    if tagClass == .filenameExtension {
      let packed = PackedTable.pack(text)
      if packed != 0 { return extensions.find(packed) }
    }
    let hash = ByteHash.hash(text, salt: UInt64(tagClass.rawValue) + 1)
    return texts.find(text, hash: hash, in: arena) { number in
      // A text of another class is no match: give it a length that never fits.
      let row = rows[number]
      return row.tagClass == tagClass
        ? (Int(row.text.start), Int(row.text.length)) : (0, -1)
    }
  }

  func claimants(_ row: Int) -> ArraySlice<Int32> {
    let row = rows[row]
    return ArraySlice(candidates[Int(row.first)..<Int(row.first + row.count)])
  }
}
