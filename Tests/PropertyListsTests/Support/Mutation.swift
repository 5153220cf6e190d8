/// Changes to the bytes of a list, as damage and bad editing make them.
enum Mutation {
  private static let markup = Array("<&>]/! \"0".utf8)

  static func change(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var changed = bytes
    for _ in 0..<(1 + generator.below(3)) where !changed.isEmpty {
      changeOnce(&changed, &generator)
    }
    return changed
  }

  private static func changeOnce(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    let place = generator.below(bytes.count)
    let end = min(bytes.count, place + 1 + generator.below(12))
    switch generator.below(8) {
    case 0: bytes[place] ^= 1 << UInt8(generator.below(8))
    case 1: bytes[place] = UInt8(generator.below(256))
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: Array(bytes[place..<end]), at: place)
    case 4: bytes.insert(markup[generator.below(markup.count)], at: place)
    case 5: bytes.swapAt(place, generator.below(bytes.count))
    case 6: bytes.removeSubrange(max(place, bytes.count - generator.below(40) - 1)...)
    default:
      let other = generator.below(bytes.count)
      let piece = Array(bytes[other..<min(bytes.count, other + 1 + generator.below(30))])
      bytes.insert(contentsOf: piece, at: place)
    }
  }
}
