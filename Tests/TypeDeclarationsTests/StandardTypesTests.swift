import Testing
import TypeDeclarations

/// The compiled table holds what is known about the standard types, and nothing else.
@Suite struct StandardTypesTests {
  /// What the fixture says of one type.
  struct Fact {
    let declaration: TypeDeclaration
    let layer: String

    init(_ row: [String]) {
      let classes: [TagClass] = [
        .filenameExtension, .mimeType, .osType, .pasteboardType, .deviceModelCode,
      ]
      let tags = Dictionary(uniqueKeysWithValues: zip(classes, row[4...].map(Fixture.list)))
      declaration = TypeDeclaration(
        row[0], kind: TypeDeclaration.Kind(rawValue: row[1])!, conformingTo: Fixture.list(row[3]),
        tags: tags)
      layer = row[2]
    }
  }

  let facts: [Fact]

  init() throws { facts = try Fixture.rows("standard-types.tsv").map { Fact($0) } }

  @Test func everyTypeIsDeclaredAsTheFactsSay() throws {
    #expect(facts.count == 1716)
    #expect(TypeRegistry.system.count == facts.count)
    for fact in facts {
      let type = try #require(TypeRegistry.system.type(fact.declaration.spelling))
      var declared = type.declaration
      declared.localizedDescription = nil
      declared.referenceURL = nil
      #expect(declared == fact.declaration)
      #expect(type.layer.name == fact.layer)
      #expect(type.inactiveRecords.isEmpty)
    }
    #expect(TypeRegistry.system.types.map(\.declaration.spelling) == layered().map(\.spelling))
  }

  private func layered() -> [TypeDeclaration] {
    RegistryLayer.standard.flatMap { layer in
      facts.filter { $0.layer == layer.name }.map(\.declaration)
    }
  }

  @Test func supertypesAreAllThatCanBeReached() throws {
    let parents = Dictionary(
      uniqueKeysWithValues: facts.map { ($0.declaration.identifier, $0.declaration.supertypes) })
    for fact in facts {
      var reached: Set<TypeIdentifier> = []
      var pending = fact.declaration.supertypes
      while let next = pending.popLast() {
        if reached.insert(next).inserted { pending += try #require(parents[next]) }
      }
      let type = try #require(TypeRegistry.system.type(fact.declaration.identifier))
      #expect(type.supertypes.map(\.identifier) == reached.sorted())
      #expect(reached.allSatisfy { type.conforms(to: $0) })
    }
  }

  @Test func theGraphHasNoFault() {
    let graph = ConformanceGraph(.system)
    #expect(graph.cycles.isEmpty)
    #expect(graph.danglingEdges.isEmpty)
  }

  @Test func fewerLayersHaveFewerTypes() {
    let core = TypeRegistry.system(layers: [.core])
    #expect(core.layers == [.core])
    #expect(core.count == facts.count { $0.layer == "core" })
    #expect(core.types.allSatisfy { $0.layer == .core })
    #expect(TypeRegistry.system(layers: [.xcode, .core]).layers == [.core, .xcode])
    #expect(TypeRegistry.system(layers: []).count == 0)
    #expect(TypeRegistry.system.layers == RegistryLayer.standard)
  }
}
