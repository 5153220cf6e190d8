/// How grave a finding is.
public enum Severity: String, Hashable, Sendable, Comparable, CaseIterable {
  /// Worth knowing; never affects the exit status.
  case note
  /// Works by luck, or the store sends a mail.
  case warning
  /// Something will not work, or the store refuses the upload.
  case error

  /// Orders from note to error.
  public static func < (left: Severity, right: Severity) -> Bool {
    left.order < right.order
  }

  private var order: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
