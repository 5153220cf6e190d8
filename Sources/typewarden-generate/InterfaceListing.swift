internal import Foundation

/// The public interface of each module of a library product as a text with a line for each declaration, from the
/// compiler's symbol graphs. The texts are checked in, so that a review shows what changes for users.
enum InterfaceListing {
  /// - Parameter graphs: The folder that `scripts/symbol-graphs` prints.
  static func make(root: String, graphs: String) throws -> [GeneratedFile] {
    let names = try FileManager.default.contentsOfDirectory(atPath: graphs)
    return try modules(root: root).map { module in
      // `Module.symbols.json` has its own types, `Module@Other.symbols.json` extensions of others'.
      let files = names.filter {
        $0 == "\(module).symbols.json"
          || ($0.hasPrefix("\(module)@") && $0.hasSuffix(".symbols.json"))
      }
      guard files.contains("\(module).symbols.json") else {
        throw GeneratorError("\(graphs) has no symbol graph of \(module)")
      }
      var lines: Set<String> = []
      for file in files {
        let data = try Data(contentsOf: URL(fileURLWithPath: "\(graphs)/\(file)"))
        lines.formUnion(try JSONDecoder().decode(SymbolGraph.self, from: data).lines)
      }
      return GeneratedFile(
        path: "docs/api/\(module).txt",
        text: lines.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.joined(separator: "\n")
          + "\n")
    }
  }

  /// The modules of library products, from the manifest's lines.
  private static func modules(root: String) throws -> [String] {
    let manifest = try String(contentsOfFile: "\(root)/Package.swift", encoding: .utf8)
    return manifest.split(separator: "\n").flatMap { line -> [String] in
      let words = line.split(separator: "\"", omittingEmptySubsequences: false)
      guard words.first?.hasSuffix(".library(name: ") == true else { return [] }
      // .library(name: "Product", targets: ["Module", "Module"]),
      return stride(from: 3, to: words.count, by: 2).map { String(words[$0]) }
    }
  }

  /// What is different, a line each: first what is gone, which breaks whoever uses it.
  static func differences(from old: String, to new: String) -> [String] {
    let before = Set(old.split(separator: "\n"))
    let after = Set(new.split(separator: "\n"))
    return before.subtracting(after).sorted().map { "  - \($0)" }
      + after.subtracting(before).sorted().map { "  + \($0)" }
  }
}

/// What is needed of a symbol graph.
private struct SymbolGraph: Decodable {
  struct Fragment: Decodable { var spelling: String }
  struct Identifier: Decodable { var precise: String }
  struct Symbol: Decodable {
    var identifier: Identifier
    var pathComponents: [String]
    var declarationFragments: [Fragment]?
  }
  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
    var targetFallback: String?
  }

  var symbols: [Symbol]
  var relationships: [Relationship]

  var lines: [String] {
    var paths: [String: String] = [:]
    var lines: [String] = []
    for symbol in symbols {
      paths[symbol.identifier.precise] = symbol.pathComponents.joined(separator: ".")
      let declaration = (symbol.declarationFragments ?? []).map(\.spelling).joined()
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let container = symbol.pathComponents.dropLast().joined(separator: ".")
      lines.append(container.isEmpty ? declaration : "\(container): \(declaration)")
    }
    for relationship in relationships where relationship.kind == "conformsTo" {
      guard let type = paths[relationship.source] else { continue }
      let target = paths[relationship.target] ?? relationship.targetFallback ?? relationship.target
      // These come by themselves; the compiler lists them for some.
      if ["Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype"].contains(target) {
        continue
      }
      lines.append("\(type): conforms to \(target)")
    }
    return lines
  }
}
