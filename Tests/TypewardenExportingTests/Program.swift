import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A program of the system that reads what is exported; tests of one that is missing are skipped.
enum Program: String {
  case dot
  case updateMIMEDatabase = "update-mime-database"
  case xdgMIME = "xdg-mime"
  case desktopFileValidate = "desktop-file-validate"
  case updateDesktopDatabase = "update-desktop-database"
  case gio
  case xmllint

  struct Result {
    var output: String
    var error: String
    var exitCode: Int32
  }

  /// Where it is; nil when it is not installed.
  var path: String? {
    ["/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + rawValue }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  var isInstalled: Bool { path != nil }

  func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:],
    folder workingFolder: URL? = nil
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("typewarden-program-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["input", "output", "error"].map { folder.appendingPathComponent($0) }
    try Data(input.utf8).write(to: files[0])
    for file in files.dropFirst() { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "/missing")
    process.arguments = arguments
    if let workingFolder { process.currentDirectoryURL = workingFolder }
    process.environment = ["PATH": "/usr/local/bin:/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
      .merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return Result(
      output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
      error: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self),
      exitCode: process.terminationStatus)
  }
}

/// Whether text is XML at all.
enum XMLDocumentCheck {
  static func isWellFormed(_ text: String) throws -> Bool {
    XMLParser(data: Data(text.utf8)).parse()
  }
}
