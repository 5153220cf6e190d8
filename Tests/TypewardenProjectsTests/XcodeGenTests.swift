import Testing
import TypewardenLinting
import TypewardenProjects

@Suite("What XcodeGen writes")
struct XcodeGenTests {
  struct Sample: Sendable {
    var text: String
    /// The keys of `A.plist`; nil for a list of which not all is known.
    var keys: Set<String>?
  }

  private static let head = "info:\n  path: A.plist\n"

  static let samples: [Sample] = [
    Sample(text: head + "  properties:\n    X: 1\n    \"Y\": 2\n", keys: ["X", "Y"]),
    Sample(text: "info:\r\n  path: A.plist\r\n  properties:\r\n    X: 1\r\n", keys: ["X"]),
    Sample(
      text: """
          info: # the list
            properties:
              # nothing but this
              X:
              - Z: 1
            path: 'A.plist'
        """, keys: ["X"]),
    Sample(text: head + "  properties: *shared\n"),
    Sample(text: head + "  properties:\n    <<: *shared\n    X: 1\n"),
    Sample(text: head),
    Sample(text: "info: {path: A.plist, properties: {X: 1}}\n"),
    Sample(text: "info:\n  path: ${target}/A.plist\n  properties:\n    X: 1\n"),
    Sample(text: "info:\n  properties:\n    X: 1\nother:\n  path: A.plist\n"),
    Sample(text: "info:"), Sample(text: ""), Sample(text: "\"info: \n: :\n- -"),
  ]

  @Test("is known where a specification says all of it", arguments: samples)
  func lists(sample: Sample) {
    let lists = XcodeGenSpecification.lists(in: sample.text, of: "project.yml")
    #expect(lists["A.plist"]?.keys == sample.keys)
  }

  @Test("is compared with the list at its path, with the line to change")
  func drift() throws {
    let list = SampleList.app()
    let specification = """
      targets:
        App:
          info:
            path: App/Info.plist
            properties:
              CFBundleDocumentTypes: []
      """
    let tree = try TemporaryTree([
      "Kit/project.yml": specification, "Kit/App/Info.plist": list, "Other/App/Info.plist": list,
    ])
    let products = withExtendedLifetime(tree) { ProductReader().read([tree.path]).products }
    let findings = Linter().check(products).filter { $0.rule == "plist-generator-drift" }
    #expect(findings.map(\.about) == ["UTExportedTypeDeclarations"])
    #expect(findings.first?.notes.first?.message.hasSuffix("Kit/project.yml:5") == true)
    #expect(findings.first?.file.hasSuffix("Kit/App/Info.plist") == true)
  }
}
