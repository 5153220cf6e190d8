internal import TypewardenSourceText

/// Paths as text: relative to the working directory where they lie inside it, without `.`, with
/// `..` only at the start, so that equal paths are equal text.
enum FilePath {
  /// The normal form of a path as it was given.
  static func normal(_ path: String, workingDirectory: String?) -> String {
    if let workingDirectory, path == workingDirectory { return "." }
    let displayed = FileSystem.displayed(path, workingDirectory: workingDirectory)
    if isNormal(displayed) { return displayed }
    let plain = joined("", displayed)
    // Behind a link `..` leads elsewhere than text tells.
    guard path.utf8.contains(UInt8(ascii: ".")), path.split(separator: "/").contains(".."),
      let real = FileSystem.resolved(path), real != FileSystem.resolved(plain)
    else { return plain }
    return FileSystem.displayed(real, workingDirectory: workingDirectory)
  }

  /// Whether a path has no empty component and none that begins with a dot: most do not, and need no
  /// taking apart.
  private static func isNormal(_ path: String) -> Bool {
    var isStart = true
    var components = path.utf8[...]
    if components.first == UInt8(ascii: "/") { components.removeFirst() }
    for byte in components {
      if isStart, byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") { return false }
      isStart = byte == UInt8(ascii: "/")
    }
    return !isStart
  }

  /// A path inside a folder; an absolute one stays what it is.
  static func joined(_ folder: String, _ path: String) -> String {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    let start = isAbsolute || folder == "." ? "" : folder
    let isRooted = isAbsolute || start.utf8.first == UInt8(ascii: "/")
    var parts: [Substring] = start.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if let last = parts.last, last != ".." {
        parts.removeLast()
      } else if !isRooted {
        parts.append(part)
      }
    }
    let text = parts.joined(separator: "/")
    return isRooted ? "/" + text : text.isEmpty ? "." : text
  }

  /// The folder that a path lies in.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last component.
  static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The last component without its extension.
  static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else {
      return name
    }
    return String(name[..<dot])
  }

  /// The extension of the last component, without its dot; empty when there is none.
  static func pathExtension(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else {
      return ""
    }
    return String(name[name.utf8.index(after: dot)...])
  }

  /// Whether a path lies in a folder, however deep, or is the folder itself.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    if folder == "." { return path.utf8.first != UInt8(ascii: "/") && !path.hasPrefix("..") }
    guard path.utf8.starts(with: folder.utf8) else { return false }
    let rest = path.utf8.dropFirst(folder.utf8.count)
    return rest.isEmpty || rest.first == UInt8(ascii: "/") || folder == "/"
  }

  /// A path relative to a folder that it lies in.
  static func relative(_ path: String, to folder: String) -> String {
    if folder == "." || !isInside(path, folder) { return path }
    return String(path.utf8.dropFirst(folder == "/" ? 1 : folder.utf8.count + 1)) ?? path
  }
}
