internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations

/// An exported type in a domain that belongs to Apple: `public.`, `com.apple.` or `dyn.`.
///
/// Two apps that invent the same `public.` name fight over the files, and a name that Apple adds
/// later wins without a word. Once documents are out, renaming the type costs them their app. Types
/// that the system already exports have their own rules.
enum ReservedIdentifierPrefix: DeclarationRule {
  static let metadata = RuleMetadata(
    id: "reserved-identifier-prefix", group: .declarations, severity: .error,
    sources: [
      "https://en.wikipedia.org/wiki/Uniform_Type_Identifier",
      "https://developer.apple.com/documentation/uniformtypeidentifiers/defining-file-and-data-types-for-your-app",
    ])

  static let examples: [RuleExample] = [
    .bad(
      "an invented public type",
      """
      <key>CFBundleIdentifier</key>
      <string>com.example.app</string>
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          ⟶<string>public.note</string>
        </dict>
      </array>
      """),
    .bad(
      "Apple's domain in capitals",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          ⟶<string>com.Apple.note</string>
        </dict>
      </array>
      """),
    .good(
      "an own domain that only begins alike",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.applepie.note</string>
        </dict>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>publications.note</string>
        </dict>
      </array>
      """),
    .good(
      "an imported one, which another rule reports",
      """
      <key>UTImportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>public.note</string>
        </dict>
      </array>
      """),
    .good(
      "Apple's own bundle",
      """
      <key>CFBundleIdentifier</key>
      <string>com.apple.example</string>
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.apple.example.note</string>
        </dict>
      </array>
      """),
    .good(
      "a type that the system exports, which another rule reports",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>public.json</string>
        </dict>
      </array>
      """),
  ]

  static func check(_ type: DeclaredType, in context: inout RuleContext) {
    guard type.kind == .exported, let value = type.identifierValue else { return }
    let domain = value.withText(expandedBy: context.settings) { IdentifierDomain($0) }
    guard domain != .other, !context.isOfApple else { return }
    if context.facts(of: type).outside?.isFrameworkType == true { return }
    let identifier = context.text(of: value)
    context.report(
      .reserved(identifier, domain), at: value, about: identifier, entry: type.dictionary)
  }
}

extension Finding.Message {
  fileprivate static func reserved(_ identifier: String, _ domain: IdentifierDomain) -> Self {
    switch domain {
    case .dynamic:
      Self(
        "`\(identifier)` is exported, but `dyn.` identifiers are made by the system and never declared",
        notes: ["declare an identifier in your own domain"])
    case .apple, .publicTypes, .other:
      Self(
        "`\(identifier)` is exported, but its domain belongs to Apple",
        notes: [
          "declare an identifier in your own domain; import the type when it is somebody else's"
        ])
    }
  }
}
