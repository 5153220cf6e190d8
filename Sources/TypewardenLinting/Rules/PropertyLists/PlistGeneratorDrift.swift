internal import InfoPlists
internal import PropertyLists
internal import TypewardenProjects

/// Types or document types in a property list that XcodeGen writes, and not in its `project.yml`.
///
/// The next run of the generator writes the list anew without them: the declarations are gone, and
/// documents stop opening on the machine of whoever ran it last. Only `info: properties:` blocks are
/// looked at; with a list that is only named in the build settings, XcodeGen leaves it alone.
enum PlistGeneratorDrift: KeyRule {
  static let metadata = RuleMetadata(
    id: "plist-generator-drift", group: .propertyLists, severity: .warning,
    sources: [
      "https://github.com/kiwix/kiwix-apple/issues/589",
      "https://github.com/codemonkey85/PKMDS-Blazor/pull/941",
      "https://github.com/krelltunez/dayGLANCE/pull/984",
      "https://github.com/permissionlesstech/bitchat/pull/130",
    ])

  private static func declaring(marked: Bool) -> String {
    """
    \(marked ? "\(RuleExample.marker)" : "")<key>UTExportedTypeDeclarations</key>
    <array>
      <dict>
        <key>UTTypeIdentifier</key>
        <string>com.example.app.note</string>
        <key>UTTypeConformsTo</key>
        <array><string>public.data</string></array>
      </dict>
    </array>
    """
  }

  static let examples: [RuleExample] = [
    .bad("a declaration that only the list has", declaring(marked: true))
      .besideSpecification(
        """
        targets:
          App:
            type: application
            info:
              path: Info.plist
              properties:
                UILaunchScreen: {}
        """),
    .good("a declaration in both", declaring(marked: false))
      .besideSpecification(
        """
        targets:
          App:
            info:
              path: "Info.plist" # written by xcodegen
              properties:
                UTExportedTypeDeclarations:
                - UTTypeIdentifier: com.example.app.note
                  UTTypeConformsTo: [public.data]
        """),
    .good("a specification that takes its properties from elsewhere", declaring(marked: false))
      .besideSpecification(
        """
        targets:
          App:
            info:
              path: Info.plist
              properties:
                <<: *shared
                UILaunchScreen: {}
        """),
    .good("another target's list", declaring(marked: false))
      .besideSpecification(
        """
        targets:
          Widget:
            info:
              path: Widget/Info.plist
              properties:
                NSExtension: {}
        """),
    .good("a list that only build settings name", declaring(marked: false))
      .besideSpecification(
        """
        targets:
          App:
            settings:
              INFOPLIST_FILE: Info.plist
        """),
    .good("a list without types", "<key>CFBundleName</key>\n<string>Notes</string>")
      .besideSpecification(
        """
        targets:
          App:
            info:
              path: Info.plist
              properties:
                UILaunchScreen: {}
        """),
  ]

  static func concerns(_ key: KeyFacts) -> Bool {
    switch key.known {
    case .exportedTypeDeclarations, .importedTypeDeclarations, .documentTypes: true
    default: false
    }
  }

  static func check(_ key: KeyedValue, in context: inout RuleContext) {
    guard let generated = context.part?.generatedList, !generated.keys.contains(key.name),
      !key.value.isEmpty
    else { return }
    context.report(.lost(key.name, generated), at: key.key, about: key.name)
  }
}

extension Finding.Message {
  fileprivate static func lost(_ key: String, _ list: Product.Part.GeneratedList) -> Self {
    Self(
      "the next run of XcodeGen removes `\(key)`: \(list.specification) does not have it",
      notes: ["add it to `properties:` at \(list.specification):\(list.line)"])
  }
}
