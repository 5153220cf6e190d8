package import InfoPlists
package import PropertyLists
internal import TypewardenSourceText

extension InfoPlist {
  /// Whether the list comes out of a build, so that everything in it is final.
  ///
  /// Xcode leaves its marks at the root. A list inside of a bundle counts too, unless the bundle's
  /// identifier is still a placeholder: then it is a template in the shape of a bundle.
  package var isBuilt: Bool {
    if rootValue(.platformName) != nil || rootValue(.buildMachine) != nil { return true }
    guard let identifier = rootValue(.bundleIdentifier), isInBundle else { return false }
    return !identifier.withText { $0.contains(UInt8(ascii: "$")) }
  }

  /// Whether the list is written for the C preprocessor, which Xcode runs when the build says so:
  /// then what stands between `#if` and `#endif` is not all there at once.
  package var isPreprocessed: Bool {
    list.problems.contains { Self.isDirective($0, in: list) }
  }

  /// Whether what a reader had no use for is a directive of the C preprocessor.
  package static func isDirective(_ problem: ReadProblem, in list: PropertyList) -> Bool {
    guard problem.code == .textBetweenElements, problem.range.end <= list.source.bytes.count,
      list.source.bytes[problem.range.start...].first == UInt8(ascii: "#")
    else { return false }
    let text = list.source.bytes[(problem.range.start + 1)..<problem.range.end]
    let word = text.drop { $0 == 0x20 }.prefix { (0x61...0x7A).contains($0) }
    return directives.contains { word.elementsEqual($0.utf8) }
  }

  private static let directives = [
    "if", "ifdef", "ifndef", "elif", "else", "endif", "define", "undef", "include",
  ]

  private static let bundleExtensions: Set<Substring> = [
    "app", "appex", "framework", "bundle", "plugin", "xpc", "qlgenerator", "mdimporter",
  ]

  /// The file's folder, or one of the three around it, is a bundle: `Versions/A/Resources` in a
  /// framework is as deep as it gets.
  private var isInBundle: Bool {
    list.source.name.split(separator: "/").dropLast().suffix(4).contains { folder in
      guard let dot = folder.lastIndex(of: ".") else { return false }
      return Self.bundleExtensions.contains(folder[folder.index(after: dot)...])
    }
  }
}
