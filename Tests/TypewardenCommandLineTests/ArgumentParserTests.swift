import Testing

@testable import TypewardenCommandLine

@Suite("Argument parser")
struct ArgumentParserTests {
  let parser = ArgumentParser(tool: SampleTool.tool)

  struct Accepted: CustomTestStringConvertible, Sendable {
    var line: String
    var command: [String] = []
    var positionals: [String] = []
    var options: [String] = []
    var testDescription: String { line }
  }

  static let accepted: [Accepted] = [
    Accepted(line: "lint", command: ["lint"]),
    Accepted(line: "lint a b", command: ["lint"], positionals: ["a", "b"]),
    Accepted(
      line: "lint --format json a", command: ["lint"], positionals: ["a"],
      options: ["--format=json"]),
    Accepted(
      line: "lint a --format=json", command: ["lint"], positionals: ["a"],
      options: ["--format=json"]),
    Accepted(line: "lint -nq", command: ["lint"], options: ["--dry-run", "--quiet"]),
    Accepted(line: "lint -oFILE", command: ["lint"], options: ["--output=FILE"]),
    Accepted(line: "lint -o FILE", command: ["lint"], options: ["--output=FILE"]),
    Accepted(
      line: "lint -nqo=FILE", command: ["lint"],
      options: ["--dry-run", "--quiet", "--output=FILE"]),
    Accepted(line: "lint --output=", command: ["lint"], options: ["--output="]),
    Accepted(line: "lint --output=a=b", command: ["lint"], options: ["--output=a=b"]),
    Accepted(line: "lint --output -", command: ["lint"], options: ["--output=-"]),
    Accepted(line: "lint --severity -1", command: ["lint"], options: ["--severity=-1"]),
    Accepted(line: "lint --fix ask", command: ["lint"], positionals: ["ask"], options: ["--fix"]),
    Accepted(line: "lint --fix=ask", command: ["lint"], options: ["--fix=ask"]),
    Accepted(line: "lint -", command: ["lint"], positionals: ["-"]),
    Accepted(line: "lint -- --format -", command: ["lint"], positionals: ["--format", "-"]),
    Accepted(line: "lint -- --", command: ["lint"], positionals: ["--"]),
    Accepted(line: "lint --with a --with=b", command: ["lint"], options: ["--with=a", "--with=b"]),
    Accepted(
      line: "-vv lint --verbose", command: ["lint"],
      options: ["--verbose", "--verbose", "--verbose"]),
    Accepted(
      line: "-C dir lint lint", command: ["lint"], positionals: ["lint"],
      options: ["--directory=dir"]),
    Accepted(
      line: "dynamic --depth 2 encode --extension x", command: ["dynamic", "encode"],
      options: ["--depth=2", "--extension=x"]),
    Accepted(
      line: "dynamic encode --depth 2 -v", command: ["dynamic", "encode"],
      options: ["--depth=2", "--verbose"]),
    Accepted(line: "conforms a b", command: ["conforms"], positionals: ["a", "b"]),
    Accepted(line: "completions zsh", command: ["completions"], positionals: ["zsh"]),
  ]

  @Test("A well-formed line is understood", arguments: accepted)
  func accepts(_ example: Accepted) throws {
    let parsed = try parser.parse(example.line.split(separator: " ").map(String.init))
    #expect(parsed.request == .run)
    #expect(parsed.command == example.command)
    #expect(parsed.positionals == example.positionals)
    let options = parsed.occurrences.map { $0.names[0] + ($0.value.map { "=" + $0 } ?? "") }
    #expect(options == example.options)
  }

  @Test(
    "Help and version are recognised wherever they stand",
    arguments: [
      ("--help", ParsedArguments.Request.help, []), ("-h", .help, []), ("help", .help, []),
      ("--version", .version, []), ("lint --version", .version, ["lint"]),
      ("--version --help", .help, []), ("--help --version", .help, []),
      ("lint --help", .help, ["lint"]), ("--help lint", .help, ["lint"]),
      ("lint -nqh", .help, ["lint"]), ("lint --bogus --help", .help, ["lint"]),
      ("lint --output --help", .help, ["lint"]), ("conforms a b c -h", .help, ["conforms"]),
      ("help lint", .help, ["lint"]), ("help dynamic encode", .help, ["dynamic", "encode"]),
      ("dynamic --help", .help, ["dynamic"]), ("dynamic decode -h", .help, ["dynamic", "decode"]),
    ] as [(String, ParsedArguments.Request, [String])])
  func recognisesRequests(line: String, request: ParsedArguments.Request, command: [String]) throws
  {
    let parsed = try parser.parse(line.split(separator: " ").map(String.init))
    #expect(parsed.request == request)
    #expect(parsed.command == command)
  }

  @Test("Help after the end of options is a name like any other")
  func helpAfterEndOfOptions() throws {
    let parsed = try parser.parse(["lint", "--", "--help"])
    #expect(parsed.request == .run)
    #expect(parsed.positionals == ["--help"])
  }

  @Test("Options are found under every name")
  func findsOptionsByAnyName() throws {
    let parsed = try parser.parse(["lint", "-q", "-o", "a", "--with", "b", "--with", "c", "--fix"])
    #expect(parsed.flag("-q") && parsed.flag("--quiet"))
    #expect(!parsed.flag("--dry-run"))
    #expect(parsed.value("--output") == "a" && parsed.value("-o") == "a")
    #expect(parsed.values("--with") == ["b", "c"])
    #expect(parsed.isPresent("--fix") && parsed.value("--fix") == nil)
  }

  @Test("A command may redeclare the short name of help")
  func redeclaresHelp() throws {
    let tool = CommandDeclaration(
      name: "t", abstract: "a tool",
      options: [OptionDeclaration(names: ["--human", "-h"], help: "print sizes for people")])
    let parsed = try ArgumentParser(tool: tool).parse(["-h"])
    #expect(parsed.request == .run && parsed.flag("--human"))
    #expect(try ArgumentParser(tool: tool).parse(["--help"]).request == .help)
  }
}
