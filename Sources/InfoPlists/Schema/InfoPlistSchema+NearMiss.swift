import TypewardenSourceText

extension InfoPlistSchema {
  /// The places where a key of this name has a meaning.
  package func places(ofKeyNamed name: String) -> [Place] {
    Place.allCases.filter { key(name, at: $0) != nil }
  }

  /// The key that an unknown name was probably meant to be, or `nil` if none is near enough.
  ///
  /// Names that differ only in case or in a final `s` are near, others up to an edit distance of
  /// two, less for short names. At the root only the keys that matter to types are candidates: a
  /// root may hold anybody's keys. Among equally near keys one in use goes before a legacy one.
  ///
  /// Returns the key itself where the name is known. Complexity: O(keys of the place).
  package func nearest(to name: String, at place: Place) -> KeyID? {
    var name = name
    return name.withUTF8 { nearest(to: UnsafeRawBufferPointer($0), at: place) }
  }

  /// The same from the bytes of the name, without a string being made.
  package func nearest(to name: UnsafeRawBufferPointer, at place: Place) -> KeyID? {
    if let known = key(name, at: place) { return known }
    var best: (key: KeyID, rank: Int)?
    for key in candidates(at: place) {
      let flags = flags(of: key)
      let candidate = nameBytes(of: key)
      let limit = Self.limit(for: min(name.count, candidate.count))
      // A final `s` is one edit, which short names would not be allowed otherwise.
      let allowed = Self.differInFinalS(name, candidate) ? max(limit, 1) : limit
      guard abs(name.count - candidate.count) <= allowed else { continue }
      guard let distance = NearMiss.distance(name, candidate, limit: allowed) else { continue }
      let rank = distance * 2 + (flags.isDisjoint(with: [.legacy, .private]) ? 0 : 1)
      if let best, best.rank <= rank { continue }
      best = (key, rank)
    }
    return best?.key
  }

  private func candidates(at place: Place) -> [KeyID] {
    place == .root ? typeRelated : Array(keys(at: place))
  }

  /// The edits allowed between names of which the shorter has this length.
  private static func limit(for length: Int) -> Int {
    switch length {
    case ..<6: 0
    case ..<10: 1
    default: 2
    }
  }

  private static func differInFinalS(
    _ name: UnsafeRawBufferPointer, _ candidate: UnsafeRawBufferPointer
  ) -> Bool {
    switch name.count - candidate.count {
    case 1: name.last.map(isS) == true
    case -1: candidate.last.map(isS) == true
    default: false
    }
  }

  private static func isS(_ byte: UInt8) -> Bool { byte | 0x20 == UInt8(ascii: "s") }
}
