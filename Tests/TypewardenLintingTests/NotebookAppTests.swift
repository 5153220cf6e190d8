import InfoPlists
import PropertyLists
import Testing
import TypewardenLinting
import TypewardenProjects
import TypewardenSourceText
import TypewardenSwiftFactsExtraction

/// The app of Apple's article on document formats: a type of its own, mirrored in code, that documents
/// read and write, and plain text that they only write. Each single slip has one rule that says so.
@Suite(
  "An app with a notebook type",
  .enabled(if: SwiftFactsExtractor.hasParser, "the toolchain has no Swift parser"))
struct NotebookAppTests {
  /// A slip: text that stands in place of another, and the rule that must report it.
  struct Slip: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var isInSource: Bool
    var text: String
    var replacement: String
    var rule: String
    var severity = Severity.error
    /// The text at which the finding is.
    var place: String
    var about = "com.example.notebook"

    init(
      _ title: String, inSource: Bool, _ text: String, _ replacement: String, _ rule: String,
      _ severity: Severity = .error, at place: String, about: String = "com.example.notebook"
    ) {
      testDescription = title
      isInSource = inSource
      self.text = text
      self.replacement = replacement
      self.rule = rule
      self.severity = severity
      self.place = place
      self.about = about
    }
  }

  static let slips: [Slip] = [
    Slip(
      "whose identifier is misspelt in code", inSource: true, #""com.example.notebook""#,
      #""com.example.notebok""#, "source-identifier-typo", at: #""com.example.notebok""#,
      about: "com.example.notebok"),
    Slip(
      "without its declaration", inSource: false, declaration, "",
      "source-exported-type-undeclared", at: #""com.example.notebook""#),
    Slip(
      "whose parent is not a physical type", inSource: false,
      "<string>com.apple.package</string>", "<string>public.content</string>",
      "missing-physical-supertype", at: "<key>UTTypeConformsTo</key>"),
    Slip(
      "whose parent is misspelt", inSource: false, "<string>com.apple.package</string>",
      "<string>com.apple.pakage</string>", "unknown-supertype",
      at: "<string>com.apple.pakage</string>"),
    Slip(
      "with another parent in code", inSource: true, #"exportedAs: "com.example.notebook""#,
      #"exportedAs: "com.example.notebook", conformingTo: .json"#, "source-conformance-mismatch",
      .warning, at: ".json"),
    Slip(
      "that is imported instead of exported", inSource: false, "UTExportedTypeDeclarations",
      "UTImportedTypeDeclarations", "source-exported-type-is-imported", .warning,
      at: #""com.example.notebook""#),
    Slip(
      "that is exported and imported in code", inSource: true, "UTType(exportedAs:",
      "UTType(importedAs:", "source-imported-type-is-exported", .warning,
      at: #""com.example.notebook""#),
    Slip(
      "with the role Viewer", inSource: false, "<string>Editor</string>",
      "<string>Viewer</string>", "viewer-role-writable", .warning, at: "<string>Viewer</string>"),
    Slip(
      "without its constant", inSource: true,
      #"static let notebook = UTType(exportedAs: "com.example.notebook")"#, "",
      "source-document-type-undeclared", .warning, at: ".notebook", about: "notebook"),
    Slip(
      "without undo", inSource: true, "undoManager?.registerUndo(withTarget: self) { _ in }", "",
      "source-document-without-undo", .warning, at: "Notebook", about: "Notebook"),
  ]

  @Test("is clean")
  func isClean() throws {
    let findings = Self.lint(Self.list, Self.source)
    #expect(findings.filter { $0.severity > .note }.isEmpty, "\(findings.map(\.message))")
  }

  @Test("has one finding", arguments: slips)
  func slip(slip: Slip) throws {
    func mutated(_ text: String, _ isConcerned: Bool) throws -> String {
      guard isConcerned else { return text }
      let parts = text.split(separator: slip.text)
      try #require(parts.count == 2, "\(slip) changes one place")
      return parts[0] + slip.replacement + parts[1]
    }
    let list = try mutated(Self.list, !slip.isInSource)
    let source = try mutated(Self.source, slip.isInSource)
    let findings = Self.lint(list, source).filter { $0.severity > .note }
    try #require(
      findings.map(\.rule) == [slip.rule], "\(findings.map { "\($0.rule): \($0.message)" })")
    let finding = findings[0]
    #expect(finding.severity == slip.severity)
    #expect(finding.about == slip.about)
    let file = SourceText(name: "", text: finding.file == "Info.plist" ? list : source)
    let places = [slip.place, "com.example.notebook"]
    #expect(
      places.contains { file.string(in: finding.range).hasPrefix($0) },
      "\(file.string(in: finding.range))")
  }

  private static func lint(_ list: String, _ source: String) -> [Finding] {
    let product = Product(
      PropertyList(bytes: Array(list.utf8), name: "Info.plist"),
      sources: [("Notebook.swift", Array(source.utf8))])
    return Linter().check([product])
  }

  private static let source = """
    import SwiftUI
    import UniformTypeIdentifiers

    extension UTType {
      static let notebook = UTType(exportedAs: "com.example.notebook")
    }

    @main struct NotebookApp: App {
      var body: some Scene {
        DocumentGroup { Notebook() } editor: { NotebookView(document: $0) }
      }
    }

    @Observable final class Notebook: Document {
      static let readableContentTypes: [UTType] = [.notebook]
      static let writableContentTypes: [UTType] = [.notebook, .utf8PlainText]

      func rename(_ name: String, undoManager: UndoManager?) {
        undoManager?.registerUndo(withTarget: self) { _ in }
      }
    }
    """

  private static let list = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>CFBundleIdentifier</key>
      <string>com.example</string>
      <key>CFBundlePackageType</key>
      <string>APPL</string>
      <key>LSMinimumSystemVersion</key>
      <string>27.0</string>
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Notebook</string>
          <key>CFBundleTypeRole</key>
          <string>Editor</string>
          <key>LSHandlerRank</key>
          <string>Owner</string>
          <key>LSItemContentTypes</key>
          <array><string>com.example.notebook</string></array>
        </dict>
      </array>
      \(declaration)
    </dict>
    </plist>
    """

  private static let declaration = """
    <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.notebook</string>
          <key>UTTypeDescription</key>
          <string>Notebook</string>
          <key>UTTypeConformsTo</key>
          <array><string>com.apple.package</string></array>
          <key>UTTypeTagSpecification</key>
          <dict>
            <key>public.filename-extension</key>
            <array><string>examplenotebook</string></array>
          </dict>
        </dict>
      </array>
    """
}
