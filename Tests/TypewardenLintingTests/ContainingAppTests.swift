import InfoPlists
import PropertyLists
import Testing
import TypewardenLinting
import TypewardenProjects

/// What an extension names is judged by what its app declares, as far as the app is at hand.
@Suite("Extensions and their apps")
struct ContainingAppTests {
  static let rules: [String] = [
    "quicklook-type-undeclared", "spotlight-type-undeclared", "activation-rule-undeclared-type",
  ]

  /// An extension that names `com.example.app.board` in one way.
  static func plugIn(for rule: String) -> InfoPlist {
    let type = "com.example.app.board"
    let attributes =
      switch rule {
      case "quicklook-type-undeclared":
        "<key>QLSupportedContentTypes</key><array><string>\(type)</string></array>"
      case "spotlight-type-undeclared":
        "<key>CSSupportedContentTypes</key><array><string>\(type)</string></array>"
      default:
        """
        <key>NSExtensionActivationRule</key>
        <string>ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO "\(type)"</string>
        """
      }
    return list(
      "Extension.plist",
      """
      <key>CFBundleIdentifier</key><string>com.example.app.extension</string>
      <key>CFBundlePackageType</key><string>XPC!</string>
      <key>NSExtension</key>
      <dict><key>NSExtensionAttributes</key><dict>\(attributes)</dict></dict>
      """)
  }

  static func app(_ key: String?, _ type: String = "com.example.app.board") -> InfoPlist {
    let declarations =
      key.map {
        """
        <key>\($0)</key>
        <array><dict><key>UTTypeIdentifier</key><string>\(type)</string></dict></array>
        """
      } ?? ""
    return list(
      "Info.plist",
      """
      <key>CFBundleIdentifier</key><string>com.example.app</string>
      <key>CFBundlePackageType</key><string>APPL</string>
      \(declarations)
      """)
  }

  @Test("are silent when the app exports or imports the type", arguments: rules)
  func declared(rule: String) {
    for key in ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"] {
      #expect(lint(rule, [[Self.app(key), Self.plugIn(for: rule)]]).isEmpty)
    }
  }

  @Test("are silent when a list beside them, of what may be the app, declares it", arguments: rules)
  func declaredBeside(rule: String) {
    for key in ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"] {
      #expect(lint(rule, [[Self.app(key)], [Self.plugIn(for: rule)]]).isEmpty)
    }
  }

  @Test("get a warning when the app does not declare it", arguments: rules)
  func undeclared(rule: String) {
    let found = lint(rule, [[Self.app(nil), Self.plugIn(for: rule)]])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map(\.about) == ["com.example.app.board"])
  }

  @Test("get a note when the app is not at hand", arguments: rules)
  func lone(rule: String) {
    let found = lint(rule, [[Self.plugIn(for: rule)]])
    #expect(found.map(\.severity) == [.note])
    #expect(found.first?.notes.map(\.message) == ["the containing app must declare it"])
  }

  @Test("are told of a slip", arguments: rules)
  func misspelt(rule: String) {
    let app = Self.app("UTExportedTypeDeclarations", "com.example.app.boards")
    let found = lint(rule, [[app, Self.plugIn(for: rule)]])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.notes.map(\.message) == ["did you mean `com.example.app.boards`?"])
  }

  @Test("are told to import what another app exports", arguments: rules)
  func exportedElsewhere(rule: String) {
    let found = lint(
      rule,
      [[Self.app(nil), Self.plugIn(for: rule)], [Self.app("UTExportedTypeDeclarations")]])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message.hasSuffix("is declared by another product only") == true)
  }

  @Test("have a value of the wrong kind reported once, by the rule that knows the key")
  func wrongKind() {
    let infoPlist = Self.list(
      "Info.plist",
      """
      <key>NSExtension</key>
      <dict><key>NSExtensionAttributes</key><dict>
        <key>NSExtensionActivationRule</key>
        <dict>
          <key>NSExtensionActivationSupportsText</key><integer>1</integer>
          <key>NSExtensionActivationSupportsWebURLWithMaxCount</key><integer>1</integer>
        </dict>
      </dict></dict>
      """)
    let found = Linter().check([Product(infoPlists: [infoPlist])]).filter { $0.severity == .error }
    #expect(found.map(\.rule) == ["activation-rule-value-type"])
  }

  private static func list(_ name: String, _ content: String) -> InfoPlist {
    let text = "<plist version=\"1.0\"><dict>\(content)</dict></plist>"
    return InfoPlist(PropertyList(bytes: Array(text.utf8), name: name))
  }

  private func lint(_ rule: String, _ products: [[InfoPlist]]) -> [Finding] {
    var options = LintOptions()
    options.only = [rule]
    return Linter(options: options).check(products.map { Product(infoPlists: $0) })
  }
}
