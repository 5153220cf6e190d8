import Testing

@testable import TypeDeclarations

/// From the name and the kind of an object to its type.
@Suite struct NamesTests {
  struct Case: CustomTestStringConvertible {
    let name: String
    let kind: ObjectKind
    let expected: String

    init(_ name: String, _ kind: ObjectKind, _ expected: String) {
      self.name = name
      self.kind = kind
      self.expected = expected
    }

    var testDescription: String { "\(name.debugDescription) \(kind.rawValue)" }
  }

  /// The dynamic identifier of an extension.
  private static func made(_ tag: String) -> String {
    DynamicIdentifier(conformingTo: .data, tag: tag, tagClass: .filenameExtension).identifier
  }

  static let cases: [Case] = [
    // Files.
    Case("a.txt", .file, "public.plain-text"), Case("A.TXT", .file, "public.plain-text"),
    Case("dir.app/a.png", .file, "public.png"), Case("a.tar.gz", .file, "org.gnu.gnu-zip-archive"),
    Case("a.qqq", .file, made("qqq")), Case("a.QQQ", .file, made("qqq")),
    Case("Makefile", .file, "public.data"), Case("", .file, "public.data"),
    // The file type comes first where a package has the same extension.
    Case("a.app", .file, "com.apple.application-file"), Case("a.rtfd", .file, made("rtfd")),
    // Executables.
    Case("run", .executableFile, "public.unix-executable"),
    Case("run.sh", .executableFile, "public.shell-script"),
    Case(".run", .executableFile, "public.unix-executable"),
    // Directories.
    Case("folder", .directory, "public.folder"), Case("a.txt", .directory, "public.folder"),
    Case("a.qqq", .directory, "public.folder"), Case("", .directory, "public.folder"),
    Case("/", .directory, "public.folder"), Case("a.rtfd", .directory, "com.apple.rtfd"),
    Case("A.app", .directory, "com.apple.application-bundle"),
    Case("A.app/", .directory, "com.apple.application-bundle"),
    Case("x/A.app///", .directory, "com.apple.application-bundle"),
    Case("a.bundle", .directory, "com.apple.generic-bundle"),
    Case("a.framework", .directory, "com.apple.framework"),
    Case(".app", .directory, "public.folder"),
    // Links, volumes, devices: the name says nothing.
    Case("a.txt", .symbolicLink, "public.symlink"), Case("A.app", .symbolicLink, "public.symlink"),
    Case("/", .volume, "public.volume"), Case("a.txt", .volume, "public.volume"),
    Case("a.txt", .special, "public.item"),
    // Names alone: data, then package, then directory, then dynamic.
    Case("a.txt", .nameOnly, "public.plain-text"), Case("a.rtfd", .nameOnly, "com.apple.rtfd"),
    Case("a.app", .nameOnly, "com.apple.application-file"),
    Case("a.framework", .nameOnly, "com.apple.framework"), Case("a.qqq", .nameOnly, made("qqq")),
    Case("a", .nameOnly, "public.data"), Case("", .nameOnly, "public.data"),
    // Dots at the beginning begin no extension, and at the end none.
    Case(".txt", .file, "public.data"), Case("..txt", .file, "public.data"),
    Case("...txt", .file, "public.data"), Case("a/.txt", .file, "public.data"),
    Case("a/..txt", .file, "public.data"), Case(".a.txt", .file, "public.plain-text"),
    Case("..a.txt", .file, "public.plain-text"), Case("a..txt", .file, "public.plain-text"),
    Case("a.b/..txt", .file, "public.data"), Case("a.", .file, "public.data"),
    Case("a.txt.", .file, "public.data"), Case(".", .directory, "public.folder"),
    Case("..", .directory, "public.folder"), Case("...", .file, "public.data"),
    // A dot of a folder is not one of the file.
    Case("a.txt/b", .file, "public.data"), Case("/a.txt/", .file, "public.plain-text"),
    // No extension holds a space or a control character; before the dot they may stand.
    Case("a.script editor", .file, "public.data"), Case("a.txt ", .file, "public.data"),
    Case("a. txt", .file, "public.data"), Case("a b.txt", .file, "public.plain-text"),
    Case("a.t\txt", .file, "public.data"), Case("a.txt\u{7f}", .file, "public.data"),
    Case("a\n.txt", .file, "public.plain-text"), Case("a.tx\0", .file, "public.data"),
    // Long, foreign and odd extensions.
    Case("a.12345678", .file, made("12345678")), Case("a.123456789", .file, made("123456789")),
    Case("a.photoslibrary", .directory, "com.apple.photos.library"),
    Case("a.\u{e9}", .file, made("\u{e9}")), Case("a.c++", .file, "public.c-plus-plus-source"),
    Case("a.*", .file, made("*")), Case("a.a:b", .file, made("a:b")),
  ]

  @Test(arguments: cases) func name(_ given: Case) {
    let found = TypeRegistry.system.type(forName: given.name, kind: given.kind)
    #expect(found.identifier.rawValue == given.expected)
    #expect(found.isDynamic == given.expected.hasPrefix("dyn."))
    #expect(found.isDeclared != found.isDynamic)
    // A layer that says nothing about it changes nothing.
    let more = TypeRegistry.system.adding([
      TypeDeclaration(exporting: "com.example.note", conformingTo: ["public.data"])
    ])
    #expect(more.type(forName: given.name, kind: given.kind) == found)
  }

  @Test func dynamicAnswersConformToDataAndCarryTheirTag() throws {
    let found = TypeRegistry.system.type(forName: "IMG.QQQ", kind: .file)
    #expect(found.tags == [.filenameExtension: ["qqq"]])
    #expect(found.localizedDescription == nil)
    #expect(found.conforms(to: try #require(TypeRegistry.system.type("public.item"))))
    #expect(!found.conforms(to: try #require(TypeRegistry.system.type("public.content"))))
  }

  @Test func aRegistryWithoutTheStandardTypesStillNamesThem() {
    let found = TypeRegistry().type(forName: "folder", kind: .directory)
    #expect(found.identifier == "public.folder" && !found.isDeclared && !found.isDynamic)
    #expect(TypeRegistry().type(forName: "a.txt").isDynamic)
  }

  @Test func bytesThatAreNotUTF8AreNoFault() {
    let bytes: [UInt8] = [0x61, 0xFF, 0x2E, 0xFE, 0x80]
    let found = bytes.withUnsafeBufferPointer {
      TypeRegistry.system.type(forNameBytes: $0, kind: .file)
    }
    #expect(found.isDynamic)
    #expect(found.tags == [.filenameExtension: ["\u{FFFD}\u{FFFD}"]])
  }
}
