#if canImport(SwiftParser)
  internal import SwiftSyntax
  internal import TypewardenSourceText
  internal import TypewardenSwiftFacts

  extension FactVisitor {
    /// The list of types that an expression is.
    func list(_ expression: ExprSyntax, context: String) -> TypeList {
      var list = TypeList(elements: [], place: place(expression))
      collect(expression, context: context, into: &list)
      return list
    }

    /// The list that the part of a sequence behind an assignment is.
    func list(ofOperands operands: [ExprSyntax], context: String) -> TypeList {
      guard operands.count > 1, let first = operands.first, let last = operands.last else {
        return list(operands[0], context: context)
      }
      let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
      let range = ByteRange(start: start, end: last.endPositionBeforeTrailingTrivia.utf8Offset)
      var list = TypeList(elements: [], place: place(range))
      if !collect(operands: operands, context: context, into: &list) {
        collect(first, context: context, into: &list)
      }
      return list
    }

    /// The list that a body returns: what its last expression and its `return`s say, a local
    /// variable followed to its value.
    func list(returnedBy body: CodeBlockItemListSyntax, context: String) -> TypeList? {
      let returned = ReturnedExpressions.of(body)
      guard let first = returned.first else { return nil }
      var list = TypeList(
        elements: [], place: place(returned.count == 1 ? Syntax(first) : Syntax(body)))
      for expression in returned {
        if let name = Self.bare(expression).as(DeclReferenceExprSyntax.self)?.baseName.text,
          let local = LocalList.find(name, in: body)
        {
          for part in local.parts { collect(part, context: context, into: &list) }
          if !local.isComplete { list.isComplete = false }
        } else {
          collect(expression, context: context, into: &list)
        }
      }
      return list
    }

    private func collect(_ expression: ExprSyntax, context: String, into list: inout TypeList) {
      if let sequence = expression.as(SequenceExprSyntax.self),
        collect(operands: Array(sequence.elements), context: context, into: &list)
      {
        return
      }
      let expression = Self.bare(expression)
      if let array = expression.as(ArrayExprSyntax.self) {
        for element in array.elements {
          // Branches inside brackets are made into lists by no one: each element is one type.
          if let sequence = element.expression.as(SequenceExprSyntax.self),
            let branches = Self.branches(Array(sequence.elements))
          {
            for branch in branches { list.elements.append(type(branch, context: context)) }
          } else {
            list.elements.append(type(element.expression, context: context))
          }
        }
        if list.elements.contains(where: \.isUnreadable) { list.isComplete = false }
      } else if let call = expression.as(FunctionCallExprSyntax.self) {
        collect(call, context: context, into: &list)
      } else {
        let element = type(expression, context: context)
        if element.isUnreadable { list.isComplete = false }
        list.elements.append(element)
      }
    }

    /// Sums and choices; false for any other sequence.
    private func collect(
      operands elements: [ExprSyntax], context: String, into list: inout TypeList
    ) -> Bool {
      if let branches = Self.branches(elements) {
        for branch in branches { collect(branch, context: context, into: &list) }
        return true
      }
      let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
      guard !operators.isEmpty, operators.allSatisfy({ $0 == "+" }),
        operators.count * 2 + 1 == elements.count
      else { return false }
      for index in stride(from: 0, to: elements.count, by: 2) {
        collect(elements[index], context: context, into: &list)
      }
      return true
    }

    /// The two results of `a ? b : c`.
    private static func branches(_ elements: [ExprSyntax]) -> [ExprSyntax]? {
      guard
        let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
        index + 2 == elements.count,
        let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self)
      else { return nil }
      return [ternary.thenExpression, elements[index + 1]]
    }

    /// A call that makes a list out of another, or one type.
    private func collect(
      _ call: FunctionCallExprSyntax, context: String, into list: inout TypeList
    ) {
      if let index = constructor(call, context: context) {
        list.elements.append(
          TypeExpression(value: .constructor(index), place: facts.constructors[index].place))
        return
      }
      let name = call.calledExpression.trimmedDescription
      if ["Array", "Set", "OrderedSet"].contains(name), let argument = call.arguments.first {
        collect(argument.expression, context: context, into: &list)
        return
      }
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
        ["map", "compactMap", "sorted", "filter"].contains(member.declName.baseName.text)
      {
        let meaning = Transformation(call)
        var inner = TypeList(elements: [], place: list.place)
        collect(base, context: context, into: &inner)
        if meaning == .other {
          inner.isComplete = false
          inner.elements.removeAll { $0.isText }
        }
        list.elements += inner.elements
        if !inner.isComplete || meaning == .other { list.isComplete = false }
        return
      }
      if let closure = call.calledExpression.as(ClosureExprSyntax.self),
        let inner = self.list(returnedBy: closure.statements, context: context)
      {
        list.elements += inner.elements
        if !inner.isComplete { list.isComplete = false }
        return
      }
      list.elements.append(type(ExprSyntax(call), context: context))
      list.isComplete = false
    }
  }

  extension TypeExpression {
    var isUnreadable: Bool {
      if case .unreadable = value { return true }
      return false
    }

    var isText: Bool {
      if case .identifier = value { return true }
      return false
    }
  }

  /// What `map` and its like do to each element.
  private enum Transformation {
    /// Types stay types, and text is taken as identifiers.
    case keepsTypes
    case other

    init(_ call: FunctionCallExprSyntax) {
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        ["sorted", "filter"].contains(member.declName.baseName.text)
      {
        self = .keepsTypes
        return
      }
      let body =
        call.trailingClosure?.statements.trimmedDescription
        ?? call.arguments.first?.expression.trimmedDescription ?? ""
      self = Self.known.contains(body) ? .keepsTypes : .other
    }

    private static let known: Set<String> = [
      "$0", "$0.identifier", "\\.identifier", "\\.self", "\\UTType.identifier", "$0.rawValue",
      "\\.rawValue", "$0 as String", "{ $0 }", "UTType($0)", "UTType($0)!",
      "UTType(exportedAs: $0)",
      "UTType(importedAs: $0)", "UTType.init", "UTType.init(_:)", "UTType.init(exportedAs:)",
      "UTType.init(importedAs:)", ".init($0)", "NSPasteboard.PasteboardType($0)",
      "NSPasteboard.PasteboardType($0.identifier)", "NSPasteboard.PasteboardType(rawValue: $0)",
      "NSPasteboard.PasteboardType.init(_:)", "NSPasteboard.PasteboardType.init(rawValue:)",
    ]
  }
#endif
