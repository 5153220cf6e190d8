/// A registry of documents: which files there are, and of which type each is.
///
/// Fill it with ``scan(_:isCancelled:progress:)``, as often as you like; ask it with
/// ``documents(matching:)`` and ``summary(of:)``. A value that only says where the registry is: every
/// call opens it for itself, so that any number of threads and programs may read while one scans.
public struct DocumentCatalog: Sendable {
  package let store: any RegistryStore

  /// The path of the registry's file, or the address of the server it is on.
  public var path: String { store.name }

  /// A registry in one SQLite file. Nothing is opened: a scan makes the file where there is none, and
  /// a question says so.
  public init(path: String) { store = SQLiteStore(name: path) }

  package init(store: any RegistryStore) { self.store = store }
}
