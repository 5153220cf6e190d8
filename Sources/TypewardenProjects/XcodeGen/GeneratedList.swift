extension Product.Part {
  /// What a project generator writes into a property list each time it runs.
  public struct GeneratedList: Hashable, Sendable {
    /// The file that the generator reads.
    public var specification: String
    /// The line at which it says what the list holds, counted from 1.
    public var line: Int
    /// The keys of the root that the generator writes, besides those of every bundle.
    public var keys: Set<String>

    /// What a specification says of one list.
    public init(specification: String, line: Int, keys: Set<String>) {
      self.specification = specification
      self.line = line
      self.keys = keys
    }
  }
}
