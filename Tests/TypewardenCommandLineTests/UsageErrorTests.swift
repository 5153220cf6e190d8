import Testing

@testable import TypewardenCommandLine

@Suite("Usage errors")
struct UsageErrorTests {
  struct Refused: CustomTestStringConvertible, Sendable {
    var arguments: [String]
    var code: UsageError.Code
    var message: String
    var hint: String?
    var command: [String] = []
    var testDescription: String { arguments.joined(separator: " ") }

    init(
      _ arguments: [String], _ code: UsageError.Code, _ message: String, _ hint: String? = nil,
      at command: [String] = []
    ) {
      self.arguments = arguments
      self.code = code
      self.message = message
      self.hint = hint
      self.command = command
    }
  }

  static let refused: [Refused] = [
    Refused(
      [], .missingCommand, "a command is missing after `typewarden`",
      "one of: lint, dynamic, conforms, completions, scan"),
    Refused(["lnit"], .unknownCommand, "there is no command `lnit`", "did you mean `lint`?"),
    Refused(["LINT"], .unknownCommand, "there is no command `LINT`", "did you mean `lint`?"),
    Refused(
      ["lnit", "--help"], .unknownCommand, "there is no command `lnit`",
      "did you mean `lint`?"),
    Refused(
      ["help", "nothing"], .unknownCommand, "there is no command `nothing`",
      "one of: lint, dynamic, conforms, completions, scan"),
    Refused(
      ["dynamic"], .missingCommand, "a command is missing after `typewarden dynamic`",
      "one of: encode, decode", at: ["dynamic"]),
    Refused(
      ["dynamic", "encde"], .unknownCommand, "there is no command `encde`",
      "did you mean `encode`?", at: ["dynamic"]),
    Refused(
      ["lint", "--formt=json"], .unknownOption, "`typewarden lint` has no option `--formt`",
      "did you mean `--format`?", at: ["lint"]),
    Refused(
      ["lint", "-format"], .unknownOption,
      "`typewarden lint` has no option `-f` in `-format`",
      "did you mean `--format`?", at: ["lint"]),
    Refused(
      ["lint", "-qx"], .unknownOption, "`typewarden lint` has no option `-x` in `-qx`",
      at: ["lint"]),
    Refused(
      ["--format", "json", "lint"], .unknownOption, "`typewarden` has no option `--format`",
      "write `--format` after the command"),
    Refused(
      ["lint", "--format", "jsn"], .unknownChoice, "`jsn` is not a choice of `--format`",
      "did you mean `json`?", at: ["lint"]),
    Refused(
      ["lint", "--format=yaml"], .unknownChoice, "`yaml` is not a choice of `--format`",
      "one of: text, json, sarif", at: ["lint"]),
    Refused(
      ["lint", "--fix=all"], .unknownChoice, "`all` is not a choice of `--fix`",
      "one of: ask", at: ["lint"]),
    Refused(
      ["completions", "fihs"], .unknownChoice, "`fihs` is not a choice of `SHELL`",
      "did you mean `fish`?", at: ["completions"]),
    Refused(
      ["lint", "--output"], .missingValue, "`--output` needs a value",
      "write `--output FILE`", at: ["lint"]),
    Refused(
      ["lint", "--output", "--quiet"], .missingValue, "`--output` needs a value",
      "if `--quiet` is the value, write `--output=--quiet`", at: ["lint"]),
    Refused(
      ["lint", "-o", "--"], .missingValue, "`-o` needs a value", "write `-o FILE`",
      at: ["lint"]),
    Refused(
      ["lint", "--quiet=yes"], .unexpectedValue, "`--quiet` takes no value, but got `yes`",
      at: ["lint"]),
    Refused(["--help=yes"], .unexpectedValue, "`--help` takes no value, but got `yes`"),
    Refused(
      ["lint", "-q=yes"], .unexpectedValue, "`-q` takes no value, but got `yes`",
      at: ["lint"]),
    Refused(
      ["lint", "-o", "a", "--output=b"], .repeatedOption, "`--output` may be given only once",
      at: ["lint"]),
    Refused(["lint", "-qq"], .repeatedOption, "`-q` may be given only once", at: ["lint"]),
    Refused(
      ["conforms", "a"], .missingArgument, "`typewarden conforms` needs SUPER",
      "SUPER is the type it may conform to", at: ["conforms"]),
    Refused(
      ["scan"], .missingArgument, "`typewarden scan` needs DIR", "DIR is where to look",
      at: ["scan"]),
    Refused(
      ["conforms", "a", "b", "c"], .unexpectedArgument,
      "`typewarden conforms` takes 2 arguments; `c` is one too many", at: ["conforms"]),
    Refused(
      ["dynamic", "encode", "x"], .unexpectedArgument,
      "`typewarden dynamic encode` takes no arguments; `x` is one too many",
      at: ["dynamic", "encode"]),
    Refused(
      ["\u{1B}[2J"], .unknownCommand, "there is no command `\\u{1B}[2J`",
      "one of: lint, dynamic, conforms, completions, scan"),
  ]

  @Test("A mistake is named, and answered with what was probably meant", arguments: refused)
  func refuses(_ example: Refused) {
    let expected = UsageError(
      code: example.code, message: example.message, hint: example.hint, command: example.command)
    #expect(throws: expected) {
      try ArgumentParser(tool: SampleTool.tool).parse(example.arguments)
    }
  }
}
