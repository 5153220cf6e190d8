import InfoPlists
import PropertyLists
import Testing
import TypewardenLinting
import TypewardenProjects

/// Lists far beyond what anybody writes are checked like others, and in the time that their length takes:
/// what would take its square would not end here.
@Suite("Long lists")
struct LongListTests {
  private static let count = 8000

  enum Chain: CaseIterable {
    case upwards, downwards, withDocuments, redundant
  }

  private func text(_ chain: Chain) -> String {
    var text = "<plist version=\"1.0\"><dict><key>CFBundlePackageType</key><string>APPL</string>"
    if chain == .withDocuments {
      text += "<key>CFBundleDocumentTypes</key><array>"
      for number in 0..<Self.count {
        text += "<dict><key>NSDocumentClass</key><string>C\(number)</string>"
        text += "<key>LSItemContentTypes</key><array><string>com.example.app.t\(number)</string>"
        text += "</array></dict>"
      }
      text += "</array>"
    }
    text += "<key>UTExportedTypeDeclarations</key><array>"
    for number in 0..<Self.count {
      let next = chain == .downwards ? number - 1 : number + 1
      let isLast = !(0..<Self.count).contains(next)
      let supertype = isLast ? "public.data" : "com.example.app.t\(next)"
      text += "<dict><key>UTTypeIdentifier</key><string>com.example.app.t\(number)</string>"
      text += "<key>UTTypeConformsTo</key><array>"
      if chain == .redundant, !isLast { text += "<string>public.data</string>" }
      text += "<string>\(supertype)</string></array>"
      text += "<key>UTTypeTagSpecification</key><dict><key>public.filename-extension</key>"
      text += "<array><string>x\(number)</string></array></dict></dict>"
    }
    return text + "</array></dict></plist>"
  }

  @Test(
    "a chain of thousands of types, each of which conforms to the next", arguments: Chain.allCases)
  func chain(_ chain: Chain) {
    let list = PropertyList(bytes: Array(text(chain).utf8), name: "Info.plist")
    var options = LintOptions()
    // Off by default.
    options.severities["redundant-conformance"] = .note
    let found = Linter(options: options).check([Product(infoPlists: [InfoPlist(list)])])
    func count(_ rule: String) -> Int { found.count { $0.rule == rule } }
    #expect(count("missing-type-description") == Self.count)
    #expect(count("exported-type-unclaimed") == (chain == .withDocuments ? 0 : Self.count))
    #expect(count("redundant-conformance") == (chain == .redundant ? Self.count - 1 : 0))
    // Each conforms to all that are named behind it, never to one before.
    #expect(count("document-type-shadowed") == 0)
  }
}
