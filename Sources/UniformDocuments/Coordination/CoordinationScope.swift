#if !canImport(Darwin)
  /// Whom a claim keeps out.
  ///
  /// Coordination is among those who ask; a program that just writes is stopped nowhere.
  ///
  /// Apple has no counterpart: there, one service coordinates all processes.
  public struct CoordinationScope: RawRepresentable, Hashable, Sendable {
    /// The scope's own name.
    public let rawValue: String

    /// A scope from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Everybody in this process only: the item does not exist yet, may not be opened, or lies on a
    /// file system without locks.
    public static let process = CoordinationScope(rawValue: "process")

    /// Everybody on this machine; on file systems of a network perhaps other machines too.
    public static let machine = CoordinationScope(rawValue: "machine")
  }
#endif
