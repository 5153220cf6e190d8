/// One target of a project: what it is built from, and what it refers to.
struct XcodeTarget {
  /// What another target or its product is referred to by: the project's path and an identifier.
  struct Reference: Hashable {
    var project: String
    var id: String
  }

  /// A use of another target or of its product.
  struct Link {
    var reference: Reference
    /// The file name of the product. Targets of other projects in a workspace are known by that
    /// alone: `Core.framework`.
    var productName: String?
  }

  /// The project's folder, `App.xcodeproj`.
  var project: String
  var id: String
  var name: String
  /// What it makes, such as `com.apple.product-type.application`.
  var productType: String
  /// What its product is referred to by.
  var product: String?
  /// The file name of its product: `Core.framework`.
  var productName: String?
  /// The sources that are listed one by one.
  var files: [String] = []
  /// The folders of which everything is built.
  var folders: [Folder] = []
  /// What is copied into the product.
  var embedded: [Link] = []
  /// What has to be built before, and what is linked.
  var dependencies: [Link] = []
  /// The products of Swift packages that are linked.
  var packageProducts: [PackageUse] = []
  /// The configurations by name, in their order.
  var configurations: [XcodeConfiguration] = []
  /// The configuration that is built when nobody names one.
  var defaultConfiguration: String?

  /// A folder whose contents are part of a target without being listed.
  struct Folder {
    var path: String
    /// Whether the folder's files are built unless they are named, or only if they are.
    var isMember: Bool
    /// Paths in the folder that are treated the other way.
    var exceptions: Set<String>
  }

  /// Where in the project's file a setting has its value from, as offset; nil when it has it from
  /// elsewhere.
  func settingPlace(_ name: String) -> Int? {
    configurations.lazy.compactMap { configuration in
      configuration.levels.reversed().lazy
        .compactMap { $0.settings.last { $0.name == name }?.place }.first
    }.first
  }

  /// What it makes, without the words that all types begin with.
  var shortType: Substring {
    let prefix = "com.apple.product-type."
    return productType.hasPrefix(prefix) ? productType.dropFirst(prefix.utf8.count) : ""
  }

  /// What its product is for; nil for what makes no product of its own.
  func role(wrapperExtension: String?) -> Product.Part.Role? {
    switch shortType {
    case "application.on-demand-install-capable": .appClip
    case "app-extension", "extensionkit-extension", "xpc-service", "xcode-extension",
      "tv-app-extension", "watchkit-extension", "watchkit2-extension":
      .appExtension
    case "framework", "framework.static", "library.static", "library.dynamic": .framework
    case "bundle.unit-test", "bundle.ui-testing", "bundle.ocunit-test": .tests
    case "spotlight-importer", "quicklook-generator": .importer
    case "bundle", "plug-in":
      wrapperExtension == "mdimporter" || wrapperExtension == "qlgenerator" ? .importer : .bundle
    case "tool": .tool
    case let type where type.hasPrefix("application"): .app
    case let type where type.hasPrefix("app-extension"): .appExtension
    case "": nil
    default: .bundle
    }
  }

  /// The Swift files among those of a tree that it is built from.
  func sources(in tree: FileTree, swiftFiles: Set<String>) -> [String] {
    var found = files.map(tree.canonical).filter(swiftFiles.contains)
    var seen = Set(found)
    for folder in folders {
      for file in tree.swiftFiles where FilePath.isInside(file, folder.path) {
        let relative = FilePath.relative(file, to: folder.path)
        if folder.isMember != folder.names(relative), seen.insert(file).inserted {
          found.append(file)
        }
      }
    }
    return found
  }
}

extension XcodeTarget.Folder {
  /// Whether a path in the folder, or a folder around it, is among the exceptions.
  fileprivate func names(_ path: String) -> Bool {
    if exceptions.isEmpty { return false }
    if exceptions.contains(path) { return true }
    return exceptions.contains { FilePath.isInside(path, $0) }
  }
}
