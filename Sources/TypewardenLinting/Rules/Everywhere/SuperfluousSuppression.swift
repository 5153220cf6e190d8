internal import InfoPlists
internal import PropertyLists
internal import TypewardenSourceText
internal import TypewardenSwiftFacts

/// A suppression that silences nothing.
///
/// What it silenced was mended, or its rule is misspelt. Left in place it would hide the next fault of
/// the same kind. A suppression of a rule that does not run in this run is left alone.
enum SuperfluousSuppression: FileRule {
  static let metadata = RuleMetadata(
    id: "superfluous-suppression", group: .everywhere, severity: .warning, fix: .safe)

  static let examples: [RuleExample] = [
    .bad(
      "the extension was mended, the comment stayed",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.note</string>
          <key>UTTypeConformsTo</key>
          <array><string>public.data</string></array>
          <key>UTTypeTagSpecification</key>
          <dict>
            <key>public.filename-extension</key>
            <array>
              ⟶<!-- typewarden:disable extension-leading-dot old importer needs it -->
              <string>examplenote</string>
            </array>
          </dict>
        </dict>
      </array>
      """),
    .bad(
      "a rule that does not exist",
      """
      ⟶<!-- typewarden:disable missing-handler-rnk the store is not for us -->
      <key>CFBundleName</key>
      <string>Notes</string>
      """),
    .good(
      "a suppression that is needed",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <!-- typewarden:disable missing-handler-rank not for the store -->
        <dict>
          <key>CFBundleTypeName</key>
          <string>Text</string>
          <key>CFBundleTypeRole</key>
          <string>Viewer</string>
          <key>LSItemContentTypes</key>
          <array><string>public.plain-text</string></array>
        </dict>
      </array>
      """),
    .good(
      "the word in text, where it is no comment",
      """
      <key>CFBundleName</key>
      <string>typewarden:disable extension-leading-dot</string>
      """),
  ]

  /// Nothing to do here: the engine knows what each suppression silenced only after all other rules
  /// have run, and reports then.
  static func check(_ infoPlist: InfoPlist, in context: inout RuleContext) {}

  /// The rule goes out of the comment; with the last one the comment goes.
  static func fixes(
    of comment: CommentSuppressions.Suppression, in list: PropertyList
  ) -> [Fix] {
    let edit: PropertyListEdit? =
      switch part(comment.rule, in: comment.comment, of: list.source) {
      case .whole: .removeText(comment.comment)
      case .name(let range): .removeText(range)
      case nil: nil
      }
    return edit.map { [Fix(safety: .safe, title: title, edits: [.list(list, $0)])] } ?? []
  }

  /// The same in a Swift source.
  static func fixes(
    of comment: SourceSuppression, _ rule: String, in source: SourceText
  ) -> [Fix] {
    let range: SourceRange
    switch part(rule, in: comment.place.range, of: source) {
    case .whole: range = wholeLine(of: comment.place.range, in: source)
    case .name(let part): range = part
    case nil: return []
    }
    return [Fix(safety: .safe, title: title, edits: [.source(source, SourceEdit(range, []))])]
  }

  private static let title = "remove what silences nothing"

  private enum Part { case whole, name(SourceRange) }

  /// The bytes that name a rule, with a comma; the whole comment when it names no other.
  private static func part(
    _ rule: String, in comment: SourceRange, of source: SourceText
  ) -> Part? {
    let bytes = source.bytes[comment.start..<min(comment.end, source.bytes.count)]
    let word = Array("typewarden:disable".utf8)
    guard var start = bytes.indices.first(where: { bytes[$0...].starts(with: word) }) else {
      return nil
    }
    start += word.count
    while start < bytes.endIndex, bytes[start] <= 0x20 { start += 1 }
    let names = bytes[start...].prefix { $0 > 0x20 }
    let parts = names.split(separator: UInt8(ascii: ","))
    guard parts.count > 1 else { return .whole }
    guard let index = parts.firstIndex(where: { $0.elementsEqual(rule.utf8) }) else { return nil }
    return .name(
      index == 0
        ? SourceRange(start: parts[0].startIndex, end: parts[1].startIndex)
        : SourceRange(start: parts[index - 1].endIndex, end: parts[index].endIndex))
  }

  /// A comment with the blanks before it, and with its line when nothing else stands there.
  private static func wholeLine(of comment: SourceRange, in source: SourceText) -> SourceRange {
    let bytes = source.bytes
    var start = comment.start
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    var end = comment.end
    guard start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D else {
      return SourceRange(start: start, end: end)
    }
    if end < bytes.count, bytes[end] == 0x0D { end += 1 }
    if end < bytes.count, bytes[end] == 0x0A { end += 1 }
    return SourceRange(start: start, end: end)
  }
}

extension Finding.Message {
  static func superfluousSuppression(_ rule: String) -> Self {
    guard let id = RuleCatalog.id(named: rule) else {
      let near = RuleCatalog.nearest(to: rule).map { ["did you mean `\($0)`?"] } ?? []
      return Self("suppression of `\(rule)`, which is no rule", notes: near)
    }
    return Self("suppression of `\(id)` silences nothing", notes: ["remove the comment"])
  }
}
