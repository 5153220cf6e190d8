internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations
internal import TypewardenProjects

extension RuleContext {
  /// The oldest macOS whose types the product can rely on; nil when the lists do not tell.
  ///
  /// Systems of other platforms stand for the macOS of the same year: iOS 14 for macOS 11.
  var deploymentTarget: SystemVersion? {
    for infoPlist in product.infoPlists {
      if let version = version(infoPlist, .minimumSystemVersion) { return version }
      guard let version = version(infoPlist, .minimumOSVersion) else { continue }
      // Since 26 all systems have one number. Before iOS 14 there is nothing to compare with.
      if version.major >= 26 { return version }
      switch platform {
      case .ios: return version.major >= 14 ? SystemVersion(major: version.major - 3) : nil
      case .visionos: return SystemVersion(major: version.major + 13)
      case .macos, nil: return nil
      }
    }
    return nil
  }

  private func version(_ infoPlist: InfoPlist, _ key: KnownKey) -> SystemVersion? {
    infoPlist.rootValue(key).flatMap { SystemVersion(text(of: $0)) }
  }
}
