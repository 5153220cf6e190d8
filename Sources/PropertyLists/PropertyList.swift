public import TypewardenSourceText

/// One property list as it was read: its source, its values with their places, and its problems.
///
/// Values are ranges of the source; text becomes a `String` only when it is asked for. Copying is
/// cheap: copies share the values.
public struct PropertyList: Sendable {
  /// The text or bytes that were read.
  public var source: SourceText { storage.source }

  /// How the list is written; nil when its bytes do not show it, as those of an empty file.
  public let format: PropertyListFormat?

  /// What the reader could not take, in the order of the source.
  public let problems: [ReadProblem]

  @usableFromInline package let storage: Storage

  /// What all values of one list share.
  @usableFromInline
  package final class Storage: Sendable {
    @usableFromInline package let source: SourceText
    @usableFromInline package let tape: Tape

    init(source: SourceText, tape: Tape) {
      self.source = source
      self.tape = tape
    }
  }

  init(source: SourceText, format: PropertyListFormat?, tape: Tape, problems: [ReadProblem]) {
    storage = Storage(source: source, tape: tape)
    self.format = format
    self.problems = problems
  }

  /// The outermost value; nil when there is none or reading stopped before it was complete.
  public var root: PropertyListValue? {
    storage.tape.count > 0 && !isBroken ? PropertyListValue(storage, 0) : nil
  }

  /// True when reading stopped at a fatal problem.
  public var isBroken: Bool { problems.contains(where: \.isFatal) }

  /// The number of values and keys. Shared containers of a binary list count once.
  public var valueCount: Int { storage.tape.count }
}

extension PropertyList {
  /// Reads a file. To read many, keep one ``PropertyListReader`` for each thread.
  ///
  /// - Throws: `FileError` when the file cannot be read. What is wrong *in* the file is in
  ///   ``problems``.
  public init(contentsOf path: String) throws(FileError) {
    self = PropertyListReader().read(try FileBytes.read(path: path), name: path)
  }

  /// Reads a list from memory; `name` is what problems are reported under.
  public init(bytes: [UInt8], name: String) {
    self = PropertyListReader().read(bytes, name: name)
  }
}
