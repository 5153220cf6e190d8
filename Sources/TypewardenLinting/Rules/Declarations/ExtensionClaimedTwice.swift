internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations
internal import TypewardenProjects

/// One extension of two declared types of which neither conforms to the other.
///
/// Which of them a file gets depends on the order of installation. A format has one type: its owner
/// exports it, everybody else imports that identifier. A flat and a packaged form of one document
/// may share their extension, since what is on disk tells them apart, and so may the variants of a
/// type that has the extension itself. Two imported types only get a
/// note: apps import all names of a format that others are known to use.
enum ExtensionClaimedTwice: ProductRule {
  static let metadata = RuleMetadata(
    id: "extension-claimed-twice", group: .declarations, severity: .warning,
    sources: [
      "https://github.com/iina/iina/pull/5238",
      "https://github.com/moretension/duti/pull/23",
      "https://github.com/sbarex/SourceCodeSyntaxHighlight/issues/184",
    ])

  static let examples: [RuleExample] = [
    .bad(
      "two types of one list",
      example(
        "Exported",
        ("com.example.app.a", "public.data", "<string>examplenote</string>"),
        ("com.example.app.b", "public.data", "⟶<string>ExampleNote</string>"))),
    .bad(
      "two imported types: only a note", severity: .note,
      example(
        "Imported",
        ("org.example.a", "public.data", "<string>examplenote</string>"),
        ("org.example.b", "public.data", "⟶<string>examplenote</string>"))),
    .good(
      "a type and its supertype",
      example(
        "Exported",
        ("com.example.app.a", "public.data", "<string>examplenote</string>"),
        ("com.example.app.b", "com.example.app.a", "<string>examplenote</string>"))),
    .good(
      "the same type twice, which another rule reports",
      example(
        "Exported",
        ("com.example.app.a", "public.data", "<string>examplenote</string>"),
        ("com.example.app.A", "public.data", "<string>examplenote</string>"))),
    .good(
      "two variants of a type that has the extension",
      example(
        "Exported",
        ("com.example.app.a", "public.data", "<string>examplenote</string>"),
        ("com.example.app.a.text", "com.example.app.a", "<string>examplenote</string>"),
        ("com.example.app.a.binary", "com.example.app.a", "<string>examplenote</string>"))),
    .good(
      "a flat and a packaged form",
      example(
        "Exported",
        ("com.example.app.a", "public.data", "<string>examplenote</string>"),
        ("com.example.app.b", "com.apple.package", "<string>examplenote</string>"))),
    .good(
      "one type that lists it twice",
      example(
        "Exported",
        ("com.example.app.a", "public.data", "<string>note</string><string>NOTE</string>"),
        ("com.example.app.b", "public.data", "<string>notes</string>"))),
  ]

  private static func example(
    _ list: String, _ types: (identifier: String, supertype: String, extensions: String)...
  ) -> String {
    let dictionaries = types.map { type in
      """
        <dict>
          <key>UTTypeIdentifier</key>
          <string>\(type.identifier)</string>
          <key>UTTypeConformsTo</key>
          <string>\(type.supertype)</string>
          <key>UTTypeTagSpecification</key>
          <dict>
            <key>public.filename-extension</key>
            <array>\(type.extensions)</array>
          </dict>
        </dict>
      """
    }
    return """
      <key>UT\(list)TypeDeclarations</key>
      <array>
      \(dictionaries.joined(separator: "\n"))
      </array>
      """
  }

  private struct Claim {
    var id: TypeRegistry.TypeID
    var kind: TypeDeclaration.Kind
    var physical: ConformanceMarks.Bits
    var identifier: PropertyListValue
    var value: PropertyListValue
  }

  /// How many claims of one extension a further one is compared with.
  private static let limit = 16

  static func check(_ product: Product, in context: inout RuleContext) {
    guard product.infoPlists.reduce(0, { $0 + $1.declarationCount }) > 1 else { return }
    var claims: [ExtensionKey: [Claim]] = [:]
    for infoPlist in product.infoPlists {
      context.infoPlist = infoPlist
      for index in 0..<infoPlist.declarationCount {
        check(infoPlist.declaredType(index), &claims, in: &context)
      }
    }
  }

  private static func check(
    _ type: DeclaredType, _ claims: inout [ExtensionKey: [Claim]], in context: inout RuleContext
  ) {
    let facts = context.facts(of: type)
    guard let id = facts.id, let identifier = facts.identifier, !facts.extensions.isEmpty,
      !facts.hasGap, facts.outside?.isExportedByCore != true
    else { return }
    let registry = context.registry
    for value in facts.extensions {
      guard let key = value.withText({ ExtensionKey($0) }) else { continue }
      let claim = Claim(
        id: id, kind: type.kind, physical: facts.marks.intersection([.data, .directory]),
        identifier: identifier,
        value: value)
      let earlier = claims[key, default: []]
      if earlier.contains(where: { $0.id == id }) { continue }
      let supertypes = earlier.filter { registry.conforms(id, to: $0.id) }
      let rival = earlier.first { other in
        !registry.conforms(id, to: other.id) && !registry.conforms(other.id, to: id)
          && !supertypes.contains { registry.conforms(other.id, to: $0.id) }
          && (other.physical == claim.physical || !other.physical.isDisjoint(with: claim.physical))
      }
      if earlier.count < limit { claims[key, default: []].append(claim) }
      guard let rival else { continue }
      let name = context.text(of: identifier)
      context.report(
        .claimedTwice(name, context.text(of: rival.identifier), value.string ?? ""), at: value,
        about: name, entry: type.dictionary,
        severity: type.kind == .imported && rival.kind == .imported ? .note : nil,
        related: [(rival.value, "claimed here first")])
    }
  }
}

/// An extension as a key of a dictionary: its bytes in lower case.
private struct ExtensionKey: Hashable {
  private let text: String

  /// Nil for an empty one and for one behind a build setting.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard !bytes.isEmpty, !BuildSettings.hasPlaceholder(bytes) else { return nil }
    text = String(unsafeUninitializedCapacity: bytes.count) { folded in
      for index in 0..<bytes.count {
        let byte = bytes[index]
        folded[index] = byte &- 0x41 < 26 ? byte | 0x20 : byte
      }
      return bytes.count
    }
  }
}

extension Finding.Message {
  fileprivate static func claimedTwice(
    _ identifier: String, _ rival: String, _ tag: String
  ) -> Self {
    Self(
      "`\(identifier)` claims the extension `\(tag)` that `\(rival)` claims too",
      notes: ["give the format one type, or let one of the two conform to the other"])
  }
}
