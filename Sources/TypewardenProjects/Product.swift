public import InfoPlists

/// What belongs together: an app with its extensions, or a lone property list.
///
/// Rules see one product at a time.
public struct Product: Sendable {
  /// The property lists: the app's own first, then those of its extensions.
  public var infoPlists: [InfoPlist]

  /// A product from its property lists.
  public init(infoPlists: [InfoPlist]) { self.infoPlists = infoPlists }
}
