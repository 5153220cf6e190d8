import Testing

@testable import TypeDeclarations

/// The registry answers as its plainest form does, whatever is declared and however it is kept.
@Suite struct RandomGraphTests {
  /// One way in which the closure may be kept.
  static let limits: [(name: String, limits: ConformanceClosure.Limits)] = [
    ("matrix", ConformanceClosure.Limits()),
    ("lists", ConformanceClosure.Limits(matrixBits: 0)),
    ("some lists", ConformanceClosure.Limits(matrixBits: 0, pairs: 500)),
    ("walking", ConformanceClosure.Limits(matrixBits: 0, pairs: 0)),
  ]

  typealias Layers = [(layer: RegistryLayer, declarations: [TypeDeclaration])]

  static func registry(
    _ layers: Layers, on base: TypeRegistry = TypeRegistry(),
    limits: ConformanceClosure.Limits = ConformanceClosure.Limits()
  ) -> TypeRegistry {
    var builder = base.makeBuilder()
    builder.parts.limits = limits
    for layer in layers {
      builder.beginLayer(layer.layer)
      for declaration in layer.declarations { builder.add(declaration) }
    }
    return TypeRegistry(builder)
  }

  @Test(arguments: 0..<4) func oneRegistryAnswersAsSearchingDoes(seed: Int) {
    var random = RandomDeclarations(seed: seed, hasCycles: seed % 2 == 1)
    let layers: Layers = [
      (.core, random.layer(part: 0.7)), (RegistryLayer("first"), random.layer(part: 0.5)),
      (RegistryLayer("second"), random.layer(part: 0.5)),
    ]
    let naive = NaiveRegistry(layers)
    for (name, limits) in Self.limits {
      Self.compare(Self.registry(layers, limits: limits), naive, "seed \(seed), \(name)")
    }
  }

  /// A base whose types are all declared stays as it is, and what is on it must not differ.
  @Test(arguments: 0..<3) func layersOnAFrozenBaseAnswerAsSearchingDoes(seed: Int) {
    var random = RandomDeclarations(seed: 100 + seed, count: 100, hasCycles: seed % 2 == 1)
    var base = random.layer()
    for index in base.indices {
      base[index].supertypes.removeAll { $0.rawValue.contains("nobody") }
      if seed < 2 { base[index].kind = .exported }
    }
    let layers: Layers = [
      (.core, base), (RegistryLayer("one"), random.layer(part: 0.3)),
      (RegistryLayer("two"), new(&random)),
    ]
    let naive = NaiveRegistry(layers)
    for (baseName, baseLimits) in Self.limits {
      let frozen = Self.registry([layers[0]], limits: baseLimits)
      #expect(frozen.storage.isClosed)
      for (name, limits) in [Self.limits[0], Self.limits[2]] {
        let both = Self.registry(Array(layers[1...]), on: frozen, limits: limits)
        // Nothing displaces what the core exports.
        if seed < 2 { #expect(both.storage.base != nil) }
        Self.compare(both, naive, "seed \(seed), \(baseName) under \(name)")
      }
      // The same, one layer after the other.
      guard baseName == "matrix" else { continue }
      let stepwise = Self.registry([layers[2]], on: Self.registry([layers[1]], on: frozen))
      Self.compare(stepwise, naive, "seed \(seed), \(baseName), stepwise")
    }
  }

  /// Types that the base does not know, with some that it does.
  private func new(_ random: inout RandomDeclarations) -> [TypeDeclaration] {
    random.layer(part: 0.5).map { old in
      var declaration = old
      if old.identifier.rawValue.contains("type") {
        declaration.spelling = old.spelling + "new"
        declaration.supertypes += [TypeIdentifier(declaration.spelling)].filter { _ in
          random.generator.chance(0.05)
        }
      }
      return declaration
    }
  }

  @Test(arguments: 0..<2) func layersOnTheStandardTypesAnswerAsSearchingDoes(seed: Int) {
    var random = RandomDeclarations(seed: 200 + seed, hasCycles: seed % 2 == 1)
    let standard = TypeRegistry.system.types.map(\.activeRecord)
    let layers: Layers =
      RegistryLayer.standard.map { layer in
        (layer, standard.filter { $0.layer == layer }.map(\.declaration))
      } + [(RegistryLayer("mine"), random.layer(part: 0.5))]
    let naive = NaiveRegistry(layers)
    for (name, limits) in Self.limits {
      let registry = Self.registry([layers[3]], on: .system, limits: limits)
      let mine = Set(layers[3].declarations.map(\.identifier))
      Self.compare(registry, naive, "seed \(seed), system under \(name)", only: mine)
    }
  }

  private static func compare(
    _ registry: TypeRegistry, _ naive: NaiveRegistry, _ what: String,
    only: Set<TypeIdentifier>? = nil
  ) {
    #expect(registry.count == naive.identifiers.count, "\(what)")
    let ids = naive.identifiers.compactMap { registry.id(of: $0.rawValue) }
    #expect(ids.count == naive.identifiers.count, "\(what)")
    // The standard types are many: a part of them, and all others.
    let targets = naive.identifiers.indices.filter {
      $0 % 16 == 0 || only?.contains(naive.identifiers[$0]) ?? true
    }
    for (id, identifier) in zip(ids, naive.identifiers) where only?.contains(identifier) ?? true {
      let above = naive.above[identifier]!
      let type = registry.type(id)
      #expect(type.declaration == known(naive.active[identifier]!.declaration), "\(what)")
      #expect(
        type.supertypes.map(\.identifier) == above.subtracting([identifier]).sorted(),
        "\(what): \(identifier)")
      var wrong: [TypeIdentifier] = []
      for number in targets
      where registry.conforms(id, to: ids[number]) != above.contains(naive.identifiers[number]) {
        wrong.append(naive.identifiers[number])
      }
      #expect(wrong.isEmpty, "\(what): \(identifier)")
      if let top = above.max(), let target = registry.type(top) {
        #expect(isPath(type.path(to: target), from: identifier, to: top, naive), "\(what)")
      }
    }
    compareTags(registry, naive, what)
  }

  /// A declaration without the classes that no registry keeps.
  private static func known(_ declaration: TypeDeclaration) -> TypeDeclaration {
    var known = declaration
    known.tags = known.tags.filter { KnownTagClass($0.key) != nil }
    return known
  }

  private static func isPath(
    _ path: [RegisteredType]?, from: TypeIdentifier, to: TypeIdentifier, _ naive: NaiveRegistry
  ) -> Bool {
    guard let names = path?.map(\.identifier), names.first == from, names.last == to else {
      return false
    }
    return zip(names, names.dropFirst()).allSatisfy {
      naive.active[$0]!.declaration.supertypes.contains($1)
    }
  }

  private static func compareTags(
    _ registry: TypeRegistry, _ naive: NaiveRegistry, _ what: String
  ) {
    let questions: [(TagClass, [String])] = [
      (
        .filenameExtension,
        ["a", "b", "B", "tXt", "averylongEXTENSION", "12345678", "\u{e9}", "zz"]
      ),
      (.mimeType, ["text/A", "image/b"]), (.osType, ["TEXT", "text", "JP2 ", "JP2"]),
      (.pasteboardType, ["Some pasteboard type", "some pasteboard type"]), (.urlScheme, ["http"]),
      (TagClass(rawValue: "com.example.unknown-class"), ["x"]),
    ]
    for (tagClass, tags) in questions {
      for tag in tags {
        for root in [nil] + RandomDeclarations.roots {
          let supertype = root.map { TypeIdentifier($0) }
          let expected =
            KnownTagClass(tagClass) == nil
            ? [] : naive.types(tag: tag, tagClass: tagClass, conformingTo: supertype)
          let registered = supertype.flatMap { registry.type($0) }
          if supertype != nil, registered == nil { continue }
          let found = registry.types(tag: tag, tagClass: tagClass, conformingTo: registered)
          #expect(found.map(\.identifier) == expected, "\(what): \(tagClass) \(tag) \(root ?? "-")")
        }
        guard tagClass == .filenameExtension else { continue }
        compareName("x.\(tag)", tag, registry, naive, what)
      }
    }
  }

  private static func compareName(
    _ name: String, _ tag: String, _ registry: TypeRegistry, _ naive: NaiveRegistry, _ what: String
  ) {
    func best(_ root: String) -> TypeIdentifier? {
      naive.types(tag: tag, tagClass: .filenameExtension, conformingTo: TypeIdentifier(root)).first
    }
    let made = DynamicIdentifier(conformingTo: .data, tag: tag, tagClass: .filenameExtension)
    let dynamic = TypeIdentifier(made.identifier)
    let directory = best("com.apple.package") ?? best("public.directory")
    #expect(
      registry.type(forName: name).identifier == best("public.data") ?? directory ?? dynamic,
      "\(what): \(name)")
    #expect(
      registry.type(forName: name, kind: .file).identifier == best("public.data") ?? dynamic,
      "\(what): \(name)")
    #expect(
      registry.type(forName: name, kind: .directory).identifier == directory ?? "public.folder",
      "\(what): \(name)")
  }
}
