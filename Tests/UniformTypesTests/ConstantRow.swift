import FoundationEssentials
import Testing

/// One constant of Apple's, as documented: a row of `Fixtures/constants.tsv`.
struct ConstantRow: CustomTestStringConvertible {
  var name: String
  var identifier: String
  /// Documented direct supertypes; none where none is documented, which does not mean none in fact.
  var supertypes: [String]

  var testDescription: String { name }

  static let all: [ConstantRow] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/constants.tsv")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return ConstantRow(
        name: fields[0], identifier: fields[1],
        supertypes: fields[2].split(separator: " ").map(String.init))
    }
  }()
}
