package import TypewardenSourceText

/// One change of a property list that was read, whatever its format is.
///
/// Edits speak of values; what becomes of the bytes is settled by ``PropertyListEditing``.
package enum PropertyListEdit: Sendable {
  /// Another value in the place of one.
  case replace(PropertyListValue, with: PropertyListContent)
  /// Another text for a string or a key.
  case setText(PropertyListValue, String)
  /// A new entry of a dictionary: behind the entry of a key, or as the last one.
  case insert(PropertyListContent.Entry, into: PropertyListValue, after: PropertyListValue? = nil)
  /// A new last element of an array.
  case append(PropertyListContent, to: PropertyListValue)
  /// A key goes, with its value.
  case removeEntry(key: PropertyListValue)
  /// An element of an array goes.
  case removeElement(PropertyListValue)
  /// Bytes of a text list go that are part of no value, such as a comment.
  case removeText(SourceRange)
  /// The whole list is written anew as XML.
  case convertToXML
}

/// Why edits of a list could not be made.
package struct PropertyListEditFailure: Error, Hashable, Sendable {
  /// A sentence without its full stop.
  package var reason: String
}
