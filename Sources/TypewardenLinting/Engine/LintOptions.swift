public import InfoPlists
public import TypeDeclarations

/// What the linter is to look for, and how it judges.
public struct LintOptions: Sendable {
  /// How the product reaches its users.
  public enum Profile: String, Hashable, Sendable, CaseIterable {
    /// Through the App Store, whose own demands are then checked.
    case appStore = "app-store"
    /// Signed and notarised, outside of the store.
    case developerID = "developer-id"
    /// Inside an organisation.
    case `internal`
  }

  /// The types that are known beside those of the input itself.
  public var registry = TypeRegistry.system
  /// How the product reaches its users.
  public var profile = Profile.appStore
  /// The platform, when it is not to be told from the property lists.
  public var platform: Platform?
  /// Beginnings of identifiers, such as `org.example`, that belong to the product's maker although
  /// its bundle identifier begins otherwise.
  public var ownedPrefixes: [String] = []
  /// Values for placeholders.
  public var settings = BuildSettings()
  /// The only rules to run; nil for all that are on by default.
  public var only: Set<String>?
  /// Other severities than the rules' own; nil turns a rule off.
  public var severities: [String: Severity?] = [:]
  /// What a configuration says about single files.
  package var localRules = LocalRules()
  /// Whether findings come with their fixes, which takes some more time.
  public var makesFixes = false
  /// How many files are checked at once; nil for one on each core.
  public var jobs: Int?

  /// The usual options.
  public init() {}
}
