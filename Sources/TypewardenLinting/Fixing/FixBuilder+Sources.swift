internal import PropertyLists
internal import TypewardenProjects
internal import TypewardenSourceText
internal import TypewardenSwiftFacts

/// Edits of Swift sources.
extension FixBuilder {
  /// Other text between the quotes of a plain literal.
  mutating func replaceLiteral(at place: FilePlace, with text: String) {
    let old = self.text(of: place)
    guard old.hasPrefix("\""), old.hasSuffix("\""), !old.hasPrefix("\"\"\""), old.utf8.count >= 2
    else { return drop() }
    replace(place.place.range, ofSource: place.path, with: "\"\(text)\"")
  }

  /// Another label before the argument of a call that makes a type.
  mutating func setLabel(_ label: String, of made: SourceConstructor) {
    guard made.constructor.spelling != .objectiveC else { return drop() }
    let argument = made.constructor.place.range
    let before = bytes(
      SourceRange(start: made.constructor.callPlace.range.start, end: argument.start), made.path)
    guard let parenthesis = before.lastIndex(of: UInt8(ascii: "(")) else { return drop() }
    let start = made.constructor.callPlace.range.start + parenthesis + 1
    // White space behind the parenthesis stays.
    let blanks = before[(parenthesis + 1)...].prefix { $0 <= 0x20 }.count
    replace(
      SourceRange(start: start + blanks, end: argument.start), ofSource: made.path,
      with: "\(label): ")
  }

  /// The exclamation mark behind a call goes.
  mutating func removeForce(of made: SourceConstructor) {
    guard let mark = forceMark(of: made) else { return drop() }
    replace(mark, ofSource: made.path, with: "")
  }

  /// A call that is unwrapped by force has another type to fall back to.
  mutating func replaceForce(of made: SourceConstructor, withDefault text: String) {
    guard let mark = forceMark(of: made) else { return drop() }
    let next = bytes(SourceRange(start: mark.end, end: mark.end + 1), made.path).first
    // What is asked of the result has to be asked of both.
    let isChained = next == UInt8(ascii: ".") || next == UInt8(ascii: "[")
    if isChained {
      replace(
        SourceRange(at: made.constructor.callPlace.range.start), ofSource: made.path, with: "(")
    }
    replace(mark, ofSource: made.path, with: " ?? \(text)\(isChained ? ")" : "")")
  }

  /// Something else in the place of a whole call.
  mutating func replaceCall(of made: SourceConstructor, with text: String) {
    guard made.constructor.spelling == .value else { return drop() }
    replace(made.constructor.callPlace.range, ofSource: made.path, with: text)
  }

  /// Where the exclamation mark behind a call stands.
  private func forceMark(of made: SourceConstructor) -> SourceRange? {
    let end = made.constructor.callPlace.range.end
    let mark = SourceRange(start: end, end: end + 1)
    return bytes(mark, made.path).first == UInt8(ascii: "!") ? mark : nil
  }

  /// Bytes of a source; fewer where it ends.
  func bytes(_ range: SourceRange, _ path: String) -> [UInt8] {
    guard let source = sources?.text(of: path) else { return [] }
    let end = min(range.end, source.bytes.count)
    return range.start < end ? Array(source.bytes[range.start..<end]) : []
  }
}

/// Edits of Swift declarations.
extension FixBuilder {
  /// Turns `static let name = VALUE` into `static var name: UTType { VALUE }`.
  mutating func makeComputed(_ constant: TypeConstant, in path: String) {
    guard let source = sources?.text(of: path) else { return drop() }
    let name = constant.place.range
    let value = constant.value.place.range
    guard value.start > name.end, value.end <= source.bytes.count else { return drop() }
    var end = name.start
    while end > 0, source.bytes[end - 1] <= 0x20 { end -= 1 }
    let word = SourceRange(start: end - 3, end: end)
    guard end >= 3, source.string(in: word) == "let" else { return drop() }
    replace(word, ofSource: path, with: "var")
    replace(SourceRange(start: name.end, end: value.start), ofSource: path, with: ": UTType { ")
    replace(SourceRange(at: value.end), ofSource: path, with: " }")
  }

  /// Adds a list of types behind another one of a document class, in the same manner.
  mutating func addList(_ name: String, of types: [String], behind other: DocumentClass.List) {
    guard let source = sources?.text(of: other.path) else { return drop() }
    let bytes = source.bytes
    let place = other.list.place.range
    var end = other.list.types.place.range.end
    guard place.end <= end, end <= bytes.count else { return drop() }
    if bytes[place.end..<other.list.types.place.range.start].contains(UInt8(ascii: "{")) {
      guard let brace = bytes[end...].firstIndex(of: UInt8(ascii: "}")) else { return drop() }
      // A body that does more than give the list is not one to be copied.
      guard bytes[end..<brace].allSatisfy({ $0 <= 0x20 }) else { return drop() }
      end = brace + 1
    }
    var line = place.start
    while line > 0, bytes[line - 1] != 0x0A, bytes[line - 1] != 0x0D { line -= 1 }
    let indentation = bytes[line...].prefix { $0 == 0x20 || $0 == 0x09 }
    let text = String(decoding: indentation, as: UTF8.self)
    let lineEnd = bytes.contains(0x0D) ? "\r\n" : "\n"
    replace(
      SourceRange(at: end), ofSource: other.path,
      with: "\(lineEnd)\(text)static var \(name): [UTType] { [\(types.joined(separator: ", "))] }")
  }

  /// A line goes that holds nothing but some text.
  mutating func removeLine(_ text: String, at place: SourcePlace, in path: String) {
    guard let bytes = sources?.text(of: path).bytes, place.range.start < bytes.count else {
      return drop()
    }
    var start = place.range.start
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
    let line = bytes[start..<end].drop { $0 <= 0x20 }
    guard line.starts(with: text.utf8), line.dropFirst(text.utf8.count).allSatisfy({ $0 <= 0x20 })
    else { return drop() }
    replace(SourceRange(start: start, end: end), ofSource: path, with: "")
  }

  /// Another word where one stands; what else is at the place stays.
  mutating func replaceWord(
    _ word: String, at place: SourcePlace, in path: String, with text: String
  ) {
    let bytes = bytes(place.range, path)
    let wanted = Array(word.utf8)
    guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: wanted) }) else {
      return drop()
    }
    let first = place.range.start + start
    replace(SourceRange(start: first, end: first + wanted.count), ofSource: path, with: text)
  }
}
