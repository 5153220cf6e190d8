internal import DocumentRegistry
internal import TypewardenCommandLine

#if PostgreSQL
  internal import DocumentRegistryPostgreSQL
#endif

/// The option that says where the registry is: a file, or a server's address.
enum RegistryPlace {
  static let option = OptionDeclaration(
    names: ["--registry"], kind: .value(name: "FILE"),
    help: """
      the document registry: an SQLite file, which a scan makes where there is none, or postgres://...
      """)

  static func catalog(_ arguments: ParsedArguments) throws(CommandError) -> DocumentCatalog {
    guard let place = arguments.value("--registry"), !place.isEmpty else {
      throw .usage(
        UsageError(
          message: "say which document registry: `--registry FILE`", command: arguments.command))
    }
    guard place.hasPrefix("postgres://") || place.hasPrefix("postgresql://") else {
      // As a path it would name a file in a folder that nobody has.
      guard let scheme = scheme(of: place) else { return DocumentCatalog(path: place) }
      throw .usage(
        UsageError(
          message: "`\(scheme)://` is no address of a document registry",
          hint: "A registry is an SQLite file, or a database at postgres://…",
          command: arguments.command))
    }
    #if PostgreSQL
      return DocumentCatalog(postgreSQL: place)
    #else
      throw .failed(
        "this typewarden was built without PostgreSQL; in its checkout, "
          + "`TYPEWARDEN_TRAITS=PostgreSQL scripts/typewarden` builds one that has it")
    #endif
  }

  /// What stands before `://`; nil for a path.
  private static func scheme(of place: String) -> Substring? {
    let scheme = place.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    return !scheme.isEmpty && place[scheme.endIndex...].hasPrefix("://") ? scheme : nil
  }

  static func shown(_ error: CatalogError) -> String { Terminal.escaped(error.description) }
}
