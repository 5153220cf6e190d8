/// What one folder holds at the moment it is read: the walker's message to the writer.
///
/// Names lie one behind the other in one array, because a scan makes millions of them.
struct FolderListing: Sendable {
  /// A document: a file or a package.
  struct Entry: Sendable {
    var nameStart: UInt32
    var nameLength: UInt16
    var kind: DocumentKind
    /// In bytes; -1 for a package, whose content is not added up.
    var size: Int64
    /// Nanoseconds since 1970.
    var modified: Int64
    var inode: Int64

    var range: Range<Int> { Int(nameStart)..<Int(nameStart) + Int(nameLength) }
  }

  /// A folder whose own listing comes later, under its number.
  struct Subfolder: Sendable {
    var nameStart: UInt32
    var nameLength: UInt16
    var inode: Int64
    var number: Int

    var range: Range<Int> { Int(nameStart)..<Int(nameStart) + Int(nameLength) }
  }

  enum State: Sendable {
    case listed
    /// The folder is as it was when it was last read, so that it was not read again.
    case unchanged
    case vanished
    /// It is there, and cannot be read; what is known of it is kept.
    case unreadable
  }

  /// The number that the parent's listing gave the folder.
  var number: Int
  /// The folder's row, where the walker knows it.
  var row: Int64?
  var state = State.listed
  var device: Int64 = 0
  var inode: Int64 = 0
  /// Nanoseconds since 1970; 0 where it changed so lately that a later change may not show.
  var modified: Int64 = 0
  var names: [UInt8] = []
  var entries: [Entry] = []
  var subfolders: [Subfolder] = []
  var problems: [ScanProblem] = []

  /// Appends a name; returns where it starts.
  @inline(__always)
  mutating func append(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let start = names.count
    names.append(contentsOf: name)
    return UInt32(truncatingIfNeeded: start)
  }
}

/// Something that could not be read during a scan.
public struct ScanProblem: Hashable, Sendable {
  /// The path as bytes, which need not be UTF-8.
  public var path: [UInt8]
  /// What went wrong, in the system's words.
  public var reason: String

  /// The path and the reason on one line of text.
  public var description: String { "\(FileName.shown(path)): \(reason)" }
}
