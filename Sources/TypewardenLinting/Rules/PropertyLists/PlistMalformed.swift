internal import InfoPlists
internal import PropertyLists
internal import TypewardenSourceText

/// A file that is not a property list, or a value in it that no reader can take.
///
/// Where reading has to stop, nothing in the file is registered and Xcode's build stops as well.
/// What a reader could step over is reported at the place concerned: a key without a value, a bad
/// date, data that is not Base64. The line of a syntax error is often far from its cause, so the
/// finding also names the line on which the element around it was opened.
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
      "a placeholder for a whole element",
      """
      <key>UIFileSharingEnabled</key>
      ⟶<${EXAMPLE_FILE_SHARING}/>
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
    .bad(
      "a directive of the C preprocessor, which may be right: only a note", severity: .note,
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        ⟶#ifdef EXAMPLE_BETA
        <dict/>
        #endif
      </array>
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
      "white space before a number, data over several lines, an empty string",
      """
      <key>UTTypeVersion</key>
      <integer> 12</integer>
      <key>ExampleBookmark</key>
      <data>
        Ym9v
        aw==
      </data>
      <key>CFBundleGetInfoString</key>
      <string></string>
      """),
    .good(
      "a Boolean with an end tag, a `<` in text",
      """
      <key>LSSupportsOpeningDocumentsInPlace</key>
      <true></true>
      <key>CFBundleGetInfoString</key>
      <string>Notes &lt; 1 MB, &quot;quoted&quot;, &#169; 2026</string>
      """),
    .good(
      "signs that only look like directives",
      """
      <key>ExampleColors</key>
      <array>
        <!-- #if needed -->
        <string>#ifdef</string>
      </array>
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
    let fatal = infoPlist.list.problems.first(where: \.isFatal)
    var hasDirectives = false
    for problem in infoPlist.list.problems where problem.code != .duplicateKey {
      // Where reading stops, what is left over is not a second defect.
      if !problem.isFatal, let fatal, problem.range.end >= fatal.range.start { continue }
      let owner = problem.valueIndex.flatMap { index in
        index < infoPlist.list.valueCount
          ? PropertyListValue(infoPlist.list.storage, index).owningKey?.string : nil
      }
      let isDirective = InfoPlist.isDirective(problem, in: infoPlist.list)
      // Where there is one, there are others; they all have the same reason.
      if isDirective, hasDirectives { continue }
      hasDirectives = hasDirectives || isDirective
      context.report(
        isDirective ? .directive : .malformed(problem), problem: problem,
        about: owner ?? context.fileName, severity: isDirective ? .note : nil)
    }
  }
}

extension Finding.Message {
  fileprivate static func malformed(_ problem: ReadProblem) -> Self {
    // Most of what is said here comes from the reader, which knows the place and the reason.
    Self(problem.message, notes: problem.isFatal ? ["nothing in this file is registered"] : [])
  }

  fileprivate static var directive: Self {
    Self(
      "a directive of the C preprocessor",
      notes: ["only a build with `INFOPLIST_PREPROCESS` set makes a property list of this file"])
  }
}
