#if !canImport(Darwin)
  /// Documents, books, property lists and office formats.
  extension UTType {
    /// A PDF document.
    ///
    /// `com.adobe.pdf`. Apple's counterpart is `UTType.pdf` (macOS 11, iOS 14).
    public static var pdf: UTType { standard("com.adobe.pdf") }

    /// Rich text with attachments, as a package.
    ///
    /// `com.apple.rtfd`. Apple's counterpart is `UTType.rtfd` (macOS 11, iOS 14).
    public static var rtfd: UTType { standard("com.apple.rtfd") }

    /// Rich text with attachments in one file, as on a pasteboard.
    ///
    /// `com.apple.flat-rtfd`. Apple's counterpart is `UTType.flatRTFD` (macOS 11, iOS 14).
    public static var flatRTFD: UTType { standard("com.apple.flat-rtfd") }

    /// A web page with its parts in one file, as Safari writes it.
    ///
    /// `com.apple.webarchive`. Apple's counterpart is `UTType.webArchive` (macOS 11, iOS 14).
    public static var webArchive: UTType { standard("com.apple.webarchive") }

    /// An electronic publication (EPUB).
    ///
    /// `org.idpf.epub-container`. Apple's counterpart is `UTType.epub` (macOS 11, iOS 14).
    public static var epub: UTType { standard("org.idpf.epub-container") }

    /// A spreadsheet of any format.
    ///
    /// `public.spreadsheet`. Apple's counterpart is `UTType.spreadsheet` (macOS 11, iOS 14).
    public static var spreadsheet: UTType { standard("public.spreadsheet") }

    /// A presentation of any format.
    ///
    /// `public.presentation`. Apple's counterpart is `UTType.presentation` (macOS 11, iOS 14).
    public static var presentation: UTType { standard("public.presentation") }

    /// A database of any format.
    ///
    /// `public.database`. Apple's counterpart is `UTType.database` (macOS 11, iOS 14).
    public static var database: UTType { standard("public.database") }

    /// A font of any format.
    ///
    /// `public.font`. Apple's counterpart is `UTType.font` (macOS 11, iOS 14).
    public static var font: UTType { standard("public.font") }

    /// A property list in any form.
    ///
    /// `com.apple.property-list`. Apple's counterpart is `UTType.propertyList` (macOS 11, iOS 14).
    public static var propertyList: UTType { standard("com.apple.property-list") }

    /// A property list in XML.
    ///
    /// `com.apple.xml-property-list`. Apple's counterpart is `UTType.xmlPropertyList` (macOS 11,
    /// iOS 14).
    public static var xmlPropertyList: UTType { standard("com.apple.xml-property-list") }

    /// A property list in the binary form.
    ///
    /// `com.apple.binary-property-list`. Apple's counterpart is `UTType.binaryPropertyList` (macOS
    /// 11, iOS 14).
    public static var binaryPropertyList: UTType { standard("com.apple.binary-property-list") }
  }
#endif
