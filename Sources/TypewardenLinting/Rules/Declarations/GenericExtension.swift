internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations

/// An exported type with an extension that says nothing, such as `dat` or `bin`.
///
/// It takes over the files of dozens of other apps, and look-ups by the extension find the wrong
/// type. Some of these extensions get no thumbnails at all.
enum GenericExtension: DeclarationRule {
  static let metadata = RuleMetadata(
    id: "generic-extension", group: .declarations, severity: .warning,
    sources: [
      "https://github.com/codemonkey85/PKMDS-Blazor/pull/941",
      "https://github.com/codemonkey85/PKMDS-Blazor/issues/938",
      "https://github.com/HexFiend/HexFiend/issues/50",
    ])

  static let examples: [RuleExample] = [
    .bad(
      "two of them beside an own one",
      declaration(
        "Exported",
        "<array><string>examplenote</string>⟶<string>dat</string>⟶<string>DB</string></array>")),
    .good(
      "an extension that only begins alike",
      declaration("Exported", "<array><string>exampledat</string><string>dbx</string></array>")),
    .good("an imported type", declaration("Imported", "<string>dat</string>")),
  ]

  private static func declaration(_ list: String, _ extensions: String) -> String {
    """
    <key>UT\(list)TypeDeclarations</key>
    <array>
      <dict>
        <key>UTTypeIdentifier</key>
        <string>com.example.app.note</string>
        <key>UTTypeTagSpecification</key>
        <dict>
          <key>public.filename-extension</key>
          \(extensions)
        </dict>
      </dict>
    </array>
    """
  }

  private static let words: [StaticString] = [
    "dat", "data", "bin", "db", "file", "tmp", "bak", "doc", "img", "sav",
  ]

  static func check(_ type: DeclaredType, in context: inout RuleContext) {
    guard type.kind == .exported else { return }
    let facts = context.facts(of: type)
    guard let identifier = facts.identifier, facts.outside?.isStandard != true else { return }
    for value in facts.extensions where isGeneric(value) {
      let name = context.text(of: identifier)
      context.report(
        .generic(name, value.string ?? ""), at: value, about: name, entry: type.dictionary)
    }
  }

  private static func isGeneric(_ value: PropertyListValue) -> Bool {
    value.withText { text in
      text.count < 5
        && words.contains { word in
          IdentifierDomain.areEqual(
            text, UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
        }
    }
  }
}

extension Finding.Message {
  fileprivate static func generic(_ identifier: String, _ tag: String) -> Self {
    Self(
      "`\(identifier)` claims the extension `\(tag)`, which files of many formats have",
      notes: ["choose an extension that only this format has"])
  }
}
