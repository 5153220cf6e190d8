/// Which bundle of a dump a record belongs to.
struct DumpOwners {
  /// What a record says of its bundle. The bundle's own record may stand anywhere, or be missing.
  enum Reference {
    /// A bundle in the list of bundles.
    case bundle(Int)
    /// A name and a number; each kind of record counts for itself.
    case named(DumpHeader.Kind, String?, UInt64?)
    case nobody
  }

  private struct Key: Hashable {
    var kind: DumpHeader.Kind
    var number: UInt64
  }

  private var numbers: [Key: Int] = [:]
  private var latest: Int?

  /// Notes the record of a bundle or plug-in, by its place in the list of bundles.
  mutating func add(_ kind: DumpHeader.Kind, _ number: UInt64?, _ index: Int) {
    if kind == .bundle { latest = index }
    guard let number else { return }
    let key = Key(kind: kind, number: number)
    if numbers[key] == nil { numbers[key] = index }
  }

  /// What a type or claim says of its bundle.
  func reference(of record: DumpRecord, in bytes: UnsafeBufferPointer<UInt8>) -> Reference {
    for (field, kind) in [(DumpRecord.Field.bundle, DumpHeader.Kind.bundle), (.plugin, .plugin)] {
      guard let value = record.value(field) else { continue }
      let (text, number) = bytes.reference(value)
      return .named(kind, text.isEmpty ? nil : bytes.string(text), number)
    }
    guard let latest, record.isOlderForm(in: bytes) else { return .nobody }
    return .bundle(latest)
  }

  /// The name and path of a bundle, when all records are there.
  func names(
    of reference: Reference, _ bundles: [DumpedBundle]
  ) -> (name: String?, path: String?) {
    switch reference {
    case .bundle(let index): return (bundles[index].name, bundles[index].path)
    case .named(let kind, let name, let number):
      let index = number.flatMap { numbers[Key(kind: kind, number: $0)] }
      return (name ?? index.flatMap { bundles[$0].name }, index.flatMap { bundles[$0].path })
    case .nobody: return (nil, nil)
    }
  }
}
