internal import TypewardenCommandLine
internal import TypewardenLinting
internal import TypewardenSourceText

/// Finds and reads the `.typewarden.json` of a run.
struct ConfigurationFile {
  /// The name that is looked for.
  static let name = ".typewarden.json"

  var configuration = Configuration()
  /// The file's path as it is shown; empty when there is none.
  var path = ""
  /// The folder it stands in, absolute; paths in it are relative to this.
  var folder = ""

  /// The file of `--config`, else the nearest one from the first input's folder upwards.
  ///
  /// Remarks are printed; a broken file ends the run.
  init(_ arguments: ParsedArguments) throws(CommandError) {
    let found: String?
    do throws(FileError) {
      let given = arguments.value("--config")
      found = if let given { given } else { try Self.nearest(arguments) }
    } catch {
      throw .failed(Terminal.escaped(error.description))
    }
    guard let found else { return }
    let workingDirectory = FileSystem.workingDirectory ?? ""
    path = FileSystem.displayed(found, workingDirectory: workingDirectory)
    folder = Self.absolute(Self.parent(of: found), workingDirectory)
    let source = try Self.source(found, shown: path)
    do throws(Configuration.Failure) {
      configuration = try Configuration.read(source)
    } catch {
      throw Self.failure(error, in: source)
    }
    let lines = LineTable(source)
    for remark in configuration.remarks {
      let place = lines.location(of: remark.range.start)
      StandardError.line(
        "typewarden: \(Terminal.escaped(path)):\(place.line):\(place.column): "
          + "\(Terminal.escaped(remark.message))")
    }
  }

  /// A path in the configuration, from the working directory.
  func resolved(_ path: String) -> String {
    path.hasPrefix("/") || folder.isEmpty ? path : "\(folder)/\(path)"
  }

  static func source(_ path: String, shown: String) throws(CommandError) -> SourceText {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileBytes.read(path: path)
    } catch {
      throw .failed(Terminal.escaped(error.description))
    }
    // Some editors put a mark before JSON, and some write UTF-16.
    guard let (encoding, mark) = TextDecoding.detect(bytes),
      let text = try? TextDecoding.utf8(bytes, from: encoding, skipping: mark)
    else { return SourceText(name: shown, bytes: bytes) }
    return SourceText(name: shown, bytes: text, encoding: encoding, byteOrderMarkLength: mark)
  }

  static func failure(_ error: Configuration.Failure, in source: SourceText) -> CommandError {
    let place = LineTable(source).location(of: error.offset)
    return .failed(
      "\(Terminal.escaped(source.name)):\(place.line):\(place.column): "
        + Terminal.escaped(error.message))
  }

  /// What cannot be looked at may be the file: only what is not there is passed by.
  private static func nearest(_ arguments: ParsedArguments) throws(FileError) -> String? {
    let workingDirectory = FileSystem.workingDirectory ?? "/"
    let first = arguments.positionals.first { $0 != "-" } ?? "."
    var folder = absolute(first, workingDirectory)
    if try FileSystem.found(followingLinks: folder) != .directory { folder = parent(of: folder) }
    while true {
      let candidate = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
      if case .file? = try FileSystem.found(followingLinks: candidate) { return candidate }
      if folder == "/" || folder.isEmpty { return nil }
      folder = parent(of: folder)
    }
  }

  /// An absolute path without `.` and `..`.
  static func absolute(_ path: String, _ workingDirectory: String) -> String {
    let whole = path.hasPrefix("/") ? path : "\(workingDirectory)/\(path)"
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
