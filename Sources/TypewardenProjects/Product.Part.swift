extension Product {
  /// One bundle of a product.
  public struct Part: Sendable {
    /// What the bundle is for.
    public var role: Role
    /// The name of the target or bundle.
    public var name: String
    /// The position of its list in the product's property lists; nil when it has none.
    public var list: Int?
    /// The Swift files that it is built from.
    public var sourcePaths: [String] = []
    /// Whether the build writes the list, or adds to the one there is.
    public var isGenerated = false
    /// What a project generator writes into the list; nil when none is known to.
    public var generatedList: GeneratedList?
    /// Whether it has a list that is not there: one that a script writes, or a missing file.
    public var isListMissing = false
    /// Root keys that the build adds to the list, with their text.
    public var addedKeys: [String: String] = [:]
    /// The icons and names of a built bundle; nil for what is not built.
    public var resources: BundleResources?

    /// A part without sources.
    public init(role: Role, name: String, list: Int? = nil) {
      self.role = role
      self.name = name
      self.list = list
    }
  }
}

extension Product.Part {
  /// What a bundle is for.
  public enum Role: Hashable, Sendable {
    case app
    case appClip
    /// An app extension, or a service inside an app.
    case appExtension
    case framework
    /// A Spotlight importer or Quick Look generator.
    case importer
    /// Another loadable bundle.
    case bundle
    case tool
    case tests
    /// Sources of a package or folder.
    case sources
    /// Not known: the list itself has to tell.
    case unknown
  }
}
