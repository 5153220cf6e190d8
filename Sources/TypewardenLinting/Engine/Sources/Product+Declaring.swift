internal import InfoPlists
internal import PropertyLists
internal import TypewardenProjects

/// What rules about sources must know of the product that the sources belong to.
extension Product {
  /// Whether the lists of the product are those of an app, so that what they do not declare, the app
  /// does not declare. The sources of a package, a framework or a lone plug-in run inside of an app
  /// that is not at hand. Of a list for the preprocessor all branches are read at once, so that what
  /// it lacks is in none of them.
  var showsAllDeclarations: Bool {
    switch kind {
    case .app, .appClip:
      guard let app = parts.first else { return false }
      return app.list.map { !infoPlists[$0].list.isBroken }
        ?? (app.isGenerated && !app.isListMissing)
    case .folder, .list:
      return infoPlists.contains {
        $0.bundleKind == .app && !$0.list.isBroken && !$0.documentTypes.contains { $0.isOfPlugIn }
      }
    case .appExtension, .framework, .bundle, .tool, .tests, .package, .sources: return false
    }
  }

  /// Whether the sources are tests, whose types need no declaration outside of the test.
  var isOfTests: Bool { kind == .tests }
}
