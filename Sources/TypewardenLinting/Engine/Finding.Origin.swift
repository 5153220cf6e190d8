internal import PropertyLists
internal import Synchronization
package import TypewardenSourceText

extension Finding {
  /// What a finding keeps so that its longer texts need not be made before somebody reads them.
  package struct Origin: Sendable {
    package var source: SourceText
    package var keyPath: KeyPathOrigin

    package init(source: SourceText, keyPath: KeyPathOrigin) {
      self.source = source
      self.keyPath = keyPath
    }

    /// The text of the line around an offset, without its end; nil for binary files.
    ///
    /// Complexity: O(length of the line).
    func line(at offset: Int) -> String? {
      guard source.encoding != .binary else { return nil }
      let bytes = source.bytes
      var start = min(max(0, offset), bytes.count)
      var end = start
      while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }
  }

  /// A key path, or the value to make it from.
  package enum KeyPathOrigin: Sendable {
    case text(String)
    case value(KeyPaths, Int)

    var text: String {
      switch self {
      case .text(let text): text
      case .value(let paths, let index): paths.keyPath(at: index)
      }
    }
  }

  /// The key paths of one list, shared by its findings: the first few are found by walking, and when
  /// more are asked for, an index is made.
  package final class KeyPaths: Sendable {
    private let list: PropertyList
    private let state = Mutex<(asked: Int, index: KeyPathIndex?)>((0, nil))

    init(_ list: PropertyList) { self.list = list }

    func keyPath(at index: Int) -> String {
      state.withLock { state in
        state.asked += 1
        if let known = state.index { return known.keyPath(at: index) }
        if state.asked < 32 { return PropertyListValue(list.storage, index).keyPath }
        let made = KeyPathIndex(list)
        state.index = made
        return made.keyPath(at: index)
      }
    }
  }
}
