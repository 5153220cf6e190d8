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
  static func die(at step: SaveStep, _ url: URL) async throws {
    let session = try await open(url)
    session.document.increment(session.undoManager)
    var environment = SaveEnvironment.current
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

  /// Saves on a small file system that is full, then makes room and saves again.
  @MainActor
  static func saveWhenFull(_ url: URL) async throws {
    let session = try await create(url)
    let junk = url.deletingLastPathComponent().appending(path: "junk")
    try Data().write(to: junk)
    let file = try FileHandle(forWritingTo: junk)
    for size in [1 << 16, 1 << 12] {
      while (try? file.write(contentsOf: Data(count: size))) != nil {}
    }
    try file.close()
    session.document.increment(session.undoManager)
    do {
      try await session.save()
      say("saved although it is full")
    } catch {
      say("unsaved: \(session.hasUnsavedChanges), \(error)")
    }
    say("on disk: \(try await open(url).document.contents.version)")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: url.deletingLastPathComponent().path)
    say("names: \(names.sorted())")
    try FileManager.default.removeItem(at: junk)
    try await session.save()
    say("on disk: \(try await open(url).document.contents.version)")
  }

  /// Saves in a folder that may not be written to.
  @MainActor
  static func saveWhenForbidden(_ url: URL) async throws {
    let session = try await open(url)
    session.document.increment(session.undoManager)
    do {
      try await session.save()
      say("saved although it is forbidden")
    } catch let error as FileOperationError {
      say("error \(error.errorNumber), unsaved: \(session.hasUnsavedChanges)")
    }
    say("on disk: \(try await open(url).document.contents.version)")
  }

  /// Opens, changes and saves again and again, while others do the same.
  @MainActor
  static func contend(
    _ url: URL, until end: ContinuousClock.Instant, atLeast minimum: Int
  ) async throws {
    var (saves, conflicts) = (0, 0)
    while ContinuousClock.now < end || saves < minimum {
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
