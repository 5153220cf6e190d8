internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations

/// A listed supertype that another listed one implies.
///
/// Only noise: the nearest supertypes are enough. Many list the others on purpose, so the rule is
/// off by default.
enum RedundantConformance: DeclarationRule {
  static let metadata = RuleMetadata(
    id: "redundant-conformance", group: .declarations, severity: .note, fix: .safe,
    sources: ["https://www.cocoanetics.com/2012/09/fun-with-uti/"], isOffByDefault: true)

  static let examples: [RuleExample] = [
    .bad(
      "text and data beside plain text",
      declaration(
        "<string>public.plain-text</string>⟶<string>public.text</string>⟶<string>public.data</string>"
      )),
    .bad(
      "one supertype twice",
      declaration("<string>public.data</string>⟶<string>Public.Data</string>")),
    .good(
      "both hierarchies",
      declaration("<string>public.data</string><string>public.content</string>")),
    .good("one supertype", declaration("<string>public.plain-text</string>")),
    .good(
      "one that nobody declares",
      declaration("<string>public.data</string><string>org.example.unheard-of</string>")),
  ]

  private static func declaration(_ supertypes: String) -> String {
    """
    <key>UTExportedTypeDeclarations</key>
    <array>
      <dict>
        <key>UTTypeIdentifier</key>
        <string>com.example.app.note</string>
        <key>UTTypeConformsTo</key>
        <array>\(supertypes)</array>
      </dict>
    </array>
    """
  }

  /// A list with more supertypes than this is no list that somebody would tidy up.
  private static let limit = 64

  static func check(_ type: DeclaredType, in context: inout RuleContext) {
    let facts = context.facts(of: type)
    guard facts.supertypes.count > 1, facts.supertypes.count <= limit,
      let identifier = facts.identifier
    else { return }
    for (position, supertype) in facts.supertypes.enumerated() {
      guard let id = supertype.id, id != facts.id else { continue }
      let other = facts.supertypes.enumerated().first { otherPosition, other in
        guard let otherID = other.id, otherID != facts.id, otherPosition != position else {
          return false
        }
        // Of equal ones, and of those that conform to each other, the first stays.
        return context.registry.conforms(otherID, to: id)
          && (otherPosition < position || !context.registry.conforms(id, to: otherID))
      }
      guard let other = other?.element else { continue }
      let name = context.text(of: identifier)
      context.report(
        .redundant(name, context.text(of: supertype.value), context.text(of: other.value)),
        at: supertype.value, about: name, entry: type.dictionary)
      context.fix("remove `\(supertype.value.string ?? "")`") { $0.remove(supertype.value) }
    }
  }
}

extension Finding.Message {
  fileprivate static func redundant(
    _ identifier: String, _ supertype: String, _ other: String
  ) -> Self {
    Self(
      "`\(identifier)` lists `\(supertype)`, which `\(other)` implies", notes: ["remove it"])
  }
}
