import Foundation
import Testing

@Suite(
  "migration", .enabled(if: canReadSources, "needs typewarden-swift with the toolchain's parser"))
struct MigrationTests {
  static let fixtures = "Tests/TypewardenCommandsTests/Fixtures/Migration"

  @Test(
    "gives the plan as it was recorded",
    arguments: [
      ("Value", "text"), ("Reference", "text"), ("Export", "text"), ("Value", "markdown"),
      ("Value", "json"),
    ])
  func plan(folder: String, format: String) throws {
    let arguments = ["migration", "\(Self.fixtures)/\(folder)", "--format", format]
    try SnapshotTests().isAsRecorded(
      SnapshotTests.Case(
        name: "migration-\(folder.lowercased())-\(format)", arguments: arguments))
  }

  @Test("names a place that exists for every place, and none in comments or texts")
  func places() throws {
    for folder in ["Value", "Reference", "Export"] {
      let result = try ToolProcess.run([
        "migration", "\(Self.fixtures)/\(folder)", "--format", "json",
      ])
      let report = try JSONDecoder().decode(Report.self, from: result.output)
      let places = report.documents.flatMap(\.steps).flatMap(\.places)
      #expect(!places.isEmpty)
      for place in places {
        let text = try String(contentsOfFile: "\(ToolProcess.root)/\(place.file)", encoding: .utf8)
        let line = text.split(separator: "\n", omittingEmptySubsequences: false)[place.line - 1]
        #expect(line.trimmingCharacters(in: .whitespaces) == place.text)
        #expect(!place.text.hasPrefix("//"))
      }
    }
  }

  @Test("tells whether a document is edited, only shown or only exported")
  func targets() throws {
    for (folder, target) in [
      ("Value", "Document"), ("Reference", "ReadableDocument"), ("Export", "WritableDocument"),
    ] {
      let result = try ToolProcess.run([
        "migration", "\(Self.fixtures)/\(folder)", "--format", "json",
      ])
      let report = try JSONDecoder().decode(Report.self, from: result.output)
      #expect(report.documents.map(\.to) == [target])
    }
  }

  @Test("has nothing to say of new documents, and says so")
  func nothing() throws {
    let result = try ToolProcess.run(["migration", "Examples/Notebook"])
    #expect(result.exitCode == 0)
    #expect(result.text.isEmpty)
    #expect(result.error.contains("nothing to migrate"))
  }

  @Test("fails when a source is not there")
  func missing() throws {
    let result = try ToolProcess.run(["migration", "None.swift"])
    #expect(result.exitCode == 2)
    #expect(result.error.contains("None.swift: No such file"))
  }

  private struct Report: Decodable {
    struct Document: Decodable {
      var to: String
      var steps: [Step]
    }
    struct Step: Decodable { var places: [Place] }
    struct Place: Decodable {
      var file: String
      var line: Int
      var text: String
    }
    var documents: [Document]
  }
}
