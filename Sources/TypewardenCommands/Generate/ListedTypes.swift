internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations
internal import TypewardenCommandLine
internal import TypewardenProjects
internal import TypewardenSourceText

/// The types that property lists declare, each identifier once.
struct ListedTypes {
  struct Item {
    var declaration: TypeDeclaration
    /// The list and the line that declare it.
    var path: String
    var line: Int
  }

  var items: [Item] = []
  /// The standard types with those of the lists.
  var registry = TypeRegistry.system
  /// Whether something was wrong; it has been said already.
  var exitCode = ExitCode.success
  /// The files that nothing is to be written over.
  private(set) var inputFiles: [String] = []

  /// Reads property lists, and folders and projects with them.
  init(_ paths: [String], settings: [String: String]) {
    var settingsOfRun = BuildSettings()
    settingsOfRun.values = settings
    let output = ProductReader(settings: settingsOfRun).read(paths)
    inputFiles = output.inputFiles
    for error in output.errors {
      StandardError.line("typewarden: \(Terminal.escaped(error.description))")
      exitCode = .failure
    }
    var known: Set<String> = []
    let lists = output.products.flatMap(\.infoPlists)
      .filter { known.insert($0.list.source.name).inserted }
    for list in lists { add(list) }
    registry = registry.adding(lists)
  }

  private mutating func add(_ list: InfoPlist) {
    let name = Terminal.escaped(list.list.source.name)
    let lines = LineTable(list.list.source)
    if let problem = list.list.problems.first(where: \.isFatal) {
      let line = lines.location(of: problem.range.start).line
      StandardError.line("typewarden: \(name):\(line): \(Terminal.escaped(problem.message))")
      exitCode = .failure
      return
    }
    for type in list.declaredTypes {
      let range = type.identifierValue?.range ?? type.dictionary.range
      let line = lines.location(of: range.start).line
      guard let declaration = type.declaration else {
        reject("\(name):\(line): a declaration without an identifier was left out")
        continue
      }
      let spelling = Terminal.escaped(declaration.spelling)
      if declaration.spelling.contains("$(") || declaration.spelling.contains("${") {
        reject(
          "\(name):\(line): `\(spelling)` needs the value of a build setting: "
            + "give it with --define NAME=VALUE")
      } else if !declaration.identifier.isLegal {
        reject(
          "\(name):\(line): `\(spelling)` is not a type identifier, so it was left out; "
            + "`typewarden lint` says what is wrong with it")
      } else if !items.contains(where: { $0.declaration.identifier == declaration.identifier }) {
        items.append(Item(declaration: declaration, path: list.list.source.name, line: line))
      }
    }
  }

  private mutating func reject(_ message: String) {
    StandardError.line("typewarden: \(message)")
    exitCode = exitCode.combined(with: .findings)
  }
}
