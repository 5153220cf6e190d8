/// An expression that stands for one type of data, or for a list of them where a list is spread
/// into another.
package struct TypeExpression: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    /// A call that makes a type: its index in the file's ``SwiftFileFacts/constructors``.
    case constructor(Int)
    /// A name that a constant of the module or the system may have.
    case reference(NameReference)
    /// An identifier as text, where the API takes text.
    case identifier(String)
    /// A constant of the time before `UTType`, such as `kUTTypePNG`.
    case legacyConstant(String)
    /// Anything else.
    case unreadable(UnreadableReason)
  }

  package var value: Value
  /// The literal where there is one, else the whole expression.
  package var place: SourcePlace

  package init(value: Value, place: SourcePlace) {
    self.value = value
    self.place = place
  }
}

/// A name as it is written, with what is needed to look it up.
package struct NameReference: Hashable, Sendable {
  /// The last component.
  package var name: String
  /// What stands before it. For `.name` the type that the context asks for, such as `UTType`; for
  /// `Self.name` the enclosing type. Nil for a bare name.
  package var qualifier: String?
  /// The type or extended type that encloses the expression; nil at file level.
  package var scope: String?

  package init(name: String, qualifier: String? = nil, scope: String? = nil) {
    self.name = name
    self.qualifier = qualifier
    self.scope = scope
  }
}

/// Why text or a type cannot be told from the source.
package enum UnreadableReason: String, Hashable, Sendable, CaseIterable {
  /// A string with `\(…)` in it.
  case interpolation
  /// `a + b` on text.
  case concatenation
  /// The result of a call.
  case call
  /// A parameter, local variable or property that is no constant of these files.
  case variable
  /// `a ? b : c` and the like.
  case choice
  /// What the parser could not make sense of.
  case broken
  /// Something else.
  case other
}

/// A list of types as it is written.
package struct TypeList: Hashable, Sendable {
  /// The elements in order. A reference among them may itself be a list.
  package var elements: [TypeExpression]
  /// The whole expression.
  package var place: SourcePlace
  /// False when there are parts that cannot be read, so that what is missing proves nothing.
  package var isComplete: Bool

  package init(elements: [TypeExpression], place: SourcePlace, isComplete: Bool = true) {
    self.elements = elements
    self.place = place
    self.isComplete = isComplete
  }
}
