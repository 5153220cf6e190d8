/// Where a set of declarations comes from: the standard types, or one input.
public struct RegistryLayer: Hashable, Sendable, CustomStringConvertible {
  /// The layer's name: `core`, `apple-software`, `xcode`, or the path or name of an input.
  public let name: String

  /// Whether the layer is one of the ``standard`` ones. An input that is called `core` is not.
  public let isStandard: Bool

  /// The layer of an input from its name. It differs from the standard layers, whatever its name.
  public init(_ name: String) { self.init(name, isStandard: false) }

  private init(_ name: String, isStandard: Bool) {
    self.name = name
    self.isStandard = isStandard
  }

  /// What every Mac has.
  public static let core = RegistryLayer("core", isStandard: true)
  /// Other Apple software, which a Mac may lack.
  public static let appleSoftware = RegistryLayer("apple-software", isStandard: true)
  /// Xcode and its companion tools.
  public static let xcode = RegistryLayer("xcode", isStandard: true)

  /// The layers of the standard types, in the order of their precedence.
  public static let standard: [RegistryLayer] = [.core, .appleSoftware, .xcode]

  /// The layer's name.
  public var description: String { name }
}

/// Which record of a registry: the layer, and its place within the layer's declarations.
///
/// The registry keeps no positions; whoever has the layer's input finds the declaration by this.
public struct RecordID: Hashable, Sendable {
  /// The position of the layer in ``TypeRegistry/layers``.
  public var layer: Int
  /// The position of the declaration within its layer.
  public var index: Int

  /// A record from its layer's and its own position.
  public init(layer: Int, index: Int) {
    self.layer = layer
    self.index = index
  }
}
