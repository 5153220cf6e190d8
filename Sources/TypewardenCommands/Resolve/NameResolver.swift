internal import TypeDeclarations
internal import TypewardenCommandLine
internal import TypewardenSourceText

/// Answers one name or tag after another.
struct NameResolver {
  let registry: TypeRegistry
  let question: ResolveQuestion
  let supertype: ResolveQuestion.Supertype
  let isJSON: Bool
  let terminator: UInt8
  /// Whether a terminal shows the answers: programs get the names as they are.
  let isWatched: Bool

  /// Whether names can be answered as fast as they are read: nothing but the name counts.
  var isPlain: Bool {
    guard case .unsaid = supertype else { return false }
    return !isWatched && question.form == .name && question.isNameOnly && !question.isDirectory
      && !question.wantsAll && !isJSON
  }

  /// Writes the answer to one input; says whether it is a valid one. A path at which nobody may look
  /// is answered by its name, and is a failure.
  func answer(_ input: [UInt8], _ form: ResolveQuestion.Form, _ writer: AnswerWriter) -> ExitCode {
    let types: [ResolvedType]
    var exitCode = ExitCode.success
    switch form {
    case .tag(let tagClass):
      let text = String(validating: input, as: UTF8.self)
      types = text.map { self.types(tag: $0, tagClass) } ?? []
    case .name:
      let (kind, error) = object(input)
      types = self.types(name: input, kind)
      if let error {
        exitCode = .failure
        StandardError.line(
          "typewarden: \(Terminal.escaped(error.description)); its type is that of its name alone")
      }
    }
    if types.isEmpty {
      write(input, nil, writer)
      return exitCode.combined(with: .findings)
    }
    for type in question.wantsAll ? types[...] : types.prefix(1) { write(input, type, writer) }
    return exitCode
  }

  private func types(tag: String, _ tagClass: TagClass) -> [ResolvedType] {
    let wanted: TypeIdentifier? =
      switch supertype {
      case .any: nil
      case .unsaid: .data
      case .type(let type): type.identifier
      }
    guard
      let preferred = registry.preferredType(tag: tag, tagClass: tagClass, conformingTo: wanted)
    else { return [] }
    guard question.wantsAll, preferred.registered != nil else { return [preferred] }
    let others = registry.types(
      tag: tag, tagClass: tagClass, conformingTo: wanted.flatMap { registry.type($0) })
    return others.map { ResolvedType(declared: $0) }
  }

  private func types(name: [UInt8], _ kind: ObjectKind) -> [ResolvedType] {
    name.withUnsafeBufferPointer { bytes in
      if case .unsaid = supertype, !question.wantsAll {
        return [registry.type(forNameBytes: bytes, kind: kind)]
      }
      let (start, length) = TypeRegistry.extensionRange(of: bytes)
      guard length > 0 else { return [registry.type(forNameBytes: bytes, kind: kind)] }
      let text = String(decoding: bytes[start..<(start + length)], as: UTF8.self)
      if case .unsaid = supertype {
        // Every claimant, the one that the name resolves to first.
        let first = registry.type(forNameBytes: bytes, kind: kind)
        let others = registry.types(tag: text, tagClass: .filenameExtension)
          .map { ResolvedType(declared: $0) }
        return [first] + others.filter { $0 != first }
      }
      return types(tag: text, .filenameExtension)
    }
  }

  private func object(_ name: [UInt8]) -> (kind: ObjectKind, error: FileError?) {
    if question.isDirectory { return (.directory, nil) }
    guard !question.isNameOnly, let path = String(validating: name, as: UTF8.self) else {
      return (.nameOnly, nil)
    }
    let object = ObjectAtPath(path)
    return (object.kind, object.error)
  }

  private func write(_ input: [UInt8], _ type: ResolvedType?, _ writer: AnswerWriter) {
    if isJSON {
      var line = json(input, type).bytes
      line.append(terminator)
      writer.append(line)
      return
    }
    writer.append(
      isWatched ? Array(Terminal.escaped(String(decoding: input, as: UTF8.self)).utf8) : input)
    writer.append([0x09])
    writer.append(Array((type?.identifier.rawValue ?? "-").utf8))
    writer.append([terminator])
  }

  private func json(_ input: [UInt8], _ type: ResolvedType?) -> JSON {
    .object([
      "input": .string(String(decoding: input, as: UTF8.self)),
      "type": .optional(type?.identifier.rawValue),
      "mime": .optional(type?.tags[.mimeType]?.first),
      "description": .optional(type?.localizedDescription),
      "declared": .bool(type?.isDeclared ?? false),
      "dynamic": .bool(type?.isDynamic ?? false),
      "package": .bool(
        registry.type("com.apple.package").flatMap { type?.conforms(to: $0) } ?? false),
    ])
  }
}
