// A program that uses this package as any other would: by a version, with the two products it needs.
// scripts/check-client builds and runs it. It is written from Apple's documented interface, so what
// it calls has to be there with Apple's names, labels, defaults and optionality.

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import TypeDeclarations
import UniformTypes

var failures = 0

@MainActor
func check(_ condition: Bool, _ what: String, line: Int = #line) {
  if condition { return }
  failures += 1
  print("main.swift:\(line): \(what)")
}

// MARK: An application's own types

extension UTType {
  static let note = UTType(exportedAs: "com.example.client.note", conformingTo: .data)
  static var foreign: UTType { UTType(importedAs: "com.example.client.foreign") }
}

UTType.setUndeclaredTypeHandler { use in
  print("not declared:", use.identifier)
}
UTType.register([
  TypeDeclaration(
    exporting: "com.example.client.note", conformingTo: ["public.data", "public.content"],
    filenameExtensions: ["clientnote"], mimeTypes: ["application/x-client-note"])
])

#if !canImport(Darwin)
  check(UTType.note.isDeclared, "a registered type is declared")
  check(UTType(filenameExtension: "clientnote") == .note, "a registered extension finds its type")
  check(UTType.note.preferredMIMEType == "application/x-client-note", "MIME type")
#endif
check(!UTType.foreign.isDynamic, "an undeclared type is not dynamic")

// MARK: The interface, by exact types

let fromIdentifier: (String) -> UTType? = UTType.init(_:)
let fromExtension: (String, UTType) -> UTType? = UTType.init(filenameExtension:conformingTo:)
let fromMIMEType: (String, UTType) -> UTType? = UTType.init(mimeType:conformingTo:)
let fromTag: (String, UTTagClass, UTType?) -> UTType? = UTType.init(tag:tagClass:conformingTo:)
let allForTag: (String, UTTagClass, UTType?) -> [UTType] = UTType.types(tag:tagClass:conformingTo:)
let exported: (String, UTType?) -> UTType = UTType.init(exportedAs:conformingTo:)
let imported: (String, UTType?) -> UTType = UTType.init(importedAs:conformingTo:)
#if !canImport(Darwin)
  let tolerant: (String, Bool) -> UTType? = UTType.init(identifier:allowUndeclared:)
  check(tolerant("com.example.client.nobody", true)?.isDeclared == false, "tolerant initialiser")
#endif

let identifier: KeyPath<UTType, String> = \.identifier
let fileExtension: KeyPath<UTType, String?> = \.preferredFilenameExtension
let mimeType: KeyPath<UTType, String?> = \.preferredMIMEType
let text: KeyPath<UTType, String?> = \.localizedDescription
let version: KeyPath<UTType, Int?> = \.version
let reference: KeyPath<UTType, URL?> = \.referenceURL
let flags: [KeyPath<UTType, Bool>] = [\.isDynamic, \.isDeclared, \.isPublic]
let supertypes: KeyPath<UTType, Set<UTType>> = \.supertypes
let tags: KeyPath<UTType, [UTTagClass: [String]]> = \.tags

func requireConformances<T>(_: T.Type)
where T: Hashable & Codable & Sendable & CustomStringConvertible & CustomDebugStringConvertible {}
requireConformances(UTType.self)
requireConformances(UTTagClass.self)

// MARK: Answers

let jpeg = UTType.jpeg
check(fromIdentifier("public.jpeg") == jpeg, "by identifier")
check(fromIdentifier("com.example.client.nobody") == nil, "unknown identifier")
check(fromExtension("jpg", .data) == jpeg, "by extension")
check(UTType(filenameExtension: "jpg") == jpeg, "by extension, default supertype")
check(fromMIMEType("image/jpeg", .image) == jpeg, "by MIME type")
check(UTType(mimeType: "image/jpeg") == jpeg, "by MIME type, default supertype")
check(fromTag("jpg", .filenameExtension, nil) == jpeg, "by tag")
check(allForTag("jpg", .filenameExtension, .image).first == jpeg, "all for a tag")
check(exported("public.jpeg", nil) == jpeg, "exported")
check(imported("public.jpeg", .image) == jpeg, "imported")
check(UTTagClass(rawValue: "public.mime-type") == .mimeType, "tag class")

check(jpeg[keyPath: identifier] == "public.jpeg", "identifier")
check(jpeg[keyPath: fileExtension] == "jpeg", "preferred extension")
check(jpeg[keyPath: mimeType] == "image/jpeg", "preferred MIME type")
check(jpeg[keyPath: text] != nil, "description")
check(jpeg[keyPath: version] == nil, "version")
check(flags.map { jpeg[keyPath: $0] } == [false, true, true], "flags")
check(jpeg[keyPath: supertypes].isSuperset(of: [.image, .data, .content, .item]), "supertypes")
check(jpeg[keyPath: tags][.filenameExtension]?.contains("jpg") == true, "tags")
check(jpeg.conforms(to: .image) && jpeg.conforms(to: jpeg), "conforms")
check(jpeg.isSubtype(of: .image) && !jpeg.isSubtype(of: jpeg), "subtype")
check(UTType.image.isSupertype(of: jpeg) && !jpeg.isSupertype(of: jpeg), "supertype")
check("\(jpeg)" == "public.jpeg", "text")

let dynamic = UTType(filenameExtension: "client-nobody")
check(dynamic?.isDynamic == true && dynamic?.supertypes == [.data, .item], "dynamic type")
check(UTType(filenameExtension: "tar.gz") == nil, "no extension")

// MARK: URLs

let folder = URL(fileURLWithPath: "/pets", isDirectory: true)
var puppy = folder.appendingPathComponent("puppy.jpg", conformingTo: .image)
check(puppy.lastPathComponent == "puppy.jpg", "a fitting extension stays")
puppy.appendPathExtension(for: .plainText)
check(puppy.lastPathComponent == "puppy.jpg.txt", "another one is added")
var letter = folder
letter.appendPathComponent("letter", conformingTo: .rtfd)
check(letter.lastPathComponent == "letter.rtfd" && letter.hasDirectoryPath, "a package")
check(letter.appendingPathExtension(for: .rtfd) == letter, "nothing is added twice")
let directory: UTType? = try? URL(fileURLWithPath: "/usr").contentType()
check(directory?.conforms(to: .directory) == true, "the type of what is on disk")

// MARK: Coding

struct Document: Codable {
  var type: UTType
}
let data = try JSONEncoder().encode(Document(type: jpeg))
check(try JSONDecoder().decode(Document.self, from: data).type == jpeg, "round trip")

if failures > 0 {
  fatalError("\(failures) checks failed")
}
print("the client's checks passed")
