internal import TypewardenSourceText
internal import TypewardenSwiftFacts

/// Where the rest of a product's sources use a document class.
struct DocumentUses {
  typealias Place = MigrationPlan.Place

  /// A property of a view that holds the document.
  struct Holder {
    /// `Binding`, `ObservedObject` and so on; nil for a plain property.
    var wrapper: String?
    var name: String
    var place: Place
  }

  /// The scenes that edit it, and those that only show it.
  var editingGroups: [Place] = []
  var viewingGroups: [Place] = []
  /// Properties of views.
  var holders: [Holder] = []
  /// `Binding<X>`, `FileDocumentConfiguration<X>` and the like.
  var generics: [Place] = []
  /// `fileExporter(… document: …)`, of whatever class.
  var exporters: [Place] = []
  /// The action `newDocument(…)`.
  var newDocuments: [Place] = []
  /// Where an instance is made.
  var creations: [Place] = []
  /// The expression that makes a new document for a scene.
  var newInstance: String?
  /// What the closures of scenes do with the configuration that they are given.
  var sceneArguments: [Place] = []
  /// `$document.text` and `document.text = …` where a view holds the document.
  var edits: [Place] = []
  /// Every `registerUndo` of the product.
  var undo: [Place] = []

  /// `others` are the names of the other old document classes.
  init(
    _ name: String, others: [String], isOnly: Bool, _ facts: SwiftModuleFacts,
    _ index: SourceIndex
  ) {
    for file in facts.files {
      guard let source = index.file(at: file.path) else { continue }
      for group in file.documentGroups {
        let last = group.documentClass?.split(separator: ".").last.map(String.init)
        guard last == name || last == nil && isOnly && group.contentTypes == nil else { continue }
        let place = source.place(at: group.place.range.start)
        addScene(at: group.place.range.start, name, source)
        if group.mode == .viewing {
          viewingGroups.append(place)
        } else {
          editingGroups.append(place)
        }
      }
      undo += file.undoRegistrations.map { source.place(at: $0.range.start) }
        .filter { $0.text.contains("registerUndo") }
    }
    for file in index.files {
      let own = Self.holders(of: name, in: file)
      holders += own
      for holder in Set(own.map(\.name)) { edits += Self.edits(of: holder, in: file) }
      generics += Self.genericNames.flatMap { file.words.positions(of: [$0, "<", name, ">"]) }
        .sorted().map { file.place(ofWord: $0) }
      exporters += file.words.positions(of: ["fileExporter", "("])
        .filter { Self.takesDocument($0 + 1, named: name, others, own, file) }
        .map { file.place(ofWord: $0) }
      creations += file.words.positions(of: [name, "("]).map { file.place(ofWord: $0) }
      // The action is asked of the environment; AppKit has methods of that name.
      if !file.words.positions(of: ["\\", ".", "newDocument"]).isEmpty {
        newDocuments +=
          (file.words.positions(of: ["newDocument", "("])
          + file.words.positions(of: ["newDocument", "{"]))
          .sorted().map { file.place(ofWord: $0) }
      }
    }
  }

  private static let genericNames = [
    "Binding", "FileDocumentConfiguration", "ReferenceFileDocumentConfiguration",
  ]

  private static let wrappers: Set<String> = [
    "Binding", "ObservedObject", "StateObject", "EnvironmentObject", "State", "Bindable",
  ]

  /// `@Binding var document: X`, with an access level or without.
  private static func holders(of name: String, in file: SourceIndex.File) -> [Holder] {
    let words = file.words.words
    return file.words.positions(of: [":", name]).compactMap { position in
      guard position >= 2, ["var", "let"].contains(words[position - 2].text),
        // `X.Error` is another type.
        position + 2 >= words.count || words[position + 2].text != "."
      else { return nil }
      let before = words[max(0, position - 9)..<(position - 2)]
      var wrapper: String?
      for (index, word) in before.enumerated().reversed() {
        if ["{", "}", "var", "let", ")"].contains(word.text) { break }
        let previous = before.startIndex + index - 1
        if wrappers.contains(word.text), previous >= 0, words[previous].text == "@" {
          wrapper = word.text
          break
        }
      }
      return Holder(
        wrapper: wrapper, name: words[position - 1].text, place: file.place(ofWord: position))
    }
  }

  /// Whether a call of `fileExporter` takes a document of a class, as far as can be told: not when it
  /// names another class, or a property that holds one.
  private static func takesDocument(
    _ parenthesis: Int, named name: String, _ others: [String], _ own: [Holder],
    _ file: SourceIndex.File
  ) -> Bool {
    let words = file.words.words
    guard let end = file.words.closing(parenthesis),
      let label = (parenthesis..<end).first(where: {
        file.words.matches(["document", ":"], at: $0)
          || file.words.matches(["documents", ":"], at: $0)
      })
    else { return false }
    let argument = words[(label + 2)..<end].prefix { $0.text != "," }.map(\.text)
    if argument.contains(name) || own.contains(where: { argument.contains($0.name) }) {
      return true
    }
    return !others.contains { other in
      argument.contains(other)
        || holders(of: other, in: file).contains { argument.contains($0.name) }
    }
  }

  /// What a scene's closure does with its argument, and the document that a new one begins with.
  private mutating func addScene(at offset: Int, _ name: String, _ file: SourceIndex.File) {
    let words = file.words.words
    let start = file.words.index(atOrAfter: offset)
    guard start + 1 < words.count, words[start + 1].text == "(",
      let end = file.words.closing(start + 1)
    else { return }
    if let first = (start..<end).first(where: { file.words.matches([name, "("], at: $0) }),
      let last = file.words.closing(first + 1)
    {
      newInstance = file.text(ofWords: first..<(last + 1))
    }
    var brace = end + 1
    if brace >= words.count || words[brace].text != "{" {
      // `editor: { file in … }` among the arguments: the last closure.
      guard let inner = (start..<end).last(where: { words[$0].text == "{" }) else { return }
      brace = inner
    }
    guard let close = file.words.closing(brace), brace + 2 < close else { return }
    let argument = words[brace + 2].text == "in" ? words[brace + 1].text : "$"
    sceneArguments += (brace..<close).filter { position in
      argument == "$"
        ? file.words.matches(["$", "0", "."], at: position)
        : file.words.matches([argument, "."], at: position)
    }.map { file.place(ofWord: $0) }
  }

  /// Bindings to members of a property, and assignments to them.
  private static func edits(of holder: String, in file: SourceIndex.File) -> [Place] {
    let words = file.words.words
    var positions = file.words.positions(of: ["$", holder, "."])
    for position in file.words.positions(of: [holder, "."]) {
      guard position + 4 < words.count else { continue }
      let isAssignment = words[position + 3].text == "=" && words[position + 4].text != "="
      let isCompound =
        "+-*/".contains(words[position + 3].text) && words[position + 4].text == "="
      if isAssignment || isCompound { positions.append(position) }
    }
    var seen: Set<Place> = []
    return positions.sorted().map { file.place(ofWord: $0) }.filter { seen.insert($0).inserted }
  }
}
