#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// The line starts of one source text, made only when a position has to be shown.
///
/// A line ends with LF, CR LF or a lone CR, as editors count.
public struct LineTable: Sendable {
  private let starts: ContiguousArray<UInt32>
  /// How many bytes before each kibibyte continue a character: a line of a megabyte, as some tools
  /// write whole files, must not be counted from its start for every place in it. Empty where all
  /// bytes are ASCII.
  private let continuations: ContiguousArray<UInt32>
  private let source: SourceText

  /// Finds the line starts. Complexity: O(n) in the number of bytes.
  public init(_ source: SourceText) {
    self.source = source
    guard source.encoding != .binary else {
      starts = [0]
      continuations = []
      return
    }
    (starts, continuations) = source.bytes.withUnsafeBufferPointer {
      (Self.starts(in: $0), Self.continuations(in: $0))
    }
  }

  private static func starts(in bytes: UnsafeBufferPointer<UInt8>) -> ContiguousArray<UInt32> {
    var starts: ContiguousArray<UInt32> = [0]
    guard let base = bytes.baseAddress else { return starts }
    var index = 0
    let count = bytes.count
    // Nearly no file has a CR, and then a search for LF finds all ends.
    if memchr(base, 0x0D, count) == nil {
      starts.reserveCapacity(count / 24)
      while let found = memchr(base + index, 0x0A, count - index) {
        index = UnsafeRawPointer(found) - UnsafeRawPointer(base) + 1
        starts.append(UInt32(truncatingIfNeeded: index))
      }
      return starts
    }
    while index < count {
      let byte = bytes[index]
      index += 1
      if byte == 0x0A {
        starts.append(UInt32(truncatingIfNeeded: index))
      } else if byte == 0x0D {
        if index < count, bytes[index] == 0x0A { index += 1 }
        starts.append(UInt32(truncatingIfNeeded: index))
      }
    }
    return starts
  }

  private static func continuations(
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> ContiguousArray<UInt32> {
    var counts: ContiguousArray<UInt32> = [0]
    counts.reserveCapacity(bytes.count >> 10 + 1)
    var count = 0
    var block = 0
    while block + 1024 <= bytes.count {
      count += continuations(of: bytes, in: block..<(block + 1024))
      counts.append(UInt32(truncatingIfNeeded: count))
      block += 1024
    }
    count += continuations(of: bytes, in: block..<bytes.count)
    return count == 0 ? [] : counts
  }

  /// The number of bytes of a range that continue a character.
  private static func continuations(
    of bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>
  ) -> Int {
    var count = 0
    var index = range.lowerBound
    let base = UnsafeRawPointer(bytes.baseAddress)
    // Their upper bits are 10: one bit for each of eight bytes, added up by a multiplication.
    while let base, index + 8 <= range.upperBound {
      let word = base.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      let ones = word >> 7 & ~word >> 6 & 0x0101_0101_0101_0101
      count += Int(truncatingIfNeeded: (ones &* 0x0101_0101_0101_0101) >> 56)
      index &+= 8
    }
    for index in index..<range.upperBound { count += bytes[index] & 0xC0 == 0x80 ? 1 : 0 }
    return count
  }

  /// The number of lines; an empty text has one.
  public var lineCount: Int { starts.count }

  /// The line (from 1) and column (in Unicode scalars, from 1) of a byte offset.
  ///
  /// Binary sources have one line, and their column is the byte offset plus one.
  /// Complexity: O(log lines).
  public func location(of offset: Int) -> SourceLocation {
    guard source.encoding != .binary else {
      return SourceLocation(line: 1, column: offset + 1)
    }
    let offset = min(max(0, offset), source.bytes.count)
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    let start = Int(starts[low])
    let inside =
      if continuations.isEmpty {
        0
      } else if offset - start <= 1024 {
        continuations(in: start..<offset)
      } else {
        continuations(before: offset) - continuations(before: start)
      }
    return SourceLocation(line: low + 1, column: offset - start - inside + 1)
  }

  /// The number of bytes before an offset that continue a character. Complexity: O(1).
  private func continuations(before offset: Int) -> Int {
    let block = offset >> 10
    return Int(continuations[block]) + continuations(in: (block << 10)..<offset)
  }

  private func continuations(in range: Range<Int>) -> Int {
    source.bytes.withUnsafeBufferPointer { Self.continuations(of: $0, in: range) }
  }

  /// The bytes of a line (from 1) without its line end; nil when there is no such line.
  public func rangeOfLine(_ line: Int) -> SourceRange? {
    guard line >= 1, line <= starts.count else { return nil }
    let start = Int(starts[line - 1])
    var end = line < starts.count ? Int(starts[line]) : source.bytes.count
    while end > start, source.bytes[end - 1] == 0x0A || source.bytes[end - 1] == 0x0D { end -= 1 }
    return SourceRange(start: start, end: end)
  }

  /// The text of a line (from 1) without its line end; nil when there is no such line.
  public func textOfLine(_ line: Int) -> String? {
    rangeOfLine(line).map(source.string(in:))
  }
}
