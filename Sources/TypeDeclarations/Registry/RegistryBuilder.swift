/// Collects declarations layer by layer, as bytes, and freezes them into a registry.
///
/// Identifiers and tags are copied once, into one arena; no `String` is made on the way.
package struct RegistryBuilder {
  typealias Row = RegistryStorage.TypeRow
  typealias Record = RegistryStorage.RecordRow
  typealias TextRange = RegistryStorage.TextRange

  /// What a frozen storage is made of.
  struct Parts {
    var base: RegistryStorage?
    var layers: [RegistryLayer] = []
    var arena: ContiguousArray<UInt8> = []
    var types: ContiguousArray<Row> = []
    var records: ContiguousArray<Record> = []
    var parents: ContiguousArray<Int32> = []
    var tagRows: ContiguousArray<RegistryStorage.TagRow> = []
    var identifiers = TextTable(capacity: 64)
    var tags = TagIndex()
    var closure = ConformanceClosure()
    var losers: [Int32: [Int32]] = [:]
    var roots = RegistryStorage.Roots()
  }

  var parts = Parts()
  var firstType = 0
  var firstRecord = 0
  /// Base types of which a new record would take the place: then the base cannot stay as it is.
  var changesBase = false
  private var layer: UInt16 = 0
  private var nextOrder: Int32 = 0
  private var current = -1
  private var scratch: ContiguousArray<UInt8> = []

  package init() {}

  /// A builder that stands on a frozen storage.
  init(on base: RegistryStorage) {
    parts.base = base
    parts.layers = base.layers
    firstType = base.typeCount
    firstRecord = base.recordCount
  }

  /// Starts a layer; what is added next belongs to it.
  package mutating func beginLayer(_ layer: RegistryLayer) {
    if let index = parts.layers.firstIndex(of: layer) {
      self.layer = UInt16(index)
    } else {
      parts.layers.append(layer)
      self.layer = UInt16(clamping: parts.layers.count - 1)
    }
    nextOrder = 0
  }

  /// Starts a declaration. Text that is not a legal identifier, and one of the `dyn` domain, is
  /// dropped as macOS does; then the calls up to the next `beginRecord` do nothing.
  ///
  /// `isOpaque` takes text that still holds build settings, whatever it looks like. Returns whether
  /// the declaration was taken.
  @discardableResult
  package mutating func beginRecord(
    _ identifier: UnsafeBufferPointer<UInt8>, kind: TypeDeclaration.Kind, order: Int32? = nil,
    isOpaque: Bool = false
  ) -> Bool {
    current = -1
    let place = order ?? nextOrder
    nextOrder = place + 1
    guard isOpaque || TypeIdentifier.flaw(in: identifier) == nil, !Self.isDynamic(identifier),
      parts.records.count < Int(Int32.max) - firstRecord
    else { return false }
    let type = intern(identifier)
    let spelling = keep(identifier)
    current = parts.records.count
    parts.records.append(
      Record(
        type: Int32(type), order: place, layer: layer, kind: kind, spelling: spelling,
        parents: TextRange(start: UInt32(parts.parents.count), length: 0),
        tags: TextRange(start: UInt32(parts.tagRows.count), length: 0)))
    link(current, to: type)
    return true
  }

  /// Adds a direct supertype. Its identifier need not be declared by anybody.
  package mutating func addSupertype(_ identifier: UnsafeBufferPointer<UInt8>) {
    guard current >= 0, !identifier.isEmpty else { return }
    parts.parents.append(Int32(intern(identifier)))
    parts.records[current].parents.length += 1
  }

  /// Adds a tag; empty ones say nothing and are left out.
  package mutating func addTag(_ text: UnsafeBufferPointer<UInt8>, _ tagClass: KnownTagClass) {
    guard current >= 0, !text.isEmpty else { return }
    let range = keep(text)
    parts.tagRows.append(RegistryStorage.TagRow(text: range, tagClass: tagClass))
    parts.records[current].tags.length += 1
  }

  /// The texts of a declaration that are kept beside its tags.
  package enum Field { case description, referenceURL, bundle }

  package mutating func setText(_ text: UnsafeBufferPointer<UInt8>, _ field: Field) {
    guard current >= 0 else { return }
    let range = keep(text)
    switch field {
    case .description: parts.records[current].label = range
    case .referenceURL: parts.records[current].url = range
    case .bundle: parts.records[current].bundle = range
    }
  }

  package mutating func setVersion(_ version: Int?) {
    guard current >= 0, let version else { return }
    parts.records[current].version = Int32(clamping: version)
  }

  /// Adds a declaration that is already a value.
  package mutating func add(_ declaration: TypeDeclaration) {
    guard Self.withBytes(declaration.spelling, { beginRecord($0, kind: declaration.kind) }) else {
      return
    }
    for supertype in declaration.supertypes {
      Self.withBytes(supertype.rawValue) { addSupertype($0) }
    }
    for tagClass in KnownTagClass.allCases {
      for tag in declaration.tags[tagClass.tagClass] ?? [] {
        Self.withBytes(tag) { addTag($0, tagClass) }
      }
    }
    if let text = declaration.localizedDescription {
      Self.withBytes(text) { setText($0, .description) }
    }
    if let text = declaration.referenceURL { Self.withBytes(text) { setText($0, .referenceURL) } }
    setVersion(declaration.version)
  }

  static func withBytes<Result>(
    _ text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    var text = text
    return text.withUTF8(body)
  }

  // MARK: Names

  private static func isDynamic(_ identifier: UnsafeBufferPointer<UInt8>) -> Bool {
    identifier.count >= 4 && identifier[3] == UInt8(ascii: ".")
      && identifier[0] | 0x20 == UInt8(ascii: "d") && identifier[1] | 0x20 == UInt8(ascii: "y")
      && identifier[2] | 0x20 == UInt8(ascii: "n")
  }

  private mutating func keep(_ bytes: UnsafeBufferPointer<UInt8>) -> TextRange {
    let start = parts.arena.count
    parts.arena.append(contentsOf: bytes)
    return TextRange(start: UInt32(start), length: UInt32(bytes.count))
  }

  /// The number of an identifier, new or not.
  private mutating func intern(_ identifier: UnsafeBufferPointer<UInt8>) -> Int {
    // Taken out of `self` meanwhile, so that the tables can be changed while it is read.
    var folded = ContiguousArray<UInt8>()
    swap(&folded, &scratch)
    folded.removeAll(keepingCapacity: true)
    for byte in identifier {
      folded.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
    }
    let number = folded.withUnsafeBufferPointer { internFolded($0) }
    swap(&folded, &scratch)
    return number
  }

  private mutating func internFolded(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    if let base = parts.base {
      let found = base.find(folded: name)
      if found >= 0 { return found }
    }
    let hash = ByteHash.hash(name)
    let found = parts.identifiers.find(name, hash: hash, in: parts.arena) { number in
      (Int(parts.types[number].nameStart), Int(parts.types[number].nameLength))
    }
    if found >= 0 { return found + firstType }
    let range = keep(name)
    parts.types.append(Row(nameStart: range.start, nameLength: range.length))
    parts.identifiers.insertNext(hash: hash)
    return firstType + parts.types.count - 1
  }

  /// Puts a record behind the others of its type.
  private mutating func link(_ record: Int, to type: Int) {
    let number = Int32(record + firstRecord)
    guard type >= firstType else {
      let winner = parts.base!.row(ofType: type).active
      if winner < 0 || precedes(number, winner) {
        changesBase = true
      }
      parts.losers[Int32(type), default: []].append(number)
      return
    }
    parts.records[record].next = parts.types[type - firstType].firstRecord
    parts.types[type - firstType].firstRecord = number
  }
}
