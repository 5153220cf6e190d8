internal import InfoPlists
internal import PropertyLists

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

extension KeyedValue {
  /// The strings of the value: the one that it is, or those of the array.
  var strings: [PropertyListValue] {
    if value.kind == .string { return value.isUsable ? [value] : [] }
    return value.elements.filter { $0.kind == .string && $0.isUsable }
  }
}
