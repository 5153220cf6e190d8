/// What one walk over all of a registry's types finds for each of them, where a walk for each type would
/// take the square of the length of a chain.
///
/// It is for those who ask the same of every type. The types that a registry stands on have short ways
/// up; they are walked.
package final class SupertypeSweep<Value: Sendable>: Sendable {
  private let first: Int
  private let own: ContiguousArray<Value?>
  private let walk: @Sendable (Int) -> Value?

  private init(
    _ storage: RegistryStorage, _ own: ContiguousArray<Value?>,
    walk: @escaping @Sendable (Int) -> Value?
  ) {
    first = storage.firstType
    self.own = own
    self.walk = walk
  }

  /// The value of a type; nil where nothing above has any.
  package subscript(type: TypeRegistry.TypeID) -> Value? {
    type.rawValue < first ? walk(type.rawValue) : own[type.rawValue - first]
  }
}

extension SupertypeSweep where Value == Int {
  /// The least of the numbers that some types have, among the supertypes of each type without itself.
  ///
  /// Complexity: O(types + edges) over the types that the registry adds to the standard ones.
  package convenience init(
    leastOf numbers: [TypeRegistry.TypeID: Int], above registry: TypeRegistry
  ) {
    let storage = registry.storage
    let first = storage.firstType
    let walk: @Sendable (Int) -> Int? = { type in
      storage.supertypeIDs(of: type).compactMap { numbers[TypeRegistry.TypeID($0)] }.min()
    }
    var own = ContiguousArray<Int?>(repeating: nil, count: storage.types.count)
    var ofBase: [Int32: Int?] = [:]
    var cycles = ContiguousArray<Int>(repeating: -1, count: own.count)
    let components = storage.ownComponents()
    for (cycle, component) in components.enumerated() where !numbers.isEmpty {
      for member in component { cycles[Int(member) - first] = cycle }
      var above: Int?
      for member in component {
        for parent in storage.parentIDs(ofType: Int(member)).map(Int.init)
        where storage.isDeclared(parent) && (parent < first || cycles[parent - first] != cycle) {
          let higher =
            parent >= first
            ? own[parent - first] : ofBase.value(for: Int32(parent)) { walk(parent) }
          above = Self.least(above, Self.least(higher, numbers[TypeRegistry.TypeID(parent)]))
        }
      }
      // In a cycle each type is above all others.
      let members = component.compactMap { member in
        numbers[TypeRegistry.TypeID(Int(member))].map { (member, $0) }
      }.sorted { $0.1 < $1.1 }
      for member in component {
        let other = members.prefix(2).first { $0.0 != member }?.1
        own[Int(member) - first] = Self.least(above, other)
      }
    }
    self.init(storage, own, walk: walk)
  }

  private static func least(_ left: Int?, _ right: Int?) -> Int? {
    guard let left, let right else { return left ?? right }
    return min(left, right)
  }
}

extension SupertypeSweep where Value == String {
  /// What each type is called, as ``RegisteredType/localizedDescription`` says it; all types of a cycle
  /// are called what its first one is.
  ///
  /// Complexity: O(types + edges) over the types that the registry adds to the standard ones.
  package convenience init(descriptionsIn registry: TypeRegistry) {
    let storage = registry.storage
    let first = storage.firstType
    let walk: @Sendable (Int) -> String? = { RegisteredType(registry, $0).localizedDescription }
    var own = ContiguousArray<String?>(repeating: nil, count: storage.types.count)
    var ofBase: [Int32: String?] = [:]
    for component in storage.ownComponents() {
      if component.count > 1 {
        let shared = walk(Int(component.min()!))
        for member in component {
          own[Int(member) - first] = storage.ownDescription(ofType: Int(member)) ?? shared
        }
        continue
      }
      let type = Int(component[component.startIndex])
      var found = storage.ownDescription(ofType: type)
      for parent in storage.parentIDs(ofType: type)
      where found == nil && storage.isDeclared(Int(parent)) && Int(parent) != type {
        found =
          Int(parent) >= first
          ? own[Int(parent) - first] : ofBase.value(for: parent) { walk(Int(parent)) }
      }
      own[type - first] = found
    }
    self.init(storage, own, walk: walk)
  }
}

extension RegistryStorage {
  /// The types that this storage adds, each behind its supertypes; types of a cycle together.
  func ownComponents() -> Components { Components(ownSupertypes) }

  /// The description that a type's active declaration gives.
  fileprivate func ownDescription(ofType type: Int) -> String? {
    let active = Int(row(ofType: type).active)
    guard active >= 0 else { return nil }
    let (home, index) = home(ofRecord: active)
    return home.text(.description, ofRecordAt: index)
  }
}

extension Dictionary where Key == Int32 {
  /// The value for a key, made when it is asked for first.
  fileprivate mutating func value<Wrapped>(
    for key: Key, _ make: () -> Wrapped?
  ) -> Wrapped? where Value == Wrapped? {
    if let known = self[key] { return known }
    let made = make()
    self[key] = .some(made)
    return made
  }
}
