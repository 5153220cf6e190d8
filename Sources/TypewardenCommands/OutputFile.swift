#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif
internal import TypewardenCommandLine
internal import TypewardenSourceText

/// Where a command's output goes: standard output, or the file of `--output`.
enum OutputFile {
  /// Writes a whole output.
  static func write(_ text: String, _ arguments: ParsedArguments) throws(CommandError) {
    let (output, close) = try stream(arguments)
    output.write(text)
    try close(output)
  }

  /// Refuses a file to write that is one of those that were read: it would be lost.
  static func refuse(
    _ option: String, _ arguments: ParsedArguments, among inputs: @autoclosure () -> [String]
  ) throws(CommandError) {
    var target = stat()
    guard let path = arguments.value(option), stat(path, &target) == 0,
      target.st_mode & S_IFMT == S_IFREG
    else { return }
    for input in inputs() {
      var status = stat()
      guard stat(input, &status) == 0, status.st_ino == target.st_ino,
        status.st_dev == target.st_dev
      else { continue }
      throw .usage(
        UsageError(
          message: "`\(option) \(Terminal.escaped(path))` would overwrite a file that is read",
          hint: "Name another file."))
    }
  }

  /// Refuses two options that write to one file: what came first would be lost.
  static func refuseSame(
    _ option: String, _ other: String, _ arguments: ParsedArguments
  ) throws(CommandError) {
    guard let path = arguments.value(option), let otherPath = arguments.value(other),
      place(path) == place(otherPath), !isDevice(path)
    else { return }
    throw .usage(
      UsageError(
        message: "`\(option)` and `\(other)` both write to \(Terminal.escaped(path))",
        hint: "Name another file for one of them."))
  }

  /// A path by which files are compared, also those that are not there yet.
  private static func place(_ path: String) -> String {
    if let real = FileSystem.resolved(path) { return real }
    let absolute = ConfigurationFile.absolute(path, FileSystem.workingDirectory ?? "")
    let folder = absolute.lastIndex(of: "/").map { absolute[..<$0] } ?? ""
    let name = absolute.dropFirst(folder.count)
    return (FileSystem.resolved(String(folder)) ?? String(folder)) + name
  }

  private static func isDevice(_ path: String) -> Bool {
    if case .special? = try? FileSystem.kind(followingLinks: path) { return true }
    return false
  }

  /// Refuses to put an output in the place of an older one when something could not be read: what is
  /// missing in it would be missed only later, where it is used.
  static func refuseHalf(
    _ arguments: ParsedArguments, after exitCode: ExitCode, option: String = "--output"
  ) throws(CommandError) {
    guard exitCode == .failure, let path = arguments.value(option) else { return }
    throw .failed(
      "\(Terminal.escaped(path)): not written, since not everything could be read")
  }

  /// Writes a whole file, atomically.
  static func write(_ text: String, to path: String) throws(CommandError) {
    let (output, close) = try stream(path)
    output.write(text)
    try close(output)
  }

  /// An output to write to bit by bit, and what ends it. A file is made beside its place and moved
  /// there when it is complete, so that nobody ever sees half of it.
  static func stream(
    _ arguments: ParsedArguments
  ) throws(CommandError) -> (StandardOutput, (StandardOutput) throws(CommandError) -> Void) {
    guard let path = arguments.value("--output") else {
      return (StandardOutput(), { output throws(CommandError) in try CommandError.wrap(output) })
    }
    let named = ["--with", "--app", "--of", "--registry", "--config", "--baseline", "--into"]
      .flatMap { arguments.values($0) }
    try refuse("--output", arguments, among: arguments.positionals + named)
    return try stream(path)
  }

  private static func stream(
    _ path: String
  ) throws(CommandError) -> (StandardOutput, (StandardOutput) throws(CommandError) -> Void) {
    var status = stat()
    let exists = stat(path, &status) == 0
    // What cannot be looked at may be a device, or a link.
    if !exists, errno != ENOENT { throw failure(path, FileError(path: path, code: errno)) }
    if exists, status.st_mode & S_IFMT != S_IFREG {
      // A device, a pipe or a terminal is written to; putting a file in its place would break it.
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw failure(path, FileError(path: path, code: errno)) }
      return (
        StandardOutput(descriptor: descriptor),
        { output throws(CommandError) in
          defer { close(descriptor) }
          do throws(OutputError) {
            try output.flush()
          } catch {
            throw .failed("\(Terminal.escaped(path)): \(error.message)")
          }
        }
      )
    }
    // Behind a symbolic link the file it leads to is replaced, not the link.
    guard let target = exists ? FileSystem.resolved(path) : path else {
      throw failure(path, FileError(path: path, code: errno))
    }
    PendingFile.removeLeftovers(beside: target)
    let file: PendingFile
    do throws(FileError) {
      // What nobody else may read is written where nobody else can open it meanwhile.
      file = try PendingFile(beside: target, mode: exists ? 0o600 : 0o666)
    } catch {
      throw failure(path, error)
    }
    if exists { fchmod(file.descriptor, status.st_mode & 0o7777) }
    return (
      StandardOutput(descriptor: file.descriptor),
      { output throws(CommandError) in try finish(output, file, at: target, path) }
    )
  }

  private static func finish(
    _ output: StandardOutput, _ file: PendingFile, at target: String, _ path: String
  ) throws(CommandError) {
    do throws(OutputError) {
      try output.flush()
    } catch {
      file.abandon()
      throw .failed("\(Terminal.escaped(path)): \(error.message)")
    }
    do throws(FileError) {
      try file.finish(at: target)
    } catch {
      throw failure(path, error)
    }
  }

  private static func failure(_ path: String, _ error: FileError) -> CommandError {
    .failed("\(Terminal.escaped(path)): \(error.reason)")
  }
}
