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
    var rest = ScalarSyntax.trimmed(text)
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest = rest.dropFirst() }
    /// The number of so many digits before a separator.
    func field(_ width: Int, _ separator: Unicode.Scalar) -> Int? {
      var value = 0
      for _ in 0..<width {
        guard let byte = rest.popFirst(), (0x30...0x39).contains(byte) else { return nil }
        value = value * 10 + Int(byte - 0x30)
      }
      return rest.popFirst() == UInt8(ascii: separator) ? value : nil
    }
    guard let digits = field(4, "-"), let month = field(2, "-"), let day = field(2, "T"),
      let hour = field(2, ":"), let minute = field(2, ":"), let second = field(2, "Z"),
      rest.isEmpty
    else { return nil }
    let year = isNegative ? -digits : digits
    guard (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day),
      hour < 24, minute < 60, second < 60
    else { return nil }
    let days = Self.daysSinceReference(year, month, day)
    secondsSinceReference = Double(days * 86_400 + hour * 3600 + minute * 60 + second)
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
