#if canImport(SwiftParser)
  internal import SwiftSyntax
  internal import TypewardenSwiftFacts

  extension FactVisitor {
    /// Notes reading and writing of files where documents are handled, outside `read`, `write` and
    /// `coordinate(…)`. Whether the class around it is a document class is for the module to tell.
    func note(fileAccess node: FunctionCallExprSyntax, name: String) {
      guard coordinations == 0, let label = node.arguments.first?.label?.text,
        let call = Self.fileCall(name, label)
      else { return }
      let functions = scopes.filter { $0.kind == .function }.map(\.name)
      if functions.contains("read()") || functions.contains("write()") { return }
      let isDocumentURL = node.arguments.contains { mentionsDocumentURL($0.expression) }
      guard isDocumentURL || enclosingType != nil else { return }
      facts.uncoordinatedAccesses.append(
        UncoordinatedAccess(
          call: call, enclosing: enclosingType,
          function: functions.last.map { String($0.dropLast(2)) },
          isDocumentURL: isDocumentURL,
          place: place(node.calledNameToken.map(Syntax.init) ?? Syntax(node))))
    }

    /// The name of a call that touches a file; nil for any other.
    private static func fileCall(_ name: String, _ label: String) -> String? {
      switch (name, label) {
      case ("Data", "contentsOf"), ("String", "contentsOf"), ("NSData", "contentsOf"),
        ("FileHandle", "forReadingFrom"), ("FileHandle", "forWritingTo"),
        ("FileHandle", "forUpdating"), ("FileWrapper", "url"), ("write", "to"),
        ("OutputStream", "url"), ("InputStream", "url"), ("removeItem", "at"),
        ("moveItem", "at"), ("copyItem", "at"), ("replaceItem", "at"), ("replaceItemAt", "at"),
        ("createDirectory", "at"), ("trashItem", "at"), ("linkItem", "at"),
        ("contentsOfDirectory", "at"):
        "\(name)(\(label):)"
      default: nil
      }
    }

    /// Keeps the name of a local variable that is given a document's URL.
    func note(local pattern: PatternSyntax, value: ExprSyntax) {
      guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
      note(local: name, value: value)
    }

    func note(local name: String, value: ExprSyntax) {
      guard mentionsFileURL, !scopes.isEmpty, mentionsDocumentURL(value) else { return }
      scopes[scopes.count - 1].documentURLs.insert(name)
    }

    private func mentionsDocumentURL(_ expression: ExprSyntax) -> Bool {
      let search = DocumentURLSearch(
        names: scopes.reduce(into: []) { $0.formUnion($1.documentURLs) })
      search.walk(expression)
      return search.isFound
    }
  }

  /// Looks for `document.fileURL`, `configuration.fileURL` and variables that hold one.
  private final class DocumentURLSearch: SyntaxVisitor {
    let names: Set<String>
    var isFound = false

    init(names: Set<String>) {
      self.names = names
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if node.declName.baseName.text == "fileURL", let base = node.base {
        let last = FactVisitor.bare(base).trimmedDescription.split(separator: ".").last ?? ""
        let folded = last.lowercased()
        if folded.hasSuffix("document") || folded.hasSuffix("configuration") || folded == "self" {
          isFound = true
        }
      }
      return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let isMember = node.parent?.is(MemberAccessExprSyntax.self) ?? false
      if names.contains(node.baseName.text), !isMember || isBase(node) {
        isFound = true
      }
      return .visitChildren
    }

    // What a closure does happens elsewhere.
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    /// Whether a name is what a member is taken of, not the member.
    private func isBase(_ node: DeclReferenceExprSyntax) -> Bool {
      node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == ExprSyntax(node).id
    }
  }
#endif
