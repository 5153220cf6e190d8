internal import TypeDeclarations
internal import TypewardenSwiftFacts

/// A constant of `UTType` that a rule may tell code to use.
struct OfferedConstant {
  /// The expression: `UTType.png`.
  var text: String
  /// The same for readers, with the systems that have it where nobody knows whether that matters.
  var shown: String
}

extension RuleContext {
  /// The constant for an identifier; nil when there is none, or none on the oldest system that the
  /// product runs on.
  func offeredConstant(for identifier: String) -> OfferedConstant? {
    guard let name = SystemConstants.name(of: identifier) else { return nil }
    let text = "UTType.\(name)"
    guard let introduced = SystemConstants.introduced(name) else {
      return OfferedConstant(text: text, shown: "`\(text)`")
    }
    let since = "macOS \(introduced.macOS) and iOS \(introduced.iOS)"
    guard let target = deploymentTarget, let first = SystemVersion(introduced.macOS) else {
      return OfferedConstant(text: text, shown: "`\(text)`, which is there from \(since) on")
    }
    return target < first ? nil : OfferedConstant(text: text, shown: "`\(text)`")
  }
}
