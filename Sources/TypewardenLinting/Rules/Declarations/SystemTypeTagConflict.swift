internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations

/// A declaration of a system type with an extension or MIME type that the system's does not have.
///
/// Where the declaration counts, files of another format get the system's type and the app that
/// opens it; where it does not, the tag is dead. A format of one's own needs a type of one's own.
enum SystemTypeTagConflict: DeclarationRule {
  static let metadata = RuleMetadata(
    id: "system-type-tag-conflict", group: .declarations, severity: .warning, fix: .ask,
    sources: ["https://github.com/macvim-dev/macvim/issues/916"])

  static let examples: [RuleExample] = [
    .bad(
      "plain text with an own extension",
      declaration(
        "public.plain-text", "public.filename-extension",
        "<array><string>txt</string>⟶<string>examplenote</string></array>")),
    .bad(
      "a system type with a MIME type of one's own",
      declaration(
        "public.json", "public.mime-type", "⟶<string>application/vnd.example.note+json</string>")),
    .bad(
      "an imported type that the system imports too: only a note", severity: .note,
      declaration(
        "com.microsoft.word.doc", "public.filename-extension", "⟶<string>docq</string>")),
    .good(
      "a type of the product's own maker",
      """
      <key>CFBundleIdentifier</key>
      <string>com.microsoft.viewer</string>
      """
        + declaration(
          "com.microsoft.word.doc", "public.filename-extension", "<string>docq</string>")),
    .good(
      "tags that the system has, in capitals",
      declaration(
        "public.jpeg", "public.filename-extension",
        "<array><string>JPG</string><string>jpeg</string></array>")),
    .good(
      "an own type below plain text",
      declaration(
        "com.example.app.note", "public.filename-extension",
        "<array><string>examplenote</string></array>")),
  ]

  private static func declaration(
    _ identifier: String, _ tagClass: String, _ tags: String
  ) -> String {
    """
    <key>UTImportedTypeDeclarations</key>
    <array>
      <dict>
        <key>UTTypeIdentifier</key>
        <string>\(identifier)</string>
        <key>UTTypeConformsTo</key>
        <string>public.text</string>
        <key>UTTypeTagSpecification</key>
        <dict>
          <key>\(tagClass)</key>
          \(tags)
        </dict>
      </dict>
    </array>
    """
  }

  static func check(_ type: DeclaredType, in context: inout RuleContext) {
    guard let copy = SystemTypeCopy(type, in: &context), let first = copy.foreignTags.first,
      let identifier = copy.facts.identifier
    else { return }
    let name = context.text(of: identifier)
    let others = copy.foreignTags.dropFirst().compactMap(\.value.string)
    context.report(
      .tagConflict(name, first.value.string ?? "", first.tagClass, others), at: first.value,
      about: name, entry: type.dictionary,
      // The owner of what the system imports may well know further tags.
      severity: type.kind == .imported && !copy.system.isFrameworkType ? .note : nil)
    if context.makesFixes { offerFix(type, name, copy, in: &context) }
  }

  /// A type of the product's own gets the tags, and the system's stays what it is.
  private static func offerFix(
    _ type: DeclaredType, _ name: String, _ copy: SystemTypeCopy, in context: inout RuleContext
  ) {
    let extensions = copy.foreignTags.filter { $0.tagClass == .filenameExtension }
      .compactMap(\.value.string)
    let bundle = type.infoPlist.rootValue(.bundleIdentifier)?.string
    guard let bundle, let first = extensions.first, !first.contains("$") else {
      return context.fix("remove what the system's type does not have") { fix in
        for tag in copy.foreignTags { fix.remove(tag.value) }
      }
    }
    let own = DeclarationContent.skeleton(
      "\(bundle).\(first)", extensions: extensions, conformingTo: [name])
    context.fix("declare `\(bundle).\(first)` for it") { fix in
      if type.kind == .exported { return fix.replace(type.dictionary, with: own) }
      fix.remove(type.dictionary)
      fix.declare(own, .exported, in: type.infoPlist)
    }
  }
}

extension Finding.Message {
  fileprivate static func tagConflict(
    _ identifier: String, _ tag: String, _ tagClass: KnownTagClass, _ others: [String]
  ) -> Self {
    let kind = tagClass == .mimeType ? "MIME type" : "extension"
    var notes = ["declare a type of your own that conforms to `\(identifier)` for it"]
    if !others.isEmpty {
      notes.insert(
        "nor " + others.prefix(5).map { "`\($0)`" }.joined(separator: ", ")
          + (others.count > 5 ? " and \(others.count - 5) more" : ""), at: 0)
    }
    return Self(
      "`\(identifier)` is the system's type and does not have the \(kind) `\(tag)`", notes: notes)
  }
}
