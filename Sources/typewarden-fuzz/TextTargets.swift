import TypewardenLinting
import TypewardenSourceText
import TypewardenSwiftFacts
import TypewardenSwiftFactsExtraction

extension FuzzTarget {
  static let configuration = FuzzTarget(
    name: "configuration", promise: "an error has a place in the file"
  ) { bytes in
    let source = SourceText(name: ".typewarden.json", bytes: bytes)
    do throws(Configuration.Failure) {
      _ = try Configuration.read(source)
    } catch {
      precondition(error.offset >= 0 && error.offset <= bytes.count)
    }
  }

  static let baseline = FuzzTarget(
    name: "baseline", promise: "an error has a place in the file"
  ) { bytes in
    do throws(Configuration.Failure) {
      _ = try Baseline(reading: SourceText(name: "baseline.json", bytes: bytes))
    } catch {
      precondition(error.offset >= 0 && error.offset <= bytes.count)
    }
  }

  static let swift = FuzzTarget(
    name: "swift", promise: "facts of any source survive being written and read"
  ) { bytes in
    let facts = SwiftFactsExtractor.facts(bytes: bytes, path: "Source.swift")
    precondition(SwiftFileFacts(jsonLine: facts.jsonLine) != nil, "facts that cannot be read again")
  }

  static let facts = FuzzTarget(
    name: "facts", promise: "a line that is no facts is refused"
  ) { bytes in
    _ = SwiftFileFacts.isOtherVersion(jsonLine: bytes)
    _ = SwiftFileFacts(jsonLine: bytes)
  }
}
