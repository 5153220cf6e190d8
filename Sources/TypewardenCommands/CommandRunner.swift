internal import TypewardenCommandLine

/// Runs a command line from its arguments to its exit code.
public enum CommandRunner {
  /// Runs the process's own command line; returns the exit code.
  public static func runProcess() -> Int32 {
    StandardOutput.ignoreBrokenPipe()
    guard ProcessArguments.areKnown else {
      StandardError.line("typewarden: /proc is not mounted, so its arguments cannot be read")
      return ExitCode.failure.rawValue
    }
    return run(ProcessArguments.strings())
  }

  static func run(_ arguments: [String]) -> Int32 {
    let parsed: ParsedArguments
    do throws(UsageError) {
      parsed = try ArgumentParser(tool: Tool.declaration).parse(arguments)
    } catch {
      return fail(error)
    }
    do throws(CommandError) {
      return try run(parsed).rawValue
    } catch {
      switch error {
      case .usage(let error): return fail(error)
      case .output(let error): return fail(error)
      case .failed(let message):
        StandardError.line("typewarden: \(message)")
        return ExitCode.failure.rawValue
      }
    }
  }

  private static func run(_ arguments: ParsedArguments) throws(CommandError) -> ExitCode {
    switch arguments.request {
    case .version:
      return try printing("typewarden \(Tool.version)\n")
    case .help:
      let width = min(80, Terminal(descriptor: 1).width)
      return try printing(
        HelpText.render(command: arguments.command, tool: Tool.declaration, width: width))
    case .run: break
    }
    switch arguments.command.first {
    case "lint": return try LintCommand.run(arguments)
    case "resolve": return try ResolveCommand.run(arguments)
    case "show": return try ShowCommand.run(arguments)
    case "conforms": return try ConformsCommand.run(arguments)
    case "types": return try TypesCommand.run(arguments)
    case "explain": return try ExplainCommand.run(arguments)
    case "graph": return try GraphCommand.run(arguments)
    case "export": return try ExportCommand.run(arguments)
    case "dynamic": return try DynamicCommand.run(arguments)
    case "scan": return try ScanCommand.run(arguments)
    case "documents": return try DocumentsCommand.run(arguments)
    case "generate": return try GenerateCommand.run(arguments)
    case "init": return try InitCommand.run(arguments)
    case "migration": return try MigrationCommand.run(arguments)
    case "rules": return try RulesCommand.run(arguments)
    case "completions":
      let shell = Shell(rawValue: arguments.positionals.first ?? "") ?? .bash
      return try printing(CompletionScripts.render(for: shell, tool: Tool.declaration))
    case "manual":
      return try printing(
        ManualPage.render(tool: Tool.declaration, version: Tool.version, date: "2026-11-30"))
    default: return .usage
    }
  }

  private static func printing(_ text: String) throws(CommandError) -> ExitCode {
    let output = StandardOutput()
    output.write(text)
    try CommandError.wrap(output)
    return .success
  }

  private static func fail(_ error: UsageError) -> Int32 {
    StandardError.line("typewarden: \(error.message)")
    if let hint = error.hint { StandardError.line(hint) }
    return ExitCode.usage.rawValue
  }

  /// A reader that went away is no failure: it has seen what it wanted.
  private static func fail(_ error: OutputError) -> Int32 {
    if case .closedPipe = error { return ExitCode.success.rawValue }
    StandardError.line("typewarden: standard output: \(error.message)")
    return ExitCode.failure.rawValue
  }
}

/// What ends a command before its work is done.
enum CommandError: Error {
  case usage(UsageError)
  case output(OutputError)
  case failed(String)

  /// Empties a buffer, with its error as this type.
  static func wrap(_ output: StandardOutput) throws(CommandError) {
    do throws(OutputError) {
      try output.flush()
    } catch {
      throw .output(error)
    }
  }
}
