import Foundation
import Testing

/// Compares text with a file beside the tests.
///
/// With `TYPEWARDEN_RECORD_SNAPSHOTS=1` the file is rewritten, and the test fails so that nobody
/// records by accident.
func expectSnapshot(
  _ text: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Snapshots").appendingPathComponent(name)
  if ProcessInfo.processInfo.environment["TYPEWARDEN_RECORD_SNAPSHOTS"] == "1" {
    try Data(text.utf8).write(to: file)
    Issue.record("recorded \(name)", sourceLocation: sourceLocation)
    return
  }
  let expected = try #require(
    try? String(decoding: Data(contentsOf: file), as: UTF8.self),
    "no snapshot \(name); set TYPEWARDEN_RECORD_SNAPSHOTS=1 to record it",
    sourceLocation: sourceLocation)
  #expect(text == expected, "\(name) differs", sourceLocation: sourceLocation)
}
