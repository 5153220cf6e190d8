internal import InfoPlists
internal import PropertyLists

/// A file that is not a property list, or a value in it that no reader can take.
///
/// Where reading has to stop, nothing in the file is registered and Xcode's build stops as well. What
/// a reader could step over is reported at the place concerned: a key without a value, a bad date, data
/// that is not Base64. The line of a syntax error is often far from its cause, so the finding also names
/// the line on which the element around it was opened.
enum PlistMalformed: FileRule {
  static let metadata = RuleMetadata(
    id: "plist-malformed", group: .propertyLists, severity: .error,
    sources: ["https://github.com/llvm/llvm-project/issues/56380"])

  static let examples: [RuleExample] = [
    .bad(
      "two keys in a row",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          ⟶<key>CFBundleTypeName</key>
          <key>LSHandlerRank</key>
          <string>Owner</string>
        </dict>
      </array>
      """),
    .bad(
      "a bare ampersand",
      """
      <key>CFBundleName</key>
      <string>Notes ⟶& Drawings</string>
      """),
    .bad(
      "a number that is none, and a date that no calendar has",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.note</string>
          <key>UTTypeVersion</key>
          ⟶<integer>1.2</integer>
        </dict>
      </array>
      <key>ExampleReleaseDate</key>
      ⟶<date>2026-02-30T09:00:00Z</date>
      """),
    .bad(
      "text between the entries",
      """
      <key>CFBundleName</key>
      <string>Example</string>
      ⟶TODO: document types
      <key>CFBundleIdentifier</key>
      <string>com.example.app</string>
      """),
    .good(
      "an escaped ampersand and a section of literal text",
      """
      <key>CFBundleName</key>
      <string>Notes &amp; Drawings</string>
      <key>NSHumanReadableCopyright</key>
      <string><![CDATA[© 2026 Example & Sons]]></string>
      """),
    .good(
      "comments wherever they may stand",
      """
      <!-- The types of this app -->
      <key>CFBundleDocumentTypes</key>
      <!-- none yet -->
      <array>
        <!-- com.example.app.note -->
      </array>
      """),
    .good(
      "white space around a number, data over several lines, an empty string",
      """
      <key>UTTypeVersion</key>
      <integer> 12 </integer>
      <key>ExampleBookmark</key>
      <data>
        Ym9v
        aw==
      </data>
      <key>CFBundleGetInfoString</key>
      <string></string>
      """),
    .good(
      "a key that stands twice, which another rule reports",
      """
      <key>CFBundleName</key>
      <string>Example</string>
      <key>CFBundleName</key>
      <string>Example</string>
      """),
  ]

  static func check(_ infoPlist: InfoPlist, in context: inout RuleContext) {
    for problem in infoPlist.list.problems where problem.code != .duplicateKey {
      let owner = problem.valueIndex.flatMap { index in
        index < infoPlist.list.valueCount
          ? PropertyListValue(infoPlist.list.storage, index).owningKey?.string : nil
      }
      context.report(
        .malformed(problem), problem: problem, about: owner ?? context.fileName)
    }
  }
}

extension Finding.Message {
  fileprivate static func malformed(_ problem: ReadProblem) -> Self {
    Self(problem.message, notes: problem.isFatal ? ["nothing in this file is registered"] : [])
  }
}
