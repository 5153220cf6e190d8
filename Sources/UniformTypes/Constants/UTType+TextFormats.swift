#if !canImport(Darwin)
  /// Text, marked-up text and text-based data formats.
  extension UTType {
    /// Text of any kind, markup included.
    ///
    /// `public.text`. Apple's counterpart is `UTType.text` (macOS 11, iOS 14).
    public static var text: UTType { standard("public.text") }

    /// Text without markup, in an encoding that is not said.
    ///
    /// `public.plain-text`. Apple's counterpart is `UTType.plainText` (macOS 11, iOS 14).
    public static var plainText: UTType { standard("public.plain-text") }

    /// Plain text in UTF-8.
    ///
    /// `public.utf8-plain-text`. Apple's counterpart is `UTType.utf8PlainText` (macOS 11, iOS 14).
    public static var utf8PlainText: UTType { standard("public.utf8-plain-text") }

    /// Plain text in UTF-16, with a byte order mark or else big-endian.
    ///
    /// `public.utf16-external-plain-text`. Apple's counterpart is `UTType.utf16ExternalPlainText`
    /// (macOS 11, iOS 14).
    public static var utf16ExternalPlainText: UTType {
      standard("public.utf16-external-plain-text")
    }

    /// Plain text in UTF-16, in the byte order of the machine unless a mark says otherwise.
    ///
    /// `public.utf16-plain-text`. Apple's counterpart is `UTType.utf16PlainText` (macOS 11, iOS
    /// 14).
    public static var utf16PlainText: UTType { standard("public.utf16-plain-text") }

    /// Text with values that a delimiter separates.
    ///
    /// `public.delimited-values-text`. Apple's counterpart is `UTType.delimitedText` (macOS 11, iOS
    /// 14).
    public static var delimitedText: UTType { standard("public.delimited-values-text") }

    /// Values separated by commas (CSV).
    ///
    /// `public.comma-separated-values-text`. Apple's counterpart is `UTType.commaSeparatedText`
    /// (macOS 11, iOS 14).
    public static var commaSeparatedText: UTType { standard("public.comma-separated-values-text") }

    /// Values separated by tabs (TSV).
    ///
    /// `public.tab-separated-values-text`. Apple's counterpart is `UTType.tabSeparatedText` (macOS
    /// 11, iOS 14).
    public static var tabSeparatedText: UTType { standard("public.tab-separated-values-text") }

    /// Values separated by tabs, in UTF-8.
    ///
    /// `public.utf8-tab-separated-values-text`. Apple's counterpart is
    /// `UTType.utf8TabSeparatedText` (macOS 11, iOS 14).
    public static var utf8TabSeparatedText: UTType {
      standard("public.utf8-tab-separated-values-text")
    }

    /// Rich Text Format.
    ///
    /// `public.rtf`. Apple's counterpart is `UTType.rtf` (macOS 11, iOS 14).
    public static var rtf: UTType { standard("public.rtf") }

    /// HTML of any version.
    ///
    /// `public.html`. Apple's counterpart is `UTType.html` (macOS 11, iOS 14).
    public static var html: UTType { standard("public.html") }

    /// XML of any kind.
    ///
    /// `public.xml`. Apple's counterpart is `UTType.xml` (macOS 11, iOS 14).
    public static var xml: UTType { standard("public.xml") }

    /// YAML.
    ///
    /// `public.yaml`. Apple's counterpart is `UTType.yaml` (macOS 11, iOS 14).
    public static var yaml: UTType { standard("public.yaml") }

    /// A style sheet (CSS).
    ///
    /// `public.css`. Apple's counterpart is `UTType.css` (macOS 15, iOS 18).
    public static var css: UTType { standard("public.css") }

    /// JSON.
    ///
    /// `public.json`. Apple's counterpart is `UTType.json` (macOS 11, iOS 14).
    public static var json: UTType { standard("public.json") }

    /// Markdown.
    ///
    /// `net.daringfireball.markdown`. Apple's counterpart is `UTType.markdown` (macOS 27, iOS 27).
    public static var markdown: UTType { standard("net.daringfireball.markdown") }

    /// Geographic features as JSON (GeoJSON).
    ///
    /// `public.geojson`. Apple's counterpart is `UTType.geoJSON` (macOS 15, iOS 18).
    public static var geoJSON: UTType { standard("public.geojson") }

    /// A log, as a person sees it; `com.apple.log` has the file name extension.
    ///
    /// `public.log`. Apple's counterpart is `UTType.log` (macOS 11, iOS 14).
    public static var log: UTType { standard("public.log") }
  }
#endif
