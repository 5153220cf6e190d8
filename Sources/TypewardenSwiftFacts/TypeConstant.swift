/// A constant that holds a type or a list of types.
package struct TypeConstant: Hashable, Sendable {
  /// How the value is kept.
  package enum Storage: String, Hashable, Sendable, CaseIterable {
    /// `let`: made once.
    case storedLet
    /// `var` with a value.
    case storedVar
    /// `var` with a body: made at each use.
    case computed
  }

  package var name: String
  /// The type or extended type that it is a member of, such as `UTType`; nil at file level.
  package var enclosing: String?
  package var storage: Storage
  /// `static` or `class`, and everything at file level.
  package var isStatic: Bool
  /// Whether it holds a list; else ``value`` has one element.
  package var isList: Bool
  package var value: TypeList
  /// The name.
  package var place: SourcePlace
  /// The conditions of the `#if` branches around it, joined by ` && `.
  package var condition: String?

  package init(
    name: String, enclosing: String?, storage: Storage, isStatic: Bool, isList: Bool,
    value: TypeList, place: SourcePlace, condition: String? = nil
  ) {
    self.name = name
    self.enclosing = enclosing
    self.storage = storage
    self.isStatic = isStatic
    self.isList = isList
    self.value = value
    self.place = place
    self.condition = condition
  }
}

/// A constant that holds text: types are often made from one.
package struct StringConstant: Hashable, Sendable {
  package var name: String
  /// The type or extended type that it is a member of; nil at file level.
  package var enclosing: String?
  package var value: TextArgument
  /// The value: the literal with its quotes.
  package var place: SourcePlace
  package var condition: String?

  package init(
    name: String, enclosing: String?, value: TextArgument, place: SourcePlace,
    condition: String? = nil
  ) {
    self.name = name
    self.enclosing = enclosing
    self.value = value
    self.place = place
    self.condition = condition
  }
}
