internal import Foundation
internal import PropertyLists
internal import TypeDeclarations

/// The small tables beside that of the standard types: what is known of them, and of others' types.
enum KnowledgeTables {
  static func make(root: String) throws -> [GeneratedFile] {
    [try thirdParty(root: root), try firstSeen(root: root)]
  }

  /// Identifiers that software outside of Apple uses, from `third-party.plist`.
  private static func thirdParty(root: String) throws -> GeneratedFile {
    let path = "\(root)/Declarations/third-party.plist"
    let entries =
      try read(path).root?["_TypewardenThirdPartyTypeDeclarations"]?.elements.map { $0 } ?? []
    let lines = try entries.map { entry -> String in
      guard let identifier = entry["UTTypeIdentifier"]?.string else {
        throw GeneratorError("\(path): \(entry.keyPath) lacks an identifier")
      }
      let tags = entry["UTTypeTagSpecification"]?["public.filename-extension"]?.elements
        .compactMap { $0.string?.lowercased() }
      let owner = entry["_TypewardenOwner"]?.string ?? ""
      // "not known", perhaps with a remark in parentheses.
      let isKnown = !owner.hasPrefix("not known")
      return [identifier, isKnown ? owner : "", (tags ?? []).joined(separator: "|")]
        .joined(separator: "\t")
    }
    return file(
      "ThirdPartyTable", "generatedThirdPartyTable",
      "Types of software outside of Apple, a line each; `ThirdPartyTable` reads it.", lines)
  }

  /// The oldest macOS that is known to have each standard type.
  private static func firstSeen(root: String) throws -> GeneratedFile {
    let folder = "\(root)/Declarations"
    var orders: [SystemVersion: [Int]] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder)
    where name.hasSuffix(".plist") && name != "third-party.plist" {
      let declarations = try read("\(folder)/\(name)").root?.entries.flatMap { $0.value.elements }
      for entry in declarations ?? [] {
        guard let order = entry["_TypewardenOrder"]?.integer,
          let text = entry["_TypewardenFirstSeen"]?.string, let version = version(text)
        else { continue }
        orders[version, default: []].append(Int(order))
      }
    }
    let lines = orders.keys.sorted().map { version in
      "\(version.major).\(version.minor)\t\(ranges(orders[version]!.sorted()))"
    }
    return file(
      "FirstSeenTable", "generatedFirstSeenTable",
      "The oldest macOS known to have standard types; `FirstSeenTable` reads it.", lines)
  }

  /// The version that a text names exactly, such as `macOS 12`; dates and lower bounds name none.
  private static func version(_ text: String) -> SystemVersion? {
    for prefix in ["macOS ", "Mac OS X "] where text.hasPrefix(prefix) {
      let number = text.dropFirst(prefix.count)
      guard number.allSatisfy({ $0.isNumber || $0 == "." }) else { return nil }
      return SystemVersion(number)
    }
    return nil
  }

  private static func ranges(_ orders: [Int]) -> String {
    var parts: [String] = []
    var start = 0
    for index in orders.indices
    where index + 1 == orders.count || orders[index + 1] != orders[index] + 1 {
      let first = orders[start]
      parts.append(first == orders[index] ? "\(first)" : "\(first)-\(orders[index])")
      start = index + 1
    }
    return parts.joined(separator: ",")
  }

  private static func read(_ path: String) throws -> PropertyList {
    let list = try PropertyList(contentsOf: path)
    if let problem = list.problems.first { throw GeneratorError("\(path): \(problem.message)") }
    return list
  }

  private static func file(
    _ name: String, _ constant: String, _ comment: String, _ lines: [String]
  ) -> GeneratedFile {
    GeneratedFile(
      path: "Sources/TypeDeclarations/System/\(name).generated.swift",
      text: generatedHeader + "\n/// \(comment)\nlet \(constant): StaticString = #\"\"\"\n"
        + lines.joined(separator: "\n") + "\n\"\"\"#\n")
  }
}
