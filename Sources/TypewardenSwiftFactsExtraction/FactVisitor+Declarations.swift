#if canImport(SwiftParser)
  internal import SwiftSyntax
  internal import TypewardenSwiftFacts

  extension FactVisitor {
    func note(import node: ImportDeclSyntax) {
      let name = node.path.map(\.name.text).joined(separator: ".")
      let module = node.path.first?.name.text ?? name
      if !facts.imports.contains(module) { facts.imports.append(module) }
      if module == "MobileCoreServices" {
        facts.legacyUses.append(
          LegacyUse(kind: .import, name: module, place: place(node.path), condition: condition))
      }
    }

    /// Notes a type or extension and steps into it.
    func enter(
      _ node: some DeclSyntaxProtocol, _ keyword: SwiftDeclaration.Keyword,
      _ name: some SyntaxProtocol, _ inheritance: InheritanceClauseSyntax?,
      _ attributes: AttributeListSyntax
    ) -> SyntaxVisitorContinueKind {
      let text = Self.typeName(name)
      scopes.append(Scope(kind: .type, name: text))
      let inherited = inheritance?.inheritedTypes.flatMap { Self.typeNames(in: $0.type) } ?? []
      // An extension that says nothing about documents is not needed to know the type.
      if keyword != .extension || !inherited.isEmpty {
        facts.declarations.append(
          SwiftDeclaration(
            keyword: keyword, name: enclosingType ?? text,
            objectiveCName: Self.objectiveCName(attributes), inherited: inherited,
            place: place(name), condition: condition))
      }
      return .visitChildren
    }

    /// Adds a list to the innermost type around the current node.
    func add(_ list: DocumentTypeList, to node: some SyntaxProtocol) {
      guard let name = enclosingType else { return }
      if let index = facts.declarations.lastIndex(where: { $0.name == name }),
        facts.declarations[index].condition == condition
          || facts.declarations[index].keyword != .extension
      {
        facts.declarations[index].lists.append(list)
        return
      }
      var parent = node.parent
      while let current = parent, !current.is(ExtensionDeclSyntax.self) { parent = current.parent }
      guard let found = parent?.as(ExtensionDeclSyntax.self) else { return }
      facts.declarations.append(
        SwiftDeclaration(
          keyword: .extension, name: name, lists: [list], place: place(found.extendedType),
          condition: condition))
    }

    /// A type's name without generic arguments and without the module of the type API.
    static func typeName(_ node: some SyntaxProtocol) -> String {
      var text = node.trimmedDescription
      if let angle = text.firstIndex(of: "<") { text = String(text[..<angle]) }
      return qualifier(text)
    }

    /// A qualifier with the module of the type API taken away.
    static func qualifier(_ text: String) -> String {
      let module = "UniformTypeIdentifiers."
      return text.hasPrefix(module) ? String(text.dropFirst(module.count)) : text
    }

    /// The types that an entry of an inheritance clause names, without attributes.
    private static func typeNames(in type: TypeSyntax) -> [String] {
      if let attributed = type.as(AttributedTypeSyntax.self) {
        return typeNames(in: attributed.baseType)
      }
      if let composition = type.as(CompositionTypeSyntax.self) {
        return composition.elements.flatMap { typeNames(in: $0.type) }
      }
      let name = typeName(type)
      return name.isEmpty ? [] : [name]
    }

    /// The name in `@objc(NAME)`.
    private static func objectiveCName(_ attributes: AttributeListSyntax) -> String? {
      for attribute in attributes {
        guard let attribute = attribute.as(AttributeSyntax.self),
          attribute.attributeName.trimmedDescription == "objc",
          let arguments = attribute.arguments
        else { continue }
        return arguments.trimmedDescription
      }
      return nil
    }
  }

  extension IfConfigClauseSyntax {
    /// The condition of a branch, those of the branches before it denied.
    var fullCondition: String {
      var parts: [String] = []
      if let list = parent?.as(IfConfigClauseListSyntax.self) {
        for clause in list where clause.position < position {
          if let condition = clause.condition { parts.append("!(\(condition.trimmedDescription))") }
        }
      }
      if let condition { parts.append(condition.trimmedDescription) }
      return parts.isEmpty ? "true" : parts.joined(separator: " && ")
    }
  }

  extension AccessorBlockSyntax {
    /// The name of the property that it belongs to; `subscript` for a subscript.
    var propertyName: String {
      parent?.as(PatternBindingSyntax.self)?.pattern.trimmedDescription ?? "subscript"
    }
  }
#endif
