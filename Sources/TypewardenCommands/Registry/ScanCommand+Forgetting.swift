internal import DocumentRegistry
internal import TypewardenCommandLine
internal import TypewardenSourceText

/// What `--forget` adds to `scan`.
extension ScanCommand {
  /// Refuses a command line that names nothing to do.
  static func checkFolders(_ arguments: ParsedArguments) throws(CommandError) {
    guard arguments.positionals.isEmpty else { return }
    guard arguments.isPresent("--forget") else {
      throw .usage(
        UsageError(
          code: .missingArgument, message: "`typewarden scan` needs DIR",
          hint: "Name the folders to be scanned, or with --forget one to be forgotten.",
          command: ["scan"]))
    }
    guard !arguments.flag("--watch") else {
      throw .usage(
        UsageError(
          message: "`--watch` needs DIR", hint: "Nothing is left to be watched.",
          command: ["scan"]))
    }
  }

  /// Removes the folders of `--forget` from the registry; returns what is to be said of it.
  static func forget(
    _ catalog: DocumentCatalog, _ arguments: ParsedArguments
  ) throws(CommandError) -> (exitCode: ExitCode, text: String) {
    var exitCode = ExitCode.success
    var text = ""
    for path in arguments.rawValues("--forget", from: ProcessArguments.rawBytes()) {
      do throws(CatalogError) {
        let (known, count) = try forget(path, catalog)
        text += said(Terminal.escaped(FileName.shown(known)), count, arguments)
      } catch {
        guard error.code == .unknownFolder else { throw .failed(RegistryPlace.shown(error)) }
        StandardError.line("typewarden: \(RegistryPlace.shown(error))")
        exitCode = exitCode.combined(with: .findings)
      }
    }
    return (exitCode, text)
  }

  /// The path as it is given comes first: on a server it may be one of another machine.
  private static func forget(
    _ path: [UInt8], _ catalog: DocumentCatalog
  ) throws(CatalogError) -> (path: [UInt8], count: Int) {
    let absolute = DocumentCatalog.absolutePath(path)
    if path != absolute {
      do throws(CatalogError) {
        return (path, try catalog.forget(path))
      } catch {
        guard error.code == .unknownFolder else { throw error }
      }
    }
    return (absolute, try catalog.forget(absolute))
  }

  private static func said(_ path: String, _ count: Int, _ arguments: ParsedArguments) -> String {
    arguments.value("--format") == "json"
      ? JSON.object(["path": .string(path), "forgotten": .int(count)]).text + "\n"
      : "\(path): forgotten, with \(self.count(count, "document"))\n"
  }
}
