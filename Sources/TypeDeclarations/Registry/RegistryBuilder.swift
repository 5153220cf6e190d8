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
    var texts: ContiguousArray<RegistryStorage.Texts> = []
    var parents: ContiguousArray<Int32> = []
    var tagRows: ContiguousArray<RegistryStorage.TagRow> = []
    var identifiers = TextTable(capacity: 64)
    var tags = TagIndex()
    /// How much the closure may take.
    var limits = ConformanceClosure.Limits()
    var losers: [Int32: [Int32]] = [:]
    var roots: ContiguousArray<RootTypes> = []
    var standardTypes: ContiguousArray<Int32> = []
  }

  var parts = Parts()
  var firstType = 0
  var firstRecord = 0
  /// Base types of which a new record would take the place: then the base cannot stay as it is.
  var changesBase = false
  /// Whether the registry is to find types by their tags. Without it, look-ups by tag and by name
  /// know nothing of what is added here: for those who only ask by identifier.
  package var findsTags = true
  /// The layer that is open; nil before the first.
  private var layer: UInt32?
  private var nextOrder: Int32 = 0
  private(set) var current = -1

  /// A builder without any declaration.
  package init() {}

  /// Makes room for a known amount of declarations, so that the tables need not grow.
  package mutating func reserve(bytes: Int, declarations: Int) {
    parts.arena.reserveCapacity(bytes)
    parts.types.reserveCapacity(declarations)
    parts.records.reserveCapacity(declarations)
    parts.parents.reserveCapacity(declarations * 2)
    parts.tagRows.reserveCapacity(declarations * 2)
    if parts.types.isEmpty { parts.identifiers = TextTable(capacity: declarations) }
  }

  /// A builder that stands on a frozen storage.
  init(on base: RegistryStorage) {
    parts.base = base
    parts.layers = base.layers
    firstType = base.typeCount
    firstRecord = base.recordCount
  }

  /// Starts a layer; what is added next belongs to it. Layers may have equal names.
  package mutating func beginLayer(_ layer: RegistryLayer) {
    parts.layers.append(layer)
    self.layer = UInt32(parts.layers.count - 1)
    nextOrder = 0
  }

  /// Starts a declaration. Text that is not a legal identifier, and one of the `dyn` domain, is
  /// dropped as macOS does; then the calls up to the next `beginRecord` do nothing.
  ///
  /// `isOpaque` takes text that still holds build settings, whatever it looks like; `allowsDynamic`
  /// takes the `dyn` domain, for what is known of a type that has no identifier of its own. Returns
  /// whether the declaration was taken.
  @discardableResult
  package mutating func beginRecord(
    _ identifier: UnsafeBufferPointer<UInt8>, kind: TypeDeclaration.Kind, order: Int32? = nil,
    isOpaque: Bool = false, allowsDynamic: Bool = false
  ) -> Bool {
    current = -1
    if layer == nil { beginLayer(RegistryLayer("layer \(parts.layers.count)")) }
    let place = order ?? nextOrder
    nextOrder = place == .max ? .max : place + 1
    guard isOpaque || TypeIdentifier.flaw(in: identifier) == nil, !identifier.isEmpty,
      allowsDynamic || !Self.isDynamic(identifier), hasRoom(for: identifier)
    else { return false }
    append(identifier, kind: kind, layer: layer ?? 0, order: place)
    return true
  }

  /// Starts a declaration of which the identifier is known to be good.
  mutating func append(
    _ identifier: UnsafeBufferPointer<UInt8>, kind: TypeDeclaration.Kind, layer: UInt32,
    order: Int32
  ) {
    let type = intern(identifier)
    let spelling = keepSpelling(identifier, of: type)
    current = parts.records.count
    parts.records.append(
      Record(
        type: Int32(type), order: order, layer: layer, kind: kind, spelling: spelling,
        parents: TextRange(start: UInt32(parts.parents.count), length: 0),
        tags: TextRange(start: UInt32(parts.tagRows.count), length: 0)))
    link(current, to: type)
  }

  /// Adds a direct supertype. Its identifier need not be declared by anybody.
  package mutating func addSupertype(_ identifier: UnsafeBufferPointer<UInt8>) {
    guard current >= 0, !identifier.isEmpty, hasRoom(for: identifier) else { return }
    parts.parents.append(Int32(intern(identifier)))
    parts.records[current].parents.length += 1
  }

  /// Adds a tag; empty ones say nothing and are left out.
  package mutating func addTag(_ text: UnsafeBufferPointer<UInt8>, _ tagClass: KnownTagClass) {
    guard current >= 0, !text.isEmpty, hasRoom(for: text) else { return }
    let range = keep(text)
    parts.tagRows.append(RegistryStorage.TagRow(text: range, tagClass: tagClass))
    parts.records[current].tags.length += 1
  }

  /// The texts of a declaration that are kept beside its tags.
  package enum Field: CaseIterable { case description, referenceURL, bundle }

  /// Sets a text of the current declaration.
  package mutating func setText(_ text: UnsafeBufferPointer<UInt8>, _ field: Field) {
    guard current >= 0, hasRoom(for: text) else { return }
    let range = keep(text)
    if parts.records[current].texts < 0 {
      parts.records[current].texts = Int32(parts.texts.count)
      parts.texts.append(RegistryStorage.Texts())
    }
    parts.texts[Int(parts.records[current].texts)][field] = range
  }

  /// Says that the texts of the current declaration are those at a place in the table of standard
  /// types; ``setText(_:_:)`` must not be called for it then.
  mutating func setTexts(inTableAt place: Int) {
    guard current >= 0 else { return }
    parts.records[current].texts = ~Int32(place)
  }

  /// Sets the version of the current declaration; one that is out of range becomes the nearest.
  package mutating func setVersion(_ version: Int?) {
    guard current >= 0, let version else { return }
    parts.records[current].version = Int32(clamping: version)
  }

  /// Adds a declaration that is already a value.
  package mutating func add(_ declaration: TypeDeclaration, allowsDynamic: Bool = false) {
    let isTaken = Self.withBytes(declaration.spelling) {
      beginRecord($0, kind: declaration.kind, allowsDynamic: allowsDynamic)
    }
    guard isTaken else { return }
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
}
