import Foundation
import UniformDocuments

// Programs that tests and scripts start, because they are to be killed or to be in each other's way.
//
//   document-trials create|save|check|peek|full|forbidden KIND PATH
//   document-trials die KIND PATH STEP
//   document-trials contend KIND PATH SECONDS   (and at least ten saves)
//   document-trials measure NAME PATH
//
// KIND is flat, folder or wrapped. --no-exchange and --no-locks take these away from the file system.

let arguments = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("--") }
guard arguments.count >= 3 else {
  FileHandle.standardError.write(Data("see main.swift for what can be tried\n".utf8))
  exit(64)
}
let url = URL(fileURLWithPath: arguments[2])

@MainActor
func run<D: TrialDocument>(_ type: D.Type) async throws {
  switch arguments[0] {
  case "create": _ = try await D.create(url)
  case "save": try await D.saveForEver(url)
  case "check": try await D.check(url)
  case "peek":
    NSFileCoordinator(filePresenter: nil).coordinate(readingItemAt: url) { url in
      let names = try? FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
      say(names?.joined(separator: " ") ?? "nothing is there")
    }
  case "full": try await D.saveWhenFull(url)
  case "forbidden": try await D.saveWhenForbidden(url)
  case "die": try await D.die(at: SaveStep(rawValue: arguments[3])!, url)
  case "contend":
    try await D.contend(
      url, until: .now + .seconds(Int(arguments[3])!), atLeast: 10)
  default: exit(64)
  }
}

var environment = SaveEnvironment()
environment.hasExchange = !CommandLine.arguments.contains("--no-exchange")
environment.hasLocks = !CommandLine.arguments.contains("--no-locks")

do {
  try await SaveEnvironment.$current.withValue(environment) {
    switch arguments[1] {
    case "flat": try await run(FlatLedger.self)
    case "folder": try await run(FolderLedger.self)
    case "wrapped": try await run(WrappedLedger.self)
    default: try await Measurement.run(arguments[1], url)
    }
  }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
