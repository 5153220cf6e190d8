import TypeDeclarations
import UniformDocuments

extension UTType {
  /// A notebook: a package of pages and media.
  package static let notebook = UTType(exportedAs: "com.example.notebook")

  /// A note: the pages of a notebook in one text file.
  package static let note = UTType(exportedAs: "com.example.note")
}

/// What `Info.plist` says of the types, for systems that do not read it.
package enum NotebookTypes {
  package static let declarations = [
    TypeDeclaration(
      exporting: "com.example.notebook", conformingTo: ["com.apple.package", "public.content"],
      filenameExtensions: ["examplenotebook"]),
    TypeDeclaration(
      exporting: "com.example.note", conformingTo: ["public.data", "public.content"],
      filenameExtensions: ["examplenote"]),
  ]

  /// To be called before a type is used for the first time. More calls do no harm.
  package static func register() { _ = registered }

  private static let registered: Void = UTType.register(declarations)
}
