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
    var starts: ContiguousArray<UInt32> = [0]
    source.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      var index = 0
      // Nearly no file has a CR, and then a search for LF finds all ends.
      if memchr(base, 0x0D, bytes.count) == nil {
        while let found = memchr(base + index, 0x0A, bytes.count - index) {
          index = UnsafeRawPointer(found) - UnsafeRawPointer(base) + 1
          starts.append(UInt32(truncatingIfNeeded: index))
        }
        return
      }
      let count = bytes.count
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
    }
    self.starts = starts
    if Self.isASCII(source.bytes) {
      continuations = []
      return
    }
    var continuations: ContiguousArray<UInt32> = [0]
    continuations.reserveCapacity(source.bytes.count >> 10 + 1)
    source.bytes.withUnsafeBufferPointer { bytes in
      var count: UInt32 = 0
      var block = 0
      while block + 1024 <= bytes.count {
        // Whole words at a time, which the compiler makes of a sum of bytes without a branch.
        for part in stride(from: block, to: block + 1024, by: 128) {
          var sum: UInt8 = 0
          for index in part..<(part + 128) { sum &+= bytes[index] & 0xC0 == 0x80 ? 1 : 0 }
          count &+= UInt32(sum)
        }
        continuations.append(count)
        block += 1024
      }
    }
    self.continuations = continuations
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

  private static func isASCII(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var all: UInt8 = 0
      for index in 0..<bytes.count { all |= bytes[index] }
      return all < 0x80
    }
  }

  /// The number of bytes before an offset that continue a character. Complexity: O(1).
  private func continuations(before offset: Int) -> Int {
    let block = offset >> 10
    return Int(continuations[block]) + continuations(in: (block << 10)..<offset)
  }

  private func continuations(in range: Range<Int>) -> Int {
    source.bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      for index in range { count += bytes[index] & 0xC0 == 0x80 ? 1 : 0 }
      return count
    }
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
