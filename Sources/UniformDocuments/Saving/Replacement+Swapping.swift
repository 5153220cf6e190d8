#if !canImport(Darwin)
  #if canImport(Musl)
    private import Musl
  #else
    private import Glibc
  #endif

  extension Replacement {
    /// Lets the new version take the item's place; false when something appeared there meanwhile.
    func replace(_ live: FileStatus?) throws -> Bool {
      guard let live else { return try createItem() }
      let made = try product.requiredStatus()
      // One file takes another's place in one step on every file system.
      if live.kind != .directory, made.kind != .directory {
        try product.move(onto: item)
        return true
      }
      if SaveEnvironment.current.hasExchange {
        switch try product.exchange(with: item) {
        case .done: return true
        case .occupied, .unsupported: break
        }
      }
      return try setAside()
    }

    private func createItem() throws -> Bool {
      if SaveEnvironment.current.hasExchange {
        switch try product.move(toFree: item) {
        case .done: return true
        case .occupied: return false
        case .unsupported: break
        }
      }
      guard try item.status() == nil else { return false }
      try product.move(onto: item)
      return true
    }

    /// Without an exchange there is a moment in which the document is in the staging folder only.
    /// Whoever opens or saves it after a death in that moment puts it back.
    private func setAside() throws -> Bool {
      try item.move(onto: aside)
      do {
        try item.parent.synchronize()
        try SaveStep.setAside.reached()
        try product.move(onto: item)
      } catch {
        try aside.move(onto: item)
        throw error
      }
      return true
    }
  }
#endif
