internal import InfoPlists
internal import TypewardenProjects

/// The condition of an `#if` branch, as far as the platform decides it.
enum BuildCondition {
  /// Whether the branch may be compiled for some platforms; unknown parts may hold.
  static func mayHold(_ condition: String, on platforms: Set<Platform>?) -> Bool {
    guard let platforms, !platforms.isEmpty else { return true }
    var parser = Parser(text: Array(condition.utf8), platforms: platforms)
    return parser.disjunction() != false
  }

  /// Reads a condition from left to right; nil stands for what cannot be told.
  private struct Parser {
    let text: [UInt8]
    let platforms: Set<Platform>
    var index = 0

    mutating func disjunction() -> Bool? {
      var result = conjunction()
      while skip("||") {
        let next = conjunction()
        result = result == true || next == true ? true : result == nil || next == nil ? nil : false
      }
      return result
    }

    private mutating func conjunction() -> Bool? {
      var result = term()
      while skip("&&") {
        let next = term()
        result =
          result == false || next == false ? false : result == nil || next == nil ? nil : true
      }
      return result
    }

    private mutating func term() -> Bool? {
      if skip("!") { return term().map { !$0 } }
      if skip("(") {
        let result = disjunction()
        return skip(")") ? result : nil
      }
      let name = word()
      guard skip("(") else { return name == "true" ? true : name == "false" ? false : nil }
      let start = index
      var depth = 1
      while index < text.count, depth > 0 {
        if text[index] == UInt8(ascii: "(") { depth += 1 }
        if text[index] == UInt8(ascii: ")") { depth -= 1 }
        index += 1
      }
      let argument = String(decoding: text[start..<max(start, index - 1)], as: UTF8.self)
      switch name {
      case "os": return isSystem(argument)
      case "canImport": return canImport(argument)
      default: return nil
      }
    }

    private func isSystem(_ name: String) -> Bool? {
      switch name {
      case "macOS", "OSX": isOnly(.macos)
      case "iOS": isOnly(.ios)
      case "visionOS", "xrOS": isOnly(.visionos)
      case "Linux", "Windows", "Android", "WASI": false
      default: nil
      }
    }

    private func isOnly(_ platform: Platform) -> Bool? {
      platforms.contains(platform) ? (platforms.count == 1 ? true : nil) : false
    }

    /// An app of iOS may run on the Mac and see AppKit there, so that only UIKit tells something.
    private func canImport(_ module: String) -> Bool? {
      switch module {
      case "UIKit": platforms == [.macos] ? false : nil
      case "AppKit", "Cocoa": platforms == [.visionos] ? false : nil
      default: nil
      }
    }

    private mutating func word() -> String {
      skipSpace()
      let start = index
      while index < text.count, isWordByte(text[index]) { index += 1 }
      if index == start, index < text.count { index += 1 }
      return String(decoding: text[start..<index], as: UTF8.self)
    }

    private func isWordByte(_ byte: UInt8) -> Bool {
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || byte == UInt8(ascii: "_")
    }

    private mutating func skip(_ token: String) -> Bool {
      skipSpace()
      guard text[index...].starts(with: token.utf8) else { return false }
      index += token.utf8.count
      return true
    }

    private mutating func skipSpace() {
      while index < text.count, text[index] <= 0x20 { index += 1 }
    }
  }
}
