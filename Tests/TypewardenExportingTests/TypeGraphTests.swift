import Testing
import TypeDeclarations
import TypewardenExporting

/// What is drawn, and what is marked in it.
@Suite("The graph of some types")
struct TypeGraphTests {
  let registry = SampleRegistry.faulty

  @Test("holds the types and everything above them")
  func holdsSupertypes() {
    let ids = SampleRegistry.graph(registry).nodes.map(\.id)
    #expect(
      Set(ids) == [
        "com.example.drawing", "com.example.sketch", "com.example.a", "com.example.b",
        "com.example.self", "com.example.lost", "public.data", "public.content", "public.item",
      ])
  }

  @Test("tells own types, system types and missing ones apart")
  func tellsKindsApart() throws {
    let graph = SampleRegistry.graph(registry)
    func node(_ id: String) throws -> TypeGraph.Node {
      try #require(graph.nodes.first { $0.id == id })
    }
    #expect(try node("com.example.drawing").isOwn)
    #expect(try !node("public.data").isOwn)
    #expect(try !node("com.example.lost").isDeclared)
    #expect(try node("public.item").landmark == .physicalRoot)
    #expect(try node("public.content").landmark == .functionalRoot)
    #expect(try node("com.example.drawing").landmark == nil)
  }

  @Test("marks cycles and missing supertypes with the rule they break")
  func marksFaults() {
    let graph = SampleRegistry.graph(registry)
    let marked = Set(
      graph.edges.compactMap { edge in
        edge.rule.map { "\(graph.nodes[edge.from].id) \(graph.nodes[edge.to].id) \($0)" }
      })
    #expect(
      marked == [
        "com.example.a com.example.b conformance-cycle",
        "com.example.b com.example.a conformance-cycle",
        "com.example.self com.example.self self-conformance",
        "com.example.sketch com.example.lost unknown-supertype",
      ])
    #expect(graph.cycles.count == 2)
    #expect(graph.danglingEdges.count == 1)
  }

  @Test(
    "goes as many steps up and down as asked for",
    arguments: [
      (0, 0, ["public.text"]), (1, 0, ["public.content", "public.data", "public.text"]),
      (2, 0, ["public.content", "public.data", "public.item", "public.text"]),
    ])
  func keepsToDepth(up: Int, down: Int, expected: [String]) throws {
    let type = try #require(registry.type("public.text"))
    let graph = TypeGraph(
      registry, GraphSelection([type], up: up, down: down, isFocus: true))
    #expect(graph.nodes.map(\.id) == expected)
    #expect(graph.nodes.filter(\.isFocus).map(\.id) == ["public.text"])
  }

  @Test("goes down to all subtypes")
  func goesDown() throws {
    let type = try #require(registry.type("public.image"))
    let graph = TypeGraph(registry, GraphSelection([type], up: 0, down: nil, isFocus: true))
    #expect(Set(graph.nodes.map(\.id)) == Set((type.subtypes + [type]).map(\.identifier.rawValue)))
  }

  @Test("of a whole registry has every declared type")
  func holdsAll() {
    let graph = TypeGraph(registry, .all)
    #expect(graph.nodes.filter(\.isDeclared).count == registry.count)
  }
}
