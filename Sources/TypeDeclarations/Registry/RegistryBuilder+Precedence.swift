/// Which of several declarations counts. docs/architecture.md, "Precedence", says the same in prose.
extension RegistryBuilder {
  /// Whether one record is active rather than another of the same identifier.
  ///
  /// What the core exports is never displaced. Otherwise an exported declaration beats an imported
  /// one (Apple: "Defining file and data types for your app"), the earlier layer the later, and the
  /// earlier declaration the later.
  func precedes(_ left: Int32, _ right: Int32) -> Bool {
    rank(of: record(left)) < rank(of: record(right))
  }

  private func rank(of record: Record) -> (Int, UInt16, Int32) {
    let isExported = Self.isExported(record, isPublic: isPublic(Int(record.type)))
    let isCore = parts.layers[Int(record.layer)] == .core
    let group = isCore && record.kind == .exported ? 0 : isExported ? 1 : 2
    return (group, record.layer, record.order)
  }

  /// A type's place among those that claim one tag; smaller is better.
  ///
  /// Exported by the core, then `public.` names (documented), then exported before imported, then
  /// by layer and order.
  func tagRank(ofType id: Int) -> UInt64 {
    let active =
      id < firstType ? parts.base!.row(ofType: id).active : parts.types[id - firstType].active
    guard active >= 0 else { return .max }
    let record = record(active)
    let isPublic = isPublic(id)
    let isCoreExport = record.kind == .exported && parts.layers[Int(record.layer)] == .core
    let isExported = Self.isExported(record, isPublic: isPublic)
    var rank: UInt64 = isCoreExport ? 0 : 1
    rank = rank << 1 | (isPublic ? 0 : 1)
    rank = rank << 1 | (isExported ? 0 : 1)
    rank = rank << 16 | UInt64(record.layer)
    return rank << 32 | UInt64(UInt32(bitPattern: record.order))
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

  func isPublic(_ type: Int) -> Bool {
    if type < firstType { return parts.base!.isPublic(type) }
    let row = parts.types[type - firstType]
    return parts.arena[Int(row.nameStart)..<Int(row.nameStart + row.nameLength)]
      .starts(with: "public.".utf8)
  }
}

extension RegistryStorage {
  func isPublic(_ type: Int) -> Bool {
    let (home, index) = home(ofType: type)
    let row = home.types[index]
    return home.arena[Int(row.nameStart)..<Int(row.nameStart + row.nameLength)]
      .starts(with: "public.".utf8)
  }
}
