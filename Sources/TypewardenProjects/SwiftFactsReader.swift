package import TypewardenSourceText
package import TypewardenSwiftFacts

/// Reads the facts of Swift and Objective-C sources, with the helper `typewarden-swift` and a cache.
///
/// A file without a word of the type APIs costs one read. The helper is started once, for all files
/// whose facts are not in the cache, and not at all when there are none.
package struct SwiftFactsReader: Sendable {
  /// Where the helper is.
  package enum Helper: Sendable {
    /// Beside this program, else on `PATH`.
    case search
    case path(String)
  }

  /// Where facts are kept between runs.
  package enum Cache: Sendable {
    /// `$XDG_CACHE_HOME/typewarden`, else `~/.cache/typewarden`, else nowhere.
    case standard
    case folder(String)
    case none
  }

  private let helper: Helper
  private let cache: SwiftFactsCache?
  private let jobs: Int?
  private let progress: Progress

  /// Told how many of how many files the helper has read more.
  package typealias Progress = @Sendable (_ more: Int, _ total: Int) -> Void
  /// What sources are taken to hold already.
  package var overlay = FileOverlay()

  /// A reader; `jobs` nil uses every core.
  package init(
    helper: Helper = .search, cache: Cache = .standard, jobs: Int? = nil,
    progress: @escaping Progress = { _, _ in }
  ) {
    self.helper = helper
    self.jobs = jobs
    self.progress = progress
    switch cache {
    case .standard: self.cache = SwiftFactsCache.standardFolder.map(SwiftFactsCache.init(folder:))
    case .folder(let path): self.cache = SwiftFactsCache(folder: path)
    case .none: self.cache = nil
    }
  }

  /// The facts of files in the order of the paths, and a sentence when sources were not read.
  ///
  /// Without the helper, files that need it have no facts; those in the cache do.
  package func facts(for paths: [String]) -> (facts: [SwiftFileFacts], note: String?) {
    let (files, note) = read(paths)
    return (files.map(\.facts), note)
  }

  /// One file as it was found.
  package struct File: Sendable {
    package var facts: SwiftFileFacts
    /// The text; nil where there is nothing to find.
    package var text: SourceText?
    /// Why it could not be read.
    package var error: FileError?
    /// Set when the helper has to read the file: the name under which its facts are kept.
    fileprivate var cacheName: String?
  }

  /// The facts and texts of files in the order of the paths, and a sentence when sources were not
  /// read.
  package func read(_ paths: [String]) -> (files: [File], note: String?) {
    var files = ParallelMap.map(paths, jobs: jobs, batch: 16) { look(at: $0) }
    let missing = files.indices.filter { files[$0].cacheName != nil }
    guard !missing.isEmpty else { return (files, nil) }
    guard let helper = found else { return (files, Self.missingHelper(missing.count)) }
    var note: String?
    // The helper reads files: what is not in its file yet is put into another.
    var copies: [Int: CopiedSource] = [:]
    for index in missing {
      if let bytes = overlay.changed(path: paths[index]) {
        copies[index] = CopiedSource(bytes, of: paths[index])
      }
    }
    defer { for copy in copies.values { copy.remove() } }
    let places = missing.map { copies[$0]?.path ?? paths[$0] }
    for (index, read) in zip(missing, run(helper, on: places, note: &note)) {
      files[index].facts = read
      files[index].facts.path = paths[index]
      // It could be read a moment ago, so it is not the file that is at fault.
      if read.isUnreadable { files[index].error = FileError.trouble(at: paths[index]) }
      if read.isWorthKeeping, let name = files[index].cacheName {
        cache?.keep(read, named: name)
      }
    }
    return (files, note)
  }

  private func look(at path: String) -> File {
    var file = File(facts: SwiftFileFacts(path: path))
    let bytes: [UInt8]
    do throws(FileError) {
      if let size = FileSystem.size(of: path), size > NameHints.largestFile {
        file.facts.notes = [.tooLarge(size)]
        return file
      }
      bytes = try overlay.read(path: path)
    } catch {
      file.facts.notes = [.unreadable(error.reason)]
      file.error = error
      return file
    }
    guard NameHints.mayHaveFacts(bytes) else { return file }
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    file.text = SourceText(
      name: path, bytes: mark == 0 ? bytes : Array(bytes[mark...]), byteOrderMarkLength: mark)
    let name = SwiftFactsCache.name(of: bytes, path: path)
    if let known = cache?.facts(named: name, path: path) {
      file.facts = known
    } else {
      file.cacheName = name
    }
    return file
  }

  private var found: SwiftFactsHelper? {
    switch helper {
    case .search: SwiftFactsHelper.find()
    case .path(let path): SwiftFactsHelper(path: path)
    }
  }

  /// Facts for each path. Where the helper ends early, the file that it stopped at is left out.
  private func run(
    _ helper: SwiftFactsHelper, on paths: [String], note: inout String?
  ) -> [SwiftFileFacts] {
    var facts: [SwiftFileFacts] = []
    // The helper reads some files ahead of those that it has printed, so smaller and smaller parts
    // are tried until one file is left to blame; not for ever.
    var batch = paths.count
    var stops = 0
    while facts.count < paths.count {
      let rest = Array(paths[facts.count...].prefix(batch))
      switch helper.run(on: rest, progress: { progress($0, paths.count) }) {
      case .facts(let read):
        facts += read
        if read.contains(where: { $0.notes.contains(.noParser) }) {
          note = "Swift sources were not read: `\(helper.path)` was built without a Swift parser"
        }
        if read.count == rest.count {
          batch = min(batch * 2, paths.count)
          continue
        }
        if rest.count - read.count > 1 {
          batch = batch > 64 ? 64 : max(1, batch / 8)
          continue
        }
        stops += 1
        note = "`\(helper.path)` ended unexpectedly at `\(paths[facts.count])`, which was not read"
      case .notStarted:
        note = "Swift sources were not read: `\(helper.path)` cannot be started"
        stops = .max
      case .otherVersion:
        note = "Swift sources were not read: `\(helper.path)` is of another version"
        stops = .max
      }
      if stops > 8 {
        return facts + paths[facts.count...].map { SwiftFileFacts(stoppedAt: $0) }
      }
      if facts.count < paths.count { facts.append(SwiftFileFacts(stoppedAt: paths[facts.count])) }
    }
    return facts
  }

  private static func missingHelper(_ count: Int) -> String {
    let files = count == 1 ? "1 source file was" : "\(count) source files were"
    return
      "\(files) not read: `\(SwiftFactsHelper.name)` is neither beside this program nor on PATH"
  }
}

extension SwiftFileFacts {
  fileprivate init(stoppedAt path: String) {
    self.init(path: path)
    notes = [.stopped]
  }

  fileprivate var isUnreadable: Bool {
    notes.contains { if case .unreadable = $0 { true } else { false } }
  }

  /// Whether the same facts would be read again.
  fileprivate var isWorthKeeping: Bool {
    notes.allSatisfy { $0 == .doesNotParse || $0 == .notText || $0 == .tooDeep }
  }
}
