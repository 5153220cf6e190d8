#if canImport(Darwin)
  @_exported public import UniformTypeIdentifiers
#endif
public import TypeDeclarations

/// The bridge between Apple's names and ours, the same on all platforms.
extension UTType {
  /// The type of a registry as a `UTType`.
  ///
  /// It goes on to answer from that registry, and is never nil, except on Apple's systems: there
  /// `UTType` asks the system, which may not know the type.
  ///
  /// Apple has no counterpart.
  public init?(registeredType type: RegisteredType) {
    #if canImport(Darwin)
      self.init(type.identifier.rawValue)
    #else
      self.init(type.typeID, in: type.registry)
    #endif
  }

  /// The type of the same identifier in a registry; nil when it is not declared there.
  ///
  /// Apple has no counterpart.
  public func registeredType(in registry: TypeRegistry = .default) -> RegisteredType? {
    #if canImport(Darwin)
      registry.type(identifier)
    #else
      number(in: registry).map { registry.type($0) }
    #endif
  }
}

extension UTTagClass {
  /// The class of the same name.
  ///
  /// Apple has no counterpart.
  public init(_ tagClass: TagClass) { self.init(rawValue: tagClass.rawValue) }
}

extension TagClass {
  /// The class of the same name.
  public init(_ tagClass: UTTagClass) { self.init(rawValue: tagClass.rawValue) }
}

extension TypeIdentifier {
  /// The identifier of a type.
  public init(_ type: UTType) { self.init(type.identifier) }
}
