#if !canImport(Darwin)
  /// Applications, bundles and programs.
  extension UTType {
    /// A directory with the structure of a bundle, seen as a package or not.
    ///
    /// `com.apple.bundle`. Apple's counterpart is `UTType.bundle` (macOS 11, iOS 14).
    public static var bundle: UTType { standard("com.apple.bundle") }

    /// A plug-in as a bundle.
    ///
    /// `com.apple.plugin`. Apple's counterpart is `UTType.pluginBundle` (macOS 11, iOS 14).
    public static var pluginBundle: UTType { standard("com.apple.plugin") }

    /// A Spotlight importer.
    ///
    /// `com.apple.metadata-importer`. Apple's counterpart is `UTType.spotlightImporter` (macOS 11,
    /// iOS 14).
    public static var spotlightImporter: UTType { standard("com.apple.metadata-importer") }

    /// A Quick Look generator.
    ///
    /// `com.apple.quicklook-generator`. Apple's counterpart is `UTType.quickLookGenerator` (macOS
    /// 11, iOS 14).
    public static var quickLookGenerator: UTType { standard("com.apple.quicklook-generator") }

    /// An XPC service.
    ///
    /// `com.apple.xpc-service`. Apple's counterpart is `UTType.xpcService` (macOS 11, iOS 14).
    public static var xpcService: UTType { standard("com.apple.xpc-service") }

    /// A framework.
    ///
    /// `com.apple.framework`. Apple's counterpart is `UTType.framework` (macOS 11, iOS 14).
    public static var framework: UTType { standard("com.apple.framework") }

    /// An application of any form.
    ///
    /// `com.apple.application`. Apple's counterpart is `UTType.application` (macOS 11, iOS 14).
    public static var application: UTType { standard("com.apple.application") }

    /// An application as a bundle.
    ///
    /// `com.apple.application-bundle`. Apple's counterpart is `UTType.applicationBundle` (macOS 11,
    /// iOS 14).
    public static var applicationBundle: UTType { standard("com.apple.application-bundle") }

    /// An extension of an application or of the system.
    ///
    /// `com.apple.application-and-system-extension`. Apple's counterpart is
    /// `UTType.applicationExtension` (macOS 11, iOS 14).
    public static var applicationExtension: UTType {
      standard("com.apple.application-and-system-extension")
    }

    /// A program or script with an execute bit.
    ///
    /// `public.unix-executable`. Apple's counterpart is `UTType.unixExecutable` (macOS 11, iOS 14).
    public static var unixExecutable: UTType { standard("public.unix-executable") }

    /// A Windows program.
    ///
    /// `com.microsoft.windows-executable`. Apple's counterpart is `UTType.exe` (macOS 11, iOS 14).
    public static var exe: UTType { standard("com.microsoft.windows-executable") }

    /// A pane of the System Preferences.
    ///
    /// `com.apple.systempreference.prefpane`. Apple's counterpart is `UTType.systemPreferencesPane`
    /// (macOS 11, iOS 14).
    public static var systemPreferencesPane: UTType {
      standard("com.apple.systempreference.prefpane")
    }
  }
#endif
