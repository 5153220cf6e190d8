internal import TypewardenSourceText

/// From edits of values to edits of the bytes of an XML list.
struct XMLEdits {
  let list: PropertyList
  let layout: ListLayout

  /// The edits of bytes; nil for what cannot be made.
  func edits(for edit: PropertyListEdit) -> [SourceEdit]? {
    switch edit {
    case .replace(let value, let content):
      return [SourceEdit(value.range, written(content, at: value))]
    case .setText(let value, let text):
      if value.node.flags.contains(.emptyElement) {
        return value.kind == .string
          ? [SourceEdit(value.range, written(.string(text), at: value))] : nil
      }
      return [SourceEdit(value.contentRange, XMLWriter.escaped(text))]
    case .insert(let entry, let dictionary, let anchor):
      let gap = gap(in: dictionary, at: anchor)
      return insertion(into: dictionary, behind: anchor) { writer, indentation in
        writer.write(entry, indentation: indentation, gap: gap)
      }
    case .append(let content, let array):
      return insertion(into: array, behind: nil) { writer, indentation in
        writer.write(content, indentation: indentation)
      }
    case .removeEntry(let key):
      let end = PropertyListValue(key.storage, key.index + 1).range.end
      return [removal(SourceRange(start: key.range.start, end: max(key.range.end, end)))]
    case .removeElement(let value): return [removal(value.range)]
    case .removeText(let range): return [removal(range)]
    case .convertToXML: return nil
    }
  }

  private func removal(_ range: SourceRange) -> SourceEdit {
    SourceEdit(layout.removal(of: range), [])
  }

  private func written(_ content: PropertyListContent, at value: PropertyListValue) -> [UInt8] {
    var writer = writer(in: value.container)
    writer.write(content, indentation: layout.indentation(ofLineAt: value.range.start))
    return writer.bytes
  }

  /// A writer in the manner of a container: on one line when the container is.
  private func writer(in container: PropertyListValue?) -> XMLWriter {
    let isOnOneLine =
      container.map { !$0.isEmpty && !layout.hasLineEnd(in: $0.range) } ?? false
    return XMLWriter(unit: layout.unit, lineEnd: isOnOneLine ? nil : layout.lineEnd)
  }

  /// Puts something behind the entry or element `anchor`, or behind the last.
  private func insertion(
    into container: PropertyListValue, behind anchor: PropertyListValue?,
    _ write: (inout XMLWriter, [UInt8]) -> Void
  ) -> [SourceEdit]? {
    guard let last = anchor ?? lastChild(of: container) else {
      return filling(container, write)
    }
    let end =
      last.kind == .key ? PropertyListValue(last.storage, last.index + 1).range.end : last.range.end
    var writer = writer(in: container)
    guard writer.lineEnd != nil else {
      write(&writer, [])
      return [SourceEdit(SourceRange(at: max(end, last.range.end)), writer.bytes)]
    }
    let indentation = layout.indentation(ofLineAt: last.range.start)
    writer.startLine(indentation)
    write(&writer, indentation)
    let place = layout.insertionPoint(behind: max(end, last.range.end)) { offset in
      layout.bytes.withUnsafeBufferPointer { XMLText.endOfIgnorable($0, offset) }
    }
    return [SourceEdit(SourceRange(at: place), writer.bytes)]
  }

  /// What stands between a key and its value where the neighbour has both on one line; else nil.
  private func gap(in dictionary: PropertyListValue, at anchor: PropertyListValue?) -> [UInt8]? {
    guard let key = anchor ?? lastChild(of: dictionary), key.kind == .key else { return nil }
    let start = key.range.end
    let end = PropertyListValue(key.storage, key.index + 1).range.start
    guard start <= end, layout.bytes[start..<end].allSatisfy(ListLayout.isBlank) else { return nil }
    return Array(layout.bytes[start..<end])
  }

  /// Puts the first thing into an empty container.
  private func filling(
    _ container: PropertyListValue, _ write: (inout XMLWriter, [UInt8]) -> Void
  ) -> [SourceEdit]? {
    let outer = layout.indentation(ofLineAt: container.range.start)
    let isOnOneLine =
      container.container.map { !layout.hasLineEnd(in: $0.range) } ?? false
    var writer = XMLWriter(unit: layout.unit, lineEnd: isOnOneLine ? nil : layout.lineEnd)
    writer.startLine(outer + layout.unit)
    write(&writer, outer + layout.unit)
    if container.node.flags.contains(.emptyElement) {
      writer.startLine(outer)
      let name = container.kind == .array ? "array" : "dict"
      return [
        SourceEdit(
          container.range, Array("<\(name)>".utf8) + writer.bytes + Array("</\(name)>".utf8))
      ]
    }
    let content = container.contentRange
    if !layout.hasLineEnd(in: content) { writer.startLine(outer) }
    return [SourceEdit(SourceRange(at: content.start), writer.bytes)]
  }

  /// The key of the last entry, or the last element.
  private func lastChild(of container: PropertyListValue) -> PropertyListValue? {
    var last: PropertyListValue?
    for entry in container.entries { last = entry.key }
    for element in container.elements { last = element }
    return last
  }
}
