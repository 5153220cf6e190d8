internal import InfoPlists
internal import PropertyLists

/// Document types in the list of an App Clip.
///
/// They have no effect there; Xcode's build says so and passes them over.
enum DocumentTypesInAppClip: KeyRule {
  static let metadata = RuleMetadata(
    id: "document-types-in-app-clip", group: .documentTypes, severity: .warning, fix: .ask,
    sources: [
      "https://github.com/swiftlang/swift-build/blob/main/Sources/SWBTaskExecution/TaskActions/InfoPlistProcessorTaskAction.swift"
    ])

  static let examples: [RuleExample] = [
    .bad(
      "an App Clip with documents",
      """
      <key>NSAppClip</key>
      <dict>
        <key>NSAppClipRequestEphemeralUserNotification</key>
        <false/>
      </dict>
      ⟶<key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Menu</string>
        </dict>
      </array>
      """),
    .good(
      "an app with documents",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Menu</string>
        </dict>
      </array>
      """),
    .good(
      "an App Clip with an empty list",
      """
      <key>NSAppClip</key>
      <dict/>
      <key>CFBundleDocumentTypes</key>
      <array/>
      """),
  ]

  static func concerns(_ key: KeyFacts) -> Bool { key.known == .documentTypes }

  static func check(_ key: KeyedValue, in context: inout RuleContext) {
    guard !key.value.isEmpty,
      context.infoPlist.rootValue(.appClip) != nil
    else { return }
    context.report(.inAppClip, at: key.key, about: "CFBundleDocumentTypes")
    context.fix("remove the document types") { $0.removeEntry(of: key.key) }
  }
}

extension Finding.Message {
  fileprivate static var inAppClip: Self {
    Self(
      "document types have no effect in an App Clip",
      notes: ["keep them in the list of the app itself"])
  }
}
