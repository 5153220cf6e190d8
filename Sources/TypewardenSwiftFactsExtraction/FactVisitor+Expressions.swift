#if canImport(SwiftParser)
  internal import SwiftParser
  internal import SwiftSyntax
  internal import TypewardenSwiftFacts

  extension FactVisitor {
    /// The text that an expression is.
    func text(_ expression: ExprSyntax) -> TextArgument {
      let expression = Self.bare(expression)
      if let literal = expression.as(StringLiteralExprSyntax.self) {
        if let text = literal.representedLiteralValue { return .literal(text) }
        let isInterpolated = literal.segments.contains { $0.is(ExpressionSegmentSyntax.self) }
        return .nonLiteral(isInterpolated ? .interpolation : .broken)
      }
      if let reference = reference(expression, context: nil) { return .reference(reference) }
      return .nonLiteral(Self.reason(expression))
    }

    /// The type that an expression stands for. `context` is the type that `.name` belongs to.
    func type(_ expression: ExprSyntax, context: String) -> TypeExpression {
      let expression = Self.bare(expression)
      if let call = expression.as(FunctionCallExprSyntax.self) {
        if let index = constructor(call, context: context) {
          let place = facts.constructors[index].place
          return TypeExpression(value: .constructor(index), place: place)
        }
        // `String(kUTTypePNG)`
        if ["String", "NSString", "Optional"].contains(call.calledExpression.trimmedDescription),
          let argument = call.arguments.first, call.arguments.count == 1
        {
          return type(argument.expression, context: context)
        }
      }
      let value: TypeExpression.Value
      if let literal = expression.as(StringLiteralExprSyntax.self) {
        switch text(ExprSyntax(literal)) {
        case .literal(let text): value = .identifier(text)
        case .nonLiteral(let reason): value = .unreadable(reason)
        case .reference: value = .unreadable(.other)
        }
      } else if let member = expression.as(MemberAccessExprSyntax.self),
        ["identifier", "rawValue"].contains(member.declName.baseName.text), let base = member.base,
        !Self.isTypeName(base)
      {
        return type(base, context: context)
      } else if let reference = reference(expression, context: context) {
        value =
          reference.name.hasPrefix("kUTType")
          ? .legacyConstant(reference.name) : .reference(reference)
      } else {
        value = .unreadable(Self.reason(expression))
      }
      return TypeExpression(value: value, place: place(expression))
    }

    /// The name that an expression is.
    func reference(_ expression: ExprSyntax, context: String?) -> NameReference? {
      if let name = expression.as(DeclReferenceExprSyntax.self) {
        guard name.argumentNames == nil, name.baseName.presence == .present else { return nil }
        let text = name.baseName.identifierText
        return NameReference(name: text, scope: enclosingScope)
      }
      guard let member = expression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.presence == .present
      else { return nil }
      let name = member.declName.baseName.identifierText
      guard let base = member.base.map(Self.bare) else {
        guard let context else { return nil }
        return NameReference(name: name, qualifier: context, scope: enclosingScope)
      }
      // The text of an enumeration's case or of a type: the same name for whoever looks it up.
      if name == "rawValue" || name == "identifier", !Self.isTypeName(base) {
        return reference(base, context: context)
      }
      guard base.is(DeclReferenceExprSyntax.self) || base.is(MemberAccessExprSyntax.self) else {
        return nil
      }
      var qualifier = Self.qualifier(base.trimmedDescription)
      if qualifier == "Self" || qualifier == "self" || qualifier == "type(of: self)" {
        qualifier = enclosingType ?? qualifier
      } else if qualifier.hasPrefix("Self."), let enclosingType {
        qualifier = enclosingType + qualifier.dropFirst(4)
      }
      if qualifier == "PasteboardType" { qualifier = Self.pasteboardType }
      if qualifier == "UTTypeReference" { qualifier = "UTType" }
      return NameReference(name: name, qualifier: qualifier, scope: enclosingScope)
    }

    /// Whether an expression looks like the name of a type: `Note`, `App.Note`, `Self`.
    static func isTypeName(_ expression: ExprSyntax) -> Bool {
      let last: String
      if let name = expression.as(DeclReferenceExprSyntax.self) {
        last = name.baseName.text
      } else if let member = expression.as(MemberAccessExprSyntax.self), member.base != nil {
        last = member.declName.baseName.text
      } else {
        return false
      }
      return last.first?.isUppercase ?? false
    }

    /// An expression without parentheses, `!`, `?`, `try`, `await`, `as T` and what follows `??`.
    static func bare(_ expression: ExprSyntax) -> ExprSyntax {
      if let forced = expression.as(ForceUnwrapExprSyntax.self) { return bare(forced.expression) }
      if let chained = expression.as(OptionalChainingExprSyntax.self) {
        return bare(chained.expression)
      }
      if let tried = expression.as(TryExprSyntax.self) { return bare(tried.expression) }
      if let awaited = expression.as(AwaitExprSyntax.self) { return bare(awaited.expression) }
      if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let element = tuple.elements.first, element.label == nil
      {
        return bare(element.expression)
      }
      if let sequence = expression.as(SequenceExprSyntax.self) {
        let elements = Array(sequence.elements)
        guard let first = elements.first, elements.count >= 2 else { return expression }
        if elements[1].is(UnresolvedAsExprSyntax.self), elements.count == 3 { return bare(first) }
        if elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??" {
          return bare(first)
        }
      }
      return expression
    }

    /// Why an expression cannot be read.
    static func reason(_ expression: ExprSyntax) -> UnreadableReason {
      switch expression.kind {
      case .functionCallExpr: return .call
      case .declReferenceExpr, .memberAccessExpr, .subscriptCallExpr: return .variable
      case .ifExpr, .switchExpr: return .choice
      case .missingExpr: return .broken
      case .sequenceExpr:
        let elements = expression.cast(SequenceExprSyntax.self).elements
        if elements.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) { return .choice }
        let isSum = elements.contains {
          $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "+"
        }
        return isSum ? .concatenation : .other
      default: return expression.hasError ? .broken : .other
      }
    }
  }

  extension TokenSyntax {
    /// The name without the back-ticks of an escaped one.
    var identifierText: String {
      text.count > 2 && text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
    }
  }
#endif
