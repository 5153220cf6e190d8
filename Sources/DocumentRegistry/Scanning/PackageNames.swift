internal import TypeDeclarations

/// Which names make a folder one document.
struct PackageNames: Sendable {
  private let registry: TypeRegistry
  private let package: TypeRegistry.TypeID?

  init(_ registry: TypeRegistry) {
    self.registry = registry
    package = registry.id(of: "com.apple.package")
  }

  /// Whether a folder of that name is a package.
  @inline(__always)
  func isPackage(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let package, case .declared(let id) = registry.answer(forName: name, kind: .directory)
    else { return false }
    return registry.conforms(TypeRegistry.TypeID(id), to: package)
  }
}
