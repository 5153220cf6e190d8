#if !canImport(Darwin)
  /// URLs, bookmarks and certificates.
  extension UTType {
    /// The text of a URL.
    ///
    /// `public.url`. Apple's counterpart is `UTType.url` (macOS 11, iOS 14).
    public static var url: UTType { standard("public.url") }

    /// The text of a file URL.
    ///
    /// `public.file-url`. Apple's counterpart is `UTType.fileURL` (macOS 11, iOS 14).
    public static var fileURL: UTType { standard("public.file-url") }

    /// A file of Apple's systems that holds a URL.
    ///
    /// `com.apple.internet-location`. Apple's counterpart is `UTType.internetLocation` (macOS 11,
    /// iOS 14).
    public static var internetLocation: UTType { standard("com.apple.internet-location") }

    /// A Windows file that holds a URL.
    ///
    /// `com.microsoft.internet-shortcut`. Apple's counterpart is `UTType.internetShortcut` (macOS
    /// 11, iOS 14).
    public static var internetShortcut: UTType { standard("com.microsoft.internet-shortcut") }

    /// A bookmark of any kind.
    ///
    /// `public.bookmark`. Apple's counterpart is `UTType.bookmark` (macOS 11, iOS 14).
    public static var bookmark: UTType { standard("public.bookmark") }

    /// What a link shows: title, icon and image.
    ///
    /// `com.apple.linkpresentation.metadata`. Apple's counterpart is
    /// `UTType.linkPresentationMetadata` (macOS 15, iOS 18).
    public static var linkPresentationMetadata: UTType {
      standard("com.apple.linkpresentation.metadata")
    }

    /// A certificate with its private key (PKCS #12).
    ///
    /// `com.rsa.pkcs-12`. Apple's counterpart is `UTType.pkcs12` (macOS 11, iOS 14).
    public static var pkcs12: UTType { standard("com.rsa.pkcs-12") }

    /// A certificate (X.509).
    ///
    /// `public.x509-certificate`. Apple's counterpart is `UTType.x509Certificate` (macOS 11, iOS
    /// 14).
    public static var x509Certificate: UTType { standard("public.x509-certificate") }
  }
#endif
