import Testing
import TypewardenExporting

/// What holds for every page, whether or not there is a browser to open it.
@Suite("Pages")
struct PageTests {
  /// The examples of FIPS 180-4, with one and with two blocks, and the empty text.
  static let hashes = [
    ("abc", "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "sha256-JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
    ),
    ("", "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
  ]

  @Test("name their script by its hash", arguments: hashes)
  func hashesScripts(text: String, source: String) {
    #expect(ScriptHash.source(of: text) == source)
  }

  @Test("of more findings than are shown say how many are left out")
  func saysWhatIsLeftOut() {
    var page = LintedPage(title: "Report", summary: "3 errors")
    page.findings = [
      LintedPage.Finding(
        severity: "error", rule: "some-rule", file: "a", line: 1, column: 1, message: "is `bad",
        keyPath: "", type: nil)
    ]
    page.hiddenCount = 2
    page.hiddenTypeCount = 7
    let text = ReportPage.render(page)
    #expect(text.contains("2 more findings are left out"))
    #expect(text.contains("is `bad</h4>"), "a single back-tick is no code")
    #expect(!text.contains("id=\"picture\""), "no types, no picture")
    page.graph = SampleRegistry.graph(SampleRegistry.faulty)
    #expect(ReportPage.render(page).contains("7 more types are left out"))
  }
}
