internal import TypeDeclarations
internal import TypewardenCommandLine
internal import TypewardenProjects
internal import TypewardenSourceText
internal import TypewardenSwiftFacts

/// The types that Swift sources make with `UTType(exportedAs:)` and `UTType(importedAs:)`.
struct MadeTypes {
  struct Item {
    var identifier: String
    var isExported: Bool
    /// The constant that holds it; nil where it is made in passing.
    var name: String?
    /// The supertypes that the call names.
    var supertypes: [String]
    var path: String
    var line: Int
    /// The call.
    var range: SourceRange
  }

  /// In the order of the sources.
  var items: [Item] = []
  /// The names of all constants of types.
  var names: [String] = []
  /// Whether something was wrong; it has been said already.
  var exitCode = ExitCode.success
  /// The files that nothing is to be written over.
  private(set) var inputFiles: [String] = []

  /// Reads Swift files, and folders and projects with them.
  init(_ paths: [String]) {
    var output = ProductReader().read(paths)
    inputFiles = output.inputFiles
    let (note, skipped) = output.readSources(with: SwiftFactsReader())
    for error in output.errors { reject(Terminal.escaped(error.description)) }
    if let note { reject(Terminal.escaped(note)) }
    for (path, reason) in skipped { reject("\(Terminal.escaped(path)): \(reason)") }
    for product in output.products {
      guard let module = product.sources?.facts else { continue }
      for file in module.files { add(file, of: module) }
    }
  }

  private mutating func reject(_ message: String) {
    StandardError.line("typewarden: \(message)")
    exitCode = .failure
  }

  private mutating func add(_ file: SwiftFileFacts, of module: SwiftModuleFacts) {
    names += file.typeConstants.map(\.name)
    for (index, constructor) in file.constructors.enumerated() {
      guard constructor.kind == .exportedAs || constructor.kind == .importedAs,
        let identifier = module.resolve(constructor, in: file.path).identifier
      else { continue }
      let place = constructor.callPlace
      // A file can be part of several products.
      if items.contains(where: { $0.path == file.path && $0.range == place.range }) { continue }
      let constant = file.typeConstants.first { constant in
        !constant.isList && constant.value.elements.first?.value == .constructor(index)
      }
      let supertypes = constructor.conformingTo.map { module.resolve($0, in: file.path) } ?? []
      items.append(
        Item(
          identifier: identifier, isExported: constructor.kind == .exportedAs,
          name: constant?.name, supertypes: supertypes.compactMap(\.resolution.identifier),
          path: file.path, line: place.start.line, range: place.range))
    }
  }
}
