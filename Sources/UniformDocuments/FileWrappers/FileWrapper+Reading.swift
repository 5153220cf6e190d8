#if !canImport(Darwin)
  #if canImport(Musl)
    private import Musl
  #else
    private import Glibc
  #endif

  extension FileWrapper {
    /// How a wrapper is read.
    ///
    /// Apple's counterpart is `FileWrapper.ReadingOptions`.
    public struct ReadingOptions: OptionSet, Sendable {
      /// The options as bits.
      public let rawValue: UInt

      /// Options from bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Reads all contents at once instead of when they are asked for.
      public static let immediate = ReadingOptions(rawValue: 1 << 0)

      /// Has no effect here, where files are never mapped.
      public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
    }

    /// Reads what is at a URL. The names in folders are read now, contents of files when they are
    /// first asked for.
    ///
    /// Apple's counterpart is `FileWrapper.init(url:options:)`.
    ///
    /// - Throws: ``FileOperationError`` when nothing is there or it cannot be listed.
    public convenience init(url: URL, options: ReadingOptions = []) throws {
      try self.init(reading: ItemPath(url), options)
    }

    convenience init(reading path: ItemPath, _ options: ReadingOptions) throws(FileOperationError) {
      let status = try path.requiredStatus()
      self.init(try Self.content(of: path, status, options))
      origin = Origin(path: path, status: status)
      filename = String(decoding: path.name, as: UTF8.self)
      preferredFilename = filename
    }

    /// Reads again what is at a URL, and forgets what was there.
    ///
    /// Apple's counterpart is `FileWrapper.read(from:options:)`.
    ///
    /// - Throws: as ``init(url:options:)``; the wrapper is then what it was.
    public func read(from url: URL, options: ReadingOptions = []) throws {
      let new = try FileWrapper(url: url, options: options)
      (content, origin, filename) = (new.content, new.origin, new.filename)
    }

    private static func content(
      of path: ItemPath, _ status: FileStatus, _ options: ReadingOptions
    ) throws(FileOperationError) -> Content {
      switch status.kind {
      case .file: return .file(options.contains(.immediate) ? try path.contents() : nil)
      case .link: return .link(path.linkTarget() ?? [])
      case .other: return .special
      case .directory:
        let folder = FileWrapper(.directory([:]))
        for name in try path.entries() where !StagingFolder.isStagingName(name) {
          // Two names that are no UTF-8 may look alike; then one gets a number here.
          folder.addFileWrapper(try FileWrapper(reading: path.appending(name), options))
        }
        return folder.content
      }
    }

    /// The contents of a file, read now if they were not before. Nil for all else, and when the file
    /// can no longer be read, for instance because it is gone.
    ///
    /// Apple's counterpart is `FileWrapper.regularFileContents`.
    public var regularFileContents: Data? {
      guard case .file(let known) = content else { return nil }
      if let known { return known }
      guard let data = try? held?.contents() ?? origin?.path.contents() else { return nil }
      content = .file(data)
      return data
    }
  }

  extension ItemPath {
    /// All bytes of a regular file.
    func contents() throws(FileOperationError) -> Data {
      let file = try Descriptor(self)
      return try file.contents()
    }
  }
#endif
