/// File names as they occur: known and unknown extensions, capitals, compounds, none at all.
struct FileNames {
  /// The names, one after another, each ended by a line feed.
  private(set) var bytes: [UInt8] = []

  private var generator = SeededGenerator(seed: 3)
  private static let syllables = "ba be di do ka ku la lo ma mi na ne po ra ri sa su ta to tu"
    .split(separator: " ").map(String.init)
  private static let foreign = ["Größe", "日本語ファイル", "résumé", "заметка"]

  /// Extensions with how often each occurs among a thousand.
  private static let frequent: [(text: String, share: Int)] = [
    ("swift", 80), ("h", 60), ("m", 40), ("c", 40), ("txt", 60), ("md", 50), ("json", 60),
    ("png", 80), ("jpg", 70), ("plist", 40), ("xml", 30), ("html", 40), ("css", 25), ("js", 40),
    ("py", 40), ("pdf", 40), ("docx", 20), ("xlsx", 15), ("zip", 20), ("mp4", 15), ("mp3", 15),
    ("mov", 15), ("heic", 15), ("svg", 20), ("csv", 22), ("yaml", 25), ("log", 15), ("java", 20),
    ("storyboard", 4), ("numbers", 4),
  ]

  init(count: Int) {
    bytes.reserveCapacity(count * 14)
    let pool = Self.frequent.flatMap { Array(repeating: $0.text, count: $0.share) }
    for _ in 0..<count {
      bytes.append(contentsOf: name(pool).utf8)
      bytes.append(0x0A)
    }
  }

  private mutating func word(_ lengths: ClosedRange<Int>) -> String {
    (0..<Int.random(in: lengths, using: &generator))
      .map { _ in Self.syllables.randomElement(using: &generator)! }.joined()
  }

  private mutating func name(_ pool: [String]) -> String {
    var stem = word(1...4)
    if generator.chance(0.4) {
      let joint = ["", "-", "_", " ", ".v"].randomElement(using: &generator)!
      stem += joint + String(Int.random(in: 0...999, using: &generator))
    }
    if generator.chance(0.02) { stem = Self.foreign.randomElement(using: &generator)! + stem }
    let known = pool.randomElement(using: &generator)!
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<80: return stem + "." + known
    case 80..<88: return stem + "." + word(1...2)
    case 88..<91: return stem
    case 91: return "." + stem
    case 92..<95:
      return stem + [".tar.gz", ".tar.bz2", ".tar.xz"].randomElement(using: &generator)!
    default: return stem + "." + known.uppercased()
    }
  }
}
