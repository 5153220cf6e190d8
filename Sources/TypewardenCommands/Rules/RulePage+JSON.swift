internal import TypewardenLinting
internal import TypewardenSourceText

extension RulePage {
  /// The rule for tools; `more` is added at the end.
  func json(with more: [(String, JSON)] = []) -> JSON {
    .object(
      [
        JSON.Member(name: "id", value: .string(metadata.id)),
        JSON.Member(name: "aliases", value: .strings(metadata.aliases)),
        JSON.Member(name: "group", value: .string(metadata.group.rawValue)),
        JSON.Member(name: "severity", value: .string(metadata.severity.rawValue)),
        JSON.Member(name: "fix", value: .string(metadata.fix.rawValue)),
        JSON.Member(name: "since", value: .string(metadata.since)),
        JSON.Member(name: "summary", value: .string(summary)),
        JSON.Member(name: "sources", value: .strings(metadata.sources)),
      ] + more.map { JSON.Member(name: $0.0, value: $0.1) })
  }
}
