internal import PropertyLists
internal import TypeDeclarations
internal import TypewardenCommandLine
internal import TypewardenSourceText
internal import TypewardenSwiftFacts

/// All that a new type needs in a property list and in code.
struct NewType {
  /// Who owns the type.
  enum Owner {
    /// The app.
    case app
    /// Other software, so that the app imports it.
    case other
    /// The system, so that there is nothing to declare.
    case system
  }

  let declaration: TypeDeclaration
  let owner: Owner
  private let registry: TypeRegistry

  /// Nil when the extension is known for another type; that is said then.
  init?(_ request: NewTypeRequest) {
    let system = TypeRegistry.system
    if let known = system.type(request.identifier) {
      owner = known.isExportedByCore ? .system : .other
      var declaration = known.declaration
      declaration.spelling = request.identifier
      declaration.kind = .imported
      declaration.version = nil
      if declaration.localizedDescription == nil {
        declaration.localizedDescription = request.description
      }
      self.declaration = declaration
    } else {
      var identifier = request.identifier
      owner = identifier.withUTF8 { ThirdPartyType.isKnown($0) } ? .other : .app
      if owner == .app, !request.insists, KnownExtension.report(request) { return nil }
      declaration = TypeDeclaration(
        request.identifier, kind: owner == .app ? .exported : .imported,
        conformingTo: [request.isPackage ? "com.apple.package" : "public.data", "public.content"],
        tags: [.filenameExtension: request.extensions],
        localizedDescription: request.description)
    }
    registry = owner == .system ? system : system.adding([declaration])
  }

  private var description: String { declaration.localizedDescription ?? declaration.spelling }

  /// The keys of the property list's root.
  var entries: [XMLFragment.Entry] {
    claims
      + (owner == .system
        ? [] : DeclarationSkeleton.rootEntries([DeclarationSkeleton(declaration)]))
  }

  private var claims: [XMLFragment.Entry] {
    [
      .init(
        "CFBundleDocumentTypes",
        .array([
          .dictionary([
            .init("CFBundleTypeName", .string(description)),
            .init("CFBundleTypeRole", .string("Editor")),
            .init("CFBundleTypeIconSystemGenerated", .boolean(true)),
            .init("LSHandlerRank", .string(owner == .app ? "Owner" : "Alternate")),
            .init("LSItemContentTypes", .strings([declaration.spelling])),
          ])
        ])),
      .init("LSSupportsOpeningDocumentsInPlace", .boolean(true)),
    ]
  }

  private var constant: SwiftConstant? {
    if SystemConstants.name(of: declaration.identifier.rawValue) != nil { return nil }
    var names = ConstantNames(.short)
    return SwiftConstant(
      declaration, name: names.name(for: declaration), access: .internal, in: registry)
  }

  /// A Swift file with the constant.
  var swiftFile: [String] {
    if let constant { return SwiftConstant.file([constant], indentation: "  ") }
    return [systemConstant]
  }

  private var systemConstant: String {
    "// The constant is the system's: "
      + (SystemConstants.name(of: declaration.identifier.rawValue).map(SystemConstants.shown) ?? "")
  }

  /// The parts, each under a comment that says where it goes.
  var parts: [String] {
    var lines = ["<!-- Info.plist, at the root: what the app opens and saves -->"]
    lines += XMLFragment.lines(claims, indentation: "\t")
    let title =
      switch owner {
      case .app: "the type, which this app owns"
      case .other: "the type, which other software owns"
      case .system: "nothing more, every system declares this type"
      }
    lines += ["", "<!-- Info.plist, at the root: \(title) -->"]
    lines += XMLFragment.lines(Array(entries.dropFirst(claims.count)), indentation: "\t")
    if let constant {
      lines += ["", "// Swift", "import UniformTypeIdentifiers", ""]
      lines += SwiftConstant.extension([constant], indentation: "  ")
    } else {
      lines += ["", "// Swift", systemConstant]
    }
    return lines
  }
}
