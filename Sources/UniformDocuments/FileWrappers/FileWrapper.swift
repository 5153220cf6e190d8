#if !canImport(Darwin)
  /// A file, a folder with all that is in it, or a symbolic link, as a value in memory.
  ///
  /// Contents of files are read when they are first asked for. A part that is left alone is not
  /// written again: it is linked, or copied within the file system.
  ///
  /// Apple's counterpart is `FileWrapper` of Foundation. Its serialised form is not part of this.
  /// Like Apple's it is not `Sendable`.
  public final class FileWrapper {
    enum Content {
      /// A regular file; nil until it is read from where it came from.
      case file(Data?)
      case directory([String: FileWrapper])
      case link([UInt8])
      /// A pipe, socket or device that lies in a package. It can only be passed on.
      case special
    }

    /// Where on disk the very same is, as long as it has not been changed in memory.
    struct Origin {
      var path: ItemPath
      var status: FileStatus
    }

    /// An open file that has no name any more.
    final class HeldFile {
      private let descriptor: Descriptor

      init(_ path: ItemPath) throws(FileOperationError) { descriptor = try Descriptor(path) }

      func contents() throws(FileOperationError) -> Data { try descriptor.contents() }
    }

    var content: Content
    var origin: Origin?

    /// The file itself, once it is no longer at its origin: what was removed from a document can
    /// come back by an undo.
    var held: HeldFile?

    /// Permissions to be set when it is written; nil for those that new files get.
    var permissions: Int?

    /// The name that it should have in a folder.
    ///
    /// Apple's counterpart is `FileWrapper.preferredFilename`. Setting it does not rename what is in
    /// a folder already: remove it and add it again.
    public var preferredFilename: String?

    /// The name that it has on disk; nil before it was read or written.
    ///
    /// Apple's counterpart is `FileWrapper.filename`.
    public var filename: String?

    init(_ content: Content) { self.content = content }

    /// A file with contents.
    ///
    /// Apple's counterpart is `FileWrapper.init(regularFileWithContents:)`.
    public convenience init(regularFileWithContents contents: Data) { self.init(.file(contents)) }

    /// A folder. The keys become the names of what is in it.
    ///
    /// Apple's counterpart is `FileWrapper.init(directoryWithFileWrappers:)`.
    public convenience init(
      directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]
    ) {
      self.init(.directory(childrenByPreferredName))
      for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
        child.preferredFilename = name
      }
    }

    /// A symbolic link to a place, which need not exist.
    ///
    /// Apple's counterpart is `FileWrapper.init(symbolicLinkWithDestinationURL:)`.
    public convenience init(symbolicLinkWithDestinationURL url: URL) {
      self.init(.link(Array(url.relativePath.utf8)))
    }
  }

  extension FileWrapper {
    /// Whether it is a folder.
    ///
    /// Apple's counterpart is `FileWrapper.isDirectory`.
    public var isDirectory: Bool {
      if case .directory = content { true } else { false }
    }

    /// Whether it is a file with contents.
    ///
    /// Apple's counterpart is `FileWrapper.isRegularFile`.
    public var isRegularFile: Bool {
      if case .file = content { true } else { false }
    }

    /// Whether it is a symbolic link.
    ///
    /// Apple's counterpart is `FileWrapper.isSymbolicLink`.
    public var isSymbolicLink: Bool {
      if case .link = content { true } else { false }
    }

    /// Where a symbolic link leads; nil for all else.
    ///
    /// Apple's counterpart is `FileWrapper.symbolicLinkDestinationURL`.
    public var symbolicLinkDestinationURL: URL? {
      guard case .link(let target) = content else { return nil }
      return URL(
        fileURLWithPath: String(decoding: target, as: UTF8.self),
        relativeTo: origin?.path.parent.url(isDirectory: true))
    }

    /// What is in a folder, by name; nil for all else.
    ///
    /// Apple's counterpart is `FileWrapper.fileWrappers`.
    public var fileWrappers: [String: FileWrapper]? {
      if case .directory(let children) = content { children } else { nil }
    }

    /// The permissions, and what is known of the file on disk, by the keys of `FileManager`.
    ///
    /// Of what is set only `FileAttributeKey.posixPermissions` counts, when the file is written.
    ///
    /// Apple's counterpart is `FileWrapper.fileAttributes`.
    public var fileAttributes: [String: Any] {
      get {
        var attributes: [String: Any] = [:]
        if let status = origin?.status {
          attributes[FileAttributeKey.size.rawValue] = Int(status.size)
          attributes[FileAttributeKey.modificationDate.rawValue] = status.modified.date
          attributes[FileAttributeKey.posixPermissions.rawValue] = Int(status.permissions)
        }
        if let permissions {
          attributes[FileAttributeKey.posixPermissions.rawValue] = permissions
        }
        return attributes
      }
      set {
        let new = newValue[FileAttributeKey.posixPermissions.rawValue] as? Int
        if new != origin.map({ Int($0.status.permissions) }) { permissions = new }
      }
    }
  }
#endif
