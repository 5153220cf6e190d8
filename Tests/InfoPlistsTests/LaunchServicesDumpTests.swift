import Testing
import TypeDeclarations

@testable import InfoPlists

// The form is that of dumps shown in public: the newer one in the sources of
// github.com/smittytone/utitool and github.com/j-256/qlomni and in notes at
// wener.me/notes/os/macos/bundle, the older one in an answer at apple.stackexchange.com/q/47319. The
// records here are made up.
@Suite struct `A dump of lsregister` {
  static let separator = String(repeating: "-", count: 80)

  static let newer = """
    Checking data integrity......done.
    Status: Database is seeded.
    \(separator)
    bundle id:                  Notes (0x3d0)
    container:                  / (0x4)
    path:                       /Applications/Notes (beef).app (0x24)
    name:                       Notes
    identifier:                 com.example.notes
    infoDictionary:             1 values (96 (0x60))
                                {
                                    uti: com.example.content-of-a-property-list;
                                }
    \(separator)
    type id:                    com.example.note (0x10)
    bundle:                     Notes (0x3d0)
    uti:                        com.example.Note
    localizedDescription:       "Base" = ?, "de" = "Notiz", "LSDefaultLocalizedValue" = "A \\"Note\\""
    flags:                      active  apple-internal  exported  core  trusted (0000000000000075)
    icons:                      0 values (272384 (0x42800))
                                {
                                }
    conforms to:                public.data, public.content
    tags:                       .note, .css.erb, text/x-note, 'NOTE', 'A, B', iPhone12,1, Old pasteboard type
    reference URL:              https://example.com/notes

    \(separator)
    claim id:                   Note (0x20)
    rank:                       Owner
    bundle:                     Notes (0x3d0)
    flags:                      doc-type (0000000000000020)
    roles:                      Editor (0000000000000004)
    bindings:                   com.example.note, .note, note:, text/x-note
    \(separator)
    type id:                    com.example.note (0x10)
    bundle:                     Notes (0x3d0)
    uti:                        com.example.Note
    flags:                      active  apple-internal  exported  core  trusted (0000000000000075)
    \(separator)
    """

  static let older = """
    Status: Preferences are loaded.
    \(separator)
    bundle\tid:            100
    \tpath:          /Applications/Notes.app
    \tname:          Notes
    \tidentifier:    com.example.notes (0x8005c399)
    \tcontainer id:  32
    \tlibrary items: QuickLook/Notes.qlgenerator/
    \t               ../PlugIns/Other.plugin/
    \t--------------------------------------------------------
    \ttype\tid:            200
    \t\tbindableKey:   91052
    \t\tuti:           com.example.note
    \t\tdescription:   Note
    \t\tflags:         imported  active  untrusted
    \t\tconforms to:   public.data
    \t\ttags:          .note, 'NOTE'
    \t--------------------------------------------------------
    \tclaim\tid:            300
    \t\tname:          Note document
    \t\trank:          Default
    \t\troles:         viewer
    \t\tbindings:      .note, 'NOTE'
    \(separator)
    bundle\tid:            400
    \tpath:          /Applications/Other.app
    """

  static func dump(_ text: String) -> LaunchServicesDump {
    LaunchServicesDump(Array(text.utf8), name: "dump.txt")
  }

  @Test func `of the newer form gives types, bundles and claims, each once`() throws {
    let dump = Self.dump(Self.newer)
    #expect(dump.bundles.count == 1 && dump.types.count == 1 && dump.claims.count == 1)
    let type = try #require(dump.types.first)
    #expect(type.declaration.spelling == "com.example.Note")
    #expect(type.declaration.kind == .exported)
    #expect(type.declaration.supertypes == ["public.data", "public.content"])
    #expect(type.declaration.localizedDescription == "A \"Note\"")
    #expect(type.declaration.referenceURL == "https://example.com/notes")
    #expect(
      type.declaration.tags == [
        .filenameExtension: ["note", "css.erb"], .mimeType: ["text/x-note"],
        .osType: ["NOTE", "A, B"], .deviceModelCode: ["iPhone12,1"],
        .pasteboardType: ["Old pasteboard type"],
      ])
    #expect(type.isActive && type.isTrusted && type.isCore && type.isAppleInternal)
    #expect(type.bundleName == "Notes" && type.bundlePath == "/Applications/Notes (beef).app")
    #expect(type.line == 16)
    let claim = try #require(dump.claims.first)
    #expect(claim.name == "Note" && claim.role == "Editor" && claim.rank == "Owner")
    #expect(claim.identifiers == ["com.example.note"])
    #expect(
      claim.tags == [
        .filenameExtension: ["note"], .urlScheme: ["note"], .mimeType: ["text/x-note"],
      ])
    #expect(claim.bundlePath == "/Applications/Notes (beef).app")
  }

  @Test func `of the older form takes records as those of the bundle around them`() throws {
    let dump = Self.dump(Self.older)
    #expect(dump.bundles.map(\.identifier) == ["com.example.notes", nil])
    let type = try #require(dump.types.first)
    #expect(type.declaration.kind == .imported && type.isActive && !type.isTrusted)
    #expect(type.declaration.localizedDescription == "Note")
    #expect(type.declaration.tags == [.filenameExtension: ["note"], .osType: ["NOTE"]])
    #expect(type.bundlePath == "/Applications/Notes.app" && type.line == 13)
    let claim = try #require(dump.claims.first)
    #expect(claim.name == "Note document" && claim.role == "viewer")
    #expect(claim.bundleName == "Notes" && claim.identifiers.isEmpty)
  }

  @Test(arguments: [newer, older]) func `reads the same with any line ends`(text: String) {
    let wanted = Self.dump(text)
    for end in ["\r\n", "\r"] {
      let dump = Self.dump(
        text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: end))
      #expect(dump.types.map(\.declaration) == wanted.types.map(\.declaration))
      #expect(dump.types.map(\.line) == wanted.types.map(\.line))
      #expect(dump.claims.map(\.tags) == wanted.claims.map(\.tags))
    }
  }

  @Test(arguments: [newer, older]) func `may be cut anywhere`(text: String) {
    let bytes = Array(text.utf8)
    for length in stride(from: 0, to: bytes.count, by: 5) {
      _ = LaunchServicesDump(Array(bytes[..<length]), name: "start")
      _ = LaunchServicesDump(Array(bytes[length...]), name: "end")
    }
    let lines = text.split(separator: "\n")
    let start = lines.drop { !$0.drop(while: \.isWhitespace).hasPrefix("type") }
      .joined(separator: "\n")
    #expect(Self.dump(start).types.count == 1)
  }

  @Test(arguments: [
    "type id:    org.example.shader\nbundle:     Tools\nflags:      active  imported  trusted\ntags:       .gs",
    "Seen here:\n```\n    type id:    org.example.shader (0x1)\n    bundle:     Tools (0x2)\n    flags:  active imported trusted (0000000000000041)\n    tags:   .gs\n```\n",
  ])
  func `may be a few lines that somebody pasted`(text: String) throws {
    #expect(LaunchServicesDump.recognizes(Array(text.utf8)))
    let type = try #require(Self.dump(text).types.first)
    #expect(type.declaration.identifier == "org.example.shader" && type.line > 0)
    #expect(type.isActive && type.bundleName == "Tools" && type.bundlePath == nil)
    #expect(type.declaration.tags == [.filenameExtension: ["gs"]])
  }

  @Test(arguments: [
    ("", false), ("plain text\nwithout records", false), ("bundle id", false),
    ("<?xml version=\"1.0\"?>\n<!--\ntype id: x\n-->", false), ("{ a = \"\ntype id: x\"; }", false),
    ("/* \ntype id: x */ { }", false), ("{\"a\":\n\"type id:\"}", false),
    ("bplist00\0\ntype id: x", false), ("prototype id: 1", false), ("typeid: 1", false),
    ("Checking data integrity......done.\n", true), ("\u{FEFF}type id: x (0x1)", true),
    ("volume id: 3\r\ntype id: 4", true), (newer, true), (older, true),
  ])
  func `is told from other files by its first lines`(text: String, isDump: Bool) {
    #expect(LaunchServicesDump.recognizes(Array(text.utf8)) == isDump)
  }

  @Test func `without types and claims is a problem with a place`() {
    let dump = Self.dump("Status: Database is seeded.\n\nservice id: 1\nmenu: x\n")
    #expect(dump.problems.map(\.line) == [3])
    #expect(Self.dump(Self.newer).problems.isEmpty)
  }
}

@Suite struct `A registry from a dump` {
  static func record(
    _ identifier: String, by bundle: String, _ flags: String, tags: String = ".a",
    conformsTo: String = "public.data"
  ) -> String {
    """
    type id:      \(identifier)
    bundle:       \(bundle)
    uti:          \(identifier)
    flags:        \(flags)
    conforms to:  \(conformsTo)
    tags:         \(tags)

    """
  }

  static let roots = [
    record("public.item", by: "CoreTypes", "active exported core", conformsTo: ""),
    record("public.data", by: "CoreTypes", "active exported core", conformsTo: "public.item"),
    record("public.directory", by: "CoreTypes", "active exported core", conformsTo: "public.item"),
    record(
      "com.apple.package", by: "CoreTypes", "active exported core", conformsTo: "public.directory"),
  ]

  static func dump(_ records: [String]) -> LaunchServicesDump {
    LaunchServicesDump(Array(records.joined().utf8), name: "dump.txt")
  }

  struct Choice: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var records: [(bundle: String, flags: String)]
    var inactive: [String]
  }

  static let choices = [
    Choice(
      testDescription: "the first of two",
      records: [("A", "active exported"), ("B", "inactive exported")], inactive: ["B"]),
    Choice(
      testDescription: "the second of two",
      records: [("B", "inactive exported"), ("A", "active exported")], inactive: ["B"]),
    Choice(
      testDescription: "an import, where the export is left out",
      records: [("B", "inactive exported"), ("A", "active imported"), ("C", "inactive imported")],
      inactive: ["C"]),
    Choice(
      testDescription: "one of two of a bundle",
      records: [("A", "inactive exported"), ("A", "active exported")], inactive: ["A (inactive)"]),
    Choice(
      testDescription: "the export where nothing is active",
      records: [("B", "inactive imported"), ("A", "inactive exported")], inactive: ["B"]),
  ]

  @Test(arguments: choices) func `has the declaration active that the Mac had`(choice: Choice)
    throws
  {
    let dump = Self.dump(
      choice.records.map { Self.record("com.example.a", by: $0.bundle, $0.flags) })
    for registry in [TypeRegistry(dump), TypeRegistry.system.adding(dump)] {
      let type = try #require(registry.type("com.example.a"))
      #expect(type.layer.name == "A")
      #expect(type.inactiveRecords.map(\.layer.name) == choice.inactive)
      let source = try #require(dump.type(of: type.activeRecord))
      #expect(source.bundleName == "A")
    }
  }

  @Test func `keeps the choice against a standard type, but not against the core`() throws {
    let standard = try #require(
      TypeRegistry.system.types.first { $0.layer == .xcode && $0.declaration.kind == .exported })
    let identifier = standard.identifier.rawValue
    let dump = Self.dump([
      Self.record(identifier, by: "Mine", "active imported"),
      Self.record("public.jpeg", by: "Mine", "active imported"),
    ])
    let registry = TypeRegistry.system.adding(dump)
    #expect(registry.type(identifier)?.layer.name == "Mine")
    #expect(registry.type("public.jpeg")?.layer == .core)
    #expect(registry.count == TypeRegistry.system.count)
    #expect(registry.type("public.png")?.bundle == TypeRegistry.system.type("public.png")?.bundle)
  }

  @Test func `is the state of that Mac alone where the dump has the core types`() throws {
    let own = Self.record("com.example.a", by: "A", "active exported")
    #expect(!Self.dump([own]).holdsCoreTypes)
    let dump = Self.dump(Self.roots + [own])
    #expect(dump.holdsCoreTypes)
    let registry = TypeRegistry(dump)
    #expect(registry.count == 5)
    #expect(registry.type("public.data")?.layer == .core)
    #expect(registry.type("public.jpeg") == nil)
    let type = try #require(registry.type("com.example.a"))
    #expect(type.conforms(to: "public.item"))
    let found = registry.preferredType(
      tag: "a", tagClass: .filenameExtension, conformingTo: "public.data")
    #expect(found?.identifier == "public.data", "what the core exports comes first")
  }

  @Test func `has layers in the order of the dump`() {
    let registry = TypeRegistry(
      Self.dump([
        Self.record("com.example.b", by: "B", "active exported"),
        Self.record("com.example.c", by: "C", "inactive exported"),
        Self.record("com.example.a", by: "A", "active imported"),
      ]))
    #expect(registry.layers.map(\.name) == ["core", "B", "C", "A"])
  }
}
