import Testing
import TypewardenSourceText

@Suite struct `Text in JSON` {
  @Test(arguments: [
    ("a\"\\\n", #""a\"\\\n""#), ("\u{1B}[31m", #""\u001b[31m""#), ("\u{9B}31m", #""\u009b31m""#),
    ("é \u{202E}x\u{2066}", #""é \u202ex\u2066""#), ("日本 “q” €", #""日本 “q” €""#),
  ])
  func `keeps letters, and escapes what would act on a terminal`(_ text: String, _ json: String) {
    #expect(JSON.string(text).text == json)
  }
}
