public import TypewardenSourceText

/// Something in a property list that its reader could not take as it stands.
///
/// Readers go on after a problem where they can. They judge only the format: what the values mean
/// for types and documents is for others to say.
public struct ReadProblem: Hashable, Sendable {
  /// What kind of problem it is.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// A stable word in camel case.
    public let rawValue: String

    /// A code from its word.
    public init(rawValue: String) { self.rawValue = rawValue }

    init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What kind of problem it is.
  public let code: Code

  /// Where it is: the offending bytes, or an empty range at the place.
  public let range: SourceRange

  /// What is wrong, in lower case, without a final period.
  public let message: String

  /// Another place that explains it: the first of two keys, the element that was left open.
  public let related: SourceRange?

  /// What ``related`` shows, in the form of a message.
  public let relatedMessage: String?

  /// True when reading stopped here, so that what follows is unknown.
  public let isFatal: Bool

  /// The tape index of the value concerned, for its key path.
  package let valueIndex: Int?

  package init(
    _ code: Code, _ range: SourceRange, _ message: String, related: SourceRange? = nil,
    relatedMessage: String? = nil, isFatal: Bool = false, valueIndex: Int? = nil
  ) {
    self.code = code
    self.range = range
    self.message = message
    self.related = related
    self.relatedMessage = relatedMessage
    self.isFatal = isFatal
    self.valueIndex = valueIndex
  }
}

extension ReadProblem.Code {
  /// The file is empty or holds nothing but white space.
  public static let emptyFile = Self("emptyFile")
  /// The text is in an encoding that is not supported, or its bytes do not fit its encoding.
  public static let badEncoding = Self("badEncoding")
  /// The file is larger than offsets can count.
  public static let tooLarge = Self("tooLarge")
  /// Values are nested deeper than the reader's limit.
  public static let tooDeep = Self("tooDeep")
  /// The file has more problems than are listed.
  public static let tooManyProblems = Self("tooManyProblems")
  /// The format is recognised but not read.
  public static let unsupportedFormat = Self("unsupportedFormat")

  /// The XML is not well-formed.
  public static let notWellFormed = Self("notWellFormed")
  /// A NUL character, which XML never allows.
  public static let nulCharacter = Self("nulCharacter")
  /// The document type declaration has an internal subset, where entities could be declared.
  public static let internalSubset = Self("internalSubset")
  /// A tag longer than any property list needs.
  public static let tagTooLong = Self("tagTooLong")
  /// An entity other than the five of XML.
  public static let undefinedEntity = Self("undefinedEntity")
  /// Content behind the end of the property list.
  public static let trailingContent = Self("trailingContent")
  /// An element that property lists do not have.
  public static let unknownElement = Self("unknownElement")
  /// An element inside one that holds only text.
  public static let elementInText = Self("elementInText")
  /// Text between the elements of a container.
  public static let textBetweenElements = Self("textBetweenElements")
  /// A form that XML allows, and for which Apple's readers refuse the whole list.
  public static let refusedByApple = Self("refusedByApple")
  /// A key without a value behind it.
  public static let keyWithoutValue = Self("keyWithoutValue")
  /// A value in a dictionary without a key before it.
  public static let valueWithoutKey = Self("valueWithoutKey")
  /// A key that is not in a dictionary.
  public static let keyOutsideDictionary = Self("keyOutsideDictionary")
  /// A second value beside the root.
  public static let extraRoot = Self("extraRoot")
  /// No value at all.
  public static let missingRoot = Self("missingRoot")

  /// The same key twice in one dictionary.
  public static let duplicateKey = Self("duplicateKey")
  /// Text that is not an integer, or one that no reader can hold.
  public static let badInteger = Self("badInteger")
  /// Text that is not a real number.
  public static let badReal = Self("badReal")
  /// Text that is not a date, or a date that no calendar has.
  public static let badDate = Self("badDate")
  /// Text that is not Base64.
  public static let badData = Self("badData")
  /// A string that is not valid text.
  public static let badString = Self("badString")

  /// The trailer of a binary property list is missing or contradicts the file.
  public static let badTrailer = Self("badTrailer")
  /// An offset or a length in a binary property list points outside of it.
  public static let badOffset = Self("badOffset")
  /// A reference to an object that a binary property list does not have.
  public static let badReference = Self("badReference")
  /// An object that contains itself.
  public static let cycle = Self("cycle")
  /// An object of a kind that property lists do not have.
  public static let badObject = Self("badObject")
  /// A dictionary key that is not a string.
  public static let badKey = Self("badKey")
}
