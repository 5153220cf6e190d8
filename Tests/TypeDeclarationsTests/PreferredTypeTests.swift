import Testing
import TypeDeclarations

/// Apple's rule for a tag: a declared type, else a dynamic one, else nothing.
@Suite struct PreferredTypeTests {
  private func preferred(
    _ tag: String, _ tagClass: TagClass = .filenameExtension,
    conformingTo supertype: TypeIdentifier? = "public.data"
  ) -> String? {
    TypeRegistry.system.preferredType(tag: tag, tagClass: tagClass, conformingTo: supertype)?
      .identifier.rawValue
  }

  @Test(arguments: [
    "tar.gz", "f.glsl", "blade.php", "cmakelists.txt", "ssh/config", "script editor", "", ".png",
    "a\0", "a\tb", "\u{7f}",
  ]) func whatIsNoExtensionHasNoType(tag: String) {
    #expect(preferred(tag) == nil)
    #expect(preferred(tag, conformingTo: nil) == nil)
  }

  @Test(arguments: ["*", "_coffee", "sh-session", "001", "1", "12", "qqq", "taz", "tlz"])
  func otherWordsAreExtensions(tag: String) {
    let made = DynamicIdentifier(
      conformingTo: "public.data", tag: tag, tagClass: .filenameExtension)
    #expect(preferred(tag) == made.identifier)
  }

  @Test(arguments: [
    ("c++", "public.c-plus-plus-source"), ("h++", "public.c-plus-plus-header"),
    ("PNG", "public.png"),
    ("app", "com.apple.application-file"), ("log", "com.apple.log"),
  ]) func declaredOnes(tag: String, expected: String) {
    #expect(preferred(tag) == expected)
  }

  @Test func theSupertypeDecides() {
    #expect(preferred("app", conformingTo: "com.apple.package") == "com.apple.application-bundle")
    #expect(preferred("mts", conformingTo: "public.text")?.hasPrefix("dyn.ah62d4r3") == true)
    #expect(preferred("webvtt", conformingTo: "public.folder") != preferred("webvtt"))
    #expect(preferred("qqq", conformingTo: nil)?.hasPrefix("dyn.age8") == true)
    #expect(preferred("qqq")?.hasPrefix("dyn.ah62d4rv4ge8") == true)
    #expect(preferred("png", conformingTo: "com.example.nobody")?.hasPrefix("dyn.") == true)
  }

  @Test func otherClasses() {
    #expect(
      preferred("dev.kaya/note", .mimeType, conformingTo: nil) == "dyn.agq80k3p0f3z0c8pbf71g87df")
    #expect(preferred("TEXT/HTML", .mimeType) == "public.html")
    #expect(preferred("text/html; charset=utf-8", .mimeType)?.hasPrefix("dyn.") == true)
    #expect(preferred("text/plain;charset=utf-8", .mimeType) == "public.utf8-plain-text")
    #expect(preferred("image/*", .mimeType, conformingTo: nil) == "dyn.agq80w5pbq7ww8nu")
    #expect(preferred("x/nonsense", .mimeType)?.hasPrefix("dyn.") == true)
    #expect(preferred("", .mimeType) == nil)
    #expect(preferred("TEXT", .osType) == "com.apple.traditional-mac-plain-text")
    #expect(preferred("itun", .osType, conformingTo: "public.image")?.hasPrefix("dyn.") == true)
    #expect(preferred("x", TagClass(rawValue: "com.example.class")) == nil)
  }

  /// What the recording machines lacked is not in the core, so the core alone answers as they did.
  @Test func theCoreAloneLacksWhatOtherSoftwareDeclares() {
    let core = TypeRegistry.system(layers: [.core])
    for (tag, expected) in [
      ("ini", "dyn.ah62d4rv4ge80w5xm"), ("sql", "dyn.ah62d4rv4ge81g6pq"),
    ] {
      let found = core.preferredType(
        tag: tag, tagClass: .filenameExtension, conformingTo: "public.data")
      #expect(found?.identifier.rawValue == expected)
    }
  }
}
