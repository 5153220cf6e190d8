import Dispatch
import Synchronization
import Testing

@testable import TypeDeclarations

@Suite("Lazy closure")
struct LazyClosureTests {
  /// A chain of types, each of which conforms to the one before it.
  static func chain(_ count: Int) -> TypeRegistry {
    TypeRegistry().adding(
      (0..<count).map { number in
        TypeDeclaration(
          "com.example.n\(number)", kind: .exported,
          conformingTo: number == 0 ? [] : ["com.example.n\(number - 1)"])
      })
  }

  @Test("names are resolved without what conforms to what being worked out")
  func laziness() {
    let registry = Self.chain(40)
    #expect(registry.type(forName: "a.txt").identifier.rawValue.isEmpty == false)
    #expect(registry.storage.lazyClosure.ifMade == nil)
    let types = (0..<40).map { registry.id(of: "com.example.n\($0)")! }
    #expect(registry.conforms(types[39], to: types[0]))
    #expect(registry.storage.lazyClosure.ifMade != nil)
  }

  @Test("threads that ask for the first time together all get the right answer", arguments: 0..<20)
  func together(round: Int) {
    let registry = Self.chain(300)
    let types = (0..<300).map { registry.id(of: "com.example.n\($0)")! }
    let wrong = Atomic<Int>(0)
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for number in stride(from: thread, to: 300, by: 7) {
        let up = registry.conforms(types[number], to: types[0])
        let down = registry.conforms(types[0], to: types[number])
        if !up || down != (number == 0) { wrong.add(1, ordering: .relaxed) }
      }
    }
    #expect(wrong.load(ordering: .relaxed) == 0)
  }

  @Test("the standard types stand behind their supertypes, so that one pass builds them")
  func order() {
    let storage = TypeRegistry.system.storage
    for type in 0..<storage.typeCount {
      for parent in storage.parentIDs(ofType: type) { #expect(Int(parent) < type) }
    }
  }
}
