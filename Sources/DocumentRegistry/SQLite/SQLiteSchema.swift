/// The tables in SQLite, and how a file of an earlier version gets them.
///
/// Names are `ANY` in strict tables: text where they are UTF-8, so that they read well in any SQLite
/// shell, and bytes where they are not. One name always takes the same form, so names compare.
enum SQLiteSchema {
  /// The version that this code reads and writes.
  static let version: Int64 = Int64(migrations.count)

  /// "TwDR", so that another program's database is told from ours.
  static let applicationID: Int64 = 0x5477_4452

  /// What leads from each version to the next; the first makes an empty file version 1. A step that
  /// has been released is never changed.
  static let migrations = [first]

  private static let first = """
    CREATE TABLE snapshot (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      hash INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE type (
      id INTEGER PRIMARY KEY,
      identifier TEXT NOT NULL UNIQUE,
      description TEXT,
      mime TEXT,
      extension TEXT,
      declared INTEGER NOT NULL,
      source TEXT
    ) STRICT;
    CREATE TABLE closure (
      supertype INTEGER NOT NULL REFERENCES type(id),
      type INTEGER NOT NULL REFERENCES type(id),
      PRIMARY KEY (supertype, type)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE tag (
      class TEXT NOT NULL,
      tag TEXT NOT NULL,
      type INTEGER NOT NULL REFERENCES type(id),
      PRIMARY KEY (class, tag, type)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE folder (
      id INTEGER PRIMARY KEY,
      parent INTEGER REFERENCES folder(id) DEFERRABLE INITIALLY DEFERRED,
      name ANY NOT NULL,
      device INTEGER NOT NULL,
      inode INTEGER NOT NULL,
      modified INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX folder_by_parent ON folder(parent);
    CREATE INDEX folder_by_inode ON folder(inode);
    CREATE TABLE root (
      folder INTEGER PRIMARY KEY REFERENCES folder(id) ON DELETE CASCADE,
      path ANY NOT NULL UNIQUE
    ) STRICT;
    CREATE TABLE document (
      id INTEGER PRIMARY KEY,
      folder INTEGER NOT NULL REFERENCES folder(id) ON DELETE CASCADE,
      name ANY NOT NULL,
      kind INTEGER NOT NULL,
      size INTEGER,
      modified INTEGER NOT NULL,
      inode INTEGER NOT NULL,
      type INTEGER NOT NULL REFERENCES type(id)
    ) STRICT;
    CREATE INDEX document_by_folder ON document(folder);
    CREATE TABLE scan (
      id INTEGER PRIMARY KEY,
      path ANY NOT NULL,
      started INTEGER NOT NULL,
      finished INTEGER,
      documents INTEGER NOT NULL DEFAULT 0,
      added INTEGER NOT NULL DEFAULT 0,
      changed INTEGER NOT NULL DEFAULT 0,
      removed INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE INDEX scan_by_path ON scan(path);
    CREATE TABLE problem (
      id INTEGER PRIMARY KEY,
      scan INTEGER NOT NULL REFERENCES scan(id) ON DELETE CASCADE,
      path ANY NOT NULL,
      reason TEXT NOT NULL
    ) STRICT;
    CREATE INDEX problem_by_scan ON problem(scan);
    """

  /// Made behind the first scan, when it costs least.
  static let typeIndex = "CREATE INDEX IF NOT EXISTS document_by_type ON document(type)"

  /// Brings a file up to date, or says why it cannot be used.
  static func prepare(_ connection: SQLiteConnection, mayWrite: Bool) throws(CatalogError) {
    let found = try connection.integer("PRAGMA user_version") ?? 0
    let owner = try connection.integer("PRAGMA application_id") ?? 0
    if owner != applicationID {
      let isEmpty = try connection.integer("SELECT count(*) FROM sqlite_schema") == 0
      guard isEmpty, owner == 0, found == 0 else {
        throw CatalogError(
          .notARegistry, path: connection.name,
          message: "is a database of another program; name another file")
      }
      guard mayWrite else {
        throw CatalogError(
          .notARegistry, path: connection.name,
          message: "is empty; fill it with `typewarden scan DIR --registry FILE` first")
      }
    }
    if found > version {
      throw CatalogError(
        .newerVersion, path: connection.name,
        message: "has version \(found) of the tables, and this program knows up to \(version); "
          + "use a newer typewarden, or another file")
    }
    guard found < version else { return }
    guard mayWrite else {
      throw CatalogError(
        .readOnly, path: connection.name,
        message: "has version \(found) of the tables; scan once to bring it to \(version)")
    }
    try migrate(connection)
  }

  private static func migrate(_ connection: SQLiteConnection) throws(CatalogError) {
    try connection.execute("PRAGMA journal_mode = WAL")
    // Taken at once, so that of two programs that find an old file one migrates it.
    try connection.execute("BEGIN IMMEDIATE")
    do throws(CatalogError) {
      let found = try connection.integer("PRAGMA user_version") ?? 0
      for step in migrations.dropFirst(Int(found)) { try connection.execute(step) }
      try connection.execute("PRAGMA application_id = \(applicationID)")
      try connection.execute("PRAGMA user_version = \(version)")
      try connection.execute("COMMIT")
    } catch {
      try? connection.execute("ROLLBACK")
      throw error
    }
  }
}
