package import TypeDeclarations

/// A type declaration that a Mac had registered.
package struct DumpedType: Sendable {
  /// What is declared. The kind is unknown where the text was cut before the flags.
  package var declaration: TypeDeclaration
  /// Whether the Mac took this declaration for the identifier; of several one is active.
  package var isActive: Bool
  /// Whether the Mac trusted the bundle.
  package var isTrusted: Bool
  /// Whether the type is one of the core types, which every Mac has.
  package var isCore: Bool
  /// Whether the bundle is Apple's.
  package var isAppleInternal: Bool
  /// The name of the bundle that declares it.
  package var bundleName: String?
  /// Where that bundle is; nil when its record is not in the text.
  package var bundlePath: String?
  /// The line of the identifier.
  package var line: Int
}

/// A claim to open documents or URLs that a Mac had registered.
package struct DumpedClaim: Sendable {
  /// What the kind of document is called.
  package var name: String?
  /// The name of the bundle that claims it.
  package var bundleName: String?
  /// Where that bundle is; nil when its record is not in the text.
  package var bundlePath: String?
  /// What the app does with such documents, as written: `Viewer`, `editor`.
  package var role: String?
  /// How much the app wants to open them: `Owner`, `Default`, `Alternate`, `None`.
  package var rank: String?
  /// The type identifiers that are claimed, as written.
  package var identifiers: [String]
  /// The extensions, MIME types, OSTypes and URL schemes that are claimed.
  package var tags: [TagClass: [String]]
  /// The line where the record starts.
  package var line: Int
}

/// An app, framework or plug-in that a Mac had registered.
package struct DumpedBundle: Sendable {
  /// The name, without `.app`.
  package var name: String?
  /// Where it is.
  package var path: String?
  /// `CFBundleIdentifier`.
  package var identifier: String?
  /// The line where the record starts.
  package var line: Int
}

/// Why nothing could be read of a dump.
package struct DumpProblem: Hashable, Sendable {
  /// The line, from 1.
  package var line: Int
  /// What is wrong, in lower case, without a final period.
  package var message: String
}
