/// Goes through the lines of a dump and collects its records.
///
/// A field counts only where the fields of its record stand: the contents of property lists, which
/// dumps repeat in full, are indented further.
struct DumpParser {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var open: DumpRecord?
  private var owners = DumpOwners()
  private var seen: Set<Seen> = []
  private var typeOwners: [DumpOwners.Reference] = []
  private var claimOwners: [DumpOwners.Reference] = []

  private(set) var bundles: [DumpedBundle] = []
  private(set) var types: [DumpedType] = []
  private(set) var claims: [DumpedClaim] = []
  /// The line of the first record.
  private(set) var firstLine = 1
  private var hasRecords = false

  /// A record that was printed before: newer dumps print types and claims with their bundle and
  /// once more at the end.
  private struct Seen: Hashable {
    var kind: DumpHeader.Kind
    var number: UInt64
    var name: String
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Reads everything.
  mutating func run() {
    var lines = DumpLines(bytes)
    while let line = lines.next() {
      guard !line.text.isEmpty else { continue }
      if isSeparator(line.text) {
        close()
      } else if let header = header(line) {
        close()
        if !hasRecords { firstLine = line.number }
        hasRecords = true
        open = DumpRecord(header, line)
      } else {
        open?.add(line, in: bytes)
      }
    }
    close()
    for (index, reference) in typeOwners.enumerated() {
      (types[index].bundleName, types[index].bundlePath) = owners.names(of: reference, bundles)
    }
    for (index, reference) in claimOwners.enumerated() {
      (claims[index].bundleName, claims[index].bundlePath) = owners.names(of: reference, bundles)
    }
  }

  private func isSeparator(_ text: Range<Int>) -> Bool {
    text.count >= 10 && bytes[text].allSatisfy { $0 == UInt8(ascii: "-") }
  }

  /// The record that a line starts, unless it can only be a field of the open record.
  private func header(_ line: DumpLines.Line) -> DumpHeader? {
    if let open, line.indentation > open.deepestHeader { return nil }
    guard let header = DumpHeader(line, in: bytes) else { return nil }
    if header.kind == .other, let open, line.indentation > open.indentation { return nil }
    return header
  }

  // MARK: Records

  private mutating func close() {
    guard let record = open else { return }
    open = nil
    switch record.kind {
    case .bundle, .plugin: closeBundle(record)
    case .type: closeType(record)
    case .claim: closeClaim(record)
    case .other: break
    }
  }

  private mutating func closeBundle(_ record: DumpRecord) {
    let title = record.name(in: bytes)
    bundles.append(
      DumpedBundle(
        name: record.text(.name, bytes) ?? title.text,
        path: record.referenceText(.path, bytes),
        identifier: record.referenceText(.identifier, bytes), line: record.line))
    owners.add(record.kind, title.number, bundles.count - 1)
  }

  private mutating func closeType(_ record: DumpRecord) {
    let title = record.name(in: bytes)
    guard let identifier = record.text(.uti, bytes) ?? title.text,
      isNew(.type, title.number, identifier)
    else { return }
    types.append(record.type(identifier, in: bytes))
    typeOwners.append(owners.reference(of: record, in: bytes))
  }

  private mutating func closeClaim(_ record: DumpRecord) {
    let title = record.name(in: bytes)
    let name = record.text(.name, bytes) ?? title.text
    guard isNew(.claim, title.number, name ?? "") else { return }
    claims.append(record.claim(name, in: bytes))
    claimOwners.append(owners.reference(of: record, in: bytes))
  }

  private mutating func isNew(_ kind: DumpHeader.Kind, _ number: UInt64?, _ name: String) -> Bool {
    guard let number else { return true }
    return seen.insert(Seen(kind: kind, number: number, name: name)).inserted
  }
}
