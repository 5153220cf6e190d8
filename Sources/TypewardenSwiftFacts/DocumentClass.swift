/// A document class as the files of one module show it together: its declaration, its extensions
/// and what its superclasses in the module add.
package struct DocumentClass: Hashable, Sendable {
  /// What makes it a document class.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case fileDocument = "FileDocument"
    case referenceFileDocument = "ReferenceFileDocument"
    case document = "Document"
    case readableDocument = "ReadableDocument"
    case writableDocument = "WritableDocument"
    case nsDocument = "NSDocument"
    case uiDocument = "UIDocument"
  }

  /// A list, with the file that it is written in.
  package struct List: Hashable, Sendable {
    package var path: String
    package var list: DocumentTypeList

    package init(path: String, list: DocumentTypeList) {
      self.path = path
      self.list = list
    }
  }

  package var name: String
  package var objectiveCName: String?
  /// In the order in which they are found; `Document` does not add its two halves.
  package var kinds: [Kind]
  /// Its declaration; where it conforms, if it is declared in another module.
  package var place: FilePlace
  /// The declaration or extension that names the first of ``kinds``, perhaps of a superclass.
  package var conformancePlace: FilePlace
  /// Readable types, empty when no file declares them. Several when `#if` branches differ.
  package var readable: [List]
  /// Writable types, empty when no file declares them: then they are the readable ones, for all but
  /// `WritableDocument` alone.
  package var writable: [List]
  /// Lists of other roles.
  package var others: [List]
  package var condition: String?

  package init(
    name: String, objectiveCName: String? = nil, kinds: [Kind], place: FilePlace,
    conformancePlace: FilePlace, readable: [List] = [], writable: [List] = [], others: [List] = [],
    condition: String? = nil
  ) {
    self.name = name
    self.objectiveCName = objectiveCName
    self.kinds = kinds
    self.place = place
    self.conformancePlace = conformancePlace
    self.readable = readable
    self.writable = writable
    self.others = others
    self.condition = condition
  }
}
