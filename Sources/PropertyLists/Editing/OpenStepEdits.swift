internal import TypewardenSourceText

/// From edits of values to edits of the bytes of an old-style list.
struct OpenStepEdits {
  let list: PropertyList
  let layout: ListLayout

  /// The edits of bytes; nil for what cannot be made.
  func edits(for edit: PropertyListEdit) -> [SourceEdit]? {
    switch edit {
    case .replace(_, let content) where !content.isText: return nil
    case .insert(let entry, _, _) where !entry.value.isText: return nil
    case .append(let content, _) where !content.isText: return nil
    case .replace(let value, let content):
      guard !isShorthand(value) else { return nil }
      return [SourceEdit(value.range, written(content, at: value))]
    case .setText(let value, let text):
      guard !isShorthand(value) else { return nil }
      return [SourceEdit(value.range, OpenStepWriter.quoted(text))]
    case .insert(let entry, let dictionary, let anchor):
      return insertion(into: dictionary, behind: anchor) { writer, indentation in
        writer.write(entry, indentation: indentation)
      }
    case .append(let content, let array):
      return appending(content, to: array)
    case .removeEntry(let key):
      let value = PropertyListValue(key.storage, key.index + 1)
      let end = self.end(behind: max(key.range.end, value.range.end), UInt8(ascii: ";"))
      return [removal(SourceRange(start: key.range.start, end: end))]
    case .removeElement(let value):
      let end = self.end(behind: value.range.end, UInt8(ascii: ","))
      return [removal(SourceRange(start: value.range.start, end: end))]
    case .removeText(let range): return [removal(range)]
    case .convertToXML: return nil
    }
  }

  private func removal(_ range: SourceRange) -> SourceEdit {
    SourceEdit(layout.removal(of: range), [])
  }

  /// Whether a key stands for its own value, so that neither can change alone.
  private func isShorthand(_ value: PropertyListValue) -> Bool {
    let other = value.kind == .key ? value.index + 1 : value.index - 1
    guard other >= 0, other < list.valueCount else { return false }
    let node = list.storage.tape[other]
    return node.start == value.node.start && !node.kind.isContainer
  }

  private func written(_ content: PropertyListContent, at value: PropertyListValue) -> [UInt8] {
    var writer = writer(in: value.container)
    writer.write(content, indentation: layout.indentation(ofLineAt: value.range.start))
    return writer.bytes
  }

  private func writer(in container: PropertyListValue?) -> OpenStepWriter {
    let isOnOneLine =
      container.map { !$0.isEmpty && !layout.hasLineEnd(in: $0.range) } ?? false
    return OpenStepWriter(unit: layout.unit, lineEnd: isOnOneLine ? nil : layout.lineEnd)
  }

  /// The end of a value with the separator behind it; the end of the value when there is none.
  private func end(behind offset: Int, _ separator: UInt8) -> Int {
    let cursor = skipSpace(offset)
    return cursor < layout.bytes.count && layout.bytes[cursor] == separator ? cursor + 1 : offset
  }

  /// The offset behind white space and comments.
  private func skipSpace(_ offset: Int) -> Int {
    var cursor = offset
    while cursor < layout.bytes.count {
      if layout.bytes[cursor] <= 0x20 {
        cursor += 1
      } else if let end = endOfComment(cursor) {
        cursor = end
      } else {
        break
      }
    }
    return cursor
  }

  private func endOfComment(_ offset: Int) -> Int? {
    layout.bytes.withUnsafeBufferPointer { bytes in
      if XMLText.starts("/*", bytes, offset) {
        return min(bytes.count, XMLText.find("*/", bytes, offset + 2) + 2)
      }
      guard XMLText.starts("//", bytes, offset) else { return nil }
      var end = offset
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      return end
    }
  }

  private func insertion(
    into dictionary: PropertyListValue, behind anchor: PropertyListValue?,
    _ write: (inout OpenStepWriter, [UInt8]) -> Void
  ) -> [SourceEdit]? {
    var last = anchor
    if last == nil { for entry in dictionary.entries { last = entry.key } }
    guard let last else { return filling(dictionary, write) }
    let value = PropertyListValue(last.storage, last.index + 1)
    let valueEnd = max(last.range.end, value.range.end)
    let end = self.end(behind: valueEnd, UInt8(ascii: ";"))
    var edits: [SourceEdit] = []
    if end == valueEnd { edits.append(SourceEdit(SourceRange(at: end), [UInt8(ascii: ";")])) }
    var writer = writer(in: dictionary)
    let indentation = layout.indentation(ofLineAt: last.range.start)
    write(&writer, indentation)
    edits.append(line(writer, indentation, behind: end))
    return edits
  }

  private func appending(
    _ content: PropertyListContent, to array: PropertyListValue
  ) -> [SourceEdit]? {
    var last: PropertyListValue?
    for element in array.elements { last = element }
    guard let last else {
      return filling(array) { writer, indentation in
        writer.write(content, indentation: indentation)
      }
    }
    let end = self.end(behind: last.range.end, UInt8(ascii: ","))
    let hasComma = end != last.range.end
    var edits: [SourceEdit] = []
    if !hasComma { edits.append(SourceEdit(SourceRange(at: end), [UInt8(ascii: ",")])) }
    var writer = writer(in: array)
    let indentation = layout.indentation(ofLineAt: last.range.start)
    writer.write(content, indentation: indentation)
    var edit = line(writer, indentation, behind: end)
    if hasComma { edit.replacement.append(UInt8(ascii: ",")) }
    edits.append(edit)
    // Both stand at one place, so they can be one: two appended elements must not come apart.
    if edits.count == 2, edits[0].range == edits[1].range {
      return [SourceEdit(edits[0].range, edits[0].replacement + edits[1].replacement)]
    }
    return edits
  }

  private func line(
    _ writer: OpenStepWriter, _ indentation: [UInt8], behind end: Int
  ) -> SourceEdit {
    guard writer.lineEnd != nil else {
      return SourceEdit(SourceRange(at: end), [0x20] + writer.bytes)
    }
    let place = layout.insertionPoint(behind: end, endOfComment: endOfComment)
    return SourceEdit(
      SourceRange(at: place), layout.lineEnd + indentation + writer.bytes)
  }

  /// Puts the first thing into an empty container.
  private func filling(
    _ container: PropertyListValue, _ write: (inout OpenStepWriter, [UInt8]) -> Void
  ) -> [SourceEdit]? {
    // The pairs of a file without braces have no place of their own.
    guard !container.node.flags.contains(.bare) else { return nil }
    let outer = layout.indentation(ofLineAt: container.range.start)
    let inner = outer + layout.unit
    let isOnOneLine = container.container.map { !layout.hasLineEnd(in: $0.range) } ?? false
    var writer = OpenStepWriter(unit: layout.unit, lineEnd: isOnOneLine ? nil : layout.lineEnd)
    write(&writer, inner)
    let content = container.contentRange
    var bytes = writer.bytes
    if !isOnOneLine {
      bytes = layout.lineEnd + inner + bytes
      if !layout.hasLineEnd(in: content) { bytes += layout.lineEnd + outer }
    }
    return [SourceEdit(SourceRange(at: content.start), bytes)]
  }
}

extension PropertyListContent {
  /// Whether an old-style list has a form for it: such lists know neither Booleans nor numbers nor
  /// dates, and text in their place is something else to whoever reads it.
  fileprivate var isText: Bool {
    switch self {
    case .string, .data: true
    case .integer, .unsigned, .real, .boolean, .date, .uid: false
    case .array(let elements): elements.allSatisfy(\.isText)
    case .dictionary(let entries): entries.allSatisfy(\.value.isText)
    }
  }
}
