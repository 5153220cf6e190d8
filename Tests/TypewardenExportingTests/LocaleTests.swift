import Testing
import TypeDeclarations
import TypewardenExporting

/// Names of types in other languages, which Apple and POSIX systems name differently.
@Suite("Languages")
struct LocaleTests {
  static let languages: [(String, String?)] = [
    ("de", "de"), ("pt-BR", "pt_BR"), ("pt_PT", "pt_PT"), ("zh-Hans", "zh_CN"),
    ("zh-Hant-HK", "zh_HK"), ("sr-Latn", "sr@latin"), ("fil", "fil"), ("German", "de"),
    ("es-419", nil), ("tlh-Piqd-x", nil), ("", nil), ("-", nil), ("d\"e", nil), ("DE", nil),
    ("../x", nil),
  ]

  @Test("are written by the name of the locale, or left out with a word", arguments: languages)
  func isNamed(language: String, locale: String?) {
    var input = SampleExport.input()
    input.localizedDescriptions = ["com.example.note": [language: "Else", "Base": "Nothing"]]
    let output = FreedesktopPackage.render(input)
    if let locale {
      #expect(output.text.contains("<comment xml:lang=\"\(locale)\">Else</comment>"))
    } else {
      #expect(!output.text.contains("xml:lang"))
      #expect(output.losses.contains { $0.message.hasPrefix("the language `\(language)`") })
    }
    #expect(!output.text.contains("Nothing"))
  }
}
