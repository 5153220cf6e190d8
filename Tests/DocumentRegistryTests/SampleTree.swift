import DocumentRegistry
import Foundation
import TypewardenTestServers

#if PostgreSQL
  import DocumentRegistryPostgreSQL
#endif

/// Where registries are kept; what holds for one must hold for the other.
enum Keeper: CaseIterable, Sendable {
  case sqlite
  #if PostgreSQL
    case postgreSQL
  #endif

  /// Those that this build has and this machine can start.
  static var available: [Keeper] {
    #if PostgreSQL
      PostgreSQLServer.isInstalled ? allCases : [.sqlite]
    #else
      allCases
    #endif
  }
}

/// A folder of files for one test, and the registry that is filled from it.
final class SampleTree: Sendable {
  let folder: String
  let root: String
  /// The file of a registry in SQLite.
  var registry: String { folder + "/files.sqlite" }
  let catalog: DocumentCatalog

  init(_ keeper: Keeper = .sqlite) throws {
    let made = FileManager.default.temporaryDirectory
      .appendingPathComponent("typewarden-registry-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: made.appendingPathComponent("tree"), withIntermediateDirectories: true)
    folder = made.resolvingSymlinksInPath().path
    root = folder + "/tree"
    catalog = try Self.newCatalog(keeper, folder + "/files.sqlite")
  }

  /// Another registry beside the tree's own.
  static func newCatalog(_ keeper: Keeper, _ path: String) throws -> DocumentCatalog {
    switch keeper {
    case .sqlite: DocumentCatalog(path: path)
    #if PostgreSQL
      case .postgreSQL: try DocumentCatalog(postgreSQL: PostgreSQLServer.running().makeDatabase())
    #endif
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func write(_ path: String, _ text: String = "text") throws {
    let path = root + "/" + path
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(
      atPath: root + "/" + path, withIntermediateDirectories: true)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: root + "/" + path)
  }

  func move(_ path: String, to other: String) throws {
    try FileManager.default.moveItem(atPath: root + "/" + path, toPath: root + "/" + other)
  }

  /// Writes a file under any bytes as its name.
  func write(bytes name: [UInt8]) {
    let descriptor = (Array((root + "/").utf8) + name + [0]).withUnsafeBytes {
      open($0.baseAddress!.assumingMemoryBound(to: CChar.self), O_CREAT | O_WRONLY, 0o644)
    }
    if descriptor >= 0 { close(descriptor) }
  }

  func request(_ path: String? = nil) -> ScanRequest {
    ScanRequest(path: Array((path ?? root).utf8))
  }

  @discardableResult
  func scan(_ change: (inout ScanRequest) -> Void = { _ in }) throws -> ScanReport {
    var request = request()
    change(&request)
    return try catalog.scan(request) { _ in }
  }

  /// What the registry holds: path below the root, and type.
  func contents(_ filter: DocumentFilter = DocumentFilter()) throws -> [String: String] {
    var contents: [String: String] = [:]
    let rows = try catalog.documents(matching: filter)
    while let document = try rows.next() {
      let path = String(decoding: document.path, as: UTF8.self)
      contents[String(path.dropFirst(root.count + 1))] = document.type.identifier
    }
    return contents
  }

  /// The registry's rows in full, to compare two registries of one tree.
  func rows() throws -> Set<String> {
    var result: Set<String> = []
    let rows = try catalog.documents()
    while let document = try rows.next() {
      result.insert(
        "\(document.path) \(document.kind) \(document.size ?? -1) \(document.modified) "
          + document.type.identifier)
    }
    return result
  }
}
