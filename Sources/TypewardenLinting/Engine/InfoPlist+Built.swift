package import InfoPlists
internal import PropertyLists
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

  private static let bundleExtensions: Set<Substring> = [
    "app", "appex", "framework", "bundle", "plugin", "xpc", "qlgenerator", "mdimporter",
  ]

  private var isInBundle: Bool {
    var folders = list.source.name.split(separator: "/").dropLast()
    if folders.last == "Contents" || folders.last == "Resources" { folders.removeLast() }
    guard let bundle = folders.last, let dot = bundle.lastIndex(of: ".") else { return false }
    return Self.bundleExtensions.contains(bundle[bundle.index(after: dot)...])
  }
}
