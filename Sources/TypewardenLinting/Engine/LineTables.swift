internal import TypewardenSourceText

/// The line tables of a file with findings and of the files that its notes point into, each made
/// once.
struct LineTables {
  /// That of the file with the findings.
  let own: LineTable
  private let name: String
  private var others: [String: LineTable] = [:]

  init(_ source: SourceText) {
    own = LineTable(source)
    name = source.name
  }

  /// The table of a source, which its name tells from others.
  mutating func table(of source: SourceText) -> LineTable {
    if source.name == name { return own }
    if let known = others[source.name] { return known }
    let table = LineTable(source)
    others[source.name] = table
    return table
  }
}
