import InfoPlists
import PropertyLists
import Testing
import TypewardenLinting
import TypewardenProjects
import TypewardenSourceText

/// Lists that nobody would write: known keys at wrong places with values of any kind, of which each
/// may be nonsense. No rule may stumble over what another rule already calls wrong.
@Suite("Random lists")
struct RandomListTests {
  @Test(
    "are checked by all rules without a stumble, the same each time", arguments: UInt64(1)...12)
  func all(seed: UInt64) {
    var writer = RandomListWriter(seed: seed)
    for _ in 0..<25 {
      let text = writer.list()
      let bytes = Array(text.utf8)
      let first = findings(bytes)
      for finding in first {
        #expect(finding.range.start >= 0 && finding.range.end <= bytes.count)
        #expect(finding.range.start <= finding.range.end)
        #expect(!finding.message.isEmpty, "\(finding.rule)")
      }
      #expect(first == findings(bytes))
    }
  }

  private func findings(_ bytes: [UInt8]) -> [Finding] {
    var options = LintOptions()
    // Those that are off by default too.
    for rule in RuleCatalog.all { options.severities[rule.metadata.id] = .note }
    let list = PropertyList(bytes: bytes, name: "Info.plist")
    return Linter(options: options).check([Product(infoPlists: [InfoPlist(list)])])
  }
}

/// Writes random XML property lists; the same ones for the same seed.
private struct RandomListWriter {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  private static let names: [Place: [String]] = Dictionary(
    uniqueKeysWithValues: Place.allCases.map { place in
      let schema = InfoPlistSchema.shared
      return (
        place,
        schema.keys(at: place).filter {
          place != .root || schema.flags(of: $0).contains(.typeRelated)
        }.map { schema.name(of: $0) }
      )
    })

  private static let texts = [
    "", " ", "com.example.note", "public.data", "public.plain-text", "com.apple.package",
    "COM.Example.Note", "note", ".note", "*", "tar.gz", "No Te", "TEXT", "text/plain", "Editor",
    "Viewer", "None", "Owner", "Default", "$(NAME)", "${A", "dyn.ah62d", "TRUEPREDICATE",
    "é\u{301}",
    "SUBQUERY(a, $b, ANY $b.c UTI-EQUALS \"com.example.x\").@count == 1", "\u{202E}x", "0", "-1",
    "https://example.com", "QLGenerator", "MDImporter", "public.", "com..example", "a.b.c.d.e.f",
  ]

  mutating func list() -> String {
    "<plist version=\"1.0\">\n" + dictionary(.root, depth: 0) + "\n</plist>\n"
  }

  private mutating func next(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 16) % count
  }

  private mutating func dictionary(_ place: Place, depth: Int) -> String {
    var text = "<dict>\n"
    for _ in 0..<next(8) {
      // Now and then a key of another place.
      let home = next(6) == 0 ? Place.allCases[next(Place.allCases.count)] : place
      let names = Self.names[home] ?? []
      let name = names.isEmpty || next(12) == 0 ? "Key\(next(9))" : names[next(names.count)]
      text += "<key>\(name)</key>\n" + value(of: name, depth: depth + 1) + "\n"
    }
    return text + "</dict>"
  }

  /// Mostly a value of the kind that the key takes, else any.
  private mutating func value(of name: String, depth: Int) -> String {
    guard depth < 6 else { return "<string>x</string>" }
    if next(4) > 0 {
      switch name {
      case "UTExportedTypeDeclarations", "UTImportedTypeDeclarations":
        return array(depth) { $0.dictionary(.declaration, depth: depth) }
      case "CFBundleDocumentTypes":
        return array(depth) { $0.dictionary(.documentType, depth: depth) }
      case "NSServices": return array(depth) { $0.dictionary(.service, depth: depth) }
      case "UTTypeTagSpecification": return dictionary(.tags, depth: depth)
      case "UTTypeIcons": return dictionary(.icons, depth: depth)
      case "NSExtension": return dictionary(.extension, depth: depth)
      case "NSExtensionAttributes": return dictionary(.extensionAttributes, depth: depth)
      case "UTTypeConformsTo", "LSItemContentTypes", "public.filename-extension",
        "QLSupportedContentTypes":
        return array(depth) { $0.string() }
      default: break
      }
    }
    switch next(10) {
    case 0: return "<true/>"
    case 1: return "<integer>\(next(3))</integer>"
    case 2: return "<real>1.5</real>"
    case 3: return "<data>AAAA</data>"
    case 4: return "<date>2020-01-01T00:00:00Z</date>"
    case 5: return array(depth) { $0.value(of: "", depth: depth + 1) }
    case 6: return dictionary(Place.allCases[next(Place.allCases.count)], depth: depth)
    default: return string()
    }
  }

  private mutating func array(
    _ depth: Int, _ element: (inout RandomListWriter) -> String
  ) -> String {
    var text = "<array>"
    for _ in 0..<next(4) { text += element(&self) }
    return text + "</array>"
  }

  private mutating func string() -> String {
    let text = Self.texts[next(Self.texts.count)]
    return "<string>\(text.replacing("&", with: "&amp;").replacing("<", with: "&lt;"))</string>"
  }
}
