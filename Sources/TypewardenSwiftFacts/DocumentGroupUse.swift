/// A `DocumentGroup` scene.
package struct DocumentGroupUse: Hashable, Sendable {
  package enum Mode: String, Hashable, Sendable, CaseIterable {
    /// `newDocument:`, `editing:` or `editor:makeDocument:`.
    case editing
    /// `viewing:` or `viewer:makeReadableDocument:`.
    case viewing
  }

  package var mode: Mode
  /// The class that is opened; nil when it cannot be told.
  package var documentClass: String?
  /// The `contentType:` of a group over a data store.
  package var contentTypes: TypeList?
  /// The name `DocumentGroup`.
  package var place: SourcePlace
  package var condition: String?

  package init(
    mode: Mode, documentClass: String?, contentTypes: TypeList? = nil, place: SourcePlace,
    condition: String? = nil
  ) {
    self.mode = mode
    self.documentClass = documentClass
    self.contentTypes = contentTypes
    self.place = place
    self.condition = condition
  }
}
