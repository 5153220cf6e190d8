public import PropertyLists
public import TypeDeclarations

/// One type declaration of a property list, with the places of all its parts.
public struct DeclaredType: Sendable {
  let contents: InfoPlist.Contents

  /// The position in ``InfoPlist/declaredTypes``, which is also the record's place in its layer.
  public let index: Int

  init(_ contents: InfoPlist.Contents, _ index: Int) {
    self.contents = contents
    self.index = index
  }

  /// Whether this is the very same declaration as another, not only an equal one.
  package func isSame(as other: DeclaredType) -> Bool {
    contents === other.contents && index == other.index
  }

  /// Which of the two lists the declaration stands in.
  public var kind: TypeDeclaration.Kind {
    index < contents.exportedCount ? .exported : .imported
  }

  /// The list that the declaration stands in.
  public var infoPlist: InfoPlist { InfoPlist(contents) }

  /// The declaration's dictionary.
  public var dictionary: PropertyListValue {
    contents.declarations.dictionary(index, contents.list.storage)
  }

  /// The value of a known key of the declaration.
  package func value(_ key: KnownKey) -> PropertyListValue? {
    contents.declarations.value(key, index, contents.list.storage)
  }

  /// The identifier's value; nil when there is none or it is not text.
  package var identifierValue: PropertyListValue? {
    guard let value = value(.typeIdentifier), value.isText else {
      return nil
    }
    return value
  }

  /// The identifier as it is written, with its placeholders expanded.
  public var identifier: String? {
    identifierValue?.string.map(contents.settings.expand)
  }

  /// The direct supertypes' values: one string or an array of them.
  package var supertypeValues: [PropertyListValue] { strings(value(.typeConformsTo)) }

  /// The values of a tag class: one string or an array of them.
  package func tagValues(_ tagClass: KnownKey) -> [PropertyListValue] {
    guard let tags = value(.typeTagSpecification), tags.kind == .dictionary else { return [] }
    let name = tagClass.path.name
    var found: [PropertyListValue] = []
    for entry in tags.entries where entry.key.hasText(name) { found = strings(entry.value) }
    return found
  }

  private func strings(_ value: PropertyListValue?) -> [PropertyListValue] {
    guard let value else { return [] }
    if value.kind == .string { return value.isText ? [value] : [] }
    return value.elements.filter(\.isText)
  }

  /// The declaration as a value; nil without an identifier. Complexity: O(parts).
  public var declaration: TypeDeclaration? {
    guard let identifier else { return nil }
    var tags: [TagClass: [String]] = [:]
    if let specification = value(.typeTagSpecification) {
      for entry in specification.entries {
        guard let name = entry.key.string else { continue }
        let texts = strings(entry.value).compactMap(\.string)
        if !texts.isEmpty { tags[TagClass(rawValue: name)] = texts }
      }
    }
    return TypeDeclaration(
      identifier, kind: kind,
      conformingTo: supertypeValues.compactMap { $0.string.map(contents.settings.expand) },
      tags: tags, localizedDescription: value(.typeDescription)?.string,
      referenceURL: value(.typeReferenceURL)?.string, version: version)
  }

  private var version: Int? {
    guard let value = value(.typeVersion) else { return nil }
    return value.integer.flatMap { Int(exactly: $0) } ?? value.string.flatMap { Int($0) }
  }
}

extension InfoPlist {
  init(_ contents: Contents) { self.contents = contents }
}
