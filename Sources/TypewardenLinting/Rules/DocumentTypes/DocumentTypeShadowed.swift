internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations

/// A document type that never opens anything, because an earlier one opens all of it.
///
/// The first entry that matches by conformance wins, not the closest: when every type of an entry
/// conforms to a type of an earlier entry with another `NSDocumentClass`, its own class is never used.
enum DocumentTypeShadowed: FileRule {
  static let metadata = RuleMetadata(
    id: "document-type-shadowed", group: .documentTypes, severity: .warning,
    sources: ["https://developer.apple.com/documentation/swiftui/documentgroup"])

  static let examples: [RuleExample] = [
    .bad(
      "a class for text before one for source code",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Text</string>
          <key>NSDocumentClass</key>
          <string>$(PRODUCT_MODULE_NAME).TextDocument</string>
          <key>LSItemContentTypes</key>
          <array><string>public.text</string></array>
        </dict>
        ⟶<dict>
          <key>CFBundleTypeName</key>
          <string>Source code</string>
          <key>NSDocumentClass</key>
          <string>$(PRODUCT_MODULE_NAME).CodeDocument</string>
          <key>LSItemContentTypes</key>
          <array>
            <string>public.source-code</string>
            <string>public.script</string>
          </array>
        </dict>
      </array>
      """),
    .good(
      "the closer one comes first",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Source code</string>
          <key>NSDocumentClass</key>
          <string>$(PRODUCT_MODULE_NAME).CodeDocument</string>
          <key>LSItemContentTypes</key>
          <array><string>public.source-code</string></array>
        </dict>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Text</string>
          <key>NSDocumentClass</key>
          <string>$(PRODUCT_MODULE_NAME).TextDocument</string>
          <key>LSItemContentTypes</key>
          <array><string>public.text</string></array>
        </dict>
      </array>
      """),
    .good(
      "the same class, and one type that is not shadowed",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Text</string>
          <key>NSDocumentClass</key>
          <string>TextDocument</string>
          <key>LSItemContentTypes</key>
          <array><string>public.text</string></array>
        </dict>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Source code</string>
          <key>NSDocumentClass</key>
          <string>TextDocument</string>
          <key>LSItemContentTypes</key>
          <array><string>public.source-code</string></array>
        </dict>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Page</string>
          <key>NSDocumentClass</key>
          <string>PageDocument</string>
          <key>LSItemContentTypes</key>
          <array>
            <string>public.html</string>
            <string>com.adobe.pdf</string>
          </array>
        </dict>
      </array>
      """),
    .good(
      "entries without a class",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Text</string>
          <key>LSItemContentTypes</key>
          <array><string>public.text</string></array>
        </dict>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Source code</string>
          <key>NSDocumentClass</key>
          <string>CodeDocument</string>
          <key>LSItemContentTypes</key>
          <array><string>public.source-code</string></array>
        </dict>
      </array>
      """),
  ]

  static func check(_ infoPlist: InfoPlist, in context: inout RuleContext) {
    if infoPlist.list.isBroken || infoPlist.documentTypeCount < 2 { return }
    // The entries with a class, and the first of them that names each type.
    var entries: [Entry] = []
    var first: [TypeRegistry.TypeID: Int] = [:]
    for index in 0..<infoPlist.documentTypeCount {
      let documentType = infoPlist.documentType(index)
      guard let ownClass = documentType.value(.documentClass), ownClass.kind == .string,
        !ownClass.isEmpty, !documentType.isCompanion
      else { continue }
      let types = documentType.contentTypeValues
      let ids = types.compactMap { context.id(of: $0) }
      entries.append(Entry(index: index, ownClass: ownClass, types: ids, names: types.count))
      for id in ids where first[id] == nil { first[id] = index }
    }
    if entries.count < 2 { return }
    let earliest = context.leastAbove(first)
    for entry in entries where !entry.types.isEmpty && entry.types.count == entry.names {
      let documentType = infoPlist.documentType(entry.index)
      let ownClass = entry.ownClass
      if let shadow = shadow(of: entry, first, earliest, infoPlist) {
        context.report(
          .shadowed(
            documentType.title, by: infoPlist.documentType(shadow).title,
            context.text(of: ownClass)),
          at: documentType.dictionary, about: context.text(of: ownClass),
          entry: documentType.dictionary, range: documentType.dictionary.openingRange,
          related: [(infoPlist.documentType(shadow).dictionary, "the earlier document type")])
      }
    }
  }

  /// A document type that has a class.
  private struct Entry {
    var index: Int
    var ownClass: PropertyListValue
    /// The types that it names, as far as they are known.
    var types: [TypeRegistry.TypeID]
    var names: Int
  }

  /// The earlier entry that takes the entry's types; nil when one of them is the entry's own. The same
  /// type in both entries is another rule's matter.
  private static func shadow(
    of entry: Entry, _ first: [TypeRegistry.TypeID: Int],
    _ earliestAbove: (TypeRegistry.TypeID) -> Int?, _ infoPlist: InfoPlist
  ) -> Int? {
    var found: Int?
    for type in entry.types {
      if let own = first[type], own < entry.index { return nil }
      guard let earliest = earliestAbove(type), earliest < entry.index,
        let otherClass = infoPlist.documentType(earliest).value(.documentClass),
        !haveEqualText(otherClass, entry.ownClass)
      else { return nil }
      found = min(found ?? earliest, earliest)
    }
    return found
  }

  private static func haveEqualText(_ left: PropertyListValue, _ right: PropertyListValue) -> Bool {
    left.withText { left in right.withText { left.elementsEqual($0) } }
  }
}

extension Finding.Message {
  fileprivate static func shadowed(_ entry: String, by other: String, _ className: String) -> Self {
    Self(
      "\(entry) never opens anything: its types conform to those of \(other)",
      notes: [
        "the first match wins, not the closest; move the entry up, or `\(className)` is not used"
      ])
  }
}
