/// Writes whole property lists.
public enum PropertyListWriter {
  /// The bytes of a file in Apple's XML form, as `plutil` lays it out; entries keep their order.
  ///
  /// Characters that XML does not have become U+FFFD, and dates lose the fractions of their seconds.
  /// Complexity: O(n).
  public static func xml(_ content: PropertyListContent) -> [UInt8] { XMLWriter.file(content) }

  /// The bytes of a file in the binary form; entries keep their order. Complexity: O(n).
  public static func binary(_ content: PropertyListContent) -> [UInt8] {
    BinaryWriter.file(content)
  }
}
