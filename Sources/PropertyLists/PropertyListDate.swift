/// A date of a property list: a moment in seconds, as both formats hold it.
public struct PropertyListDate: Hashable, Sendable {
  /// Seconds since the first moment of 2001 in UTC, the reference of Apple's dates.
  public var secondsSinceReference: Double

  /// A date from its seconds since 2001.
  public init(secondsSinceReference: Double) {
    self.secondsSinceReference = secondsSinceReference
  }

  /// The date of `YYYY-MM-DDThh:mm:ssZ`; nil for text of another form and for days that no
  /// calendar has.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    let text = ScalarSyntax.trimmed(text)
    let fields: [(width: Int, separator: UInt8)] = [
      (4, 0x2D), (2, 0x2D), (2, 0x54), (2, 0x3A), (2, 0x3A), (2, 0x5A),
    ]
    var values: [Int] = []
    var cursor = text.startIndex
    var isNegative = false
    if cursor < text.endIndex, text[cursor] == 0x2D {
      isNegative = true
      cursor += 1
    }
    for field in fields {
      var value = 0
      for _ in 0..<field.width {
        guard cursor < text.endIndex, (0x30...0x39).contains(text[cursor]) else { return nil }
        value = value * 10 + Int(text[cursor] - 0x30)
        cursor += 1
      }
      guard cursor < text.endIndex, text[cursor] == field.separator else { return nil }
      cursor += 1
      values.append(value)
    }
    guard cursor == text.endIndex else { return nil }
    let year = isNegative ? -values[0] : values[0]
    guard (1...12).contains(values[1]), values[2] >= 1,
      values[2] <= Self.days(in: values[1], of: year), values[3] < 24, values[4] < 60,
      values[5] < 60
    else { return nil }
    let days = Self.daysSinceReference(year, values[1], values[2])
    secondsSinceReference = Double(days * 86_400 + values[3] * 3600 + values[4] * 60 + values[5])
  }

  private static func isLeap(_ year: Int) -> Bool {
    (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days from 2001-01-01 in the proleptic Gregorian calendar.
  private static func daysSinceReference(_ year: Int, _ month: Int, _ day: Int) -> Int {
    // Years start in March here, so that the leap day comes last.
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 730_791
  }
}
