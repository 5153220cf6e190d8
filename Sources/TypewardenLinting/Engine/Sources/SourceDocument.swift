package import TypewardenSwiftFacts

/// A document class with the types that it reads and writes.
package struct SourceDocument: Sendable {
  package var document: DocumentClass
  /// The types that it reads, as far as its lists say.
  package var readable: [SourceType]
  /// The types that it writes: those of its list, or by default those that it reads.
  package var writable: [SourceType]
  /// Whether a list of its own says what it writes.
  package var statesWritable: Bool
  /// Whether all elements of its lists could be told.
  package var isComplete: Bool
  /// Whether a `DocumentGroup` opens it.
  package var isInGroup: Bool
  /// Whether scenes only ever show it.
  package var isOnlyViewed: Bool

  init(_ document: DocumentClass, in module: SwiftModuleFacts, groups: [DocumentGroupUse]) {
    self.document = document
    func resolve(_ lists: [DocumentClass.List]) -> [SourceType] {
      lists.flatMap { module.resolve($0.list.types, in: $0.path) }.map(SourceType.init)
    }
    readable = resolve(document.readable)
    statesWritable = !document.writable.isEmpty
    writable = resolve(document.writable)
    let own = groups.filter { $0.documentClass.map { Self.isName($0, of: document) } ?? false }
    isInGroup = !own.isEmpty
    isOnlyViewed = !own.isEmpty && own.allSatisfy { $0.mode == .viewing }
    isComplete =
      (document.readable + document.writable).allSatisfy { $0.list.types.isComplete }
      && (readable + writable).allSatisfy { $0.identifier != nil }
    if !statesWritable, writesWhatItReads { writable = readable }
  }

  /// Whether its kind writes all types that it reads unless it says otherwise. `NSDocument` asks the
  /// property list instead, and `UIDocument` has no lists.
  package var writesWhatItReads: Bool {
    document.kinds.contains { [.fileDocument, .referenceFileDocument, .document].contains($0) }
      || document.kinds.contains(.readableDocument) && document.kinds.contains(.writableDocument)
  }

  /// Whether it is a document of SwiftUI, whose lists say all that there is to say.
  package var isOfSwiftUI: Bool {
    !document.kinds.contains { $0 == .nsDocument || $0 == .uiDocument }
  }

  /// Whether it has no way to write at all.
  package var isReadOnlyByKind: Bool { isOnlyViewed || document.kinds == [.readableDocument] }

  /// Whether documents of the class are opened at all. A `FileDocument` is also what a file exporter
  /// takes, and only a `DocumentGroup` opens one.
  package var isOpened: Bool {
    isInGroup || document.kinds.contains { $0 != .fileDocument && $0 != .referenceFileDocument }
  }

  /// Whether a name in the code can mean the class.
  func isNamed(_ name: String) -> Bool { Self.isName(name, of: document) }

  private static func isName(_ name: String, of document: DocumentClass) -> Bool {
    name == document.name || document.name.hasSuffix("." + name)
      || name.hasSuffix("." + document.name)
  }
}
