#if !canImport(Darwin)
  extension FileWrapper {
    /// How a wrapper is written.
    ///
    /// Apple's counterpart is `FileWrapper.WritingOptions`.
    public struct WritingOptions: OptionSet, Sendable {
      /// The options as bits.
      public let rawValue: UInt

      /// Options from bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Replaces what is there in one step. Here that is done in any case.
      public static let atomic = WritingOptions(rawValue: 1 << 0)

      /// Takes the names and places of what was written as its own.
      public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
    }

    /// Writes it to a URL, in the place of what is there.
    ///
    /// The old or the new is there at any moment, whatever happens; permissions, owner and extended
    /// attributes of what was there are kept. Contents that were not changed since they were read
    /// are not read again: they are linked if they lie in `originalContentsURL` and that is the very
    /// item that is replaced, else copied within the file system.
    ///
    /// Nothing is coordinated: use an `NSFileCoordinator` where others may be at work.
    ///
    /// Apple's counterpart is `FileWrapper.write(to:options:originalContentsURL:)`.
    ///
    /// - Throws: ``FileOperationError``; what was there is then as it was.
    public func write(
      to url: URL, options: WritingOptions = [], originalContentsURL: URL?
    ) throws {
      let item = try ItemPath(url).resolved()
      let original = try originalContentsURL.map { try ItemPath($0).resolved() }
      let replacement = try Replacement(of: item)
      var writer = WrapperTreeWriter(linkable: original == item ? item : nil)
      try writer.write(
        self, to: replacement.product, for: item, as: String(decoding: item.name, as: UTF8.self))
      _ = try replacement.commit()
      for (wrapper, origin, name) in writer.origins {
        if let old = wrapper.origin, !options.contains(.withNameUpdating),
          !old.path.isWithin(item)
        {
          continue
        }
        wrapper.origin = origin
        if options.contains(.withNameUpdating) || wrapper.filename == nil {
          wrapper.filename = name
        }
      }
    }

    /// Whether what is at a URL is the same: names in folders, contents of files, targets of links.
    ///
    /// Files that were not touched since they were read or written are not read again.
    ///
    /// Apple's counterpart is `FileWrapper.matchesContents(of:)`, which looks at names and times.
    public func matchesContents(of url: URL) -> Bool {
      guard let path = try? ItemPath(url) else { return false }
      return (try? matches(path)) ?? false
    }

    private func matches(_ path: ItemPath) throws(FileOperationError) -> Bool {
      guard let status = try path.status() else { return false }
      switch (content, status.kind) {
      case (.link(let target), .link): return path.linkTarget() == target
      case (.special, .other): return origin.map { status.isSameObject(as: $0.status) } ?? false
      case (.file(let data), .file):
        if let origin, status.hasContents(of: origin.status) { return true }
        // What was never read and has changed is not what it was.
        if data == nil, origin?.path == path { return false }
        guard let data = regularFileContents else { return false }
        guard data.count == Int(status.size) else { return false }
        return try path.contents() == data
      case (.directory(let children), .directory):
        let names = try path.entries()
        guard names.count == children.count else { return false }
        for name in names {
          guard let child = children[String(decoding: name, as: UTF8.self)],
            try child.matches(path.appending(name))
          else { return false }
        }
        return true
      default: return false
      }
    }
  }
#endif
