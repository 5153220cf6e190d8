import TypewardenSourceText
import TypewardenSwiftFacts

/// Facts made by hand, so that these tests need no parser.
enum SampleFacts {
  /// A place that is told from others by its first byte.
  static func place(_ start: Int) -> SourcePlace {
    SourcePlace(
      range: SourceRange(start: start, end: start + 1),
      start: SourceLocation(line: start, column: 1))
  }

  static func constructor(
    _ kind: TypeConstructor.Kind = .exportedAs, _ argument: TextArgument, at start: Int = 1
  ) -> TypeConstructor {
    TypeConstructor(
      kind: kind, argument: argument, place: place(start), callPlace: place(start))
  }

  static func type(
    _ name: String, in enclosing: String? = "UTType", _ value: TypeExpression.Value,
    condition: String? = nil, at start: Int = 1
  ) -> TypeConstant {
    list(name, in: enclosing, [value], isList: false, condition: condition, at: start)
  }

  static func list(
    _ name: String, in enclosing: String?, _ values: [TypeExpression.Value], isList: Bool = true,
    condition: String? = nil, at start: Int = 1
  ) -> TypeConstant {
    TypeConstant(
      name: name, enclosing: enclosing, storage: .storedLet, isStatic: true, isList: isList,
      value: types(values, at: start), place: place(start), condition: condition)
  }

  static func types(_ values: [TypeExpression.Value], at start: Int = 1) -> TypeList {
    TypeList(
      elements: values.enumerated().map { index, value in
        TypeExpression(value: value, place: place(start + index))
      }, place: place(start))
  }

  static func text(
    _ name: String, in enclosing: String? = nil, _ value: TextArgument, at start: Int = 1
  ) -> StringConstant {
    StringConstant(name: name, enclosing: enclosing, value: value, place: place(start))
  }

  static func file(_ path: String, _ fill: (inout SwiftFileFacts) -> Void) -> SwiftFileFacts {
    var facts = SwiftFileFacts(path: path)
    fill(&facts)
    return facts
  }
}
