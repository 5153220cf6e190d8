internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations
internal import TypewardenProjects

/// A type in one of several property lists with which the same app is built, and not in the others.
///
/// A build for the store, for another platform or for debugging then knows less than the one that
/// was tried: its documents are grey, or open in another app. One type that is on one platform only
/// on purpose is silenced where it is declared.
enum PlistVariantDrift: ProductRule {
  static let metadata = RuleMetadata(
    id: "plist-variant-drift", group: .propertyLists, severity: .warning,
    sources: ["https://github.com/sarensw/MacPacker/pull/162"])

  private static func declaring(_ identifier: String, marked: Bool = false) -> String {
    """
    <key>UTExportedTypeDeclarations</key>
    <array>
      <dict>
        <key>UTTypeIdentifier</key>
        \(marked ? "\(RuleExample.marker)" : "")<string>\(identifier)</string>
        <key>UTTypeConformsTo</key>
        <array><string>public.data</string></array>
      </dict>
    </array>
    """
  }

  private static func opening(_ identifier: String, marked: Bool = false) -> String {
    """
    <key>CFBundleDocumentTypes</key>
    <array>
      <dict>
        <key>CFBundleTypeName</key>
        <string>Archive</string>
        <key>LSItemContentTypes</key>
        <array>\(marked ? "\(RuleExample.marker)" : "")<string>\(identifier)</string></array>
      </dict>
    </array>
    """
  }

  static let examples: [RuleExample] = [
    .bad(
      "a declaration that the other build lacks", declaring("com.example.app.note", marked: true)
    )
    .besideVariant("<key>CFBundleName</key>\n<string>Notes</string>"),
    .bad("a document type that the other build lacks", opening("public.zip-archive", marked: true))
      .besideVariant(opening("org.gnu.gnu-zip-archive")),
    .good("the same lists", declaring("com.example.app.note"))
      .besideVariant(declaring("com.example.app.NOTE")),
    .good(
      "a build that has more, which is reported there",
      "<key>CFBundleName</key>\n<string>N</string>"
    )
    .besideVariant(declaring("com.example.app.note")),
    .good("an app that is built in one way", declaring("com.example.app.note")),
  ]

  static func check(_ product: Product, in context: inout RuleContext) {
    guard let variant = product.variant else { return }
    let others = context.elsewhere.otherVariants(of: variant).filter(\.isComplete)
    if others.isEmpty { return }
    var reported: Set<TypeIdentifier> = []
    for infoPlist in product.infoPlists where !infoPlist.list.isBroken {
      context.infoPlist = infoPlist
      for index in 0..<infoPlist.declarationCount {
        let type = infoPlist.declaredType(index)
        guard let value = type.identifierValue else { continue }
        report(value, type.dictionary, .declared, others, &reported, in: &context)
      }
      for index in 0..<infoPlist.documentTypeCount {
        let documentType = infoPlist.documentType(index)
        for value in documentType.contentTypeValues {
          report(value, documentType.dictionary, .claimed, others, &reported, in: &context)
        }
      }
    }
  }

  fileprivate enum Mention { case declared, claimed }

  /// Each type once: that its document type is missing too goes without saying.
  private static func report(
    _ value: PropertyListValue, _ entry: PropertyListValue, _ mention: Mention,
    _ others: [VariantTypes], _ reported: inout Set<TypeIdentifier>,
    in context: inout RuleContext
  ) {
    if value.isEmpty || context.isOpaque(value) { return }
    let name = context.text(of: value)
    let identifier = TypeIdentifier(name)
    guard !reported.contains(identifier) else { return }
    let lacking = others.filter {
      mention == .declared ? !$0.declared.contains(identifier) : !$0.claimed.contains(identifier)
    }
    guard let first = lacking.first else { return }
    reported.insert(identifier)
    context.report(
      .lacking(name, mention, first), at: value, about: name, entry: entry)
  }
}

extension Finding.Message {
  fileprivate static func lacking(
    _ type: String, _ mention: PlistVariantDrift.Mention, _ other: VariantTypes
  ) -> Self {
    let verb = mention == .declared ? "declared" : "opened"
    return Self(
      "`\(type)` is \(verb) here and not in \(other.file)",
      notes: ["the same app is also built with that list (\(other.name))"])
  }
}
