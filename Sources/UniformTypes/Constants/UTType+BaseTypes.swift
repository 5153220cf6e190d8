#if !canImport(Darwin)
  /// The roots that other types conform to.
  extension UTType {
    /// Anything with a name in a file system: files, directories, links, devices.
    ///
    /// `public.item`. Apple's counterpart is `UTType.item` (macOS 11, iOS 14).
    public static var item: UTType { standard("public.item") }

    /// Whatever holds a document's content, also on a pasteboard or in a message.
    ///
    /// `public.content`. Apple's counterpart is `UTType.content` (macOS 11, iOS 14).
    public static var content: UTType { standard("public.content") }

    /// Content of several kinds together, such as text with images.
    ///
    /// `public.composite-content`. Apple's counterpart is `UTType.compositeContent` (macOS 11, iOS
    /// 14).
    public static var compositeContent: UTType { standard("public.composite-content") }

    /// A flat sequence of bytes: the physical root of all file formats.
    ///
    /// `public.data`. Apple's counterpart is `UTType.data` (macOS 11, iOS 14).
    public static var data: UTType { standard("public.data") }

    /// A directory of any kind, packages included.
    ///
    /// `public.directory`. Apple's counterpart is `UTType.directory` (macOS 11, iOS 14).
    public static var directory: UTType { standard("public.directory") }

    /// A directory that people see as a folder and look into.
    ///
    /// `public.folder`. Apple's counterpart is `UTType.folder` (macOS 11, iOS 14).
    public static var folder: UTType { standard("public.folder") }

    /// The root of a mounted volume.
    ///
    /// `public.volume`. Apple's counterpart is `UTType.volume` (macOS 11, iOS 14).
    public static var volume: UTType { standard("public.volume") }

    /// A directory that people see as one document.
    ///
    /// `com.apple.package`. Apple's counterpart is `UTType.package` (macOS 11, iOS 14).
    public static var package: UTType { standard("com.apple.package") }

    /// Whatever can be run.
    ///
    /// `public.executable`. Apple's counterpart is `UTType.executable` (macOS 11, iOS 14).
    public static var executable: UTType { standard("public.executable") }

    /// An object that leads to another one.
    ///
    /// `com.apple.resolvable`. Apple's counterpart is `UTType.resolvable` (macOS 11, iOS 14).
    public static var resolvable: UTType { standard("com.apple.resolvable") }

    /// A symbolic link.
    ///
    /// `public.symlink`. Apple's counterpart is `UTType.symbolicLink` (macOS 11, iOS 14).
    public static var symbolicLink: UTType { standard("public.symlink") }

    /// A directory at which a volume is mounted.
    ///
    /// `com.apple.mount-point`. Apple's counterpart is `UTType.mountPoint` (macOS 11, iOS 14).
    public static var mountPoint: UTType { standard("com.apple.mount-point") }

    /// An alias file of the Finder.
    ///
    /// `com.apple.alias-file`. Apple's counterpart is `UTType.aliasFile` (macOS 11, iOS 14).
    public static var aliasFile: UTType { standard("com.apple.alias-file") }

    /// The data of a bookmark to a file.
    ///
    /// `com.apple.bookmark`. Apple's counterpart is `UTType.urlBookmarkData` (macOS 11, iOS 14).
    public static var urlBookmarkData: UTType { standard("com.apple.bookmark") }

    /// An image of a disk or volume.
    ///
    /// `public.disk-image`. Apple's counterpart is `UTType.diskImage` (macOS 11, iOS 14).
    public static var diskImage: UTType { standard("public.disk-image") }
  }
#endif
