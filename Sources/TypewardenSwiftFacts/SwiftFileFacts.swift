/// What is known about one Swift file: everything in it that names a type of data or handles
/// documents, in the order of the source.
package struct SwiftFileFacts: Hashable, Sendable {
  /// The path as it was given.
  package var path: String
  /// Why facts may be missing.
  package var notes: [Note] = []
  /// The modules that it imports.
  package var imports: [String] = []
  /// Constants that hold types or lists of types.
  package var typeConstants: [TypeConstant] = []
  /// Constants that hold text; enumeration cases with text as raw values too.
  package var stringConstants: [StringConstant] = []
  /// Every call that makes a type, once; expressions name them by index.
  package var constructors: [TypeConstructor] = []
  /// Every class, structure, actor, enumeration and extension with what it says about documents.
  package var declarations: [SwiftDeclaration] = []
  /// Every `DocumentGroup`, in the order of the scenes.
  package var documentGroups: [DocumentGroupUse] = []
  /// Every other place that names types: panels, drops, drags, transfer.
  package var typeUses: [TypeUse] = []
  /// What is left of the type API before `UTType`.
  package var legacyUses: [LegacyUse] = []
  /// File access in document code, neither in `read` or `write` nor coordinated.
  package var uncoordinatedAccesses: [UncoordinatedAccess] = []
  /// Every `read` and `write` with a `Subprogress`.
  package var progressMethods: [ProgressMethod] = []
  /// Every `registerUndo`.
  package var undoRegistrations: [SourcePlace] = []
  /// Every `// typewarden:disable RULE reason`.
  package var suppressions: [SourceSuppression] = []

  package init(path: String) { self.path = path }

  /// Why facts of a file may be missing.
  package enum Note: Hashable, Sendable {
    /// The file could not be read; the system's words.
    case unreadable(String)
    /// The file is larger than what is looked at; its size in bytes.
    case tooLarge(Int)
    /// The file is not UTF-8.
    case notText
    /// Brackets are nested too deep for a parser.
    case tooDeep
    /// `typewarden-swift` was built without a Swift parser.
    case noParser
    /// The program that reads sources ended unexpectedly at this file.
    case stopped
    /// The parser found faults; what could be read was.
    case doesNotParse
  }

  /// Whether there is nothing to say about the file.
  package var isEmpty: Bool {
    var empty = SwiftFileFacts(path: path)
    empty.imports = imports
    return self == empty
  }
}
