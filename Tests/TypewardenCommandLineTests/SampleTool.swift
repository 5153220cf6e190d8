@testable import TypewardenCommandLine

/// A tool that has one of everything the declarations can say.
enum SampleTool {
  static let shared = [
    OptionDeclaration(
      names: ["--with"], kind: .value(name: "PATH"), repeatable: true,
      help: "add the declarations of a property list, bundle or folder", group: "Shared options"),
    OptionDeclaration(
      names: ["--color"], kind: .value(name: "WHEN", choices: ["auto", "always", "never"]),
      help: "when to use colors", group: "Shared options"),
    OptionDeclaration(names: ["--quiet", "-q"], help: "print less", group: "Shared options"),
  ]

  static let lint = CommandDeclaration(
    name: "lint", abstract: "check property lists, bundles and Swift sources",
    discussion: """
      Every directory is searched. An extension claimed twice is reported once; it's
      reported where it was declared → twice is `two-claims`.

      Suppress the next entry with a comment:

          <!-- typewarden:disable RULE reason -->

      .typewarden.json is read from the nearest directory.
      """,
    positionals: [
      PositionalDeclaration(name: "PATH", help: "what to check", repeats: true, optional: true)
    ],
    options: [
      OptionDeclaration(
        names: ["--format"], kind: .value(name: "NAME", choices: ["text", "json", "sarif"]),
        help: "how findings are written"),
      OptionDeclaration(
        names: ["--output", "-o"], kind: .value(name: "FILE"), help: "where findings are written"),
      OptionDeclaration(
        names: ["--fix"], kind: .optionalValue(name: "WHICH", choices: ["ask"]),
        help: "apply safe fixes, or also those that were asked for"),
      OptionDeclaration(names: ["--dry-run", "-n"], help: "show [what]: would change"),
      OptionDeclaration(
        names: ["--severity"], kind: .value(name: "RULE=LEVEL"), repeatable: true,
        help: "report a rule at another level than its own, which is what the catalogue says"),
      OptionDeclaration(
        names: ["--a-name-too-long-for-a-column"], kind: .value(name: "NUMBER"),
        help: "push the help to the next line"),
    ] + shared,
    examples: [
      Example(command: "typewarden lint .", comment: "check the current folder"),
      Example(command: "typewarden lint --fix 'My App'", comment: "mend what can be mended"),
    ],
    exitCodes: [.init(.success, "nothing to report"), .init(1, "there are findings")])

  static let dynamic = CommandDeclaration(
    name: "dynamic", abstract: "dynamic identifiers",
    options: [
      OptionDeclaration(
        names: ["--depth"], kind: .value(name: "NUMBER"), help: "how deep to look")
    ],
    subcommands: [
      CommandDeclaration(
        name: "encode", abstract: "make an identifier from tags",
        options: [
          OptionDeclaration(
            names: ["--extension"], kind: .value(name: "X"), help: "the filename extension")
        ]),
      CommandDeclaration(
        name: "decode", abstract: "read the tags in an identifier",
        positionals: [PositionalDeclaration(name: "ID", help: "an identifier", repeats: true)]),
    ])

  static let tool = CommandDeclaration(
    name: "typewarden", abstract: "look after type declarations",
    discussion: "A linter and registry for declarations of uniform types.",
    options: [
      OptionDeclaration(names: ["--verbose", "-v"], repeatable: true, help: "print more"),
      OptionDeclaration(
        names: ["--directory", "-C"], kind: .value(name: "DIR"), help: "work in a directory"),
    ],
    examples: [Example(command: "typewarden lint", comment: "check the current folder")],
    exitCodes: [
      .init(.success, "nothing to report"), .init(.findings, "there are findings"),
      .init(.failure, "an input could not be read"), .init(.usage, "wrong usage"),
    ],
    subcommands: [
      lint, dynamic,
      CommandDeclaration(
        name: "conforms", abstract: "whether one type conforms to another",
        positionals: [
          PositionalDeclaration(name: "TYPE", help: "a type"),
          PositionalDeclaration(name: "SUPER", help: "the type it may conform to"),
        ]),
      CommandDeclaration(
        name: "completions", abstract: "print a completion script",
        positionals: [
          PositionalDeclaration(
            name: "SHELL", help: "the shell to complete for", choices: ["bash", "zsh", "fish"])
        ]),
      CommandDeclaration(
        name: "scan", abstract: "fill a document registry",
        positionals: [PositionalDeclaration(name: "DIR", help: "where to look", repeats: true)]),
    ])
}
