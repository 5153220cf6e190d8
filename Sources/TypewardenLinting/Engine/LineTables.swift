internal import PropertyLists
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

  /// What a draft says beside its message: the message's own notes, then the other places.
  mutating func notes(of draft: RuleContext.Draft) -> [Finding.Note] {
    var notes = draft.message.notes.map { Finding.Note(message: $0) }
    for related in draft.related {
      let source = related.list.source
      notes.append(
        Finding.Note(
          message: related.message, file: source.name,
          location: table(of: source).location(of: related.range.start)))
    }
    return notes
  }

  /// The table of a source, which its name tells from others.
  private mutating func table(of source: SourceText) -> LineTable {
    if source.name == name { return own }
    if let known = others[source.name] { return known }
    let table = LineTable(source)
    others[source.name] = table
    return table
  }
}
