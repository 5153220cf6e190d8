#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// Which of several declarations counts. docs/architecture.md, "Precedence", says the same in prose.
extension RegistryBuilder {
  /// Whether one record is active rather than another of the same identifier.
  ///
  /// What the core exports is never displaced. Otherwise an exported declaration beats an imported
  /// one (Apple: "Defining file and data types for your app"), the earlier layer the later, and the
  /// earlier declaration the later.
  func precedes(_ left: Int32, _ right: Int32) -> Bool {
    let (leftRank, rightRank) = (rank(of: record(left)), rank(of: record(right)))
    return leftRank == rightRank ? left < right : leftRank < rightRank
  }

  private func rank(of record: Record) -> (Int, UInt32, Int32) {
    let group =
      isCoreExport(record)
      ? 0 : Self.isExported(record, isPublic: isPublic(Int(record.type))) ? 1 : 2
    return (group, record.layer, record.order)
  }

  /// A type's place among those that claim one tag; smaller is better.
  ///
  /// Exported by the core, then `public.` names (documented), then exported before imported, then
  /// by layer and order.
  func tagRank(ofType id: Int) -> TagRank {
    let active =
      id < firstType ? parts.base!.row(ofType: id).active : parts.types[id - firstType].active
    let record = record(active)
    let isPublic = isPublic(id)
    let group: UInt8 =
      (isCoreExport(record) ? 0 : 4) | (isPublic ? 0 : 2)
      | (Self.isExported(record, isPublic: isPublic) ? 0 : 1)
    return TagRank(
      place: UInt64(record.layer) << 32 | UInt64(UInt32(clamping: record.order)),
      type: Int32(id), group: group)
  }

  /// What decides between the types that claim one tag; of equal types the earlier number.
  struct TagRank: Comparable {
    var place: UInt64
    var type: Int32
    var group: UInt8

    @inline(__always)
    static func < (left: TagRank, right: TagRank) -> Bool {
      (left.group, left.place, left.type) < (right.group, right.place, right.type)
    }
  }

  private func isCoreExport(_ record: Record) -> Bool {
    record.kind == .exported && parts.layers[Int(record.layer)] == .core
  }

  /// A standard type of which nobody knows the list counts as imported, unless it is `public.`.
  private static func isExported(_ record: Record, isPublic: Bool) -> Bool {
    switch record.kind {
    case .exported: true
    case .imported: false
    case .unknown: isPublic
    }
  }

  func record(_ id: Int32) -> Record {
    Int(id) < firstRecord
      ? parts.base!.row(ofRecord: Int(id)) : parts.records[Int(id) - firstRecord]
  }

  private func isPublic(_ type: Int) -> Bool {
    withName(of: type) { $0.starts(with: "public.".utf8) }
  }

  /// Calls `body` with the lower-cased name of a type.
  func withName<Result>(of type: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if type < firstType { return parts.base!.withName(of: type, body) }
    let row = parts.types[type - firstType]
    return parts.arena.withUnsafeBufferPointer { body($0.stretch(row.nameStart, row.nameLength)) }
  }
}

extension RegistryStorage {
  /// Calls `body` with the lower-cased name of a type.
  @inline(__always)
  func withName<Result>(of type: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let (home, index) = home(ofType: type)
    let row = home.types[index]
    return home.arena.withUnsafeBufferPointer { body($0.stretch(row.nameStart, row.nameLength)) }
  }

  /// Whether the name of one type comes before another's, byte by byte.
  func namePrecedes(_ left: Int, _ right: Int) -> Bool {
    withName(of: left) { left in
      withName(of: right) { left.lexicographicallyPrecedes($0) }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether other bytes are the same.
  @inline(__always)
  func isSame(as other: UnsafeBufferPointer<UInt8>) -> Bool {
    count == other.count && (isEmpty || memcmp(baseAddress!, other.baseAddress!, count) == 0)
  }

  /// A part of the bytes, which must be within them.
  @inline(__always)
  func stretch(_ start: UInt32, _ length: UInt32) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: self[Int(start)..<Int(start) + Int(length)])
  }
}
