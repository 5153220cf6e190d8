internal import TypewardenSourceText

/// One look-up through the constants of a module.
struct TypeResolver {
  let module: SwiftModuleFacts
  /// The constants on the way, so that constants that refer to each other end.
  private var visited: [String] = []

  init(module: SwiftModuleFacts) { self.module = module }

  mutating func resolve(_ expression: TypeExpression, in file: Int) -> [ResolvedType] {
    let facts = module.files[file]
    let place = FilePlace(path: facts.path, place: expression.place)
    switch expression.value {
    case .constructor(let index):
      guard facts.constructors.indices.contains(index) else { return [] }
      let constructor = facts.constructors[index]
      return [
        ResolvedType(
          resolution: resolve(constructor, in: file), place: place,
          constructor: FileConstructor(path: facts.path, constructor: constructor))
      ]
    case .reference(let reference):
      return resolve(reference, in: file, named: place)
    case .identifier(let text):
      return [ResolvedType(resolution: .literal(identifier: text, at: place), place: place)]
    case .legacyConstant(let name):
      let identifier = SystemConstants.identifier(ofLegacyConstant: name)
      let resolution: Resolution =
        identifier.map { .systemConstant(name: name, identifier: $0) }
        ?? .unresolved(.unknownName(name))
      return [ResolvedType(resolution: resolution, place: place)]
    case .unreadable(let reason):
      return [ResolvedType(resolution: .unresolved(.unreadable(reason)), place: place)]
    }
  }

  /// The types of the constants that a name may mean; `place` is where it is named.
  mutating func resolve(
    _ reference: NameReference, in file: Int, named place: FilePlace
  ) -> [ResolvedType] {
    func unresolved(_ reason: UnresolvedReason) -> [ResolvedType] {
      [ResolvedType(resolution: .unresolved(reason), place: place)]
    }
    let candidates = (module.typeConstants[reference.name] ?? []).map {
      (file: $0.file, constant: module.files[$0.file].typeConstants[$0.index])
    }
    let matches = NameLookup.matches(
      reference, in: file, among: candidates, enclosing: \.enclosing)
    guard !matches.isEmpty else {
      if let (_, text) = self.text(reference, in: file) { return [ResolvedType(text, place)] }
      if reference.qualifier == "UTType",
        let identifier = SystemConstants.identifier(ofConstant: reference.name)
      {
        let system = Resolution.systemConstant(name: reference.name, identifier: identifier)
        return [ResolvedType(resolution: system, place: place)]
      }
      return unresolved(.unknownName(reference.name))
    }
    let isTellable = Set(matches.map(\.constant.condition)).count == matches.count
    var answers: [[ResolvedType]] = []
    for (number, constant) in matches {
      let step = "\(number):\(constant.place.range.start)"
      guard !visited.contains(step) else { return unresolved(.cycle(reference.name)) }
      visited.append(step)
      var types = constant.value.elements.flatMap { resolve($0, in: number) }
      visited.removeLast()
      // A single type is named here; the elements of a list are named where the list is written.
      if !constant.isList { for index in types.indices { types[index].place = place } }
      answers.append(types)
    }
    let first = answers[0].map(\.resolution.identifier)
    if answers.allSatisfy({ $0.map(\.resolution.identifier) == first }) { return answers[0] }
    return isTellable ? answers.flatMap { $0 } : unresolved(.ambiguousName(reference.name))
  }

  /// What a call makes: an identifier, when its text is known.
  func resolve(_ constructor: TypeConstructor, in file: Int) -> Resolution {
    guard constructor.kind.takesIdentifier else { return .unresolved(.lookup(constructor.kind)) }
    let path = module.files[file].path
    switch constructor.argument {
    case .literal(let text):
      return .literal(identifier: text, at: FilePlace(path: path, place: constructor.place))
    case .reference(let reference):
      return text(reference, in: file)?.1 ?? .unresolved(.unknownName(reference.name))
    case .nonLiteral(let reason):
      return .unresolved(.unreadable(reason))
    }
  }

  /// The text constant that a name means, followed to its literal.
  private func text(
    _ reference: NameReference, in file: Int, depth: Int = 0
  ) -> (file: Int, Resolution)? {
    guard depth < 16 else { return (file, .unresolved(.cycle(reference.name))) }
    let candidates = (module.stringConstants[reference.name] ?? []).map {
      (file: $0.file, constant: module.files[$0.file].stringConstants[$0.index])
    }
    let matches = NameLookup.matches(
      reference, in: file, among: candidates, enclosing: \.enclosing)
    guard let first = matches.first else { return nil }
    if matches.contains(where: { $0.constant.value != first.constant.value }) {
      return (file, .unresolved(.ambiguousName(reference.name)))
    }
    switch first.constant.value {
    case .literal(let text):
      let place = FilePlace(path: module.files[first.file].path, place: first.constant.place)
      return (first.file, .literal(identifier: text, at: place))
    case .reference(let next):
      return text(next, in: first.file, depth: depth + 1)
        ?? (first.file, .unresolved(.unknownName(next.name)))
    case .nonLiteral(let reason):
      return (first.file, .unresolved(.unreadable(reason)))
    }
  }
}

extension ResolvedType {
  fileprivate init(_ resolution: Resolution, _ place: FilePlace) {
    self.init(resolution: resolution, place: place)
  }
}
