internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations

/// A document's type that is a plain directory instead of a package.
///
/// Finder and Files open its documents as folders. Bundles, such as plug-ins and frameworks, are no
/// documents and may be directories.
enum FolderConformance: DeclarationRule {
  static let metadata = RuleMetadata(
    id: "folder-conformance", group: .declarations, severity: .warning, fix: .ask,
    sources: ["https://github.com/onevcat/Prowl/issues/787"])

  static let examples: [RuleExample] = [
    .bad("a directory", declaration("⟶<string>public.directory</string>")),
    .bad(
      "a folder with content",
      declaration(
        "<array><string>public.content</string>⟶<string>public.folder</string></array>")),
    .good("a package", declaration("<string>com.apple.package</string>")),
    .good(
      "a folder and a package",
      declaration(
        "<array><string>public.folder</string><string>com.apple.package</string></array>")),
    .good("a bundle", declaration("<string>com.apple.bundle</string>")),
    .good(
      "a type without files",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.sidebar-item</string>
          <key>UTTypeConformsTo</key>
          <string>public.folder</string>
        </dict>
      </array>
      """),
  ]

  private static func declaration(_ supertypes: String) -> String {
    """
    <key>UTExportedTypeDeclarations</key>
    <array>
      <dict>
        <key>UTTypeIdentifier</key>
        <string>com.example.app.project</string>
        <key>UTTypeConformsTo</key>
        \(supertypes)
        <key>UTTypeTagSpecification</key>
        <dict>
          <key>public.filename-extension</key>
          <string>exampleproject</string>
        </dict>
      </dict>
    </array>
    """
  }

  static func check(_ type: DeclaredType, in context: inout RuleContext) {
    let facts = context.facts(of: type)
    guard facts.isDocument, facts.conforms(toAny: .directory),
      !facts.conforms(toAny: [.package, .bundle, .volume]), facts.outside?.isStandard != true,
      let identifier = facts.identifier
    else { return }
    let marks = context.marks
    let place = facts.supertypes.first { $0.id.map { marks[$0].contains(.directory) } ?? false }
    guard let place else { return }
    let name = context.text(of: identifier)
    context.report(
      .folder(name, context.text(of: place.value)), at: place.value, about: name,
      entry: type.dictionary)
    context.fix("conform to `com.apple.package`") {
      $0.setText(of: place.value, to: "com.apple.package")
    }
  }
}

extension Finding.Message {
  fileprivate static func folder(_ identifier: String, _ supertype: String) -> Self {
    Self(
      "`\(identifier)` conforms to `\(supertype)`, so its documents open as folders",
      notes: ["conform to `com.apple.package` instead when a document is a directory"])
  }
}
