#if !canImport(Darwin)
  package import TypeDeclarations

  /// A type of data, known by its uniform type identifier.
  ///
  /// The interface is Apple's: the same names, signatures and documented behaviour as `UTType` of
  /// UniformTypeIdentifiers, on systems that lack it.
  ///
  /// ```swift
  /// let type = UTType(filenameExtension: "jpg")!
  /// type.identifier                  // public.jpeg
  /// type.conforms(to: .image)        // true
  /// type.preferredMIMEType           // image/jpeg
  /// ```
  ///
  /// A value is a snapshot: it answers from the registry that was the default one when it was made,
  /// whatever is registered later. Only making a value takes a lock; asking one never does. A copy
  /// costs one or two reference counts.
  ///
  /// Apple's counterpart is `UTType` (macOS 11, iOS 14). `UTTypeReference`, its bridging, and the
  /// members that belong to `NSString` and `NSItemProvider` are not part of this library.
  public struct UTType: Sendable {
    /// What the value answers from.
    package let registry: TypeRegistry

    let form: Form

    /// A number where the registry has one, so that declared types are compared without names.
    enum Form: Sendable {
      case declared(Int32)
      case undeclared(UndeclaredType)
    }

    init(_ id: TypeRegistry.TypeID, in registry: TypeRegistry) {
      self.registry = registry
      form = .declared(Int32(truncatingIfNeeded: id.rawValue))
    }

    init(_ type: UndeclaredType, in registry: TypeRegistry) {
      self.registry = registry
      form = .undeclared(type)
    }
  }

  extension UTType {
    /// The number of a declared type in ``registry``.
    var number: TypeRegistry.TypeID? {
      guard case .declared(let number) = form else { return nil }
      return TypeRegistry.TypeID(Int(number))
    }

    /// What stands for the type where nobody declares it.
    var undeclared: UndeclaredType? {
      guard case .undeclared(let type) = form else { return nil }
      return type
    }

    /// The type's number in a registry, which need not be its own; nil when it is not declared there.
    func number(in other: TypeRegistry) -> TypeRegistry.TypeID? {
      if let number { return other.id(of: number, in: registry) }
      return withIdentifier { other.id(ofFolded: $0) }
    }

    /// Calls `body` with the identifier's bytes, in lower case.
    func withIdentifier<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
      switch form {
      case .declared(let number):
        return registry.withIdentifier(of: Int(number), body)
      case .undeclared(let type):
        var text = type.identifier.rawValue
        return text.withUTF8(body)
      }
    }
  }
#endif
