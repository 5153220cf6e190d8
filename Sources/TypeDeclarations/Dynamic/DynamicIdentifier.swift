/// An identifier of the `dyn` domain: tags, and perhaps a supertype, in a compact text.
///
/// macOS makes such identifiers for tags that no declared type carries. They are never declared,
/// should not be stored, and are no answer on another machine.
public struct DynamicIdentifier: Hashable, Sendable {
  /// One tag and its class.
  public struct Tag: Hashable, Sendable {
    /// The class.
    public var tagClass: TagClass
    /// The tag's text, as it is encoded.
    public var text: String

    /// A tag from its class and text.
    public init(_ tagClass: TagClass, _ text: String) {
      self.tagClass = tagClass
      self.text = text
    }
  }

  /// The supertypes that the identifier states; none at all when it states none.
  public let conformsTo: [TypeIdentifier]

  /// The tags in the order in which they are encoded.
  public let orderedTags: [Tag]

  /// The text, beginning with `dyn.`.
  public let identifier: String

  /// The tags by class.
  public var tags: [TagClass: [String]] {
    var tags: [TagClass: [String]] = [:]
    for tag in orderedTags { tags[tag.tagClass, default: []].append(tag.text) }
    return tags
  }

  /// The dynamic identifier of tags and perhaps a supertype.
  ///
  /// Tags are normalised as macOS does: extensions become lower case, type codes have four
  /// characters, others stay as they are.
  public init(conformingTo supertype: TypeIdentifier?, tags: [Tag]) {
    conformsTo = supertype.map { [$0] } ?? []
    orderedTags = tags.map { Tag($0.tagClass, DynamicPayload.normalized($0)) }
    identifier = DynamicBase32.identifier(
      of: DynamicPayload.encoded(conformsTo: conformsTo, tags: orderedTags))
  }

  /// The dynamic identifier of one tag.
  public init(conformingTo supertype: TypeIdentifier?, tag: String, tagClass: TagClass) {
    self.init(conformingTo: supertype, tags: [Tag(tagClass, tag)])
  }

  /// Whether text can be a tag of a class at all; an encoder refuses what no object can have.
  package static func isValid(tag: String, tagClass: TagClass) -> Bool {
    KnownTagClass(tagClass).map { TagSyntax.isValid(tag, $0) } ?? false
  }

  init(identifier: String, conformsTo: [TypeIdentifier], tags: [Tag]) {
    self.identifier = identifier
    self.conformsTo = conformsTo
    orderedTags = tags
  }
}

extension TypeIdentifier {
  /// `public.data`, the root of all flat files.
  package static let data: TypeIdentifier = "public.data"
}
