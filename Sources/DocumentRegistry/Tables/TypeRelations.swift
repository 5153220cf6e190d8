internal import TypeDeclarations

/// Who conforms to whom and which tag is whose, on the way into the tables: each once.
struct TypeRelations {
  struct Pair: Hashable {
    var supertype: Int64
    var type: Int64
  }

  struct Tag: Hashable {
    var tagClass: String
    var text: String
    var type: Int64
  }

  private(set) var pairs: Set<Pair> = []
  private(set) var tags: Set<Tag> = []

  mutating func add(supertype: Int64, of type: Int64) {
    pairs.insert(Pair(supertype: supertype, type: type))
  }

  /// Tags compare without regard to case, except for those that are codes.
  mutating func add(_ tags: [TagClass: [String]], of type: Int64) {
    for (tagClass, texts) in tags {
      for text in texts {
        let text = tagClass == .osType ? text : text.lowercased()
        self.tags.insert(Tag(tagClass: tagClass.rawValue, text: text, type: type))
      }
    }
  }

  /// Writes all of it by something that takes a supertype and a type, and something that takes a
  /// class, a tag and a type.
  func write(
    pairs pairRows: any DatabaseParameters, tags tagRows: any DatabaseParameters
  ) throws(CatalogError) {
    for pair in pairs {
      pairRows.bind(1, pair.supertype)
      pairRows.bind(2, pair.type)
      try pairRows.run()
    }
    for tag in tags {
      tagRows.bind(1, tag.tagClass)
      tagRows.bind(2, tag.text)
      tagRows.bind(3, tag.type)
      try tagRows.run()
    }
  }
}
