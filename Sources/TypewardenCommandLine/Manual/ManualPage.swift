/// The manual page of a tool, for `man`.
package enum ManualPage {
  /// The page in mdoc(7), section 1.
  ///
  /// - Parameters:
  ///   - tool: What the page is about.
  ///   - version: The version, such as `1.0.0`.
  ///   - date: The day of the release as `2026-06-30`; given, not read, so that the page is the
  ///     same wherever it is made.
  package static func render(tool: CommandDeclaration, version: String, date: String) -> String {
    let shared = sharedOptions(of: tool)
    var page = MdocWriter()
    page.macro("Dd", [MdocWriter.date(date)])
    page.macro("Dt", [tool.name.uppercased(), "1"])
    page.macro("Os", [])
    writeName(of: tool, version: version, to: &page)
    writeCommands(of: tool, shared: shared, to: &page)
    for heading in headings(of: shared) {
      page.macro("Sh", [heading.uppercased()])
      write(shared.filter { $0.group == heading }, to: &page)
    }
    writeExitCodes(of: tool, to: &page)
    writeExamples(tool.examples, heading: "Sh", title: "EXAMPLES", to: &page)
    return page.text
  }

  /// The grouped options that are the same for every command that has them; described once.
  private static func sharedOptions(of tool: CommandDeclaration) -> [OptionDeclaration] {
    let all = CommandPath(tool: tool).descendants.flatMap(\.command.options)
    var shared: [OptionDeclaration] = []
    for option in all where option.group != nil && !shared.contains(option) {
      let variants = all.filter { $0.group == option.group && $0.names == option.names }
      if variants.allSatisfy({ $0 == option }) { shared.append(option) }
    }
    return shared
  }

  private static func headings(of shared: [OptionDeclaration]) -> [String] {
    var headings: [String] = []
    for option in shared {
      if let group = option.group, !headings.contains(group) { headings.append(group) }
    }
    return headings
  }

  private static func writeName(
    of tool: CommandDeclaration, version: String, to page: inout MdocWriter
  ) {
    page.macro("Sh", ["NAME"])
    page.macro("Nm", [tool.name])
    page.macro("Nd", [tool.abstract])
    page.macro("Sh", ["SYNOPSIS"])
    page.macro("Nm", [])
    if !tool.subcommands.isEmpty { page.macro("Ar", ["command"]) }
    page.line(".Op Ar option ...")
    page.line(".Op Ar argument ...")
    page.macro("Sh", ["DESCRIPTION"])
    page.prose("This is \(tool.name) \(version).")
    page.discussion(tool.discussion)
    page.positionals(tool.positionals)
    write(CommandPath(tool: tool).listedOptions.filter { $0.group == nil }, to: &page)
  }

  private static func writeCommands(
    of tool: CommandDeclaration, shared: [OptionDeclaration], to page: inout MdocWriter
  ) {
    let paths = CommandPath(tool: tool).descendants.dropFirst()
    guard !paths.isEmpty else { return }
    page.macro("Sh", ["COMMANDS"])
    for path in paths {
      let command = path.command
      page.macro("Ss", [path.names.joined(separator: " ")])
      page.prose(sentence(command.abstract))
      page.verbatim([HelpText.usageLine(command: path.names, tool: tool)])
      page.discussion(command.discussion)
      page.positionals(command.positionals)
      write(command.options.filter { !shared.contains($0) }, to: &page)
      for heading in headings(of: command.options.filter(shared.contains)) {
        let names = command.options.filter { shared.contains($0) && $0.group == heading }
        page.macro("Pp", [])
        page.prose(
          "\(heading), described below: " + names.map { "`\($0.names[0])`" }.joined(separator: ", ")
            + "."
        )
      }
      writeExamples(command.examples, heading: nil, title: "Examples:", to: &page)
    }
  }

  private static func write(_ options: [OptionDeclaration], to page: inout MdocWriter) {
    page.list(options.map { (MdocWriter.item(for: $0), sentence(HelpText.meaning(of: $0))) })
  }

  private static func writeExitCodes(of tool: CommandDeclaration, to page: inout MdocWriter) {
    guard !tool.exitCodes.isEmpty else { return }
    page.macro("Sh", ["EXIT STATUS"])
    page.list(tool.exitCodes.map { ("\($0.code.rawValue)", sentence($0.meaning)) })
  }

  private static func writeExamples(
    _ examples: [CommandDeclaration.Example], heading: String?, title: String,
    to page: inout MdocWriter
  ) {
    guard !examples.isEmpty else { return }
    if let heading {
      page.macro(heading, [title])
    } else {
      page.macro("Pp", [])
      page.prose(title)
    }
    // 80 columns less the indents of section, list and display.
    page.verbatim(
      examples.flatMap {
        ["# \($0.comment)"] + TextLayout.wrapCommand($0.command, width: 68)
      })
  }

  /// The fragment that help shows, as a sentence.
  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + (text.hasSuffix(".") ? "" : ".")
  }
}
