internal import InfoPlists
internal import PropertyLists

/// A type of files that conforms neither to `public.data` nor to `com.apple.package`.
///
/// Such files are greyed out in the document picker and browser of iOS, which can bind a document
/// only to a type that is data or a package. `public.content` alone says what a file is for, not
/// what it is. `public.directory`, `public.volume` and `public.symlink` count too; `public.item`
/// does not.
enum MissingPhysicalSupertype: DeclarationRule {
  static let metadata = RuleMetadata(
    id: "missing-physical-supertype", group: .declarations, severity: .error, fix: .ask,
    sources: [
      "https://github.com/yasirkula/UnityNativeFilePicker/issues/1",
      "https://github.com/microsoft/pxt/issues/1689",
      "https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/content",
      "https://developer.apple.com/documentation/swiftui/handling-advanced-document-scenarios",
    ])

  static let examples: [RuleExample] = [
    .bad(
      "content without data",
      declaration("⟶<key>UTTypeConformsTo</key><array><string>public.content</string></array>")),
    .bad(
      "an item, and a supertype without a root of its own",
      declaration(
        """
        ⟶<key>UTTypeConformsTo</key>
        <array><string>public.item</string><string>public.archive</string></array>
        """)),
    .bad(
      "a claimed type without an extension",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>LSItemContentTypes</key>
          <array><string>com.example.app.map</string></array>
        </dict>
      </array>
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.map</string>
          ⟶<key>UTTypeConformsTo</key>
          <string>public.content</string>
        </dict>
      </array>
      """),
    .good(
      "data by way of a functional supertype",
      declaration("<key>UTTypeConformsTo</key><string>public.image</string>")),
    .good(
      "a package",
      declaration(
        """
        <key>UTTypeConformsTo</key>
        <array><string>com.apple.package</string><string>public.content</string></array>
        """)),
    .good(
      "an unknown supertype, which another rule reports",
      declaration("<key>UTTypeConformsTo</key><string>org.example.unheard-of</string>")),
    .good(
      "nothing but the type itself, which another rule reports",
      declaration("<key>UTTypeConformsTo</key><string>com.example.app.map</string>")),
    .good(
      "a supertype behind a build setting",
      declaration("<key>UTTypeConformsTo</key><string>$(BASE_TYPE)</string>")),
    .good(
      "a type of the pasteboard",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.selection</string>
          <key>UTTypeConformsTo</key>
          <string>public.content</string>
        </dict>
      </array>
      """),
  ]

  private static func declaration(_ conformance: String) -> String {
    """
    <key>UTExportedTypeDeclarations</key>
    <array>
      <dict>
        <key>UTTypeIdentifier</key>
        <string>com.example.app.map</string>
        \(conformance)
        <key>UTTypeTagSpecification</key>
        <dict>
          <key>public.filename-extension</key>
          <array><string>examplemap</string></array>
        </dict>
      </dict>
    </array>
    """
  }

  static func check(_ type: DeclaredType, in context: inout RuleContext) {
    let facts = context.facts(of: type)
    guard let value = facts.identifier, facts.isDocument, !facts.hasGap,
      // A type that lists nothing but itself is another rule's matter, as is one that lists nothing.
      facts.supertypes.contains(where: { $0.id != facts.id }),
      !facts.conforms(toAny: .physical), let key = type.dictionary.key(.typeConformsTo)
    else { return }
    let identifier = context.text(of: value)
    context.report(
      .missingPhysicalSupertype(identifier), at: key, about: identifier, entry: type.dictionary)
    let supertype = context.makesFixes ? context.physicalSupertype(of: type) : ""
    context.fix("conform to `\(supertype)` too") { $0.addSupertype(supertype, to: type) }
  }
}

extension Finding.Message {
  fileprivate static func missingPhysicalSupertype(_ identifier: String) -> Self {
    Self(
      "`\(identifier)` conforms neither to `public.data` nor to `com.apple.package`",
      notes: [
        "files of it stay grey in the document picker of iOS",
        "add `public.data` for a flat file or `com.apple.package` for a package",
      ])
  }
}
