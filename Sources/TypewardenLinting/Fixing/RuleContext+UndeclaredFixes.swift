internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations
internal import TypewardenProjects
internal import TypewardenSwiftFacts

/// What mends the use of a type that nobody declares: the name that was meant, or a declaration.
extension RuleContext {
  /// Offers a fix at a value of a list that names an undeclared type.
  mutating func fixUndeclared(
    _ type: UndeclaredType, at value: PropertyListValue, part: Range<Int>? = nil
  ) {
    guard makesFixes else { return }
    if let nearest = type.nearest {
      let text = part.map { Self.text(of: value, with: nearest, at: $0) } ?? nearest
      fix(.ask, "write `\(nearest)`") { $0.setText(of: value, to: text) }
    } else {
      // As it is written: with its placeholders, which the build fills in both places.
      let identifier = part == nil ? value.string ?? type.identifier : type.identifier
      declare(type, as: identifier, extensions: extensions(beside: value))
    }
  }

  /// Offers a fix for a literal in a source that names an undeclared type.
  mutating func fixUndeclared(
    _ type: UndeclaredType, at place: FilePlace, exporting: Bool? = nil
  ) {
    guard makesFixes else { return }
    if let nearest = type.nearest {
      fix(.ask, "write `\(nearest)`") { builder in
        builder.replaceLiteral(at: place, with: nearest)
      }
    } else {
      declare(
        type, as: type.identifier, extensions: [DeclarationContent.label(of: type.identifier)],
        exporting: exporting)
    }
  }

  private mutating func declare(
    _ type: UndeclaredType, as identifier: String, extensions: [String], exporting: Bool? = nil
  ) {
    // A format that the list names by a declared type too needs no second one.
    if type.isReserved || type.doubt == .containingApp || type.doubt == .besideDeclared { return }
    let kind: TypeDeclaration.Kind = exporting ?? type.isOwn ? .exported : .imported
    if kind == .imported, let known = elsewhere.declaration(of: TypeIdentifier(identifier)) {
      return fix(.ask, "import the declaration of the other product") { $0.declare(known, kind) }
    }
    let isDocument = isNamedByDocumentType(type.identifier)
    let content = DeclarationContent.skeleton(
      identifier, extensions: isDocument ? Self.plausible(extensions) : [],
      conformingTo: isDocument ? ["public.data", "public.content"] : ["public.data"])
    fix(.ask, "\(kind == .exported ? "export" : "import") a declaration, to be completed") {
      $0.declare(content, kind)
    }
  }

  /// The extensions that a document type lists beside a type, else what the name ends with.
  private func extensions(beside value: PropertyListValue) -> [String] {
    let array = value.container
    let dictionary = array?.kind == .array ? array?.container : array
    if let listed = dictionary?[.documentTypeExtensions] {
      let texts = listed.kind == .string ? [listed] : Array(listed.elements)
      return texts.compactMap(\.string)
    }
    return [DeclarationContent.label(of: value.string ?? "")]
  }

  /// Those that can be extensions as they stand.
  private static func plausible(_ extensions: [String]) -> [String] {
    extensions.map { $0.lowercased() }.filter { text in
      !text.isEmpty
        && text.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
    }
  }

  /// The text of a value with another name at a part of it.
  private static func text(
    of value: PropertyListValue, with name: String, at part: Range<Int>
  ) -> String {
    let bytes = value.withText { Array($0) }
    return String(
      decoding: bytes[..<part.lowerBound] + Array(name.utf8) + bytes[part.upperBound...],
      as: UTF8.self)
  }
}
