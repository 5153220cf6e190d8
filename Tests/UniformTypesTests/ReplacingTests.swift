import Dispatch
import Foundation
import Synchronization
import Testing
import TypeDeclarations
import UniformTypes

/// Run under the thread sanitizer by `scripts/test --sanitize thread`.
@Suite("While the registry is replaced")
struct ReplacingTests {
  private static let threads = 64
  private static let rounds = 40

  private static func name(_ round: Int) -> String { "com.example.replacing.v\(round)" }

  /// What is wrong with a registry that is known to have come after `least` rounds; else how many
  /// rounds it has seen.
  private static func rounds(
    in registry: TypeRegistry, atLeast least: Int
  ) -> Result<Int, Wrong> {
    var seen = least
    while registry.type(name(seen)) != nil { seen += 1 }
    for round in stride(from: 0, to: seen, by: 7) {
      guard let type = registry.type(name(round)), type.conforms(to: "public.data"),
        registry.types(tag: "replacing\(round)", tagClass: .filenameExtension).first == type
      else { return .failure(Wrong(what: "round \(round) of \(seen) is not whole")) }
    }
    return .success(seen)
  }

  private struct Wrong: Error { var what: String }

  @Test("64 threads that ask get whole answers, from one registry or the next")
  func asking() {
    let wrong = Mutex<[String]>([])
    let answers = Mutex(0)
    let ended = DispatchGroup()
    for _ in 0..<Self.threads {
      ended.enter()
      let thread = Thread {
        defer { ended.leave() }
        var seen = 0
        while seen < Self.rounds {
          switch Self.rounds(in: .default, atLeast: seen) {
          case .failure(let error):
            wrong.withLock { $0.append(error.what) }
            return
          case .success(let count): seen = count
          }
          guard let last = UTType(filenameExtension: "replacing\(max(0, seen - 1))"),
            seen == 0 || last.isDeclared && last.conforms(to: .data),
            UTType.png.conforms(to: .image)
          else {
            wrong.withLock { $0.append("no declared type after \(seen) rounds") }
            return
          }
        }
        answers.withLock { $0 += 1 }
      }
      thread.start()
    }
    for round in 0..<Self.rounds {
      let parent = round == 0 ? "public.data" : Self.name(round - 1)
      UTType.register([
        TypeDeclaration(
          exporting: Self.name(round), conformingTo: [parent],
          filenameExtensions: ["replacing\(round)"])
      ])
    }
    ended.wait()
    #expect(wrong.withLock { $0 } == [])
    #expect(answers.withLock { $0 } == Self.threads)
  }
}
