import PropertyLists

/// Old-style lists in all the layouts that people and programs write, and damaged ones.
struct OpenStepGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  private mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  private mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  /// A dictionary, an array, or the pairs of a `.strings` file.
  mutating func document() -> String {
    switch below(4) {
    case 0: "// !$*UTF8*$!\n" + dictionary(0)
    case 1: space() + array(0) + space()
    case 2: pairs(0, count: 1 + below(5))
    default: dictionary(0) + space()
    }
  }

  /// White space and comments. Those begin with a space: behind a bare word `//` is part of it.
  private mutating func space() -> String {
    pick(["", " ", "\n", "\t", "\r\n", " /* a; { */ ", " // b \" \n", "  "])
  }

  private mutating func dictionary(_ depth: Int) -> String {
    "{" + pairs(depth, count: below(5)) + "}"
  }

  private mutating func pairs(_ depth: Int, count: Int) -> String {
    var text = space()
    for _ in 0..<count {
      text += string() + space()
      if below(12) > 0 { text += "=" + space() + value(depth + 1) + space() }
      text += ";" + space()
    }
    return text
  }

  private mutating func array(_ depth: Int) -> String {
    var text = "(" + space()
    let count = below(5)
    for index in 0..<count {
      text += value(depth + 1) + space()
      if index + 1 < count || below(2) == 0 { text += "," + space() }
    }
    return text + ")"
  }

  private mutating func value(_ depth: Int) -> String {
    switch below(depth > 3 ? 5 : 9) {
    case 0...3: string()
    case 4: data()
    case 5, 6: array(depth)
    default: dictionary(depth)
    }
  }

  private mutating func data() -> String {
    var text = "<"
    for _ in 0..<below(9) { text += pick(["0f", "BD", "77 ", "a0\n", "00"]) }
    return text + ">"
  }

  private mutating func string() -> String {
    let bare = ["a", "B", "0", "_", "$", "/x", ":", ".", "-", "com.example", "isa"]
    let any = [
      "a", " ", "é", "😀", "\\n", "\\\"", "\\\\", "\\101", "\\341", "\\U00e9", "\\Ud83d\\Ude00",
      "\n",
      "//", "/*", ";", "=", "{", "\\t", "\\'", "日本",
    ]
    switch below(3) {
    case 0: return "x" + (0..<below(4)).map { _ in pick(bare) }.joined()
    case 1: return "\"" + (0..<below(6)).map { _ in pick(any) }.joined() + "\""
    default:
      return "'" + (0..<below(6)).map { _ in pick(any) }.joined() + "'"
    }
  }

  /// The bytes with one to three changes.
  mutating func changed(_ bytes: [UInt8]) -> [UInt8] {
    let marks = Array("{}();=,<>\"'\\/*0aU \n".utf8)
    var bytes = bytes
    for _ in 0...below(3) where !bytes.isEmpty {
      let place = below(bytes.count)
      switch below(6) {
      case 0: bytes[place] = pick(marks)
      case 1: bytes.insert(pick(marks), at: place)
      case 2: bytes.remove(at: place)
      case 3: bytes.removeSubrange(place..<min(bytes.count, place + 1 + below(12)))
      case 4: bytes.swapAt(place, below(bytes.count))
      default: bytes[place] = UInt8(below(128))
      }
    }
    return bytes
  }
}
