internal import TypeDeclarations
internal import TypewardenSourceText

/// A Swift file that constants join: where they go, and how they have to look there.
struct SwiftJoin {
  private let bytes: [UInt8]
  private let words: SwiftWords
  private let items: [MadeTypes.Item]
  private let layout: FileLayout
  /// The positions of the braces of the extension of `UTType` that constants go into.
  private let body: ClosedRange<Int>?

  init(_ source: SourceText, _ items: [MadeTypes.Item]) {
    bytes = source.bytes
    words = SwiftWords(source.bytes)
    self.items = items
    layout = FileLayout(of: source.bytes, fallback: FileLayout(indentation: "  "))
    let words = words
    let bodies = words.positions(of: ["extension", "UTType", "{"])
      .compactMap { start in words.closing(start + 2).map { start + 2...$0 } }
    let first = items.first { $0.name != nil }
    body =
      bodies.first { body in
        guard let first else { return false }
        return words.words[body.lowerBound].range.end <= first.range.start
          && first.range.end <= words.words[body.upperBound].range.start
      } ?? bodies.first
  }

  /// Whether the file makes a type.
  func hasType(_ identifier: TypeIdentifier) -> Bool {
    items.contains { TypeIdentifier($0.identifier) == identifier }
  }

  /// The access level of the constants that are there.
  var access: SwiftConstant.Access {
    guard let body else { return .internal }
    for position in body where words.words[position].text == "static" && position > 0 {
      if let access = SwiftConstant.Access(rawValue: words.words[position - 1].text) {
        return access
      }
    }
    // `public extension UTType` gives its members its own level.
    return .internal
  }

  /// Changes of `exportedAs` to `importedAs` and back, where declarations say so.
  func corrections(for declarations: [TypeDeclaration]) -> [TextChange] {
    items.compactMap { item in
      let identifier = TypeIdentifier(item.identifier)
      guard let declaration = declarations.first(where: { $0.identifier == identifier }),
        (declaration.kind == .exported) != item.isExported
      else { return nil }
      let label = item.isExported ? "exportedAs" : "importedAs"
      var position = words.index(atOrAfter: item.range.start)
      while position < words.words.count, words.words[position].range.end <= item.range.end {
        if words.words[position].text == label {
          return TextChange(
            range: words.words[position].range,
            text: item.isExported ? "importedAs" : "exportedAs")
        }
        position += 1
      }
      return nil
    }
  }

  /// What has to be inserted for constants to be there.
  func insertions(of constants: [SwiftConstant]) -> [TextChange] {
    guard !constants.isEmpty else { return [] }
    if words.words.isEmpty {
      // Nothing, or comments only.
      let isAtStart = bytes.last.map { $0 == 0x0A || $0 == 0x0D } ?? true
      let file = SwiftConstant.file(constants, indentation: layout.indentation)
      return [
        TextChange(
          range: SourceRange(at: bytes.count),
          text: (isAtStart ? "" : layout.lineEnd) + text((bytes.isEmpty ? [] : [""]) + file))
      ]
    }
    var changes: [TextChange] = []
    if !isImported { changes.append(importInsertion) }
    guard let body else {
      var lines = SwiftConstant.extension(constants, indentation: layout.indentation)
      if !bytes.isEmpty { lines.insert("", at: 0) }
      let start = bytes.last.map { $0 == 0x0A || $0 == 0x0D } ?? true ? "" : layout.lineEnd
      return changes + [
        TextChange(range: SourceRange(at: bytes.count), text: start + text(lines))
      ]
    }
    let close = words.words[body.upperBound].range.start
    let outer = FileLayout.leadingSpace(ofLineAt: close, in: bytes)
    let space = outer + layout.indentation
    var blocks = constants.map { $0.lines(space: space, indentation: layout.indentation) }
    if body.count > 2 { blocks[0].insert("", at: 0) }
    let lines = Array(blocks.joined(separator: [""]))
    if FileLayout.isFirstInLine(close, in: bytes) {
      let start = FileLayout.startOfLine(at: close, in: bytes)
      changes.append(TextChange(range: SourceRange(at: start), text: text(lines)))
    } else {
      changes.append(
        TextChange(range: SourceRange(at: close), text: layout.lineEnd + text(lines) + outer))
    }
    return changes
  }

  private var isImported: Bool {
    ["UniformTypeIdentifiers", "UniformTypes", "UniformDocuments"].contains { module in
      !words.positions(of: ["import", module]).isEmpty
    }
  }

  /// The import, behind those that are there, else before the first word.
  private var importInsertion: TextChange {
    let line = "import UniformTypeIdentifiers"
    if let last = words.positions(of: ["import"]).last(where: { isTopLevel($0) }),
      let module = words.words.indices.contains(last + 1) ? words.words[last + 1] : nil
    {
      var end = module.range.end
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      return TextChange(range: SourceRange(at: end), text: layout.lineEnd + line)
    }
    let start = words.words.first?.range.start ?? bytes.count
    return TextChange(
      range: SourceRange(at: start),
      text: line + layout.lineEnd + (bytes.isEmpty ? "" : layout.lineEnd))
  }

  private func isTopLevel(_ position: Int) -> Bool {
    FileLayout.isFirstInLine(words.words[position].range.start, in: bytes)
  }

  private func text(_ lines: [String]) -> String {
    lines.map { $0 + layout.lineEnd }.joined()
  }
}
