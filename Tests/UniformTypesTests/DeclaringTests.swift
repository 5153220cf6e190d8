import Synchronization
import Testing
import TypeDeclarations
import UniformTypes

@Suite("Types of a program's own")
struct DeclaringTests {
  @Test("answer from their declaration when there is one")
  func declared() {
    let note = UTType(
      exportedAs: "com.example.Notes.note", conformingTo: .image, in: SampleTypes.registry)
    #expect(note.isDeclared)
    #expect(!note.conforms(to: .image))
    #expect(UTType(exportedAs: "public.jpeg") == .jpeg)
    #expect(UTType(importedAs: "public.png", conformingTo: .data) == .png)
  }

  @Test("conform to the stated parent when nobody declares them")
  func statedParent() {
    let type = UTType(exportedAs: "com.example.Mine", conformingTo: .utf8PlainText, in: .system)
    #expect(type.identifier == "com.example.mine")
    #expect(!type.isDeclared && !type.isDynamic)
    #expect(type.supertypes == UTType.utf8PlainText.supertypes.union([.utf8PlainText]))
    #expect(!type.conforms(to: .package))
    #expect(type.preferredFilenameExtension == nil)
    let child = UTType(importedAs: "com.example.mine.child", conformingTo: type, in: .system)
    #expect(child.isSubtype(of: type))
    #expect(child.conforms(to: .text))
  }

  @Test("are assumed to be data and package without a parent")
  func assumedParents() {
    let type = UTType(exportedAs: "com.example.assumed", in: .system)
    #expect(type.conforms(to: .data))
    #expect(type.conforms(to: .package))
    #expect(type.supertypes == [.data, .package, .directory, .item])
  }

  @Test("cannot fail, whatever the text")
  func oddNames() {
    #expect(UTType(exportedAs: "", in: .system).identifier == "")
    #expect(UTType(importedAs: "dyn.broken", in: .system).isDynamic == false)
    let dynamic = UTType(importedAs: "dyn.age80k652", in: .system)
    #expect(dynamic.isDynamic == (UTType("dyn.age80k652") != nil))
  }

  @Test("are exchanged for the owner of their preferred extension when imported")
  func importedOwner() {
    let registry = SampleTypes.registry
    #expect(
      UTType(importedAs: "com.example.foreign-note", in: registry).identifier
        == "com.example.notes.note")
    // A package is not exchanged for a flat file.
    #expect(
      UTType(importedAs: "com.example.foreign-shelf", in: registry).identifier
        == "com.example.foreign-shelf")
    #expect(
      UTType(exportedAs: "com.example.foreign-note", in: registry).identifier
        == "com.example.foreign-note")
    #expect(
      UTType(importedAs: "com.example.page", in: registry).identifier == "com.example.page")
    #expect(UTType(importedAs: "com.apple.application-bundle") == .applicationBundle)
  }

  @Test("are reported once each when nobody declares them")
  func reports() {
    let reports = Mutex<[UndeclaredTypeUse]>([])
    UTType.setUndeclaredTypeHandler { use in
      // Making types inside must not lock up.
      _ = UTType(importedAs: use.identifier)
      if use.identifier.hasPrefix("com.example.reported") { reports.withLock { $0.append(use) } }
    }
    defer { UTType.setUndeclaredTypeHandler(nil) }
    for _ in 0..<3 {
      _ = UTType(exportedAs: "com.example.Reported.a")
      _ = UTType(importedAs: "com.example.reported.A")
      _ = UTType(importedAs: "com.example.reported.b", conformingTo: .data)
      _ = UTType(exportedAs: "public.jpeg")
      _ = UTType(identifier: "com.example.reported.c", allowUndeclared: true)
    }
    let found = reports.withLock { $0 }
    #expect(found.map(\.identifier) == ["com.example.reported.a", "com.example.reported.b"])
    #expect(found.map(\.role) == [.exported, .imported])
    #expect(found[0].description.contains("`com.example.reported.a` is used as exported"))
  }
}
