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

  /// The products of an example: two when its app is built in two ways; nil when its source cannot be
  /// read here.
  static func all(
    of example: RuleExample, list bytes: [UInt8], swift: [UInt8]?
  ) -> [Product]? {
    guard var product = Product.example(list: bytes, swift: swift) else { return nil }
    if let specification = example.specification {
      product.parts[0].generatedList =
        XcodeGenSpecification.lists(in: specification, of: "project.yml")["Info.plist"]
    }
    guard let other = example.otherVariantFile else { return [product] }
    product.variant = Variant(group: "App", name: "Release")
    var variant = Product(
      infoPlists: [InfoPlist(PropertyList(bytes: Array(other.utf8), name: "Store-Info.plist"))])
    variant.variant = Variant(group: "App", name: "Store")
    return [product, variant]
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
