package import InfoPlists
package import PropertyLists
internal import TypewardenProjects
package import TypewardenSourceText
package import TypewardenSwiftFacts

/// What a rule puts its edits into, as changes of values; a fix without any is no fix.
package struct FixBuilder {
  private(set) var edits: [Fix.Edit] = []
  /// Set when the edits turn out not to mend anything.
  private(set) var isDropped = false
  let product: Product
  private let current: InfoPlist
  let sources: SourceFacts?

  init(product: Product, current: InfoPlist, sources: SourceFacts?) {
    self.product = product
    self.current = current
    self.sources = sources
  }

  /// Gives up: nothing that can be done helps.
  package mutating func drop() { isDropped = true }

  private mutating func add(_ edit: PropertyListEdit, of value: PropertyListValue) {
    let list =
      product.infoPlists.first { $0.list.storage === value.storage }?.list ?? current.list
    guard list.storage === value.storage else { return drop() }
    edits.append(.list(list, edit))
  }

  /// Another text for a string or key.
  package mutating func setText(of value: PropertyListValue, to text: String) {
    add(.setText(value, text), of: value)
  }

  /// Another value in the place of one.
  package mutating func replace(
    _ value: PropertyListValue, with content: PropertyListContent
  ) {
    add(.replace(value, with: content), of: value)
  }

  /// A value in an array of its own.
  package mutating func wrap(_ value: PropertyListValue) {
    guard let content = PropertyListContent(value) else { return drop() }
    replace(value, with: .array([content]))
  }

  /// The value of a key, which is made when there is none.
  package mutating func set(
    _ key: KnownKey, to content: PropertyListContent, in dictionary: PropertyListValue,
    after anchor: PropertyListValue? = nil
  ) {
    if let value = dictionary[key] {
      replace(value, with: content)
    } else {
      insert(key.path.name.description, content, into: dictionary, after: anchor)
    }
  }

  /// A new entry, behind that of a key or as the last.
  package mutating func insert(
    _ key: String, _ content: PropertyListContent, into dictionary: PropertyListValue,
    after anchor: PropertyListValue? = nil
  ) {
    add(
      .insert(PropertyListContent.Entry(key, content), into: dictionary, after: anchor),
      of: dictionary)
  }

  /// A new last element.
  package mutating func append(_ content: PropertyListContent, to array: PropertyListValue) {
    add(.append(content, to: array), of: array)
  }

  /// A key goes, with its value.
  package mutating func removeEntry(of key: PropertyListValue) {
    add(.removeEntry(key: key), of: key)
  }

  /// A value goes: of a dictionary with its key, of an array with the array when it is the last.
  package mutating func remove(_ value: PropertyListValue) {
    guard let container = value.container else { return drop() }
    if let key = value.key {
      // A dictionary of tags without any would be left.
      if container.hasOneEntry, let outer = container.key,
        outer.hasText("UTTypeTagSpecification")
      {
        return removeEntry(of: outer)
      }
      return removeEntry(of: key)
    }
    var count = 0
    for _ in container.elements { count += 1 }
    if count == 1, container.container?.kind == .dictionary { return remove(container) }
    add(.removeElement(value), of: value)
  }

  /// The list is written anew as XML.
  package mutating func convertToXML(_ list: PropertyList) {
    edits.append(.list(list, .convertToXML))
  }

  /// Bytes of a text list that are part of no value go.
  package mutating func removeText(_ range: SourceRange, of list: PropertyList) {
    edits.append(.list(list, .removeText(range)))
  }

  /// Other text in a Swift source.
  package mutating func replace(_ range: SourceRange, ofSource path: String, with text: String) {
    guard let source = sources?.text(of: path), range.end <= source.bytes.count else {
      return drop()
    }
    edits.append(.source(source, SourceEdit(range, text.utf8)))
  }

  /// Other text in a Swift source, whose text is at hand.
  package mutating func replace(_ range: SourceRange, of source: SourceText, with text: String) {
    edits.append(.source(source, SourceEdit(range, text.utf8)))
  }

  /// The bytes of a place in a Swift source.
  package func text(of place: FilePlace) -> String {
    sources?.text(of: place.path).string(in: place.place.range) ?? ""
  }
}

extension PropertyListValue {
  /// Whether a dictionary has just one entry.
  fileprivate var hasOneEntry: Bool {
    var entries = entries
    return entries.next() != nil && entries.next() == nil
  }
}
