import TypeDeclarations

/// Declarations that nobody would write, for comparing the registry with its plainest form.
struct RandomDeclarations {
  var generator: SeededGenerator
  /// Whether supertypes may stand behind a type, which makes cycles.
  let hasCycles: Bool
  let count: Int

  init(seed: Int, count: Int = 200, hasCycles: Bool) {
    generator = SeededGenerator(seed: seed)
    self.count = count
    self.hasCycles = hasCycles
  }

  static let roots = ["public.data", "com.apple.package", "public.directory", "public.item"]

  /// The name of a type by its number: some of them public, some the roots.
  static func name(_ number: Int) -> String {
    if number < roots.count { return roots[number] }
    return number % 5 == 0 ? "public.type\(number)" : "com.example.type\(number)"
  }

  /// One layer: most types of the pool, in order, each with its own random spelling.
  mutating func layer(part: Double = 1) -> [TypeDeclaration] {
    var declarations: [TypeDeclaration] = []
    for number in 0..<count where generator.chance(part) {
      let kinds: [TypeDeclaration.Kind] = [.exported, .exported, .imported, .imported, .unknown]
      declarations.append(
        TypeDeclaration(
          spelling(Self.name(number)), kind: kinds.randomElement(using: &generator)!,
          conformingTo: supertypes(of: number), tags: tags()))
    }
    return declarations
  }

  private mutating func supertypes(of number: Int) -> [String] {
    let wanted = [0, 1, 1, 1, 2, 2, 3, 5].randomElement(using: &generator)!
    return (0..<wanted).compactMap { _ in
      if generator.chance(0.02) { return "com.example.nobody\(number % 3)" }
      let limit = hasCycles && generator.chance(0.3) ? count : number
      return limit > 0 ? spelling(Self.name(Int.random(in: 0..<limit, using: &generator))) : nil
    }
  }

  private mutating func tags() -> [TagClass: [String]] {
    let pools: [(TagClass, [String])] = [
      (
        .filenameExtension,
        ["a", "B", "b", "TXT", "txt", "averylongextension", "12345678", "\u{e9}"]
      ),
      (.mimeType, ["text/a", "Text/A", "image/b"]), (.osType, ["TEXT", "text", "JP2 "]),
      (.pasteboardType, ["Some pasteboard type"]), (.urlScheme, ["HTTP", "http"]),
      (TagClass(rawValue: "com.example.unknown-class"), ["x"]),
    ]
    var tags: [TagClass: [String]] = [:]
    for (tagClass, pool) in pools where generator.chance(0.3) {
      tags[tagClass] = pool.shuffled(using: &generator).suffix(
        Int.random(in: 1...2, using: &generator))
    }
    return tags
  }

  private mutating func spelling(_ name: String) -> String {
    generator.chance(0.2) ? name.uppercased() : name
  }
}
