public import InfoPlists

/// What belongs together: an app with its extensions, or a lone property list.
///
/// Rules see one product at a time.
public struct Product: Sendable {
  /// The property lists: the app's own first, then those of its extensions.
  public var infoPlists: [InfoPlist]

  /// The Swift files that it is built from.
  public var sourcePaths: [String] = []
  /// The Swift sources of all its bundles, once they are read.
  package var sources: ProductSources?

  /// A product from its property lists.
  public init(infoPlists: [InfoPlist]) { self.infoPlists = infoPlists }
}
