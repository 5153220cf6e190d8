internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations

/// An imported declaration of a system type that every supported system has.
///
/// It adds nothing and goes stale. Importing a type that is newer than the deployment target is
/// right, so the rule is silent as long as the target is not known or not new enough.
enum SystemTypeReimported: DeclarationRule {
  static let metadata = RuleMetadata(
    id: "system-type-reimported", group: .declarations, severity: .note, fix: .safe,
    sources: [
      "https://developer.apple.com/documentation/uniformtypeidentifiers/defining-file-and-data-types-for-your-app",
      "https://developer.apple.com/forums/thread/745173",
    ])

  static let examples: [RuleExample] = [
    .bad(
      "a type that macOS has had for long",
      example(target: "13.0", identifier: "⟶<string>public.json</string>", type: "public.text")),
    .good(
      "an old deployment target",
      example(target: "10.9", identifier: "<string>public.json</string>", type: "public.text")),
    .good(
      "a deployment target that a build setting gives",
      example(
        target: "$(MACOSX_DEPLOYMENT_TARGET)", identifier: "<string>public.json</string>",
        type: "public.text")),
    .good(
      "somebody else's type",
      example(target: "13.0", identifier: "<string>org.example.json</string>", type: "public.json")),
  ]

  private static func example(target: String, identifier: String, type: String) -> String {
    """
    <key>LSMinimumSystemVersion</key>
    <string>\(target)</string>
    <key>UTImportedTypeDeclarations</key>
    <array>
      <dict>
        <key>UTTypeIdentifier</key>
        \(identifier)
        <key>UTTypeConformsTo</key>
        <array><string>\(type)</string></array>
      </dict>
    </array>
    """
  }

  static func check(_ type: DeclaredType, in context: inout RuleContext) {
    guard type.kind == .imported, let copy = SystemTypeCopy(type, in: &context), copy.addsNothing,
      let value = copy.facts.identifier, let firstSeen = copy.system.firstSeen,
      let target = context.deploymentTarget, firstSeen <= target
    else { return }
    let identifier = context.text(of: value)
    context.report(
      .systemTypeReimported(identifier), at: value, about: identifier, entry: type.dictionary)
    context.fix("remove the declaration") { $0.remove(type.dictionary) }
  }
}

extension Finding.Message {
  fileprivate static func systemTypeReimported(_ identifier: String) -> Self {
    Self(
      "`\(identifier)` is imported, but every system that the product runs on has it",
      notes: ["remove the declaration: it adds nothing to the system's own"])
  }
}
