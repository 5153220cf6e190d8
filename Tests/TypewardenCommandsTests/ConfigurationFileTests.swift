import Foundation
import Testing

@Suite("A configuration file")
struct ConfigurationFileTests {
  @Test(
    "is read in the encodings that editors write, and its errors have the right place",
    arguments: [String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian])
  func encodings(encoding: String.Encoding) throws {
    for (text, exitCode, message) in [
      ("{\"only\": [\"missing-conformance\"]}", 0, "no findings in 1 file\n"),
      ("{\n  \"only\": 1}", 2, "typewarden: marked.json:2:11: `only` is an array\n"),
    ] as [(String, Int32, String)] {
      let tree = FileManager.default.temporaryDirectory
        .appendingPathComponent("typewarden-configuration-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: tree, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: tree) }
      try ("\u{FEFF}" + text).data(using: encoding)!
        .write(to: tree.appendingPathComponent("marked.json"))
      let list = ToolProcess.root + "/Examples/Notebook/Info.plist"
      let result = try ToolProcess.run(
        ["lint", "--config", "marked.json", list], folder: tree.path)
      #expect(result.error == message)
      #expect(result.exitCode == exitCode)
    }
  }
}
