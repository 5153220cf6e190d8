internal import InfoPlists

extension KnownKey {
  /// Whether the key's value names types that somebody declares, outside of declarations.
  var namesTypes: Bool {
    switch self {
    case .itemContentTypes, .exportableTypes, .sendFileTypes, .quickLookSupportedContentTypes,
      .spotlightSupportedContentTypes:
      true
    default: false
    }
  }
}
