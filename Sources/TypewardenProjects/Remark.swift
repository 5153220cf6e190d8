/// Something about a project that keeps it from being understood in full: a file that is missing,
/// settings that include each other.
public struct Remark: Hashable, Sendable {
  /// The file that it is about.
  public var path: String
  /// The line in it, from 1; nil when it is about the file as a whole.
  public var line: Int?
  /// What is wrong, in lower case, without a final period.
  public var message: String
  /// Whether only those want to know who ask for everything: something was passed over on purpose.
  public var isDetail = false

  package init(_ path: String, line: Int? = nil, _ message: String, isDetail: Bool = false) {
    self.path = path
    self.line = line
    self.message = message
    self.isDetail = isDetail
  }
}
