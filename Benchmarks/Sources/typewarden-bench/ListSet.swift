import Foundation
import PropertyLists

/// Information property lists as apps have them, 2 to 20 KB each, in XML and in the binary form.
///
/// Half of the keys are those of apps that have nothing to do with types; declarations and document
/// types are mostly sound and now and then as faulty as real ones.
struct ListSet {
  private var random: SeededGenerator

  /// Writes `count` lists of each form, and one file with the names of each form's files.
  static func write(to folder: String, count: Int, seed: UInt64 = 1) throws {
    var set = ListSet(random: SeededGenerator(seed: seed))
    for form in ["xml", "binary"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(form)", withIntermediateDirectories: true)
    }
    for number in 0..<count {
      let content = set.infoPlist(number, declarations: nil)
      try save(PropertyListWriter.xml(content), "\(folder)/xml/\(number).plist")
      try save(PropertyListWriter.binary(content), "\(folder)/binary/\(number).plist")
    }
    for form in ["xml", "binary"] {
      let names = (0..<count).map { "\(folder)/\(form)/\($0).plist\n" }.joined()
      try save(Array(names.utf8), "\(folder)/\(form).list")
    }
  }

  /// Writes one list with very many declarations.
  static func writeLarge(to path: String, declarations: Int) throws {
    var set = ListSet(random: SeededGenerator(seed: 2))
    try save(PropertyListWriter.xml(set.infoPlist(0, declarations: declarations)), path)
  }

  private static func save(_ bytes: [UInt8], _ path: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  private mutating func infoPlist(_ number: Int, declarations count: Int?) -> PropertyListContent {
    let owner = "com.example.app\(number)"
    var entries: [PropertyListContent.Entry] = [
      .init("CFBundleIdentifier", .string(owner)), .init("CFBundleName", .string("App \(number)")),
      .init("CFBundlePackageType", .string("APPL")), .init("CFBundleVersion", .string("1")),
      .init("LSMinimumSystemVersion", .string("13.0")),
    ]
    let types = count ?? Int.random(in: 1...8, using: &random)
    entries.append(.init("UTExportedTypeDeclarations", .array((0..<types).map { type(owner, $0) })))
    entries.append(
      .init("CFBundleDocumentTypes", .array((0..<min(types, 8)).map { document(owner, $0) })))
    for filler in 0..<Int.random(in: 5...90, using: &random) {
      entries.append(.init("EXSetting\(filler)", value(depth: 0)))
    }
    return .dictionary(entries)
  }

  private mutating func type(_ owner: String, _ number: Int) -> PropertyListContent {
    var entries: [PropertyListContent.Entry] = [
      .init("UTTypeIdentifier", .string("\(owner).type\(number)")),
      .init("UTTypeDescription", .string("Document of kind \(number)")),
    ]
    let parents = random.chance(0.9) ? ["public.data", "public.content"] : ["public.content"]
    entries.append(.init("UTTypeConformsTo", .array(parents.map { .string($0) })))
    entries.append(
      .init(
        "UTTypeTagSpecification",
        .dictionary([
          .init("public.filename-extension", .array([.string("ex\(number)kind")])),
          .init("public.mime-type", .string("application/x-example-\(number)")),
        ])))
    if random.chance(0.5) { entries.append(.init("UTTypeIconFile", .string("Document"))) }
    return .dictionary(entries)
  }

  private mutating func document(_ owner: String, _ number: Int) -> PropertyListContent {
    var entries: [PropertyListContent.Entry] = [
      .init("CFBundleTypeName", .string("Document of kind \(number)")),
      .init("CFBundleTypeRole", .string("Editor")),
      .init("LSItemContentTypes", .array([.string("\(owner).type\(number)")])),
    ]
    if random.chance(0.85) { entries.append(.init("LSHandlerRank", .string("Owner"))) }
    return .dictionary(entries)
  }

  private mutating func value(depth: Int) -> PropertyListContent {
    switch Int.random(in: 0..<(depth > 2 ? 4 : 6), using: &random) {
    case 0: return .boolean(random.chance(0.5))
    case 1: return .integer(Int64.random(in: 0...9999, using: &random))
    case 2, 3:
      let words = ["wide", "colour", "a & b", "narrow", "Größe", "path/to/file", "$(SETTING)"]
      return .string(words.randomElement(using: &random)!)
    case 4:
      return .array(
        (0..<Int.random(in: 0...4, using: &random)).map { _ in value(depth: depth + 1) })
    default:
      return .dictionary(
        (0..<Int.random(in: 0...4, using: &random)).map {
          .init("EXInner\($0)", value(depth: depth + 1))
        })
    }
  }
}
