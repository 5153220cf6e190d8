#if !canImport(Darwin)
  /// Source code of compiled languages.
  extension UTType {
    /// Source code of any language.
    ///
    /// `public.source-code`. Apple's counterpart is `UTType.sourceCode` (macOS 11, iOS 14).
    public static var sourceCode: UTType { standard("public.source-code") }

    /// Assembly language source.
    ///
    /// `public.assembly-source`. Apple's counterpart is `UTType.assemblyLanguageSource` (macOS 11,
    /// iOS 14).
    public static var assemblyLanguageSource: UTType { standard("public.assembly-source") }

    /// C source.
    ///
    /// `public.c-source`. Apple's counterpart is `UTType.cSource` (macOS 11, iOS 14).
    public static var cSource: UTType { standard("public.c-source") }

    /// Objective-C source.
    ///
    /// `public.objective-c-source`. Apple's counterpart is `UTType.objectiveCSource` (macOS 11, iOS
    /// 14).
    public static var objectiveCSource: UTType { standard("public.objective-c-source") }

    /// Swift source.
    ///
    /// `public.swift-source`. Apple's counterpart is `UTType.swiftSource` (macOS 11, iOS 14).
    public static var swiftSource: UTType { standard("public.swift-source") }

    /// C++ source.
    ///
    /// `public.c-plus-plus-source`. Apple's counterpart is `UTType.cPlusPlusSource` (macOS 11, iOS
    /// 14).
    public static var cPlusPlusSource: UTType { standard("public.c-plus-plus-source") }

    /// Objective-C++ source.
    ///
    /// `public.objective-c-plus-plus-source`. Apple's counterpart is
    /// `UTType.objectiveCPlusPlusSource` (macOS 11, iOS 14).
    public static var objectiveCPlusPlusSource: UTType {
      standard("public.objective-c-plus-plus-source")
    }

    /// A C header.
    ///
    /// `public.c-header`. Apple's counterpart is `UTType.cHeader` (macOS 11, iOS 14).
    public static var cHeader: UTType { standard("public.c-header") }

    /// A C++ header.
    ///
    /// `public.c-plus-plus-header`. Apple's counterpart is `UTType.cPlusPlusHeader` (macOS 11, iOS
    /// 14).
    public static var cPlusPlusHeader: UTType { standard("public.c-plus-plus-header") }
  }
#endif
