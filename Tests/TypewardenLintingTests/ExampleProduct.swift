import InfoPlists
import PropertyLists
import TypewardenLinting
import TypewardenProjects
import TypewardenSourceText
import TypewardenSwiftFacts
import TypewardenSwiftFactsExtraction

extension Product {
  /// A product of one list with the sources beside it, read without the helper.
  init(_ list: PropertyList, sources: [(path: String, bytes: [UInt8])]) {
    self.init(infoPlists: [InfoPlist(list)])
    if sources.isEmpty { return }
    self.sources = ProductSources(
      facts: SwiftModuleFacts(
        files: sources.map { SwiftFactsExtractor.facts(bytes: $0.bytes, path: $0.path) }),
      texts: Dictionary(
        uniqueKeysWithValues: sources.map { ($0.path, SourceText(name: $0.path, bytes: $0.bytes)) })
    )
  }

  /// The product of an example; nil when its source cannot be read here.
  static func example(
    list bytes: [UInt8], swift: [UInt8]?
  ) -> Product? {
    let list = PropertyList(bytes: bytes, name: "Info.plist")
    guard let swift else { return Product(list, sources: []) }
    guard SwiftFactsExtractor.hasParser else { return nil }
    return Product(list, sources: [("Source.swift", swift)])
  }
}
