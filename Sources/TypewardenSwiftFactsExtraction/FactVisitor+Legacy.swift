#if canImport(SwiftParser)
  internal import SwiftSyntax
  internal import TypewardenSwiftFacts

  extension FactVisitor {
    func note(legacyName token: TokenSyntax) {
      guard let kind = LegacyNames.kind(of: token.text) else { return }
      facts.legacyUses.append(
        LegacyUse(kind: kind, name: token.text, place: place(token), condition: condition))
    }
  }

  extension FunctionCallExprSyntax {
    /// The last name of what is called.
    var calledNameToken: TokenSyntax? {
      if let member = calledExpression.as(MemberAccessExprSyntax.self) {
        return member.declName.baseName
      }
      return calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
    }

    var calledName: String? { calledNameToken?.text }
  }
#endif
