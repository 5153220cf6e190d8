import Foundation
import Testing
import UniformDocuments

@Suite("Two processes with one document")
struct ContentionTests {
  @Test(
    "never see a mix, and lose no save without being told",
    arguments: ["flat", "folder", "wrapped"])
  func contention(kind: String) async throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "ledger")
    #expect(try Trials.run("create", kind, url.path).status == 0)
    let results = try await withThrowingTaskGroup(of: Trials.Result.self) { group in
      for _ in 0..<2 {
        group.addTask { try Trials.run("contend", kind, url.path, "0") }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.map(\.status) == [0, 0])
    let saves = try results.map { result in
      try #require(result.output.split(separator: " ").dropFirst().first.flatMap { Int($0) })
    }
    #expect(saves.allSatisfy { $0 >= 10 })
    // Each save that succeeded added one to what it found, so the number tells whether one is lost.
    let check = try Trials.run("check", kind, url.path)
    #expect(check.output == "found \(saves.reduce(0, +))\n")
  }
}
