import Foundation
import UniformDocuments

/// A ledger that a trial can run with.
protocol TrialDocument: Ledger, Document
where Reader.Source == URL, Writer.Destination == URL {}

extension TrialDocument {
  @MainActor
  static func open(_ url: URL) async throws -> DocumentSession<Self> {
    try await DocumentSession.open(Self(), at: url, as: readableContentTypes[0])
  }

  @MainActor
  static func create(_ url: URL) async throws -> DocumentSession<Self> {
    let session = DocumentSession(Self())
    try await session.save(to: url, as: readableContentTypes[0])
    return session
  }

  /// Saves one version after the other, and says which are saved, until the process is killed.
  @MainActor
  static func saveForEver(_ url: URL) async throws {
    let session =
      FileManager.default.fileExists(atPath: url.path) ? try await open(url) : try await create(url)
    while true {
      session.document.increment(session.undoManager)
      try await session.save()
      say("saved \(session.document.contents.version)")
    }
  }

  /// Saves once and is killed at a step of it.
  @MainActor
  static func die(at step: SaveStep, _ url: URL, hasExchange: Bool) async throws {
    let session = try await open(url)
    session.document.increment(session.undoManager)
    var environment = SaveEnvironment()
    environment.hasExchange = hasExchange
    environment.reached = { if $0 == step { kill(getpid(), SIGKILL) } }
    try await SaveEnvironment.$current.withValue(environment) { try await session.save() }
  }

  /// Opens, checks and saves: whoever was killed before must not be in the way.
  @MainActor
  static func check(_ url: URL) async throws {
    let session = try await open(url)
    let version = session.document.contents.version
    session.document.increment(session.undoManager)
    try await session.save()
    say("found \(version)")
  }

  /// Opens, changes and saves again and again, while others do the same.
  @MainActor
  static func contend(_ url: URL, until end: ContinuousClock.Instant) async throws {
    var (saves, conflicts) = (0, 0)
    while ContinuousClock.now < end {
      // Reading throws when it sees a mix.
      let session = try await open(url)
      for _ in 0..<3 {
        session.document.increment(session.undoManager)
        do {
          try await session.save()
          saves += 1
        } catch let error as DocumentError where error.code == .changedOnDisk {
          conflicts += 1
          break
        }
      }
    }
    say("saves \(saves) conflicts \(conflicts)")
  }
}

/// Writes a line at once: a killed process writes no buffers.
func say(_ line: String) {
  let bytes = Array("\(line)\n".utf8)
  _ = bytes.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
}
