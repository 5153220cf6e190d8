import Foundation
import Testing
import UniformDocuments

@Suite("The memory that a save takes")
struct MemoryTests {
  @Test(
    "does not grow with a document of 192 MiB, written in chunks, copied or carried over",
    arguments: ["memory-flat", "memory-folder", "memory-wrapped"])
  func saving(kind: String) throws {
    let folder = try TemporaryFolder()
    // In a process of its own, since what counts is the most that a process ever had.
    let url = folder.url.appending(path: "large")
    let result = try Trials.run("measure", kind, url.path)
    let memory = try #require(result.output.split(separator: " ").first.flatMap { Int($0) })
    #expect(memory <= 32, "\(result.output)")
    #expect(try Shell.output("du", "-sm", "--apparent-size", url.path).hasPrefix("19"))
  }
}
