/// What a type says of itself: its tags and texts, with what it takes from its supertypes.
extension RegisteredType {
  /// The tags of each class, the preferred one first, as macOS gives them: MIME types in lower
  /// case, others as they are declared. A class without tags is left out.
  ///
  /// ``declaration`` has them as they were written. Apple's counterpart is `UTType.tags`.
  /// Complexity: O(tags); made anew each time.
  public var tags: [TagClass: [String]] {
    var tags: [TagClass: [String]] = [:]
    forEachTag { tagClass, text in
      tags[tagClass.tagClass, default: []].append(Self.reported(text, tagClass))
      return true
    }
    return tags
  }

  /// The preferred tag of a class, as ``tags`` gives it: the first declared; nil when there is
  /// none. Tags are not inherited.
  ///
  /// Apple's counterparts are `UTType.preferredFilenameExtension` and `preferredMIMEType`.
  /// Complexity: O(tags).
  public func preferredTag(_ tagClass: TagClass) -> String? {
    var found: String?
    forEachTag { known, text in
      guard known.tagClass == tagClass else { return true }
      found = Self.reported(text, known)
      return false
    }
    return found
  }

  /// Calls `body` with the tags in the declared order until it returns false.
  private func forEachTag(_ body: (KnownTagClass, UnsafeBufferPointer<UInt8>) -> Bool) {
    let storage = registry.storage
    let (home, index) = storage.home(ofRecord: Int(storage.row(ofType: id).active))
    home.arena.withUnsafeBufferPointer { arena in
      for tag in home.tagRows[home.records[index].tags.range] {
        let text = UnsafeBufferPointer(rebasing: arena[tag.text.range])
        if !body(tag.tagClass, text) { return }
      }
    }
  }

  private static func reported(
    _ text: UnsafeBufferPointer<UInt8>, _ tagClass: KnownTagClass
  ) -> String {
    guard tagClass == .mimeType else { return String(decoding: text, as: UTF8.self) }
    return String(
      decoding: text.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  /// What the type is called: its own description, else the first that its supertypes give, depth
  /// first in the declared order.
  ///
  /// Apple's counterpart is `UTType.localizedDescription`. Complexity: O(supertypes + edges).
  public var localizedDescription: String? {
    let storage = registry.storage
    var seen: Set<Int> = []
    var pending = [id]
    while let next = pending.popLast() {
      let active = Int(storage.row(ofType: next).active)
      guard active >= 0, seen.insert(next).inserted else { continue }
      let (home, index) = storage.home(ofRecord: active)
      if let text = home.text(.description, ofRecordAt: index) { return text }
      pending.append(contentsOf: storage.parentIDs(ofType: next).reversed().map(Int.init))
    }
    return nil
  }
}
