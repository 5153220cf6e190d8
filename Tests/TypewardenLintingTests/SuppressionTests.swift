import InfoPlists
import PropertyLists
import Testing
import TypewardenLinting
import TypewardenProjects
import TypewardenSourceText

@Suite("Suppressions")
struct SuppressionTests {
  private func report(
    _ text: String, configuration: String = "{}", name: String = "App/Info.plist"
  ) throws -> LintReport {
    var options = LintOptions()
    options.only = ["missing-handler-rank", "superfluous-suppression"]
    options.localRules = LocalRules(
      try Configuration.read(SourceText(name: "c", text: configuration)), root: "/p",
      workingDirectory: "/p")
    let list = PropertyList(bytes: Array(text.utf8), name: name)
    return Linter(options: options).report(on: [Product(infoPlists: [InfoPlist(list)])])
  }

  private func list(before entry: String = "", root: String = "", second: String = "") -> String {
    let type = "<dict><key>CFBundleTypeName</key><string>T</string></dict>"
    return """
      <?xml version="1.0"?>\(root)<plist version="1.0"><dict>
      <key>CFBundleDocumentTypes</key><array>\(entry)\(type)\(second)\(type)</array></dict></plist>
      """
  }

  @Test("by comment cover the next entry only")
  func nextEntry() throws {
    let found = try report(list(before: "<!-- typewarden:disable missing-handler-rank no -->"))
    #expect(found.findings.map(\.rule) == ["missing-handler-rank"])
    #expect(found.suppressedCount == 1)
  }

  @Test("by comment before the outermost element cover the file")
  func wholeFile() throws {
    let found = try report(list(root: "<!--typewarden:disable missing-handler-rank-->"))
    #expect(found.findings.isEmpty)
    #expect(found.suppressedCount == 2)
  }

  @Test("of several rules are separated by commas, and each must silence something")
  func several() throws {
    let comment = "<!-- typewarden:disable missing-handler-rank,missing-handler-rnk why -->"
    let found = try report(list(root: comment))
    #expect(found.findings.map(\.rule) == ["superfluous-suppression"])
    #expect(found.findings.first?.about == "missing-handler-rnk")
  }

  @Test(
    "in the configuration are for a rule, a path and a key path",
    arguments: [
      (#"{"suppress":[{"rule":"missing-handler-rank"}]}"#, 0),
      (#"{"suppress":[{"rule":"missing-handler-rank","path":"App/**"}]}"#, 0),
      (#"{"suppress":[{"rule":"missing-handler-rank","path":"Other"}]}"#, 2),
      (
        #"{"suppress":[{"rule":"missing-handler-rank","keyPath":"CFBundleDocumentTypes.0"}]}"#, 1
      ),
      (
        #"{"suppress":[{"rule":"missing-handler-rank","keyPath":"CFBundleDocumentTypes.*"}]}"#, 0
      ),
    ])
  func configured(configuration: String, count: Int) throws {
    let found = try report(list(), configuration: configuration)
    #expect(found.findings.count == count)
    #expect(found.suppressedCount == 2 - count)
    #expect(found.usedSuppressions == (count == 2 ? [] : [0]))
  }

  @Test("are not severities: an override changes a rule for some paths")
  func overrides() throws {
    let off = #"{"overrides":[{"paths":["App"],"severity":{"missing-handler-rank":"off"}}]}"#
    #expect(try report(list(), configuration: off).findings.isEmpty)
    let note = #"{"overrides":[{"paths":["*.plist"],"severity":{"missing-handler-rank":"note"}}]}"#
    #expect(try report(list(), configuration: note).findings.allSatisfy { $0.severity == .note })
    #expect(try report(list(), configuration: off, name: "B/Info.plist").findings.count == 2)
  }
}
