#if canImport(SwiftParser)
  internal import SwiftSyntax
  internal import TypewardenSwiftFacts

  extension FactVisitor {
    func note(function node: FunctionDeclSyntax) {
      let name = node.name.text
      if name == "read" || name == "write" { noteProgress(node) }
      // `NSDocument.writableTypes(for:)` says the same as the class's list, for one operation.
      if name == "writableTypes", scopes.last?.kind == .type, let body = node.body,
        TypeAnnotation(node.signature.returnClause?.type) == .texts,
        let types = list(returnedBy: body.statements, context: "UTType")
      {
        add(DocumentTypeList(role: .writableTypes, types: types, place: place(node.name)), to: node)
      }
    }

    private func noteProgress(_ node: FunctionDeclSyntax) {
      let parameter = node.signature.parameterClause.parameters.first { parameter in
        parameter.type.tokens(viewMode: .sourceAccurate).contains { $0.text == "Subprogress" }
      }
      guard let parameter, let body = node.body else { return }
      let name = (parameter.secondName ?? parameter.firstName).text
      let use = ProgressUse(name)
      use.walk(body)
      facts.progressMethods.append(
        ProgressMethod(
          enclosing: enclosingType, name: node.name.text, parameter: name, isUsed: use.isUsed,
          completions: use.completions, completionsInLoops: use.completionsInLoops,
          hasLoop: use.hasLoop, place: place(parameter)))
    }
  }

  /// What a body does with its progress.
  private final class ProgressUse: SyntaxVisitor {
    let parameter: String
    var isUsed = false
    var completions = 0
    var completionsInLoops = 0
    var hasLoop = false
    private var loops = 0

    init(_ parameter: String) {
      self.parameter = parameter
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if node.baseName.text == parameter { isUsed = true }
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if node.calledName == "complete", node.arguments.first?.label?.text == "count" {
        completions += 1
        if loops > 0 { completionsInLoops += 1 }
      }
      if node.calledName == "forEach" { begin() }
      return .visitChildren
    }
    override func visitPost(_ node: FunctionCallExprSyntax) {
      if node.calledName == "forEach" { loops -= 1 }
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { begin() }
    override func visitPost(_ node: ForStmtSyntax) { loops -= 1 }
    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { begin() }
    override func visitPost(_ node: WhileStmtSyntax) { loops -= 1 }
    override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { begin() }
    override func visitPost(_ node: RepeatStmtSyntax) { loops -= 1 }

    @discardableResult
    private func begin() -> SyntaxVisitorContinueKind {
      hasLoop = true
      loops += 1
      return .visitChildren
    }
  }
#endif
