#if canImport(SwiftParser)
  internal import SwiftSyntax
  internal import TypewardenSwiftFacts

  extension FactVisitor {
    /// Notes constants and the lists of document classes.
    func note(variable node: VariableDeclSyntax) {
      let modifiers = node.modifiers.map(\.name.text)
      let isMember = scopes.last?.kind == .type
      let isStatic = modifiers.contains { $0 == "static" || $0 == "class" } || scopes.isEmpty
      let isLet = node.bindingSpecifier.text == "let"
      for binding in node.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
          continue
        }
        if !isMember, let value = binding.initializer?.value {
          note(local: binding.pattern, value: value)
        }
        let body = binding.accessorBlock?.getter
        // A variable inside a function may hold anything by the time it is used.
        if !isMember, !scopes.isEmpty, !isLet { continue }
        let constant = ConstantSource(
          name: name, annotation: TypeAnnotation(binding.typeAnnotation?.type),
          value: binding.initializer?.value, body: body,
          storage: body != nil ? .computed : isLet ? .storedLet : .storedVar, isStatic: isStatic)
        note(constant, in: node)
      }
    }

    private struct ConstantSource {
      var name: TokenSyntax
      var annotation: TypeAnnotation
      var value: ExprSyntax?
      var body: CodeBlockItemListSyntax?
      var storage: TypeConstant.Storage
      var isStatic: Bool
    }

    private func note(_ constant: ConstantSource, in node: VariableDeclSyntax) {
      let name = constant.name.identifierText
      let role = DocumentTypeList.Role(rawValue: name)
      guard let meaning = meaning(of: constant) else { return }
      if case .text = meaning {
        noteText(constant)
        return
      }
      guard case .types(let context, let isList) = meaning else { return }
      let outer = scopes
      if constant.body != nil { scopes.append(Scope(kind: .function, name: name + "()")) }
      var value: TypeList?
      if let body = constant.body {
        value = list(returnedBy: body, context: context)
      } else if let expression = constant.value {
        value = list(expression, context: context)
      }
      scopes = outer
      guard let value else { return }
      if let role, scopes.last?.kind == .type {
        add(DocumentTypeList(role: role, types: value, place: place(constant.name)), to: node)
      } else if let kind = Self.providerLists[name], scopes.last?.kind == .type {
        facts.typeUses.append(
          TypeUse(
            kind: kind, api: name, types: value, place: place(constant.name), condition: condition))
      }
      facts.typeConstants.append(
        TypeConstant(
          name: name, enclosing: enclosingScope, storage: constant.storage,
          isStatic: constant.isStatic, isList: isList, value: value, place: place(constant.name),
          condition: condition))
    }

    /// Lists that `NSItemProviderReading`, `NSItemProviderWriting` and Services ask for.
    private static let providerLists: [String: TypeUse.Kind] = [
      "readableTypeIdentifiersForItemProvider": .drop,
      "writableTypeIdentifiersForItemProvider": .drag,
    ]

    private enum Meaning {
      case types(context: String, isList: Bool)
      case text
    }

    /// What a constant holds, by its annotation or else by the look of its value.
    private func meaning(of constant: ConstantSource) -> Meaning? {
      let name = constant.name.identifierText
      switch constant.annotation {
      case .type(let context): return .types(context: context, isList: false)
      case .list(let context): return .types(context: context, isList: true)
      case .text, .texts, .none:
        let expression =
          constant.value ?? constant.body.flatMap { ReturnedExpressions.of($0).first }
        guard let expression else { return nil }
        // A computed property without a type does not compile.
        if constant.annotation == .none, constant.body != nil { return nil }
        if DocumentTypeList.Role(rawValue: name) != nil || Self.providerLists[name] != nil {
          return .types(context: "UTType", isList: true)
        }
        let bare = Self.bare(expression)
        if let array = bare.as(ArrayExprSyntax.self) {
          guard constant.annotation != .text,
            let context = array.elements.lazy.compactMap({ self.context(of: $0.expression) }).first
          else { return nil }
          return .types(context: context, isList: true)
        }
        if constant.annotation == .texts { return nil }
        if let context = context(of: bare), !bare.is(StringLiteralExprSyntax.self) {
          return .types(context: context, isList: false)
        }
        return .text
      case .other: return nil
      }
    }

    /// The type that an expression shows itself to be of; nil when it does not.
    private func context(of expression: ExprSyntax) -> String? {
      let bare = Self.bare(expression)
      if let literal = bare.as(StringLiteralExprSyntax.self) {
        return literal.looksLikeIdentifier ? "UTType" : nil
      }
      if let call = bare.as(FunctionCallExprSyntax.self) {
        guard let index = constructor(call, context: nil) else { return nil }
        return facts.constructors[index].kind == .pasteboardType ? Self.pasteboardType : "UTType"
      }
      guard let reference = reference(bare, context: nil) else { return nil }
      if reference.qualifier == "UTType" || reference.name.hasPrefix("kUTType") { return "UTType" }
      return reference.qualifier == Self.pasteboardType ? Self.pasteboardType : nil
    }

    private func noteText(_ constant: ConstantSource) {
      let expression =
        constant.value ?? constant.body.flatMap { ReturnedExpressions.of($0).first }
      guard let expression else { return }
      let bare = Self.bare(expression)
      if let literal = bare.as(StringLiteralExprSyntax.self) {
        // Text that cannot be an identifier or the start of one is nobody's type.
        guard literal.looksLikeIdentifier || literal.isInterpolated else { return }
      } else if constant.annotation == .none && !bare.is(MemberAccessExprSyntax.self) {
        return
      }
      facts.stringConstants.append(
        StringConstant(
          name: constant.name.identifierText, enclosing: enclosingScope, value: text(bare),
          place: place(bare), condition: condition))
    }

    func note(enumCase node: EnumCaseElementSyntax) {
      guard let literal = node.rawValue?.value.as(StringLiteralExprSyntax.self),
        literal.looksLikeIdentifier
      else { return }
      facts.stringConstants.append(
        StringConstant(
          name: node.name.identifierText, enclosing: enclosingScope,
          value: text(ExprSyntax(literal)),
          place: place(literal), condition: condition))
    }
  }

  /// What an annotation says that a constant holds.
  enum TypeAnnotation: Equatable {
    case none
    /// One type; with the type that `.name` belongs to.
    case type(context: String)
    case list(context: String)
    case text
    case texts
    case other

    init(_ type: TypeSyntax?) {
      guard let type else {
        self = .none
        return
      }
      var text = type.trimmedDescription
      while text.hasSuffix("?") || text.hasSuffix("!") { text.removeLast() }
      let element = Self.element(of: text)
      let name = FactVisitor.qualifier(element ?? text)
      switch name {
      case "UTType", "UTTypeReference":
        self = element == nil ? .type(context: "UTType") : .list(context: "UTType")
      case "NSPasteboard.PasteboardType", "PasteboardType", "AppKit.NSPasteboard.PasteboardType":
        let context = FactVisitor.pasteboardType
        self = element == nil ? .type(context: context) : .list(context: context)
      case "String", "CFString", "NSString", "StaticString", "Substring":
        self = element == nil ? .text : .texts
      default: self = .other
      }
    }

    private static func element(of text: String) -> String? {
      if text.hasPrefix("["), text.hasSuffix("]") { return String(text.dropFirst().dropLast()) }
      for collection in ["Array<", "Set<", "OrderedSet<"] where text.hasPrefix(collection) {
        return String(text.dropFirst(collection.count).dropLast())
      }
      return nil
    }
  }

  extension AccessorBlockSyntax {
    /// The statements that give the value; nil for observers of a stored property.
    var getter: CodeBlockItemListSyntax? {
      switch accessors {
      case .getter(let statements): return statements
      case .accessors(let list):
        return list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
      @unknown default: return nil
      }
    }
  }

  extension StringLiteralExprSyntax {
    var isInterpolated: Bool { segments.contains { $0.is(ExpressionSegmentSyntax.self) } }

    /// Whether the text may be a type identifier: a dot, and nothing that none can have.
    var looksLikeIdentifier: Bool {
      guard segments.count == 1,
        let text = segments.first?.as(StringSegmentSyntax.self)?.content.text
      else { return false }
      var dots = 0
      for byte in text.utf8 {
        if byte == UInt8(ascii: ".") { dots += 1 }
        if byte <= 0x20 || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ":") { return false }
      }
      return dots > 0 && text.utf8.count <= 255 && !text.hasPrefix(".") && !text.hasSuffix(".")
    }
  }
#endif
