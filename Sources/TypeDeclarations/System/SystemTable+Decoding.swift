#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// The standard types, decoded from the generated table when they are first needed.
///
/// The table is one string literal of lines, supertypes before what conforms to them. A line's fields
/// are separated by tabs: identifier, kind (`E`, `I`, `U`), layer (`c`, `a`, `x`), order, supertypes,
/// one field for each known tag class in the order of `KnownTagClass`, then the texts that few ask
/// for, which stay in the table until somebody does: bundle, description, reference URL. Lists are
/// separated by `|`, which occurs in none of them.
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
    // Less than half of the table are identifiers and tags, which are kept.
    builder.reserve(bytes: bytes.count / 2, declarations: generatedSystemTableCount)
    var lines = Fields(bytes)
    while let line = lines.next(before: 0x0A) { decode(line, wanted, into: &builder) }
    return TypeRegistry(builder)
  }

  private static func decode(
    _ line: UnsafeBufferPointer<UInt8>, _ wanted: [RegistryLayer],
    into builder: inout RegistryBuilder
  ) {
    var fields = Fields(line)
    let identifier = fields.next()
    let kind = fields.next().first
    let letter = fields.next().first
    let order = fields.next().reduce(0) { $0 * 10 + Int32($1 & 0xF) }
    guard let layer = layers.first(where: { $0.letter == letter })?.layer,
      let index = wanted.firstIndex(of: layer)
    else { return }
    // The generator has seen to it that the identifiers are good.
    builder.append(
      identifier, kind: kinds.first { $0.letter == kind }?.kind ?? .unknown, layer: UInt32(index),
      order: order)
    var supertypes = Fields(fields.next())
    while let name = supertypes.next(before: listSeparator) { builder.addSupertype(name) }
    for tagClass in KnownTagClass.allCases {
      var tags = Fields(fields.next())
      while let tag = tags.next(before: listSeparator) { builder.addTag(tag, tagClass) }
    }
    builder.setTexts(inTableAt: line.baseAddress! - bytes.baseAddress! + fields.cursor)
  }

  /// The bytes of the whole table, which lives as long as the process.
  private static var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      start: generatedSystemTable.utf8Start, count: generatedSystemTable.utf8CodeUnitCount)
  }

  /// A text of a standard type, whose texts begin at a place in the table; nil when it has none.
  static func text(_ field: RegistryBuilder.Field, at place: Int) -> String? {
    var line = Fields(UnsafeBufferPointer(rebasing: bytes[place...]))
    guard let rest = line.next(before: 0x0A) else { return nil }
    var fields = Fields(rest)
    let texts = (bundle: fields.next(), label: fields.next(), url: fields.next())
    let text =
      switch field {
      case .bundle: texts.bundle
      case .description: texts.label
      case .referenceURL: texts.url
      }
    return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
  }

  /// Cuts bytes at separators.
  private struct Fields {
    private let bytes: UnsafeBufferPointer<UInt8>
    private(set) var cursor = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// The bytes up to the next separator; nil when there are no more.
    @inline(__always)
    mutating func next(before separator: UInt8) -> UnsafeBufferPointer<UInt8>? {
      guard cursor < bytes.count, let base = bytes.baseAddress else { return nil }
      let rest = bytes.count - cursor
      let found = memchr(base + cursor, Int32(separator), rest)
      let length = found.map { UnsafeRawPointer($0) - UnsafeRawPointer(base + cursor) } ?? rest
      defer { cursor += length + 1 }
      return UnsafeBufferPointer(start: base + cursor, count: length)
    }

    /// The next field of a line; empty when there are no more.
    @inline(__always)
    mutating func next() -> UnsafeBufferPointer<UInt8> {
      next(before: 0x09) ?? UnsafeBufferPointer(start: nil, count: 0)
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
