internal import TypeDeclarations

/// A number that tells whether two registries would give the same answers.
enum TypeSnapshot {
  /// FNV-1a over identifiers, supertypes and tags in the order of the registry: the order decides
  /// between types that claim one tag.
  static func hash(of types: [RegisteredType]) -> Int64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ text: String) {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }
    for type in types {
      let declaration = type.declaration
      add(declaration.identifier.rawValue)
      add(declaration.kind.rawValue)
      add(type.layer.name)
      for supertype in declaration.supertypes { add(supertype.rawValue) }
      for (tagClass, texts) in declaration.tags.sorted(by: { $0.key < $1.key }) {
        add(tagClass.rawValue)
        for text in texts { add(text) }
      }
      add(declaration.localizedDescription ?? "")
    }
    return Int64(bitPattern: hash)
  }
}
