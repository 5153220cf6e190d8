internal import InfoPlists
internal import PropertyLists
package import TypewardenProjects

/// What rules about sources must know of the product that the sources belong to.
extension Product {
  /// Whether the lists of the product are those of an app, so that what they do not declare, the app
  /// does not declare. The sources of a package, a framework or a lone plug-in run inside of an app
  /// that is not at hand.
  package var showsAllDeclarations: Bool {
    infoPlists.contains {
      $0.bundleKind == .app && !$0.list.isBroken && !$0.isPreprocessed
        && !$0.documentTypes.contains { $0.isOfPlugIn }
    }
  }
}

extension Product {
  /// Whether the sources are tests, whose types need no declaration outside of the test.
  package var isOfTests: Bool { false }
}
