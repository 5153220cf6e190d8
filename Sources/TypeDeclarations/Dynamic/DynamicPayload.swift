/// What the text of a dynamic identifier says, as `key=value` pairs.
///
/// One pair stands alone; several follow a `?`, separated by `:`. Keys, and the values of the
/// conformance key, are abbreviated by hexadecimal numbers; tags never are.
enum DynamicPayload {
  /// The abbreviations, by number. Sources: identifiers made by macOS, and for 5, 9, A, C to F
  /// published tables only.
  static let abbreviations: [(code: String, name: String)] = [
    ("0", "UTTypeConformsTo"), ("1", "public.filename-extension"), ("2", "com.apple.ostype"),
    ("3", "public.mime-type"), ("4", "com.apple.nspboard-type"), ("5", "public.url-scheme"),
    ("6", "public.data"), ("7", "public.text"), ("8", "public.plain-text"),
    ("9", "public.utf16-plain-text"), ("A", "com.apple.traditional-mac-plain-text"),
    ("B", "public.image"), ("C", "public.video"), ("D", "public.audio"),
    ("E", "public.directory"), ("F", "public.folder"), ("10", "com.apple.package"),
    ("13", "public.content"),
  ]

  static func encoded(
    conformsTo: [TypeIdentifier], tags: [DynamicIdentifier.Tag]
  ) -> [UInt8] {
    var pairs: [String] = []
    if !conformsTo.isEmpty {
      pairs.append(
        "0="
          + conformsTo.map { abbreviation(of: $0.rawValue) ?? escaped($0.rawValue) }
          .joined(separator: ","))
    }
    var done: Set<TagClass> = []
    for tag in tags where done.insert(tag.tagClass).inserted {
      let texts = tags.filter { $0.tagClass == tag.tagClass }.map { escaped($0.text) }
      let key = abbreviation(of: tag.tagClass.rawValue) ?? escaped(tag.tagClass.rawValue)
      pairs.append(key + "=" + texts.joined(separator: ","))
    }
    return Array((pairs.count > 1 ? "?" : "").utf8) + Array(pairs.joined(separator: ":").utf8)
  }

  static func normalized(_ tag: DynamicIdentifier.Tag) -> String {
    switch tag.tagClass {
    case .filenameExtension: return tag.text.lowercased()
    case .osType:
      // An empty code stays empty, as recorded identifiers show.
      if tag.text.isEmpty { return "" }
      var characters = Array(tag.text.unicodeScalars.prefix(4))
      while characters.count < 4 { characters.append("\0") }
      return String(String.UnicodeScalarView(characters))
    default: return tag.text
    }
  }

  private static func abbreviation(of name: String) -> String? {
    abbreviations.first { $0.name == name }?.code
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if "\\:=,\0".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
