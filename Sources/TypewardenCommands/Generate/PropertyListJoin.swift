internal import PropertyLists
internal import TypewardenSourceText

/// An XML property list that entries join: each goes to the end of the array of its key, and a key
/// that is not there to the end of the root.
struct PropertyListJoin {
  private let root: PropertyListValue
  private let bytes: [UInt8]
  private let layout: FileLayout

  init(_ list: PropertyList, _ root: PropertyListValue) {
    self.root = root
    bytes = list.source.bytes
    layout = FileLayout(of: list.source.bytes, fallback: FileLayout(indentation: "\t"))
  }

  /// What has to be inserted for the elements of arrays of the root to be there.
  func insertions(of entries: [XMLFragment.Entry]) -> [TextChange] {
    var changes: [TextChange] = []
    var added: [XMLFragment.Entry] = []
    for entry in entries {
      guard case .array(let elements) = entry.value, !elements.isEmpty else { continue }
      if let array = root[entry.key], array.kind == .array {
        changes.append(insertion(of: elements, into: array))
      } else {
        added.append(entry)
      }
    }
    if !added.isEmpty {
      changes.append(
        insertion(into: root, tag: "dict") { space in
          XMLFragment.lines(added, space: space, indentation: layout.indentation)
        })
    }
    return changes
  }

  private func insertion(
    of elements: [XMLFragment], into array: PropertyListValue
  ) -> TextChange {
    insertion(into: array, tag: "array") { space in
      elements.flatMap { $0.lines(space: space, indentation: layout.indentation) }
    }
  }

  /// Lines at the end of a container, indented like what is in it.
  private func insertion(
    into container: PropertyListValue, tag: String, _ lines: (String) -> [String]
  ) -> TextChange {
    let range = container.range
    let isEmptyElement = range == container.openingRange
    let outer = FileLayout.leadingSpace(ofLineAt: range.start, in: bytes)
    // The keys of the root often stand no deeper than the root itself.
    let first = container.entries.first { _ in true }?.key ?? container.elements.first { _ in true }
    let space =
      first.flatMap { value in
        FileLayout.isFirstInLine(value.range.start, in: bytes)
          ? FileLayout.leadingSpace(ofLineAt: value.range.start, in: bytes) : nil
      } ?? outer + layout.indentation
    let text = lines(space).map { $0 + layout.lineEnd }.joined()
    if isEmptyElement {
      return TextChange(
        range: range, text: "<\(tag)>\(layout.lineEnd)\(text)\(outer)</\(tag)>")
    }
    let close = closingTag(of: range)
    if FileLayout.isFirstInLine(close, in: bytes) {
      let start = FileLayout.startOfLine(at: close, in: bytes)
      return TextChange(range: SourceRange(at: start), text: text)
    }
    return TextChange(range: SourceRange(at: close), text: layout.lineEnd + text + outer)
  }

  /// Where the closing tag of an element begins.
  private func closingTag(of range: SourceRange) -> Int {
    var position = range.end - 1
    while position > range.start, bytes[position] != UInt8(ascii: "<") { position -= 1 }
    return position
  }
}
