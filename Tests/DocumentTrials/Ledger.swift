import Foundation
import UniformDocuments

/// A document of which each version can be told from all others, and a mix of two from both: every
/// page begins with the version's number.
struct LedgerContents: Sendable {
  static let pageCount = 20

  var version = 0

  var files: [String: Data] {
    let filler = String(repeating: "x", count: 2000)
    var files = ["constant": Data("the same in all versions".utf8)]
    for page in 0..<Self.pageCount { files["page \(page)"] = Data("\(version)\n\(filler)".utf8) }
    return files
  }

  /// - Throws: when the files are not exactly one version's.
  init(files: [String: Data]) throws {
    let numbers = Set(
      files.filter { $0.key != "constant" }.values.map { data in
        data.prefix { $0 != UInt8(ascii: "\n") }
      })
    guard files.count == Self.pageCount + 1, numbers.count == 1,
      let version = Int(String(decoding: numbers.first!, as: UTF8.self))
    else { throw Damage(what: "\(files.count) files with \(numbers.count) versions") }
    self.version = version
    guard files == self.files else { throw Damage(what: "a page of version \(version) is damaged") }
  }

  init(version: Int) { self.version = version }

  /// All in one file.
  var flat: Data {
    get throws { try JSONEncoder().encode(files) }
  }
}

struct Damage: Error { var what: String }

/// The same document in the three ways to write one.
class Ledger {
  var contents = LedgerContents(version: 0)

  required init() {}

  @MainActor
  func increment(_ undoManager: UndoManager) {
    contents.version += 1
    undoManager.registerUndo(withTarget: self) { $0.contents.version -= 1 }
  }
}

final class FlatLedger: Ledger, Document, TrialDocument {
  static let readableContentTypes: [UTType] = [.json]

  func reader(configuration: sending ReadConfiguration) -> sending FlatLedgerCoder {
    FlatLedgerCoder()
  }
  func writer(configuration: sending WriteConfiguration) -> sending FlatLedgerCoder {
    FlatLedgerCoder()
  }
  @MainActor
  func apply(snapshot: sending LedgerContents, previous: sending LedgerContents?) async throws {
    contents = snapshot
  }
  @MainActor
  func snapshot(contentType: UTType) async throws -> sending LedgerContents { contents }
}

struct FlatLedgerCoder: DocumentReader, DocumentWriter {
  @concurrent
  func read(
    from source: sending URL, progress: consuming Subprogress
  ) async throws -> sending LedgerContents {
    try LedgerContents(
      files: JSONDecoder().decode([String: Data].self, from: Data(contentsOf: source)))
  }

  @concurrent
  func write(
    snapshot: sending LedgerContents, to destination: sending URL,
    previous: sending LedgerContents?, progress: consuming Subprogress
  ) async throws {
    try snapshot.flat.write(to: destination)
  }
}

final class FolderLedger: Ledger, Document, TrialDocument {
  static let readableContentTypes: [UTType] = [.package]

  func reader(configuration: sending ReadConfiguration) -> sending FolderLedgerCoder {
    FolderLedgerCoder()
  }
  func writer(configuration: sending WriteConfiguration) -> sending FolderLedgerCoder {
    FolderLedgerCoder()
  }
  @MainActor
  func apply(snapshot: sending LedgerContents, previous: sending LedgerContents?) async throws {
    contents = snapshot
  }
  @MainActor
  func snapshot(contentType: UTType) async throws -> sending LedgerContents { contents }
}

struct FolderLedgerCoder: DocumentReader, DocumentWriter {
  @concurrent
  func read(
    from source: sending URL, progress: consuming Subprogress
  ) async throws -> sending LedgerContents {
    var files: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: source.path) {
      files[name] = try Data(contentsOf: source.appending(path: name))
    }
    return try LedgerContents(files: files)
  }

  @concurrent
  func write(
    snapshot: sending LedgerContents, to destination: sending URL,
    previous: sending LedgerContents?, progress: consuming Subprogress
  ) async throws {
    if previous == nil {
      try FileManager.default.createDirectory(at: destination, withIntermediateDirectories: true)
    }
    let old = previous?.files ?? [:]
    for (name, data) in snapshot.files where old[name] != data {
      try data.write(to: destination.appending(path: name))
    }
  }
}

final class WrappedLedger: Ledger, Document, TrialDocument {
  static let readableContentTypes: [UTType] = [.package]

  func reader(
    configuration: sending ReadConfiguration
  ) -> sending FileWrapperDocumentReader<LedgerContents> {
    FileWrapperDocumentReader(configuration) { wrapper in
      try LedgerContents(
        files: (wrapper.fileWrappers ?? [:]).mapValues { $0.regularFileContents ?? Data() })
    }
  }

  func writer(
    configuration: sending WriteConfiguration
  ) -> sending FileWrapperDocumentWriter<LedgerContents> {
    FileWrapperDocumentWriter(configuration) { contents, previous in
      let root = previous ?? FileWrapper(directoryWithFileWrappers: [:])
      for (name, data) in contents.files {
        let old = root.fileWrappers?[name]
        if old?.regularFileContents == data { continue }
        if let old { root.removeFileWrapper(old) }
        root.addRegularFile(withContents: data, preferredFilename: name)
      }
      return root
    }
  }

  @MainActor
  func apply(snapshot: sending LedgerContents, previous: sending LedgerContents?) async throws {
    contents = snapshot
  }
  @MainActor
  func snapshot(contentType: UTType) async throws -> sending LedgerContents { contents }
}
