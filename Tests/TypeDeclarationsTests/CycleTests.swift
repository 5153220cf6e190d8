import Testing
import TypeDeclarations

/// Faults of the graph: cycles and supertypes that nobody declares.
@Suite struct CycleTests {
  private func registry(_ edges: [(String, [String])], on base: TypeRegistry = TypeRegistry())
    -> TypeRegistry
  {
    base.adding(edges.map { TypeDeclaration(exporting: $0.0, conformingTo: $0.1) })
  }

  private func cycles(_ registry: TypeRegistry) -> [[String]] {
    ConformanceGraph(registry).cycles.map { $0.map(\.rawValue) }
  }

  @Test func aTypeThatNamesItself() throws {
    let registry = registry([("a.a", ["a.a", "a.b"]), ("a.b", []), ("a.tail", ["A.A"])])
    #expect(cycles(registry) == [["a.a"]])
    let type = try #require(registry.type("a.a"))
    #expect(type.supertypes.map(\.identifier) == ["a.b"])
    #expect(type.path(to: type) == [type])
    #expect(registry.type("a.tail")?.supertypes.map(\.identifier) == ["a.a", "a.b"])
  }

  @Test(arguments: [TypeRegistry(), .system]) func cyclesOfTwoAndThreeWithTails(
    base: TypeRegistry
  ) throws {
    let registry = registry(
      [
        ("c.three", ["c.one"]), ("c.one", ["c.two", "c.top"]), ("c.two", ["c.three"]),
        ("c.top", ["c.nobody", "c.nobody"]), ("c.tail", ["c.two"]), ("c.tail2", ["c.tail"]),
        ("b.x", ["b.y"]), ("b.y", ["b.x", "c.one"]), ("a.alone", []),
      ], on: base)
    #expect(cycles(registry) == [["b.x", "b.y"], ["c.one", "c.two", "c.three"]])
    func above(_ name: String) -> [String]? {
      registry.type(name)?.supertypes.map(\.identifier.rawValue)
    }
    #expect(above("c.one") == ["c.three", "c.top", "c.two"])
    #expect(above("c.three") == ["c.one", "c.top", "c.two"])
    #expect(above("c.tail2") == ["c.one", "c.tail", "c.three", "c.top", "c.two"])
    #expect(above("b.x") == ["b.y", "c.one", "c.three", "c.top", "c.two"])
    #expect(above("c.top") == [])
    let one = try #require(registry.type("c.one"))
    #expect(one.conforms(to: "c.three") && !one.conforms(to: "c.tail"))
    #expect(
      one.subtypes.map(\.identifier) == ["b.x", "b.y", "c.tail", "c.tail2", "c.three", "c.two"])
    #expect(
      ConformanceGraph(registry).danglingEdges.map { "\($0.type) \($0.supertype)" } == [
        "c.top c.nobody"
      ])
  }

  @Test func theShortestCycleThroughTheSmallestName() {
    let registry = registry([
      ("a.a", ["a.b"]), ("a.b", ["a.c", "a.a"]), ("a.c", ["a.d"]), ("a.d", ["a.a"]),
    ])
    #expect(cycles(registry) == [["a.a", "a.b"]])
  }

  @Test func descriptionsAreFoundDepthFirstAndCyclesEnd() {
    let registry = TypeRegistry().adding([
      TypeDeclaration("a.a", kind: .exported, conformingTo: ["a.b", "a.c"]),
      TypeDeclaration("a.b", kind: .exported, conformingTo: ["a.a", "a.d"]),
      TypeDeclaration("a.c", kind: .exported, localizedDescription: "near"),
      TypeDeclaration("a.d", kind: .exported, localizedDescription: "deep"),
      TypeDeclaration("a.e", kind: .exported, conformingTo: ["a.e", "a.nobody"]),
    ])
    #expect(registry.type("a.a")?.localizedDescription == "deep")
    #expect(registry.type("a.e")?.localizedDescription == nil)
  }
}
