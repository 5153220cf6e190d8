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
      return DocumentCatalog(path: place)
    }
    #if PostgreSQL
      return DocumentCatalog(postgreSQL: place)
    #else
      throw .failed(
        "this typewarden was built without PostgreSQL; in its checkout, "
          + "`TYPEWARDEN_TRAITS=PostgreSQL scripts/typewarden` builds one that has it")
    #endif
  }

  static func shown(_ error: CatalogError) -> String { Terminal.escaped(error.description) }
}
