internal import Foundation
internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations

/// The table of standard types, from the property lists of `Declarations/`.
enum SystemTableFile {
  static func make(root: String) throws -> [GeneratedFile] {
    let folder = "\(root)/Declarations"
    var entries: [SystemTableEntry] = []
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    for name in names where name.hasSuffix(".plist") && name != "third-party.plist" {
      entries += try read("\(folder)/\(name)")
    }
    entries.sort { $0.order < $1.order }
    var identifiers: Set<TypeIdentifier> = []
    for entry in entries where !identifiers.insert(entry.declaration.identifier).inserted {
      throw GeneratorError("\(entry.declaration.spelling) is declared twice")
    }
    for entry in entries where entry.holdsSeparator {
      throw GeneratorError("\(entry.declaration.spelling): `|` and tabs cannot stand in a tag")
    }
    let lines = supertypesFirst(entries).map(\.line)
    for line in lines where line.contains("\"\"\"#") || line.contains("\n") {
      throw GeneratorError("an entry cannot stand in a string literal: \(line)")
    }
    let text =
      generatedHeader
      + "\n/// How many lines ``generatedSystemTable`` has.\n"
      + "let generatedSystemTableCount = \(lines.count)\n"
      + "\n/// The standard types, a line each; `SystemTable` reads it.\n"
      + "let generatedSystemTable: StaticString = #\"\"\"\n" + lines.joined(separator: "\n")
      + "\n\"\"\"#\n"
    return [
      GeneratedFile(
        path: "Sources/TypeDeclarations/System/SystemTable.generated.swift", text: text)
    ]
  }

  /// The entries with every type behind those that it conforms to, else in their order: a registry of
  /// them is then built in one pass.
  private static func supertypesFirst(_ entries: [SystemTableEntry]) -> [SystemTableEntry] {
    let byIdentifier = Dictionary(
      uniqueKeysWithValues: entries.map { ($0.declaration.identifier, $0) })
    var done: Set<TypeIdentifier> = []
    var sorted: [SystemTableEntry] = []
    func add(_ entry: SystemTableEntry) {
      guard done.insert(entry.declaration.identifier).inserted else { return }
      for supertype in entry.declaration.supertypes { byIdentifier[supertype].map(add) }
      sorted.append(entry)
    }
    entries.forEach(add)
    return sorted
  }

  private static func read(_ path: String) throws -> [SystemTableEntry] {
    let list = try PropertyList(contentsOf: path)
    if let problem = list.problems.first { throw GeneratorError("\(path): \(problem.message)") }
    var entries: [SystemTableEntry] = []
    let kinds: [(key: String, kind: TypeDeclaration.Kind)] = [
      ("UTExportedTypeDeclarations", .exported), ("UTImportedTypeDeclarations", .imported),
      ("_TypewardenUndocumentedTypeDeclarations", .unknown),
    ]
    for (key, kind) in kinds {
      for entry in list.root?[key]?.elements.map({ $0 }) ?? [] {
        entries.append(try self.entry(entry, kind, path))
      }
    }
    return entries
  }

  private static func entry(
    _ value: PropertyListValue, _ kind: TypeDeclaration.Kind, _ path: String
  ) throws -> SystemTableEntry {
    guard let identifier = value["UTTypeIdentifier"]?.string,
      let order = value["_TypewardenOrder"]?.integer,
      let layerName = value["_TypewardenLayer"]?.string,
      let layer = RegistryLayer.standard.first(where: { $0.name == layerName })
    else { throw GeneratorError("\(path): \(value.keyPath) lacks an identifier, order or layer") }
    var tags: [TagClass: [String]] = [:]
    for tag in value["UTTypeTagSpecification"]?.entries.map({ $0 }) ?? [] {
      tags[TagClass(rawValue: tag.key.string ?? "")] = tag.value.elements.compactMap(\.string)
    }
    let declaration = TypeDeclaration(
      identifier, kind: kind,
      conformingTo: value["UTTypeConformsTo"]?.elements.compactMap(\.string) ?? [], tags: tags,
      localizedDescription: value["UTTypeDescription"]?.string,
      referenceURL: value["UTTypeReferenceURL"]?.string)
    return SystemTableEntry(
      declaration: declaration, layer: layer, order: Int(order),
      bundle: value["_TypewardenBundle"]?.string ?? "")
  }
}
