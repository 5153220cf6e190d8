package import TypewardenSourceText
package import TypewardenSwiftFacts

/// The Swift sources of one product, read.
package struct ProductSources: Sendable {
  /// What they say of types and documents, in the order of the paths.
  package var facts: SwiftModuleFacts
  /// The texts of the files in which something may be found, by path.
  package var texts: [String: SourceText]

  package init(facts: SwiftModuleFacts, texts: [String: SourceText]) {
    self.facts = facts
    self.texts = texts
  }
}

/// The sources of all products of a run, each file read once however many products it is in.
package struct SourceReading: Sendable {
  private var facts: [String: SwiftFileFacts] = [:]
  private var texts: [String: SourceText] = [:]
  /// Why sources were not read, when that has one reason for many; a sentence.
  package private(set) var note: String?
  /// Files that are there and could not be read.
  package private(set) var errors: [FileError] = []
  /// Files that were passed over, with the reason.
  package private(set) var skipped: [(path: String, reason: String)] = []

  /// Reads files.
  package init(_ paths: some Sequence<String>, with reader: SwiftFactsReader) {
    var seen: Set<String> = []
    let paths = paths.filter { seen.insert($0).inserted }
    let read = reader.read(paths)
    note = read.note
    for (path, file) in zip(paths, read.files) {
      facts[path] = file.facts
      texts[path] = file.text
      if let error = file.error { errors.append(error) }
      for note in file.facts.notes {
        if let reason = Self.reason(note) { skipped.append((path, reason)) }
      }
    }
  }

  /// The sources of one product.
  package func sources(at paths: some Sequence<String>) -> ProductSources {
    var files: [SwiftFileFacts] = []
    var texts: [String: SourceText] = [:]
    var seen: Set<String> = []
    for path in paths where seen.insert(path).inserted {
      guard let facts = facts[path] else { continue }
      files.append(facts)
      if let text = self.texts[path] { texts[path] = text }
    }
    return ProductSources(facts: SwiftModuleFacts(files: files), texts: texts)
  }

  /// What is said of a file that was passed over; nil where nothing needs to be said. Code that does
  /// not parse is code that somebody is just writing.
  private static func reason(_ note: SwiftFileFacts.Note) -> String? {
    switch note {
    case .tooLarge(let size):
      "not looked at: \(size >> 20) MB are more than a source has that somebody writes"
    case .tooDeep: "not looked at: its brackets are nested too deep"
    case .notText: "not looked at: it is not UTF-8"
    case .unreadable, .noParser, .stopped, .doesNotParse: nil
    }
  }
}
