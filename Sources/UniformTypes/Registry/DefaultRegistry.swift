import Synchronization
public import TypeDeclarations

/// The only state that changes in a process: what it registered, and what was reported to whom.
enum DefaultRegistry {
  private struct State: Sendable {
    var registry = TypeRegistry.system
    var registrations = 0
    var reported: Set<String> = []
    var handler: UndeclaredTypeUse.Handler?
  }

  private static let state = Mutex(State())

  /// Whether a registration has taken the place of a standard type's declaration.
  private static let replacesStandardTypes = Atomic(false)

  /// How many identifiers are remembered as reported. Names may come from input, and then the set
  /// must not grow for ever; after that many nothing is reported any more.
  static let reportLimit = 1000

  static var registry: TypeRegistry { state.withLock { $0.registry } }

  /// What the constants answer from: as long as no standard declaration was replaced, the standard
  /// types, which give the same answers as the default registry and need no lock.
  static var registryOfConstants: TypeRegistry {
    replacesStandardTypes.load(ordering: .acquiring) ? registry : .system
  }

  static func register(_ declarations: [TypeDeclaration]) {
    state.withLock { state in
      state.registrations += 1
      let layer = RegistryLayer("registered \(state.registrations)")
      state.registry = state.registry.adding(declarations, layer: layer)
      if !state.registry.keepsTypes(of: .system) {
        replacesStandardTypes.store(true, ordering: .releasing)
      }
    }
  }

  static func setHandler(_ handler: UndeclaredTypeUse.Handler?) {
    state.withLock { $0.handler = handler }
  }

  /// Reports a use to the handler, outside the lock, unless its identifier was reported before.
  static func report(_ use: UndeclaredTypeUse) {
    let handler = state.withLock { state -> UndeclaredTypeUse.Handler? in
      guard state.reported.count < reportLimit, state.reported.insert(use.identifier).inserted
      else { return nil }
      return state.handler ?? UndeclaredTypeUse.writeToStandardError
    }
    handler?(use)
  }
}

extension TypeRegistry {
  /// The standard types, and above them what the process registered with `UTType.register(_:)`.
  ///
  /// A snapshot: what is registered afterwards is not in it.
  public static var `default`: TypeRegistry { DefaultRegistry.registry }
}
