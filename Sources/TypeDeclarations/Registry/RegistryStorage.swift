/// What a frozen registry holds: flat arrays, and perhaps another storage underneath.
///
/// A registry with a few types more than the standard ones stands on the standard storage and holds
/// only what is new: numbers below `firstType` are the base's. That needs a base to which nothing
/// changes, which the builder sees to.
@usableFromInline
final class RegistryStorage: Sendable {
  /// One identifier: declared, or only named as a supertype.
  struct TypeRow: Sendable {
    var nameStart: UInt32
    var nameLength: UInt32
    /// The active record; -1 for an identifier that nobody declares.
    var active: Int32 = -1
    /// The first record of the identifier; the others follow by `RecordRow.next`.
    var firstRecord: Int32 = -1
  }

  /// One declaration.
  struct RecordRow: Sendable {
    var type: Int32
    var next: Int32 = -1
    /// The place within the layer, or the global order of a standard type.
    var order: Int32
    var layer: UInt32
    var kind: TypeDeclaration.Kind
    var version: Int32?
    var spelling: TextRange
    /// Where the texts stand that most declarations do without; -1 for none, and below that, with
    /// all bits turned over, the place in the table of standard types.
    var texts: Int32 = -1
    var parents: TextRange = .none
    var tags: TextRange = .none
  }

  /// What a declaration says beside its conformances and tags.
  struct Texts: Sendable {
    var label: TextRange = .none
    var url: TextRange = .none
    var bundle: TextRange = .none

    subscript(field: RegistryBuilder.Field) -> TextRange {
      get {
        switch field {
        case .description: label
        case .referenceURL: url
        case .bundle: bundle
        }
      }
      set {
        switch field {
        case .description: label = newValue
        case .referenceURL: url = newValue
        case .bundle: bundle = newValue
        }
      }
    }
  }

  /// A stretch of the arena or of another flat array.
  struct TextRange: Sendable {
    var start: UInt32
    var length: UInt32
    static let none = TextRange(start: 0, length: UInt32.max)
    var isNone: Bool { length == UInt32.max }
    var range: Range<Int> { isNone ? 0..<0 : Int(start)..<Int(start) + Int(length) }
  }

  /// One tag of one declaration, as it was written.
  struct TagRow: Sendable {
    var text: TextRange
    var tagClass: KnownTagClass
  }

  let base: RegistryStorage?
  @usableFromInline let firstType: Int
  /// The number of identifiers that occur, the base's among them.
  @usableFromInline let typeCount: Int
  /// The number of identifiers that somebody declares.
  let declaredCount: Int
  let firstRecord: Int
  let layers: [RegistryLayer]
  let arena: ContiguousArray<UInt8>
  let types: ContiguousArray<TypeRow>
  let records: ContiguousArray<RecordRow>
  let texts: ContiguousArray<Texts>
  let parents: ContiguousArray<Int32>
  let tagRows: ContiguousArray<TagRow>
  let identifiers: TextTable
  let tags: TagIndex
  /// What conforms to what; ``closure`` makes it.
  @usableFromInline let lazyClosure = LazyClosure()
  /// How much the closure may take.
  let limits: ConformanceClosure.Limits
  /// Records of this storage that lost against a base type's record, by base type.
  let losers: [Int32: [Int32]]
  /// What each type of this storage says about kinds of objects; empty without an index of tags.
  let roots: ContiguousArray<RootTypes>
  /// The numbers of the types that stand for kinds of objects, by their place; -1 where nobody
  /// declares one.
  let standardTypes: ContiguousArray<Int32>
  /// Whether every identifier that occurs is declared, so that no later layer can fill a gap.
  let isClosed: Bool

  init(_ parts: consuming RegistryBuilder.Parts) {
    base = parts.base
    firstType = parts.base?.typeCount ?? 0
    firstRecord = parts.base?.recordCount ?? 0
    typeCount = firstType + parts.types.count
    declaredCount = (base?.declaredCount ?? 0) + parts.types.count { $0.active >= 0 }
    layers = parts.layers
    arena = parts.arena.trimmed()
    types = parts.types.trimmed()
    records = parts.records.trimmed()
    texts = parts.texts.trimmed()
    parents = parts.parents.trimmed()
    tagRows = parts.tagRows.trimmed()
    identifiers = parts.identifiers
    tags = parts.tags
    limits = parts.limits
    losers = parts.losers
    roots = parts.roots
    standardTypes = parts.standardTypes
    isClosed = parts.base == nil && parts.types.allSatisfy { $0.active >= 0 }
  }

  var recordCount: Int { firstRecord + records.count }

  /// The storage that holds a type, and the type's number in it.
  @inline(__always)
  func home(ofType id: Int) -> (RegistryStorage, Int) {
    if id < firstType, let base { return (base, id) }
    return (self, id - firstType)
  }

  @inline(__always)
  func home(ofRecord id: Int) -> (RegistryStorage, Int) {
    if id < firstRecord, let base { return (base, id) }
    return (self, id - firstRecord)
  }

  @inline(__always)
  func row(ofType id: Int) -> TypeRow {
    let (home, index) = home(ofType: id)
    return home.types[index]
  }

  /// Whether somebody declares a type that occurs.
  @inline(__always)
  func isDeclared(_ id: Int) -> Bool { row(ofType: id).active >= 0 }

  func row(ofRecord id: Int) -> RecordRow {
    let (home, index) = home(ofRecord: id)
    return home.records[index]
  }

  /// A text of a record of this storage, by its place here.
  func text(_ field: RegistryBuilder.Field, ofRecordAt index: Int) -> String? {
    let number = Int(records[index].texts)
    if number == -1 { return nil }
    return number < 0 ? SystemTable.text(field, at: ~number) : text(texts[number][field])
  }

  func text(_ range: TextRange) -> String? {
    range.isNone ? nil : String(decoding: arena[range.range], as: UTF8.self)
  }

  /// The number of an identifier in any spelling; -1 when it occurs nowhere.
  func find(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    find(name, hash: ByteHash.hash(name, folding: true))
  }

  /// The same with the hash of the folded identifier.
  @inline(__always)
  func find(_ name: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Int {
    if let base {
      let found = base.findOwn(name, hash: hash)
      if found >= 0 { return found }
    }
    return findOwn(name, hash: hash)
  }

  @inline(__always)
  private func findOwn(_ name: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Int {
    let found = identifiers.find(name, hash: hash, folding: true, in: arena) { number in
      let row = types[number]
      return (Int(row.nameStart), Int(row.nameLength))
    }
    return found < 0 ? -1 : found + firstType
  }

  /// All records of an identifier, the active one first, then in the order of their layers.
  func recordIDs(ofType id: Int) -> [Int] {
    let row = row(ofType: id)
    var found: [Int] = []
    var next = Int(row.firstRecord)
    while next >= 0 {
      if next != Int(row.active) { found.append(next) }
      next = Int(self.row(ofRecord: next).next)
    }
    found.append(contentsOf: (losers[Int32(id)] ?? []).map(Int.init))
    return (row.active >= 0 ? [Int(row.active)] : []) + found
  }

  /// The direct supertypes of a type, declared or not, in the declared order.
  func parentIDs(ofType id: Int) -> ArraySlice<Int32> {
    let active = Int(row(ofType: id).active)
    guard active >= 0 else { return [] }
    let (home, index) = home(ofRecord: active)
    return ArraySlice(home.parents[home.records[index].parents.range])
  }

  /// Calls `body` with each of them.
  @inline(__always)
  func forEachParent(ofType id: Int, _ body: (Int) -> Void) {
    let active = Int(row(ofType: id).active)
    guard active >= 0 else { return }
    let (home, index) = home(ofRecord: active)
    for place in home.records[index].parents.range { body(Int(home.parents[place])) }
  }
}

extension ContiguousArray {
  /// The same elements without the room that growing has left over, where that is much.
  consuming func trimmed() -> ContiguousArray {
    guard capacity > 1024, capacity > count + count / 8 else { return self }
    return withUnsafeBufferPointer { ContiguousArray($0) }
  }
}
