#if canImport(SwiftParser)
  internal import SwiftParser
  internal import SwiftSyntax
  internal import TypewardenSourceText
  internal import TypewardenSwiftFacts

  extension FactVisitor {
    /// The type that pasteboards name their contents by.
    static let pasteboardType = "NSPasteboard.PasteboardType"

    /// The index of the constructor that a call is; nil when it makes no type. `context` is the
    /// type that `.init` stands for.
    func constructor(_ call: FunctionCallExprSyntax, context: String?) -> Int? {
      let key = call.positionAfterSkippingLeadingTrivia.utf8Offset
      if let index = constructorIndices[key], covers(index, call) { return index }
      guard let made = madeType(call, context: context),
        let kind = kind(of: call, making: made), let argument = call.arguments.first
      else { return nil }
      let conforming = call.arguments.first { $0.label?.text == "conformingTo" }
      let index = facts.constructors.count
      constructorIndices[key] = index
      facts.constructors.append(
        TypeConstructor(
          kind: kind, spelling: made == "UTTypeReference" ? .reference : .value,
          argument: text(argument.expression), place: place(argument.expression),
          callPlace: place(call), unwrapping: Self.unwrapping(of: Syntax(call)),
          condition: condition))
      if let conforming {
        let type = self.type(conforming.expression, context: "UTType")
        facts.constructors[index].conformingTo = type
      }
      return index
    }

    private func covers(_ index: Int, _ call: FunctionCallExprSyntax) -> Bool {
      facts.constructors[index].callPlace.range.end
        == call.endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// The type that a call makes: `UTType`, `UTTypeReference` or a pasteboard's.
    private func madeType(_ call: FunctionCallExprSyntax, context: String?) -> String? {
      var name: String
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
        let last = member.declName.baseName.text
        if last == "init" || last == "types" {
          guard let base = member.base else {
            if let context { return Self.types.contains(context) ? context : nil }
            // These labels belong to no other type.
            let label = call.arguments.first?.label?.text
            return label == "exportedAs" || label == "importedAs" ? "UTType" : nil
          }
          name = base.trimmedDescription
        } else {
          name = member.trimmedDescription
        }
      } else if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
        name = reference.baseName.text
      } else {
        return nil
      }
      if name == "Self" || name == "self" { name = enclosingType ?? name }
      name = Self.qualifier(name)
      if name == "PasteboardType" { name = Self.pasteboardType }
      if name == "AppKit." + Self.pasteboardType { name = Self.pasteboardType }
      return Self.types.contains(name) ? name : nil
    }

    private static let types: Set<String> = ["UTType", "UTTypeReference", pasteboardType]

    private func kind(
      of call: FunctionCallExprSyntax, making made: String
    ) -> TypeConstructor.Kind? {
      let labels = call.arguments.map { $0.label?.text }
      if made == Self.pasteboardType {
        return labels == [nil] || labels == ["rawValue"] ? .pasteboardType : nil
      }
      switch labels.first {
      case .some(nil): return labels.count == 1 ? .identifier : nil
      case "exportedAs": return .exportedAs
      case "importedAs": return .importedAs
      case "identifier": return labels.contains("allowUndeclared") ? .allowUndeclared : .identifier
      case "filenameExtension": return .filenameExtension
      case "mimeType": return .mimeType
      case "tag": return .tag
      default: return nil
      }
    }

    /// What becomes of an optional result, told from what stands around the call.
    private static func unwrapping(of node: Syntax) -> TypeConstructor.Unwrapping {
      guard let parent = node.parent else { return .none }
      switch parent.kind {
      case .forceUnwrapExpr: return .forced
      case .optionalChainingExpr: return .bound
      case .tryExpr, .awaitExpr: return unwrapping(of: parent)
      case .labeledExpr:
        // A pair of parentheses around one expression; the arguments of a call are no such.
        guard let tuple = parent.parent?.parent?.as(TupleExprSyntax.self) else { return .none }
        return tuple.elements.count == 1 ? unwrapping(of: Syntax(tuple)) : .none
      case .initializerClause:
        return parent.parent?.is(OptionalBindingConditionSyntax.self) ?? false ? .bound : .none
      case .exprList:
        let elements = Array(parent.cast(ExprListSyntax.self))
        guard let index = elements.firstIndex(where: { Syntax($0) == node }),
          index + 1 < elements.count,
          elements[index + 1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
        else { return .none }
        return .defaulted
      case .arrayElement:
        // `[UTType("a"), UTType("b")].compactMap { $0 }`
        guard let array = parent.parent?.parent, let member = array.parent,
          member.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "compactMap"
        else { return .none }
        return .bound
      default: return .none
      }
    }
  }
#endif
