import TypeDeclarations
import UniformDocuments

/// Made-up types above the standard ones, in a registry of their own.
enum SampleTypes {
  static let registry = TypeRegistry.system.adding([
    TypeDeclaration(
      exporting: "com.example.letter", conformingTo: ["public.data", "public.content"],
      filenameExtensions: ["letter"]),
    TypeDeclaration(
      exporting: "com.example.private-letter", conformingTo: ["com.example.letter"],
      filenameExtensions: ["privateletter"]),
    TypeDeclaration(
      exporting: "com.example.sheet", conformingTo: ["public.data", "public.content"],
      filenameExtensions: ["sheet"]),
    TypeDeclaration(
      exporting: "com.example.binder", conformingTo: ["com.apple.package", "public.content"],
      filenameExtensions: ["binder"]),
  ])

  static func type(_ identifier: String) -> UTType {
    UTType(registeredType: registry.type(identifier)!)!
  }
}

extension UTType {
  static let letter = SampleTypes.type("com.example.letter")
  static let privateLetter = SampleTypes.type("com.example.private-letter")
  static let sheet = SampleTypes.type("com.example.sheet")
  static let binder = SampleTypes.type("com.example.binder")
  static let undeclared = UTType(
    identifier: "com.example.nobody-declares-this", allowUndeclared: true)!
}
