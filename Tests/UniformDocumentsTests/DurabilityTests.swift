import Foundation
import Testing
import UniformDocuments

@Suite("A save that has returned")
struct DurabilityTests {
  let folder: TemporaryFolder
  let url: URL

  init() throws {
    folder = try TemporaryFolder()
    url = folder.url.appending(path: "ledger")
  }

  static let canTrace = (try? Shell.run("strace", "-e", "trace=none", "true")) == 0

  @Test(
    "has brought all of the new version to the disk before the swap, and the folder after it",
    .enabled(if: canTrace, "strace is not there, or not allowed"),
    arguments: [("flat", 0), ("folder", 20), ("wrapped", 20)])
  func order(kind: String, pages: Int) throws {
    #expect(try Trials.run("create", kind, url.path).status == 0)
    let trace = FileManager.default.temporaryDirectory.appending(path: "trace-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: trace) }
    let status = try Shell.run(
      "strace", "-f", "-y", "-o", trace.path, "-e", "trace=fsync,renameat2",
      try Trials.executable.path, "check", kind, url.path)
    #expect(status == 0)
    // The calls, each with the path of what it is about, without the number of the thread.
    let calls = try Disk.text(trace).split(separator: "\n").map {
      $0.drop { $0 != " " }.drop { $0 == " " }
    }
    let swap = try #require(calls.firstIndex { $0.contains("RENAME_EXCHANGE") })
    func synchronized(_ calls: ArraySlice<Substring>) -> [String] {
      // Another thread's call may interrupt a line, so the end of it says nothing.
      calls.filter { $0.hasPrefix("fsync(") }
        .compactMap { $0.split(separator: "<").dropFirst().first?.split(separator: ">").first }
        .map(String.init)
    }
    let before = synchronized(calls[..<swap])
    let after = synchronized(calls[swap...])
    #expect(Set(before.filter { $0.contains("/ledger/page ") }).count == pages)
    #expect(before.contains { $0.hasSuffix("/new/ledger") })
    #expect(before.contains { $0.hasSuffix("/new") })
    #expect(after.contains { $0.hasSuffix("/" + folder.url.lastPathComponent) })
  }
}
