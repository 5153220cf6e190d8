internal import TypewardenSwiftFacts

/// Which arguments of a call name types.
struct TypeUseRule {
  var kind: TypeUse.Kind
  /// The labels of those arguments, with the type that `.name` belongs to there; the empty label
  /// means a first argument without one.
  var labels: [String: String]

  init(_ kind: TypeUse.Kind, _ labels: String..., context: String = "UTType") {
    self.kind = kind
    self.labels = Dictionary(uniqueKeysWithValues: labels.map { ($0, context) })
  }

  private static let pasteboardType = "NSPasteboard.PasteboardType"

  /// The calls by name.
  static let rules: [String: TypeUseRule] = [
    "CodableRepresentation": TypeUseRule(.transferable, "contentType"),
    "DataRepresentation": TypeUseRule(
      .transferable, "contentType", "exportedContentType", "importedContentType"),
    "FileRepresentation": TypeUseRule(
      .transferable, "contentType", "exportedContentType", "importedContentType"),

    "fileImporter": TypeUseRule(.fileImporter, "allowedContentTypes"),
    "fileExporter": TypeUseRule(.fileExporter, "contentType", "contentTypes"),

    "UIDocumentPickerViewController": TypeUseRule(
      .documentPicker, "forOpeningContentTypes", "documentTypes"),
    "UIDocumentBrowserViewController": TypeUseRule(
      .documentPicker, "forOpening", "forOpeningFilesWithContentTypes"),

    "onDrop": TypeUseRule(.drop, "of"),
    "onInsert": TypeUseRule(.drop, "of"),
    "onPasteCommand": TypeUseRule(.drop, "of"),
    "registerForDraggedTypes": TypeUseRule(.drop, "", context: pasteboardType),
    "hasItemsConforming": TypeUseRule(.drop, "to", "toTypeIdentifiers"),
    "itemProviders": TypeUseRule(.drop, "for"),
    "hasItemConformingToTypeIdentifier": TypeUseRule(.drop, ""),
    "hasRepresentationConforming": TypeUseRule(.drop, "toTypeIdentifier"),

    "NSItemProvider": TypeUseRule(.itemProvider, "typeIdentifier"),
    "registerDataRepresentation": TypeUseRule(.itemProvider, "forTypeIdentifier", "for"),
    "registerFileRepresentation": TypeUseRule(.itemProvider, "forTypeIdentifier", "for"),
    "registerItem": TypeUseRule(.itemProvider, "forTypeIdentifier"),
    "loadItem": TypeUseRule(.itemProvider, "forTypeIdentifier"),
    "loadDataRepresentation": TypeUseRule(.itemProvider, "forTypeIdentifier", "for"),
    "loadFileRepresentation": TypeUseRule(.itemProvider, "forTypeIdentifier", "for"),
    "loadInPlaceFileRepresentation": TypeUseRule(.itemProvider, "forTypeIdentifier"),

    "declareTypes": TypeUseRule(.pasteboard, "", context: pasteboardType),
    "setData": TypeUseRule(
      .pasteboard, "forType", "forPasteboardType", context: pasteboardType),
    "setString": TypeUseRule(.pasteboard, "forType", context: pasteboardType),
    "setPropertyList": TypeUseRule(.pasteboard, "forType", context: pasteboardType),
    "availableType": TypeUseRule(.pasteboard, "from", context: pasteboardType),
    "contains": TypeUseRule(.pasteboard, "pasteboardTypes"),
    "NSFilePromiseProvider": TypeUseRule(.drag, "fileType"),
  ]
}
