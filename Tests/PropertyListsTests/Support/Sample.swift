import PropertyLists

/// A property list made for a test, as a plain value.
indirect enum Sample {
  case string(String)
  case integer(Int64)
  case real(Double)
  case boolean(Bool)
  /// Seconds since 2001.
  case date(Int)
  case data([UInt8])
  case array([Sample])
  case dictionary([(key: String, value: Sample)])

  /// A random list: a container with containers inside, of different keys.
  static func random(_ generator: inout SeededGenerator, depth: Int = 0) -> Sample {
    let count = generator.below(6)
    switch depth == 0 ? 8 + generator.below(4) : generator.below(depth > 3 ? 8 : 12) {
    case 0, 1: return .string(randomText(&generator))
    case 2: return .integer(randomInteger(&generator))
    case 3: return .real(randomReal(&generator))
    case 4: return .boolean(generator.once(in: 2))
    case 5: return .date(generator.below(4_000_000_000) - 2_000_000_000)
    case 6: return .data((0..<generator.below(90)).map { _ in UInt8(generator.below(256)) })
    case 7: return .string("")
    case 8, 9: return .array((0..<count).map { _ in random(&generator, depth: depth + 1) })
    default:
      var keys: Set<String> = []
      return .dictionary(
        (0..<count).compactMap { _ in
          let key = randomText(&generator)
          return keys.insert(key).inserted ? (key, random(&generator, depth: depth + 1)) : nil
        })
    }
  }

  private static let pieces = [
    "a", "UTType", "public.data", " ", "&", "<", ">", "\"", "'", "é", "ß", "日本", "😀", "\n", "\t",
    ".", "]]", "com.example", "~", "\u{7F}", "𝄞", "0",
  ]

  private static func randomText(_ generator: inout SeededGenerator) -> String {
    let length = generator.once(in: 20) ? 40 + generator.below(300) : generator.below(6)
    return (0..<length).map { _ in pieces[generator.below(pieces.count)] }.joined()
  }

  private static func randomInteger(_ generator: inout SeededGenerator) -> Int64 {
    switch generator.below(5) {
    case 0: Int64(generator.below(256))
    case 1: Int64(generator.below(1 << 16))
    case 2: -Int64(generator.below(1 << 40))
    case 3: [Int64.min, .max, -1, 0, 255, 256, 65535, 65536, 1 << 32][generator.below(9)]
    default: Int64(bitPattern: generator.next())
    }
  }

  private static func randomReal(_ generator: inout SeededGenerator) -> Double {
    switch generator.below(4) {
    case 0: Double(generator.below(1000)) / 8
    case 1: -Double.random(in: 0..<1, using: &generator)
    case 2: [0, 1e300, 1e-300, 0.1, -2.5][generator.below(5)]
    default: Double.random(in: -1e9..<1e9, using: &generator)
    }
  }
}

extension Sample {
  /// What is different about a value that was read, or nil.
  func difference(from value: PropertyListValue?) -> String? {
    guard let value else { return "no value" }
    let isSame =
      switch self {
      case .string(let text): value.kind == .string && value.string == text
      case .integer(let number): value.integer == number
      case .real(let number): value.real == number
      case .boolean(let flag): value.boolean == flag
      case .date(let seconds): value.date?.secondsSinceReference == Double(seconds)
      case .data(let bytes): value.data == bytes
      case .array(let elements):
        value.kind == .array && Array(value.elements).count == elements.count
      case .dictionary(let entries):
        value.kind == .dictionary
          && value.entries.map { $0.key.string } == entries.map { Optional($0.key) }
      }
    guard isSame else { return "\(value.keyPath): \(value.kind), expected \(self)" }
    switch self {
    case .array(let elements):
      return zip(elements, value.elements).lazy.compactMap { $0.difference(from: $1) }.first
    case .dictionary(let entries):
      return zip(entries, value.entries).lazy.compactMap { $0.value.difference(from: $1.value) }
        .first
    default: return nil
    }
  }
}
