/// An identifier that known software outside of Apple uses for a format.
///
/// Knowledge about names only: these types are in no registry, since nobody who has not installed
/// the software has them.
package struct ThirdPartyType: Sendable {
  private let line: Range<Int>

  /// The types that are used for files with an extension, in any case. Makes no `String`.
  ///
  /// Complexity: O(log extensions + answers).
  package static func types(
    claiming tag: UnsafeBufferPointer<UInt8>
  ) -> some Sequence<ThirdPartyType> {
    TypeRegistry.withFolded(tag, .filenameExtension) { tag in
      ThirdPartyTable.shared.lines(claiming: tag)
    }.lazy.map { ThirdPartyType(line: $0) }
  }

  /// Whether an identifier, in any case, is one of the known ones. Complexity: O(log types).
  package static func isKnown(_ identifier: UnsafeBufferPointer<UInt8>) -> Bool {
    ThirdPartyTable.shared.hasIdentifier(identifier)
  }

  /// Calls `body` with the identifier. Makes no `String`.
  package func withIdentifier<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    body(ThirdPartyTable.field(0, of: line))
  }

  /// The identifier as it is written.
  package var identifier: String {
    String(decoding: ThirdPartyTable.field(0, of: line), as: UTF8.self)
  }

  /// The software that uses the identifier; nil when it is not known.
  package var owner: String? {
    let owner = ThirdPartyTable.field(1, of: line)
    return owner.isEmpty ? nil : String(decoding: owner, as: UTF8.self)
  }
}

/// The table of third-party types: one line each, with the identifier, the owner (empty when not
/// known) and the extensions, which `|` separates.
struct ThirdPartyTable: Sendable {
  static let shared = ThirdPartyTable()

  private struct Claim {
    var tag: Range<Int>
    var line: Range<Int>
  }

  private static var bytes: UnsafeBufferPointer<UInt8> {
    let text = generatedThirdPartyTable
    return UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// Sorted by extension, then in the order of the lines.
  private var claims: [Claim] = []
  /// The identifiers, sorted without regard to case.
  private var identifiers: [Range<Int>] = []

  private init() {
    var start = 0
    let bytes = Self.bytes
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      identifiers.append(Self.fieldRange(0, of: start..<end))
      for tag in Self.tags(of: start..<end) where !tag.isEmpty {
        claims.append(Claim(tag: tag, line: start..<end))
      }
      start = end + 1
    }
    identifiers.sort {
      Self.order(
        UnsafeBufferPointer(rebasing: bytes[$0]), UnsafeBufferPointer(rebasing: bytes[$1])) < 0
    }
    claims.sort { left, right in
      if bytes[left.tag].elementsEqual(bytes[right.tag]) {
        return left.line.lowerBound < right.line.lowerBound
      }
      return bytes[left.tag].lexicographicallyPrecedes(bytes[right.tag])
    }
  }

  /// Whether an identifier, in any case, is that of a line.
  func hasIdentifier(_ identifier: UnsafeBufferPointer<UInt8>) -> Bool {
    let bytes = Self.bytes
    var low = 0
    var high = identifiers.count
    while low < high {
      let middle = (low + high) / 2
      let order = Self.order(UnsafeBufferPointer(rebasing: bytes[identifiers[middle]]), identifier)
      if order == 0 { return true }
      if order < 0 { low = middle + 1 } else { high = middle }
    }
    return false
  }

  /// Below zero when the left name comes first, above when the right one does, without regard to
  /// case.
  private static func order(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Int {
    for index in 0..<min(left.count, right.count) {
      let difference = Int(left[index] | 0x20) - Int(right[index] | 0x20)
      if difference != 0 { return difference }
    }
    return left.count - right.count
  }

  /// The lines of the types that claim an extension, which is given in lower case.
  func lines(claiming tag: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    let bytes = Self.bytes
    var low = 0
    var high = claims.count
    while low < high {
      let middle = (low + high) / 2
      if bytes[claims[middle].tag].lexicographicallyPrecedes(tag) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return claims[low...].prefix { bytes[$0.tag].elementsEqual(tag) }.map(\.line)
  }

  static func field(_ number: Int, of line: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[fieldRange(number, of: line)])
  }

  private static func fieldRange(_ number: Int, of line: Range<Int>) -> Range<Int> {
    var start = line.lowerBound
    for _ in 0..<number {
      start = (bytes[start..<line.upperBound].firstIndex(of: 0x09) ?? line.upperBound - 1) + 1
    }
    return start..<(bytes[start..<line.upperBound].firstIndex(of: 0x09) ?? line.upperBound)
  }

  private static func tags(of line: Range<Int>) -> [Range<Int>] {
    bytes[fieldRange(2, of: line)].split(separator: SystemTable.listSeparator).map(\.indices)
  }
}
