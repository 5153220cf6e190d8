internal import TypewardenSwiftFacts

/// The names of the type API before `UTType`.
enum LegacyNames {
  /// What a name is; nil for one that does not belong to that API.
  static func kind(of name: String) -> LegacyUse.Kind? {
    if name.hasPrefix("kUTType") || name.hasPrefix("kUTTagClass") { return .constant }
    return name.hasPrefix("UT") && functions.contains(name) ? .function : nil
  }

  private static let functions: Set<String> = [
    "UTTypeConformsTo", "UTTypeCreateAllIdentifiersForTag", "UTTypeCreatePreferredIdentifierForTag",
    "UTTypeCopyAllTagsWithClass", "UTTypeCopyDeclaration", "UTTypeCopyDeclaringBundleURL",
    "UTTypeCopyDescription", "UTTypeCopyPreferredTagWithClass", "UTTypeEqual", "UTTypeIsDeclared",
    "UTTypeIsDynamic", "UTCreateStringForOSType", "UTGetOSTypeFromString",
  ]
}
