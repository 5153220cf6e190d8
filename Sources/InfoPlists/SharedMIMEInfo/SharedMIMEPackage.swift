internal import PropertyLists
internal import TypewardenSourceText

/// A package of the freedesktop shared MIME database: what a Linux desktop knows of MIME types and
/// file names.
///
/// Read when it is asked for and never brought along; `update-mime-database` reads the same files.
package struct SharedMIMEPackage: Sendable {
  /// A MIME type and what is said of it.
  package struct MIMEType: Sendable {
    /// The name in lower case, such as `image/png`.
    package var name: String
    /// Other names of the same type.
    package var aliases: [String] = []
    /// What it is called, in no particular language.
    package var comment: String?
    /// The types it is a kind of.
    package var supertypes: [String] = []
    /// The file names that say so.
    package var globs: [Glob] = []
    /// The line of the file where it begins.
    package var line: Int
  }

  /// A pattern of file names.
  package struct Glob: Hashable, Sendable {
    package var pattern: String
    /// How sure it is, of 100; 50 where the file does not say.
    package var weight: Int
    package var isCaseSensitive: Bool

    /// The extension that the pattern asks for; nil where it asks for something else. Two
    /// extensions in one, as in `*.tar.gz`, are none: only what is behind the last dot is looked up.
    package var filenameExtension: String? {
      guard pattern.hasPrefix("*."), pattern.utf8.count > 2 else { return nil }
      let text = pattern.dropFirst(2)
      // `*.C` and `*.c` are two things there and one here.
      if isCaseSensitive, text.lowercased() != text { return nil }
      let isPlain = text.utf8.allSatisfy { byte in
        byte > 0x20 && byte != 0x7F && !".*?[]\\/".utf8.contains(byte)
      }
      return isPlain ? String(text) : nil
    }
  }

  /// The name of the file.
  package let name: String
  /// The types in their order, each once.
  package let types: [MIMEType]
  /// Why the file could not be read to its end, with the line.
  package let problem: (line: Int, message: String)?

  /// Reads a file. What comes before a fault is kept. Complexity: O(bytes).
  package init(_ bytes: [UInt8], name: String) {
    self.name = name
    let handler = SharedMIMEHandler()
    let (source, problem) = XMLElements.read(bytes, name: name, into: handler)
    let lines = LineTable(source)
    types = handler.types.map { type in
      var type = type
      // The handler knew only offsets.
      type.line = lines.location(of: type.line).line
      return type
    }
    self.problem = problem.map { (lines.location(of: $0.range.start).line, $0.message) }
  }

  /// Whether bytes are such a file, as its root element or document type says.
  package static func recognizes(_ bytes: [UInt8]) -> Bool {
    XMLElements.rootName(of: bytes) == "mime-info"
  }

  /// How many patterns say something that no extension can.
  package var otherPatternCount: Int {
    types.reduce(0) { $0 + $1.globs.count { $0.filenameExtension == nil } }
  }
}

/// Collects the types of a file. Magic numbers, icons and texts in other languages are passed over.
private final class SharedMIMEHandler: XMLElementHandler {
  private(set) var types: [SharedMIMEPackage.MIMEType] = []
  private var numbers: [String: Int] = [:]
  /// The type whose element is open.
  private var current: Int?
  private var comment: [UInt8]?
  private var depth = 0

  func start(_ element: XMLElement) -> Bool {
    switch (depth, element.name) {
    case (0, "mime-info"): break
    case (1, "mime-type"):
      guard let name = element.value(of: "type").flatMap(Self.typeName) else { return false }
      begin(name, at: element.start)
    case (2, "comment"):
      guard element.value(of: "xml:lang") == nil else { return false }
      comment = []
    case (2, "glob"):
      add(element)
      return false
    case (2, "sub-class-of"):
      add(element.value(of: "type"), to: \.supertypes)
      return false
    case (2, "alias"):
      add(element.value(of: "type"), to: \.aliases)
      return false
    default: return false
    }
    depth += 1
    return true
  }

  func end() {
    depth -= 1
    if depth == 1 { current = nil }
    guard let text = comment, depth == 2, let current else { return }
    comment = nil
    if types[current].comment == nil, !text.isEmpty {
      types[current].comment = String(decoding: text, as: UTF8.self)
    }
  }

  func text(_ piece: UnsafeBufferPointer<UInt8>) {
    guard let count = comment?.count, count + piece.count <= 1000 else { return }
    comment?.append(contentsOf: piece)
  }

  /// What several elements say of one type is taken together.
  private func begin(_ name: String, at start: Int) {
    if let known = numbers[name] {
      current = known
      return
    }
    numbers[name] = types.count
    current = types.count
    types.append(SharedMIMEPackage.MIMEType(name: name, line: start))
  }

  private func add(_ element: XMLElement) {
    guard let current, let pattern = element.value(of: "pattern"), !pattern.isEmpty else { return }
    let weight = element.value(of: "weight").flatMap { Int($0) } ?? 50
    let glob = SharedMIMEPackage.Glob(
      pattern: pattern, weight: min(100, max(0, weight)),
      isCaseSensitive: element.value(of: "case-sensitive") == "true")
    types[current].globs.append(glob)
  }

  private func add(
    _ name: String?, to list: WritableKeyPath<SharedMIMEPackage.MIMEType, [String]>
  ) {
    guard let current, let name = name.flatMap(Self.typeName) else { return }
    types[current][keyPath: list].append(name)
  }

  /// A MIME name in lower case; nil for text that is none.
  private static func typeName(_ text: String) -> String? {
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.count == 2, text.utf8.count <= 255,
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0 > 0x20 && $0 < 0x7F } })
    else { return nil }
    return text.lowercased()
  }
}
