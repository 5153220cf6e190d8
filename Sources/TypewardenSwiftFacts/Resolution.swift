/// What a reference to a type turned out to be.
package enum Resolution: Hashable, Sendable {
  /// An identifier that is written in these files, with the literal's place.
  case literal(identifier: String, at: FilePlace)
  /// A constant of the system.
  case systemConstant(name: String, identifier: String)
  /// Not to be told from these files.
  case unresolved(UnresolvedReason)

  /// The identifier where it is known.
  package var identifier: String? {
    switch self {
    case .literal(let identifier, _), .systemConstant(_, let identifier): identifier
    case .unresolved: nil
    }
  }
}

/// Why a reference to a type has no identifier.
package enum UnresolvedReason: Hashable, Sendable {
  /// No constant of that name in these files, nor of the system.
  case unknownName(String)
  /// Several constants of that name with different values that no `#if` tells apart.
  case ambiguousName(String)
  /// The constant is looked up by file name extension, MIME type or tag.
  case lookup(TypeConstructor.Kind)
  /// The text or type is made at run time.
  case unreadable(UnreadableReason)
  /// Constants that refer to each other.
  case cycle(String)
}

/// One type of a list, resolved: what it is, where the list names it, and which call made it.
package struct ResolvedType: Hashable, Sendable {
  package var resolution: Resolution
  /// Where the list, or the constant list that it is spread from, names it.
  package var place: FilePlace
  /// The call that made it, with its file.
  package var constructor: FileConstructor?

  package init(resolution: Resolution, place: FilePlace, constructor: FileConstructor? = nil) {
    self.resolution = resolution
    self.place = place
    self.constructor = constructor
  }
}

/// A constructor with the file that it is in.
package struct FileConstructor: Hashable, Sendable {
  package var path: String
  package var constructor: TypeConstructor

  package init(path: String, constructor: TypeConstructor) {
    self.path = path
    self.constructor = constructor
  }
}
