import Foundation
import Synchronization
import UniformDocuments

/// What is measured by the script beside other programs that do the like.
enum Measurement {
  @MainActor
  static func run(_ name: String, _ url: URL) async throws {
    switch name {
    case "media": try await media(url)
    case "pages-wrapped": try await pages(PagesWrapped(), url)
    case "pages-folder": try await pages(PagesFolder(), url)
    case "sessions": try await sessions(url)
    case "memory-flat", "memory-folder", "memory-wrapped": try await memoryOfSaving(name, url)
    case "progress": progress()
    default: exit(64)
    }
  }

  @MainActor
  static func seconds(_ body: @MainActor () async throws -> Void) async rethrows -> String {
    let start = ContinuousClock.now
    try await body()
    let duration = ContinuousClock.now - start
    return "\((duration / .milliseconds(1)).rounded()) ms"
  }

  /// What this process has written so far, wherever to.
  static var bytesWritten: Int {
    let text = (try? String(contentsOfFile: "/proc/self/io", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("wchar: ") }
    return line.flatMap { Int($0.dropFirst("wchar: ".count)) } ?? 0
  }

  /// The highest amount of memory so far, in MiB.
  static var memory: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss / 1024
  }

  /// Writes 1 GiB in chunks, twice.
  @MainActor
  static func media(_ url: URL) async throws {
    let session = DocumentSession(Media(bytes: 1 << 30))
    let before = memory
    let first = try await seconds { try await session.save(to: url, as: .data) }
    say("media first \(first), \(memory - before) MiB more")
    session.undoManager.registerUndo(withTarget: session) { _ in }
    let second = try await seconds { try await session.save() }
    say("media again \(second), \(memory - before) MiB more")
  }

  /// Saves documents of 192 MiB in the three ways to write one, and says how much memory that took.
  @MainActor
  static func memoryOfSaving(_ name: String, _ url: URL) async throws {
    let bytes = 192 << 20
    let before: Int
    if name == "memory-wrapped" {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      let file = url.appending(path: "media")
      try Data().write(to: file)
      try FileHandle(forWritingTo: file).truncate(atOffset: UInt64(bytes))
      let session = try await DocumentSession.open(PagesWrapped(), at: url, as: .package)
      before = memory
      session.document.pages["page"] = "text"
      session.undoManager.registerUndo(withTarget: session) { _ in }
      try await session.save()
      // In another place it is copied.
      try await session.save(to: url.appendingPathExtension("copy"), as: .package)
    } else {
      let session = DocumentSession(Media(bytes: bytes))
      let type: UTType = name == "memory-flat" ? .data : .package
      before = memory
      try await session.save(to: url, as: type)
      // The writer begins with a copy now.
      session.undoManager.registerUndo(withTarget: session) { _ in }
      try await session.save()
    }
    say("\(memory - before) MiB more")
  }

  /// Saves one changed page of 10,000.
  @MainActor
  static func pages<D: Document & Pages>(_ document: D, _ url: URL) async throws
  where D.Reader.Source == URL, D.Writer.Destination == URL {
    let session = DocumentSession(document)
    document.pages = Dictionary(
      uniqueKeysWithValues: (0..<10_000).map { ("page \($0)", "text of page \($0)\n") })
    say("all pages " + (try await seconds { try await session.save(to: url, as: .package) }))
    for round in 1...3 {
      document.pages["page 17"] = "changed in round \(round)"
      session.undoManager.registerUndo(withTarget: session) { _ in }
      let steps = Mutex((last: ContinuousClock.now, texts: [String]()))
      var environment = SaveEnvironment.current
      environment.reached = { step in
        steps.withLock { steps in
          let now = ContinuousClock.now
          let time = Int((now - steps.last) / .milliseconds(1))
          steps.last = now
          if time > 0 { steps.texts.append("\(step) \(time)") }
        }
      }
      let written = bytesWritten
      let time = try await SaveEnvironment.$current.withValue(environment) {
        try await seconds { try await session.save() }
      }
      let texts = steps.withLock { $0.texts }
      say("one page \(time): \(texts.joined(separator: ", ")); \(bytesWritten - written) bytes")
    }
  }

  @MainActor
  static func sessions(_ url: URL) async throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    var sessions: [DocumentSession<FlatLedger>] = []
    say(
      "1000 created "
        + (try await seconds {
          for number in 0..<1000 {
            sessions.append(try await FlatLedger.create(url.appending(path: "\(number).json")))
          }
        }))
    let all = sessions
    say(
      "1000 saved at once "
        + (try await seconds {
          let saves = all.map { session in
            session.document.increment(session.undoManager)
            return Task { try await session.save() }
          }
          for save in saves { try await save.value }
        }))
    let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    say("\(memory) MiB, \(descriptors) descriptors")
  }

  static func progress() {
    let count = 1_000_000
    for depth in [1, 3] {
      var managers = [ProgressManager(totalCount: 1)]
      for _ in 1..<depth {
        managers.append(managers.last!.subprogress(assigningCount: 1).start(totalCount: 1))
      }
      let manager = managers.last!.subprogress(assigningCount: 1).start(totalCount: count + 1)
      let duration = ContinuousClock().measure {
        for _ in 0..<count { manager.complete(count: 1) }
      }
      say("depth \(depth): \(Int(duration / .nanoseconds(1)) / count) ns an update")
    }
  }
}

protocol Pages: AnyObject { var pages: [String: String] { get set } }

/// A large file that is made up while it is written.
final class Media: Document {
  static let readableContentTypes: [UTType] = [.data, .package]
  private let bytes: Int
  init(bytes: Int) { self.bytes = bytes }
  func reader(configuration: sending ReadConfiguration) -> sending MediaCoder {
    MediaCoder(contentType: configuration.contentType)
  }
  func writer(configuration: sending WriteConfiguration) -> sending MediaCoder {
    MediaCoder(contentType: configuration.contentType)
  }
  @MainActor func apply(snapshot: sending Int, previous: sending Int?) async throws {}
  @MainActor func snapshot(contentType: UTType) async throws -> sending Int { bytes }
}

struct MediaCoder: DocumentReader, DocumentWriter {
  let contentType: UTType

  @concurrent
  func read(from source: sending URL, progress: consuming Subprogress) async throws -> sending Int {
    0
  }

  @concurrent
  func write(
    snapshot: sending Int, to destination: sending URL, previous: sending Int?,
    progress: consuming Subprogress
  ) async throws {
    let chunk = Data(repeating: 7, count: 4 << 20)
    let steps = progress.start(totalCount: snapshot / chunk.count)
    var destination = destination
    if contentType == .package {
      // In a package the file is written once, and not looked at any more.
      if previous != nil { return }
      try FileManager.default.createDirectory(at: destination, withIntermediateDirectories: true)
      destination = destination.appending(path: "media")
    }
    try Data().write(to: destination)
    let file = try FileHandle(forWritingTo: destination)
    defer { try? file.close() }
    for _ in 0..<(snapshot / chunk.count) {
      try file.write(contentsOf: chunk)
      steps.complete(count: 1)
    }
  }
}

final class PagesFolder: Document, Pages {
  static let readableContentTypes: [UTType] = [.package]
  var pages: [String: String] = [:]
  func reader(configuration: sending ReadConfiguration) -> sending PagesCoder { PagesCoder() }
  func writer(configuration: sending WriteConfiguration) -> sending PagesCoder { PagesCoder() }
  @MainActor
  func apply(snapshot: sending [String: String], previous: sending [String: String]?) async throws {
  }
  @MainActor
  func snapshot(contentType: UTType) async throws -> sending [String: String] { pages }
}

struct PagesCoder: DocumentReader, DocumentWriter {
  @concurrent
  func read(
    from source: sending URL, progress: consuming Subprogress
  ) async throws -> sending [String: String] { [:] }

  @concurrent
  func write(
    snapshot: sending [String: String], to destination: sending URL,
    previous: sending [String: String]?, progress: consuming Subprogress
  ) async throws {
    if previous == nil {
      try FileManager.default.createDirectory(at: destination, withIntermediateDirectories: true)
    }
    for (name, text) in snapshot where previous?[name] != text {
      try Data(text.utf8).write(to: destination.appending(path: name))
    }
  }
}

final class PagesWrapped: Document, Pages {
  static let readableContentTypes: [UTType] = [.package]
  var pages: [String: String] = [:]
  func reader(
    configuration: sending ReadConfiguration
  ) -> sending FileWrapperDocumentReader<[String: String]> {
    FileWrapperDocumentReader(configuration) { _ in [:] }
  }
  func writer(
    configuration: sending WriteConfiguration
  ) -> sending FileWrapperDocumentWriter<[String: String]> {
    FileWrapperDocumentWriter(configuration) { pages, previous in
      let root = previous ?? FileWrapper(directoryWithFileWrappers: [:])
      for (name, text) in pages {
        let old = root.fileWrappers?[name]
        if old?.regularFileContents == Data(text.utf8) { continue }
        if let old { root.removeFileWrapper(old) }
        root.addRegularFile(withContents: Data(text.utf8), preferredFilename: name)
      }
      return root
    }
  }
  @MainActor
  func apply(snapshot: sending [String: String], previous: sending [String: String]?) async throws {
  }
  @MainActor
  func snapshot(contentType: UTType) async throws -> sending [String: String] { pages }
}
