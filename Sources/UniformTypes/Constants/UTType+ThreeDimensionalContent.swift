#if !canImport(Darwin)
  /// Models, scenes and what augmented reality needs.
  extension UTType {
    /// A three-dimensional model or scene of any format.
    ///
    /// `public.3d-content`. Apple's counterpart is `UTType.threeDContent` (macOS 11, iOS 14).
    public static var threeDContent: UTType { standard("public.3d-content") }

    /// Universal Scene Description.
    ///
    /// `com.pixar.universal-scene-description`. Apple's counterpart is `UTType.usd` (macOS 11, iOS
    /// 14).
    public static var usd: UTType { standard("com.pixar.universal-scene-description") }

    /// Universal Scene Description with its parts in one file.
    ///
    /// `com.pixar.universal-scene-description-mobile`. Apple's counterpart is `UTType.usdz` (macOS
    /// 11, iOS 14).
    public static var usdz: UTType { standard("com.pixar.universal-scene-description-mobile") }

    /// A scene of Reality Composer.
    ///
    /// `com.apple.reality`. Apple's counterpart is `UTType.realityFile` (macOS 11, iOS 14).
    public static var realityFile: UTType { standard("com.apple.reality") }

    /// A scene of SceneKit.
    ///
    /// `com.apple.scenekit.scene`. Apple's counterpart is `UTType.sceneKitScene` (macOS 11, iOS
    /// 14).
    public static var sceneKitScene: UTType { standard("com.apple.scenekit.scene") }

    /// A scanned object that ARKit recognises.
    ///
    /// `com.apple.arobject`. Apple's counterpart is `UTType.arReferenceObject` (macOS 11, iOS 14).
    public static var arReferenceObject: UTType { standard("com.apple.arobject") }
  }
#endif
