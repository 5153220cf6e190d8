extension BuildSettings {
  /// Replaces placeholders with values that may hold placeholders themselves.
  ///
  /// Settings come from files that anybody can write: depth and length of what is made of them have
  /// a limit, behind which placeholders stay as they are.
  struct Expansion {
    private static let depthLimit = 16
    private static let dollar = UInt8(ascii: "$")

    let values: [String: String]
    /// How many more bytes may come out of values.
    private var room = 1 << 16

    init(_ values: [String: String]) { self.values = values }

    /// The text with all placeholders replaced that have a value.
    mutating func expand(_ text: [UInt8]) -> [UInt8] { expand(text[...], depth: 0) }

    private mutating func expand(_ text: ArraySlice<UInt8>, depth: Int) -> [UInt8] {
      var result: [UInt8] = []
      var rest = text
      while let dollar = rest.firstIndex(of: Self.dollar) {
        result += rest[..<dollar]
        rest = rest[dollar...]
        guard let inner = Self.inner(rest) else {
          result.append(Self.dollar)
          rest = rest.dropFirst()
          continue
        }
        let whole = rest[dollar...inner.endIndex]
        rest = rest[(inner.endIndex + 1)...]
        result += value(of: inner, depth) ?? Array(whole)
      }
      return result + rest
    }

    /// What stands between the brackets of the placeholder that a text begins with.
    private static func inner(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
      let start = text.startIndex + 2
      guard start < text.endIndex else { return nil }
      let open = text[start - 1]
      guard open == UInt8(ascii: "(") || open == UInt8(ascii: "{") else { return nil }
      let close = open == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "}")
      var depth = 1
      for index in start..<text.endIndex {
        if text[index] == open { depth += 1 }
        if text[index] == close {
          depth -= 1
          if depth == 0 { return index > start ? text[start..<index] : nil }
        }
      }
      return nil
    }

    /// The value of a placeholder, modifiers applied; nil for one that stays.
    private mutating func value(of inner: ArraySlice<UInt8>, _ depth: Int) -> [UInt8]? {
      guard depth < Self.depthLimit, room > 0 else { return nil }
      var parts = Self.split(inner)
      var name = parts.removeFirst()
      if name.contains(Self.dollar) { name = expand(name, depth: depth + 1)[...] }
      var value = values[String(decoding: name, as: UTF8.self)]?.utf8.map { $0 }
      if value?.isEmpty ?? true {
        let prefix = Array("default=".utf8)
        if let other = parts.first(where: { $0.starts(with: prefix) }) {
          value = Array(other.dropFirst(prefix.count))
        }
      }
      guard let value else { return nil }
      var result = value.contains(Self.dollar) ? expand(value[...], depth: depth + 1) : value
      for part in parts { SettingModifier(part).apply(to: &result) }
      guard result.count <= room else { return nil }
      room -= result.count + 1
      return result
    }

    /// Splits at colons that are not inside another placeholder.
    private static func split(_ inner: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
      var parts: [ArraySlice<UInt8>] = []
      var start = inner.startIndex
      var depth = 0
      for index in inner.indices {
        switch inner[index] {
        case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "}"): depth -= 1
        case UInt8(ascii: ":") where depth == 0:
          parts.append(inner[start..<index])
          start = index + 1
        default: break
        }
      }
      parts.append(inner[start...])
      return parts
    }
  }
}

/// What a placeholder does to its value: `$(PRODUCT_NAME:rfc1034identifier)`.
private struct SettingModifier {
  private let name: String

  init(_ name: ArraySlice<UInt8>) { self.name = String(decoding: name, as: UTF8.self) }

  /// Unknown modifiers change nothing.
  func apply(to value: inout [UInt8]) {
    let text = String(decoding: value, as: UTF8.self)
    switch name {
    case "lower": value = Array(text.lowercased().utf8)
    case "upper": value = Array(text.uppercased().utf8)
    case "rfc1034identifier":
      value = text.unicodeScalars.map { Self.isOfDomain($0) ? UInt8($0.value) : UInt8(ascii: "-") }
    case "identifier": value = Array(Self.identifier(text) { Self.isOfName($0) }.utf8)
    case "c99extidentifier":
      value = Array(
        Self.identifier(text) { Self.isOfName($0) || !$0.isASCII && $0.properties.isXIDContinue }
          .utf8)
    case "file": value = Array(value[Self.lastComponent(value)...])
    case "dir":
      value = Array(value[..<Self.lastComponent(value)])
    case "base":
      let start = Self.lastComponent(value)
      value = Array(value[start..<(Self.lastDot(value, from: start) ?? value.count)])
    case "suffix":
      value = Self.lastDot(value, from: Self.lastComponent(value)).map { Array(value[$0...]) } ?? []
    default: break
    }
  }

  /// Every scalar that may not be part of a name becomes `_`, and so does a digit at the start.
  private static func identifier(
    _ text: String, _ isAllowed: (Unicode.Scalar) -> Bool
  ) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isLeadingDigit = result.isEmpty && ("0"..."9").contains(scalar)
      result.append(isAllowed(scalar) && !isLeadingDigit ? scalar : "_")
    }
    return String(result)
  }

  private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "A"..."Z", "a"..."z", "_": true
    default: false
    }
  }

  private static func isOfDomain(_ scalar: Unicode.Scalar) -> Bool {
    isOfName(scalar) && scalar != "_" || scalar == "-" || scalar == "."
  }

  private static func lastComponent(_ path: [UInt8]) -> Int {
    path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
  }

  private static func lastDot(_ path: [UInt8], from start: Int) -> Int? {
    path[start...].lastIndex(of: UInt8(ascii: "."))
  }
}
