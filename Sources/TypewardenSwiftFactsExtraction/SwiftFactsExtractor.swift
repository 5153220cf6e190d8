internal import TypewardenSourceText
package import TypewardenSwiftFacts

/// Reads facts from sources.
package enum SwiftFactsExtractor {
  /// Whether this program was built with a Swift parser.
  package static var hasParser: Bool {
    #if canImport(SwiftParser)
      true
    #else
      false
    #endif
  }

  /// The facts of a file. A file that cannot be read gives facts with a note.
  package static func facts(path: String) -> SwiftFileFacts {
    do throws(FileError) {
      return facts(bytes: try FileBytes.read(path: path), path: path)
    } catch {
      var facts = SwiftFileFacts(path: path)
      facts.notes = [.unreadable(error.reason)]
      return facts
    }
  }

  /// The facts of a source; `path` tells the language by its end: `.m`, `.mm` and `.h` are
  /// Objective-C, anything else is Swift.
  package static func facts(bytes: [UInt8], path: String) -> SwiftFileFacts {
    var facts = SwiftFileFacts(path: path)
    guard bytes.count <= NameHints.largestFile else {
      facts.notes = [.tooLarge(bytes.count)]
      return facts
    }
    guard NameHints.mayHaveFacts(bytes) else { return facts }
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let bytes = hasMark ? Array(bytes[3...]) : bytes
    if bytes.contains(0) || TextDecoding.detect(bytes) != nil {
      facts.notes = [.notText]
      return facts
    }
    let source = SourceText(name: path, bytes: bytes, byteOrderMarkLength: hasMark ? 3 : 0)
    if [".m", ".mm", ".h"].contains(where: path.hasSuffix) {
      var scanner = ObjectiveCScanner(source, facts: facts)
      return scanner.scan()
    }
    if NestingDepth.isTooDeep(bytes) {
      facts.notes = [.tooDeep]
      return facts
    }
    #if canImport(SwiftParser)
      guard let blanked = ConflictMarkers.blanked(bytes) else {
        return FactVisitor.facts(of: source, startingWith: facts)
      }
      facts.notes = [.doesNotParse]
      return FactVisitor.facts(
        of: SourceText(name: path, bytes: blanked), startingWith: facts)
    #else
      facts.notes = [.noParser]
      return facts
    #endif
  }
}
