import TypeDeclarations

/// One answer of a real system, and what a registry answers to the same question.
struct RecordedAnswer: Hashable {
  let kind: String
  let input: String
  let supertype: String?
  let expected: String
  let standing: String

  init(_ fields: [String]) {
    kind = fields[0]
    input = fields[1]
    supertype = Fixture.optional(fields[2])
    expected = fields[3]
    standing = fields[4]
  }

  /// Whether the row must agree: nothing is known against it, and it was not used to write the
  /// declarations.
  var isBinding: Bool { standing == "independent" }

  /// What tells the question from others.
  var question: [String] { [kind, input, supertype ?? "-", expected] }

  /// The registry's answer in the form of ``expected``.
  func answer(of registry: TypeRegistry) -> String {
    switch kind {
    case "extension-to-type": preferred(.filenameExtension, registry)
    case "mime-to-type": preferred(.mimeType, registry)
    case "preferred-extension": registry.type(input)?.preferredTag(.filenameExtension) ?? "-"
    case "preferred-mime": registry.type(input)?.preferredTag(.mimeType) ?? "-"
    case "type-tree":
      registry.type(input).map { type in
        ([type] + type.supertypes).map(\.identifier.rawValue).sorted().joined(separator: " ")
      } ?? "-"
    case "conforms":
      registry.type(input)?.conforms(to: TypeIdentifier(supertype ?? "")) ?? false ? "yes" : "no"
    default: "no such question"
    }
  }

  private func preferred(_ tagClass: TagClass, _ registry: TypeRegistry) -> String {
    let supertype: TypeIdentifier? =
      tagClass == .mimeType ? .data : self.supertype.map { TypeIdentifier($0) }
    let found = registry.preferredType(tag: input, tagClass: tagClass, conformingTo: supertype)
    return found?.identifier.rawValue ?? "-"
  }
}
