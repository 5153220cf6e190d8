/// Something that is run with parameters, any number of times.
package protocol DatabaseParameters: AnyObject {
  // Parameters are numbered from 1. For each run all are bound, in their order.
  func bind(_ index: Int32, _ value: Int64)
  func bind(_ index: Int32, _ value: Int64?)
  func bind(_ index: Int32, _ text: String?)
  /// Binds a file name, which is any bytes. They stay where they are until this was run.
  func bind(_ index: Int32, name: UnsafeBufferPointer<UInt8>)
  func bind(_ index: Int32, name: [UInt8])

  /// Runs what returns nothing.
  func run() throws(CatalogError)
}

/// A prepared statement.
package protocol DatabaseStatement: DatabaseParameters {
  /// How many rows the last run changed.
  var changeCount: Int { get }

  /// Goes to the next row, first running the statement; false behind the last one.
  func step() throws(CatalogError) -> Bool

  /// Makes the statement ready to be run again.
  func reset()

  // Columns are numbered from 0.
  func integer(_ column: Int32) -> Int64
  func isNull(_ column: Int32) -> Bool
  /// The bytes of text or of a name, valid until the next step.
  func bytes(_ column: Int32) -> UnsafeBufferPointer<UInt8>
}

extension DatabaseStatement {
  package func optionalInteger(_ column: Int32) -> Int64? {
    isNull(column) ? nil : integer(column)
  }

  package func text(_ column: Int32) -> String { String(decoding: bytes(column), as: UTF8.self) }

  package func optionalText(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }

  /// Runs an insertion that returns the new row's number; nil where nothing was inserted.
  package func insertedRow() throws(CatalogError) -> Int64? {
    defer { reset() }
    return try step() ? integer(0) : nil
  }
}
