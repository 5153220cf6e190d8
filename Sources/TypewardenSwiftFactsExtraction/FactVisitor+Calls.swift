#if canImport(SwiftParser)
  internal import SwiftSyntax
  internal import TypewardenSwiftFacts

  extension FactVisitor {
    func note(call node: FunctionCallExprSyntax) {
      _ = constructor(node, context: nil)
      guard let name = node.calledName else { return }
      if name == "DocumentGroup" { note(documentGroup: node) }
      if name == "registerUndo" || name == "prepare", let nameToken = node.calledNameToken,
        name == "registerUndo" || node.arguments.first?.label?.text == "withInvocationTarget"
      {
        facts.undoRegistrations.append(place(nameToken))
      }
      if let rule = TypeUseRule.rules[name] { note(rule, name: name, in: node) }
      note(fileAccess: node, name: name)
    }

    private func note(_ rule: TypeUseRule, name: String, in node: FunctionCallExprSyntax) {
      for argument in node.arguments {
        let label = argument.label?.text ?? ""
        guard let meaning = rule.labels[label] else { continue }
        if label.isEmpty, argument.id != node.arguments.first?.id { continue }
        // `for: Note.self` names a Swift type, not a type of data.
        let text = argument.expression.trimmedDescription
        if text.hasSuffix(".self") || text == "nil" { continue }
        let types = list(argument.expression, context: meaning)
        facts.typeUses.append(
          TypeUse(
            kind: rule.kind, api: name, types: types,
            place: place(node.calledNameToken.map(Syntax.init) ?? Syntax(node)),
            condition: condition))
      }
    }

    /// `panel.allowedContentTypes = […]`.
    func note(sequence node: SequenceExprSyntax) {
      let elements = Array(node.elements)
      guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) else { return }
      let target = Self.bare(elements[0])
      if let member = target.as(MemberAccessExprSyntax.self) {
        let name = member.declName.baseName
        if ["allowedContentTypes", "allowedFileTypes"].contains(name.text) {
          let types = list(ofOperands: Array(elements[2...]), context: "UTType")
          facts.typeUses.append(
            TypeUse(
              kind: .panel, api: name.text, types: types, place: place(name), condition: condition))
        }
        // Core Data and SwiftData register with the manager that they are given.
        if name.text == "undoManager", member.base != nil {
          facts.undoRegistrations.append(place(name))
        }
      }
      if let name = target.as(DeclReferenceExprSyntax.self) {
        note(local: name.baseName.text, value: elements[2])
      }
    }
  }
#endif
