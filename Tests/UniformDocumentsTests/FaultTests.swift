import Foundation
import Testing
import UniformDocuments

@Suite("The file system") @MainActor
struct FaultTests {
  let folder: TemporaryFolder
  let url: URL

  init() throws {
    folder = try TemporaryFolder()
    url = folder.url.appending(path: "ledger")
  }

  /// A name space in which a file system of our own can be mounted, where the machine allows it.
  nonisolated static let namespace = ["unshare", "--user", "--map-root-user", "--mount"]
  nonisolated static let canMount =
    (try? Shell.run(namespace + ["sh", "-c", "mount -t tmpfs none /mnt"])) == 0

  @Test(
    "that is full leaves the old document, says so, and is all right once there is room",
    .enabled(if: canMount, "mounting is not allowed here"),
    arguments: ["flat", "folder", "wrapped"])
  func full(kind: String) throws {
    let program = try Trials.executable.path
    let script = """
      mount -t tmpfs -o size=400k none '\(folder.url.path)' && exec '\(program)' full \(kind) '\(url.path)'
      """
    let output = try Shell.output(Self.namespace + ["sh", "-c", script])
    let lines = output.split(separator: "\n").map(String.init)
    try #require(lines.count == 4, "\(output)")
    #expect(lines[0].hasPrefix("unsaved: true, "))
    #expect(
      lines[0].contains("No space left") || lines[0].contains("Code=640")
        || lines[0].contains("errno 28"), "\(lines[0])")
    #expect(lines[1] == "on disk: 0")
    #expect(lines[2] == "names: [\"junk\", \"ledger\"]")
    #expect(lines[3] == "on disk: 1")
  }

  @Test(
    "that is read-only leaves the document and says so",
    .enabled(if: canMount, "mounting is not allowed here"),
    arguments: ["flat", "folder", "wrapped"])
  func readOnly(kind: String) throws {
    #expect(try Trials.run("create", kind, url.path).status == 0)
    let program = try Trials.executable.path
    let script = """
      cd '\(folder.url.path)' && mount --bind . . && mount -o remount,bind,ro . &&
      exec '\(program)' forbidden \(kind) '\(url.path)'
      """
    let output = try Shell.output(Self.namespace + ["sh", "-c", script])
    #expect(output == "error \(EROFS), unsaved: true\non disk: 0\n")
  }

  @Test("that is network-like and has no locks still has claims in this process")
  func noLocks() async throws {
    var environment = SaveEnvironment()
    environment.hasLocks = false
    try await SaveEnvironment.$current.withValue(environment) {
      let (session, url) = try await DocumentSession.letter("old", in: folder)
      session.document.setText("new", session.undoManager)
      try await session.save()
      #expect(try Disk.text(url) == "new")
      let coordinator = NSFileCoordinator(filePresenter: nil)
      coordinator.coordinate(readingItemAt: url) { _ in }
      #expect(coordinator.scope == .process)
    }
  }

  @Test("keeps what was set aside by a process that died, and opening puts it back")
  func recovery() async throws {
    #expect(try Trials.run("create", "folder", url.path).status == 0)
    _ = try Trials.run("die", "folder", url.path, SaveStep.setAside.rawValue, "--no-exchange")
    #expect(!Disk.exists(url))
    #expect(try Trials.run("check", "folder", url.path).output == "found 0\n")
  }

  @Test(
    "says what is wrong with a place that is none",
    arguments: ["https://example.com/x", "file:///tmp/a%00b", "file:///tmp/a%FFb"])
  func places(text: String) async throws {
    let url = try #require(URL(string: text))
    let error = await #expect(throws: FileOperationError.self) {
      _ = try await DocumentSession.open(
        Letter(), at: url, as: .letter, registry: SampleTypes.registry)
    }
    #expect(error?.errorNumber == EINVAL)
  }

  @Test("says what is wrong with links in a circle, and with a folder where a file is expected")
  func wrongKinds() async throws {
    let link = folder.url.appending(path: "circle.letter")
    try FileManager.default.createSymbolicLink(
      atPath: link.path, withDestinationPath: "circle.letter")
    let error = await #expect(throws: FileOperationError.self) {
      _ = try await DocumentSession.open(
        Letter(), at: link, as: .letter, registry: SampleTypes.registry)
    }
    #expect(error?.errorNumber == ELOOP)
    await #expect(throws: (any Error).self) {
      _ = try await DocumentSession.open(
        Letter(), at: folder.url, as: .letter, registry: SampleTypes.registry)
    }
    // A link to nothing is a place for a new document.
    let open = folder.url.appending(path: "open.letter")
    try FileManager.default.createSymbolicLink(
      atPath: open.path, withDestinationPath: "target.letter")
    let session = DocumentSession(Letter(), registry: SampleTypes.registry)
    session.document.setText("new", session.undoManager)
    try await session.save(to: open, as: .letter)
    #expect(try Disk.text(folder.url.appending(path: "target.letter")) == "new")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: open.path) == "target.letter")
  }
}
