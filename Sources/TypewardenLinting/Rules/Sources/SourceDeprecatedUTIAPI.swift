internal import InfoPlists
internal import TypeDeclarations
internal import TypewardenSwiftFacts

/// A constant or function of the type API before `UTType`.
///
/// Deprecated since macOS 12 and iOS 15. To replace them is not always mechanical: one app's paste
/// broke because a `UTType` went where text was expected. Apps that run on systems without `UTType`,
/// or of which the oldest system is not known, are left alone. Each name is reported once for a file.
enum SourceDeprecatedUTIAPI: SourceRule {
  static let metadata = RuleMetadata(
    id: "source-deprecated-uti-api", group: .sources, severity: .note, fix: .ask,
    sources: [
      "https://github.com/react/react-native/pull/48623",
      "https://github.com/wordpress-mobile/WordPress-iOS/pull/20905",
      "https://github.com/chucker/Mastonaut/pull/51",
    ], needsSources: true)

  private static let minimum = """
    <key>LSMinimumSystemVersion</key>
    <string>12.0</string>
    """

  static let examples: [RuleExample] = [
    .bad(
      "a constant, twice",
      swift: """
        let types = [⟶kUTTypePNG as String]
        let picture = kUTTypePNG
        """,
      minimum),
    .bad(
      "the module and a function of it",
      swift: """
        import ⟶MobileCoreServices
        func isPicture(_ type: CFString) -> Bool { ⟶UTTypeConformsTo(type, ⟶kUTTypeImage) }
        """,
      minimum),
    .good(
      "the constants of today",
      swift: """
        import UniformTypeIdentifiers
        let types = [UTType.png.identifier]
        """,
      minimum),
    .good(
      "an app for systems without them",
      swift: """
        let types = [kUTTypePNG as String]
        """,
      """
      <key>LSMinimumSystemVersion</key>
      <string>10.15</string>
      """),
    .good(
      "the key of property lists that has the name of a function",
      swift: """
        let key = "UTTypeConformsTo"
        let type = UTType.png
        """,
      minimum),
  ]

  static func check(_ sources: SourceFacts, in context: inout RuleContext) {
    guard let target = context.deploymentTarget, target.major >= 11 else { return }
    for file in sources.module.files {
      var seen: Set<String> = []
      for use in file.legacyUses where sources.isCompiled(use.condition) {
        guard seen.insert(use.name).inserted else { continue }
        context.report(
          .deprecated(use), at: FilePlace(path: file.path, place: use.place), about: use.name)
        let text = replacement(for: use)
        let uses = file.legacyUses.filter { $0.name == use.name && $0.kind == use.kind }
        context.fix("write `\(text ?? "")`") { fix in
          guard let text else { return }
          if use.kind == .import, file.imports.contains(text) {
            return fix.removeLine("import \(use.name)", at: use.place, in: file.path)
          }
          // One finding stands for all uses of a name in a file.
          for use in uses { fix.replaceWord(use.name, at: use.place, in: file.path, with: text) }
        }
      }
    }
  }
}

extension SourceDeprecatedUTIAPI {
  /// What stands for the old name today; nil where it is more than a name.
  fileprivate static func replacement(for use: LegacyUse) -> String? {
    switch use.kind {
    case .import: "UniformTypeIdentifiers"
    case .function: nil
    case .constant:
      SystemConstants.identifier(ofLegacyConstant: use.name).flatMap(SystemConstants.name)
        .map { "UTType.\($0).identifier as CFString" }
    }
  }
}

extension Finding.Message {
  fileprivate static func deprecated(_ use: LegacyUse) -> Self {
    let remedy =
      switch use.kind {
      case .import: "import `UniformTypeIdentifiers`"
      case .function: "use the methods of `UTType`"
      case .constant:
        SystemConstants.identifier(ofLegacyConstant: use.name).flatMap(SystemConstants.name)
          .map { "write `UTType.\($0)`, and `.identifier` behind it where text is wanted" }
          ?? "use the constants of `UTType`"
      }
    return Self("`\(use.name)` belongs to the API before `UTType`", notes: [remedy])
  }
}
