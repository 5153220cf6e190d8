import InfoPlists
import Testing

@Suite("Placeholders")
struct BuildSettingTests {
  private let settings = BuildSettings([
    "NAME": "My App 2", "PATH": "Folder/My.File.txt", "INNER": "NAME", "EMPTY": "",
    "NESTED": "$(NAME:lower)!", "BOTH": "${EMPTY}$(NAME)", "SELF": "x$(SELF)", "1ST": "7up",
  ])

  @Test(
    "stand for their values, with modifiers applied from left to right",
    arguments: [
      ("$(NAME)", "My App 2"), ("${NAME}", "My App 2"), ("a$(NAME)b", "aMy App 2b"),
      ("$(NAME:lower)", "my app 2"), ("$(NAME:upper)", "MY APP 2"),
      ("$(NAME:rfc1034identifier)", "My-App-2"), ("$(NAME:c99extidentifier)", "My_App_2"),
      ("$(NAME:identifier)", "My_App_2"), ("$(1ST:identifier)", "_up"),
      ("$(NAME:rfc1034identifier:lower)", "my-app-2"), ("$(PATH:file)", "My.File.txt"),
      ("$(PATH:base)", "My.File"), ("$(PATH:suffix)", ".txt"), ("$(PATH:dir)", "Folder/"),
      ("$(EMPTY:default=none)", "none"), ("$(GONE:default=$(NAME))", "My App 2"),
      ("$($(INNER))", "My App 2"), ("$(NESTED)", "my app 2!"), ("$(BOTH)", "My App 2"),
      ("$(GONE)", "$(GONE)"), ("$(GONE:lower)", "$(GONE:lower)"), ("$(NAME", "$(NAME"),
      ("$", "$"), ("$()", "$()"), ("$NAME", "$NAME"), ("100 $ (a)", "100 $ (a)"), ("$(EMPTY)", ""),
    ])
  func expand(text: String, expected: String) {
    #expect(settings.expand(text) == expected)
  }

  @Test("that hold themselves end")
  func cyclic() {
    #expect(settings.expand("$(SELF)").hasSuffix("$(SELF)"))
    var values = ["A0": "end"]
    for index in 1...40 { values["A\(index)"] = "$(A\(index - 1))$(A\(index - 1))" }
    #expect(BuildSettings(values).expand("$(A40)").utf8.count < 1 << 20)
  }
}
