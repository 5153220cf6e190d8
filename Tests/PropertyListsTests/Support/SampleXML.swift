/// Writes samples as XML in all the ways that people and programs do.
struct SampleXML {
  private var generator: SeededGenerator
  private let newline: String
  private let isOrdinary: Bool
  private var text = ""

  /// The XML form of a list; the seed decides about layout and escapes. Ordinary forms are those that
  /// Xcode and `plutil` write.
  static func bytes(_ list: Sample, seed: UInt64, isOrdinary: Bool = false) -> [UInt8] {
    var writer = SampleXML(seed: seed, isOrdinary: isOrdinary)
    writer.writeDocument(list)
    return Array(writer.text.utf8)
  }

  private init(seed: UInt64, isOrdinary: Bool) {
    generator = SeededGenerator(seed: seed)
    self.isOrdinary = isOrdinary
    newline = isOrdinary ? "\n" : ["\n", "\n", "\r\n"][generator.below(3)]
  }

  /// Once in a number of times, where the form need not be ordinary.
  private mutating func oddly(in count: Int) -> Bool {
    generator.once(in: count) && !isOrdinary
  }

  private mutating func writeDocument(_ list: Sample) {
    if !generator.once(in: 4) { text += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>" + newline }
    if generator.once(in: 2) {
      text +=
        "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" "
        + "\"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">" + newline
    }
    text += "<plist version=\"1.0\">"
    writeGap()
    write(list)
    writeGap()
    text += "</plist>" + newline
  }

  private mutating func write(_ value: Sample) {
    switch value {
    case .string(let string): element("string", escaped(string))
    case .integer(let number):
      element(
        "integer",
        number >= 0 && generator.once(in: 5) ? "0x" + String(number, radix: 16) : "\(number)")
    case .real(let number): element("real", "\(number)")
    case .boolean(let flag):
      text += oddly(in: 5) ? "<\(flag)></\(flag)>" : "<\(flag)/>"
    case .date(let seconds): element("date", CalendarDate.text(secondsSince2001: seconds))
    case .data(let bytes): writeData(bytes)
    case .array(let elements):
      if elements.isEmpty, generator.once(in: 2) {
        text += "<array/>"
        return
      }
      text += "<array>"
      writeGap()
      for element in elements {
        write(element)
        writeGap()
      }
      text += "</array>"
    case .dictionary(let entries):
      text += "<dict>"
      writeGap()
      for (key, value) in entries {
        element("key", escaped(key))
        writeGap()
        write(value)
        writeGap()
      }
      text += "</dict>"
    }
  }

  private mutating func element(_ name: String, _ content: String) {
    if content.isEmpty, name == "string" || name == "key" && !isOrdinary, generator.once(in: 2) {
      text += "<\(name)/>"
    } else {
      text += "<\(name)>\(content)</\(name)>"
    }
  }

  private mutating func writeGap() {
    switch generator.below(8) {
    case 0: break
    case 1: text += "<!-- a comment <b> & more -->"
    case 2: text += newline + newline
    default: text += newline + "\t"
    }
  }

  private mutating func escaped(_ string: String) -> String {
    if oddly(in: 12), !string.contains("]]>"), !string.isEmpty {
      return "<![CDATA[\(string)]]>"
    }
    var result = ""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "&": result += oddly(in: 4) ? "&#38;" : "&amp;"
      case "<": result += oddly(in: 4) ? "&#x3C;" : "&lt;"
      case ">": result += "&gt;"
      case "\"" where generator.once(in: 2): result += "&quot;"
      case "'" where generator.once(in: 2): result += "&apos;"
      case "\n": result += newline
      case _ where oddly(in: 40): result += "&#x\(String(scalar.value, radix: 16));"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private mutating func writeData(_ bytes: [UInt8]) {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var content = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
      for place in 0..<4 {
        content.append(
          place > group.count ? "=" : digits[Int(bits >> UInt32(18 - 6 * place) & 0x3F)])
      }
      if generator.once(in: 8) { content += newline + "\t" }
    }
    text += "<data>\(content)</data>"
  }
}

/// Dates of XML lists, reckoned day by day so as not to share code with what is tested.
enum CalendarDate {
  static func text(secondsSince2001 seconds: Int) -> String {
    var days = Int((Double(seconds) / 86_400).rounded(.down))
    let rest = seconds - days * 86_400
    var year = 2001
    func length(_ year: Int) -> Int {
      (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 366 : 365
    }
    while days < 0 {
      year -= 1
      days += length(year)
    }
    while days >= length(year) {
      days -= length(year)
      year += 1
    }
    let months = [31, length(year) - 337, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    var month = 0
    while days >= months[month] {
      days -= months[month]
      month += 1
    }
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(year)-\(two(month + 1))-\(two(days + 1))"
      + "T\(two(rest / 3600)):\(two(rest / 60 % 60)):\(two(rest % 60))Z"
  }
}
