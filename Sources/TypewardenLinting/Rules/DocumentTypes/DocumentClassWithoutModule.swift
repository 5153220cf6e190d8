internal import InfoPlists
internal import PropertyLists

/// A document class that cannot be found by the name in the list.
///
/// AppKit then says that no document could be created, since the type does not map to any class. A
/// Swift class is found by its module and its name, `$(PRODUCT_MODULE_NAME).Document`, unless it has a
/// name for Objective-C. Without the sources only what is certain is reported: a name that no class can
/// have, and a class that is named both with its module and without.
enum DocumentClassWithoutModule: FileRule {
  static let metadata = RuleMetadata(
    id: "document-class-without-module", group: .documentTypes, severity: .warning, fix: .ask,
    sources: ["https://github.com/lionheart/openradar-mirror/issues/3242"])

  static let examples: [RuleExample] = [
    .bad(
      "once with its module, once without",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Note</string>
          <key>NSDocumentClass</key>
          <string>$(PRODUCT_MODULE_NAME).NoteDocument</string>
        </dict>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Old note</string>
          <key>NSDocumentClass</key>
          ⟶<string>NoteDocument</string>
        </dict>
      </array>
      """),
    .bad(
      "a product's name is no module's name",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Note</string>
          <key>NSDocumentClass</key>
          ⟶<string>Example-Notes.Document</string>
        </dict>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Board</string>
          <key>NSDocumentClass</key>
          ⟶<string>Example.</string>
        </dict>
      </array>
      """),
    .good(
      "what Xcode writes for Swift",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>DocumentType</string>
          <key>NSDocumentClass</key>
          <string>$(PRODUCT_MODULE_NAME).Document</string>
        </dict>
      </array>
      """),
    .good(
      "what Xcode writes for Objective-C, and an empty name",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>DocumentType</string>
          <key>NSDocumentClass</key>
          <string>Document</string>
        </dict>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Folder</string>
          <key>NSDocumentClass</key>
          <string></string>
        </dict>
      </array>
      """),
    .good(
      "different classes",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Note</string>
          <key>NSDocumentClass</key>
          <string>${PRODUCT_MODULE_NAME}.NoteDocument</string>
        </dict>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Board</string>
          <key>NSDocumentClass</key>
          <string>EXBoardDocument</string>
        </dict>
      </array>
      """),
  ]

  static func check(_ infoPlist: InfoPlist, in context: inout RuleContext) {
    if infoPlist.list.isBroken { return }
    var hasQualified = false
    var hasBare = false
    for index in 0..<infoPlist.documentTypeCount {
      let documentType = infoPlist.documentType(index)
      guard let value = documentType.value(.documentClass), value.kind == .string, !value.isEmpty
      else { continue }
      if !context.isOpaque(value), !context.withText(of: value, canBeClassName) {
        context.report(
          .impossible(context.text(of: value)), at: value, about: "NSDocumentClass",
          entry: documentType.dictionary)
        context.fix("let the build fill in the module") { fix in
          guard let name = value.string?.split(separator: ".").last, name.utf8.count > 0,
            value.string?.contains(".") == true, name.utf8.allSatisfy(isOfName)
          else { return }
          fix.setText(of: value, to: "$(PRODUCT_MODULE_NAME).\(name)")
        }
        continue
      }
      if isQualified(value) { hasQualified = true } else { hasBare = true }
    }
    if hasQualified, hasBare { checkBoth(infoPlist, in: &context) }
  }

  /// Reports classes without a module that another entry names with one.
  private static func checkBoth(_ infoPlist: InfoPlist, in context: inout RuleContext) {
    var qualified: [Substring: PropertyListValue] = [:]
    var bare: [(documentType: DocumentType, value: PropertyListValue)] = []
    for index in 0..<infoPlist.documentTypeCount {
      let documentType = infoPlist.documentType(index)
      guard let value = documentType.value(.documentClass), let name = value.string else {
        continue
      }
      if let period = name.lastIndex(of: ".") {
        qualified[name[name.index(after: period)...]] = value
      } else {
        bare.append((documentType, value))
      }
    }
    for (documentType, value) in bare {
      guard let name = value.string, let other = qualified[name[...]] else { continue }
      context.report(
        .withoutModule(name, other.string ?? ""), at: value, about: "NSDocumentClass",
        entry: documentType.dictionary, related: [(other, "named with its module here")])
      context.fix("write `\(other.string ?? "")`") {
        $0.setText(of: value, to: other.string ?? "")
      }
    }
  }

  private static func isQualified(_ value: PropertyListValue) -> Bool {
    value.withText { $0.contains(UInt8(ascii: ".")) }
  }

  /// Whether a byte may stand in the name of a class.
  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }

  /// Whether text is made of names of modules and classes, joined by periods.
  private static func canBeClassName(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var isStart = true
    for byte in text {
      switch byte {
      case UInt8(ascii: "."):
        if isStart { return false }
        isStart = true
      case 0x30...0x39:
        if isStart { return false }
      case 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
        isStart = false
      default: return false
      }
    }
    return !isStart
  }
}

extension Finding.Message {
  fileprivate static func impossible(_ name: String) -> Self {
    Self(
      "no class can be called `\(name)`",
      notes: ["write `$(PRODUCT_MODULE_NAME).` before the name of a Swift class"])
  }

  fileprivate static func withoutModule(_ name: String, _ qualified: String) -> Self {
    Self(
      "class `\(name)` is named without its module, and elsewhere with it",
      notes: ["a class has one name at run time; write `\(qualified)` if it is the same one"])
  }
}
