/// A pattern of paths: `*` and `?` stay inside one component, `**` crosses them.
///
/// A pattern without a slash matches a component anywhere in the path, as in `.gitignore`; one that
/// matches a folder matches all that is in it.
package struct GlobPattern: Hashable, Sendable {
  /// The pattern as it was written.
  package let text: String
  private let parts: [[UInt8]]
  private let isAnywhere: Bool

  /// A pattern from its text.
  package init(_ text: String) {
    self.text = text
    var bytes = Array(text.utf8)
    if bytes.starts(with: "./".utf8) { bytes.removeFirst(2) }
    while bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    isAnywhere = !bytes.contains(UInt8(ascii: "/"))
    parts = bytes.split(separator: UInt8(ascii: "/")).map(Array.init)
  }

  /// Whether a path, with `/` between its components, matches.
  package func matches(_ path: String) -> Bool {
    let components = path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
      .filter { $0 != [UInt8(ascii: ".")] }
    guard let first = parts.first else { return false }
    if isAnywhere { return components.contains { Self.matches($0[...], first[...]) } }
    return matches(components[...], parts[...])
  }

  private func matches(_ path: ArraySlice<[UInt8]>, _ pattern: ArraySlice<[UInt8]>) -> Bool {
    guard let part = pattern.first else { return true }
    if part == Array("**".utf8) {
      let rest = pattern.dropFirst()
      if rest.isEmpty { return true }
      var tail = path
      while true {
        if matches(tail, rest) { return true }
        if tail.isEmpty { return false }
        tail = tail.dropFirst()
      }
    }
    guard let component = path.first, Self.matches(component[...], part[...]) else { return false }
    return matches(path.dropFirst(), pattern.dropFirst())
  }

  /// One component against one part, with the last `*` to fall back to: linear for one star,
  /// never more than component times part.
  private static func matches(_ text: ArraySlice<UInt8>, _ pattern: ArraySlice<UInt8>) -> Bool {
    var text = text
    var pattern = pattern
    var star: (text: ArraySlice<UInt8>, pattern: ArraySlice<UInt8>)?
    while let byte = text.first {
      if pattern.first == UInt8(ascii: "*") {
        pattern = pattern.dropFirst()
        star = (text, pattern)
      } else if let wanted = pattern.first, wanted == byte || wanted == UInt8(ascii: "?") {
        text = text.dropFirst()
        pattern = pattern.dropFirst()
      } else if let last = star {
        text = last.text.dropFirst()
        pattern = last.pattern
        star = (text, pattern)
      } else {
        return false
      }
    }
    return pattern.allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
