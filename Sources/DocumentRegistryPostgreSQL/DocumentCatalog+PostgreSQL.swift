#if PostgreSQL
  public import DocumentRegistry

  extension DocumentCatalog {
    /// A registry on a PostgreSQL server, which a team fills and asks from many machines.
    ///
    /// It has the tables of a file, in the schema `typewarden`. Any number of scans fill it at once,
    /// each with its own folder. Nothing is connected to: the first scan makes the tables, and a
    /// question says where there are none.
    ///
    /// - Parameter address: A `postgresql://` address or another connection string of libpq. What it
    ///   leaves out, a password for example, is taken from where libpq looks: `PGPASSWORD`,
    ///   `~/.pgpass`, services.
    public init(postgreSQL address: String) {
      self.init(store: PostgreSQLStore(address: ServerAddress(text: address)))
    }
  }
#endif
