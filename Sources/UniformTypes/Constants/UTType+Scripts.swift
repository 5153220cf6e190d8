#if !canImport(Darwin)
  /// Source that is run as it is.
  extension UTType {
    /// A script of any language.
    ///
    /// `public.script`. Apple's counterpart is `UTType.script` (macOS 11, iOS 14).
    public static var script: UTType { standard("public.script") }

    /// AppleScript source as text.
    ///
    /// `com.apple.applescript.text`. Apple's counterpart is `UTType.appleScript` (macOS 11, iOS
    /// 14).
    public static var appleScript: UTType { standard("com.apple.applescript.text") }

    /// A compiled script of the Open Scripting Architecture.
    ///
    /// `com.apple.applescript.script`. Apple's counterpart is `UTType.osaScript` (macOS 11, iOS
    /// 14).
    public static var osaScript: UTType { standard("com.apple.applescript.script") }

    /// A compiled script of the Open Scripting Architecture with resources, as a bundle.
    ///
    /// `com.apple.applescript.script-bundle`. Apple's counterpart is `UTType.osaScriptBundle`
    /// (macOS 11, iOS 14).
    public static var osaScriptBundle: UTType { standard("com.apple.applescript.script-bundle") }

    /// JavaScript source.
    ///
    /// `com.netscape.javascript-source`. Apple's counterpart is `UTType.javaScript` (macOS 11, iOS
    /// 14).
    public static var javaScript: UTType { standard("com.netscape.javascript-source") }

    /// A shell script.
    ///
    /// `public.shell-script`. Apple's counterpart is `UTType.shellScript` (macOS 11, iOS 14).
    public static var shellScript: UTType { standard("public.shell-script") }

    /// A Perl script.
    ///
    /// `public.perl-script`. Apple's counterpart is `UTType.perlScript` (macOS 11, iOS 14).
    public static var perlScript: UTType { standard("public.perl-script") }

    /// A Python script.
    ///
    /// `public.python-script`. Apple's counterpart is `UTType.pythonScript` (macOS 11, iOS 14).
    public static var pythonScript: UTType { standard("public.python-script") }

    /// A Ruby script.
    ///
    /// `public.ruby-script`. Apple's counterpart is `UTType.rubyScript` (macOS 11, iOS 14).
    public static var rubyScript: UTType { standard("public.ruby-script") }

    /// A PHP script.
    ///
    /// `public.php-script`. Apple's counterpart is `UTType.phpScript` (macOS 11, iOS 14).
    public static var phpScript: UTType { standard("public.php-script") }

    /// A makefile.
    ///
    /// `public.make-source`. Apple's counterpart is `UTType.makefile` (macOS 12, iOS 15).
    public static var makefile: UTType { standard("public.make-source") }
  }
#endif
