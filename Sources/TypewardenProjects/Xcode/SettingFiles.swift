internal import TypewardenSourceText

/// Files of build settings (`.xcconfig`), each read once, with what they include.
struct SettingFiles {
  /// Files may include others this deep.
  private static let depthLimit = 32
  /// No project has so many settings in one file.
  private static let assignmentLimit = 20_000

  private let tree: FileTree
  private var known: [String: [SettingAssignment]] = [:]
  private(set) var remarks: [Remark] = []
  /// The files that are there and could not be read.
  private(set) var errors: [FileError] = []

  init(_ tree: FileTree) { self.tree = tree }

  /// The assignments of a file and of those that it includes, in the order in which they count.
  mutating func assignments(of path: String) -> [SettingAssignment] {
    if let known = known[path] { return known }
    var found: [SettingAssignment] = []
    if let text = read(path) {
      add(text, path, to: &found, including: [path])
    } else {
      remark(path, nil, "the file of build settings is missing")
    }
    known[path] = found
    return found
  }

  private mutating func read(_ path: String) -> [UInt8]? {
    guard tree.admits(path) else { return nil }
    do throws(FileError) {
      return try FileBytes.readFound(path: path)
    } catch {
      if !error.isMissing, !errors.contains(error) { errors.append(error) }
      return nil
    }
  }

  private mutating func remark(_ path: String, _ line: Int?, _ message: String) {
    // What a package manager makes is not part of the sources.
    if path.split(separator: "/").contains(where: {
      FileTree.skippedDirectories.contains(String($0))
    }) {
      return
    }
    let remark = Remark(path, line: line, message)
    if !remarks.contains(remark) { remarks.append(remark) }
  }

  private mutating func add(
    _ text: [UInt8], _ path: String, to found: inout [SettingAssignment], including: [String]
  ) {
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == 0x0A }) {
      number += 1
      guard found.count < Self.assignmentLimit else { return }
      let statement = SettingLine(line)
      if var assignment = statement.assignment {
        assignment.place = number
        found.append(assignment)
      } else if let include = statement.include {
        addIncluded(
          include, from: path, number, isOptional: statement.isOptional, to: &found, including)
      }
    }
  }

  private mutating func addIncluded(
    _ include: String, from path: String, _ line: Int, isOptional: Bool,
    to found: inout [SettingAssignment], _ including: [String]
  ) {
    // Files of Xcode's own are not there to be read.
    if include.hasPrefix("<") { return }
    let target = FilePath.joined(FilePath.folder(of: path), include)
    if including.contains(target) {
      return remark(path, line, "`\(include)` includes this file: settings that include each other")
    }
    guard including.count < Self.depthLimit else {
      return remark(path, line, "settings include each other too deep")
    }
    if let text = read(target) {
      add(text, target, to: &found, including: including + [target])
    } else if !isOptional {
      remark(path, line, "`\(include)` is included and missing")
    }
  }
}

/// One line of a file of settings.
struct SettingLine {
  private(set) var assignment: SettingAssignment?
  private(set) var include: String?
  /// Whether what is included may be missing: `#include?`.
  private(set) var isOptional = false

  init(_ bytes: ArraySlice<UInt8>) {
    let line = Self.trimmed(Self.withoutComment(bytes))
    guard let first = line.first else { return }
    if first == UInt8(ascii: "#") {
      readInclude(line)
      return
    }
    guard let equals = Self.assignmentSign(line) else { return }
    let key = String(decoding: Self.trimmed(line[..<equals]), as: UTF8.self)
    let value = String(decoding: Self.trimmed(line[(equals + 1)...]), as: UTF8.self)
    if !key.isEmpty { assignment = SettingAssignment(key, value) }
  }

  private mutating func readInclude(_ line: ArraySlice<UInt8>) {
    let word = Array("#include".utf8)
    guard line.starts(with: word) else { return }
    let rest = line.dropFirst(word.count)
    isOptional = rest.first == UInt8(ascii: "?")
    guard let open = rest.firstIndex(of: UInt8(ascii: "\"")),
      let close = rest[(open + 1)...].firstIndex(of: UInt8(ascii: "\""))
    else { return }
    include = String(decoding: rest[(open + 1)..<close], as: UTF8.self)
  }

  /// The `=` outside of brackets.
  private static func assignmentSign(_ line: ArraySlice<UInt8>) -> Int? {
    var isInside = false
    for index in line.indices {
      switch line[index] {
      case UInt8(ascii: "["): isInside = true
      case UInt8(ascii: "]"): isInside = false
      case UInt8(ascii: "=") where !isInside: return index
      default: break
      }
    }
    return nil
  }

  private static func withoutComment(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    for index in line.indices.dropLast()
    where line[index] == UInt8(ascii: "/") && line[index + 1] == UInt8(ascii: "/") {
      return line[..<index]
    }
    return line
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isSpace: (UInt8) -> Bool = { $0 <= 0x20 }
    let start = text.drop(while: isSpace)
    guard let end = start.lastIndex(where: { !isSpace($0) }) else { return [] }
    return start[...end]
  }
}
