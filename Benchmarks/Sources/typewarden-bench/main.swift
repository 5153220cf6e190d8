import Foundation

/// Measures look-ups that commands make by the million, makes what others measure, and compares
/// commands. `scripts/bench` and `scripts/compare-readers` call it; by itself:
///
///     typewarden-bench w2 [NAMES]       names to types
///     typewarden-bench w3 [QUERIES]     conformance, in registries of 600 and of 100,000 types
///     typewarden-bench w3 GRAPH QUERIES conformance in a graph of a file, for what others measure on it
///     typewarden-bench lists FOLDER [N] property lists, each in XML and in the binary form
///     typewarden-bench large FILE [N]   one property list with N declarations
///     typewarden-bench names FILE [N]   file names, a line each
///     typewarden-bench tree FOLDER [N]  folders of files
///     typewarden-bench sources FOLDER [N] a repository of Swift files
///     typewarden-bench values           what lists say, whose names are lines of standard input
///     typewarden-bench compare WORK ROUNDS JSON NAME=COMMAND…
let arguments = Array(CommandLine.arguments.dropFirst())
let path = arguments.dropFirst().first ?? ""
let count = arguments.last.flatMap { Int($0) }

switch arguments.first {
case "w2": NameBenchmark.run(count: count ?? 1_000_000)
case "w3" where arguments.count == 3:
  ConformanceBenchmark.run(try TypeGraph(file: path, queries: arguments[2]))
case "w3": ConformanceBenchmark.run(queries: count ?? 1_000_000)
case "lists" where !path.isEmpty: try ListSet.write(to: path, count: count ?? 2_000)
case "large" where !path.isEmpty:
  try ListSet.writeLarge(to: path, declarations: count ?? 200_000)
case "names" where !path.isEmpty:
  try Data(FileNames(count: count ?? 1_000_000).bytes).write(to: URL(fileURLWithPath: path))
case "tree" where !path.isEmpty: try FileTree.write(to: path, count: count ?? 200_000)
case "sources" where !path.isEmpty: try SourceTree.write(to: path, files: count ?? 5_000)
case "values": ListValues.run()
case "compare" where arguments.count > 4:
  var comparison = Comparison(work: path, Array(arguments.dropFirst(4)))
  comparison.run(rounds: Int(arguments[2]) ?? 5)
  print(comparison.table)
  let data = try JSONSerialization.data(
    withJSONObject: comparison.json, options: [.prettyPrinted, .sortedKeys])
  try data.write(to: URL(fileURLWithPath: arguments[3]))
  if let limits = ProcessInfo.processInfo.environment["TYPEWARDEN_BENCH_LIMITS"] {
    let misses = RatioLimits(try String(contentsOfFile: limits, encoding: .utf8))
      .misses(of: comparison)
    for miss in misses { print("MISSED: \(miss)") }
    if !misses.isEmpty { exit(1) }
  }
default:
  print(
    "usage: typewarden-bench w2 [N] | w3 [N] | w3 GRAPH QUERIES | lists FOLDER [N] | large FILE [N] | names FILE [N] | "
      + "tree FOLDER [N] | sources FOLDER [N] | values | compare WORK ROUNDS JSON NAME=COMMAND…")
  exit(64)
}
