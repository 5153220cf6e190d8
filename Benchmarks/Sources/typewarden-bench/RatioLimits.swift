/// The ratios to other programs that must hold, from `Benchmarks/ratios.txt`.
///
/// A line: the work, the least, the most (`-` for none), then the command's name.
struct RatioLimits {
  private struct Limit {
    var work: String
    var least: Double?
    var most: Double?
    var name: String
  }

  private var limits: [Limit] = []

  init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: " ", maxSplits: 3).map(String.init)
      precondition(fields.count == 4, "not a limit: \(line)")
      limits.append(
        Limit(
          work: fields[0], least: Double(fields[1]), most: Double(fields[2]), name: fields[3]))
    }
  }

  /// What does not hold, a sentence each. A command that did not run here is not missed.
  func misses(of comparison: Comparison) -> [String] {
    var misses: [String] = []
    let work = comparison.work.prefix { $0 != ":" }
    for limit in limits where limit.work == work {
      guard let entrant = comparison.entrants.first(where: { $0.name == limit.name }) else {
        continue
      }
      let ratio = comparison.ratio(of: entrant)
      if let least = limit.least, ratio < least {
        misses.append("\(work): \(limit.name) takes \(ratio) of ours, at least \(least) is wanted")
      }
      if let most = limit.most, ratio > most {
        misses.append("\(work): \(limit.name) takes \(ratio) of ours, at most \(most) is wanted")
      }
    }
    return misses
  }
}
