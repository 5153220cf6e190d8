import InfoPlists
import PropertyLists
import Testing
import TypewardenLinting
import TypewardenProjects
import TypewardenSourceText
import TypewardenSwiftFactsExtraction

/// What rules about sources do that an example of one rule cannot show: sources of several products,
/// platforms, comments.
@Suite(
  "Findings in Swift sources",
  .enabled(if: SwiftFactsExtractor.hasParser, "the toolchain has no Swift parser"))
struct SourceFindingTests {
  private func product(
    keys: String = "", list: String = "Info.plist", platforms: Set<Platform>? = nil,
    _ sources: (path: String, text: String)...
  ) -> Product {
    var product = Product(
      PropertyList(
        bytes: Array("<plist version=\"1.0\"><dict>\(keys)</dict></plist>".utf8), name: list),
      sources: sources.map { ($0.path, Array($0.text.utf8)) })
    product.platforms = platforms
    return product
  }

  private func exporting(_ identifier: String) -> String {
    """
    <key>UTExportedTypeDeclarations</key><array><dict>
    <key>UTTypeIdentifier</key><string>\(identifier)</string>
    <key>UTTypeConformsTo</key><array><string>public.data</string></array>
    </dict></array>
    """
  }

  private func shown(_ products: [Product], _ rules: String...) -> [String] {
    Linter().check(products).filter { rules.contains($0.rule) }
      .map { "\($0.file):\($0.start.line): \($0.severity.rawValue)" }
  }

  private let note = (
    path: "Shared/Note.swift", text: "let note = UTType(exportedAs: \"com.example.app.note\")"
  )

  @Test("of a file that two products share are one")
  func shared() {
    let products = [product(list: "A/Info.plist", note), product(list: "B/Info.plist", note)]
    #expect(
      shown(products, "source-exported-type-undeclared") == ["Shared/Note.swift:1: error"])
  }

  @Test("are a note where another product of the same file declares the type")
  func declaredByOne() {
    let products = [
      product(keys: exporting("com.example.app.note"), list: "A/Info.plist", note),
      product(list: "B/Info.plist", note),
    ]
    #expect(shown(products, "source-exported-type-undeclared") == ["Shared/Note.swift:1: note"])
  }

  @Test("are errors where a product of the same file names the type for its documents")
  func claimed() {
    let claim = """
      <key>CFBundleDocumentTypes</key><array><dict>
      <key>LSItemContentTypes</key><array><string>com.example.app.note</string></array>
      </dict></array>
      """
    let products = [
      product(keys: exporting("com.example.app.note"), list: "A/Info.plist", note),
      product(keys: claim, list: "B/Info.plist", note),
    ]
    #expect(
      shown(products, "source-exported-type-undeclared") == ["Shared/Note.swift:1: error"])
  }

  @Test("are a warning where a product of other files declares the type")
  func declaredElsewhere() {
    let products = [
      product(keys: exporting("com.example.app.note"), list: "A/Info.plist"),
      product(list: "B/Info.plist", note),
    ]
    #expect(
      shown(products, "source-exported-type-undeclared") == ["Shared/Note.swift:1: warning"])
  }

  @Test("take constants from other files of the product")
  func acrossFiles() {
    let constants = (
      path: "Names.swift", text: "enum Names { static let note = \"com.example.a.b\" }"
    )
    let use = (path: "Use.swift", text: "let note = UTType(exportedAs: Names.note)")
    #expect(
      shown([product(constants, use)], "source-exported-type-undeclared") == [
        "Names.swift:1: error"
      ])
  }

  static let branches: [(String, Set<Platform>, Int)] = [
    ("os(macOS)", [.ios], 0), ("os(macOS)", [.macos], 1), ("os(macOS)", [.ios, .macos], 1),
    ("!os(macOS)", [.macos], 0), ("!os(macOS)", [.ios], 1),
    ("os(iOS) || os(visionOS)", [.macos], 0), ("os(iOS) || os(visionOS)", [.visionos], 1),
    ("DEBUG && os(iOS)", [.macos], 0), ("DEBUG", [.macos], 1), ("canImport(UIKit)", [.macos], 0),
    ("(os(macOS) && !DEBUG) || os(Linux)", [.ios], 0),
  ]

  @Test("leave out what the platform does not compile", arguments: branches)
  func conditions(condition: String, platforms: Set<Platform>, count: Int) {
    let source = (
      path: "A.swift",
      text: "#if \(condition)\nlet note = UTType(exportedAs: \"com.example.app.note\")\n#endif\n"
    )
    let found = shown(
      [product(platforms: platforms, source)], "source-exported-type-undeclared")
    #expect(found.count == count)
  }

  @Test("are silenced by a comment that is superfluous only if no product needs it")
  func comments() {
    let text = note.text + " // typewarden:disable source-exported-type-undeclared known\n"
    let silenced = (path: note.path, text: text)
    let exporting = product(keys: exporting("com.example.app.note"), list: "A/Info.plist", silenced)
    let lacking = product(list: "B/Info.plist", silenced)
    let rules = ["source-exported-type-undeclared", "superfluous-suppression"]
    #expect(shown([exporting, lacking], rules[0], rules[1]) == [])
    #expect(shown([exporting], rules[0], rules[1]) == ["Shared/Note.swift:1: warning"])
  }

  @Test("silence what the list says of the same missing declaration")
  func oneCause() {
    let claim = """
      <key>CFBundleDocumentTypes</key><array><dict>
      <key>LSHandlerRank</key><string>Owner</string>
      <key>LSItemContentTypes</key><array><string>com.example.app.note</string></array>
      </dict></array>
      """
    let rules = ["source-exported-type-undeclared", "undeclared-content-type"]
    #expect(
      shown([product(keys: claim, note)], rules[0], rules[1]) == ["Shared/Note.swift:1: error"])
    #expect(shown([product(keys: claim, note)], "owner-rank-without-export") == [])
    #expect(shown([product(keys: claim)], rules[0], rules[1]) == ["Info.plist:3: error"])
  }

  @Test("are none in tests and in code that does not parse")
  func quiet() {
    var tests = product(note)
    tests.kind = .tests
    #expect(shown([tests], "source-exported-type-undeclared") == [])
    let broken = (path: "A.swift", text: "<<<<<<< ours\nlet a = UTType(\n=======\nclass {")
    #expect(Linter().check([product(broken)]).isEmpty)
  }
}
