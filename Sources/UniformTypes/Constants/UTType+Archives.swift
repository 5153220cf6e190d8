#if !canImport(Darwin)
  /// Archives and compressed files.
  extension UTType {
    /// An archive of any format.
    ///
    /// `public.archive`. Apple's counterpart is `UTType.archive` (macOS 11, iOS 14).
    public static var archive: UTType { standard("public.archive") }

    /// A file compressed with gzip.
    ///
    /// `org.gnu.gnu-zip-archive`. Apple's counterpart is `UTType.gzip` (macOS 11, iOS 14).
    public static var gzip: UTType { standard("org.gnu.gnu-zip-archive") }

    /// A file compressed with bzip2.
    ///
    /// `public.bzip2-archive`. Apple's counterpart is `UTType.bz2` (macOS 11, iOS 14).
    public static var bz2: UTType { standard("public.bzip2-archive") }

    /// A ZIP archive.
    ///
    /// `public.zip-archive`. Apple's counterpart is `UTType.zip` (macOS 11, iOS 14).
    public static var zip: UTType { standard("public.zip-archive") }

    /// An Apple Archive.
    ///
    /// `com.apple.archive`. Apple's counterpart is `UTType.appleArchive` (macOS 11, iOS 14).
    public static var appleArchive: UTType { standard("com.apple.archive") }

    /// A tar archive.
    ///
    /// `public.tar-archive`. Apple's counterpart is `UTType.tarArchive` (macOS 15, iOS 18).
    public static var tarArchive: UTType { standard("public.tar-archive") }
  }
#endif
