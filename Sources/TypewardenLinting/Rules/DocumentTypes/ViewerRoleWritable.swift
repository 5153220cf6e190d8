internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations
internal import TypewardenSwiftFacts

/// The role `Viewer` or `None` for a type that the app's sources write.
///
/// Saving is offered, but the app is no editor of the type: panels leave it out and files open
/// read-only. What a class reads it also writes, unless it says otherwise. Another entry for the same
/// type with the role `Editor` is enough, and entries for files beside a document are left alone.
enum ViewerRoleWritable: DocumentTypeRule {
  static let metadata = RuleMetadata(
    id: "viewer-role-writable", group: .documentTypes, severity: .warning, fix: .ask,
    sources: [
      "https://developer.apple.com/documentation/swiftui/filedocument/writablecontenttypes"
    ], needsSources: true)

  static let examples: [RuleExample] = [
    .bad(
      "a class that says that it writes the type",
      swift: """
        import SwiftUI
        final class Note: Document {
          static let readableContentTypes: [UTType] = [.rtf]
          static let writableContentTypes: [UTType] = [.rtf]
        }
        """,
      EditorRoleReadOnly.documentType("⟶<string>Viewer</string>", "public.rtf")),
    .bad(
      "a class that writes what it reads",
      swift: """
        import SwiftUI
        final class Note: Document {
          static let readableContentTypes: [UTType] = [.rtf]
        }
        """,
      EditorRoleReadOnly.documentType("⟶<string>None</string>", "public.rtf")),
    .good(
      "the role Editor",
      swift: """
        import SwiftUI
        final class Note: Document {
          static let readableContentTypes: [UTType] = [.rtf]
        }
        """,
      EditorRoleReadOnly.documentType("<string>Editor</string>", "public.rtf")),
    .good(
      "a class that only reads",
      swift: """
        import SwiftUI
        final class Note: ReadableDocument {
          static let readableContentTypes: [UTType] = [.rtf]
        }
        """,
      EditorRoleReadOnly.documentType("<string>Viewer</string>", "public.rtf")),
    .good(
      "a document that only a file exporter uses",
      swift: """
        import SwiftUI
        struct Table: FileDocument {
          static let readableContentTypes: [UTType] = [.rtf]
        }
        """,
      EditorRoleReadOnly.documentType("<string>Viewer</string>", "public.rtf")),
    .good(
      "another entry is for editing",
      swift: """
        import SwiftUI
        final class Note: Document {
          static let readableContentTypes: [UTType] = [.rtf]
        }
        """,
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeRole</key>
          <string>Viewer</string>
          <key>LSItemContentTypes</key>
          <array><string>public.rtf</string></array>
        </dict>
        <dict>
          <key>CFBundleTypeRole</key>
          <string>Editor</string>
          <key>LSItemContentTypes</key>
          <array><string>public.text</string></array>
        </dict>
      </array>
      """),
  ]

  static func check(_ documentType: DocumentType, in context: inout RuleContext) {
    guard let sources = context.sources, let role = documentType.value(.documentTypeRole),
      role.hasText("Viewer") || role.hasText("None"), !documentType.isCompanion
    else { return }
    for value in documentType.contentTypeValues {
      let identifier = context.text(of: value)
      guard let writer = sources.writers(of: identifier).first(where: \.isOpened),
        !context.roles(claiming: identifier).contains(where: { $0 != "Viewer" && $0 != "None" })
      else { continue }
      context.report(
        .writable(identifier, role.string ?? "", writer.document.name), at: role,
        about: identifier, entry: documentType.dictionary)
      context.fix("use the role `Editor`") { $0.setText(of: role, to: "Editor") }
      return
    }
  }
}

extension Finding.Message {
  fileprivate static func writable(_ identifier: String, _ role: String, _ document: String) -> Self
  {
    Self(
      "role `\(role)` for `\(identifier)`, which class `\(document)` writes",
      notes: ["write `Editor`, or leave the type out of what the class writes"])
  }
}
