internal import TypeDeclarations

/// The MIME names of exported types: the declared one, else one made from the identifier.
struct MIMENames {
  private var names: [String: String] = [:]
  private var owners: [String: String] = [:]
  private(set) var losses: [ExportLoss] = []

  /// Names for the exported types. Two types may come out with one name; it is said so.
  init(_ input: ExportInput) {
    for type in input.types {
      let id = type.identifier.rawValue
      let declared = (type.tags[.mimeType] ?? []).filter(Self.isValid)
      for text in type.tags[.mimeType] ?? [] where !Self.isValid(text) {
        lose(id, "`\(ShownText.shown(text))` is no MIME type and left out")
      }
      let name = declared.first ?? Self.made(from: id)
      if declared.isEmpty {
        lose(id, "no MIME type is declared; `\(name)` is made from the identifier")
      }
      if let owner = owners[name] {
        lose(id, "has the MIME type `\(name)` of `\(owner)`: both become one type")
      } else if let system = Self.systemOwner(of: name, input.registry) {
        lose(id, "has the MIME type `\(name)` of the system's `\(system)`: both become one type")
      }
      owners[name] = owners[name] ?? id
      names[id] = name
    }
  }

  private mutating func lose(_ id: String, _ message: String) {
    losses.append(ExportLoss(about: id, message: message))
  }

  /// The name of an exported type, or the declared name of another type; nil when it has none.
  func name(of type: RegisteredType) -> String? {
    names[type.identifier.rawValue] ?? (type.tags[.mimeType] ?? []).first(where: Self.isValid)
  }

  /// The exported or standard type whose name a MIME type is; nil when it is nobody's.
  func owner(of name: String, _ registry: TypeRegistry) -> String? {
    owners[name] ?? Self.systemOwner(of: name, registry)
  }

  /// Whether text is `type/subtype` by RFC 6838, with the characters of a restricted name.
  static func isValid(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { part in
        guard let first = part.first, part.count <= 127, isAlphanumeric(first) else { return false }
        return part.allSatisfy { isAlphanumeric($0) || "!#$&-^_.+".utf8.contains($0) }
      }
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  /// A name that nobody else has, because nobody else has the identifier. It begins with `x-` since
  /// it is registered nowhere; bytes a MIME name cannot hold become `_` and two digits.
  static func made(from identifier: String) -> String {
    var name = ""
    for byte in identifier.utf8.prefix(120) {
      if isAlphanumeric(byte) || byte == 0x2D || byte == 0x2E {
        name.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        name += "_" + String(byte, radix: 16)
      }
    }
    return "application/x-" + String(name.prefix(125))
  }

  /// The standard type with a MIME type.
  private static func systemOwner(of name: String, _ registry: TypeRegistry) -> String? {
    registry.types(tag: name, tagClass: .mimeType)
      .first { RegistryLayer.standard.contains($0.layer) }?.identifier.rawValue
  }
}
