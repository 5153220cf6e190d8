#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// A moment as people write it and as scripts read it.
struct Moment {
  /// Nanoseconds since 1970.
  let nanoseconds: Int64

  init(_ nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// `2026-11-30T18:00:00Z`.
  var text: String {
    var seconds = time_t(nanoseconds.quotientRoundedDown(by: 1_000_000_000))
    var parts = tm()
    guard gmtime_r(&seconds, &parts) != nil else { return "" }
    let date = [Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday)]
    let time = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { Self.two(Int($0)) }
    return "\(date[0])-\(Self.two(date[1]))-\(Self.two(date[2]))T\(time.joined(separator: ":"))Z"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// A date, with a time or without, of this machine's zone or with `Z`; or so long ago.
  static func parse(_ text: String) -> Moment? { ago(text) ?? date(text) }

  private static func ago(_ text: String) -> Moment? {
    guard let unit = text.last, let number = Int64(text.dropLast()), number >= 0 else { return nil }
    let seconds: Int64
    switch unit {
    case "d": seconds = 86_400
    case "h": seconds = 3_600
    case "m": seconds = 60
    case "s": seconds = 1
    default: return nil
    }
    let (span, overflows) = number.multipliedReportingOverflow(by: seconds)
    guard !overflows else { return nil }
    return from(seconds: Int64(time(nil)) - span)
  }

  private static func date(_ text: String) -> Moment? {
    var text = text[...]
    let isUTC = text.hasSuffix("Z")
    if isUTC { text = text.dropLast() }
    let halves = text.split(separator: "T", omittingEmptySubsequences: false)
    guard (1...2).contains(halves.count) else { return nil }
    let date = halves[0].split(separator: "-", omittingEmptySubsequences: false).map { Int32($0) }
    guard date.count == 3, let year = date[0], let month = date[1], let day = date[2],
      (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    var parts = tm()
    parts.tm_year = year - 1900
    parts.tm_mon = month - 1
    parts.tm_mday = day
    parts.tm_isdst = -1
    if halves.count == 2 {
      let time = halves[1].split(separator: ":", omittingEmptySubsequences: false)
        .map { Int32($0) ?? -1 }
      guard (2...3).contains(time.count), (0...23).contains(time[0]), (0...59).contains(time[1]),
        time.count == 2 || (0...60).contains(time[2])
      else { return nil }
      parts.tm_hour = time[0]
      parts.tm_min = time[1]
      parts.tm_sec = time.count == 3 ? time[2] : 0
    }
    let seconds = isUTC ? timegm(&parts) : mktime(&parts)
    // The 31st of a short month comes out as another day.
    return parts.tm_mday == day ? from(seconds: Int64(seconds)) : nil
  }

  private static func from(seconds: Int64) -> Moment? {
    let (nanoseconds, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    return overflows ? nil : Moment(nanoseconds)
  }
}

extension Int64 {
  fileprivate func quotientRoundedDown(by divisor: Int64) -> Int64 {
    self / divisor - (self % divisor < 0 ? 1 : 0)
  }
}
