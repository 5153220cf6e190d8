import TypeDeclarations
import TypewardenExporting

/// Types as an app declares them, with what can be wrong with them.
enum SampleRegistry {
  /// Two sound types above a small system, a cycle of two, a type that names itself, and a type
  /// with a supertype that nobody declares.
  static let faulty = TypeRegistry.system.adding(
    [
      TypeDeclaration(
        "com.example.drawing", kind: .exported, conformingTo: ["public.data", "public.content"],
        tags: [.filenameExtension: ["drawing", "draw"], .mimeType: ["application/x-drawing"]],
        localizedDescription: "Drawing"),
      TypeDeclaration(
        "com.example.sketch", kind: .exported,
        conformingTo: ["com.example.drawing", "com.example.lost"]),
      TypeDeclaration("com.example.a", kind: .exported, conformingTo: ["com.example.b"]),
      TypeDeclaration("com.example.b", kind: .imported, conformingTo: ["com.example.a"]),
      TypeDeclaration("com.example.self", kind: .exported, conformingTo: ["com.example.self"]),
    ], layer: RegistryLayer("App/Info.plist"))

  /// Texts that want to be markup, code, comments or another line.
  static let hostileTexts = [
    "</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>", "\" onload=\"alert(1)",
    "a & b < c > d \"e\" 'f'", "--><!-- --", "line\nbreak\r\u{2028}end", "\u{202E}gnp.exe",
    "\\N \\G \\L \\\" \\", "#quot; %%{init: {\"theme\":\"dark\"}}%% `x` end", "]]>", "${x} $(y)",
    "\u{0}\u{7}\u{1B}[2J", "]; n0 -> n1; [", "%F ; \\; #",
  ]

  /// A type for each of the texts, which has it wherever a declaration holds text. Identifiers can
  /// hold no such characters but for those beyond ASCII.
  static let hostile = TypeRegistry.system.adding(
    hostileTexts.enumerated().map { index, text in
      TypeDeclaration(
        "com.example.hostile\(index)", kind: .exported, conformingTo: ["public.data"],
        tags: [.filenameExtension: [text, "h\(index)"], .mimeType: [text]],
        localizedDescription: text, referenceURL: "javascript:alert('\(text)')")
    }, layer: RegistryLayer("</script>\u{202E}<b>.plist"))

  static func own(_ registry: TypeRegistry) -> [RegisteredType] {
    registry.types.filter { !RegistryLayer.standard.contains($0.layer) }
  }

  static func graph(
    _ registry: TypeRegistry, annotations: [String: [GraphAnnotation]] = [:]
  ) -> TypeGraph {
    TypeGraph(
      registry, GraphSelection(own(registry), up: nil, down: 0, isFocus: false),
      annotations: annotations)
  }
}
