/// The text of a progress bar at one moment.
struct ProgressLine {
  var label: String
  var count: Int
  var total: Int?
  var elapsed: Duration

  /// The line, at most `width` columns: label, count, share, rate and the time that is left.
  ///
  /// The rate and what follows are left out until there is enough to tell; the label is cut last.
  func text(width: Int) -> String {
    var parts = [total.map { "\(grouped(count)) of \(grouped($0))" } ?? grouped(count)]
    if let total, total > 0 {
      parts.append("\(min(100, Int(Double(count) / Double(total) * 100)))%")
    }
    if let rate {
      parts.append(rate < 10 ? "\(tenths(rate)) a second" : "\(grouped(Int(rate))) a second")
      if let total, total > count { parts.append("\(clock(Double(total - count) / rate)) left") }
    }
    return cut("\(Terminal.escaped(label)): \(parts.joined(separator: ", "))", to: max(0, width))
  }

  /// Things a second, or `nil` in the first second.
  private var rate: Double? {
    let (seconds, attoseconds) = elapsed.components
    let time = Double(seconds) + Double(attoseconds) / 1e18
    return time >= 1 && count > 0 ? Double(count) / time : nil
  }

  private func tenths(_ value: Double) -> String {
    let tenths = Int(value * 10)
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// `1,234,567`, the same in every locale.
  private func grouped(_ number: Int) -> String {
    let digits = String(number)
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, digit.isNumber, (digits.count - index) % 3 == 0, result != "-" { result += "," }
      result.append(digit)
    }
    return result
  }

  /// `4:05`, or `1:02:33` from an hour on.
  private func clock(_ time: Double) -> String {
    let seconds = Int(min(time, 359_999).rounded(.up))
    let minutes = seconds / 60 % 60
    let tail = two(seconds % 60)
    return seconds < 3600 ? "\(minutes):\(tail)" : "\(seconds / 3600):\(two(minutes)):\(tail)"
  }

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private func cut(_ text: String, to width: Int) -> String {
    var columns = 0
    for index in text.indices {
      columns += DisplayWidth.columns(of: text[index])
      if columns > width { return String(text[..<index]) }
    }
    return text
  }
}
