#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif
internal import TypewardenCommandLine
internal import TypewardenSourceText

/// The file that a generated half joins, as it is now.
struct JoinedFile {
  let path: String
  /// The content without a byte order mark; empty for a file that is not there.
  let source: SourceText
  let exists: Bool

  init(_ path: String) throws(CommandError) {
    self.path = path
    exists = FileSystem.exists(path)
    guard exists else {
      source = SourceText(name: path, bytes: [])
      return
    }
    do throws(FileError) {
      let bytes = try FileBytes.read(path: path)
      let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      source = SourceText(
        name: path, bytes: Array(bytes[mark...]), byteOrderMarkLength: mark)
    } catch {
      throw .failed(Terminal.escaped(error.description))
    }
  }

  /// Writes the new content, or with `--check` shows how it differs from the old one.
  func finish(_ bytes: [UInt8], _ arguments: ParsedArguments) throws(CommandError) -> ExitCode {
    let name = Terminal.escaped(path)
    let isQuiet = arguments.flag("--quiet")
    if bytes == source.bytes, exists {
      if !isQuiet { StandardError.line("\(name): nothing to change") }
      return .success
    }
    if arguments.flag("--check") {
      let diff = UnifiedDiff.bytes(path: path, old: source.bytes, new: bytes)
      try OutputFile.write(String(decoding: diff, as: UTF8.self), arguments)
      if !isQuiet {
        StandardError.line(
          "\(name): the two halves differ; without --check the lines above are changed")
      }
      return .findings
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .failed("\(name): is not UTF-8, so nothing was written")
    }
    // A new file takes the old one's place, which its own mode would not keep from happening.
    if exists, access(path, W_OK) != 0 {
      throw .failed("\(name): is not writable, so nothing was written")
    }
    guard try JoinedFile(path).source.bytes == source.bytes else {
      throw .failed("\(name): was changed meanwhile, so nothing was written; try again")
    }
    let mark = source.byteOrderMarkLength > 0 ? "\u{FEFF}" : ""
    try OutputFile.write(mark + text, to: path)
    if !isQuiet { StandardError.line("\(name): written") }
    return .success
  }
}
