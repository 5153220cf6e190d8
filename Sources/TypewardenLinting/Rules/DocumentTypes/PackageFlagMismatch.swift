internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations

/// `LSTypeIsPackage` that says something else than the content types.
///
/// Beside `LSItemContentTypes` the flag is ignored: documents are shown as packages only when their
/// type conforms to `com.apple.package`. A flag of no beside a package type does no harm, as Xcode
/// writes it unasked, and gets a note. When a type, or a supertype of it, is not known, nothing is said;
/// where the supertypes of a standard type are only inferred, it is a warning.
enum PackageFlagMismatch: DocumentTypeRule {
  static let metadata = RuleMetadata(
    id: "package-flag-mismatch", group: .documentTypes, severity: .error, fix: .ask,
    sources: ["https://github.com/beeware/briefcase-macOS-app-template/pull/72"])

  static let examples: [RuleExample] = [
    .bad(
      "the type is a flat file",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Note</string>
          <key>LSItemContentTypes</key>
          <array><string>com.example.app.note</string></array>
          <key>LSTypeIsPackage</key>
          ⟶<true/>
        </dict>
      </array>
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.note</string>
          <key>UTTypeConformsTo</key>
          <array><string>public.data</string></array>
        </dict>
      </array>
      """),
    .bad(
      "the flag says no, and the type is a package", severity: .note,
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Rich text with pictures</string>
          <key>LSItemContentTypes</key>
          <array><string>com.apple.rtfd</string></array>
          <key>LSTypeIsPackage</key>
          ⟶<integer>0</integer>
        </dict>
      </array>
      """),
    .good(
      "one of the types is a package",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Rich text</string>
          <key>LSItemContentTypes</key>
          <array>
            <string>public.rtf</string>
            <string>com.apple.rtfd</string>
          </array>
          <key>LSTypeIsPackage</key>
          <true/>
        </dict>
      </array>
      """),
    .good(
      "the zero that Xcode writes beside a flat type",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Text</string>
          <key>LSItemContentTypes</key>
          <array><string>public.plain-text</string></array>
          <key>LSTypeIsPackage</key>
          <integer>0</integer>
        </dict>
      </array>
      """),
    .good(
      "a type, or a supertype, that is not known",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Board</string>
          <key>LSItemContentTypes</key>
          <array><string>org.example.board</string></array>
          <key>LSTypeIsPackage</key>
          <true/>
        </dict>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Note</string>
          <key>LSItemContentTypes</key>
          <array><string>com.example.app.note</string></array>
          <key>LSTypeIsPackage</key>
          <true/>
        </dict>
      </array>
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.note</string>
          <key>UTTypeConformsTo</key>
          <array><string>org.example.package</string></array>
        </dict>
      </array>
      """),
  ]

  static func check(_ documentType: DocumentType, in context: inout RuleContext) {
    guard let flag = documentType.value(.typeIsPackage), flag.isTrue || flag.isFalse,
      let package = context.registry.id(of: "com.apple.package")
    else { return }
    let types = documentType.contentTypeValues
    var packageType: PropertyListValue?
    var isInferred = false
    for type in types {
      guard let id = context.id(of: type) else { return }
      if context.registry.conforms(id, to: package) {
        packageType = type
        break
      }
      if context.registry.hasUnknownSupertype(id) { return }
      if context.registry.kind(of: id) == .unknown { isInferred = true }
    }
    guard let first = types.first, flag.isTrue == (packageType == nil) else { return }
    let identifier = context.text(of: packageType ?? first)
    context.report(
      flag.isTrue ? .noPackageType(identifier, isOnly: types.count == 1) : .isPackage(identifier),
      at: flag, about: "LSTypeIsPackage", entry: documentType.dictionary,
      severity: flag.isFalse ? .note : isInferred ? .warning : nil)
    context.fix("remove the flag") { $0.remove(flag) }
  }
}

extension Finding.Message {
  fileprivate static func noPackageType(_ identifier: String, isOnly: Bool) -> Self {
    Self(
      isOnly
        ? "`LSTypeIsPackage` is ignored: `\(identifier)` does not conform to `com.apple.package`"
        : "`LSTypeIsPackage` is ignored: `\(identifier)` and the other types do not conform to "
          + "`com.apple.package`",
      notes: [
        "let the type conform to `com.apple.package` if its documents are packages; without that "
          + "they are shown as folders",
        "remove the flag if they are flat files",
      ])
  }

  fileprivate static func isPackage(_ identifier: String) -> Self {
    Self(
      "`LSTypeIsPackage` says no, but `\(identifier)` is a package type",
      notes: ["the type decides; the flag can go"])
  }
}
