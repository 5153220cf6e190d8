package import TypewardenSourceText

/// The edits that are to be made in one list: takes them in groups, each whole or not at all, and
/// refuses a group that speaks of what another one has changed.
///
/// XML and old-style lists are edited byte by byte, so that comments, order, indentation and line
/// ends stay; a binary list is written anew with all that is not changed in its order.
package struct PropertyListEditing {
  /// The list as it was read.
  package let list: PropertyList
  private let layout: ListLayout
  private var claims: EditClaims
  private var textEdits: [SourceEdit] = []
  package private(set) var edits: [PropertyListEdit] = []
  private var isConverted = false

  /// No edits yet.
  package init(_ list: PropertyList) {
    self.list = list
    layout = ListLayout(list)
    claims = EditClaims(list)
  }

  /// Whether there is anything to do.
  package var isEmpty: Bool { edits.isEmpty }

  /// Takes a group of edits. False when one cannot be made, or not beside those already taken; then
  /// none is.
  package mutating func add(_ group: [PropertyListEdit]) -> Bool {
    guard claims.claim(group) else { return false }
    if case .convertToXML? = group.first {
      isConverted = true
    } else if list.format != .binary {
      guard let made = Self.textEdits(for: group, in: list, layout),
        !made.contains(where: { edit in textEdits.contains(where: edit.overlaps) })
      else {
        claims.giveBack()
        return false
      }
      textEdits += made
    }
    edits += group
    return true
  }

  /// The edits of the text that a group of edits comes to; nil for a binary list, for a list that is
  /// written anew, and for edits that cannot be made.
  package static func textEdits(
    for group: [PropertyListEdit], in list: PropertyList
  ) -> [SourceEdit]? {
    list.format == .binary ? nil : textEdits(for: group, in: list, ListLayout(list))
  }

  private static func textEdits(
    for group: [PropertyListEdit], in list: PropertyList, _ layout: ListLayout
  ) -> [SourceEdit]? {
    var made: [SourceEdit] = []
    for edit in group {
      let edits: [SourceEdit]? =
        switch list.format {
        case .xml: XMLEdits(list: list, layout: layout).edits(for: edit)
        case .openStep: OpenStepEdits(list: list, layout: layout).edits(for: edit)
        case .binary, nil: nil
        }
      guard let edits else { return nil }
      for edit in edits where made.contains(where: edit.overlaps) { return nil }
      made += edits
    }
    return made
  }

  /// The bytes of the file with all edits made.
  package func fileBytes() throws(PropertyListEditFailure) -> [UInt8] {
    if isConverted {
      guard let root = list.root, let content = PropertyListContent(root) else {
        throw PropertyListEditFailure(reason: "a part of it cannot be read")
      }
      return PropertyListWriter.xml(content)
    }
    if list.format == .binary {
      guard let content = BinaryEdits(edits).content(of: list) else {
        throw PropertyListEditFailure(reason: "a part of it cannot be read")
      }
      return PropertyListWriter.binary(content)
    }
    let text: [UInt8]
    do throws(SourceText.EditConflict) {
      text = try list.source.applying(textEdits)
    } catch {
      throw PropertyListEditFailure(reason: "two changes overlap")
    }
    do throws(TextEncoding.Failure) {
      return try list.source.fileBytes(withText: text)
    } catch {
      throw PropertyListEditFailure(
        reason: "\(list.source.encoding.rawValue) has no `\(error.scalar)`")
    }
  }
}
