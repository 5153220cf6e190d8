internal import PropertyLists
internal import TypeDeclarations

/// A declaration to be written, and what of it is a guess.
struct DeclarationSkeleton {
  var declaration: TypeDeclaration
  var guessesSupertypes = false
  var guessesTags = false
  /// Whether tags that new declarations should not have are written too.
  var hasAllTags = false

  /// The declaration that a type in code needs. Known types are declared as their owners do.
  init(_ item: MadeTypes.Item, in registry: TypeRegistry) {
    let kind: TypeDeclaration.Kind = item.isExported ? .exported : .imported
    if let known = registry.type(item.identifier)?.declaration {
      declaration = known
      declaration.spelling = item.identifier
      declaration.kind = kind
      declaration.version = nil
      return
    }
    let components = item.identifier.split(separator: ".").map(String.init)
    let last = components.last ?? item.identifier
    guessesSupertypes = item.supertypes.isEmpty
    guessesTags = true
    declaration = TypeDeclaration(
      item.identifier, kind: kind,
      conformingTo: guessesSupertypes ? ["public.data", "public.content"] : item.supertypes,
      tags: [.filenameExtension: [Self.fileExtension(from: last)]],
      localizedDescription: Self.title(from: item.name ?? last))
  }

  init(_ declaration: TypeDeclaration) { self.declaration = declaration }

  /// The dictionary of the declaration.
  var fragment: XMLFragment {
    var entries = [XMLFragment.Entry("UTTypeIdentifier", .string(declaration.spelling))]
    if let text = declaration.localizedDescription, !text.isEmpty {
      entries.append(.init("UTTypeDescription", .string(text)))
    }
    if let url = declaration.referenceURL {
      entries.append(.init("UTTypeReferenceURL", .string(url)))
    }
    if let version = declaration.version {
      entries.append(.init("UTTypeVersion", .string(String(version))))
    }
    entries.append(
      .init(
        "UTTypeConformsTo", .strings(declaration.supertypes.map(\.rawValue)),
        comment: guessesSupertypes
          ? "A guess: com.apple.package instead of public.data if it is a folder" : nil))
    let tags = declaration.tags.sorted { $0.key < $1.key }
      .filter { hasAllTags || $0.key == .filenameExtension || $0.key == .mimeType }
    if !tags.isEmpty {
      entries.append(
        .init(
          "UTTypeTagSpecification",
          .dictionary(tags.map { .init($0.key.rawValue, .strings($0.value)) }),
          comment: guessesTags ? "A guess from the identifier" : nil))
    }
    return .dictionary(entries)
  }

  /// The keys of the root with some declarations in them.
  static func rootEntries(_ skeletons: [DeclarationSkeleton]) -> [XMLFragment.Entry] {
    [("UTExportedTypeDeclarations", TypeDeclaration.Kind.exported), (importedKey, .imported)]
      .compactMap { key, kind in
        let own = skeletons.filter { $0.declaration.kind == kind }
        return own.isEmpty ? nil : XMLFragment.Entry(key, .array(own.map(\.fragment)))
      }
  }

  static let importedKey = "UTImportedTypeDeclarations"

  /// `exampleNotebook` and `example-notebook` as `Example Notebook`.
  static func title(from name: String) -> String {
    var title = ""
    var previous: Character = " "
    for character in name where character != "`" {
      if !character.isLetter, !character.isNumber {
        if !title.isEmpty, !title.hasSuffix(" ") { title += " " }
      } else {
        let isStart = title.isEmpty || title.hasSuffix(" ")
        if !isStart, character.isUppercase, previous.isLowercase { title += " " }
        title += title.isEmpty || title.hasSuffix(" ") ? character.uppercased() : "\(character)"
      }
      previous = character
    }
    return title
  }

  /// Letters and digits only, as extensions are.
  private static func fileExtension(from component: String) -> String {
    let kept = component.lowercased().filter { $0.isLetter || $0.isNumber }
    return kept.isEmpty ? "example" : kept
  }
}
