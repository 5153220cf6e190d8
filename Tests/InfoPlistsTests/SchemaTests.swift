import Testing

@testable import InfoPlists

@Suite struct `The schema of the Info.plist keys` {
  let schema = InfoPlistSchema.shared

  private struct Line {
    let place: String
    let key: String
    let types: [Substring]
    let flags: [Substring]
    let fieldCount: Int

    init(_ text: Substring) {
      let fields = text.split(separator: "\t", omittingEmptySubsequences: false)
      func field(_ index: Int) -> Substring { index < fields.count ? fields[index] : "" }
      place = String(field(0))
      key = String(field(1))
      types = field(2).split(separator: ",", omittingEmptySubsequences: false)
      flags =
        field(3) == "-" ? [] : field(3).split(separator: ",", omittingEmptySubsequences: false)
      fieldCount = fields.contains("") ? 0 : fields.count
    }
  }

  private var lines: [Line] {
    KeyTable.text.description.split(separator: "\n", omittingEmptySubsequences: false).map(
      Line.init)
  }

  @Test func `every line is well formed`() {
    for line in lines {
      #expect(line.fieldCount == 5, "\(line.key)")
      #expect(Place.allCases.contains { $0.name.description == line.place }, "\(line.place)")
      let types = ValueTypes.words.map(\.description)
      #expect(line.types.allSatisfy { types.contains(String($0)) }, "\(line.key)")
      let flags = KeyFlags.words.map(\.description)
      #expect(line.flags.allSatisfy { flags.contains(String($0)) }, "\(line.key)")
      #expect(!line.flags.contains("typeRelated") || line.place == "root", "\(line.key)")
    }
    #expect(schema.count == lines.count)
  }

  @Test func `lines are sorted by place and key, and none is there twice`() {
    for (line, next) in zip(lines, lines.dropFirst()) {
      let isSorted =
        line.place == next.place
        ? line.key.utf8.lexicographicallyPrecedes(next.key.utf8)
        : line.place.utf8.lexicographicallyPrecedes(next.place.utf8)
      #expect(isSorted, "\(next.place) \(next.key)")
    }
  }

  @Test func `every key is found from its bytes and is nearest to itself`() {
    var count = 0
    for place in Place.allCases {
      for key in schema.keys(at: place) {
        let name = schema.name(of: key)
        #expect(schema.key(name, at: place) == key, "\(name)")
        #expect(schema.key(Array(name.utf8).span, at: place) == key, "\(name)")
        #expect(schema.nearest(to: name, at: place) == key, "\(name)")
        #expect(schema.place(of: key) == place)
        #expect(schema.places(ofKeyNamed: name).contains(place))
        count += 1
      }
    }
    #expect(count == schema.count)
  }

  @Test(arguments: KnownKey.allCases) func `a known key is in the table`(known: KnownKey) {
    let id = schema.id(of: known)
    #expect(schema.name(of: id) == known.path.name.description)
    #expect(schema.place(of: id) == known.path.place)
    #expect(schema.known(id) == known)
  }

  @Test func `a key without a known name has none`() throws {
    let key = try #require(schema.key("CFBundleURLTypes", at: .root))
    #expect(schema.known(key) == nil)
  }

  @Test(arguments: [
    ("LSItemContentType", Place.documentType, "LSItemContentTypes"),
    ("CFBundleTypeExtension", .documentType, "CFBundleTypeExtensions"),
    ("lshandlerrank", .documentType, "LSHandlerRank"),
    ("CFBundleTypeNmae", .documentType, "CFBundleTypeName"),
    ("UTTypeConformTo", .declaration, "UTTypeConformsTo"),
    ("UTTypeIdentifer", .declaration, "UTTypeIdentifier"),
    ("UTTypeTagSpecifications", .declaration, "UTTypeTagSpecification"),
    ("public.filename-extensions", .tags, "public.filename-extension"),
    ("UTTypeIconBadge", .icons, ""),
    ("NSSendFileType", .service, "NSSendFileTypes"),
    ("QLSupportedContentType", .extensionAttributes, "QLSupportedContentTypes"),
    ("UTExportedTypeDeclaration", .root, "UTExportedTypeDeclarations"),
    ("NSService", .root, "NSServices"),
  ])
  func `a misspelt key is answered with the one that was meant`(
    name: String, place: Place, meant: String
  ) {
    #expect(schema.key(name, at: place) == nil)
    #expect(schema.nearest(to: name, at: place).map(schema.name) ?? "" == meant)
  }

  @Test(arguments: ["CFBundleNames", "NSAppTransportSecurit", "ThreemaAppIdentifier", "SUFeedURLs"])
  func `at the root only keys that matter to types are near misses`(name: String) {
    #expect(schema.nearest(to: name, at: .root) == nil)
  }

  @Test func `the same name at two places is two keys with their own types`() throws {
    #expect(schema.places(ofKeyNamed: "LSItemContentTypes") == [.documentType])
    #expect(
      schema.places(ofKeyNamed: "NSExtensionMainStoryboard") == [.extension, .extensionAttributes])
    #expect(schema.places(ofKeyNamed: "LSHandlerRanks").isEmpty)
    #expect(schema.types(of: schema.id(of: .typeConformsTo)) == [.string, .strings])
    #expect(schema.types(of: schema.id(of: .typeIsPackage)) == [.boolean, .flag01])
    #expect(schema.types(of: schema.id(of: .activationRule)) == [.string, .dictionary])
    #expect(
      schema.flags(of: schema.id(of: .itemContentTypes)) == [.identifiers, .exact, .arrayOnly])
    #expect(schema.since(of: schema.id(of: .extensionAttributes)) == "iOS 8.0 macOS 10.10")
    #expect(schema.since(of: schema.id(of: .typeIconName)) == nil)
  }

  @Test func `empty values that Xcode writes are no defect`() {
    let lenient: [KnownKey] = [
      .typeIcons, .documentTypeIconFiles, .documentTypeMIMETypes, .documentTypes,
    ]
    for known in lenient {
      #expect(!schema.flags(of: schema.id(of: known)).contains(.needsContent))
    }
  }

  @Test(arguments: [
    ("CFBundleIcons~ipad", "CFBundleIcons"), ("NSMainNibFile-macos", "NSMainNibFile"),
    ("UILaunchImageFile-iphoneos~iphone", "UILaunchImageFile"),
  ])
  func `a variant for one device is the key it varies`(variant: String, base: String) {
    #expect(schema.key(variant, at: .root).map(schema.name) == base)
    #expect(schema.key("UTTypeIdentifier~ipad", at: .declaration) == nil)
  }
}
