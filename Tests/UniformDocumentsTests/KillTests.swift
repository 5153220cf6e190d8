import Foundation
import Testing
import UniformDocuments

@Suite("A process that is killed")
struct KillTests {
  let folder: TemporaryFolder
  let url: URL

  init() throws {
    folder = try TemporaryFolder()
    url = folder.url.appending(path: "ledger")
  }

  @Test(
    "at a step of a save leaves the old document or the new, and nothing in the way",
    arguments: SaveStep.allCases, ["flat", "folder", "wrapped"])
  func steps(step: SaveStep, kind: String) throws {
    #expect(try Trials.run("create", kind, url.path).status == 0)
    var arguments = [kind, url.path, step.rawValue]
    if step == .setAside {
      // Only packages are set aside, where the file system cannot swap two of them.
      if kind == "flat" { return }
      arguments.append("--no-exchange")
    }
    let killed =
      arguments.count == 3
      ? try Trials.run("die", arguments[0], arguments[1], arguments[2])
      : try Trials.run("die", arguments[0], arguments[1], arguments[2], arguments[3])
    #expect(killed.wasKilled)
    let left = try folder.names
    #expect(left.allSatisfy { $0 == "ledger" || $0.hasPrefix(".") })
    // It opens, is one whole version, and can be saved.
    let isNew = step == .replaced || step == .finished
    let check = try Trials.run("check", kind, url.path)
    #expect(check.output == "found \(isNew ? 1 : 0)\n")
    #expect(check.status == 0)
    #expect(try folder.names == ["ledger"])
  }

  @Test(
    "at random moments never costs a version that was saved",
    arguments: ["flat", "folder", "wrapped"])
  func random(kind: String) throws {
    var saved = 0
    for round in 0..<8 {
      let run = try Trials.run(
        "save", kind, url.path, killedAfter: .random(in: 20_000...(60_000 + UInt32(round) * 10_000))
      )
      #expect(run.wasKilled)
      if let last = run.output.split(separator: "\n").last?.dropFirst("saved ".count) {
        saved = try #require(Int(last))
      }
      guard Disk.exists(url) else {
        #expect(saved == 0)
        continue
      }
      let check = try Trials.run("check", kind, url.path)
      let found = try #require(Int(check.output.dropFirst("found ".count).dropLast()))
      // The last one may have been saved and not been told.
      #expect(found == saved || found == saved + 1)
      saved = found + 1
      #expect(try folder.names == ["ledger"])
    }
  }
}
