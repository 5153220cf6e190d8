import InfoPlists
import PropertyLists
import Testing
import TypewardenLinting
import TypewardenProjects
import TypewardenSourceText

/// What the rules about property lists do that an example of one rule cannot show.
@Suite struct `The rules about property lists` {
  private func lint(_ bytes: [UInt8], name: String = "Sources/Info.plist") -> [Finding] {
    let list = PropertyList(bytes: bytes, name: name)
    return Linter().check([Product(infoPlists: [InfoPlist(list)])])
  }

  private func lint(_ root: String, name: String = "Sources/Info.plist") -> [Finding] {
    lint(Array("<plist version=\"1.0\"><dict>\(root)</dict></plist>".utf8), name: name)
  }

  private func ids(_ findings: [Finding]) -> [String] {
    findings.filter { $0.rule.hasPrefix("plist-") || $0.rule.hasPrefix("extension-") }.map(\.rule)
  }

  /// A binary list with one key and its value, both ASCII.
  private func binary(_ key: String, _ value: String) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets = [bytes.count]
    bytes += [0xD1, 1, 2]
    for text in [key, value] {
      offsets.append(bytes.count)
      bytes += [0x5F, 0x10, UInt8(text.utf8.count)] + Array(text.utf8)
    }
    let table = bytes.count
    bytes += offsets.map { UInt8($0) }
    bytes += [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [3, 0, table] { bytes += [0, 0, 0, 0, 0, 0, 0, UInt8(number)] }
    return bytes
  }

  @Test func `a binary list is worth a note in a source tree only`() {
    let bytes = binary("CFBundleIdentifier", "com.example.app")
    #expect(ids(lint(bytes)) == ["plist-legacy-format"])
    #expect(ids(lint(bytes, name: "build/Example.app/Info.plist")) == [])
    #expect(ids(lint(bytes, name: "Example.app/Contents/Info.plist")) == [])
    #expect(ids(lint(bytes, name: "E.framework/Versions/A/Resources/Info.plist")) == [])
    let stamped = binary("BuildMachineOSBuild", "24G90")
    #expect(ids(lint(stamped)) == [])
  }

  @Test func `a placeholder is a fault in a bundle, unless the bundle is a template`() {
    let name = "<key>CFBundleName</key><string>${NAME}</string>"
    let built = "<key>CFBundleIdentifier</key><string>com.example.app</string>\(name)"
    let template = "<key>CFBundleIdentifier</key><string>${ID}</string>\(name)"
    let place = "Example.app/Contents/Info.plist"
    #expect(ids(lint(built, name: place)) == ["plist-unresolved-variable"])
    #expect(ids(lint(template, name: place)) == [])
    #expect(ids(lint(built)) == [])
  }

  @Test func `a malformed value is about its key, a file that breaks off about the file`() {
    let value = lint("<key>ExampleNumbers</key><array><integer>x</integer></array>")
    #expect(value.map(\.about) == ["ExampleNumbers"])
    let file = lint(Array("<plist><dict><key>CFBundleName</key>".utf8), name: "a/b/Info.plist")
    #expect(file.map(\.rule) == ["plist-malformed"])
    #expect(file.map(\.about) == ["Info.plist"])
    #expect(file.first?.notes.contains { $0.location != nil } == true)
  }

  @Test func `a malformed key is not reported for anything else`() {
    let found = lint(
      """
      <key>CFBundleDocumentTypes</key><array><dict>
      <key>CFBundleTypeName</key><string>Note</string>
      <key>LSItemContentType</key>
      </dict></array>
      """)
    #expect(ids(found) == ["plist-malformed"])
  }

  @Test func `white space is the only defect of the value around which it stands`() {
    let found = lint(
      """
      <key>UTExportedTypeDeclarations</key><array><dict>
      <key>UTTypeTagSpecification</key><dict>
      <key>public.filename-extension</key><array><string> .note </string></array>
      </dict></dict></array>
      """)
    #expect(ids(found).filter { $0 != "plist-scalar-shorthand" } == ["plist-whitespace-in-value"])
  }

  @Test func `the elements of an array that do not belong there are one finding`() {
    let found = lint(
      """
      <key>CFBundleDocumentTypes</key>
      <array><dict/><string>a</string><dict/><integer>2</integer><string>b</string></array>
      """)
    let wrong = found.filter { $0.rule == "plist-wrong-value-type" }
    #expect(wrong.map(\.keyPath) == ["CFBundleDocumentTypes.1"])
    #expect(wrong.first?.notes.map(\.message) == ["2 other elements are of the wrong kind too"])
  }

  @Test(arguments: [
    ("UTTypeIdentifier", "root"), ("LSItemContentTypes", "root"), ("CFBundleTypeName", "root"),
    ("QLSupportedContentTypes", "root"), ("NSExtensionActivationRule", "root"),
    ("UISupportsDocumentBrowser", "documentType"), ("UTTypeConformsTo", "documentType"),
    ("LSItemContentTypes", "declaration"), ("UTTypeConformsTo", "tags"),
  ])
  func `a key in the wrong place is told from an unknown one`(key: String, place: String) {
    let entry = "<key>\(key)</key><string>a</string>"
    let root =
      switch place {
      case "documentType": "<key>CFBundleDocumentTypes</key><array><dict>\(entry)</dict></array>"
      case "declaration":
        "<key>UTExportedTypeDeclarations</key><array><dict>\(entry)</dict></array>"
      case "tags":
        """
        <key>UTExportedTypeDeclarations</key><array><dict>
        <key>UTTypeTagSpecification</key><dict>\(entry)</dict></dict></array>
        """
      default: entry
      }
    let found = lint(root).filter { $0.about == key }
    #expect(found.map(\.rule) == ["plist-misplaced-key"])
  }
}
