internal import InfoPlists
internal import PropertyLists

/// A Mac app that says it does not open documents in place.
///
/// Xcode's build stops: that mode does not exist on the Mac. Lists that serve several platforms run
/// into it after the App Store's mail about the missing key was answered with no. For Mac Catalyst, and
/// where the platform is not known, it is only a note.
enum OpenInPlaceNoOnMacOS: KeyRule {
  static let metadata = RuleMetadata(
    id: "open-in-place-no-on-macos", group: .documentTypes, severity: .error, fix: .ask,
    sources: [
      "https://github.com/swiftlang/swift-build/blob/main/Sources/SWBTaskExecution/TaskActions/InfoPlistProcessorTaskAction.swift"
    ])

  static let examples: [RuleExample] = [
    .bad(
      "a Mac app",
      """
      <key>LSMinimumSystemVersion</key>
      <string>14.0</string>
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Level</string>
        </dict>
      </array>
      <key>LSSupportsOpeningDocumentsInPlace</key>
      ⟶<false/>
      """),
    .bad(
      "perhaps a Mac app", severity: .note,
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Level</string>
        </dict>
      </array>
      <key>LSSupportsOpeningDocumentsInPlace</key>
      ⟶<false/>
      """),
    .bad(
      "Mac Catalyst", severity: .note,
      """
      <key>CFBundleSupportedPlatforms</key>
      <array><string>MacOSX</string></array>
      <key>UIDeviceFamily</key>
      <array><integer>6</integer></array>
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Level</string>
        </dict>
      </array>
      <key>LSSupportsOpeningDocumentsInPlace</key>
      ⟶<false/>
      """),
    .good(
      "an app for iOS", platform: .ios,
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Level</string>
        </dict>
      </array>
      <key>LSSupportsOpeningDocumentsInPlace</key>
      <false/>
      """),
    .good(
      "yes on the Mac", platform: .macos,
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Level</string>
        </dict>
      </array>
      <key>LSSupportsOpeningDocumentsInPlace</key>
      <true/>
      """),
    .good(
      "no documents", platform: .macos,
      """
      <key>CFBundleDocumentTypes</key>
      <array/>
      <key>LSSupportsOpeningDocumentsInPlace</key>
      <false/>
      """),
  ]

  static func concerns(_ key: KeyFacts) -> Bool { key.known == .supportsOpeningDocumentsInPlace }

  static func check(_ key: KeyedValue, in context: inout RuleContext) {
    guard key.value.isFalse,
      context.infoPlist.hasDocumentTypes
    else { return }
    let platform = context.platform
    guard platform == .macos || platform == nil else { return }
    let isCatalyst = context.infoPlist.rootValue(.deviceFamily) != nil
    let isMild = platform == nil || isCatalyst
    context.report(
      .openInPlaceNo(isSure: !isMild), at: key.value, about: "LSSupportsOpeningDocumentsInPlace",
      severity: isMild ? .note : nil)
    context.fix("remove the key") { $0.removeEntry(of: key.key) }
  }
}

extension Finding.Message {
  fileprivate static func openInPlaceNo(isSure: Bool) -> Self {
    Self(
      isSure
        ? "a Mac app cannot refuse to open documents in place"
        : "a Mac app with this list does not build: it cannot refuse to open documents in place",
      notes: ["remove the key from the Mac's list, or set it to yes"])
  }
}
