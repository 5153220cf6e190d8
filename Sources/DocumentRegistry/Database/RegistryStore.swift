/// Where a registry is kept: a file, or a server.
package protocol RegistryStore: Sendable {
  /// The registry, as errors call it.
  var name: String { get }

  /// The files that it lies in, which are no documents; none on a server.
  var ownFiles: OwnFiles { get }

  /// A connection for questions to tables of this version.
  func connectForReading() throws(CatalogError) -> any DatabaseConnection

  /// Makes the tables where there are none, and sees to it that no other scan interferes.
  func beginScan() throws(CatalogError) -> any ScanSession
}

/// The database's side of one scan.
package protocol ScanSession: AnyObject {
  var connection: any DatabaseConnection { get }

  /// Called before anything is written.
  func prepareLoading(intoEmpty isEmpty: Bool) throws(CatalogError)

  /// Makes the folders below a root this scan's alone, or throws that they are another's.
  func claim(root row: Int64, path: [UInt8]) throws(CatalogError)

  /// Makes the tables of types this scan's alone, until ``started()``.
  func claimTypes() throws(CatalogError)

  /// Types and roots are committed: others may begin.
  func started() throws(CatalogError)

  /// Runs what adds a type that nobody declares, so that other scans meet all of it or nothing.
  func addType(
    _ body: (any DatabaseConnection) throws(CatalogError) -> Int64
  ) throws(CatalogError) -> Int64

  /// Everything is committed.
  func finish() throws(CatalogError)
}
