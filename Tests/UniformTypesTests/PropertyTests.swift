import FoundationEssentials
import Testing
import TypeDeclarations
import UniformTypes

@Suite("Properties")
struct PropertyTests {
  @Test("come from the declaration")
  func declared() throws {
    let type = try #require(UTType("com.example.notes.note", in: SampleTypes.registry))
    #expect(type.preferredFilenameExtension == "samplenote")
    #expect(type.preferredMIMEType == "application/x-sample-note")
    #expect(type.localizedDescription == "Sample Note")
    #expect(type.version == 3)
    #expect(type.referenceURL == URL(string: "https://example.com/note"))
    #expect(!type.isPublic)
    #expect(
      type.tags == [
        .filenameExtension: ["samplenote", "snote"], .mimeType: ["application/x-sample-note"],
        UTTagClass(rawValue: "com.apple.ostype"): ["SNot"],
      ])
    // The parent that nobody declares is not there.
    #expect(type.supertypes == [.data, .content, .item])
  }

  @Test("are not inherited, except the description")
  func inherited() throws {
    let page = try #require(UTType("com.example.page", in: SampleTypes.registry))
    #expect(page.localizedDescription == "Sample Note")
    #expect(page.preferredFilenameExtension == nil)
    #expect(page.tags.isEmpty)
    #expect(page.version == nil)
    #expect(UTType.utf8PlainText.preferredFilenameExtension == nil)
    #expect(UTType.utf8PlainText.preferredMIMEType == "text/plain;charset=utf-8")
  }

  @Test("tell public types")
  func isPublic() throws {
    #expect(UTType.jpeg.isPublic)
    #expect(!UTType.pdf.isPublic)
    #expect(try #require(UTType(identifier: "public.nobody", allowUndeclared: true)).isPublic)
    #expect(try !#require(UTType(filenameExtension: "nobody")).isPublic)
  }

  @Test("have Apple's text forms")
  func text() throws {
    #expect(UTType.heic.description == "public.heic")
    #expect("\(UTType.heic)" == "public.heic")
    let debug = String(reflecting: UTType.heic)
    #expect(debug.hasPrefix("<UTType 0x"))
    #expect(debug.hasSuffix("> public.heic (not dynamic, declared)"))
    let dynamic = try #require(UTType(filenameExtension: "nobody"))
    #expect(dynamic.debugDescription.hasSuffix(" (dynamic, not declared)"))
    #expect(UTTagClass.mimeType.description == "public.mime-type")
    #expect(UTTagClass.mimeType.debugDescription == "public.mime-type")
    #expect(UTTagClass.filenameExtension.rawValue == "public.filename-extension")
  }

  @Test("show the identifier and not the registry to whoever looks into them")
  func mirror() {
    var text = ""
    dump(UTType.png, to: &text)
    #expect(text.contains("public.png"))
    #expect(text.utf8.count < 200)
  }

  @Test("a value is two words wide")
  func size() {
    #expect(MemoryLayout<UTType>.size == 2 * MemoryLayout<Int>.size)
  }
}
