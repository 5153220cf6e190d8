internal import TypewardenSourceText

/// Findings as Xcode reads them from a build phase: the lines of `TextReporter`, each with an
/// absolute path, because Xcode opens no other.
public struct XcodeReporter: Sendable {
  private let folder: String

  /// A reporter; `folder` is what relative paths are relative to.
  public init(folder: String) { self.folder = folder }

  /// A line for each finding and for each of its places; remedies follow the message.
  public func render(_ report: LintReport) -> String {
    var text = ""
    for finding in report.findings {
      let remedies = finding.notes.filter { $0.location == nil }.map(\.message)
      let message = ([finding.message] + remedies).joined(separator: "; ")
      text += "\(path(finding.file)):\(finding.start.line):\(finding.start.column): "
      text += "\(finding.severity.rawValue): \(oneLine(message)) [\(finding.rule)]\n"
      for note in finding.notes {
        guard let location = note.location else { continue }
        text += "\(path(note.file ?? finding.file)):\(location.line):\(location.column): "
        text += "note: \(oneLine(note.message)) [\(finding.rule)]\n"
      }
    }
    return text
  }

  private func path(_ file: String) -> String {
    file.hasPrefix("/") || folder.isEmpty ? file : "\(folder)/\(file)"
  }

  private func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}
