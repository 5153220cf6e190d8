internal import InfoPlists
internal import TypewardenSwiftFacts

/// A document's file that is read or changed without coordination.
///
/// SwiftUI coordinates what `read` and `write` do. All other access should go through the
/// configuration's file coordinator: iCloud and other processes may change the file at any time. The
/// rule looks at document classes of the 27 systems, and at a SwiftUI document's `fileURL` anywhere.
enum SourceUncoordinatedURLAccess: SourceRule {
  static let metadata = RuleMetadata(
    id: "source-uncoordinated-url-access", group: .sources, severity: .warning,
    sources: [
      "https://developer.apple.com/documentation/swiftui/handling-advanced-document-scenarios"
    ], needsSources: true)

  static let examples: [RuleExample] = [
    .bad(
      "a document class reads a part of its package later",
      swift: """
        import SwiftUI
        final class Notebook: ReadableDocument {
          static let readableContentTypes: [UTType] = [.rtfd]
          func page(_ url: URL) throws -> Data { try ⟶Data(contentsOf: url) }
        }
        """),
    .bad(
      "a view reads the document's file",
      swift: """
        import SwiftUI
        final class Notebook: ReadableDocument {
          static let readableContentTypes: [UTType] = [.rtfd]
        }
        struct Reader: View {
          let document: Notebook
          func size() throws -> Int { try ⟶Data(contentsOf: document.configuration.fileURL!).count }
        }
        """),
    .good(
      "inside `read`",
      swift: """
        import SwiftUI
        final class Notebook: ReadableDocument {
          static let readableContentTypes: [UTType] = [.rtfd]
          func read(from url: URL) throws { _ = try Data(contentsOf: url) }
        }
        """),
    .good(
      "inside `coordinate`",
      swift: """
        import SwiftUI
        final class Notebook: ReadableDocument {
          static let readableContentTypes: [UTType] = [.rtfd]
          func load(_ page: URL) {
            configuration.makeFileCoordinator().coordinate(readingItemAt: page) { url in
              _ = try? Data(contentsOf: url)
            }
          }
        }
        """),
    .good(
      "another file, elsewhere",
      swift: """
        import SwiftUI
        final class Notebook: ReadableDocument {
          static let readableContentTypes: [UTType] = [.rtfd]
        }
        struct Fonts {
          func load(_ url: URL) throws -> Data { try Data(contentsOf: url) }
        }
        """),
  ]

  static func check(_ sources: SourceFacts, in context: inout RuleContext) {
    let coordinated = sources.documents.filter { document in
      document.document.kinds.contains {
        [.document, .readableDocument, .writableDocument].contains($0)
      }
    }
    guard sources.documents.contains(where: { $0.isOfSwiftUI && $0.isOpened }) else { return }
    for file in sources.module.files {
      for access in file.uncoordinatedAccesses {
        let isInDocument = coordinated.contains { $0.document.name == access.enclosing }
        guard isInDocument || access.isDocumentURL else { continue }
        context.report(
          .uncoordinated(access), at: FilePlace(path: file.path, place: access.place),
          about: access.call)
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func uncoordinated(_ access: UncoordinatedAccess) -> Self {
    Self(
      "`\(access.call)` touches a document's file without coordination",
      notes: [
        "put it into `configuration.makeFileCoordinator().coordinate(…)`: other processes may "
          + "change the file at any time"
      ])
  }
}
