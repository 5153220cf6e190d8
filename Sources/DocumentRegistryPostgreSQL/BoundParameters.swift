#if PostgreSQL
  internal import CTypewardenPostgreSQL

  /// The values for one run of a statement, in the server's binary form.
  struct BoundParameters {
    private(set) var types: [Oid] = []
    private var places: [(start: Int, length: Int)] = []
    private var storage: [UInt8] = []

    var count: Int { types.count }

    private enum Types {
      static let integer: Oid = 20
      static let text: Oid = 25
      static let bytes: Oid = 17
    }

    mutating func bind(_ index: Int32, _ value: Int64?) {
      prepare(index, Types.integer)
      guard let value else { return places.append((-1, 0)) }
      places.append((storage.count, 8))
      BigEndian.append(value, to: &storage)
    }

    mutating func bind(_ index: Int32, _ text: String?) {
      prepare(index, Types.text)
      guard let text else { return places.append((-1, 0)) }
      let start = storage.count
      ServerText.append(text, to: &storage)
      places.append((start, storage.count - start))
    }

    mutating func bind(_ index: Int32, name: UnsafeBufferPointer<UInt8>) {
      prepare(index, Types.bytes)
      places.append((storage.count, name.count))
      storage.append(contentsOf: name)
    }

    /// All parameters are bound for each run, in their order.
    private mutating func prepare(_ index: Int32, _ type: Oid) {
      if index == 1 {
        types.removeAll(keepingCapacity: true)
        places.removeAll(keepingCapacity: true)
        storage.removeAll(keepingCapacity: true)
      }
      precondition(index == types.count + 1, "parameters are bound in order")
      types.append(type)
    }

    /// Hands out what libpq takes: values, lengths and formats.
    func withPointers<Result>(
      _ body: (
        UnsafePointer<UnsafePointer<CChar>?>, UnsafePointer<Int32>, UnsafePointer<Int32>
      ) -> Result
    ) -> Result {
      // One byte more, so that a value without bytes has an address too: nil would be NULL.
      (storage + [0]).withUnsafeBytes { bytes in
        let base = bytes.baseAddress!.assumingMemoryBound(to: CChar.self)
        // And one value more than is counted, so that none at all have addresses.
        let values = places.map { $0.start < 0 ? nil : Optional(base + $0.start) } + [nil]
        let lengths = places.map { Int32($0.length) } + [0]
        let formats = [Int32](repeating: 1, count: places.count + 1)
        return values.withUnsafeBufferPointer { values in
          lengths.withUnsafeBufferPointer { lengths in
            formats.withUnsafeBufferPointer { formats in
              body(values.baseAddress!, lengths.baseAddress!, formats.baseAddress!)
            }
          }
        }
      }
    }
  }
#endif
