internal import InfoPlists
internal import TypeDeclarations
internal import TypewardenSwiftFacts

/// `UTType(exportedAs:)` for a type that the app does not declare.
///
/// The system logs a fault at run time: the type "was expected to be declared and exported in the
/// Info.plist" of the app. The value exists all the same, so that the failure shows later: files are
/// grey, drops never arrive. Generators of projects that write the Info.plist anew are a common cause.
/// Code of a package or framework without its app gets a note: the app must export the type.
enum SourceExportedTypeUndeclared: SourceRule {
  static let metadata = RuleMetadata(
    id: "source-exported-type-undeclared", group: .sources, severity: .error, fix: .ask,
    sources: [
      "https://github.com/kiwix/kiwix-apple/issues/589",
      "https://github.com/thaw-app/Thaw/pull/965",
      "https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/init(exportedas:conformingto:)",
    ], needsSources: true)

  static let examples: [RuleExample] = [
    .bad(
      "nothing declares the type",
      swift: """
        extension UTType {
          static let note = UTType(exportedAs: ⟶"com.example.app.note")
        }
        """),
    .bad(
      "the identifier stands in a constant",
      swift: """
        enum Identifiers {
          static let note = ⟶"com.example.app.note"
        }
        extension UTType {
          static let note = UTType(exportedAs: Identifiers.note)
        }
        """,
      ExampleList.exporting("com.example.app.board")),
    .bad(
      "a type of the system, which only the system exports", severity: .warning,
      swift: """
        let json = UTType(exportedAs: ⟶"public.json")
        """),
    .bad(
      "a type of the system whose constant is newer than the oldest system of the app",
      severity: .warning,
      swift: """
        let page = UTType(exportedAs: ⟶"net.daringfireball.markdown")
        """,
      """
      <key>LSMinimumSystemVersion</key>
      <string>14.0</string>
      """),
    .bad(
      "a framework, whose app has to export the type", severity: .note,
      swift: """
        let note = UTType(exportedAs: ⟶"com.example.app.note")
        """,
      ExampleList.framework),
    .good(
      "declared, in another case",
      swift: """
        extension UTType {
          static let note = UTType(exportedAs: "com.example.app.Note")
        }
        """,
      ExampleList.exporting("com.example.app.note")),
    .good(
      "declared behind a placeholder of the build",
      swift: """
        let note = UTType(exportedAs: "com.example.app.note")
        """,
      ExampleList.exporting("$(PRODUCT_BUNDLE_IDENTIFIER).note")),
    .good(
      "imported, which another rule reports",
      swift: """
        let note = UTType(exportedAs: "org.example.note")
        """,
      ExampleList.importing("org.example.note")),
    .good(
      "an identifier that is made at run time",
      swift: """
        func type(_ name: String) -> UTType { UTType(exportedAs: "com.example.app.\\(name)") }
        """),
    .good(
      "code that the platform does not compile", platform: .macos,
      swift: """
        #if os(iOS)
          let note = UTType(exportedAs: "com.example.app.note")
        #endif
        """),
  ]

  static func check(_ sources: SourceFacts, in context: inout RuleContext) {
    for made in sources.constructors where made.kind == .exportedAs {
      guard let identifier = made.identifier, !context.declaresItself(identifier) else { continue }
      if context.outside.type(identifier) != nil {
        guard context.product.showsAllDeclarations else { continue }
        let constant = context.offeredConstant(for: identifier)
        context.report(
          .notOwn(identifier, constant), at: made.place, about: identifier, severity: .warning)
        context.fix("write `\(constant?.text ?? "UTType(importedAs:)")`") {
          if let constant {
            $0.replaceCall(of: made, with: constant.text)
          } else {
            $0.setLabel("importedAs", of: made)
          }
        }
        continue
      }
      guard let type = context.undeclared(identifier, in: made.path) else { continue }
      // That the app exports the type is what the call says, whoever owns the name.
      let severity: Severity? =
        switch type.doubt {
        case .containingApp, .sharedSource: .note
        case .exportedElsewhere where !context.isNamedByDocumentType(identifier): .warning
        default: nil
        }
      let related = severity == .note ? [] : context.silenceLists(about: identifier)
      context.report(
        .undeclared(type), at: made.place, about: identifier, severity: severity,
        related: related)
      if type.exporter != nil {
        context.fixUndeclared(type, at: made.place, exporting: false)
      } else {
        context.fixUndeclared(type, at: made.place, exporting: true)
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func undeclared(_ type: UndeclaredType) -> Self {
    let name = type.identifier
    if type.doubt == .containingApp {
      return Self(
        "`\(name)` is used as an exported type and not declared here",
        notes: ["the app that contains this code must export it"])
    }
    if type.doubt == .sharedSource { return .shared(type) }
    if type.doubt == .exportedElsewhere, let exporter = type.exporter {
      return Self(
        "`\(name)` is used as an exported type, and only another product exports it",
        notes: [
          "\(exporter) exports it; export it here too if it is the same app, else import it and "
            + "write `UTType(importedAs:)`"
        ])
    }
    return Self(
      "`\(name)` is used as an exported type and declared nowhere",
      notes: ["add its declaration to `UTExportedTypeDeclarations` of the app's property list"])
  }

  fileprivate static func notOwn(_ identifier: String, _ constant: OfferedConstant?) -> Self {
    Self(
      "`\(identifier)` is used as an exported type, and this app does not export it",
      notes: [
        constant.map { "write \($0.shown)" }
          ?? "write `UTType(importedAs:)`: the system declares it"
      ])
  }
}
