/// The name that POSIX systems have for a language of Apple's: `pt_BR` for `pt-BR`.
struct LocaleName {
  var text: String

  /// Nil for languages of which no such name is known.
  init?(_ language: String) {
    if let known = Self.special[language] {
      text = known
      return
    }
    let parts = language.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "_" }
    ).map(String.init)
    func isCode(_ part: String, _ lengths: ClosedRange<Int>, _ letters: ClosedRange<UInt8>) -> Bool
    {
      lengths.contains(part.utf8.count) && part.utf8.allSatisfy { letters.contains($0) }
    }
    guard isCode(parts[0], 2...3, 0x61...0x7A) else { return nil }
    switch parts.count {
    case 1: text = parts[0]
    case 2 where isCode(parts[1], 2...2, 0x41...0x5A): text = parts[0] + "_" + parts[1]
    default: return nil
    }
  }

  /// Scripts, which POSIX names by country or by a word; and the names from before there were codes.
  private static let special = [
    "zh-Hans": "zh_CN", "zh_Hans": "zh_CN", "zh-Hans-CN": "zh_CN", "zh-Hant": "zh_TW",
    "zh_Hant": "zh_TW", "zh-Hant-TW": "zh_TW", "zh-Hant-HK": "zh_HK", "sr-Latn": "sr@latin",
    "sr-Cyrl": "sr", "uz-Cyrl": "uz@cyrillic", "English": "en",
    "German": "de", "French": "fr", "Japanese": "ja", "Italian": "it", "Spanish": "es",
    "Dutch": "nl",
  ]
}
