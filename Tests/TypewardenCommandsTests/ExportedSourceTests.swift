import Foundation
import Testing

/// Exports that come back as declarations: property lists and Swift.
@Suite("Exported declarations")
struct ExportedSourceTests {
  /// What is known of the types of a path, without where they stand.
  static func facts(_ path: String, in folder: String) throws -> [String] {
    let result = try ToolProcess.run(
      ["types", "--format", "json", "--no-system-types", "--with", path], folder: folder)
    return try result.text.split(separator: "\n").map { line in
      var facts =
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
      for key in ["layer", "declaredBy", "inactive"] { facts[key] = nil }
      let data = try JSONSerialization.data(withJSONObject: facts, options: .sortedKeys)
      return String(decoding: data, as: UTF8.self)
    }.sorted()
  }

  @Test("as a property list say the same of each type, whatever its texts are")
  func isTheSameAsPropertyList() throws {
    let folder = try TemporaryFolder()
    let working = try HostileDeclarations.write(into: folder)
    for path in [".", "\(ToolProcess.root)/Examples/Notebook"] {
      let list = "\(folder.path)/exported.plist"
      let result = try ToolProcess.run(
        ["export", "plist", "--of", path, "--output", list], folder: working)
      #expect(result.exitCode == 0, "\(result.error)")
      let before = try Self.facts(path, in: working)
      #expect(before.count > 1)
      #expect(try Self.facts(list, in: working) == before)
      #expect(result.error.contains("icons, translations"))
    }
  }

  @Test("as Swift are constants and comments and nothing else")
  func isPlainSwift() throws {
    let folder = try TemporaryFolder()
    let working = try HostileDeclarations.write(into: folder)
    let result = try ToolProcess.run(["export", "swift", "--of", "."], folder: working)
    #expect(result.exitCode == 0, "\(result.error)")
    let text = #""([^"\\]|\\u\{[0-9A-F]+\})+""#
    let constant = try Regex(
      #"  static (let|var) \w+(: UTType \{)? ?(= )?UTType\((ex|im)portedAs: "# + text + #"\)( \})?"#
    )
    var count = 0
    for line in result.text.split(separator: "\n") where !line.contains(#/^ *\/\//#) {
      if try constant.wholeMatch(in: line) != nil {
        count += 1
      } else {
        #expect(["import UniformTypeIdentifiers", "extension UTType {", "}"].contains(line))
      }
    }
    #expect(count >= HostileDeclarations.texts.count)
  }

  @Test("of types that have no identifier of their own leave them out and say so")
  func leavesDynamicOut() throws {
    let package = SnapshotTests.fixtures + "/Desktop/example-mime.xml"
    for target in ["plist", "swift"] {
      let result = try ToolProcess.run(["export", target, "--of", package])
      #expect(result.exitCode == 0)
      #expect(!result.text.split(separator: "\n").contains { $0.contains("<string>dyn.") })
      #expect(!result.text.contains("UTType("))
      #expect(result.error.contains("is a dynamic type"))
    }
  }
}
