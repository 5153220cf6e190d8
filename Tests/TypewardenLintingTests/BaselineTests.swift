import InfoPlists
import PropertyLists
import Testing
import TypewardenLinting
import TypewardenProjects
import TypewardenSourceText

@Suite("The baseline")
struct BaselineTests {
  private func findings(_ body: String) -> [Finding] {
    let text = "<plist version=\"1.0\"><dict>\(body)</dict></plist>"
    let list = PropertyList(bytes: Array(text.utf8), name: "App/Info.plist")
    return Linter().check([Product(infoPlists: [InfoPlist(list)])])
  }

  private let faulty = """
    <key>CFBundleDocumentTypes</key><array><dict><key>CFBundleTypeName</key>
    <string>Text</string><key>CFBundleTypeRole</key><string>Viewer</string>
    <key>LSItemContentTypes</key><array><string>public.plain-text</string></array></dict></array>
    """

  @Test("accepts what it was written from, wherever it moved")
  func acceptsMoved() throws {
    let before = findings(faulty)
    #expect(before.contains { $0.rule == "missing-handler-rank" })
    let text = Baseline(before).text
    let baseline = try Baseline(reading: SourceText(name: "b.json", text: text))
    let after = findings("<!-- moved\n\n\n -->" + faulty)
    let result = baseline.apply(to: after)
    #expect(result.new.isEmpty)
    #expect(result.acceptedCount == before.count)
    #expect(result.stale.isEmpty)
  }

  @Test("reports what is new and what no longer occurs")
  func newAndStale() throws {
    let baseline = Baseline(findings(faulty))
    let other = findings(faulty.replacingFirst("public.plain-text", with: "com.example.nobody"))
    let result = baseline.apply(to: other)
    #expect(result.new.contains { $0.rule == "undeclared-content-type" })
    #expect(baseline.apply(to: []).stale.count == baseline.counts.count)
  }

  @Test("is read back as it was written, an entry on each line")
  func roundTrip() throws {
    let baseline = Baseline(findings(faulty))
    let source = SourceText(name: "b.json", text: baseline.text)
    #expect(try Baseline(reading: source).counts == baseline.counts)
    #expect(baseline.text.split(separator: "\n").count == baseline.counts.count + 5)
    #expect(Baseline([]).text == "{\n  \"version\": 1,\n  \"findings\": []\n}\n")
  }

  @Test(
    "is refused when it is none",
    arguments: ["", "[]", "{\"version\":2,\"findings\":[]}", "{\"version\":1,\"findings\":[{}]}"])
  func refused(text: String) {
    #expect(throws: Configuration.Failure.self) {
      try Baseline(reading: SourceText(name: "b.json", text: text))
    }
  }
}

extension String {
  /// The text with the first occurrence of another replaced; without Foundation.
  fileprivate func replacingFirst(_ old: String, with new: String) -> String {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(old) {
        return self[..<index] + new + self[self.index(index, offsetBy: old.count)...]
      }
      index = self.index(after: index)
    }
    return self
  }
}
