internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations
internal import TypewardenProjects

extension RuleContext {
  /// The oldest macOS whose types the product can rely on; nil when nothing tells.
  ///
  /// Systems of other platforms stand for the macOS of the same year: iOS 14 for macOS 11.
  var deploymentTarget: SystemVersion? {
    if !product.deploymentTargets.isEmpty {
      let versions = product.deploymentTargets.map { platform, text in
        SystemVersion(text).flatMap { Self.macOS(of: $0, platform) }
      }
      // One that cannot be compared may be older than all others.
      return versions.contains(nil) ? nil : versions.compactMap(\.self).min()
    }
    for infoPlist in product.infoPlists {
      if let version = version(infoPlist, .minimumSystemVersion) { return version }
      guard let version = version(infoPlist, .minimumOSVersion) else { continue }
      // On the Mac this key means nothing before all systems had one number.
      if platform?.isIOSFamily != true, version.major < 26 { return nil }
      return Self.macOS(of: version, platform ?? .macos)
    }
    return nil
  }

  /// The macOS that came with a system of a platform; nil where there is nothing to compare with.
  private static func macOS(of version: SystemVersion, _ platform: Platform) -> SystemVersion? {
    // Since 26 all systems have one number.
    if platform == .macos || version.major >= 26 { return version }
    if platform == .visionos { return SystemVersion(major: version.major + 13) }
    return version.major >= 14 ? SystemVersion(major: version.major - 3) : nil
  }

  private func version(_ infoPlist: InfoPlist, _ key: KnownKey) -> SystemVersion? {
    infoPlist.rootValue(key).flatMap { SystemVersion(text(of: $0)) }
  }
}
