import Testing

@testable import TypeDeclarations

/// What is found for all types at once is what a walk finds for each.
@Suite("Supertypes of all types at once")
struct SupertypeSweepTests {
  /// Types with several supertypes, cycles of one, two and three, gaps, and some with descriptions.
  private static func registry(seed: UInt64) -> TypeRegistry {
    var state = seed
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let count = 60
    let declarations = (0..<count).map { number -> TypeDeclaration in
      var supertypes = (0..<next(4)).map { _ in "com.example.t\(next(count))" }
      if next(5) == 0 {
        supertypes.append(["public.png", "public.text", "com.example.no"][next(3)])
      }
      return TypeDeclaration(
        "com.example.t\(number)", kind: .exported,
        conformingTo: supertypes, tags: [:],
        localizedDescription: next(3) == 0 ? "word \(number)" : nil)
    }
    return TypeRegistry.system.adding(declarations)
  }

  @Test("the least number above is the one that a walk finds", arguments: 0..<40 as Range<UInt64>)
  func leastAbove(seed: UInt64) throws {
    let registry = Self.registry(seed: seed)
    var numbers: [TypeRegistry.TypeID: Int] = [:]
    for (number, type) in registry.types.enumerated() where number % 7 == Int(seed % 7) {
      numbers[type.typeID] = (number * 31 + Int(seed)) % 97
    }
    let sweep = SupertypeSweep(leastOf: numbers, above: registry)
    for type in registry.types {
      let walked = registry.supertypes(of: type.typeID).compactMap { numbers[$0] }.min()
      #expect(sweep[type.typeID] == walked, "\(type.identifier)")
    }
  }

  @Test("descriptions are the inherited ones", arguments: 0..<40 as Range<UInt64>)
  func descriptions(seed: UInt64) throws {
    let registry = Self.registry(seed: seed)
    let sweep = SupertypeSweep(descriptionsIn: registry)
    let cyclic = Set(ConformanceGraph(registry).cycles.joined())
    for type in registry.types {
      let isBelowCycle = type.supertypes.contains { cyclic.contains($0.identifier) }
      // Around a cycle it matters where one begins; that something is found does not.
      if isBelowCycle || cyclic.contains(type.identifier) {
        #expect((sweep[type.typeID] == nil) == (type.localizedDescription == nil))
      } else {
        #expect(sweep[type.typeID] == type.localizedDescription, "\(type.identifier)")
      }
    }
  }
}
