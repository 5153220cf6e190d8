/// The content of a binary list with edits made: what is written in its place.
package struct BinaryEdits {
  private var replaced: [Int: PropertyListContent] = [:]
  private var texts: [Int: String] = [:]
  private var removed: Set<Int> = []
  /// What comes into the container at a tape index, with the key that it stands behind.
  private var inserted: [Int: [(entry: PropertyListContent.Entry, anchor: Int?)]] = [:]
  private var appended: [Int: [PropertyListContent]] = [:]

  package init(_ edits: [PropertyListEdit]) {
    for edit in edits {
      switch edit {
      case .replace(let value, let content): replaced[value.index] = content
      case .setText(let value, let text): texts[value.index] = text
      case .insert(let entry, let dictionary, let anchor):
        inserted[dictionary.index, default: []].append((entry, anchor?.index))
      case .append(let content, let array): appended[array.index, default: []].append(content)
      case .removeEntry(let key): removed.insert(key.index)
      case .removeElement(let value): removed.insert(value.index)
      case .removeText, .convertToXML: break
      }
    }
  }

  /// The content of the whole list; nil when a part of it cannot be read.
  package func content(of list: PropertyList) -> PropertyListContent? {
    var budget = 1_000_000
    return list.root.flatMap { content($0, &budget) }
  }

  private func content(
    _ value: PropertyListValue, _ budget: inout Int
  ) -> PropertyListContent? {
    budget -= 1
    guard budget >= 0 else { return nil }
    if let content = replaced[value.index] { return content }
    switch value.kind {
    case .array:
      var elements: [PropertyListContent] = []
      for element in value.elements where !removed.contains(element.index) {
        guard let content = content(element, &budget) else { return nil }
        elements.append(content)
      }
      return .array(elements + (appended[value.index] ?? []))
    case .dictionary:
      let new = inserted[value.index] ?? []
      var entries: [PropertyListContent.Entry] = []
      for entry in value.entries where !removed.contains(entry.key.index) {
        guard let key = texts[entry.key.index] ?? entry.key.string,
          let content = content(entry.value, &budget)
        else { return nil }
        entries.append(PropertyListContent.Entry(key, content))
        entries += new.filter { $0.anchor == entry.key.index }.map(\.entry)
      }
      return .dictionary(entries + new.filter { $0.anchor == nil }.map(\.entry))
    default:
      if let text = texts[value.index] { return .string(text) }
      return PropertyListContent.scalar(value)
    }
  }
}
