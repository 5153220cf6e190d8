internal import TypewardenSourceText
internal import TypewardenSwiftFacts

extension ProductReader.Output {
  /// Reads the Swift sources of all products: each file once, the helper started at most once.
  ///
  /// Files that are there and cannot be read are added to the errors.
  ///
  /// - Returns: a sentence when sources were not read, and the files that were passed over.
  package mutating func readSources(
    with reader: SwiftFactsReader
  ) -> (note: String?, skipped: [(path: String, reason: String)]) {
    let reading = SourceReading(products.lazy.flatMap(\.allSourcePaths), with: reader)
    errors += reading.errors
    for index in products.indices {
      let paths = products[index].allSourcePaths
      if !paths.isEmpty { products[index].sources = reading.sources(at: paths) }
    }
    return (reading.note, reading.skipped)
  }
}

extension Product {
  /// The Swift files of the product and of what it links.
  fileprivate var allSourcePaths: [String] { sourcePaths + linkedSourcePaths }
}
