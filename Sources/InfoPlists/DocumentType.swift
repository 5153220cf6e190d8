public import PropertyLists

/// One entry of `CFBundleDocumentTypes`: a claim to open or edit types, with the places of its parts.
public struct DocumentType: Sendable {
  let contents: InfoPlist.Contents

  /// The position among the document types of the list.
  public let index: Int

  init(_ contents: InfoPlist.Contents, _ index: Int) {
    self.contents = contents
    self.index = index
  }

  /// The list that the entry stands in.
  public var infoPlist: InfoPlist { InfoPlist(contents) }

  /// The entry's dictionary.
  public var dictionary: PropertyListValue {
    contents.documentTypes.dictionary(index, contents.list.storage)
  }

  /// The value of a known key of the entry.
  package func value(_ key: KnownKey) -> PropertyListValue? {
    contents.documentTypes.value(key, index, contents.list.storage)
  }

  /// The values of `LSItemContentTypes`, or the one string that stands in its place.
  package var contentTypeValues: [PropertyListValue] { strings(.itemContentTypes) }

  /// The strings of a key that holds an array of them, or the one string in its place.
  package func strings(_ key: KnownKey) -> [PropertyListValue] {
    guard let value = value(key) else { return [] }
    if value.kind == .string { return value.isText ? [value] : [] }
    return value.elements.filter(\.isText)
  }

  /// The content types' identifiers with their placeholders expanded.
  public var contentTypes: [String] {
    contentTypeValues.compactMap { $0.string.map(contents.settings.expand) }
  }

  /// What the kind of document is called.
  public var name: String? { value(.documentTypeName)?.string }

  /// What the app does with such documents: `Editor`, `Viewer` and others.
  public var role: String? { value(.documentTypeRole)?.string }

  /// How much the app wants to open them: `Owner`, `Default`, `Alternate`, `None`.
  public var rank: String? { value(.handlerRank)?.string }
}
