internal import InfoPlists
internal import TypewardenSourceText

/// What the settings of a target say about the bundle that it makes.
struct BundleFacts {
  var configuration: String
  /// The platforms that it is built for; nil when the settings do not tell.
  var platforms: Set<Platform>?
  var deploymentTargets: [Platform: String] = [:]
  /// The path of its property list.
  var infoPlist: String?
  /// Whether the build writes the list or adds to it.
  var isGenerated = false
  /// The root keys that the build adds.
  var addedKeys: [String: String] = [:]
  var settings: BuildSettings

  /// The facts of a configuration: one, or several where platforms have lists of their own.
  static func all(
    of target: XcodeTarget, _ configuration: XcodeConfiguration, _ project: XcodeProject,
    _ files: inout SettingFiles
  ) -> [BundleFacts] {
    let defaults = defaultSettings(of: target, configuration.name, project)
    let plain = configuration.settings(sdk: nil, defaults: defaults, files: &files)
    let named = platforms(in: plain, configuration, &files)
    guard let platforms = named, !platforms.isEmpty else {
      var facts = BundleFacts(plain, configuration.name, project)
      facts.platforms = named
      return [facts]
    }
    var found: [BundleFacts] = []
    for platform in Platform.allCases where platforms.contains(platform) {
      let settings = configuration.settings(
        sdk: sdk(of: platform), defaults: defaults, files: &files)
      var facts = BundleFacts(settings, configuration.name, project)
      facts.platforms = [platform]
      if let version = settings.value(deploymentSetting(of: platform)), !version.isEmpty {
        facts.deploymentTargets[platform] = version
      }
      if let index = found.firstIndex(where: { $0.infoPlist == facts.infoPlist }) {
        found[index].add(facts)
      } else {
        found.append(facts)
      }
    }
    return found
  }

  private init(_ settings: BuildSettings, _ configuration: String, _ project: XcodeProject) {
    self.settings = settings
    self.configuration = configuration
    if let text = settings.value("INFOPLIST_FILE").map(Self.unquoted), !text.isEmpty {
      infoPlist = FilePath.normal(
        FilePath.joined(project.root, text), workingDirectory: FileSystem.workingDirectory)
    }
    isGenerated = settings.value("GENERATE_INFOPLIST_FILE") == "YES"
    let prefix = "INFOPLIST_KEY_"
    for name in settings.values.keys where name.hasPrefix(prefix) {
      // Without the switch they have no effect.
      if !isGenerated {
        self.settings.values[name] = nil
      } else {
        addedKeys[String(name.dropFirst(prefix.utf8.count))] = settings.value(name)
      }
    }
  }

  /// Takes in the same bundle of another platform.
  mutating func add(_ other: BundleFacts) {
    if let more = other.platforms { platforms = (platforms ?? []).union(more) }
    deploymentTargets.merge(other.deploymentTargets) { first, _ in first }
    // A value that depends on the platform stands for none.
    settings.values = settings.values.filter { other.settings.values[$0.key] == $0.value }
    addedKeys = addedKeys.filter { other.addedKeys[$0.key] != nil }
  }

  private static func unquoted(_ text: String) -> String {
    text.utf8.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
      ? String(text.dropFirst().dropLast()) : text
  }

  /// The settings that a build has without being told.
  private static func defaultSettings(
    of target: XcodeTarget, _ configuration: String, _ project: XcodeProject
  ) -> [SettingAssignment] {
    let packageType =
      switch target.role(wrapperExtension: nil) {
      case .framework: "FMWK"
      case .bundle, .tests, .importer: "BNDL"
      case .appExtension: "XPC!"
      default: "APPL"
      }
    return [
      ("TARGET_NAME", target.name), ("TARGETNAME", target.name), ("CONFIGURATION", configuration),
      ("PRODUCT_NAME", "$(TARGET_NAME)"),
      ("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)"),
      ("EXECUTABLE_NAME", "$(PRODUCT_NAME)"), ("PRODUCT_BUNDLE_PACKAGE_TYPE", packageType),
      ("PROJECT", project.name), ("PROJECT_NAME", project.name), ("SRCROOT", project.absoluteRoot),
      ("PROJECT_DIR", project.absoluteRoot), ("SOURCE_ROOT", project.absoluteRoot),
      ("DEVELOPMENT_LANGUAGE", project.project.text("developmentRegion") ?? "en"),
    ].map { SettingAssignment($0.0, $0.1) }
  }

  /// The platforms that settings name; empty when they name others only.
  private static func platforms(
    in settings: BuildSettings, _ configuration: XcodeConfiguration, _ files: inout SettingFiles
  ) -> Set<Platform>? {
    var ofSDK: Set<Platform>?
    if let root = settings.value("SDKROOT"), root != "auto", !root.isEmpty {
      let name = FilePath.name(of: root)
      ofSDK = platform(ofSDK: name[...]).map { [$0] } ?? (root.utf8.contains(0x24) ? nil : [])
    }
    let names = (settings.value("SUPPORTED_PLATFORMS") ?? "").split(separator: " ")
    let supported = Set(names.compactMap { platform(ofSDK: $0) })
    guard !supported.isEmpty else {
      return names.isEmpty || names.contains { $0.utf8.contains(0x24) } ? ofSDK : []
    }
    // A target that chooses an SDK is not for all platforms that the project has in common: only
    // for those of which it also says how old they may be.
    let rank = configuration.rank(of: "SDKROOT", files: &files)
    guard let ofSDK, rank > configuration.rank(of: "SUPPORTED_PLATFORMS", files: &files) else {
      return supported
    }
    var chosen = ofSDK
    for platform in supported
    where configuration.rank(of: deploymentSetting(of: platform), files: &files) >= rank {
      chosen.insert(platform)
    }
    return chosen
  }

  private static func platform(ofSDK name: Substring) -> Platform? {
    let name = name.lowercased()
    if name.hasPrefix("macos") { return .macos }
    if name.hasPrefix("iphone") { return .ios }
    return name.hasPrefix("xr") ? .visionos : nil
  }

  private static func sdk(of platform: Platform) -> String {
    switch platform {
    case .macos: "macosx"
    case .ios: "iphoneos"
    case .visionos: "xros"
    }
  }

  private static func deploymentSetting(of platform: Platform) -> String {
    switch platform {
    case .macos: "MACOSX_DEPLOYMENT_TARGET"
    case .ios: "IPHONEOS_DEPLOYMENT_TARGET"
    case .visionos: "XROS_DEPLOYMENT_TARGET"
    }
  }
}
