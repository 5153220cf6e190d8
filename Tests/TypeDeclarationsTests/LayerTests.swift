import Testing

@testable import TypeDeclarations

/// Layers, and which of several declarations counts.
@Suite struct LayerTests {
  private func exporting(_ identifier: String, _ supertypes: String..., extensions: [String] = [])
    -> TypeDeclaration
  {
    TypeDeclaration(
      exporting: identifier, conformingTo: supertypes, filenameExtensions: extensions)
  }

  private func importing(_ identifier: String, _ supertypes: String..., extensions: [String] = [])
    -> TypeDeclaration
  {
    TypeDeclaration(
      importing: identifier, conformingTo: supertypes, filenameExtensions: extensions)
  }

  private func first(_ tag: String, _ registry: TypeRegistry) -> String? {
    registry.types(tag: tag, tagClass: .filenameExtension).first?.identifier.rawValue
  }

  @Test func aNewLayerLeavesWhatIsUnderneathAlone() throws {
    let before = TypeRegistry.system
    let after = before.adding([exporting("com.example.note", "public.text", extensions: ["note"])])
    #expect(after.storage.base === before.storage)
    #expect(before.type("com.example.note") == nil)
    #expect(before.types(tag: "note", tagClass: .filenameExtension).isEmpty)
    #expect(before.layers == RegistryLayer.standard)
    #expect(after.layers.map(\.name) == ["core", "apple-software", "xcode", "layer 3"])
    #expect(after.count == before.count + 1)
    let note = try #require(after.type("com.example.note"))
    #expect(note.conforms(to: "public.item"))
    #expect(note.recordID == RecordID(layer: 3, index: 0))
    #expect(note.layer == RegistryLayer("layer 3"))
    #expect(note.bundle == nil)
    #expect(after.type("public.text")?.directSubtypes.contains(note) == true)
    #expect(before.type("public.text")?.directSubtypes.contains(note) == false)
    #expect(after.types.last == note)
  }

  @Test func whatTheCoreExportsIsNeverDisplaced() throws {
    let registry = TypeRegistry.system.adding([
      exporting("public.png", "public.text", extensions: ["png", "pong"])
    ])
    #expect(registry.storage.base != nil)
    let png = try #require(registry.type("public.png"))
    #expect(png.layer == .core)
    #expect(png.conforms(to: "public.image") && !png.conforms(to: "public.text"))
    #expect(png.inactiveRecords.map(\.layer.name) == ["layer 3"])
    #expect(png.inactiveRecords.allSatisfy { !$0.isActive })
    #expect(first("pong", registry) == nil)
    #expect(registry.type("public.text")?.subtypes.contains(png) == false)
  }

  @Test func exportedBeatsImportedAlsoOfTheCore() throws {
    let imported = try #require(
      TypeRegistry.system.types.first { $0.layer == .core && $0.declaration.kind == .imported })
    let mine = exporting(imported.identifier.rawValue, "public.text", extensions: ["mine"])
    let registry = TypeRegistry.system.adding([exporting("com.example.first")]).adding([mine])
    #expect(registry.storage.base == nil)
    let type = try #require(registry.type(imported.identifier))
    #expect(type.layer.name == "layer 4")
    #expect(type.declaration == mine)
    #expect(type.inactiveRecords.map(\.layer) == [.core])
    #expect(first("mine", registry) == imported.identifier.rawValue)
    #expect(registry.type("com.example.first")?.layer.name == "layer 3")
    // Everything else is as it was.
    #expect(registry.count == TypeRegistry.system.count + 1)
    #expect(registry.type("public.png")?.bundle == TypeRegistry.system.type("public.png")?.bundle)
    #expect(TypeRegistry.system.type(imported.identifier)?.layer == .core)
  }

  @Test func anImportedOneLosesAgainstTheCore() throws {
    let imported = try #require(
      TypeRegistry.system.types.first { $0.layer == .core && $0.declaration.kind == .imported })
    let registry = TypeRegistry.system.adding([
      importing(imported.identifier.rawValue, "public.text", extensions: ["mine"])
    ])
    #expect(registry.storage.base != nil)
    #expect(registry.type(imported.identifier)?.layer == .core)
    #expect(registry.type(imported.identifier)?.inactiveRecords.count == 1)
    #expect(first("mine", registry) == nil)
  }

  @Test func theEarlierLayerAndThenTheEarlierDeclarationWins() throws {
    let registry = TypeRegistry().adding([
      importing("com.example.a", extensions: ["a1"]),
      exporting("com.example.b", extensions: ["b1"]),
      exporting("COM.example.B", extensions: ["b2"]),
    ]).adding([
      exporting("com.example.a", extensions: ["a2"]),
      exporting("com.example.b", extensions: ["b3"]),
    ])
    #expect(registry.type("com.example.a")?.declaration.tags == [.filenameExtension: ["a2"]])
    let second = try #require(registry.type("com.example.b"))
    #expect(second.declaration.tags == [.filenameExtension: ["b1"]])
    #expect(
      second.inactiveRecords.map(\.recordID) == [
        RecordID(layer: 0, index: 2), RecordID(layer: 1, index: 1),
      ])
    #expect(second.inactiveRecords.first?.declaration.spelling == "COM.example.B")
  }

  @Test func theOrderOfTheClaimantsOfATag() {
    let core: [TypeDeclaration] = [
      importing("com.apple.imported", extensions: ["x"]),
      exporting("com.apple.exported", extensions: ["x"]),
      importing("public.imported", extensions: ["x"]),
      exporting("public.exported", extensions: ["x"]),
      TypeDeclaration(
        "public.unknown", kind: .unknown, tags: [.filenameExtension: ["X", "x"]]),
      TypeDeclaration("com.apple.unknown", kind: .unknown, tags: [.filenameExtension: ["x"]]),
    ]
    let registry = TypeRegistry().adding(core, layer: .core).adding([
      importing("com.example.imported", extensions: ["x"]),
      exporting("com.example.exported", extensions: ["X"]),
      exporting("public.mine", extensions: ["x"]),
    ])
    let claimants = registry.types(tag: "X", tagClass: .filenameExtension)
    #expect(
      claimants.map(\.identifier.rawValue) == [
        "public.exported", "com.apple.exported", "public.unknown", "public.mine", "public.imported",
        "com.example.exported", "com.apple.imported", "com.apple.unknown", "com.example.imported",
      ])
  }

  @Test func layersMayHaveEqualNames() throws {
    let registry = TypeRegistry.system
      .adding([exporting("com.example.one")], layer: RegistryLayer("Info.plist"))
      .adding([exporting("com.example.two")], layer: RegistryLayer("Info.plist"))
    #expect(registry.layers.suffix(2).map(\.name) == ["Info.plist", "Info.plist"])
    #expect(registry.type("com.example.one")?.recordID == RecordID(layer: 3, index: 0))
    #expect(registry.type("com.example.two")?.recordID == RecordID(layer: 4, index: 0))
  }

  @Test func anInputCalledCoreIsNotTheCore() throws {
    let imported = try #require(
      TypeRegistry.system.types.first { $0.layer == .core && $0.declaration.kind == .imported })
    let layer = RegistryLayer("core")
    #expect(layer != .core && !layer.isStandard && RegistryLayer.core.isStandard)
    let registry = TypeRegistry.system.adding(
      [
        exporting("com.example.claim", extensions: ["txt"]),
        importing(imported.identifier.rawValue),
      ],
      layer: layer)
    #expect(first("txt", registry) == "public.plain-text")
    #expect(registry.type(imported.identifier)?.layer == .core)
  }

  @Test func placeholdersSurviveFurtherLayers() {
    let opaque = "${PRODUCT_BUNDLE_IDENTIFIER}.note"
    let first = TypeRegistry.system.adding { builder in
      builder.beginLayer(RegistryLayer("template"))
      RegistryBuilder.withBytes(opaque) {
        let taken = [false, true].map { [bytes = $0] isOpaque in
          builder.beginRecord(bytes, kind: .exported, isOpaque: isOpaque)
        }
        #expect(taken == [false, true])
      }
      RegistryBuilder.withBytes("public.text") { builder.addSupertype($0) }
    }
    let second = first.adding([exporting("com.example.other")])
    let displaced = TypeRegistry.system.types.first {
      $0.layer == .core && $0.declaration.kind == .imported
    }!
    let third = second.adding([exporting(displaced.identifier.rawValue)])
    for registry in [first, second, third] {
      #expect(registry.type(opaque)?.conforms(to: "public.data") == true)
      #expect(registry.type(opaque)?.declaration.spelling == opaque)
    }
    #expect(third.storage.base == nil)
  }

  @Test func recordsWithoutALayerGetOne() {
    let registry = TypeRegistry.system.adding { $0.add(exporting("com.example.note")) }
    #expect(registry.type("com.example.note")?.layer.name == "layer 3")
    #expect(TypeRegistry().layers.isEmpty)
    #expect(TypeRegistry().count == 0)
    #expect(TypeRegistry().types.isEmpty)
  }

  @Test func aMissingSupertypeMayComeLater() throws {
    let first = TypeRegistry().adding([exporting("com.example.note", "com.example.base")])
    #expect(first.type("com.example.note")?.supertypes.isEmpty == true)
    #expect(first.type("com.example.base") == nil)
    let second = first.adding([exporting("com.example.base")])
    #expect(second.type("com.example.note")?.conforms(to: "com.example.base") == true)
    #expect(second.layers.map(\.name) == ["layer 0", "layer 1"])
  }
}
