internal import TypewardenSourceText

/// The problems of one list while it is read.
///
/// Keeps so many and no more: a file made to be wrong in every value would otherwise need many times
/// its own size.
struct ProblemLog {
  static let limit = 1000
  /// Reading stops after so many.
  static let hopeless = 100_000

  private var kept: [ReadProblem] = []
  private var omitted = 0
  private var firstOmitted = SourceRange(at: 0)

  /// True when nothing was wrong so far.
  var isEmpty: Bool { kept.isEmpty }

  /// True when reading had to stop.
  private(set) var isFatal = false

  /// Adds a problem. Beyond the limit only one that ends reading is kept.
  mutating func append(_ problem: ReadProblem) {
    if problem.isFatal {
      isFatal = true
    } else if kept.count >= Self.limit {
      if omitted == 0 { firstOmitted = problem.range }
      omitted += 1
      if omitted == Self.hopeless { isFatal = true }
      return
    }
    kept.append(problem)
  }

  /// All problems in the order of the source.
  consuming func sorted() -> [ReadProblem] {
    if omitted > 0 {
      kept.append(
        ReadProblem(
          .tooManyProblems, firstOmitted,
          omitted >= Self.hopeless
            ? "reading stopped after so many problems; those from here on are not listed"
            : "\(omitted) more problems, the first of them here, are not listed",
          isFatal: omitted >= Self.hopeless))
    }
    guard kept.count > 1 else { return kept }
    return kept.sorted { $0.range < $1.range }
  }
}
