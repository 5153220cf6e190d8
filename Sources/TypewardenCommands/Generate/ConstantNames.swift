internal import TypeDeclarations
internal import TypewardenSwiftFacts

/// Names for constants: stable, legal in Swift, and none twice.
struct ConstantNames {
  /// What a constant is named for.
  enum Style: String, CaseIterable {
    /// The last component of the identifier, and more of them where that is taken.
    case short
    /// All of the identifier.
    case full
    /// The description, where there is one.
    case description
  }

  let style: Style
  private var taken: Set<String>

  /// `taken` are the names that are in use; those of the system's constants always are.
  init(_ style: Style, taken: some Sequence<String> = []) {
    self.style = style
    self.taken = Set(taken).union(Self.impossible)
  }

  /// The name for the constant of a declaration.
  mutating func name(for declaration: TypeDeclaration) -> String {
    let components = declaration.spelling.split(separator: ".").map(String.init)
    var candidates = components.indices.reversed().map {
      Self.camelCase(components[$0...].joined(separator: " "))
    }
    switch style {
    case .short: break
    case .full: candidates = Array(candidates.suffix(1))
    case .description:
      if let text = declaration.localizedDescription {
        candidates.insert(Self.camelCase(text), at: 0)
      }
    }
    let free = candidates.first {
      Self.isName($0) && !taken.contains($0) && SystemConstants.identifier(ofConstant: $0) == nil
    }
    let longest = candidates.last.map { Self.isName($0) ? $0 : "type\($0)" } ?? "type"
    var name = free ?? longest
    var number = 2
    while free == nil, taken.contains(name) {
      name = "\(longest)\(number)"
      number += 1
    }
    taken.insert(name)
    return Self.keywords.contains(name) ? "`\(name)`" : name
  }

  /// `Example Notebook` and `example-notebook` as `exampleNotebook`, `PDF` as `pdf`.
  static func camelCase(_ text: String) -> String {
    var words: [String] = []
    var word = ""
    for character in text {
      if character.isLetter || character.isNumber {
        word.append(character)
      } else if !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    guard let first = words.first else { return "" }
    return lowercasedStart(first)
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// A word whose capitals at the start are one: `PDFPage` is `pdfPage`.
  private static func lowercasedStart(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    if capitals.count <= 1 || capitals.count == word.count {
      return capitals.lowercased() + word.dropFirst(capitals.count)
    }
    return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.first else { return false }
    return !first.isNumber
  }

  /// What no static member can be called without trouble.
  private static let impossible: Set<String> = ["self", "Self", "Type", "Protocol", "init"]

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]
}
