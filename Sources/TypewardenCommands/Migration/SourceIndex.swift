internal import TypewardenSourceText

/// The sources of one product, to look words up in.
struct SourceIndex {
  struct File {
    var path: String
    var source: SourceText
    var words: SwiftWords
    var lines: LineTable
  }

  private(set) var files: [File] = []
  /// Files that could not be read.
  private(set) var errors: [FileError] = []

  /// Reads the Swift files among some paths.
  init(_ paths: some Sequence<String>) {
    var seen: Set<String> = []
    for path in paths where path.hasSuffix(".swift") && seen.insert(path).inserted {
      do throws(FileError) {
        let bytes = try FileBytes.read(path: path)
        let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let source = SourceText(
          name: path, bytes: Array(bytes[mark...]), byteOrderMarkLength: mark)
        files.append(
          File(
            path: path, source: source, words: SwiftWords(source.bytes), lines: LineTable(source)))
      } catch {
        errors.append(error)
      }
    }
  }

  func file(at path: String) -> File? { files.first { $0.path == path } }

  /// Every place where words of these texts follow one another.
  func places(of texts: [String]) -> [MigrationPlan.Place] {
    files.flatMap { file in
      file.words.positions(of: texts).map { file.place(ofWord: $0) }
    }
  }
}

extension SourceIndex.File {
  func place(ofWord position: Int) -> MigrationPlan.Place {
    place(at: words.words[position].range.start)
  }

  func place(at offset: Int) -> MigrationPlan.Place {
    let line = lines.location(of: offset).line
    let text = lines.textOfLine(line) ?? ""
    let isSpace = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
    var trimmed = Substring(text).unicodeScalars.drop(while: isSpace)
    while let last = trimmed.last, isSpace(last) { trimmed.removeLast() }
    return MigrationPlan.Place(path: path, line: line, text: String(trimmed))
  }

  /// The text of a range of words.
  func text(ofWords range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    return source.string(
      in: SourceRange(
        start: words.words[first].range.start, end: words.words[last].range.end))
  }

  /// The line of a word.
  func line(ofWord position: Int) -> Int {
    lines.location(of: words.words[position].range.start).line
  }
}
