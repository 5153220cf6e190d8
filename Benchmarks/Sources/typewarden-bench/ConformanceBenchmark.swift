#if canImport(Darwin)
  private import Darwin
#else
  private import Glibc
#endif
internal import CAllocation
internal import TypeDeclarations

/// W3: whether one type conforms to another.
enum ConformanceBenchmark {
  static func run(queries: Int) {
    for count in [600, 100_000] { run(TypeGraph(count: count, queries: queries)) }
  }

  static func run(_ graph: TypeGraph) {
    let declarations = graph.declarations
    let count = declarations.count
    print("\(count) types")
    let before = resident()
    let usedBefore = Int(typewardenAllocatedBytes())
    let registry = TypeRegistry().adding(declarations)
    askOnce(registry, graph)
    let inUse = Int(typewardenAllocatedBytes())
    print("resident memory grew by \(Rounds.rounded(Double(resident() - before) / 1_048_576)) MB")
    print("memory in use grew by \(Rounds.rounded(Double(inUse - usedBefore) / 1_048_576)) MB")
    Rounds.measure("build, each type", units: count) {
      let registry = TypeRegistry().adding(declarations)
      askOnce(registry, graph)
      return registry.count
    }
    ask(registry, graph, "alone")
    if count < 4_096 {
      ask(TypeRegistry.system.adding(declarations), graph, "on the standard types")
    }
  }

  /// A first question, for which the registry works out what conforms to what.
  private static func askOnce(_ registry: TypeRegistry, _ graph: TypeGraph) {
    let ids = [graph.names[0], graph.names[graph.names.count - 1]].map { registry.id(of: $0)! }
    _ = registry.conforms(ids[0], to: ids[1]) || registry.conforms(ids[1], to: ids[0])
  }

  private static func ask(_ registry: TypeRegistry, _ graph: TypeGraph, _ what: String) {
    let ids = graph.names.map { registry.id(of: $0)! }
    let queries = graph.queries.map { (ids[$0.type], ids[$0.supertype]) }
    Rounds.measure("by number, \(what)", units: queries.count) {
      // Answers are counted without a branch: they are random, so that a branch would cost more than
      // finding them does. The compiler makes one of `? 1 : 0`.
      var sum = 0
      for (type, supertype) in queries {
        sum &+= Int(unsafeBitCast(registry.conforms(type, to: supertype), to: UInt8.self))
      }
      return sum
    }
    let names = graph.queries.map { (graph.names[$0.type], graph.names[$0.supertype]) }
    Rounds.measure("by name, \(what)", units: names.count) {
      var sum = 0
      for (type, supertype) in names {
        if let type = registry.id(of: type), let supertype = registry.id(of: supertype),
          registry.conforms(type, to: supertype)
        {
          sum += 1
        }
      }
      return sum
    }
  }

  /// The memory of the process that is resident, in bytes; 0 where the system does not tell.
  private static func resident() -> Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 128)
    guard fgets(&line, 128, file) != nil else { return 0 }
    let fields = String(decoding: line.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      .split(separator: " ")
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(getpagesize()) : 0
  }
}
