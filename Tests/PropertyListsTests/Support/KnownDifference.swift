import PropertyLists
import Testing

/// One way in which our reader and Foundation's differ, and why.
struct KnownDifference: CustomTestStringConvertible, Sendable {
  let name: String
  /// Why it is right, or why it does not matter.
  let reason: String
  /// The shortest list that shows it.
  let example: [UInt8]
  private let test: @Sendable (Verdicts) -> Bool

  var testDescription: String { name }

  func explains(_ verdicts: Verdicts) -> Bool { test(verdicts) }

  init(
    _ name: String, _ reason: String, example: [UInt8],
    _ test: @escaping @Sendable (Verdicts) -> Bool
  ) {
    (self.name, self.reason, self.example, self.test) = (name, reason, example, test)
  }

  init(
    _ name: String, _ reason: String, _ example: String,
    _ test: @escaping @Sendable (Verdicts) -> Bool
  ) {
    self.init(name, reason, example: Array(example.utf8), test)
  }

  /// A problem of ours that Foundation has no eyes for.
  static func ours(
    _ code: ReadProblem.Code, _ reason: String, _ example: String
  ) -> KnownDifference {
    ours(code, reason, example: Array(example.utf8))
  }

  static func ours(
    _ code: ReadProblem.Code, _ reason: String, example: [UInt8]
  ) -> KnownDifference {
    KnownDifference(code.rawValue, reason, example: example) { verdicts in
      verdicts.isTheirsAlone && verdicts.list.problems.contains { $0.code == code }
    }
  }
}
