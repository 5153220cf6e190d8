extension RegistryStorage {
  /// Whether a type conforms to another; every type conforms to itself.
  @inlinable @inline(__always)
  func conforms(_ type: Int, to supertype: Int) -> Bool {
    // One bit, and no branch on what it is: who asks by the million gets answers that nobody could
    // have predicted.
    if let closure = lazyClosure.ifMade, closure.pointee.words > 0,
      type >= firstType, max(type, supertype) < typeCount
    {
      return closure.pointee.hasBit(type, supertype)
    }
    return conformsWithoutBit(type, to: supertype)
  }

  /// The declared direct supertypes of the types that this storage adds.
  var ownSupertypes: DirectSupertypes {
    DirectSupertypes(firstType: firstType, count: types.count) { type, body in
      for parent in parentIDs(ofType: type) where isDeclared(Int(parent)) { body(parent) }
    }
  }

  /// What conforms to what, for all types of this storage; made at the first question.
  @inline(__always)
  var closure: UnsafeMutablePointer<ConformanceClosure> { lazyClosure.ifMade ?? makeClosure() }

  @inline(never)
  private func makeClosure() -> UnsafeMutablePointer<ConformanceClosure> {
    lazyClosure.get {
      let graph = ownSupertypes
      return ConformanceClosure(
        graph, Components(graph), base: base?.closure.pointee, limits: limits)
    }
  }

  @usableFromInline
  func conformsWithoutBit(_ type: Int, to supertype: Int) -> Bool {
    if type == supertype { return true }
    if type < firstType { return baseConforms(type, to: supertype) }
    // A number of another registry is no type here.
    guard max(type, supertype) < typeCount else { return false }
    return closure.pointee.contains(type, supertype) ?? reaches(type, supertype)
  }

  @usableFromInline
  func baseConforms(_ type: Int, to supertype: Int) -> Bool {
    guard let base, supertype < base.typeCount else { return false }
    return base.closure.pointee.contains(type, supertype) ?? base.reaches(type, supertype)
  }

  /// The supertypes of a type without itself, in the order of their numbers.
  ///
  /// Complexity: O(supertypes), O(supertypes + edges) when they have to be walked.
  func supertypeIDs(of type: Int) -> [Int] {
    let home = home(ofType: type).0
    var found: [Int] = []
    if home.closure.pointee.forEachSupertype(of: type, { if $0 != type { found.append($0) } }) {
      return found
    }
    _ = home.walk(from: type) { next in
      if next != type { found.append(next) }
      return .goOn
    }
    return found.sorted()
  }

  /// Whether a type reaches another by walking, as far as no list of supertypes gives the answer.
  @usableFromInline
  func reaches(_ type: Int, _ supertype: Int) -> Bool {
    guard closure.pointee.mayReach(type, supertype) else { return false }
    // Of a long way up this is the step that is asked about most.
    if parentIDs(ofType: type).contains(Int32(supertype)), isDeclared(supertype) { return true }
    return walk(from: type) { next in
      if next == supertype { return .stop }
      guard next != type else { return .goOn }
      if next < firstType { return baseConforms(next, to: supertype) ? .stop : .turnBack }
      guard let known = closure.pointee.contains(next, supertype) else {
        return closure.pointee.mayReach(next, supertype) ? .goOn : .turnBack
      }
      return known ? .stop : .turnBack
    }
  }

  private enum Step { case goOn, turnBack, stop }

  /// Visits a type and each that it conforms to once; returns whether `visit` stopped it.
  private func walk(from type: Int, _ visit: (Int) -> Step) -> Bool {
    var seen = ContiguousArray<UInt64>(repeating: 0, count: (typeCount + 63) / 64)
    var pending: ContiguousArray<Int> = [type]
    while let next = pending.popLast() {
      switch visit(next) {
      case .stop: return true
      case .turnBack: continue
      case .goOn: break
      }
      for parent in parentIDs(ofType: next).map(Int.init) where isDeclared(parent) {
        let bit: UInt64 = 1 << UInt64(parent & 63)
        if seen[parent >> 6] & bit == 0 {
          seen[parent >> 6] |= bit
          pending.append(parent)
        }
      }
    }
    return false
  }

  /// A shortest path of conformance; nil when there is none. Complexity: O(supertypes + edges).
  func path(from type: Int, to supertype: Int) -> [Int]? {
    if type == supertype { return [type] }
    guard conforms(type, to: supertype) else { return nil }
    var cameFrom: [Int: Int] = [type: type]
    var queue = [type]
    var next = 0
    while next < queue.count {
      let here = queue[next]
      next += 1
      for parent in parentIDs(ofType: here).map(Int.init)
      where cameFrom[parent] == nil && isDeclared(parent) {
        cameFrom[parent] = here
        if parent == supertype {
          var path = [parent]
          while path[path.count - 1] != type { path.append(cameFrom[path[path.count - 1]]!) }
          return path.reversed()
        }
        queue.append(parent)
      }
    }
    return nil
  }
}
