internal import TypeDeclarations

/// A registry as tables, so that whoever holds file names can join them with types.
///
/// Standard types are part of them: without those a join answers next to nothing.
package enum RegistryTable: String, CaseIterable, Sendable {
  /// All types.
  case type
  /// The tags of each type.
  case tag
  /// Each type with all that it conforms to, itself included.
  case conformance
  /// The answer for each extension.
  case `extension`

  /// The name as databases have it: plain words are often taken.
  var name: String { "uti_\(rawValue)" }

  var columns: [String] {
    switch self {
    case .type: ["identifier", "description", "kind", "source"]
    case .tag: ["type", "class", "tag"]
    case .conformance: ["supertype", "type"]
    case .extension: ["extension", "file_type", "folder_type"]
    }
  }

  func rows(_ input: ExportInput) -> [[String?]] {
    let types = input.registry.types
    switch self {
    case .type:
      return types.map { type in
        let declaration = type.declaration
        return [
          type.identifier.rawValue, declaration.localizedDescription, declaration.kind.rawValue,
          input.source(type.activeRecord),
        ]
      }
    case .tag: return types.flatMap(Self.tags)
    case .conformance:
      return types.flatMap { type in
        ([type] + type.supertypes).map { [$0.identifier.rawValue, type.identifier.rawValue] }
      }
    case .extension: return Self.extensions(types, input.registry)
    }
  }

  private static func tags(_ type: RegisteredType) -> [[String?]] {
    type.tags.sorted { $0.key < $1.key }.flatMap { tagClass, texts in
      var seen: Set<String> = []
      return texts.compactMap { text in
        seen.insert(text).inserted ? [type.identifier.rawValue, tagClass.rawValue, text] : nil
      }
    }
  }

  /// What `resolve` says of each extension that somebody declares; null where it is no type's of that
  /// kind of object.
  private static func extensions(
    _ types: [RegisteredType], _ registry: TypeRegistry
  ) -> [[String?]] {
    var seen: Set<String> = []
    var rows: [[String?]] = []
    for type in types {
      for text in type.tags[.filenameExtension] ?? [] {
        let text = text.lowercased()
        // `tar.gz` is declared, and yet no name has it: only what is behind the last dot counts.
        guard !text.contains("."), seen.insert(text).inserted else { continue }
        let file = registry.type(forName: "x.\(text)", kind: .file)
        let folder = registry.type(forName: "x.\(text)", kind: .directory)
        rows.append([
          text, file.isDeclared ? file.identifier.rawValue : nil,
          folder.identifier == "public.folder" || !folder.isDeclared
            ? nil : folder.identifier.rawValue,
        ])
      }
    }
    return rows
  }
}
