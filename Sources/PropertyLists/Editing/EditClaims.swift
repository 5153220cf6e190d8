internal import TypewardenSourceText

/// What the edits of one list have laid hands on, by places on the tape: the same for all formats.
struct EditClaims {
  /// What several edits would make twice.
  private struct Name: Hashable {
    var container: Int
    var content: PropertyListContent
  }

  private let list: PropertyList
  /// Whether the value at a tape index is changed or goes.
  private var isClaimed: [Bool]
  /// Whether something comes into the container at a tape index.
  private var isTouched: [Bool]
  private var names: Set<Name> = []
  /// How many elements of an array go: not all of them, an empty array would be left.
  private var removed: [Int: Int] = [:]
  /// The parts of a binary list that stand in several places at once.
  private var shared: [Range<Int>] = []
  private var isWhole = false
  private var isEmpty = true
  /// What the group at hand has claimed so far, to be given back when it cannot be made.
  private var journal: [Step] = []

  private enum Step {
    case claimed(Range<Int>)
    case touched(Int)
    case named(Name)
    case removed(Int)
    case whole
  }

  init(_ list: PropertyList) {
    self.list = list
    isClaimed = Array(repeating: false, count: list.valueCount)
    isTouched = isClaimed
    guard list.format == .binary else { return }
    let tape = list.storage.tape
    for index in 0..<tape.count where tape[index].kind == .alias {
      let first = Int(tape[index].start)
      shared.append(first..<max(first + 1, Int(tape[first].end)))
    }
  }

  /// Whether a group can be made beside the others. Afterwards it is one of them.
  mutating func claim(_ group: [PropertyListEdit]) -> Bool {
    if isWhole { return false }
    journal.removeAll(keepingCapacity: true)
    for edit in group where !claim(edit) {
      giveBack()
      return false
    }
    if !group.isEmpty { isEmpty = false }
    return true
  }

  /// Forgets the last group that was claimed.
  mutating func giveBack() {
    for step in journal {
      switch step {
      case .claimed(let range): for index in range { isClaimed[index] = false }
      case .touched(let index): isTouched[index] = false
      case .named(let name): names.remove(name)
      case .removed(let array): removed[array, default: 0] -= 1
      case .whole: isWhole = false
      }
    }
    journal.removeAll(keepingCapacity: true)
  }

  private mutating func claim(_ edit: PropertyListEdit) -> Bool {
    switch edit {
    case .convertToXML:
      guard isEmpty else { return false }
      isWhole = true
      journal.append(.whole)
      return true
    case .removeText: return list.format != .binary
    case .replace(let value, _): return claim(value, from: value.index)
    case .setText(let value, let text):
      guard value.kind == .string || value.kind == .key else { return false }
      if value.kind == .key, let dictionary = value.container,
        !name(.string(text), in: dictionary)
      {
        return false
      }
      return claim(value, from: value.index)
    case .insert(let entry, let dictionary, _):
      return dictionary.kind == .dictionary && touch(dictionary, .string(entry.key))
    case .append(let content, let array):
      return array.kind == .array && touch(array, content)
    case .removeEntry(let key):
      guard key.kind == .key, key.index + 1 < list.valueCount else { return false }
      return claim(PropertyListValue(key.storage, key.index + 1), from: key.index)
    case .removeElement(let value):
      guard let array = value.container, array.kind == .array else { return false }
      let count = removed[array.index, default: 0] + 1
      var total = 0
      for _ in array.elements { total += 1 }
      if count == total, total > 1 { return false }
      removed[array.index] = count
      journal.append(.removed(array.index))
      return claim(value, from: value.index)
    }
  }

  private mutating func claim(_ value: PropertyListValue, from start: Int) -> Bool {
    guard value.storage === list.storage else { return false }
    let end = max(start + 1, value.index + 1, Int(value.node.end))
    guard end <= isClaimed.count, !isShared(start) else { return false }
    for index in start..<end where isClaimed[index] || isTouched[index] { return false }
    for index in start..<end { isClaimed[index] = true }
    journal.append(.claimed(start..<end))
    return true
  }

  private mutating func touch(
    _ container: PropertyListValue, _ content: PropertyListContent
  ) -> Bool {
    let index = container.index
    guard container.storage === list.storage, !isClaimed[index], !isShared(index),
      name(content, in: container)
    else { return false }
    guard isTouched[index] else {
      isTouched[index] = true
      journal.append(.touched(index))
      return true
    }
    // What comes first into an empty container makes its lines; the next has to see them.
    return !container.isEmpty
  }

  private mutating func name(
    _ content: PropertyListContent, in container: PropertyListValue
  ) -> Bool {
    let name = Name(container: container.index, content: content)
    guard names.insert(name).inserted else { return false }
    journal.append(.named(name))
    return true
  }

  private func isShared(_ index: Int) -> Bool { shared.contains { $0.contains(index) } }
}

extension PropertyListValue {
  /// The dictionary or array that the value stands in; nil for the root. Complexity: O(siblings on
  /// the way).
  package var container: PropertyListValue? {
    let tape = storage.tape
    var found: Int?
    var cursor = 0
    while cursor < index {
      found = cursor
      let isDictionary = tape[cursor].kind == .dictionary
      var child = cursor + 1
      let end = Int(tape[cursor].end)
      var next: Int?
      while child < end {
        let value = isDictionary ? child + 1 : child
        let behind = max(value + 1, value < tape.count ? Int(tape[value].end) : 0)
        if index < behind {
          next = index == child ? child : value
          break
        }
        child = behind
      }
      guard let next else { return nil }
      cursor = next
    }
    return found.map { PropertyListValue(storage, $0) }
  }

  /// The key of a dictionary whose value this is; nil for elements and the root.
  package var key: PropertyListValue? {
    guard index > 0, container?.kind == .dictionary else { return nil }
    let key = PropertyListValue(storage, index - 1)
    return key.kind == .key ? key : nil
  }
}
