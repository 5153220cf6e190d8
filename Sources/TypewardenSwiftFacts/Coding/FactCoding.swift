internal import TypewardenSourceText

/// A fact as a JSON value. What is nil, false or empty is left out.
protocol FactCoding {
  var json: JSON { get }
  /// The fact that a value holds; nil when it holds none.
  init?(_ json: JSONDocument)
}

/// Collects the members of an object.
struct FactMembers {
  private(set) var members: [JSON.Member] = []

  var json: JSON { .object(members) }

  mutating func add(_ name: String, _ text: String?) {
    if let text { members.append(JSON.Member(name: name, value: .string(text))) }
  }

  mutating func add(_ name: String, _ flag: Bool) {
    if flag { members.append(JSON.Member(name: name, value: .bool(true))) }
  }

  mutating func add(_ name: String, _ number: Int) {
    if number != 0 { members.append(JSON.Member(name: name, value: .int(number))) }
  }

  mutating func add(_ name: String, _ texts: [String]) {
    if !texts.isEmpty { members.append(JSON.Member(name: name, value: .strings(texts))) }
  }

  mutating func add(_ name: String, _ fact: (some FactCoding)?) {
    if let fact { members.append(JSON.Member(name: name, value: fact.json)) }
  }

  mutating func add<Fact: FactCoding>(_ name: String, _ facts: [Fact]) {
    guard !facts.isEmpty else { return }
    members.append(JSON.Member(name: name, value: .array(facts.map(\.json))))
  }
}

extension JSONDocument {
  /// A whole number.
  var whole: Int? {
    guard case .number(let number) = value else { return nil }
    return Int(exactly: number)
  }

  func text(_ name: String) -> String? { self[name]?.string }

  func flag(_ name: String) -> Bool { self[name]?.bool ?? false }

  func number(_ name: String) -> Int { self[name]?.whole ?? 0 }

  func texts(_ name: String) -> [String] { self[name]?.elements?.compactMap(\.string) ?? [] }

  func choice<Choice: RawRepresentable<String>>(_ name: String) -> Choice? {
    text(name).flatMap(Choice.init(rawValue:))
  }

  func fact<Fact: FactCoding>(_ name: String) -> Fact? { self[name].flatMap(Fact.init) }

  func facts<Fact: FactCoding>(_ name: String) -> [Fact] {
    self[name]?.elements?.compactMap(Fact.init) ?? []
  }
}

extension SourcePlace: FactCoding {
  /// `[start, end, line, column]`.
  var json: JSON {
    .array([.int(range.start), .int(range.end), .int(start.line), .int(start.column)])
  }

  init?(_ json: JSONDocument) {
    guard let numbers = json.elements?.compactMap(\.whole), numbers.count == 4 else { return nil }
    self.init(
      range: SourceRange(start: numbers[0], end: numbers[1]),
      start: SourceLocation(line: numbers[2], column: numbers[3]))
  }
}

extension SourceRange: FactCoding {
  /// `[start, end]`.
  var json: JSON { .array([.int(start), .int(end)]) }

  init?(_ json: JSONDocument) {
    guard let numbers = json.elements?.compactMap(\.whole), numbers.count == 2 else { return nil }
    self.init(start: numbers[0], end: numbers[1])
  }
}
