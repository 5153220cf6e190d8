internal import InfoPlists
internal import PropertyLists
internal import TypewardenSourceText

/// A property list in a source tree that is not written in XML.
///
/// The system reads the binary and the old OpenStep form as well. But a binary list has no lines,
/// so that findings can only name key paths, and neither form shows in a review what has changed.
/// In a built product the binary form is usual and right.
enum PlistLegacyFormat: FileRule {
  static let metadata = RuleMetadata(
    id: "plist-legacy-format", group: .propertyLists, severity: .note, fix: .safe)

  static let examples: [RuleExample] = [
    .bad("the OpenStep form", "⟶{ CFBundleName = Example; CFBundleDocumentTypes = (); }").wholeFile,
    .good(
      "XML",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict/>
      </plist>
      """
    ).wholeFile,
    .good("an empty file, which another rule reports", "\n").wholeFile,
  ]

  static func check(_ infoPlist: InfoPlist, in context: inout RuleContext) {
    let list = infoPlist.list
    switch list.format {
    case .binary:
      guard !list.isBroken, !context.isBuilt else { return }
      context.report(
        .legacyFormat("a binary property list in a source tree"), in: SourceRange(at: 0),
        about: context.fileName)
      context.fix("convert it to XML") { $0.convertToXML(list) }
    case .openStep:
      guard !list.isBroken else { return }
      let start = list.source.bytes.firstIndex { $0 > 0x20 } ?? 0
      context.report(
        .legacyFormat("a property list in the old OpenStep form"), in: SourceRange(at: start),
        about: context.fileName)
      // Comments do not come along, so that somebody has to agree.
      context.fix(hasComments(list) ? .ask : .safe, "convert it to XML") { $0.convertToXML(list) }
    case .xml, nil: break
    }
  }

  /// Whether an old-style list has comments; a text with two slashes in quotes counts too.
  private static func hasComments(_ list: PropertyList) -> Bool {
    var last: UInt8 = 0
    for byte in list.source.bytes {
      if last == UInt8(ascii: "/"), byte == last || byte == UInt8(ascii: "*") { return true }
      last = byte
    }
    return false
  }
}

extension Finding.Message {
  fileprivate static func legacyFormat(_ what: String) -> Self {
    Self(what, notes: ["`plutil -convert xml1` makes it readable for people and reviews"])
  }
}
