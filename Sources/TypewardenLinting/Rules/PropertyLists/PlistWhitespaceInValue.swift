internal import InfoPlists
internal import PropertyLists

/// White space around a value that is compared letter by letter, or a line break inside of it.
///
/// The string no longer equals the identifier, extension, role, rank or class name that it means,
/// and nothing says so. It mostly comes from tools that lay out XML, or from text copied off a web
/// page with a no-break space at its end.
enum PlistWhitespaceInValue: KeyRule {
  static let metadata = RuleMetadata(
    id: "plist-whitespace-in-value", group: .propertyLists, severity: .error, fix: .safe)

  static let examples: [RuleExample] = [
    .bad(
      "spaces around an identifier",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          ⟶<string> com.example.app.note </string>
        </dict>
      </array>
      """),
    .bad(
      "laid out over several lines",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>LSHandlerRank</key>
          ⟶<string>
            Owner
          </string>
          <key>LSItemContentTypes</key>
          <array>
            <string>public.text</string>
            ⟶<string>com.example.app
          .note</string>
          </array>
        </dict>
      </array>
      """),
    .bad(
      "a no-break space at the end",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeRole</key>
          ⟶<string>Editor&#xA0;</string>
        </dict>
      </array>
      """),
    .good(
      "text for people",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string> Notebook </string>
        </dict>
      </array>
      <key>NSHumanReadableCopyright</key>
      <string>© 2026 Example.
      All rights reserved.</string>
      """),
    .good(
      "layout around the elements",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>LSItemContentTypes</key>
          <array>

            <string>com.example.app.note</string>  <!-- ours -->
          </array>
        </dict>
      </array>
      """),
    .good(
      "file types and pasteboard types, which have spaces of their own",
      """
      <key>UTImportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeTagSpecification</key>
          <dict>
            <key>com.apple.ostype</key>
            <array>
              <string>PDF </string>
            </array>
            <key>com.apple.nspboard-type</key>
            <string>Example note pasteboard type</string>
          </dict>
        </dict>
      </array>
      <key>CFBundleSignature</key>
      <string>ttx </string>
      """),
  ]

  // A four-character code may well end with a space.
  static func concerns(_ key: KeyFacts) -> Bool {
    key.flags.contains(.exact) && !key.flags.contains(.ostype)
  }

  static func check(_ key: KeyedValue, in context: inout RuleContext) {
    key.forEachString { value in
      guard let defect = value.withText(defect) else { return }
      context.report(.whitespace(key.name, defect), at: value, about: key.name)
      guard defect != .blank else { return }
      context.fix("remove the white space") { fix in
        let text = value.withText { trimmed($0) }
        if text.contains(where: { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }) { return }
        fix.setText(of: value, to: text)
      }
    }
  }

  fileprivate enum Defect { case blank, around, lineBreak }

  private static func defect(in text: UnsafeBufferPointer<UInt8>) -> Defect? {
    guard let first = text.first, let last = text.last else { return nil }
    // Nearly all values begin and end with a visible ASCII character.
    if first <= 0x20 || first >= 0x80 || last <= 0x20 || last >= 0x80 {
      let start = spaceLength(atStartOf: text)
      if start == text.count || isBlank(text) { return .blank }
      if start > 0 || endsWithSpace(text) { return .around }
    }
    return text.contains { $0 == 0x0A || $0 == 0x0D } ? .lineBreak : nil
  }

  /// The text without the white space around it.
  private static func trimmed(_ text: UnsafeBufferPointer<UInt8>) -> String {
    var rest = text
    while !rest.isEmpty, case let length = spaceLength(atStartOf: rest), length > 0 {
      rest = UnsafeBufferPointer(rebasing: rest.dropFirst(length))
    }
    while endsWithSpace(rest), let last = rest.last {
      let length =
        last <= 0x20 ? 1 : wide.first { rest.suffix($0.count).elementsEqual($0) }?.count ?? 1
      rest = UnsafeBufferPointer(rebasing: rest.dropLast(length))
    }
    return String(decoding: rest, as: UTF8.self)
  }

  private static func isBlank(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var rest = text
    while !rest.isEmpty {
      let length = spaceLength(atStartOf: rest)
      if length == 0 { return false }
      rest = UnsafeBufferPointer(rebasing: rest.dropFirst(length))
    }
    return true
  }

  /// The white space that people do not see: ASCII's, no-break and zero-width spaces, byte order
  /// marks.
  private static let wide: [[UInt8]] = [
    [0xC2, 0xA0], [0xE2, 0x80, 0x8B], [0xE2, 0x80, 0xAF], [0xE2, 0x81, 0xA0], [0xE3, 0x80, 0x80],
    [0xEF, 0xBB, 0xBF],
  ]

  private static func spaceLength(atStartOf text: UnsafeBufferPointer<UInt8>) -> Int {
    guard let first = text.first else { return 0 }
    if first <= 0x20 { return 1 }
    guard first >= 0x80 else { return 0 }
    return wide.first { text.starts(with: $0) }?.count ?? 0
  }

  private static func endsWithSpace(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let last = text.last else { return false }
    if last <= 0x20 { return true }
    return last >= 0x80 && wide.contains { text.suffix($0.count).elementsEqual($0) }
  }
}

extension Finding.Message {
  fileprivate static func whitespace(
    _ key: String, _ defect: PlistWhitespaceInValue.Defect
  ) -> Self {
    switch defect {
    case .blank: Self("`\(key)` holds nothing but white space")
    case .around:
      Self(
        "white space around a value of `\(key)`",
        notes: ["it is compared as it stands, white space included"])
    case .lineBreak:
      Self(
        "a line break inside of a value of `\(key)`",
        notes: ["it is compared as it stands, white space included"])
    }
  }
}
