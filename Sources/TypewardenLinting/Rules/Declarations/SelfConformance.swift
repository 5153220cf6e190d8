internal import InfoPlists
internal import PropertyLists

/// A type that lists itself as a supertype.
///
/// Every type conforms to itself anyway. The entry is the shortest circle there is: registration
/// drops it, and programs that walk the supertypes may never end.
enum SelfConformance: DeclarationRule {
  static let metadata = RuleMetadata(
    id: "self-conformance", group: .declarations, severity: .error, fix: .safe)

  static let examples: [RuleExample] = [
    .bad(
      "itself beside the right supertype",
      declaration(
        "<array><string>public.data</string>⟶<string>com.example.app.note</string></array>")),
    .bad(
      "itself in other capitals, as the only one",
      declaration("⟶<string>com.example.App.Note</string>")),
    .good("the supertype alone", declaration("<string>public.data</string>")),
    .good(
      "a type whose name only begins alike",
      declaration(
        "<array><string>public.data</string><string>com.example.app.notes</string></array>")),
  ]

  private static func declaration(_ supertypes: String) -> String {
    """
    <key>UTExportedTypeDeclarations</key>
    <array>
      <dict>
        <key>UTTypeIdentifier</key>
        <string>com.example.app.note</string>
        <key>UTTypeConformsTo</key>
        \(supertypes)
      </dict>
    </array>
    """
  }

  static func check(_ type: DeclaredType, in context: inout RuleContext) {
    let facts = context.facts(of: type)
    guard let identifier = facts.identifier, !identifier.isEmpty else { return }
    for supertype in facts.supertypes {
      let isItself =
        if let id = facts.id { supertype.id == id } else {
          context.haveEqualIdentifiers(supertype.value, identifier)
        }
      guard isItself else { continue }
      let name = context.text(of: identifier)
      context.report(
        .selfConformance(name), at: supertype.value, about: name, entry: type.dictionary)
      guard facts.supertypes.count == 1 else {
        context.fix("remove it") { $0.remove(supertype.value) }
        continue
      }
      // Without any supertype the type would be nothing that a file can be.
      let physical = context.makesFixes ? context.physicalSupertype(of: type) : ""
      context.fix(.ask, "conform to `\(physical)`") {
        $0.setText(of: supertype.value, to: physical)
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func selfConformance(_ identifier: String) -> Self {
    Self(
      "`\(identifier)` lists itself as a supertype",
      notes: ["remove the entry: every type conforms to itself"])
  }
}
