/// A place, other than a document class, that names types.
package struct TypeUse: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// `CodableRepresentation`, `DataRepresentation`, `FileRepresentation`, `ProxyRepresentation`.
    case transferable
    /// `fileImporter(allowedContentTypes:)`.
    case fileImporter
    /// `fileExporter(contentType:)`, `(contentTypes:)` and `fileMover`.
    case fileExporter
    /// `NSOpenPanel` and `NSSavePanel`: `allowedContentTypes`, `allowedFileTypes`.
    case panel
    /// `UIDocumentPickerViewController` and `UIDocumentBrowserViewController`.
    case documentPicker
    /// `onDrop(of:)`, `dropDestination`, `registerForDraggedTypes`, `hasItemConforming…`.
    case drop
    /// `onDrag`, `NSDraggingItem`, `UIDragItem`: what a drag offers.
    case drag
    /// `NSItemProvider`: `register…`, `load…`.
    case itemProvider
    /// `NSPasteboard` and `UIPasteboard`.
    case pasteboard
  }

  package var kind: Kind
  /// The name in the source, such as `fileImporter`.
  package var api: String
  package var types: TypeList
  /// The name in the source.
  package var place: SourcePlace
  package var condition: String?

  package init(
    kind: Kind, api: String, types: TypeList, place: SourcePlace, condition: String? = nil
  ) {
    self.kind = kind
    self.api = api
    self.types = types
    self.place = place
    self.condition = condition
  }
}
