/// Measures the look-ups that commands make by the million, and makes what others measure.
///
///     typewarden-bench w2 [NAMES]    names to types
///     typewarden-bench w3 [QUERIES]  conformance, in registries of 600 and of 100,000 types
///     typewarden-bench sources FOLDER  a repository of 5,000 Swift files to lint
let arguments = CommandLine.arguments.dropFirst()
let count = arguments.dropFirst().first.flatMap { Int($0) }

switch arguments.first {
case "w2": NameBenchmark.run(count: count ?? 1_000_000)
case "w3": ConformanceBenchmark.run(queries: count ?? 1_000_000)
case "sources": try SourceTree.write(to: arguments.dropFirst().first ?? "Tree", files: 5_000)
default: print("usage: typewarden-bench w2 [NAMES] | w3 [QUERIES] | sources FOLDER")
}
