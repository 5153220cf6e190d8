package import TypeDeclarations

/// Whether an app would open a file, and as what: the answer to "why is my file grey?".
package struct OpenAnswer: Sendable {
  /// Whether the app's open panel would enable the file.
  package var opens: Bool
  /// Whether Open With would offer the app.
  package var isOffered: Bool
  /// The role of the document type that takes the file.
  package var role: String?
  /// Its rank.
  package var rank: String?
  /// The document type's name.
  package var documentType: String?
  /// Whether the file is shown as one document: a flat file or a package, not a folder.
  package var isOneDocument: Bool
  /// The first step that fails: what is wrong, as a sentence without a final period.
  package var failed: String?
  /// The edit that mends it.
  package var mend: String?
}

/// One app as its property lists describe it: its own first, then those of its extensions.
package struct AppDocuments: Sendable {
  let infoPlists: [InfoPlist]
  let registry: TypeRegistry

  /// An app whose declarations are part of the registry already.
  package init(infoPlists: [InfoPlist], registry: TypeRegistry) {
    self.infoPlists = infoPlists
    self.registry = registry
  }

  /// Whether and how the app opens a file of a name and kind.
  ///
  /// Document types are taken in their order; the first that names the file's type or one of its
  /// supertypes takes it, as AppKit and SwiftUI do.
  package func answer(forName name: String, kind: ObjectKind) -> OpenAnswer {
    let type = registry.type(forName: name, kind: kind)
    var answer = OpenAnswer(
      opens: false, isOffered: false, isOneDocument: isOneDocument(type, kind))
    guard let documents = infoPlists.first?.documentTypes, !documents.isEmpty else {
      answer.failed = "the app has no document types"
      answer.mend = "add a CFBundleDocumentTypes entry that names the type in LSItemContentTypes"
      return answer
    }
    guard let taker = documents.first(where: { takes($0, type) }) else {
      (answer.failed, answer.mend) = failure(type, name, kind, documents)
      return answer
    }
    answer.documentType = taker.name
    answer.role = taker.role
    answer.rank = taker.rank ?? "Default"
    answer.opens = taker.role != "None"
    answer.isOffered = answer.opens && answer.rank != "None"
    let title = taker.name ?? "entry \(taker.index)"
    if !answer.opens {
      answer.failed = "the document type `\(title)` names the type with the role None"
      answer.mend = "set CFBundleTypeRole to Viewer or Editor"
    } else if !answer.isOffered {
      answer.failed = "the document type `\(title)` has the rank None, so Open With leaves it out"
      answer.mend = "set LSHandlerRank to Owner, Default or Alternate"
    } else if !answer.isOneDocument {
      answer.failed = "the file is a folder to Finder: its type is no package"
      answer.mend = "let the type conform to com.apple.package"
    }
    return answer
  }

  private func isOneDocument(_ type: ResolvedType, _ kind: ObjectKind) -> Bool {
    guard kind == .directory || kind == .nameOnly else { return true }
    if let directory = registry.type("public.directory"), type.conforms(to: directory) {
      return registry.type("com.apple.package").map { type.conforms(to: $0) } ?? false
    }
    return kind != .directory
  }

  private func takes(_ document: DocumentType, _ type: ResolvedType) -> Bool {
    document.contentTypes.contains { name in
      if TypeIdentifier(name) == type.identifier { return type.isDeclared || type.isDynamic }
      guard let wanted = registry.type(name) else { return false }
      return type.conforms(to: wanted)
    }
  }
}
