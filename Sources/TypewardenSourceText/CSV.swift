/// Lines of comma-separated values, as RFC 4180 wants them.
///
/// Values may go on over several lines. All else that would act on a terminal is written out as in
/// the other outputs: such tables are looked at, too.
package enum CSV {
  /// One line; a value that is nil has nothing between its commas.
  package static func line(_ fields: [String?]) -> String {
    fields.map { $0.map(field) ?? "" }.joined(separator: ",") + "\r\n"
  }

  private static func field(_ text: String) -> String {
    let text = VisibleText.escapedLines(text)
    let needsQuotes = text.utf8.contains { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }
    guard needsQuotes else { return text }
    return "\""
      + text.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}
