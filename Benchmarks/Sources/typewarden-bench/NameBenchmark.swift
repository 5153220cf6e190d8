internal import TypeDeclarations

/// W2: file names to types, in one process.
enum NameBenchmark {
  static func run(count: Int) {
    Rounds.measure("decoding the standard types, each type", units: TypeRegistry.system.count) {
      TypeRegistry.system(layers: [.core, .appleSoftware]).count
    }
    let names = FileNames(count: count)
    print("\(count) names, \(names.bytes.count) bytes")
    let standard = TypeRegistry.system
    let extended = standard.adding([
      TypeDeclaration(
        exporting: "com.example.note", conformingTo: ["public.data"], filenameExtensions: ["note"])
    ])
    names.bytes.withUnsafeBufferPointer { bytes in
      Rounds.measure("line ends only", units: count) {
        var sum = 0
        forEachLine(bytes) { sum &+= $0.count }
        return sum
      }
      for (what, registry) in [("standard types", standard), ("one layer more", extended)] {
        for kind in [ObjectKind.nameOnly, .file] {
          Rounds.measure("id(forName:), \(what), \(kind.rawValue)", units: count) {
            var sum = 0
            forEachLine(bytes) { sum &+= registry.id(forName: $0, kind: kind)?.rawValue ?? 1 }
            return sum
          }
        }
      }
      Rounds.measure("type(forName:), a String each", units: count) {
        var sum = 0
        forEachLine(bytes) { name in
          let type = standard.type(forName: String(decoding: name, as: UTF8.self))
          sum &+= type.registered?.typeID.rawValue ?? 1
        }
        return sum
      }
    }
  }

  @inline(__always)
  private static func forEachLine(
    _ bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var start = 0
    while start < bytes.count {
      var end = start
      while bytes[end] != 0x0A { end += 1 }
      body(UnsafeBufferPointer(rebasing: bytes[start..<end]))
      start = end + 1
    }
  }
}
