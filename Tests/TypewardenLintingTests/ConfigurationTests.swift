import InfoPlists
import Testing
import TypewardenLinting
import TypewardenSourceText

@Suite("The configuration")
struct ConfigurationTests {
  private func read(_ text: String) throws -> Configuration {
    try Configuration.read(SourceText(name: ".typewarden.json", text: text))
  }

  @Test("says what every key says")
  func everyKey() throws {
    let configuration = try read(
      """
      {
        "$schema": "docs/configuration.schema.json",
        "profile": "developer-id",
        "platform": "ios",
        "only": ["missing-conformance"],
        "severity": {"missing-handler-rank": "off", "missing-conformance": "warning"},
        "ownedPrefixes": ["org.example"],
        "define": {"PRODUCT_BUNDLE_IDENTIFIER": "com.example.app"},
        "exclude": ["Fixtures"],
        "baseline": "typewarden-baseline.json",
        "suppress": [{"rule": "missing-conformance", "path": "A/**", "keyPath": "x", "reason": "r"}],
        "overrides": [{"paths": ["Old/*"], "severity": {"missing-conformance": "off"}}]
      }
      """)
    #expect(configuration.remarks.isEmpty)
    #expect(configuration.profile == .developerID)
    #expect(configuration.platform == .ios)
    #expect(configuration.only == ["missing-conformance"])
    #expect(configuration.severities["missing-handler-rank"] == .some(nil))
    #expect(configuration.severities["missing-conformance"] == .warning)
    #expect(configuration.ownedPrefixes == ["org.example"])
    #expect(configuration.define["PRODUCT_BUNDLE_IDENTIFIER"] == "com.example.app")
    #expect(configuration.exclude == [GlobPattern("Fixtures")])
    #expect(configuration.baseline == "typewarden-baseline.json")
    #expect(configuration.suppressions.first?.reason == "r")
    #expect(configuration.overrides.first?.severities["missing-conformance"] == .some(nil))
  }

  @Test(
    "answers what is misspelt with what was meant",
    arguments: [
      (#"{"define": {}, "define": {}}"#, "`define` stands here twice"),
      (#"{"profil": "internal"}"#, "unknown key `profil`; did you mean `profile`?"),
      (
        #"{"severity": {"missing-conformanc": "off"}}"#,
        "unknown rule `missing-conformanc`; did you mean `missing-conformance`?"
      ),
      (#"{"only": ["qwertzuiop-asdf"]}"#, "unknown rule `qwertzuiop-asdf`"),
      (
        #"{"suppress": [{"rule": "self-conformance", "pth": "x"}]}"#,
        "unknown key `pth`; did you mean `path`?"
      ),
    ])
  func remarks(text: String, message: String) throws {
    #expect(try read(text).remarks.map(\.message) == [message])
  }

  @Test(
    "is refused with the place of the fault",
    arguments: [
      (#"{"profile": "appstore"}"#, 12), (#"{"profile": 1}"#, 12), (#"{"a":"#, 5), ("[]", 0),
      (#"{"exclude": "x"}"#, 12), (#"{"suppress": [{"path": "x"}]}"#, 14),
      (#"{"severity": {"missing-conformance": "fatal"}}"#, 37),
      (#"{"overrides": [{"severity": {}}]}"#, 15), ("{} x", 3), ("", 0),
    ])
  func failures(text: String, offset: Int) {
    let error = #expect(throws: Configuration.Failure.self) { try read(text) }
    #expect(error?.offset == offset)
  }
}

@Suite("Patterns of paths")
struct GlobPatternTests {
  @Test(
    "match whole components",
    arguments: [
      ("Fixtures", "A/Fixtures/x.plist", true), ("Fixtures", "A/Fixture/x.plist", false),
      ("*.plist", "A/B/x.plist", true), ("A/*.plist", "A/x.plist", true),
      ("A/*.plist", "A/B/x.plist", false), ("A/**/x.plist", "A/x.plist", true),
      ("A/**/x.plist", "A/B/C/x.plist", true), ("A", "A/B", true), ("A/", "A/B", true),
      ("./A/B", "A/B/c", true), ("A/?.plist", "A/x.plist", true),
      ("A/?.plist", "A/xy.plist", false),
      ("**", "anything/at/all", true), ("", "x", false), ("a*b*c", "aXbYbZc", true),
      ("a*b*c", "aXbYbZ", false),
    ])
  func matches(pattern: String, path: String, isMatch: Bool) {
    #expect(GlobPattern(pattern).matches(path) == isMatch)
  }
}
