package import InfoPlists
internal import PropertyLists

/// What several rules ask about an information property list as a whole.
extension InfoPlist {
  /// What kind of bundle a list is of, as far as the list itself tells.
  package enum BundleKind: Hashable, Sendable {
    /// An app, or a list that does not say otherwise.
    case app
    /// An app extension or a service inside an app.
    case appExtension
    case framework
    /// A loadable bundle: a Quick Look generator, an Automator action, resources.
    case bundle
  }

  /// The kind of bundle.
  package var bundleKind: BundleKind {
    if rootValue(.extension) != nil { return .appExtension }
    // A build that writes the list adds the type, which it knows from the target.
    let type =
      rootValue(.bundlePackageType).map { settings.expand($0.string ?? "") }
      ?? settings.value("PRODUCT_BUNDLE_PACKAGE_TYPE")
    switch type {
    case "XPC!": return .appExtension
    case "FMWK": return .framework
    case "BNDL": return .bundle
    default: return .app
    }
  }

  /// Whether `CFBundleDocumentTypes` holds anything.
  package var hasDocumentTypes: Bool {
    guard let value = rootValue(.documentTypes) else { return false }
    return value.kind == .array && !value.isEmpty
  }

  /// Whether the list is made by a packager, known by the keys that it writes, so that its author
  /// has no say in the form of the document types. Complexity: O(keys); asked when a rule reports.
  package var isMadeByPackager: Bool {
    guard let root = list.root else { return false }
    var writesCarbonKeys = 0
    for entry in root.entries {
      if Self.packagerKeys.contains(where: { entry.key.hasText($0) }) { return true }
      if entry.key.hasText("NSPrincipalClass"), entry.value.hasText("AtomApplication") {
        return true
      }
      if entry.key.hasText("CFBundleIconFile"), entry.value.hasText("icon-windowed.icns") {
        return true
      }
      // Both together are what the bundlers of Rust programs write, Tauri's among them.
      if entry.key.hasText("CSResourcesFileMapped") { writesCarbonKeys += 1 }
      if entry.key.hasText("LSRequiresCarbon") { writesCarbonKeys += 1 }
    }
    return writesCarbonKeys == 2
  }

  /// Whether the list is of an app of AppKit, as keys of it show that mean nothing elsewhere.
  /// Complexity: O(keys); asked when a rule reports.
  package var isOfAppKit: Bool {
    guard let root = list.root else { return false }
    return root.entries.contains {
      $0.key.hasText("NSPrincipalClass") && $0.value.hasText("NSApplication")
        || $0.key.hasText("NSMainNibFile") || $0.key.hasText("NSMainStoryboardFile")
    }
  }

  /// Root keys that only packagers write: Electron, the Java packagers, py2app, Briefcase.
  private static let packagerKeys: [StaticString] = [
    "ElectronAsarIntegrity", "ElectronTeamID", "JVMOptions", "JVMMainClassName", "JVMMainJarName",
    "JVMRuntime", "JVMVersion", "JVMArguments", "JavaX", "Java", "PythonInfoDict",
    "PyRuntimeLocations", "MainModule",
  ]
}
