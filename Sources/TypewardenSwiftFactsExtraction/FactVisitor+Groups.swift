#if canImport(SwiftParser)
  internal import SwiftSyntax
  internal import TypewardenSwiftFacts

  extension FactVisitor {
    func note(documentGroup node: FunctionCallExprSyntax) {
      var parts: [(label: String?, expression: ExprSyntax)] = node.arguments.map {
        ($0.label?.text, $0.expression)
      }
      if let closure = node.trailingClosure { parts.append((nil, ExprSyntax(closure))) }
      for closure in node.additionalTrailingClosures {
        parts.append((closure.label.text, ExprSyntax(closure.closure)))
      }
      func part(_ labels: String...) -> ExprSyntax? {
        parts.first { part in part.label.map(labels.contains) ?? false }?.expression
      }
      // `DocumentGroup { Note() } editor: { … }`: the label of the first closure is dropped.
      if let closure = node.trailingClosure, part("newDocument", "makeDocument") == nil,
        part("editor") != nil
      {
        parts.append(("newDocument", ExprSyntax(closure)))
      }
      let viewing = part("viewing", "viewer", "makeReadableDocument")
      let maker = part(
        "newDocument", "makeDocument", "makeReadableDocument", "editing", "viewing")
      var name = maker.flatMap(Self.madeClass)
      if name == nil {
        // `DocumentGroup { (document: Note) in … }`
        name =
          parts.lazy.compactMap { $0.expression.as(ClosureExprSyntax.self)?.parameterType }.first
      }
      let types = part("contentType").map { list($0, context: "UTType") }
      facts.documentGroups.append(
        DocumentGroupUse(
          mode: viewing == nil ? .editing : .viewing, documentClass: name, contentTypes: types,
          place: place(node.calledNameToken.map(Syntax.init) ?? Syntax(node)), condition: condition)
      )
    }

    /// The class that an expression names or makes: `Note()`, `Note.self`, `{ Note(text: "") }`.
    private static func madeClass(_ expression: ExprSyntax) -> String? {
      let expression = bare(expression)
      if let closure = expression.as(ClosureExprSyntax.self) {
        for item in closure.statements.reversed() {
          if case .expr(let last) = item.item, let name = madeClass(last) { return name }
          if case .stmt(let statement) = item.item,
            let value = statement.as(ReturnStmtSyntax.self)?.expression, let name = madeClass(value)
          {
            return name
          }
          if case .decl(let declaration) = item.item,
            let value = declaration.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value,
            let name = madeClass(value)
          {
            return name
          }
        }
        return nil
      }
      if let call = expression.as(FunctionCallExprSyntax.self) {
        return madeClass(call.calledExpression)
      }
      if isTypeName(expression) { return typeName(expression) }
      if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
        return isTypeName(base) ? typeName(base) : madeClass(base)
      }
      return nil
    }
  }

  extension ClosureExprSyntax {
    /// The written type of the first parameter.
    fileprivate var parameterType: String? {
      guard case .parameterClause(let clause)? = signature?.parameterClause,
        let type = clause.parameters.first?.type
      else { return nil }
      let name = FactVisitor.typeName(type)
      // A configuration is not the document; a file document's configuration names it.
      return name.hasSuffix("Configuration") ? nil : name
    }
  }
#endif
