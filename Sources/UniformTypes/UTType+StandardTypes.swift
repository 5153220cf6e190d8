#if !canImport(Darwin)
  import TypeDeclarations

  /// The constants in `Constants/` are computed: they are read from the registry at each use, so
  /// that the first use of one freezes nothing and a later registration counts. Keep one in a `let`
  /// where even that is too much.
  extension UTType {
    /// The standard type with an identifier in lower case. Takes no lock as long as no registration
    /// has replaced a standard declaration, and makes no `String`.
    static func standard(_ identifier: StaticString) -> UTType {
      let registry = DefaultRegistry.registryOfConstants
      let bytes = UnsafeBufferPointer(
        start: identifier.utf8Start, count: identifier.utf8CodeUnitCount)
      if let id = registry.id(ofFolded: bytes) { return UTType(id, in: registry) }
      // Standard types are never taken away; this keeps a damaged table from being a crash.
      let name = TypeIdentifier(String(decoding: bytes, as: UTF8.self))
      return UTType(UndeclaredType(name), in: registry)
    }
  }
#endif
