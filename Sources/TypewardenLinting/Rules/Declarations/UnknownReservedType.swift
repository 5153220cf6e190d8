internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations

/// A `public.` or `com.apple.` type that is imported or named and that Apple is not known to have.
///
/// Such names are usually invented. On a machine where some app exported one it even works, which
/// hides the mistake from whoever made it. Many types in `com.apple.` were never published, so those
/// only get a note.
enum UnknownReservedType: DeclarationRule, KeyRule {
  static let metadata = RuleMetadata(
    id: "unknown-reserved-type", group: .declarations, severity: .warning,
    sources: [
      "https://github.com/sbarex/QLMarkdown/issues/82",
      "https://github.com/j3k0/cordova-plugin-openwith/issues/43",
    ])

  static let examples: [RuleExample] = [
    .bad(
      "an imported type that nobody has",
      """
      <key>UTImportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          ⟶<string>public.example-archive</string>
        </dict>
      </array>
      """),
    .bad(
      "a document type that names one",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>LSItemContentTypes</key>
          <array><string>public.content</string>⟶<string>public.document</string></array>
        </dict>
      </array>
      """),
    .bad(
      "a name of Apple's that was never published: only a note", severity: .note,
      """
      <key>UTImportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          ⟶<string>com.apple.example.secret-format</string>
        </dict>
      </array>
      """),
    .good(
      "a known one in other capitals",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>LSItemContentTypes</key>
          <array><string>public.JPEG</string><string>com.apple.rtfd</string></array>
        </dict>
      </array>
      """),
    .good(
      "an exported one, which another rule reports, with its document type",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>public.example-archive</string>
        </dict>
      </array>
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>LSItemContentTypes</key>
          <array><string>public.example-archive</string></array>
        </dict>
      </array>
      """),
    .good(
      "a supertype, of which another rule speaks",
      """
      <key>UTImportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>org.example.archive</string>
          <key>UTTypeConformsTo</key>
          <array><string>public.example-archive</string></array>
        </dict>
      </array>
      """),
  ]

  static func check(_ type: DeclaredType, in context: inout RuleContext) {
    guard type.kind == .imported else { return }
    let facts = context.facts(of: type)
    guard let value = facts.identifier, facts.outside == nil,
      let severity = severity(of: value, in: &context)
    else { return }
    let identifier = context.text(of: value)
    context.report(
      .unknown(identifier, isImported: true, meant: standardType(of: facts.extensions, context)),
      at: value, about: identifier, entry: type.dictionary, severity: severity)
  }

  static func concerns(_ key: KeyFacts) -> Bool { key.known?.namesTypes == true }

  static func check(_ key: KeyedValue, in context: inout RuleContext) {
    key.forEachString { value in
      guard let severity = severity(of: value, in: &context), !context.isDeclared(value) else {
        return
      }
      let identifier = context.text(of: value)
      context.report(
        .unknown(identifier, isImported: false, meant: context.nearestIdentifier(to: value)),
        at: value, about: identifier, entry: key.dictionary, severity: severity)
    }
  }

  /// Nil for an identifier outside of Apple's domains and in Apple's own bundles.
  private static func severity(
    of value: PropertyListValue, in context: inout RuleContext
  ) -> Severity? {
    let severity: Severity? = value.withText(expandedBy: context.settings) { text in
      guard let last = text.last, last > 0x20, !BuildSettings.hasPlaceholder(text) else {
        return nil
      }
      return switch IdentifierDomain(text) {
      case .publicTypes: .warning
      case .apple: .note
      case .dynamic, .other: nil
      }
    }
    return severity == nil || context.isOfApple ? nil : severity
  }

  /// The standard type that files with one of some extensions have.
  private static func standardType(
    of extensions: [PropertyListValue], _ context: RuleContext
  ) -> String? {
    for value in extensions {
      let ids = value.withText { context.outside.typeIDs(tag: $0, .filenameExtension) }
      if let first = ids.first { return context.outside.type(first).declaration.spelling }
    }
    return nil
  }
}

extension Finding.Message {
  fileprivate static func unknown(
    _ identifier: String, isImported: Bool, meant: String?
  ) -> Self {
    var notes = [
      "it is not among the standard types known in \(TypeRegistry.standardTypesDate)"
    ]
    if let meant {
      notes.append(
        isImported ? "files with this extension are `\(meant)`" : "did you mean `\(meant)`?")
    }
    return Self(
      "`\(identifier)` is \(isImported ? "imported" : "named"), but no such type of Apple's is known",
      notes: notes)
  }
}
