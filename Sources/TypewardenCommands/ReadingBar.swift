internal import TypewardenCommandLine
internal import TypewardenProjects

extension ProductReader {
  /// The same reader with a progress bar, which is drawn while property lists are read; `finish()` erases
  /// it.
  func watched(isForced: Bool = false, isSilenced: Bool) -> (
    reader: ProductReader, bar: ProgressBar
  ) {
    let bar = ProgressBar(
      label: "reading property lists", isForced: isForced, isSilenced: isSilenced)
    var reader = self
    reader.progress = { bar.advance(of: $0) }
    return (reader, bar)
  }
}
