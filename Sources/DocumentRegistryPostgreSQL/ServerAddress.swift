#if PostgreSQL
  /// Where a registry on a server is: an address as libpq takes it.
  struct ServerAddress: Sendable {
    let text: String

    /// The address without a password and without options, which may hold one.
    var shown: String {
      var shown = text[..<(text.firstIndex(of: "?") ?? text.endIndex)]
      guard let scheme = shown.firstRange(of: "://"), let at = shown.lastIndex(of: "@"),
        scheme.upperBound < at
      else { return String(shown) }
      let user = shown[scheme.upperBound..<at]
      if let colon = user.firstIndex(of: ":") { shown.removeSubrange(colon..<at) }
      return String(shown)
    }
  }
#endif
