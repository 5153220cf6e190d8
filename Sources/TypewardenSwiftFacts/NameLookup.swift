/// How names of types and members are compared without a compiler.
enum NameLookup {
  /// `Note` of `App.Note`.
  static func lastComponent(of name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  /// Whether two spellings can mean one type: equal, or one is the end of the other.
  static func areSameType(_ first: String, _ second: String) -> Bool {
    first == second || first.hasSuffix("." + second) || second.hasSuffix("." + first)
  }

  /// The positions of the constants that a reference may mean: those of the nearest scope in which
  /// there are any, and among them those of the file itself when it has some.
  static func matches<Constant>(
    _ reference: NameReference, in file: Int,
    among candidates: [(file: Int, constant: Constant)], enclosing: (Constant) -> String?
  ) -> [(file: Int, constant: Constant)] {
    for scope in scopes(of: reference) {
      let inScope = candidates.filter { candidate in
        switch (scope, enclosing(candidate.constant)) {
        case (nil, nil): true
        case (let scope?, let enclosing?): areSameType(scope, enclosing)
        default: false
        }
      }
      if inScope.isEmpty { continue }
      let own = inScope.filter { $0.file == file }
      return own.isEmpty ? inScope : own
    }
    return []
  }

  /// The scopes to look in: the qualifier, or the scope outwards to the file's level.
  private static func scopes(of reference: NameReference) -> [String?] {
    if let qualifier = reference.qualifier {
      // A qualifier may also be a module before a name at file level.
      return qualifier.contains(".") || qualifier == "UTType" ? [qualifier] : [qualifier, nil]
    }
    var scopes: [String?] = []
    var scope = reference.scope
    while let current = scope {
      scopes.append(current)
      scope = current.lastIndex(of: ".").map { String(current[..<$0]) }
    }
    return scopes + [nil]
  }
}
