internal import InfoPlists
internal import PropertyLists

/// An app for iOS that opens documents and does not say whether it opens them in place.
///
/// Xcode warns at the build, and the App Store mails ITMS-90737: `UISupportsDocumentBrowser` for apps
/// with a document browser, otherwise `LSSupportsOpeningDocumentsInPlace`, yes or no. Mac apps need
/// neither key; lists of which the platform is not known get a note, as does a lone
/// `UISupportsDocumentBrowser` that says no.
enum MissingOpenInPlace: KeyRule {
  static let metadata = RuleMetadata(
    id: "missing-open-in-place", group: .documentTypes, severity: .warning, fix: .ask,
    sources: [
      "https://github.com/swiftlang/swift-build/blob/main/Sources/SWBTaskExecution/TaskActions/InfoPlistProcessorTaskAction.swift",
      "https://github.com/ppy/osu/issues/5500",
      "https://github.com/element-hq/element-x-ios/pull/1542",
      "https://github.com/SlayterDev/RadiumBrowser/issues/52",
      "https://github.com/idoodler/LabImporter/pull/7",
      "https://github.com/tchapgouv/tchap-ios/issues/590",
      "https://github.com/lionheart/openradar-mirror/issues/7686",
    ], isStoreRule: true)

  static let examples: [RuleExample] = [
    .bad(
      "an app for iOS",
      """
      <key>LSRequiresIPhoneOS</key>
      <true/>
      ⟶<key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Level</string>
        </dict>
      </array>
      """),
    .bad(
      "the platform is not known", severity: .note,
      """
      ⟶<key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Level</string>
        </dict>
      </array>
      """),
    .bad(
      "no browser, and nothing about in place", severity: .note, platform: .ios,
      """
      ⟶<key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Level</string>
        </dict>
      </array>
      <key>UISupportsDocumentBrowser</key>
      <false/>
      """),
    .good(
      "no is an answer too", platform: .ios,
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
      "a document browser", platform: .visionos,
      """
      <key>UISupportsDocumentBrowser</key>
      <true/>
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Level</string>
        </dict>
      </array>
      """),
    .good(
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
      """),
    .good(
      "an app without documents", platform: .ios,
      """
      <key>CFBundleDocumentTypes</key>
      <array/>
      """),
    .good(
      "an app extension, which has a rule of its own", platform: .ios,
      """
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.share-services</string>
      </dict>
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Level</string>
        </dict>
      </array>
      """),
  ]

  static func concerns(_ key: KeyFacts) -> Bool { key.known == .documentTypes }

  static func check(_ key: KeyedValue, in context: inout RuleContext) {
    let infoPlist = context.infoPlist
    guard infoPlist.hasDocumentTypes, infoPlist.bundleKind == .app,
      infoPlist.rootValue(.appClip) == nil,
      infoPlist.rootValue(.supportsOpeningDocumentsInPlace) == nil
    else { return }
    let platform = context.platform
    if platform == .macos || platform == nil && infoPlist.isOfAppKit { return }
    if (0..<infoPlist.documentTypeCount).contains(where: { infoPlist.documentType($0).isOfPlugIn })
    {
      return
    }
    let browser = infoPlist.rootValue(.supportsDocumentBrowser)
    if let browser, !browser.isFalse { return }
    let settings = context.settings.values
    if settings["INFOPLIST_KEY_LSSupportsOpeningDocumentsInPlace"] != nil
      || settings["INFOPLIST_KEY_UISupportsDocumentBrowser"] != nil
      || context.isMisspelt(.supportsOpeningDocumentsInPlace, in: key.dictionary)
      || context.isMisspelt(.supportsDocumentBrowser, in: key.dictionary)
    {
      return
    }
    let isMild = platform == nil || browser != nil
    context.report(
      browser == nil ? .missingOpenInPlace(isSure: platform != nil) : .onlyNoBrowser, at: key.key,
      about: "LSSupportsOpeningDocumentsInPlace", severity: isMild ? .note : nil)
    context.fix("go on copying files into the app") {
      $0.insert(
        "LSSupportsOpeningDocumentsInPlace", .boolean(false), into: key.dictionary, after: key.key)
    }
  }
}

extension Finding.Message {
  private static let remedy =
    "`LSSupportsOpeningDocumentsInPlace` with no keeps copying files into the app; with yes the app "
    + "must coordinate its access to them"

  fileprivate static func missingOpenInPlace(isSure: Bool) -> Self {
    Self(
      "the app opens documents and does not say whether in place",
      notes: isSure ? [remedy] : ["only apps for iOS must say it", remedy])
  }

  fileprivate static var onlyNoBrowser: Self {
    Self(
      "`UISupportsDocumentBrowser` with no leaves open whether documents are opened in place",
      notes: [remedy])
  }
}
