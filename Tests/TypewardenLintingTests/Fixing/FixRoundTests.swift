import InfoPlists
import PropertyLists
import Testing
import TypewardenLinting
import TypewardenProjects
import TypewardenSourceText

/// What rounds of fixes do that an example of one rule cannot show.
@Suite struct `Rounds of fixes` {
  private func list(_ root: String, _ name: String) -> PropertyList {
    PropertyList(
      bytes: Array("<plist version=\"1.0\">\n<dict>\n\(root)\n</dict>\n</plist>\n".utf8), name: name
    )
  }

  private func fixed(
    _ lists: [PropertyList], rule: String, refusal: @escaping FixRound.Refusal = { _ in nil }
  ) -> (texts: [String: String], round: FixRound) {
    var options = LintOptions()
    options.only = [rule]
    options.makesFixes = true
    var round = FixRound(refusal: refusal)
    let product = Product(infoPlists: lists.map { InfoPlist($0) })
    round.make(Linter(options: options).check([product])) { _, _ in true }
    let files = round.files()
    return (
      Dictionary(
        uniqueKeysWithValues: files.map { ($0.name, String(decoding: $0.new, as: UTF8.self)) }),
      round
    )
  }

  private let app = """
    <key>CFBundleIdentifier</key><string>com.example.app</string>
    <key>CFBundlePackageType</key><string>APPL</string>
    <key>UTExportedTypeDeclarations</key>
    <array>
    <dict>
    <key>UTTypeIdentifier</key><string>com.example.app.note</string>
    <key>UTTypeConformsTo</key><array><string>public.data</string></array>
    </dict>
    </array>
    """

  @Test(arguments: [
    ("quicklook-type-undeclared", "QLSupportedContentTypes"),
    ("spotlight-type-undeclared", "CSSupportedContentTypes"),
  ])
  func `a slip in an extension is mended by the declaration of its app`(
    rule: String, key: String
  ) {
    let plugIn = """
      <key>NSExtension</key><dict><key>NSExtensionAttributes</key><dict>
      <key>\(key)</key><array><string>com.example.app.nte</string></array>
      </dict></dict>
      """
    let (texts, _) = fixed([list(app, "App.plist"), list(plugIn, "X.plist")], rule: rule)
    #expect(texts.keys.sorted() == ["X.plist"])
    #expect(texts["X.plist"]?.contains("<string>com.example.app.note</string>") == true)
  }

  @Test func `a type that an extension declares moves to the app, or stays in both files`() {
    let plugIn = """
      <key>NSExtension</key><dict/>
      <key>UTExportedTypeDeclarations</key>
      <array><dict><key>UTTypeIdentifier</key><string>com.example.app.memo</string></dict></array>
      """
    let lists = [list(app, "App.plist"), list(plugIn, "X.plist")]
    let (texts, round) = fixed(lists, rule: "type-declared-in-extension")
    #expect(texts.count == 2 && round.made.count == 1)
    #expect(texts["X.plist"]?.contains("memo") == false)
    #expect(texts["App.plist"]?.contains("memo") == true)
    let (none, refused) = fixed(lists, rule: "type-declared-in-extension") {
      $0 == "App.plist" ? "it is locked" : nil
    }
    #expect(none.isEmpty && refused.made.isEmpty)
    #expect(refused.refused.map(\.reason) == ["it is locked"])
  }

  @Test func `two fixes of one place wait for each other`() {
    let text = """
      <key>CFBundleDocumentTypes</key>
      <array><dict>
      <key>CFBundleTypeName</key><string>Note</string>
      <key>LSItemContentTypes</key><array><string>public.data</string><string>public.item</string></array>
      </dict></array>
      """
    let (texts, round) = fixed([list(text, "Info.plist")], rule: "overbroad-content-type")
    #expect(texts.count == 1 && round.made.count == 1 && round.deferredCount == 1)
  }

  @Test func `a plain check makes no fixes`() {
    let product = Product(infoPlists: [InfoPlist(list(app, "App.plist"))])
    #expect(Linter().check([product]).allSatisfy { $0.fixes.isEmpty })
  }
}
