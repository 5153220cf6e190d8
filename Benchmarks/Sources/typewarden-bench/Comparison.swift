import Foundation

/// Several commands that do the same work, run in turn: A B C A B C, so that what slows the machine
/// down for a while slows all of them.
struct Comparison {
  /// One command under a name; the first one is ours, and ratios are taken to the last.
  struct Entrant {
    var name: String
    var command: String
    var runs: [ProcessRun] = []
  }

  var work: String
  var entrants: [Entrant]

  /// Reads `NAME=COMMAND` arguments.
  init(work: String, _ arguments: [String]) {
    self.work = work
    entrants = arguments.compactMap { argument in
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      return parts.count == 2 ? Entrant(name: parts[0], command: parts[1]) : nil
    }
  }

  /// Runs each once to warm up, then `rounds` times by the clock.
  mutating func run(rounds: Int) {
    for entrant in entrants { _ = ProcessRun("exec " + entrant.command) }
    for _ in 0..<rounds {
      for index in entrants.indices {
        entrants[index].runs.append(ProcessRun("exec " + entrants[index].command))
      }
    }
  }

  /// The median over the rounds of how many times as long as ours a command took.
  func ratio(of entrant: Entrant) -> Double {
    guard let ours = entrants.first else { return 0 }
    return Self.median(zip(entrant.runs, ours.runs).map { $0.wall / $1.wall })
  }

  /// The table as Markdown.
  var table: String {
    var text = "### \(work)\n\n"
    text += "| command | wall ms, min | median | processor ms | peak MiB | times ours | exit |\n"
    text += "|---|---:|---:|---:|---:|---:|---:|\n"
    for entrant in entrants {
      let walls = entrant.runs.map(\.wall)
      let cells = [
        entrant.name, Self.shown(walls.min() ?? 0), Self.shown(Self.median(walls)),
        Self.shown(Self.median(entrant.runs.map(\.processor))),
        String(Int((entrant.runs.map(\.memory).max() ?? 0).rounded())),
        Rounds.rounded(ratio(of: entrant)), String(entrant.runs.last?.status ?? 0),
      ]
      text += "| " + cells.joined(separator: " | ") + " |\n"
    }
    return text
  }

  /// The same as JSON, one object.
  var json: [String: Any] {
    [
      "work": work,
      "commands": entrants.map { entrant -> [String: Any] in
        [
          "name": entrant.name, "wall": entrant.runs.map(\.wall),
          "processor": entrant.runs.map(\.processor),
          "memory": entrant.runs.map(\.memory).max() ?? 0, "ratio": ratio(of: entrant),
          "exit": entrant.runs.last.map { Int($0.status) } ?? 0,
        ]
      },
    ]
  }

  static func median(_ numbers: [Double]) -> Double {
    let sorted = numbers.sorted()
    if sorted.isEmpty { return 0 }
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  private static func shown(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
