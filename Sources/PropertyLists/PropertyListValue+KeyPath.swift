package import TypewardenSourceText

extension PropertyListValue {
  /// The path from the root: keys and array positions joined by dots, as `plutil` writes them.
  ///
  /// A dot in a key is written `\.`. The root's path is empty. Complexity: O(siblings on the way).
  public var keyPath: String {
    var path: [String] = []
    let tape = storage.tape
    var cursor = 0
    while cursor < index {
      let container = tape[cursor]
      var child = cursor + 1
      var position = 0
      var descended = false
      while child < Int(container.end) {
        if container.kind == .dictionary {
          let key = PropertyListValue(storage, child)
          let value = child + 1
          let end = max(value + 1, value < tape.count ? Int(tape[value].end) : value + 1)
          if index < end {
            path.append(Self.escaped(key.string ?? "?"))
            cursor = index == child ? index : value
            descended = true
            break
          }
          child = end
        } else {
          let end = max(child + 1, Int(tape[child].end))
          if index < end {
            path.append(String(position))
            cursor = child
            descended = true
            break
          }
          child = end
        }
        position += 1
      }
      if !descended { break }
    }
    return path.joined(separator: ".")
  }

  /// The key that the value belongs to, through any arrays around it; a key belongs to itself.
  /// Nil outside of all dictionaries. Complexity: O(siblings on the way).
  package var owningKey: PropertyListValue? {
    let tape = storage.tape
    var owner: Int?
    var cursor = 0
    while cursor < index {
      let container = tape[cursor]
      let isDictionary = container.kind == .dictionary
      var child = cursor + 1
      var next = index
      while child < Int(container.end) {
        let value = isDictionary ? child + 1 : child
        let end = max(value + 1, value < tape.count ? Int(tape[value].end) : 0)
        if index < end {
          if isDictionary { owner = child }
          next = index == child ? child : value
          break
        }
        child = end
      }
      if child >= Int(container.end) { break }
      cursor = next
    }
    return owner.map { PropertyListValue(storage, $0) }
  }

  static func escaped(_ key: String) -> String {
    guard key.utf8.contains(UInt8(ascii: ".")) else { return key }
    var result = ""
    for character in key {
      if character == "." { result += "\\" }
      result.append(character)
    }
    return result
  }
}

extension ReadProblem {
  /// The key path of the value concerned; empty when there is none.
  public func keyPath(in list: PropertyList) -> String {
    guard let valueIndex, valueIndex < list.storage.tape.count else { return "" }
    return PropertyListValue(list.storage, valueIndex).keyPath
  }
}

extension PropertyList {
  /// The bytes of the entry whose element starts at an offset of an XML list: a key with its value,
  /// or a value alone. Nil when no element starts there. Complexity: O(values).
  package func entryRange(startingAt offset: Int) -> SourceRange? {
    guard format == .xml else { return nil }
    let tape = storage.tape
    for index in 0..<tape.count {
      let value = PropertyListValue(storage, index)
      let range = value.range
      if range.start > offset { return nil }
      guard range.start == offset else { continue }
      guard value.kind == .key, index + 1 < tape.count else { return range }
      return SourceRange(
        start: range.start, end: PropertyListValue(storage, index + 1).range.end)
    }
    return nil
  }
}
