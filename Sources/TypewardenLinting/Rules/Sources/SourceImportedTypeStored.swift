internal import InfoPlists
internal import TypeDeclarations
internal import TypewardenSwiftFacts

/// An imported type that is kept in a constant for good.
///
/// What an imported type stands for may change while the app runs, when another app that declares it
/// is installed or removed. Apple's documentation therefore shows a computed property for imported
/// types and a constant for exported ones. Types of the system never change.
enum SourceImportedTypeStored: SourceRule {
  static let metadata = RuleMetadata(
    id: "source-imported-type-stored", group: .sources, severity: .note, fix: .ask,
    sources: [
      "https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/init(importedas:conformingto:)",
      "https://github.com/Shpigford/clearly/pull/40",
    ], needsSources: true)

  static let examples: [RuleExample] = [
    .bad(
      "a stored constant",
      swift: """
        extension UTType {
          static let ⟶board = UTType(importedAs: "org.example.board")
        }
        """,
      ExampleList.importing("org.example.board")),
    .good(
      "a computed property",
      swift: """
        extension UTType {
          static var board: UTType { UTType(importedAs: "org.example.board") }
        }
        """,
      ExampleList.importing("org.example.board")),
    .good(
      "an exported type",
      swift: """
        extension UTType {
          static let note = UTType(exportedAs: "com.example.app.note")
        }
        """,
      ExampleList.exporting("com.example.app.note")),
    .good(
      "a type that the system exports",
      swift: """
        extension UTType {
          static let words = UTType(importedAs: "com.apple.rtfd")
        }
        """),
    .good(
      "a local constant",
      swift: """
        func board() -> UTType {
          let board = UTType(importedAs: "org.example.board")
          return board
        }
        """,
      ExampleList.importing("org.example.board")),
  ]

  static func check(_ sources: SourceFacts, in context: inout RuleContext) {
    for file in sources.module.files {
      for constant in file.typeConstants
      where constant.storage == .storedLet && constant.isStatic && !constant.isList
        && sources.isCompiled(constant.condition)
      {
        guard case .constructor(let index)? = constant.value.elements.first?.value,
          file.constructors.indices.contains(index), file.constructors[index].kind == .importedAs,
          let identifier = sources.module.resolve(file.constructors[index], in: file.path)
            .identifier,
          context.outside.type(identifier)?.isExportedByCore != true,
          context.ownDeclaration(of: identifier, .exported) == nil
        else { continue }
        context.report(
          .stored(constant.name, identifier),
          at: FilePlace(path: file.path, place: constant.place), about: identifier)
        let isPlain = file.constructors[index].spelling == .value
        context.fix("make it a computed property") { fix in
          if isPlain { fix.makeComputed(constant, in: file.path) }
        }
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func stored(_ name: String, _ identifier: String) -> Self {
    Self(
      "imported type `\(identifier)` is kept in a constant, and what it stands for may change",
      notes: ["write `static var \(name): UTType { UTType(importedAs: \"\(identifier)\") }`"])
  }
}
