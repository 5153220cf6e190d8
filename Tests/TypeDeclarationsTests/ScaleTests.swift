import Testing

@testable import TypeDeclarations

/// Inputs far beyond what anybody writes neither crash nor take memory without bounds.
@Suite struct ScaleTests {
  private func name(_ number: Int) -> String { "com.example.type\(number)" }

  @Test(arguments: [false, true]) func aChainOfAHundredThousandTypes(isClosed: Bool) throws {
    let count = 100_000
    let registry = TypeRegistry().adding { builder in
      builder.beginLayer(RegistryLayer("chain"))
      for number in 0..<count {
        RegistryBuilder.withBytes(name(number)) { _ = builder.beginRecord($0, kind: .exported) }
        if number > 0 {
          RegistryBuilder.withBytes(name(number - 1)) { builder.addSupertype($0) }
        } else if isClosed {
          RegistryBuilder.withBytes(name(count - 1)) { builder.addSupertype($0) }
        }
        RegistryBuilder.withBytes("x\(number)") { builder.addTag($0, .filenameExtension) }
      }
    }
    let closure = registry.storage.closure.pointee
    #expect(closure.members.count <= ConformanceClosure.Limits().pairs)
    #expect(closure.matrix.isEmpty)
    let ids = try [0, 1, 3000, 3001, 50_000, 99_999].map { try #require(registry.id(of: name($0))) }
    for (place, id) in ids.enumerated() {
      for (otherPlace, other) in ids.enumerated() {
        #expect(registry.conforms(id, to: other) == (isClosed || otherPlace <= place))
      }
    }
    let bottom = registry.type(ids[5])
    #expect(bottom.supertypes.count == count - 1)
    #expect(bottom.path(to: registry.type(ids[4]))?.count == 50_000)
    #expect(bottom.localizedDescription == nil)
    #expect(ConformanceGraph(registry).cycles.map(\.count) == (isClosed ? [count] : []))
    // Another layer on it must not lose what the lists leave out.
    let more = registry.adding([
      TypeDeclaration(exporting: "com.example.more", conformingTo: [name(99_999)])
    ])
    #expect(more.type("com.example.more")?.supertypes.count == count)
    #expect(more.type("com.example.more")?.conforms(to: TypeIdentifier(name(0))) == true)
  }

  @Test func aTypeWithAMillionTags() throws {
    let count = 1_000_000
    let registry = TypeRegistry.system.adding { builder in
      builder.beginLayer(RegistryLayer("tags"))
      RegistryBuilder.withBytes("com.example.many") { _ = builder.beginRecord($0, kind: .exported) }
      RegistryBuilder.withBytes("public.data") { builder.addSupertype($0) }
      for number in 0..<count {
        RegistryBuilder.withBytes("t\(number)") { builder.addTag($0, .filenameExtension) }
      }
      for _ in 0..<1000 {
        RegistryBuilder.withBytes("TXT") { builder.addTag($0, .filenameExtension) }
      }
    }
    #expect(registry.type(forName: "a.T999999").identifier == "com.example.many")
    #expect(registry.type(forName: "a.t1000000").isDynamic)
    let texts = registry.types(tag: "txt", tagClass: .filenameExtension).map(\.identifier)
    #expect(texts == ["public.plain-text", "com.example.many"])
    #expect(registry.type("com.example.many")?.preferredTag(.filenameExtension) == "t0")
    #expect(registry.type("com.example.many")?.tags[.filenameExtension]?.count == count + 1000)
  }

  @Test func aTypeWithManySupertypesAndOneTagOfManyTypes() throws {
    let count = 20_000
    let registry = TypeRegistry().adding(
      (0..<count).map {
        TypeDeclaration(exporting: name($0), conformingTo: [], filenameExtensions: ["same"])
      } + [
        TypeDeclaration(exporting: "com.example.all", conformingTo: (0..<count).map(name)),
        TypeDeclaration(exporting: "com.example.also", conformingTo: ["com.example.all"]),
      ])
    #expect(registry.type("com.example.also")?.supertypes.count == count + 1)
    #expect(registry.types(tag: "same", tagClass: .filenameExtension).count == count)
    #expect(registry.types(tag: "same", tagClass: .filenameExtension).first?.typeID.rawValue == 0)
  }

  @Test func manyLayers() {
    let registry = TypeRegistry().adding { builder in
      for number in 0..<70_000 {
        builder.beginLayer(RegistryLayer("input \(number)"))
        builder.add(TypeDeclaration(exporting: "com.example.same", conformingTo: []))
      }
    }
    #expect(registry.type("com.example.same")?.layer.name == "input 0")
    #expect(registry.type("com.example.same")?.inactiveRecords.count == 69_999)
    #expect(registry.type("com.example.same")?.inactiveRecords.last?.layer.name == "input 69999")
  }
}
