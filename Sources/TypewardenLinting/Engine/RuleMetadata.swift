/// What is known of a rule without running it.
public struct RuleMetadata: Hashable, Sendable {
  /// Whether a rule's findings can be mended by an edit.
  public enum FixKind: String, Hashable, Sendable {
    /// Text only.
    case none
    /// May be applied unasked: keeps behaviour, or only repairs what was dead.
    case safe
    /// Needs a choice.
    case ask
  }

  /// What the rule is about; also its folder.
  public enum Group: String, Hashable, Sendable, CaseIterable {
    case propertyLists = "property-lists"
    case values
    case declarations
    case documentTypes = "document-types"
    case sources
    case otherPlaces = "other-places"
    case everywhere
  }

  /// The stable id; a rename keeps the old one as alias.
  public var id: String
  /// Ids that the rule had before.
  public var aliases: [String] = []
  /// What the rule is about.
  public var group: Group
  /// The usual severity of its findings; some rules choose another for some of theirs.
  public var severity: Severity
  /// Whether its findings can be mended.
  public var fix: FixKind = .none
  /// The version that brought it.
  public var since = "0.1"
  /// Where the rule comes from: public reports and documentation.
  public var sources: [String] = []
  /// Only matters to apps that go through the App Store.
  public var isStoreRule = false
  /// Looks at Swift sources, which are only read when such a rule runs.
  public var needsSources = false
  /// Runs only when it is asked for.
  public var isOffByDefault = false
}
