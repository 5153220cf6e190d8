#if canImport(SwiftParser)
  internal import SwiftParser
  internal import SwiftSyntax
  internal import TypewardenSourceText
  internal import TypewardenSwiftFacts

  /// Walks one source once and collects its facts. What each node says is in the extensions.
  final class FactVisitor: SyntaxVisitor {
    var facts: SwiftFileFacts
    let lines: LineTable
    /// The types and functions around the current node, outermost first.
    var scopes: [Scope] = []
    /// The conditions of the `#if` branches around it.
    var conditions: [String] = []
    /// How many calls of `coordinate(…)` are around it.
    var coordinations = 0
    /// Whether the source mentions `.fileURL` at all; most do not.
    let mentionsFileURL: Bool
    /// The constructors that were seen, by the place of their calls.
    var constructorIndices: [Int: Int] = [:]

    /// A type or function around a node.
    struct Scope {
      enum Kind { case type, function }
      var kind: Kind
      var name: String
      /// The names of local variables that hold a document's URL.
      var documentURLs: Set<String> = []
    }

    private init(_ source: SourceText, facts: SwiftFileFacts) {
      self.facts = facts
      lines = LineTable(source)
      mentionsFileURL = NameHints.mayMentionFileURL(source.bytes)
      super.init(viewMode: .sourceAccurate)
    }

    static func facts(
      of source: SourceText, startingWith facts: SwiftFileFacts
    ) -> SwiftFileFacts {
      let tree = source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
      let visitor = FactVisitor(source, facts: facts)
      if tree.hasError, facts.notes.isEmpty { visitor.facts.notes.append(.doesNotParse) }
      visitor.walk(tree)
      visitor.facts.suppressions = SuppressionComments.find(
        in: tree, source: source, place: visitor.place)
      return visitor.facts
    }

    /// The place of a node without the space and comments around it.
    func place(_ node: some SyntaxProtocol) -> SourcePlace {
      place(
        ByteRange(
          start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
          end: node.endPositionBeforeTrailingTrivia.utf8Offset))
    }

    func place(_ range: ByteRange) -> SourcePlace {
      SourcePlace(range: range, start: lines.location(of: range.start))
    }

    /// The conditions around the current node.
    var condition: String? { conditions.isEmpty ? nil : conditions.joined(separator: " && ") }

    /// The type around the current node, with those around it: `App.Note`.
    var enclosingType: String? { joined(scopes.filter { $0.kind == .type }) }

    /// The type and functions around the current node.
    var enclosingScope: String? { joined(scopes) }

    private func joined(_ scopes: [Scope]) -> String? {
      scopes.isEmpty ? nil : scopes.map(\.name).joined(separator: ".")
    }

    // MARK: Declarations

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      note(import: node)
      return .skipChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      conditions.append(node.fullCondition)
      return .visitChildren
    }
    override func visitPost(_ node: IfConfigClauseSyntax) { conditions.removeLast() }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node, .class, node.name, node.inheritanceClause, node.attributes)
    }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node, .struct, node.name, node.inheritanceClause, node.attributes)
    }
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node, .actor, node.name, node.inheritanceClause, node.attributes)
    }
    override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node, .enum, node.name, node.inheritanceClause, node.attributes)
    }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node, .protocol, node.name, node.inheritanceClause, node.attributes)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node, .extension, node.extendedType, node.inheritanceClause, node.attributes)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      note(function: node)
      scopes.append(Scope(kind: .function, name: node.name.text + "()"))
      return .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
      scopes.append(Scope(kind: .function, name: "init()"))
      return .visitChildren
    }
    override func visitPost(_ node: InitializerDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
      scopes.append(Scope(kind: .function, name: node.propertyName + "()"))
      return .visitChildren
    }
    override func visitPost(_ node: AccessorBlockSyntax) { scopes.removeLast() }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      note(variable: node)
      return .visitChildren
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
      note(enumCase: node)
      return .visitChildren
    }

    // MARK: Expressions

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if node.calledName == "coordinate" { coordinations += 1 }
      note(call: node)
      return .visitChildren
    }
    override func visitPost(_ node: FunctionCallExprSyntax) {
      if node.calledName == "coordinate" { coordinations -= 1 }
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      note(sequence: node)
      return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      note(legacyName: node.baseName)
      return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      if let initializer = node.initializer { note(local: node.pattern, value: initializer.value) }
      return .visitChildren
    }
  }
#endif
