internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations
internal import TypewardenSwiftFacts

/// `UTType("…")!` for a type that is not sure to be there.
///
/// The initializer gives nil for an identifier that the system does not know: a crash at first use,
/// on users' machines only. A type that nobody declares is an error. One that the app imports, or
/// that only some software of Apple's declares, gets a warning: it is not there before the app is
/// registered. Types that every system has, or that the app exports, are fine.
enum SourceForceUnwrappedType: SourceRule {
  static let metadata = RuleMetadata(
    id: "source-force-unwrapped-type", group: .sources, severity: .error, fix: .ask,
    sources: [
      "https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/init(_:)",
      "https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/init(identifier:allowundeclared:)",
      "https://github.com/Ranchero-Software/NetNewsWire/issues/4426",
    ], needsSources: true)

  static let examples: [RuleExample] = [
    .bad(
      "nobody declares the type",
      swift: """
        let board = UTType(⟶"org.example.board")!
        """),
    .bad(
      "the app imports the type", severity: .warning,
      swift: """
        let board = UTType(⟶"org.example.board")!
        """,
      ExampleList.importing("org.example.board")),
    .bad(
      "only Xcode declares the type", severity: .warning,
      swift: """
        let results = UTType(⟶"com.apple.xcode.resultbundle")!
        """),
    .good(
      "a type that every system has",
      swift: """
        let picture = UTType("public.png")!
        """),
    .good(
      "the app exports the type",
      swift: """
        let note = UTType("com.example.app.note")!
        """,
      ExampleList.exporting("com.example.app.note")),
    .good(
      "another type where it is not there",
      swift: """
        let board = UTType("org.example.board") ?? .data
        """),
    .good(
      "an initializer that always gives a type",
      swift: """
        var board: UTType { UTType(importedAs: "org.example.board") }
        """,
      ExampleList.importing("org.example.board")),
  ]

  static func check(_ sources: SourceFacts, in context: inout RuleContext) {
    for made in sources.constructors
    where made.kind == .identifier && made.constructor.unwrapping == .forced {
      guard let identifier = made.identifier else { continue }
      if let type = context.undeclared(identifier, in: made.path) {
        let severity = type.severity(usual: .error)
        let related = severity > .note ? context.silenceLists(about: identifier) : []
        context.report(
          .undeclared(type), at: made.place, about: identifier, severity: severity,
          related: related)
        offerFix(made, declaring: type, of: identifier, in: &context)
      } else if context.ownDeclaration(of: identifier, .exported) == nil,
        let layer = context.registry.type(identifier)?.layer, layer != .core
      {
        context.report(
          .mayBeMissing(identifier, isImported: context.declaresItself(identifier)),
          at: made.place, about: identifier, severity: .warning)
        offerFix(made, declaring: nil, of: identifier, in: &context)
      }
    }
  }

  /// The initializer that never fails, and the declaration that it asks for.
  private static func offerFix(
    _ made: SourceConstructor, declaring type: UndeclaredType?, of identifier: String,
    in context: inout RuleContext
  ) {
    guard context.makesFixes, made.place.path == made.path else { return }
    let isOwn = type?.isOwn == true
    let label = isOwn ? "exportedAs" : "importedAs"
    var content: PropertyListContent?
    if let type, type.nearest == nil, !type.isReserved, type.doubt != .containingApp {
      content = DeclarationContent.skeleton(
        type.identifier, extensions: [], conformingTo: ["public.data"])
    }
    if type == nil, !context.declaresItself(identifier),
      let known = context.registry.type(identifier)
    {
      content = DeclarationContent.copy(of: known.declaration)
    }
    context.fix("write `UTType(\(label):)`" + (content == nil ? "" : " and declare the type")) {
      fix in
      fix.setLabel(label, of: made)
      fix.removeForce(of: made)
      if let content, fix.appList != nil { fix.declare(content, isOwn ? .exported : .imported) }
    }
  }
}

extension Finding.Message {
  fileprivate static func undeclared(_ type: UndeclaredType) -> Self {
    if type.doubt == .sharedSource { return .shared(type) }
    return Self(
      "`\(type.identifier)` is declared nowhere, and to unwrap its type by force crashes",
      notes: [
        type.doubt == .containingApp
          ? "the app that contains this code must declare it"
          : "declare it and write `UTType(exportedAs:)` or `UTType(importedAs:)`, which never fail"
      ])
  }

  fileprivate static func mayBeMissing(_ identifier: String, isImported: Bool) -> Self {
    Self(
      isImported
        ? "`\(identifier)` is only imported, and to unwrap its type by force may crash"
        : "`\(identifier)` is not on every system, and to unwrap its type by force may crash",
      notes: ["write `UTType(importedAs:)`, which never fails"])
  }
}
