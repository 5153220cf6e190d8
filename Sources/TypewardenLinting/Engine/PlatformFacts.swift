internal import InfoPlists
internal import PropertyLists
internal import TypewardenProjects

/// Tells the platform of a product: from its project, else from the keys that only one platform's
/// bundles have.
enum PlatformFacts {
  static func platform(of product: Product) -> Platform? {
    product.platforms == nil ? product.infoPlists.first.flatMap(platform) : product.platform
  }

  private static func platform(of infoPlist: InfoPlist) -> Platform? {
    if let names = infoPlist.rootValue(.supportedPlatforms) {
      for name in names.elements {
        if name.hasText("MacOSX") { return .macos }
        if name.hasText("iPhoneOS") || name.hasText("iPhoneSimulator") { return .ios }
        if name.hasText("XROS") || name.hasText("XRSimulator") { return .visionos }
      }
    }
    if let name = infoPlist.rootValue(.platformName) {
      if name.hasText("macosx") { return .macos }
      if name.hasText("iphoneos") || name.hasText("iphonesimulator") { return .ios }
      if name.hasText("xros") || name.hasText("xrsimulator") { return .visionos }
    }
    let isMac = infoPlist.rootValue(.minimumSystemVersion) != nil
    let isPhone =
      infoPlist.rootValue(.requiresIPhoneOS)?.boolean == true
      || infoPlist.rootValue(.deviceFamily) != nil || infoPlist.rootValue(.minimumOSVersion) != nil
    // Both: one list for several platforms, so no rule of a platform can be sure.
    if isMac != isPhone { return isMac ? .macos : .ios }
    return nil
  }
}
