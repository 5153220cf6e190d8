internal import InfoPlists
internal import PropertyLists
internal import TypewardenProjects

/// What rules about sources must know of the product that the sources belong to.
extension Product {
  /// Whether the lists of the product are those of an app, so that what they do not declare, the app
  /// does not declare. The sources of a package, a framework or a lone plug-in run inside of an app
  /// that is not at hand.
  var showsAllDeclarations: Bool {
    switch kind {
    case .app, .appClip:
      guard let app = parts.first else { return false }
      return app.list.map { Self.isWhole(infoPlists[$0]) }
        ?? (app.isGenerated && !app.isListMissing)
    case .folder, .list:
      return infoPlists.contains {
        $0.bundleKind == .app && Self.isWhole($0) && !$0.documentTypes.contains { $0.isOfPlugIn }
      }
    case .appExtension, .framework, .bundle, .tool, .tests, .package, .sources: return false
    }
  }

  private static func isWhole(_ infoPlist: InfoPlist) -> Bool {
    !infoPlist.list.isBroken && !infoPlist.isPreprocessed
  }

  /// Whether the sources are tests, whose types need no declaration outside of the test.
  var isOfTests: Bool { kind == .tests }
}
