/// Messages for a person: errors of the tool and notes, a line each.
package enum StandardError {
  /// Writes one line in one call, so that lines of parallel processes do not mix.
  ///
  /// Text from an input goes through ``Terminal/escaped(_:)`` first. That a message cannot be
  /// written is not reported: there is nowhere left to say it.
  package static func line(_ text: String) { write(text + "\n") }

  /// Writes text as it is.
  package static func write(_ text: String) {
    var text = text
    text.withUTF8 { _ = SystemCalls.write(UnsafeRawBufferPointer($0), to: 2) }
  }
}
