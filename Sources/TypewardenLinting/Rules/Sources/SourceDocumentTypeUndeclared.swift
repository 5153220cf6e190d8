internal import InfoPlists
internal import TypeDeclarations
internal import TypewardenSwiftFacts

/// A document class that reads or writes a type which nobody declares.
///
/// Its documents are grey in browsers and panels, and none can be created. Lists are followed through
/// constants, across files. What `UTType(exportedAs:)`, `UTType(importedAs:)` or `UTType(…)!` makes is
/// reported where it is made. A name for which neither the sources nor the system have a constant gets
/// a warning, if all sources are at hand and import only Apple's frameworks.
enum SourceDocumentTypeUndeclared: SourceRule {
  static let metadata = RuleMetadata(
    id: "source-document-type-undeclared", group: .sources, severity: .error, fix: .ask,
    sources: [
      "https://developer.apple.com/documentation/swiftui/handling-advanced-document-scenarios",
      "https://github.com/danielsaidi/DocumentKit/issues/4",
    ], needsSources: true)

  static let examples: [RuleExample] = [
    .bad(
      "a look-up of a type that is not there",
      swift: """
        import SwiftUI
        struct Note: FileDocument {
          static let readableContentTypes = [UTType(⟶"com.example.app.note") ?? .data]
        }
        """),
    .bad(
      "the list of an older class",
      swift: """
        import AppKit
        class Note: NSDocument {
          override class var readableTypes: [String] { [⟶"com.example.app.note", "Text"] }
        }
        """),
    .bad(
      "a name without a constant", severity: .warning,
      swift: """
        import SwiftUI
        final class Note: ReadableDocument {
          static let readableContentTypes: [UTType] = [⟶.exampleNote, .rtf]
        }
        """),
    .good(
      "declared and found through constants",
      swift: """
        import SwiftUI
        extension UTType {
          static let note = UTType("com.example.app.note") ?? .data
        }
        struct Note: FileDocument {
          static let types: [UTType] = [.note]
          static let readableContentTypes = types + [.rtf]
        }
        """,
      ExampleList.exporting("com.example.app.note")),
    .good(
      "an exported type, which is reported where it is made",
      swift: """
        import SwiftUI
        struct Note: FileDocument {
          static let readableContentTypes = [UTType(exportedAs: "com.example.app.note")]
        }
        """),
    .good(
      "a name whose constant may be that of another module",
      swift: """
        import ExampleKit
        import SwiftUI
        struct Note: FileDocument {
          static let readableContentTypes: [UTType] = [.exampleNote]
        }
        """),
    .good(
      "names of document types from before uniform types",
      swift: """
        import AppKit
        class Note: NSDocument {
          override class var readableTypes: [String] { ["Example Note"] }
        }
        """),
  ]

  static func check(_ sources: SourceFacts, in context: inout RuleContext) {
    for document in sources.documents {
      var unknown: Set<String> = []
      for type in document.readable + document.writable {
        // A name that has no constant is missing once, however often it is written.
        if case .unresolved(.unknownName(let name)) = type.resolved.resolution,
          !unknown.insert(name).inserted
        {
          continue
        }
        check(type, of: document, sources, in: &context)
      }
      let others = document.document.others.flatMap { list in
        sources.module.resolve(list.list.types, in: list.path).map(SourceType.init)
      }
      for type in others { check(type, of: document, sources, in: &context) }
    }
  }

  private static func check(
    _ type: SourceType, of document: SourceDocument, _ sources: SourceFacts,
    in context: inout RuleContext
  ) {
    if case .unresolved(.unknownName(let name)) = type.resolved.resolution {
      guard sources.isWhole, document.isOfSwiftUI else { return }
      context.report(
        .unknown(name, document.document.name), at: type.place, about: name, severity: .warning)
      return
    }
    guard !type.isReportedWhereMade, let identifier = type.identifier, identifier.contains("."),
      let undeclared = context.undeclared(identifier, in: type.place.path)
    else { return }
    let severity = undeclared.severity(usual: .error)
    let related = severity > .note ? context.silenceLists(about: identifier) : []
    context.report(
      undeclared.doubt == .sharedSource
        ? .shared(undeclared)
        : undeclared.message(namedBy: "document class `\(document.document.name)`"),
      at: type.literalPlace, about: identifier, severity: severity, related: related)
    context.fixUndeclared(undeclared, at: type.literalPlace)
  }
}

extension Finding.Message {
  fileprivate static func unknown(_ name: String, _ document: String) -> Self {
    Self(
      "document class `\(document)` names `.\(name)`, for which there is no constant",
      notes: ["add `static let \(name) = UTType(exportedAs:)` to an extension of `UTType`"])
  }
}
