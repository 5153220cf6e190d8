internal import CTypewardenXML
internal import TypewardenSourceText

/// libxml2, opened when the first document needs it.
enum XMLLibrary {
  /// Its functions; nil when it is not installed.
  static let functions: TypewardenXMLFunctions? = {
    var functions = TypewardenXMLFunctions()
    guard typewardenOpenXML(&functions) != 0 else { return nil }
    functions.xmlInitParser()
    return functions
  }()

  /// The problem of a document that cannot be read without it.
  static let missing = ReadProblem(
    .unsupportedFormat, SourceRange(at: 0),
    "reading this form of XML needs libxml2, and \(TYPEWARDEN_XML_LIBRARY) cannot be opened",
    isFatal: true)
}
