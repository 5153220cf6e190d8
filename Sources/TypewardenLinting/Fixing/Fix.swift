package import PropertyLists
package import TypewardenSourceText

/// A way to mend a finding: edits that only make sense together.
public struct Fix: Sendable {
  /// Whether it may be made unasked.
  public enum Safety: String, Hashable, Sendable {
    /// Repairs what had no effect, or keeps behaviour.
    case safe
    /// Needs somebody to agree.
    case ask
  }

  /// Whether it may be made unasked.
  public var safety: Safety
  /// What it does, in the imperative, without a full stop.
  public var title: String
  /// The changes: all of them or none.
  package var edits: [Edit]

  /// One change of a file.
  package enum Edit: Sendable {
    /// Of a property list, whatever its format.
    case list(PropertyList, PropertyListEdit)
    /// Of a Swift source.
    case source(SourceText, SourceEdit)
  }
}

extension Fix {
  /// The bytes of text files that the edits change, for outputs that show them; nil when a binary
  /// list or a file in another encoding than UTF-8 is among the files, or one is written anew.
  package var textEdits: [(file: String, edit: SourceEdit)]? {
    var result: [(file: String, edit: SourceEdit)] = []
    for edit in edits {
      switch edit {
      case .source(let source, let edit):
        result.append((source.name, edit.shifted(by: source.byteOrderMarkLength)))
      case .list(let list, let edit):
        guard list.source.encoding == .utf8,
          let made = PropertyListEditing.textEdits(for: [edit], in: list)
        else { return nil }
        let mark = list.source.byteOrderMarkLength
        result += made.map { (list.source.name, $0.shifted(by: mark)) }
      }
    }
    return result
  }
}

extension SourceEdit {
  /// The same edit counted from the start of the file, in front of its byte order mark.
  fileprivate func shifted(by count: Int) -> SourceEdit {
    SourceEdit(SourceRange(start: range.start + count, end: range.end + count), replacement)
  }
}
