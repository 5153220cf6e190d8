#if canImport(SwiftParser)
  internal import SwiftSyntax

  /// The expressions that a body may give as its result.
  final class ReturnedExpressions: SyntaxVisitor {
    private var expressions: [ExprSyntax] = []

    /// Those of its `return`s, and its own last expression where there is none.
    static func of(_ body: CodeBlockItemListSyntax) -> [ExprSyntax] {
      let visitor = ReturnedExpressions(viewMode: .sourceAccurate)
      visitor.walk(body)
      return visitor.expressions.isEmpty ? implicit(body) : visitor.expressions
    }

    /// The last expression, those of all branches where it is one of `#if`, `if` or `switch`.
    private static func implicit(_ body: CodeBlockItemListSyntax) -> [ExprSyntax] {
      guard let last = body.last?.item else { return [] }
      switch last {
      case .decl(let declaration):
        guard let branches = declaration.as(IfConfigDeclSyntax.self) else { return [] }
        return branches.clauses.flatMap { clause -> [ExprSyntax] in
          guard case .statements(let body)? = clause.elements else { return [] }
          return implicit(body)
        }
      case .expr(let expression): return results(expression)
      case .stmt(let statement):
        guard let statement = statement.as(ExpressionStmtSyntax.self) else { return [] }
        return results(statement.expression)
      @unknown default: return []
      }
    }

    private static func results(_ expression: ExprSyntax) -> [ExprSyntax] {
      if let choice = expression.as(IfExprSyntax.self) {
        var all = implicit(choice.body.statements)
        switch choice.elseBody {
        case .codeBlock(let block)?: all += implicit(block.statements)
        case .ifExpr(let next)?: all += results(ExprSyntax(next))
        case nil: break
        @unknown default: break
        }
        return all
      }
      if let choice = expression.as(SwitchExprSyntax.self) {
        return choice.cases.flatMap {
          $0.as(SwitchCaseSyntax.self).map { implicit($0.statements) } ?? []
        }
      }
      return [expression]
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
      if let expression = node.expression { expressions += Self.results(expression) }
      return .skipChildren
    }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }

  /// A list that a body builds in a local variable.
  struct LocalList {
    /// Its first value, and what is appended.
    var parts: [ExprSyntax] = []
    /// False when something else is done to it.
    var isComplete = true

    /// The list that a variable of a body holds; nil when the body has no such variable.
    static func find(_ name: String, in body: CodeBlockItemListSyntax) -> LocalList? {
      let visitor = Visitor(name)
      visitor.walk(body)
      return visitor.isDeclared ? visitor.list : nil
    }

    private final class Visitor: SyntaxVisitor {
      let name: String
      var list = LocalList()
      var isDeclared = false

      init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
      }

      override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if node.pattern.trimmedDescription == name {
          isDeclared = true
          if let value = node.initializer?.value { list.parts.append(value) }
        }
        return .visitChildren
      }

      override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
          member.base?.trimmedDescription == name
        else { return .visitChildren }
        switch member.declName.baseName.text {
        case "append", "insert":
          if let argument = node.arguments.first { list.parts.append(argument.expression) }
        case "remove", "removeAll", "removeLast", "removeFirst", "formUnion":
          list.isComplete = false
        default: break
        }
        return .visitChildren
      }

      override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        guard elements.count == 3, elements[0].trimmedDescription == name else {
          return .visitChildren
        }
        if elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
          || elements[1].is(AssignmentExprSyntax.self)
        {
          list.parts.append(elements[2])
        }
        return .visitChildren
      }
    }
  }
#endif
