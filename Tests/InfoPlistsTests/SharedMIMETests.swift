import Foundation
import InfoPlists
import Testing
import TypeDeclarations

/// Packages of the freedesktop shared MIME database as a layer of a registry.
@Suite("Shared MIME packages")
struct SharedMIMETests {
  static func text(_ content: String, head: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    \(head)<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
    \(content)
    </mime-info>
    """
  }

  static func package(_ content: String, head: String = "") -> SharedMIMEPackage {
    SharedMIMEPackage(Array(text(content, head: head).utf8), name: "test.xml")
  }

  static func registry(_ content: String, on base: TypeRegistry = .system) -> TypeRegistry {
    base.adding(SharedMIMELayer(package(content), on: base))
  }

  static func dynamic(_ mime: String) -> TypeIdentifier {
    TypeIdentifier(
      DynamicIdentifier(conformingTo: "public.data", tag: mime, tagClass: .mimeType).identifier)
  }

  @Test("give a MIME type without identifier the dynamic one that macOS makes of its name")
  func isDynamic() throws {
    let registry = Self.registry(
      """
      <mime-type type="application/x-Thing"><comment>A &lt;thing&gt; &amp; more</comment>
      <glob pattern="*.thing"/><alias type="application/thing"/></mime-type>
      """)
    let type = registry.type(forName: "a.THING")
    #expect(type.identifier == Self.dynamic("application/x-thing"))
    #expect(type.isDynamic && !type.isDeclared)
    #expect(type.localizedDescription == "A <thing> & more")
    #expect(type.tags[.mimeType] == ["application/x-thing", "application/thing"])
    #expect(
      registry.preferredType(tag: "application/thing", tagClass: .mimeType, conformingTo: nil)
        == type)
    #expect(try #require(type.registered).conforms(to: "public.data"))
  }

  @Test("leave the declarations of known types as they are, and keep theirs to explain")
  func keepsKnown() throws {
    let registry = Self.registry(
      #"<mime-type type="image/png"><comment>Else</comment><glob pattern="*.png"/></mime-type>"#)
    let type = try #require(registry.type("public.png"))
    #expect(type.layer == .core)
    #expect(
      type.localizedDescription == TypeRegistry.system.type("public.png")?.localizedDescription)
    #expect(type.inactiveRecords.map(\.layer.name) == ["test.xml"])
    let claimants = registry.explanation(ofName: "a.png", kind: .nameOnly).claimants
    #expect(claimants.map(\.record.isActive) == [true, false])
  }

  @Test("lead an extension that only they have to a kind of the known type")
  func addsExtensions() throws {
    let registry = Self.registry(
      #"<mime-type type="image/png"><glob pattern="*.newpng"/><glob pattern="*.gif"/></mime-type>"#)
    let type = registry.type(forName: "a.newpng")
    #expect(type.isDynamic)
    #expect(try #require(type.registered).conforms(to: "public.image"))
    #expect(registry.type(forName: "a.gif").identifier == "com.compuserve.gif")
  }

  @Test(
    "let the heavier pattern win",
    arguments: [(80, "application/x-one"), (20, "application/x-two")])
  func weighs(weight: Int, winner: String) {
    let registry = Self.registry(
      """
      <mime-type type="application/x-two"><glob pattern="*.both"/></mime-type>
      <mime-type type="application/x-one"><glob pattern="*.both" weight="\(weight)"/></mime-type>
      """)
    #expect(registry.type(forName: "a.both").identifier == Self.dynamic(winner))
    #expect(registry.types(tag: "both", tagClass: .filenameExtension).count == 2)
  }

  @Test("let a known type win an extension where its pattern is the heavier")
  func weighsKnown() throws {
    for (weight, isPlainText) in [(90, true), (10, false)] {
      let registry = Self.registry(
        """
        <mime-type type="application/x-two"><glob pattern="*.both"/></mime-type>
        <mime-type type="text/plain"><glob pattern="*.both" weight="\(weight)"/></mime-type>
        """)
      let type = try #require(registry.type(forName: "a.both").registered)
      #expect(type.conforms(to: "public.plain-text") == isPlainText)
    }
  }

  static let supertypes: [(name: String, super: String, expected: [String])] = [
    ("application/x-a", "", ["public.data"]),
    ("application/x-a", "application/zip", ["public.zip-archive"]),
    ("text/x-a", "", ["public.plain-text", "public.data"]),
    ("text/x-a", "application/xml", ["public.xml"]),
    ("image/x-a", "", ["public.image", "public.data"]),
    ("inode/x-a", "inode/directory", ["public.directory"]),
    ("application/x-a", "application/x-nobody", ["dyn", "public.data"]),
    ("x-content/a", "", []),
  ]

  @Test("say what is a kind of what", arguments: supertypes)
  func conforms(name: String, super parent: String, expected: [String]) throws {
    let element = parent.isEmpty ? "" : "<sub-class-of type=\"\(parent)\"/>"
    let package = Self.package("<mime-type type=\"\(name)\">\(element)</mime-type>")
    let layer = SharedMIMELayer(package, on: .system)
    let found = try #require(layer.declarations.first).supertypes.map {
      $0.isDynamic ? "dyn" : $0.rawValue
    }
    #expect(found == expected)
  }

  @Test("give extensions from patterns that ask for nothing else")
  func readsPatterns() {
    let patterns = [
      "*.a", "*.tar.gz", "Makefile", "README*", "*~", "*.[1-9]", "*.a b", "*.", "*.é", "*.c", "*.C",
    ]
    let globs = patterns.map { "<glob pattern=\"\($0)\" case-sensitive=\"true\"/>" }.joined()
    let package = Self.package("<mime-type type=\"a/b\">\(globs)</mime-type>")
    #expect(
      package.types[0].globs.map(\.filenameExtension) == [
        "a", nil, nil, nil, nil, nil, nil, nil, "é", "c", nil,
      ])
    #expect(package.otherPatternCount == 8)
  }

  @Test("take what several elements say of one type together")
  func merges() {
    let package = Self.package(
      """
      <mime-type type="a/b"><glob pattern="*.x"/></mime-type>
      <mime-type type="A/B"><comment xml:lang="de">Nein</comment><comment>Yes</comment></mime-type>
      <mime-type type="nothing"/><mime-type/>
      """)
    #expect(package.types.map(\.name) == ["a/b"])
    #expect(package.types[0].comment == "Yes")
    #expect(package.types[0].line == 3)
  }

  @Test("are known by their root element, whatever comes before it")
  func recognizes() {
    let heads = ["", "<!-- mime --><?x y?>\n", "<!DOCTYPE mime-info [ ]>\n", "\u{FEFF}"]
    for head in heads {
      #expect(SharedMIMEPackage.recognizes(Array((head + "<mime-info/>").utf8)))
    }
    for text in ["", "<plist>", "mime-info", "{}", "<mime-infos/>", "<!--", "<"] {
      #expect(!SharedMIMEPackage.recognizes(Array(text.utf8)))
    }
  }

  static let faults: [(head: String, content: String, word: String)] = [
    ("<!DOCTYPE mime-info [<!ENTITY a \"b\">]>", "&a;", "entities"),
    ("<!DOCTYPE mime-info [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>", "&a;", "entities"),
    ("<!DOCTYPE mime-info [<!ENTITY % a \"b\"> %a;]>", "", "entities"),
    (
      "<!DOCTYPE mime-info [<!ATTLIST glob "
        + (0..<100).map { "a\($0) CDATA \"x\" " }.joined() + ">]>", "", "attributes"
    ),
    ("", "&lol;", "lol"), ("", "\u{0}", "NUL"), ("", "<a></b>", "end tag"), ("", "<a", "attribute"),
    ("", "<glob " + String(repeating: "a='' ", count: 2000) + "/>", "longer than"),
    ("", String(repeating: "<a>", count: 1000), "deep"),
  ]

  @Test("that are hostile end with one message, and what comes before is kept", arguments: faults)
  func endsWithMessage(head: String, content: String, word: String) throws {
    let package = Self.package(
      "<mime-type type=\"a/b\"><glob pattern=\"*.x\"/></mime-type>" + content, head: head)
    let problem = try #require(package.problem)
    #expect(problem.message.contains(word), "\(problem)")
    #expect(package.types.count <= 1)
  }

  @Test("that end anywhere are read as far as they go")
  func readsCutFiles() {
    let bytes = Array(
      Self.text(
        "<mime-type type=\"a/b\"><comment>Ü</comment><glob pattern=\"*.x\"/></mime-type>",
        head: "<!DOCTYPE mime-info [<!ATTLIST glob weight CDATA \"50\">]>"
      ).utf8)
    for end in bytes.indices {
      let package = SharedMIMEPackage(Array(bytes[..<end]), name: "cut.xml")
      #expect(package.problem != nil)
    }
    #expect(SharedMIMEPackage(bytes, name: "whole.xml").problem == nil)
  }

  @Test("that are damaged anywhere make a sound layer or a message")
  func survivesDamage() {
    let sound = Array(
      Self.text(
        """
        <mime-type type="image/png"><comment xml:lang="de">Ü</comment><glob pattern="*.p1"/></mime-type>
        <mime-type type="a/b"><comment>x &amp; y</comment><sub-class-of type="a/c"/>
        <alias type="a/d"/><glob pattern="*.x" weight="60"/><glob pattern="*.p1"/></mime-type>
        <mime-type type="a/c"><sub-class-of type="a/b"/><glob pattern="*.x"/></mime-type>
        """, head: "<!DOCTYPE mime-info [<!ATTLIST glob weight CDATA \"50\">]>"
      ).utf8)
    // The same damage in each run.
    var state: UInt64 = 42
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    let signs = Array("<>&\"'/![]-;#x \u{0}\u{FF}*.%".utf8)
    for _ in 0..<1500 {
      var bytes = sound
      for _ in 0...next(3) {
        let place = next(bytes.count)
        switch next(3) {
        case 0: bytes[place] = signs[next(signs.count)]
        case 1: bytes.remove(at: place)
        default: bytes.insert(signs[next(signs.count)], at: place)
        }
      }
      let package = SharedMIMEPackage(bytes, name: "damaged.xml")
      let layer = SharedMIMELayer(package, on: .system)
      #expect(layer.lines.count == layer.declarations.count)
      #expect(package.problem != nil || !package.types.isEmpty)
      #expect(TypeRegistry.system.adding(layer).type("public.png")?.layer == .core)
    }
  }

  @Test(
    "of this machine are read whole",
    .enabled(
      if: FileManager.default.fileExists(atPath: installed), "needs shared-mime-info"))
  func readsInstalled() throws {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: Self.installed)))
    #expect(SharedMIMEPackage.recognizes(bytes))
    let package = SharedMIMEPackage(bytes, name: Self.installed)
    #expect(package.problem == nil)
    #expect(package.types.count > 500)
    let registry = TypeRegistry.system.adding(SharedMIMELayer(package, on: .system))
    // What the standard types say of a name stays as it is.
    for name in ["a.png", "a.html", "a.zip", "a.txt", "a.mp3"] {
      #expect(registry.type(forName: name) == TypeRegistry.system.type(forName: name))
    }
    #expect(registry.type(forName: "a.xcf").tags[.mimeType]?.first == "image/x-xcf")
  }

  static let installed = "/usr/share/mime/packages/freedesktop.org.xml"
}
