/// Sizes as people write them.
enum ByteCount {
  /// `500`, `20k`, `1.5G`: letters stand for powers of 1024, in either case, also as `KiB` or `kB`.
  static func parse(_ text: String) -> Int64? {
    let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let unit = text.dropFirst(number.count).lowercased()
    guard let value = Double(number), value >= 0 else { return nil }
    let power: Double
    switch unit {
    case "", "b": power = 0
    case "k", "kb", "kib": power = 1
    case "m", "mb", "mib": power = 2
    case "g", "gb", "gib": power = 3
    case "t", "tb", "tib": power = 4
    default: return nil
    }
    var bytes = value
    for _ in 0..<Int(power) { bytes *= 1024 }
    return Int64(exactly: bytes.rounded(.down))
  }
}
