import Foundation
import Testing

/// Python's `jsonschema`, by way of `scripts/validate-json`.
enum JSONValidator {
  static let isAvailable = (try? run(["--is-available"], Data()))?.exitCode == 0

  /// Expects an output to keep to a schema of `docs/schemas`.
  static func expect(
    _ output: Data, fits schema: String, isLines: Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let verdict = try validate(output, schema: schema, isLines: isLines)
    #expect(verdict.exitCode == 0, "\(verdict.text)", sourceLocation: sourceLocation)
  }

  static func validate(
    _ output: Data, schema: String, isLines: Bool
  ) throws -> ToolProcess.Result {
    let path = "\(ToolProcess.root)/docs/schemas/\(schema).schema.json"
    return try run((isLines ? ["--lines"] : []) + ["--closed", path], output)
  }

  private static func run(_ arguments: [String], _ input: Data) throws -> ToolProcess.Result {
    try ToolProcess.run(
      arguments, input: input,
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"],
      executable: URL(fileURLWithPath: "\(ToolProcess.root)/scripts/validate-json"))
  }
}
