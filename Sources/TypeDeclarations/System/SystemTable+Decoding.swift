/// The standard types, decoded from the generated table when they are first needed.
///
/// The table is one string literal of lines in the global order. A line's fields are separated by
/// tabs: identifier, kind (`E`, `I`, `U`), layer (`c`, `a`, `x`), order, bundle, description,
/// reference URL, supertypes, then one field for each known tag class in the order of
/// `KnownTagClass`. Lists are separated by `|`, which occurs in none of them.
enum SystemTable {
  static let listSeparator = UInt8(ascii: "|")
  static let kinds: [(letter: UInt8, kind: TypeDeclaration.Kind)] = [
    (UInt8(ascii: "E"), .exported), (UInt8(ascii: "I"), .imported), (UInt8(ascii: "U"), .unknown),
  ]
  static let layers: [(letter: UInt8, layer: RegistryLayer)] = [
    (UInt8(ascii: "c"), .core), (UInt8(ascii: "a"), .appleSoftware), (UInt8(ascii: "x"), .xcode),
  ]

  /// A registry of the standard types of some layers.
  static func registry(of layers: [RegistryLayer]) -> TypeRegistry {
    let wanted = RegistryLayer.standard.filter(layers.contains)
    var builder = RegistryBuilder()
    for layer in wanted { builder.beginLayer(layer) }
    let lines = generatedSystemTable
    let bytes = UnsafeBufferPointer(start: lines.utf8Start, count: lines.utf8CodeUnitCount)
    builder.reserve(bytes: bytes.count, declarations: generatedSystemTableCount)
    var start = 0
    while start < bytes.count {
      let end = Self.end(of: 0x0A, in: bytes, from: start)
      decode(UnsafeBufferPointer(rebasing: bytes[start..<end]), wanted, into: &builder)
      start = end + 1
    }
    return TypeRegistry(builder)
  }

  private static func decode(
    _ line: UnsafeBufferPointer<UInt8>, _ wanted: [RegistryLayer],
    into builder: inout RegistryBuilder
  ) {
    var cursor = 0
    func next() -> UnsafeBufferPointer<UInt8> {
      let end = Self.end(of: 0x09, in: line, from: cursor)
      defer { cursor = min(line.count, end + 1) }
      return UnsafeBufferPointer(rebasing: line[cursor..<end])
    }
    let identifier = next()
    let kind = next()
    let layerField = next()
    let order = next()
    guard let letter = layerField.first, let layer = layers.first(where: { $0.letter == letter }),
      let index = wanted.firstIndex(of: layer.layer)
    else { return }
    builder.continueLayer(index)
    builder.beginRecord(
      identifier, kind: kinds.first { $0.letter == kind.first }?.kind ?? .unknown,
      order: order.reduce(0) { $0 * 10 + Int32($1 & 0xF) })
    let bundle = next()
    if !bundle.isEmpty { builder.setText(bundle, .bundle) }
    let label = next()
    if !label.isEmpty { builder.setText(label, .description) }
    let url = next()
    if !url.isEmpty { builder.setText(url, .referenceURL) }
    list(next()) { builder.addSupertype($0) }
    for tagClass in KnownTagClass.allCases { list(next()) { builder.addTag($0, tagClass) } }
  }

  /// Where a byte stands next; the end of the bytes when it does not.
  @inline(__always)
  private static func end(
    of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != byte { index += 1 }
    return index
  }

  private static func list(
    _ field: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var start = 0
    while start < field.count {
      let end = Self.end(of: listSeparator, in: field, from: start)
      body(UnsafeBufferPointer(rebasing: field[start..<end]))
      start = end + 1
    }
  }
}

extension TypeRegistry {
  /// The standard types of all layers, decoded once in a process.
  public static let system = SystemTable.registry(of: RegistryLayer.standard)

  /// The standard types of some layers only.
  public static func system(layers: [RegistryLayer]) -> TypeRegistry {
    RegistryLayer.standard.allSatisfy(layers.contains) ? system : SystemTable.registry(of: layers)
  }
}
