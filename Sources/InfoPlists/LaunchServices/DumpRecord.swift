internal import TypeDeclarations

/// One record of a dump while its lines come: where the values of its known fields are.
struct DumpRecord {
  /// The fields that say something about types, in both forms of dumps.
  enum Field: Int, CaseIterable {
    case uti, flags, conformsTo, tags, localizedDescription, description, referenceURL
    case bundle, plugin
    case name, path, identifier
    case rank, roles, bindings

    var label: StaticString {
      switch self {
      case .uti: "uti"
      case .flags: "flags"
      case .conformsTo: "conforms to"
      case .tags: "tags"
      case .localizedDescription: "localizedDescription"
      case .description: "description"
      case .referenceURL: "reference URL"
      case .bundle: "bundle"
      case .plugin: "plugin"
      case .name: "name"
      case .path: "path"
      case .identifier: "identifier"
      case .rank: "rank"
      case .roles: "roles"
      case .bindings: "bindings"
      }
    }
  }

  let kind: DumpHeader.Kind
  let line: Int
  let indentation: Int
  private let title: Range<Int>
  private var fieldIndentation: Int?
  private var values: [Range<Int>?]
  private var identifierLine: Int?

  init(_ header: DumpHeader, _ line: DumpLines.Line) {
    kind = header.kind
    self.line = line.number
    indentation = line.indentation
    title = header.title
    values = kind == .other ? [] : Array(repeating: nil, count: Field.allCases.count)
  }

  /// How far a line can be indented that starts another record: as far as the fields, since in the
  /// older form the records of a bundle stand among them.
  var deepestHeader: Int { max(indentation, fieldIndentation ?? indentation + 1) }

  /// Takes a line as a field if it is one; of repeated fields the first counts.
  mutating func add(_ line: DumpLines.Line, in bytes: UnsafeBufferPointer<UInt8>) {
    guard kind != .other else { return }
    if fieldIndentation == nil { fieldIndentation = line.indentation }
    guard line.indentation == fieldIndentation,
      let colon = bytes[line.text].prefix(40).firstIndex(of: UInt8(ascii: ":"))
    else { return }
    let label = line.text.lowerBound..<colon
    guard let field = Field.allCases.first(where: { bytes.holds($0.label, at: label) }),
      values[field.rawValue] == nil
    else { return }
    values[field.rawValue] = bytes.trimmed(colon + 1..<line.text.upperBound)
    if field == .uti { identifierLine = line.number }
  }

  // MARK: Values

  /// The value of a field; nil when there is none or it is empty.
  func value(_ field: Field) -> Range<Int>? {
    values[field.rawValue].flatMap { $0.isEmpty ? nil : $0 }
  }

  func text(_ field: Field, _ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    value(field).map { bytes.string($0) }
  }

  /// The value of a field without the number behind it.
  func referenceText(_ field: Field, _ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    value(field).map { bytes.string(bytes.reference($0).text) }
  }

  /// The name and the number behind `id:`: the older form has only a decimal number there.
  func name(in bytes: UnsafeBufferPointer<UInt8>) -> (text: String?, number: UInt64?) {
    if let number = bytes.decimal(title) { return (nil, number) }
    let (text, number) = bytes.reference(title)
    return (text.isEmpty ? nil : bytes.string(text), number)
  }

  /// Whether the record is of the older form, where it belongs to the bundle before it.
  func isOlderForm(in bytes: UnsafeBufferPointer<UInt8>) -> Bool { bytes.decimal(title) != nil }

  /// The words of the flags, without the number behind them.
  private func flags(_ bytes: UnsafeBufferPointer<UInt8>) -> Set<String> {
    guard let flags = referenceText(.flags, bytes) else { return [] }
    return Set(flags.utf8.split(separator: 0x20).map { String($0) ?? "" })
  }

  func type(_ identifier: String, in bytes: UnsafeBufferPointer<UInt8>) -> DumpedType {
    let flags = flags(bytes)
    var supertypes: [String] = []
    if let list = value(.conformsTo) {
      bytes.forEachPart(list) { supertypes.append(bytes.string($0)) }
    }
    let label =
      value(.localizedDescription).flatMap { bytes.localized($0) } ?? text(.description, bytes)
    return DumpedType(
      declaration: TypeDeclaration(
        identifier,
        kind: flags.contains("exported")
          ? .exported : flags.contains("imported") ? .imported : .unknown,
        conformingTo: supertypes, tags: list(.tags, identifiers: false, bytes).tags,
        localizedDescription: label, referenceURL: text(.referenceURL, bytes)),
      isActive: flags.contains("active"), isTrusted: flags.contains("trusted"),
      isCore: flags.contains("core"), isAppleInternal: flags.contains("apple-internal"),
      line: identifierLine ?? line)
  }

  func claim(_ name: String?, in bytes: UnsafeBufferPointer<UInt8>) -> DumpedClaim {
    let (tags, identifiers) = list(.bindings, identifiers: true, bytes)
    return DumpedClaim(
      name: name, role: referenceText(.roles, bytes), rank: text(.rank, bytes),
      identifiers: identifiers, tags: tags, line: line)
  }

  private func list(
    _ field: Field, identifiers: Bool, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (tags: [TagClass: [String]], identifiers: [String]) {
    var tags: [TagClass: [String]] = [:]
    var found: [String] = []
    guard let list = value(field) else { return (tags, found) }
    bytes.forEachPart(list) { part in
      guard let tag = bytes.tag(part, identifiers: identifiers) else {
        found.append(bytes.string(part))
        return
      }
      if !tag.text.isEmpty { tags[tag.tagClass, default: []].append(bytes.string(tag.text)) }
    }
    return (tags, found)
  }
}
