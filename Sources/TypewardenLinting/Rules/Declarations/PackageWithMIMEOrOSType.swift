internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations

/// A package type with a MIME type or an OSType.
///
/// Directories have neither: nothing ever looks a package up by them.
enum PackageWithMIMEOrOSType: DeclarationRule {
  static let metadata = RuleMetadata(
    id: "package-with-mime-or-ostype", group: .declarations, severity: .note, fix: .ask,
    sources: ["https://newbedev.com/what-makes-an-macos-package-show-as-a-package"])

  static let examples: [RuleExample] = [
    .bad(
      "a MIME type and an OSType",
      declaration(
        "com.apple.package",
        """
        <key>public.mime-type</key>
        <array>⟶<string>application/x-example-note</string></array>
        <key>com.apple.ostype</key>
        ⟶<string>NOTE</string>
        """)),
    .good(
      "an extension only",
      declaration(
        "com.apple.package",
        "<key>public.filename-extension</key><string>examplenote</string>")),
    .good(
      "a flat file",
      declaration(
        "public.data",
        """
        <key>public.mime-type</key>
        <array><string>application/x-example-note</string></array>
        """)),
  ]

  private static func declaration(_ supertype: String, _ tags: String) -> String {
    """
    <key>UTExportedTypeDeclarations</key>
    <array>
      <dict>
        <key>UTTypeIdentifier</key>
        <string>com.example.app.note</string>
        <key>UTTypeConformsTo</key>
        <string>\(supertype)</string>
        <key>UTTypeTagSpecification</key>
        <dict>
          \(tags)
        </dict>
      </dict>
    </array>
    """
  }

  static func check(_ type: DeclaredType, in context: inout RuleContext) {
    let facts = context.facts(of: type)
    guard facts.conforms(toAny: .package), !facts.conforms(toAny: .data),
      facts.outside?.isStandard != true, let identifier = facts.identifier
    else { return }
    let classes: [(key: KnownKey, name: String)] = [(.mimeType, "MIME type"), (.osType, "OSType")]
    for (key, tagClass) in classes {
      guard let tag = type.tagValues(key).first else { continue }
      let name = context.text(of: identifier)
      context.report(
        .packageTag(name, tagClass, tag.string ?? ""), at: tag, about: name,
        entry: type.dictionary)
      context.fix("remove the tag") { fix in
        let array = tag.container
        fix.remove(array?.kind == .array ? array! : tag)
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func packageTag(_ identifier: String, _ kind: String, _ tag: String) -> Self {
    Self(
      "`\(identifier)` is a package and has the \(kind) `\(tag)`",
      notes: ["remove it: directories are found by their extension only"])
  }
}
