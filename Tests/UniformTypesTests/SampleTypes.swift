import TypeDeclarations

/// Made-up types above the standard ones, in a registry of their own.
enum SampleTypes {
  static let registry = TypeRegistry.system.adding([
    TypeDeclaration(
      "com.example.Notes.note", kind: .exported,
      conformingTo: ["public.data", "public.content", "com.example.undeclared-parent"],
      tags: [
        .filenameExtension: ["samplenote", "snote"], .mimeType: ["application/x-sample-note"],
        .osType: ["SNot"], TagClass(rawValue: "com.example.unknown-class"): ["x"],
      ],
      localizedDescription: "Sample Note", referenceURL: "https://example.com/note", version: 3),
    TypeDeclaration(
      "com.example.shelf", kind: .exported, conformingTo: ["com.apple.package"],
      tags: [.filenameExtension: ["sampleshelf"]]),
    TypeDeclaration(
      "com.example.page", kind: .exported, conformingTo: ["com.example.notes.note"],
      referenceURL: "see the manual"),
    TypeDeclaration(
      "com.example.foreign-note", kind: .imported, conformingTo: ["public.data"],
      tags: [.filenameExtension: ["samplenote"]]),
    TypeDeclaration(
      "com.example.foreign-shelf", kind: .imported, conformingTo: ["com.apple.package"],
      tags: [.filenameExtension: ["samplenote"]]),
    TypeDeclaration(
      "com.example.loop-a", kind: .exported, conformingTo: ["com.example.loop-b"]),
    TypeDeclaration(
      "com.example.loop-b", kind: .exported, conformingTo: ["com.example.loop-a", "public.text"]),
  ])
}
