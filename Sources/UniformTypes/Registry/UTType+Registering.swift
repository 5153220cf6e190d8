#if canImport(Darwin)
  public import UniformTypeIdentifiers
#endif
public import TypeDeclarations

extension UTType {
  /// Declares types for the whole process.
  ///
  /// Apple's systems read an app's types from its Info.plist; elsewhere the program says them
  /// itself, before it first uses one:
  ///
  /// ```swift
  /// UTType.register([
  ///   TypeDeclaration(
  ///     exporting: "com.example.note", conformingTo: ["public.data", "public.content"],
  ///     filenameExtensions: ["note"])
  /// ])
  /// ```
  ///
  /// Each call adds a layer that yields to those before it, so neither a standard type nor an
  /// earlier registration is replaced, except an imported declaration by an exported one. A
  /// declaration whose identifier is not legal is left out, as on Apple's systems.
  ///
  /// Values made before keep their answers; values made afterwards know the new types.
  /// Complexity: O(all that was registered). Safe to call from any thread.
  ///
  /// On Apple's systems this fills `TypeRegistry.default` only: `UTType` itself
  /// goes on to ask the system.
  ///
  /// Apple has no counterpart.
  public static func register(_ declarations: [TypeDeclaration]) {
    DefaultRegistry.register(declarations)
  }

  /// Who hears of types that are used as exported or imported and that nobody has declared.
  ///
  /// Each identifier is reported once in a process, to the handler of that moment, on the thread
  /// that made the type. Nil brings back the handler of the beginning, which writes a line to
  /// standard error. Only the first 1,000 identifiers are reported.
  ///
  /// On Apple's systems the handler is never called, since the system has its own log message.
  ///
  /// Apple has no counterpart.
  public static func setUndeclaredTypeHandler(_ handler: UndeclaredTypeUse.Handler?) {
    DefaultRegistry.setHandler(handler)
  }
}
