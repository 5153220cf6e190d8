#if !canImport(Darwin)
  #if canImport(Musl)
    private import Musl
  #else
    private import Glibc
  #endif

  extension Replacement {
    /// How the new version got its place.
    enum Way {
      /// The two were swapped.
      case exchanged
      /// Nothing was there.
      case created
      /// The old version waits in the staging folder.
      case setAside
      /// The old version is gone.
      case final
      /// Something appeared there meanwhile, so it has no place yet.
      case occupied
    }

    /// Lets the new version take the item's place.
    func replace(_ live: FileStatus?) throws -> Way {
      guard let live else { return try createItem() }
      let made = try product.requiredStatus()
      if SaveEnvironment.current.hasExchange {
        switch try product.exchange(with: item) {
        case .done: return .exchanged
        case .occupied, .unsupported: break
        }
      }
      // One file takes another's place in one step on every file system.
      if live.kind != .directory, made.kind != .directory {
        try product.move(onto: item)
        return .final
      }
      return try setAside()
    }

    /// Puts everything back after an error, as far as that is possible.
    func takeBack(_ way: Way) {
      switch way {
      case .exchanged: _ = try? product.exchange(with: item)
      case .created: try? item.move(onto: product)
      case .setAside:
        try? item.move(onto: product)
        try? aside.move(onto: item)
      case .final, .occupied: break
      }
    }

    private func createItem() throws -> Way {
      if SaveEnvironment.current.hasExchange {
        switch try product.move(toFree: item) {
        case .done: return .created
        case .occupied: return .occupied
        case .unsupported: break
        }
      }
      guard try item.status() == nil else { return .occupied }
      try product.move(onto: item)
      return .created
    }

    /// Without an exchange there is a moment in which the document is in the staging folder only.
    /// Whoever opens or saves it after a death in that moment puts it back.
    private func setAside() throws -> Way {
      do {
        try item.move(onto: aside)
      } catch  where error.errorNumber == EXDEV {
        return try rebuild()
      }
      do {
        try item.parent.synchronize()
        try SaveStep.setAside.reached()
        try product.move(onto: item)
      } catch {
        try aside.move(onto: item)
        throw error
      }
      return .setAside
    }

    /// A folder from a lower layer of an overlay, such as one that came with a container's image, can
    /// be removed and not be moved. So it is noted that the new version counts, and whoever opens or
    /// saves the document after a death in the midst of it finishes that.
    private func rebuild() throws -> Way {
      let mark = item.appending(StagingFolder.oldMark)
      try mark.makeFile([])
      try item.synchronize()
      try staging.decide()
      do {
        for name in try item.entries() where name != StagingFolder.oldMark {
          try item.appending(name).removeTree()
        }
        try item.removeTree()
        try SaveStep.setAside.reached()
        try product.move(onto: item)
      } catch {
        staging.keep()
        throw error
      }
      return .final
    }
  }
#endif
