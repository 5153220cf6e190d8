import UniformTypeIdentifiers

extension UTType {
  /// A notebook: a package of pages.
  static let notebook = UTType(exportedAs: "com.example.notebook")

  /// A note: the pages of a notebook in one text file.
  static let note = UTType(exportedAs: "com.example.note")
}
