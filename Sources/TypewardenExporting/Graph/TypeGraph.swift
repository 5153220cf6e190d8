package import TypeDeclarations

/// A part of a registry's conformance graph as pictures need it: types, arrows and what is wrong.
///
/// A plain value: the pictures ask no registry, so each of them is a function from this to text.
package struct TypeGraph: Sendable {
  /// A type that is drawn.
  package struct Node: Sendable {
    /// The identifier, in lower case.
    package var id: String
    /// What the type is called; nil when nobody says.
    package var description: String?
    /// The layer of the declaration; nil when nobody declares the type.
    package var layer: String?
    /// Whether an input declares it, not the system.
    package var isOwn = false
    /// Whether it was asked for by name.
    package var isFocus = false
    /// What the type stands for at the top of the graph; nil for most types.
    package var landmark: Landmark?
    /// Whether the active declaration exports or imports it.
    package var kind: TypeDeclaration.Kind?
    /// The tags by class, as they are declared.
    package var tags: [TagClass: [String]] = [:]
    /// A page about the format.
    package var referenceURL: String?
    /// Where the declaration stands, as `PATH:LINE` or the name of Apple's software.
    package var source: String?
    /// What was found about the type.
    package var annotations: [GraphAnnotation] = []

    package var isDeclared: Bool { layer != nil }
  }

  /// An arrow: one type names another as its direct supertype.
  package struct Edge: Sendable, Hashable {
    /// The position of the subtype among the nodes.
    package var from: Int
    /// The position of the supertype among the nodes.
    package var to: Int
    /// The rule that the arrow breaks: it closes a cycle, or leads to what nobody declares.
    package var rule: String?
  }

  /// The types, sorted by identifier; those of a whole registry in the registry's order.
  package var nodes: [Node] = []
  /// The arrows, in the order of the nodes they start from.
  package var edges: [Edge] = []
  /// Types that conform to one another, as positions among the nodes.
  package var cycles: [[Int]] = []

  /// An empty graph.
  package init() {}

  /// The arrows to types that nobody declares.
  package var danglingEdges: [Edge] { edges.filter { $0.rule == Self.danglingRule } }

  /// The rules that speak of the faults a drawing shows, whether or not they ran.
  static let danglingRule = "unknown-supertype"
  static let cycleRule = "conformance-cycle"
  static let selfRule = "self-conformance"
}

/// Something that was found about a type, such as a finding of the linter.
package struct GraphAnnotation: Sendable, Hashable {
  /// How grave it is, as the linter calls it: `error`, `warning` or `note`.
  package var severity: String
  /// The id of the rule.
  package var rule: String
  /// What is wrong.
  package var message: String
  /// Where, as `PATH:LINE`.
  package var place: String

  /// An annotation from its parts.
  package init(severity: String, rule: String, message: String, place: String) {
    self.severity = severity
    self.rule = rule
    self.message = message
    self.place = place
  }
}
