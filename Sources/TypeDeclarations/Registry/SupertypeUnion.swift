/// A set of types that is emptied at no cost.
struct SupertypeUnion {
  /// The types as ``ScrambledNumber``s, sorted after ``sort()``.
  private(set) var elements: ContiguousArray<UInt32> = []
  private var stamps: ContiguousArray<Int32>
  private var stamp: Int32 = 0
  /// Where each ascending stretch begins.
  private var runs: ContiguousArray<Int> = []
  private var merged: ContiguousArray<UInt32> = []

  init(typeCount: Int) { stamps = ContiguousArray(repeating: 0, count: typeCount) }

  mutating func begin(with types: ArraySlice<Int32>) {
    stamp += 1
    elements.removeAll(keepingCapacity: true)
    runs.removeAll(keepingCapacity: true)
    for type in types { insert(type) }
  }

  func contains(_ type: Int32) -> Bool { stamps[Int(type)] == stamp }

  /// Adds one type.
  mutating func insert(_ type: Int32) { insert(type, ScrambledNumber.of(type)) }

  /// Adds an ascending list of types.
  mutating func insert(_ list: ArraySlice<UInt32>) {
    for member in list { insert(ScrambledNumber.number(of: member), member) }
  }

  private mutating func insert(_ type: Int32, _ member: UInt32) {
    guard stamps[Int(type)] != stamp else { return }
    stamps[Int(type)] = stamp
    if elements.isEmpty || elements[elements.count - 1] > member { runs.append(elements.count) }
    elements.append(member)
  }

  /// Merges the ascending stretches, of which there are few when types have few supertypes.
  mutating func sort() {
    if runs.count > 8 { return elements.sort() }
    while runs.count > 1 {
      mergeLast()
    }
  }

  private mutating func mergeLast() {
    let second = runs.removeLast()
    let first = runs[runs.count - 1]
    merged.removeAll(keepingCapacity: true)
    merged.append(contentsOf: elements[second...])
    // From the end, so that the first stretch can stay where it is.
    var left = second - 1
    var right = merged.count - 1
    var target = elements.count - 1
    while right >= 0 {
      if left >= first, elements[left] > merged[right] {
        elements[target] = elements[left]
        left -= 1
      } else {
        elements[target] = merged[right]
        right -= 1
      }
      target -= 1
    }
  }
}
