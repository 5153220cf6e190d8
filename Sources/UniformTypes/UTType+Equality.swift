#if !canImport(Darwin)
  import TypeDeclarations

  extension UTType: Hashable {
    /// True when the identifiers are equal without regard to letter case, whatever registries the
    /// values answer from.
    ///
    /// Apple's counterpart is `UTType.==`.
    public static func == (left: UTType, right: UTType) -> Bool {
      if let number = left.number, let other = right.number {
        return left.registry.names(number, sameAs: other, in: right.registry)
      }
      if let undeclared = left.undeclared, undeclared === right.undeclared { return true }
      return left.withIdentifier { left in
        right.withIdentifier { right in left.elementsEqual(right) }
      }
    }

    /// Hashes the identifier's bytes, without making a `String`.
    ///
    /// Apple's counterpart is `UTType.hash(into:)`.
    public func hash(into hasher: inout Hasher) {
      withIdentifier { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
  }
#endif
