import Testing
import TypewardenLinting

/// An example's bytes, and where its markers stood.
struct PreparedExample {
  var bytes: [UInt8]
  var markers: [Int]
  /// The same for its Swift source.
  var swift: [UInt8]?
  var swiftMarkers: [Int] = []

  /// Adds the source that goes with the list.
  func with(swift text: String?) -> PreparedExample {
    guard let text else { return self }
    let source = PreparedExample(text)
    var copy = self
    copy.swift = source.bytes
    copy.swiftMarkers = source.markers
    return copy
  }

  init(_ text: String) {
    var bytes: [UInt8] = []
    var markers: [Int] = []
    for character in text {
      if character == RuleExample.marker {
        markers.append(bytes.count)
      } else {
        bytes.append(contentsOf: String(character).utf8)
      }
    }
    self.bytes = bytes
    self.markers = markers
  }
}

/// A way to write the same example that must not change what is found in it.
enum Variant: String, CaseIterable, CustomTestStringConvertible {
  case plain
  case windowsLineEnds = "with CR LF"
  case leadingComment = "behind a comment"
  case astralCharacters = "behind characters outside of the basic plane"
  case utf16 = "in UTF-16"

  var testDescription: String { rawValue }

  /// The example in this form; nil where the form makes no sense for it.
  func prepare(_ example: RuleExample) -> PreparedExample? {
    prepareList(example)?.with(swift: example.swift.map(prepareSource))
  }

  private func prepareSource(_ text: String) -> String {
    switch self {
    case .plain, .utf16: text
    case .windowsLineEnds:
      text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    case .leadingComment: "// a comment\n/* over\n lines */\n" + text
    case .astralCharacters: "let 📒 = \"🖋️ 𝒩otes\"; " + text
    }
  }

  private func prepareList(_ example: RuleExample) -> PreparedExample? {
    let file = example.file
    switch self {
    case .plain: return PreparedExample(file)
    case .windowsLineEnds:
      return PreparedExample(
        file.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n"))
    case .leadingComment: return insert("<!-- a comment\n over two lines -->\n", into: file)
    case .astralCharacters: return insert("<!-- 📒🖋️ 𝒩otes -->", into: file)
    case .utf16:
      // Places are those of the text in UTF-8, whatever the file was.
      var prepared = PreparedExample(file)
      let text = String(decoding: prepared.bytes, as: UTF8.self)
      guard Array(text.utf8) == prepared.bytes else { return nil }
      prepared.bytes = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      return prepared
    }
  }

  /// Puts text before the `<plist>` tag.
  private func insert(_ text: String, into file: String) -> PreparedExample? {
    guard let start = file.range(of: "<plist") else { return nil }
    var copy = file
    copy.insert(contentsOf: text, at: start)
    return PreparedExample(copy)
  }
}

extension String {
  /// Where a text starts; without Foundation.
  fileprivate func range(of text: String) -> String.Index? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(text) { return index }
      index = self.index(after: index)
    }
    return nil
  }
}
