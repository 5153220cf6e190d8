package import TypeDeclarations

/// What a package of the shared MIME database says, in the words of a registry.
///
/// A MIME type that a known type has is that type; then the package's declaration of it does not count
/// and is there to be explained. Any other becomes the dynamic type that macOS makes of its MIME name,
/// since nobody gave it an identifier; the registry then knows its names and supertypes nevertheless.
/// An extension that only the package has leads to a dynamic type that conforms to the known one.
package struct SharedMIMELayer: Sendable {
  /// The name of the package's file, which is the layer's name.
  package let name: String
  /// The declarations in the order of their precedence.
  package private(set) var declarations: [TypeDeclaration] = []
  /// The line of the file for each declaration.
  package private(set) var lines: [Int] = []

  private let known: TypeRegistry
  /// The identifiers by MIME name, of those that the package has.
  private var identifiers: [String: TypeIdentifier] = [:]

  /// The layer of a package on top of a registry. Complexity: O(types × tags).
  package init(_ package: SharedMIMEPackage, on registry: TypeRegistry) {
    name = package.name
    known = registry
    for type in package.types { identifiers[type.name] = identifier(of: type) }
    let contests = contests(package.types)
    var entries: [(weight: Int, declaration: TypeDeclaration, line: Int)] = []
    for (index, type) in package.types.enumerated() {
      let weight = type.globs.filter { glob in
        glob.filenameExtension.map { (contests[$0.lowercased()]?.count ?? 0) > 1 } ?? false
      }.map(\.weight).min()
      entries.append((weight ?? 50, declaration(of: type), type.line))
      for (weight, declaration) in extensions(of: type, index, contests) {
        entries.append((weight, declaration, type.line))
      }
    }
    // Where two types want one extension, the heavier pattern comes first.
    let order = entries.indices.sorted { left, right in
      (entries[right].weight, left) < (entries[left].weight, right)
    }
    declarations = order.map { entries[$0].declaration }
    lines = order.map { entries[$0].line }
  }

  /// Who wants an extension, and how much.
  private struct Contest {
    var count = 0
    /// The weight of the heaviest pattern of a type that nobody declares.
    var dynamicWeight = -1
    /// The heaviest pattern of a known type, and the type's index.
    var knownWeight = -1
    var known = -1
  }

  private func contests(_ types: [SharedMIMEPackage.MIMEType]) -> [String: Contest] {
    var contests: [String: Contest] = [:]
    for (index, type) in types.enumerated() {
      let isKnown = known.type(identifier(ofName: type.name)) != nil
      var counted: Set<String> = []
      for glob in type.globs {
        guard let text = glob.filenameExtension?.lowercased() else { continue }
        var contest = contests[text] ?? Contest()
        if counted.insert(text).inserted { contest.count += 1 }
        if !isKnown {
          contest.dynamicWeight = max(contest.dynamicWeight, glob.weight)
        } else if glob.weight > contest.knownWeight {
          (contest.knownWeight, contest.known) = (glob.weight, index)
        }
        contests[text] = contest
      }
    }
    return contests
  }

  private func declaration(of type: SharedMIMEPackage.MIMEType) -> TypeDeclaration {
    var extensions: [String] = []
    for glob in type.globs.sorted(by: { $0.weight > $1.weight }) {
      guard let text = glob.filenameExtension, !extensions.contains(text) else { continue }
      extensions.append(text)
    }
    return TypeDeclaration(
      identifier(ofName: type.name).rawValue, kind: .imported, conformingTo: supertypes(of: type),
      tags: [.filenameExtension: extensions, .mimeType: [type.name] + type.aliases],
      localizedDescription: type.comment)
  }

  /// Extensions of a known type that nobody declares and no other type of the package wants as much:
  /// for each the dynamic type that a Mac makes when it is asked for the extension among the kinds of
  /// the known type.
  private func extensions(
    of type: SharedMIMEPackage.MIMEType, _ index: Int, _ contests: [String: Contest]
  ) -> [(weight: Int, declaration: TypeDeclaration)] {
    let identifier = identifier(ofName: type.name)
    guard known.type(identifier) != nil else { return [] }
    return Set(type.globs.compactMap { $0.filenameExtension?.lowercased() }).sorted()
      .compactMap { text in
        guard let contest = contests[text], contest.known == index,
          contest.knownWeight > contest.dynamicWeight,
          known.types(tag: text, tagClass: .filenameExtension).isEmpty
        else { return nil }
        let dynamic = DynamicIdentifier(
          conformingTo: identifier, tag: text, tagClass: .filenameExtension)
        return (
          contest.knownWeight,
          TypeDeclaration(
            dynamic.identifier, kind: .imported, conformingTo: [identifier.rawValue],
            tags: [.filenameExtension: [text]], localizedDescription: type.comment)
        )
      }
  }

  // MARK: Names

  private func identifier(of type: SharedMIMEPackage.MIMEType) -> TypeIdentifier {
    for name in [type.name] + type.aliases {
      if let identifier = knownIdentifier(ofName: name) { return identifier }
    }
    return Self.dynamicIdentifier(ofName: type.name)
  }

  private func identifier(ofName name: String) -> TypeIdentifier {
    identifiers[name] ?? knownIdentifier(ofName: name) ?? Self.dynamicIdentifier(ofName: name)
  }

  private func knownIdentifier(ofName name: String) -> TypeIdentifier? {
    if let found = known.types(tag: name, tagClass: .mimeType).first { return found.identifier }
    return Self.inodes[name].flatMap { known.type($0) == nil ? nil : $0 }
  }

  /// The identifier that macOS makes for a MIME name it does not know.
  private static func dynamicIdentifier(ofName name: String) -> TypeIdentifier {
    TypeIdentifier(
      DynamicIdentifier(
        conformingTo: name.hasPrefix("x-content/") ? nil : .data, tag: name, tagClass: .mimeType
      ).identifier)
  }

  /// What the database calls the kinds of objects that are no flat files.
  private static let inodes: [String: TypeIdentifier] = [
    "inode/directory": "public.directory", "inode/symlink": "public.symlink",
    "inode/blockdevice": "public.block-special", "inode/chardevice": "public.character-special",
    "inode/fifo": "public.named-pipe", "inode/socket": "public.socket",
    "inode/mount-point": "com.apple.mount-point", "application/octet-stream": "public.data",
  ]

  // MARK: Supertypes

  /// What is said, and what goes without saying: the database takes each `text/…` for plain text and
  /// everything else for bytes, and the other top-level names say what a thing is by RFC 2046.
  private func supertypes(of type: SharedMIMEPackage.MIMEType) -> [String] {
    let own = identifier(ofName: type.name)
    var found: [TypeIdentifier] = []
    func add(_ identifier: TypeIdentifier) {
      if identifier != own, !found.contains(identifier) { found.append(identifier) }
    }
    for name in type.supertypes { add(identifier(ofName: name)) }
    let isFounded = type.supertypes.contains {
      identifiers[$0] != nil || knownIdentifier(ofName: $0) != nil
    }
    let media = String(type.name.prefix { $0 != "/" })
    switch media {
    // Contents of discs and cards, which are no files.
    case "x-content": break
    case "inode": if !isFounded { add("public.item") }
    default:
      if let kind = Self.media[media], media != "text" || !isFounded { add(kind) }
      if !isFounded { add(.data) }
    }
    return found.map(\.rawValue)
  }

  private static let media: [String: TypeIdentifier] = [
    "text": "public.plain-text", "image": "public.image", "audio": "public.audio",
    "video": "public.movie", "font": "public.font",
  ]
}

extension TypeRegistry {
  /// A registry with one more layer, made of a package of the shared MIME database.
  package func adding(_ layer: SharedMIMELayer) -> TypeRegistry {
    adding { builder in
      builder.beginLayer(RegistryLayer(layer.name))
      for declaration in layer.declarations { builder.add(declaration, allowsDynamic: true) }
    }
  }
}
