import Foundation
import InfoPlists
import PropertyLists
import Testing
import TypewardenLinting
import TypewardenProjects
import TypewardenSourceText

@Suite("Xcode projects with faults")
struct XcodeFaultTests {
  private func read(_ tree: TemporaryTree) -> (output: ProductReader.Output, remarks: [String]) {
    let output = ProductReader().read([tree.path])
    let remarks = output.remarks.map { remark in
      "\(tree.short(remark.path)):\(remark.line ?? 0): \(remark.message)"
    }
    return (output, remarks.map { $0.replacing(tree.path + "/", with: "") })
  }

  private func tree(
    _ settings: String = "INFOPLIST_FILE = App/Info.plist; SDKROOT = macosx;",
    configuration: String = "", objects: String = "", files: [String: String] = [:]
  ) throws -> TemporaryTree {
    let project = SampleProject.app(
      settings: settings, configuration: configuration, objects: objects)
    return try TemporaryTree(
      ["App.xcodeproj/project.pbxproj": project].merging(files) { $1 })
  }

  @Test("a missing property list is reported with the line that names it")
  func missingList() throws {
    let (output, remarks) = read(try tree())
    #expect(
      remarks == [
        "App.xcodeproj/project.pbxproj:19: the property list of target `App` is missing: App/Info.plist"
      ])
    #expect(output.errors == [])
    #expect(output.products.map(\.kind) == [.app])
  }

  @Test("sources that are missing are left out")
  func missingSources() throws {
    let (output, _) = read(try tree(files: ["App/Info.plist": SampleList.app()]))
    #expect(output.products.first?.sourcePaths == [])
  }

  @Test("a project without its file is one remark")
  func noFile() throws {
    let (output, remarks) = read(
      try TemporaryTree(["App.xcodeproj/": "", "Info.plist": SampleList.app()]))
    #expect(remarks == ["App.xcodeproj:0: a project without a project.pbxproj"])
    #expect(output.products.map(\.kind) == [.list])
  }

  @Test("files of settings that include each other are reported where they do, and still count")
  func cyclicSettings() throws {
    let (output, remarks) = read(
      try tree(
        configuration: "baseConfigurationReference = X;",
        files: [
          "App/Info.plist": SampleList.app("$(ID)"),
          "App.xcconfig": "#include \"More.xcconfig\"\nID = com.example.first\n",
          "More.xcconfig": "// more\n#include \"App.xcconfig\"\nOTHER = $(ID).other\n",
        ]))
    #expect(
      remarks == [
        "More.xcconfig:2: `App.xcconfig` includes this file: settings that include each other"
      ])
    let list = try #require(output.products.first?.infoPlists.first)
    #expect(list.bundleIdentifier == "com.example.first")
    #expect(list.settings.expand("$(OTHER)") == "com.example.first.other")
  }

  @Test("a file of settings that is missing is reported, an optional one is not")
  func missingSettings() throws {
    let (_, remarks) = read(
      try tree(
        configuration: "baseConfigurationReference = X;",
        files: [
          "App/Info.plist": SampleList.app(),
          "App.xcconfig": "#include? \"Private.xcconfig\"\n#include \"Gone.xcconfig\"\n",
        ]))
    #expect(remarks == ["App.xcconfig:2: `Gone.xcconfig` is included and missing"])
  }

  @Test("settings that contain each other stay as they are")
  func cyclicValues() throws {
    let (output, _) = read(
      try tree(
        "INFOPLIST_FILE = App/Info.plist; A = \"$(B)$(B)\"; B = \"$(A)$(A)\";",
        files: ["App/Info.plist": SampleList.app("com.example.$(A)")]))
    let identifier = try #require(output.products.first?.infoPlists.first?.bundleIdentifier)
    #expect(identifier.hasPrefix("com.example.$("))
  }

  @Test("a broken project is one finding at its line, and the folder is still checked")
  func broken() throws {
    let tree = try tree(files: ["App/Info.plist": SampleList.app()])
    try tree.write("App.xcodeproj/project.pbxproj", "// !$*UTF8*$!\n{\n  objects = {\n    A = (\n")
    let (output, remarks) = read(tree)
    #expect(remarks == [])
    #expect(output.products.count == 2)
    let findings = Linter().check(output.products).filter { $0.file.hasSuffix("pbxproj") }
    #expect(findings.map(\.rule) == ["plist-malformed"])
    #expect(findings.first?.start.line == 5)
  }

  @Test("a project with a merge conflict says where, and is still understood")
  func mergeConflict() throws {
    let (output, remarks) = read(
      try tree(
        "INFOPLIST_FILE = App/Info.plist;\n<<<<<<< HEAD\nSDKROOT = macosx;\n=======\n>>>>>>> other\n",
        files: ["App/Info.plist": SampleList.app()]))
    #expect(remarks.count == 1 && remarks[0].hasPrefix("App.xcodeproj/project.pbxproj:20:"))
    #expect(output.products.map(\.kind) == [.app])
  }

  @Test(
    "references in circles and values of the wrong kind hurt nobody",
    arguments: [
      "{ }", "{ objects = (); }", "{ objects = { }; rootObject = X; }",
      "{ objects = { P = { isa = PBXProject; targets = (P, P, Q); mainGroup = P; }; }; rootObject = P; }",
      "{ objects = { P = { isa = PBXProject; mainGroup = G; targets = { a = b; }; };"
        + " G = { isa = PBXGroup; children = (G, H); path = \"..\"; };"
        + " H = { isa = PBXGroup; children = (G, H); path = (a); sourceTree = \"<absolute>\"; }; }; }",
      "{ objects = { P = { isa = PBXProject; targets = (T, T2); };"
        + " T = { isa = PBXNativeTarget; dependencies = (D); productReference = T2;"
        + " productType = \"com.apple.product-type.application\"; };"
        + " T2 = { isa = PBXNativeTarget; dependencies = (D, E); productReference = T;"
        + " productType = \"com.apple.product-type.app-extension\"; };"
        + " D = { target = T2; }; E = { target = T; }; }; }",
      "<?xml version=\"1.0\"?><plist><dict><key>objects</key><dict/></dict></plist>", "bplist00",
      "\u{0}", "(((((", "objects = x;",
    ])
  func hostile(text: String) throws {
    let tree = try tree(files: ["App/Info.plist": SampleList.app()])
    try tree.write("App.xcodeproj/project.pbxproj", text)
    let output = ProductReader().read([tree.path])
    #expect(output.products.contains { $0.infoPlists.contains { $0.declaredTypes.count == 1 } })
    #expect(output.errors == [])
  }

  @Test("a project that was changed at random is read or reported, never a crash", arguments: 0..<8)
  func changed(seed: Int) throws {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func random(below count: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(count))
    }
    let file = XcodeProjectTests.folder + "/Sketches.xcodeproj/project.pbxproj"
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    let tree = try TemporaryTree(["App/Info.plist": SampleList.app()])
    for _ in 0..<12 {
      var changed = lines
      for _ in 0...random(below: 6) {
        switch random(below: 3) {
        case 0: changed.remove(at: random(below: changed.count))
        case 1: changed.swapAt(random(below: changed.count), random(below: changed.count))
        default: changed.insert(lines[random(below: lines.count)], at: random(below: changed.count))
        }
      }
      try tree.write("Sketches.xcodeproj/project.pbxproj", changed.joined(separator: "\n"))
      let output = ProductReader().read([tree.path])
      #expect(!output.products.isEmpty && output.errors == [])
    }
  }
}
