import Testing
import TypewardenSourceText
import TypewardenSwiftFacts
import TypewardenSwiftFactsExtraction

/// Reads snippets as files.
enum Extraction {
  static func facts(_ source: String, path: String = "Sample.swift") -> SwiftFileFacts {
    SwiftFactsExtractor.facts(bytes: Array(source.utf8), path: path)
  }

  /// The identifiers that an expression list of a snippet resolves to; a question mark for each
  /// type that cannot be told.
  static func identifiers(_ list: TypeList, in facts: SwiftFileFacts) -> String {
    SwiftModuleFacts(files: [facts]).resolve(list, in: facts.path)
      .map { $0.resolution.identifier ?? "?" }.joined(separator: " ")
  }

  /// The text of a place in a snippet.
  static func text(_ place: SourcePlace, in source: String) -> String {
    SourceText(name: "", text: source).string(in: place.range)
  }
}
