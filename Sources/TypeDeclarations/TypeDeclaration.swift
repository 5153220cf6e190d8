/// What one property list, or one line of code, says about one type.
///
/// A declaration knows nothing of files; the registry keeps which layer it came from.
public struct TypeDeclaration: Hashable, Sendable {
  /// Whether the declarer owns the type.
  public enum Kind: String, Hashable, Sendable {
    /// `UTExportedTypeDeclarations`: the declarer is the authority for the type.
    case exported
    /// `UTImportedTypeDeclarations`: the declarer uses somebody else's type.
    case imported
    /// A standard type of which the list it stands in is not known.
    case unknown
  }

  /// The type's identifier, in lower case. Setting it replaces a spelling of another identifier.
  public var identifier: TypeIdentifier {
    didSet {
      if TypeIdentifier(spelling) != identifier { spelling = identifier.rawValue }
    }
  }

  /// The identifier as it was written. Setting it sets the identifier too.
  public var spelling: String {
    didSet {
      let folded = TypeIdentifier(spelling)
      if identifier != folded { identifier = folded }
    }
  }

  /// Whether the declarer owns the type.
  public var kind: Kind

  /// The direct supertypes in the declared order, which matters for inherited values.
  public var supertypes: [TypeIdentifier]

  /// The tags of each class in the declared order; the first is the preferred one.
  public var tags: [TagClass: [String]]

  /// What the type is called, not localised.
  public var localizedDescription: String?

  /// Where the format is described; any text, as declared.
  public var referenceURL: String?

  /// The declaration's version.
  public var version: Int?

  /// A declaration from all its parts.
  public init(
    _ identifier: String, kind: Kind, conformingTo supertypes: [String] = [],
    tags: [TagClass: [String]] = [:], localizedDescription: String? = nil,
    referenceURL: String? = nil, version: Int? = nil
  ) {
    self.identifier = TypeIdentifier(identifier)
    spelling = identifier
    self.kind = kind
    self.supertypes = supertypes.map { TypeIdentifier($0) }
    self.tags = tags.filter { !$0.value.isEmpty }
    self.localizedDescription = localizedDescription
    self.referenceURL = referenceURL
    self.version = version
  }

  /// A declaration of a type that the declarer owns.
  public init(
    exporting identifier: String, conformingTo supertypes: [String],
    filenameExtensions: [String] = [], mimeTypes: [String] = []
  ) {
    self.init(
      identifier, kind: .exported, conformingTo: supertypes,
      tags: [.filenameExtension: filenameExtensions, .mimeType: mimeTypes])
  }

  /// A declaration of a type that somebody else owns.
  public init(
    importing identifier: String, conformingTo supertypes: [String],
    filenameExtensions: [String] = [], mimeTypes: [String] = []
  ) {
    self.init(
      identifier, kind: .imported, conformingTo: supertypes,
      tags: [.filenameExtension: filenameExtensions, .mimeType: mimeTypes])
  }
}
