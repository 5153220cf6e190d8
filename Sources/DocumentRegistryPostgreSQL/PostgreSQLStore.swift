#if PostgreSQL
  internal import DocumentRegistry

  /// A registry on a server.
  struct PostgreSQLStore: RegistryStore {
    let address: ServerAddress

    var name: String { address.shown }
    var ownFiles: OwnFiles { OwnFiles() }

    func connectForReading() throws(CatalogError) -> any DatabaseConnection {
      let connection = try PostgreSQLConnection(address)
      try PostgreSQLSchema.prepare(connection, mayWrite: false)
      return connection
    }

    func beginScan() throws(CatalogError) -> any ScanSession {
      try PostgreSQLScanSession(address)
    }
  }
#endif
