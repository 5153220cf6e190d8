extension ConformanceClosure {
  /// Fills a bit for each pair. The base, if there is one, has no types that must be walked.
  mutating func fillMatrix(
    _ graph: DirectSupertypes, _ components: Components, _ base: ConformanceClosure?
  ) {
    let words = words
    let firstType = firstType
    matrix = ContiguousArray(repeating: 0, count: words * graph.count)
    matrix.withUnsafeMutableBufferPointer { matrix in
      for component in components {
        // All members of a cycle see the same supertypes, each other among them.
        let row = (Int(component[component.startIndex]) - firstType) * words
        for member in component {
          matrix[row + Int(member) >> 6] |= 1 << UInt64(member & 63)
          for parent in graph.of(Int(member)) {
            let parent = Int(parent)
            let bit: UInt64 = 1 << UInt64(parent & 63)
            // What is above a type that is already there is there too, outside of a cycle.
            if component.count == 1, matrix[row + parent >> 6] & bit != 0 { continue }
            matrix[row + parent >> 6] |= bit
            if parent >= firstType {
              let above = (parent - firstType) * words
              for word in 0..<words { matrix[row + word] |= matrix[above + word] }
            } else {
              _ = base?.forEachSupertype(of: parent) { supertype in
                matrix[row + supertype >> 6] |= 1 << UInt64(supertype & 63)
              }
            }
          }
        }
        // Every member's own bit is there: that of the first row is that of all.
        for member in component.dropFirst() {
          let copy = (Int(member) - firstType) * words
          for word in 0..<words { matrix[copy + word] = matrix[row + word] }
        }
      }
    }
  }
}
