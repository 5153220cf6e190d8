internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations

/// An identifier in other capitals than its declaration has.
///
/// The system compares identifiers without regard to case, so it mostly works. Code that compares
/// strings, keys of dictionaries and other platforms' tools do not.
enum IdentifierCaseMismatch: KeyRule {
  static let metadata = RuleMetadata(
    id: "identifier-case-mismatch", group: .declarations, severity: .warning, fix: .ask,
    sources: [
      "https://en.wikipedia.org/wiki/Uniform_Type_Identifier",
      "https://yianzhou.com/docs/apple/uniform-type-identifiers",
    ])

  static let examples: [RuleExample] = [
    .bad(
      "a document type and a supertype",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>LSItemContentTypes</key>
          <array>⟶<string>com.example.app.mynote</string></array>
        </dict>
      </array>
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.MyNote</string>
        </dict>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.template</string>
          <key>UTTypeConformsTo</key>
          ⟶<string>com.example.app.Mynote</string>
        </dict>
      </array>
      """),
    .bad(
      "a public type",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>LSItemContentTypes</key>
          <array>⟶<string>public.JPEG</string><string>public.png</string></array>
        </dict>
      </array>
      """),
    .good(
      "one spelling, capitals or not",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>LSItemContentTypes</key>
          <array><string>com.example.app.MyNote</string></array>
        </dict>
      </array>
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.MyNote</string>
        </dict>
      </array>
      """),
    .good(
      "a type that nobody declares, which another rule reports",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>LSItemContentTypes</key>
          <array><string>com.example.app.note</string><string>com.example.app.Note</string></array>
        </dict>
      </array>
      """),
  ]

  static func concerns(_ key: KeyFacts) -> Bool {
    key.known.map {
      $0.namesTypes || $0 == .typeIdentifier || $0 == .typeConformsTo
    } == true
  }

  static func check(_ key: KeyedValue, in context: inout RuleContext) {
    key.forEachString { value in
      guard let id = context.id(of: value) else { return }
      let type = context.registry.type(id)
      if isSpelled(value, as: type, &context) { return }
      check(value, id, type, key.dictionary, in: &context)
    }
  }

  private static func check(
    _ value: PropertyListValue, _ id: TypeRegistry.TypeID, _ type: RegisteredType,
    _ entry: PropertyListValue, in context: inout RuleContext
  ) {
    let settings = context.settings
    let declared = context.declarations.declarations(of: id).first { _ in true }
    if let place = declared?.identifierValue {
      let isSame = value.withText(expandedBy: settings) { text in
        place.withText(expandedBy: settings) { $0.elementsEqual(text) }
      }
      guard !isSame else { return }
      let text = context.text(of: value)
      context.report(
        .mismatch(text, context.text(of: place)), at: value, about: text, entry: entry,
        related: [(place, "declared here")])
      let isHere = place.storage === value.storage
      let spelling = context.makesFixes ? context.text(of: place) : ""
      context.fix("take the spelling of the declaration") { fix in
        fix.setText(of: value, to: isHere ? place.string ?? spelling : spelling)
      }
    } else if !type.isStandard || type.identifier.isPublic {
      // The capitals of other standard types are known at second hand only.
      let text = context.text(of: value)
      context.report(
        .mismatch(text, type.declaration.spelling), at: value, about: text, entry: entry)
      context.fix("take the spelling of the declaration") {
        $0.setText(of: value, to: type.declaration.spelling)
      }
    }
  }

  private static func isSpelled(
    _ value: PropertyListValue, as type: RegisteredType, _ context: inout RuleContext
  ) -> Bool {
    value.withText(expandedBy: context.settings) { text in
      type.withSpelling { $0.elementsEqual(text) }
    }
  }
}

extension Finding.Message {
  fileprivate static func mismatch(_ identifier: String, _ declared: String) -> Self {
    Self(
      "`\(identifier)` is declared as `\(declared)`",
      notes: ["use one spelling: not everything compares identifiers without regard to case"])
  }
}
