/// The last 32 bytes of a binary property list, checked against its length.
///
/// Layout (CoreFoundation's `CFBinaryPlistTrailer`): six unused bytes, the size of an offset, the
/// size of a reference, then three big-endian 64-bit numbers: how many objects, which is the root,
/// where the table of offsets starts.
struct BinaryTrailer {
  var offsetSize: Int
  var referenceSize: Int
  var objectCount: Int
  var root: Int
  var table: Int

  /// The trailer, or what is wrong with it.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> (BinaryTrailer?, String) {
    guard bytes.count >= 8 + 1 + 1 + 32 else {
      return (nil, "the file is too short for a binary property list: it was cut")
    }
    let start = bytes.count - 32
    func number(_ offset: Int) -> Int? {
      var value: UInt64 = 0
      for index in 0..<8 { value = value << 8 | UInt64(bytes[start + offset + index]) }
      return Int(exactly: value)
    }
    let offsetSize = Int(bytes[start + 6])
    let referenceSize = Int(bytes[start + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else {
      return (
        nil,
        "the trailer is damaged, or the file was cut: sizes of \(offsetSize) and \(referenceSize) bytes"
      )
    }
    guard let count = number(8), let root = number(16), let table = number(24) else {
      return (nil, "the trailer is damaged: its numbers are too large")
    }
    guard count > 0, count <= bytes.count else {
      return (nil, "the trailer counts \(count) objects in a file of \(bytes.count) bytes")
    }
    guard root < count else { return (nil, "the root, object \(root), does not exist") }
    guard table >= 9, table < start, count * offsetSize == start - table else {
      return (nil, "the table of offsets does not fill the file up to its trailer")
    }
    guard reaches(offsetSize, table), reaches(referenceSize, count), count <= table - 8 else {
      return (
        nil,
        "the trailer contradicts itself: \(count) objects, table at \(table), sizes of "
          + "\(offsetSize) and \(referenceSize) bytes"
      )
    }
    return (
      BinaryTrailer(
        offsetSize: offsetSize, referenceSize: referenceSize, objectCount: count, root: root,
        table: table), ""
    )
  }
  /// Whether numbers of so many bytes go up to a value.
  private static func reaches(_ size: Int, _ value: Int) -> Bool {
    size >= 8 || value < 1 << (8 * size)
  }
}
