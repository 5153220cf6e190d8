internal import TypewardenSourceText

extension RuleCatalog {
  /// The id of a rule that is named by its id or an alias; nil for an unknown name.
  package static func id(named name: String) -> String? {
    for rule in all {
      let metadata = rule.metadata
      if metadata.id == name || metadata.aliases.contains(name) { return metadata.id }
    }
    return nil
  }

  /// The id that a misspelt name was probably meant to be.
  package static func nearest(to name: String) -> String? {
    NearMiss.nearest(to: name, among: all.map { $0.metadata.id }, limit: 4)
  }
}
