internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations
internal import TypewardenSwiftFacts

/// A named type that only some of Apple's software declares and the product does not import.
///
/// Document types, the lists of Quick Look and Spotlight extensions and code name such types. On a Mac
/// without that software nobody declares the type, and the entry means nothing. An imported
/// declaration makes it work everywhere. Types of Apple's that are not known to belong to one
/// program get a note.
enum TypeDependsOnInstalledSoftware: KeyRule, SourceRule {
  static let metadata = RuleMetadata(
    id: "type-depends-on-installed-software", group: .declarations, severity: .warning, fix: .ask,
    sources: [
      "https://developer.apple.com/documentation/swiftui/handling-advanced-document-scenarios"
    ], needsSources: true)

  static let examples: [RuleExample] = [
    .bad(
      "a type of Xcode's", claiming("⟶<string>com.apple.xcode.resultbundle</string>")),
    .bad(
      "a type of which the software is not known: only a note", severity: .note,
      claiming("⟶<string>com.topografix.gpx</string>")),
    .bad(
      "in code",
      swift: """
        var results: UTType { UTType(importedAs: ⟶"com.apple.xcode.resultbundle") }
        """),
    .good(
      "in code that asks whether it is there",
      swift: """
        let results = UTType("com.apple.xcode.resultbundle")
        """),
    .good(
      "the same type with its imported declaration",
      claiming("<string>com.apple.xcode.resultbundle</string>")
        + """

        <key>UTImportedTypeDeclarations</key>
        <array>
          <dict>
            <key>UTTypeIdentifier</key>
            <string>com.apple.xcode.resultbundle</string>
            <key>UTTypeConformsTo</key>
            <string>com.apple.package</string>
          </dict>
        </array>
        """),
    .good("types that every Mac has", claiming("<string>com.apple.rtfd</string>")),
    .good(
      "a type that nobody declares, which another rule reports",
      claiming("<string>com.apple.xcode.unheard-of</string>")),
  ]

  private static func claiming(_ type: String) -> String {
    """
    <key>CFBundleDocumentTypes</key>
    <array>
      <dict>
        <key>LSItemContentTypes</key>
        <array>\(type)</array>
      </dict>
    </array>
    """
  }

  static func concerns(_ key: KeyFacts) -> Bool {
    switch key.known {
    case .itemContentTypes, .quickLookSupportedContentTypes, .spotlightSupportedContentTypes: true
    default: false
    }
  }

  static func check(_ key: KeyedValue, in context: inout RuleContext) {
    key.forEachString { value in
      guard let id = context.id(of: value) else { return }
      let type = context.registry.type(id)
      let layer = type.layer
      guard layer == .appleSoftware || layer == .xcode, !context.declarations.contains(id),
        !context.isOfApple
      else { return }
      let identifier = context.text(of: value)
      context.report(
        .depends(identifier, software(of: type)), at: value, about: identifier,
        entry: key.dictionary, severity: layer == .xcode ? nil : .note)
      context.fix("import the type") {
        $0.declare(DeclarationContent.copy(of: type.declaration), .imported)
      }
    }
  }

  /// A look-up that may fail asks whether the type is there, and one that is unwrapped by force has
  /// a rule of its own.
  static func check(_ sources: SourceFacts, in context: inout RuleContext) {
    if context.isOfApple { return }
    for made in sources.constructors
    where made.kind == .importedAs || made.kind == .allowUndeclared {
      guard let identifier = made.identifier, let id = context.registry.id(of: identifier) else {
        continue
      }
      let type = context.registry.type(id)
      guard type.layer == .appleSoftware || type.layer == .xcode,
        !context.declarations.contains(id)
      else { continue }
      context.report(
        .depends(identifier, software(of: type)), at: made.place, about: identifier,
        severity: type.layer == .xcode ? nil : .note)
      context.fix("import the type") {
        $0.declare(DeclarationContent.copy(of: type.declaration), .imported)
      }
    }
  }

  /// What declares the type, as far as it is known.
  private static func software(of type: RegisteredType) -> String? {
    guard type.layer == .xcode else { return nil }
    let bundle = type.bundle ?? "xcode"
    return bundle == "xcode" ? "Xcode" : bundle
  }
}

extension Finding.Message {
  fileprivate static func depends(_ identifier: String, _ software: String?) -> Self {
    Self(
      software.map { "`\(identifier)` is declared by \($0), which not every Mac has" }
        ?? "`\(identifier)` is declared by software of Apple's that not every Mac may have",
      notes: ["import the type, so that it is known everywhere"])
  }
}
