extension TypeRegistry {
  /// The preferred type for a tag, by Apple's rule: the best declared type that carries the tag and
  /// conforms to the supertype; without one a dynamic type; nil when the tag or the class is not
  /// valid.
  ///
  /// Apple's counterpart is `UTType.init(tag:tagClass:conformingTo:)`. `supertype` nil asks without
  /// a supertype, and a dynamic answer then conforms to nothing.
  public func preferredType(
    tag: String, tagClass: TagClass, conformingTo supertype: TypeIdentifier?
  ) -> ResolvedType? {
    guard let known = KnownTagClass(tagClass), TagSyntax.isValid(tag, known) else { return nil }
    let registered = supertype.flatMap { type($0) }
    if supertype == nil || registered != nil {
      let found = types(tag: tag, tagClass: tagClass, conformingTo: registered)
      if let first = found.first { return ResolvedType(first) }
    }
    return ResolvedType(DynamicIdentifier(conformingTo: supertype, tag: tag, tagClass: tagClass))
  }
}

/// Which texts are tags at all.
enum TagSyntax {
  /// Whether text can be a tag of a class.
  ///
  /// An extension holds no dot, no slash and no white space, as recorded answers of macOS show
  /// (`tar.gz`, `ssh/config` and `script editor` have no type); no tag is empty or holds NUL.
  static func isValid(_ tag: String, _ tagClass: KnownTagClass) -> Bool {
    guard !tag.isEmpty else { return false }
    for byte in tag.utf8 {
      if byte == 0 { return false }
      guard tagClass == .filenameExtension else { continue }
      if byte <= 0x20 || byte == 0x2E || byte == 0x2F || byte == 0x7F { return false }
    }
    return true
  }
}
