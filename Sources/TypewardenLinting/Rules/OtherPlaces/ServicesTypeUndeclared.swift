internal import InfoPlists
internal import PropertyLists

/// A service for a type that nobody declares.
///
/// Its menu item is never enabled for the files that were meant. `NSSendTypes` and `NSReturnTypes`
/// may also hold names of pasteboards: text without a dot is passed over there, and an undeclared
/// identifier gets a note, since apps may put private types on a pasteboard. The names of Apple's
/// constants, such as `NSPasteboardTypeString`, are the names of no types at all.
enum ServicesTypeUndeclared: KeyRule {
  static let metadata = RuleMetadata(
    id: "services-type-undeclared", group: .otherPlaces, severity: .warning, fix: .ask,
    sources: ["https://github.com/scrod/nv/issues/200"])

  static let examples: [RuleExample] = [
    .bad(
      "files of a type that is not there",
      """
      <key>NSServices</key>
      <array>
        <dict>
          <key>NSMessage</key>
          <string>openNote</string>
          <key>NSSendFileTypes</key>
          <array>
            <string>public.plain-text</string>
            ⟶<string>com.example.app.note</string>
          </array>
        </dict>
      </array>
      """),
    .bad(
      "the name of a constant instead of its value",
      """
      <key>NSServices</key>
      <array>
        <dict>
          <key>NSMessage</key>
          <string>insert</string>
          <key>NSSendTypes</key>
          <array>⟶<string>NSPasteboardTypeString</string></array>
          <key>NSReturnTypes</key>
          <array>⟶<string>NSPasteboardTypeRTF</string></array>
        </dict>
      </array>
      """),
    .bad(
      "a private type on the pasteboard", severity: .note,
      """
      <key>NSServices</key>
      <array>
        <dict>
          <key>NSMessage</key>
          <string>insert</string>
          <key>NSSendTypes</key>
          <array>⟶<string>com.example.app.clipping</string></array>
        </dict>
      </array>
      """),
    .good(
      "a text editor's services",
      """
      <key>NSServices</key>
      <array>
        <dict>
          <key>NSMessage</key>
          <string>openSelection</string>
          <key>NSSendTypes</key>
          <array>
            <string>NSStringPboardType</string>
            <string>public.utf8-plain-text</string>
          </array>
        </dict>
        <dict>
          <key>NSMessage</key>
          <string>openFile</string>
          <key>NSSendFileTypes</key>
          <array>
            <string>public.text</string>
            <string>public.folder</string>
            <string>public.item</string>
          </array>
        </dict>
      </array>
      """),
    .good(
      "a declared type",
      """
      <key>NSServices</key>
      <array>
        <dict>
          <key>NSMessage</key>
          <string>openNote</string>
          <key>NSSendFileTypes</key>
          <array><string>com.example.app.note</string></array>
        </dict>
      </array>
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.note</string>
          <key>UTTypeConformsTo</key>
          <array><string>public.data</string></array>
        </dict>
      </array>
      """),
    .good(
      "older names of pasteboards, and a placeholder",
      """
      <key>NSServices</key>
      <array>
        <dict>
          <key>NSSendTypes</key>
          <array>
            <string>NeXT Rich Text Format v1.0 pasteboard type</string>
            <string>NSRTFPboardType</string>
            <string>ExampleClipping</string>
          </array>
          <key>NSSendFileTypes</key>
          <array><string>$(PRODUCT_BUNDLE_IDENTIFIER).note</string></array>
        </dict>
      </array>
      """),
  ]

  static func concerns(_ key: KeyFacts) -> Bool {
    key.known == .sendFileTypes || key.known == .sendTypes || key.known == .returnTypes
  }

  static func check(_ key: KeyedValue, in context: inout RuleContext) {
    let isOfPasteboard = key.known != .sendFileTypes
    key.forEachString { value in
      if isOfPasteboard, value.withText({ !isIdentifier($0) }) {
        checkConstant(value, key, in: &context)
        return
      }
      guard let type = context.undeclaredType(value, beside: { key.strings }) else { return }
      let severity = type.severity(usual: .warning)
      let isPrivate = isOfPasteboard && type.nearest == nil && !type.isReserved
      context.report(
        type.message(namedBy: "a service"), at: value, about: type.identifier,
        entry: key.dictionary, severity: isPrivate ? .note : severity)
      context.fixUndeclared(type, at: value)
    }
  }

  /// Whether a name on a pasteboard has the form of an identifier.
  private static func isIdentifier(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.contains(UInt8(ascii: ".")) && !text.contains { $0 == 0x20 }
  }

  private static func checkConstant(
    _ value: PropertyListValue, _ key: KeyedValue, in context: inout RuleContext
  ) {
    guard value.withText({ $0.starts(with: "NSPasteboardType".utf8) }), let name = value.string
    else { return }
    context.report(
      .constant(name, constants.first { $0.name == name }?.value), at: value, about: name,
      entry: key.dictionary)
    guard let present = constants.first(where: { $0.name == name })?.value else { return }
    context.fix("write `\(present)`") { fix in
      var isThere = false
      key.forEachString { isThere = isThere || $0.string == present }
      if isThere { fix.remove(value) } else { fix.setText(of: value, to: present) }
    }
  }

  private static let constants: [(name: String, value: String)] = [
    ("NSPasteboardTypeString", "public.utf8-plain-text"),
    ("NSPasteboardTypeFileURL", "public.file-url"),
    ("NSPasteboardTypeURL", "public.url"),
    ("NSPasteboardTypeHTML", "public.html"),
    ("NSPasteboardTypePDF", "com.adobe.pdf"),
    ("NSPasteboardTypePNG", "public.png"),
    ("NSPasteboardTypeRTF", "public.rtf"),
    ("NSPasteboardTypeTIFF", "public.tiff"),
  ]
}

extension Finding.Message {
  fileprivate static func constant(_ name: String, _ value: String?) -> Self {
    Self(
      "`\(name)` is the name of a constant and of no type",
      notes: [value.map { "its value is `\($0)`" } ?? "write the value of the constant"])
  }
}
