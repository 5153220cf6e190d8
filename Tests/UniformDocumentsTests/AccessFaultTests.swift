import Foundation
import Testing
import UniformDocuments

@Suite("What a session may not, or cannot rely on") @MainActor
struct AccessFaultTests {
  let folder: TemporaryFolder
  let url: URL

  init() throws {
    folder = try TemporaryFolder()
    url = folder.url.appending(path: "ledger")
  }

  /// Root may do everything, so what is not allowed is tried as nobody.
  private func asSomebody(_ arguments: String...) throws -> String {
    // A copy, since the checkout may lie where only its owner may look.
    let copy = FileManager.default.temporaryDirectory.appending(path: "trials-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: try Trials.executable, to: copy)
    defer { try? FileManager.default.removeItem(at: copy) }
    let nobody =
      geteuid() == 0 ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : []
    let quoted = ([copy.path] + arguments).map { "'\($0)'" }.joined(separator: " ")
    return try Shell.output(nobody + ["sh", "-c", "\(quoted) 2>&1"])
  }

  /// Lets somebody else have all that is in the folder.
  private func giveAway() throws {
    if geteuid() == 0 { #expect(try Shell.run("chown", "-R", "65534:65534", folder.url.path) == 0) }
  }

  @Test("is a folder that is read-only: the document stays, and the error says so")
  func readOnlyFolder() throws {
    for kind in ["flat", "folder", "wrapped"] {
      let url = folder.url.appending(path: kind)
      #expect(try Trials.run("create", kind, url.path).status == 0)
    }
    try giveAway()
    try Disk.setPermissions(0o555, of: folder.url)
    defer { try? Disk.setPermissions(0o755, of: folder.url) }
    for kind in ["flat", "folder", "wrapped"] {
      let place = folder.url.appending(path: kind).path
      #expect(
        try asSomebody("forbidden", kind, place)
          == "error \(EACCES), unsaved: true\non disk: 0\n")
    }
    #expect(try folder.names == ["flat", "folder", "wrapped"])
  }

  @Test("is a document that it may not read: the error names it", arguments: ["flat", "wrapped"])
  func unreadable(kind: String) throws {
    #expect(try Trials.run("create", kind, url.path).status == 0)
    try giveAway()
    try Disk.setPermissions(0o000, of: url)
    defer { try? Disk.setPermissions(0o755, of: url) }
    let output = try asSomebody("check", kind, url.path)
    #expect(output.contains("ermission"), "\(output)")
    #expect(output.contains("ledger"), "\(output)")
    #expect(try folder.names == ["ledger"])
  }

  @Test("is a document that is not there, in a folder that is")
  func vanished() async throws {
    let missing = folder.url.appending(path: "missing.letter")
    let error = await #expect(throws: FileOperationError.self) {
      _ = try await DocumentSession.open(
        Letter(), at: missing, as: .letter, registry: SampleTypes.registry)
    }
    #expect(error?.errorNumber == ENOENT)
    #expect(error?.description.contains(missing.path) == true)
  }

  @Test(
    "is the clock: files from the future and from long ago are saved, and their changes noticed",
    arguments: ["@32503680000", "@-1000000000", "@0"])
  func clock(time: String) async throws {
    let (session, url) = try await DocumentSession.binder(["a": "1", "b": "2"], in: folder)
    let page = url.appending(path: "pages/a")
    for file in [page, url.appending(path: "pages"), url] {
      #expect(try Shell.run("touch", "--date", time, file.path) == 0)
    }
    try await session.reload()
    for text in ["2a", "2b"] {
      session.document.setPage("b", text, session.undoManager)
      try await session.save()
    }
    #expect(try Disk.tree(url)["pages/b"] == "2b")
    // A change that is older than what it changes, as after the clock was put back.
    try Data("x".utf8).write(to: page)
    #expect(try Shell.run("touch", "--date", "@1", page.path) == 0)
    session.document.setPage("b", "2c", session.undoManager)
    let error = await #expect(throws: DocumentError.self) { try await session.save() }
    #expect(error?.code == .changedOnDisk)
    #expect(try Disk.tree(url)["pages/a"] == "x")
  }

  @Test(
    "are locks: what a dead process left is known by its maker, and what lives is left alone",
    arguments: SaveStep.allCases)
  func noLocks(step: SaveStep) throws {
    #expect(try Trials.run("create", "folder", url.path, "--no-locks").status == 0)
    let killed = try Trials.run(
      "die", "folder", url.path, step.rawValue, "--no-locks", "--no-exchange")
    #expect(killed.wasKilled)
    let check = try Trials.run("check", "folder", url.path, "--no-locks", "--no-exchange")
    #expect(check.output == "found \(step == .replaced || step == .finished ? 1 : 0)\n")
    #expect(try folder.names == ["ledger"])
  }

  @Test("are locks, and the staging folder of a save that goes on is left alone")
  func noLocksAlive() async throws {
    let script = LetterScript()
    let (session, url) = try await DocumentSession.letter("old", in: folder, script: script)
    script.whileWriting { _, _, _, _ in
      // Another process opens the document, which is none of its kind, and removes what is dead.
      let other = try Trials.run("check", "flat", url.path, "--no-locks")
      #expect(other.status == 1)
    }
    session.document.setText("new", session.undoManager)
    var environment = SaveEnvironment()
    environment.hasLocks = false
    try await SaveEnvironment.$current.withValue(environment) { try await session.save() }
    #expect(try Disk.text(url) == "new")
    #expect(try folder.names == ["dear.letter"])
  }

  @Test("says of a session whom it kept out")
  func scope() async throws {
    let (session, url) = try await DocumentSession.letter("old", in: folder)
    #expect(session.coordinationScope == .machine)
    var environment = SaveEnvironment()
    environment.hasLocks = false
    try await SaveEnvironment.$current.withValue(environment) { try await session.reload() }
    #expect(session.coordinationScope == .process)
    try await session.save(to: url, as: .letter)
    #expect(session.coordinationScope == .machine)
    try await session.save(to: folder.url.appending(path: "new.letter"), as: .letter)
    #expect(session.coordinationScope == .process)
  }

  nonisolated static let canOverlay =
    (try? Shell.run(
      FaultTests.namespace + [
        "sh", "-c",
        """
        mount -t tmpfs none /mnt && cd /mnt && mkdir -p l/folder u w m &&
        mount -t overlay none -o lowerdir=l,upperdir=u,workdir=w,userxattr m && rmdir m/folder
        """,
      ])) == 0

  @Test(
    "is moving a package that came with a container's image, and it is saved all the same",
    .enabled(if: canOverlay, "overlays cannot be mounted here"), arguments: ["folder", "wrapped"])
  func overlay(kind: String) throws {
    let program = try Trials.executable.path
    let layers = "lowerdir=lower,upperdir=top/upper,workdir=top/work,userxattr"
    // The layers are on two file systems, as the layers of an image may be.
    let script = """
      cd '\(folder.url.path)' && mkdir lower top merged && '\(program)' create \(kind) lower/ledger &&
      mount -t tmpfs none top && mkdir top/upper top/work &&
      mount -t overlay none -o \(layers) merged &&
      '\(program)' check \(kind) merged/ledger && '\(program)' check \(kind) merged/ledger &&
      ls -A merged && umount merged && rm -r top/upper top/work && mkdir top/upper top/work &&
      mount -t overlay none -o \(layers) merged &&
      { '\(program)' die \(kind) merged/ledger setAside; ls merged | wc -l
        mkdir merged/ledger && touch merged/ledger/.typewarden-old merged/ledger/rest
        '\(program)' check \(kind) merged/ledger; ls -A merged
        '\(program)' die \(kind) merged/ledger setAside; cp -a lower/ledger merged
        '\(program)' check \(kind) merged/ledger; ls -A merged; }
      """
    let output = try Shell.output(FaultTests.namespace + ["sh", "-c", script])
    // Killed before the new one is in its place, it is the new one, also when the old one is there in
    // part; but what somebody else has put there since is theirs.
    #expect(
      output.split(separator: "\n") == [
        "found 0", "found 1", "ledger", "0", "found 1", "ledger", "found 0", "ledger",
      ])
  }
}
