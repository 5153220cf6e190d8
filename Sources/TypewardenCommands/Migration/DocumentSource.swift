internal import TypewardenSourceText
internal import TypewardenSwiftFacts

/// What the source of one document class holds: its members by the words they begin with.
struct DocumentSource {
  typealias Place = MigrationPlan.Place

  /// A stored property.
  struct Property {
    var name: String
    /// The type as it is written; nil when it is inferred.
    var type: String?
    var isConstant: Bool
    var place: Place
  }

  let name: String
  private let index: SourceIndex
  /// The declaration and the extensions: a file and the positions of the braces.
  private let bodies: [(file: SourceIndex.File, body: ClosedRange<Int>)]
  /// The declaration's first word, and its file.
  let declaration: Place
  /// Whether an attribute `@Observable` stands before the declaration.
  let isObservable: Bool
  /// `public ` or `package ` where the declaration has such a level.
  let access: String
  /// The protocols and the superclass that the declaration and extensions name.
  let inherited: [String]

  init?(_ document: DocumentClass, _ facts: SwiftModuleFacts, _ index: SourceIndex) {
    guard let file = index.file(at: document.place.path) else { return nil }
    self.index = index
    name = document.name.split(separator: ".").last.map(String.init) ?? document.name
    let start = document.place.place.range.start
    declaration = file.place(at: start)
    let name = name
    var bodies: [(SourceIndex.File, ClosedRange<Int>)] = []
    if let body = file.words.body(ofDeclarationAt: start) { bodies.append((file, body)) }
    for file in index.files {
      for position in file.words.positions(of: ["extension", name]) {
        let offset = file.words.words[position].range.start
        if let body = file.words.body(ofDeclarationAt: offset) { bodies.append((file, body)) }
      }
    }
    self.bodies = bodies
    let position = file.words.index(atOrAfter: start)
    isObservable =
      (max(0, position - 8)..<position).contains {
        file.words.matches(["@", "Observable"], at: $0)
          && !file.words.words[$0..<position].contains { $0.text == "}" }
      }
    let before = file.words.words[max(0, position - 3)..<position].map(\.text)
    access = ["public", "package"].first { before.contains($0) }.map { $0 + " " } ?? ""
    inherited = facts.files.flatMap(\.declarations)
      .filter { $0.name == document.name }.flatMap(\.inherited)
  }

  /// Every place in the class where words of these texts follow one another.
  func places(of texts: [String]) -> [Place] {
    bodies.flatMap { file, body in
      file.words.positions(of: texts, in: body).map { file.place(ofWord: $0) }
    }
  }

  /// `init(configuration:)`.
  var readingInit: Place? { places(of: ["init", "(", "configuration"]).first }
  /// `fileWrapper(configuration:)` or `fileWrapper(snapshot:configuration:)`.
  var writing: Place? { places(of: ["func", "fileWrapper", "("]).first }
  /// `snapshot(contentType:)`.
  var snapshot: Place? { places(of: ["func", "snapshot", "("]).first }
  /// `static var readableContentTypes`.
  var readableTypes: Place? {
    places(of: ["var", "readableContentTypes"]).first
      ?? places(of: ["let", "readableContentTypes"]).first
  }

  /// Whether there is an initialiser besides the one that reads.
  var hasOtherInit: Bool {
    places(of: ["init", "("]).count > places(of: ["init", "(", "configuration"]).count
  }

  /// Uses of a member of the configuration, whatever the parameter is called.
  func uses(ofConfiguration member: String) -> [Place] {
    var names = ["configuration"]
    for (file, body) in bodies {
      for position in file.words.positions(of: ["configuration"], in: body)
      where position + 2 < file.words.words.count && file.words.words[position + 2].text == ":" {
        names.append(file.words.words[position + 1].text)
      }
    }
    return names.flatMap { places(of: [$0, ".", member]) }
  }

  /// The stored properties, in order.
  var properties: [Property] {
    guard let (file, body) = bodies.first else { return [] }
    var properties: [Property] = []
    var position = body.lowerBound + 1
    while position < body.upperBound {
      let word = file.words.words[position].text
      if word == "{" || word == "(" || word == "[" {
        position = (file.words.closing(position) ?? body.upperBound - 1) + 1
        continue
      }
      if word == "var" || word == "let", !isStatic(position, file),
        let property = property(at: position, file)
      {
        properties.append(property)
      }
      position += 1
    }
    return properties
  }

  /// The type of a literal that begins with a word; nil for numbers, which may have a fraction.
  private static func type(ofLiteral word: String) -> String? {
    switch word {
    case "\"": "String"
    case "true", "false": "Bool"
    default: nil
    }
  }

  private func isStatic(_ position: Int, _ file: SourceIndex.File) -> Bool {
    let line = file.line(ofWord: position)
    var before = position - 1
    while before >= 0, file.line(ofWord: before) == line {
      if ["static", "class"].contains(file.words.words[before].text) { return true }
      before -= 1
    }
    return false
  }

  private func property(at position: Int, _ file: SourceIndex.File) -> Property? {
    let words = file.words.words
    guard position + 1 < words.count else { return nil }
    let line = file.line(ofWord: position)
    var end = position + 2
    while end < words.count, file.line(ofWord: end) == line, words[end].text != "=",
      words[end].text != "{"
    { end += 1 }
    if end < words.count, words[end].text == "{" {
      let observer = end + 1 < words.count ? words[end + 1].text : ""
      if observer != "didSet", observer != "willSet" { return nil }
    }
    let isTyped = position + 2 < end && words[position + 2].text == ":"
    let value = end + 1 < words.count && words[end].text == "=" ? words[end + 1].text : ""
    return Property(
      name: words[position + 1].text,
      type: isTyped ? file.text(ofWords: position + 3..<end) : Self.type(ofLiteral: value),
      isConstant: words[position].text == "let", place: file.place(ofWord: position))
  }
}
