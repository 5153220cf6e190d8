import Foundation
import Testing
import TypeDeclarations
import TypewardenExporting

/// Exports as text. What real programs make of them is tested with those.
@Suite("Exports")
struct ExportTests {
  @Test("are as recorded, and say what they lose", arguments: SampleExport.targets)
  func isAsRecorded(target: String) throws {
    let output = SampleExport.render(target, SampleExport.input())
    let losses = output.losses.map { "  \($0)\n" }.joined()
    try expectSnapshot(output.text + "--- losses\n" + losses, named: "\(target).txt")
  }

  @Test("say each loss as a comment where the form has any")
  func commentsLosses() {
    for target in ["freedesktop", "desktop-entry", "mime-types"] {
      let output = SampleExport.render(target, SampleExport.input())
      #expect(!output.losses.isEmpty)
      for loss in output.losses { #expect(output.text.contains(loss.message), "\(loss)") }
    }
  }

  @Test("take no MIME type from the system's types, nor from each other, by an alias")
  func leavesOutForeignAliases() {
    let registry = TypeRegistry.system.adding(
      [
        TypeDeclaration(
          "com.example.page", kind: .exported, conformingTo: ["public.text"],
          tags: [
            .filenameExtension: ["examplepage"],
            .mimeType: [
              "text/x-example-page", "text/html", "text/x-example-leaf", "text/x-example-old",
            ],
          ]),
        TypeDeclaration(
          "com.example.leaf", kind: .exported, conformingTo: ["public.text"],
          tags: [.filenameExtension: ["exampleleaf"], .mimeType: ["text/x-example-leaf"]]),
      ], layer: RegistryLayer("App/Info.plist"))
    let output = FreedesktopPackage.render(SampleExport.input(registry))
    #expect(output.text.components(separatedBy: "<alias ").count == 2)
    #expect(output.text.contains("<alias type=\"text/x-example-old\"/>"))
    let losses = output.losses.map(\.description)
    for (name, owner) in [
      ("text/html", "public.html"), ("text/x-example-leaf", "com.example.leaf"),
    ] {
      #expect(
        losses.contains {
          $0.hasPrefix("com.example.page")
            && $0.hasSuffix("the MIME type `\(name)` is that of `\(owner)` and left out")
        })
    }
  }

  @Test("of no types are sound and lose nothing", arguments: SampleExport.targets)
  func isSoundWhenEmpty(target: String) {
    let app = ExportedApp(name: "A", executable: "a", bundleIdentifier: nil, documents: [])
    let input = ExportInput(registry: .system, types: [], apps: [app]) { _ in "" }
    #expect(SampleExport.render(target, input).losses.isEmpty)
  }

  @Test("keep hostile text inside of its place", arguments: SampleExport.targets)
  func escapes(target: String) throws {
    var input = SampleExport.input(SampleRegistry.hostile)
    input.apps = SampleRegistry.hostileTexts.map {
      ExportedApp(name: $0, executable: $0, bundleIdentifier: $0, documents: [])
    }
    let text = SampleExport.render(target, input).text
    switch target {
    case "freedesktop":
      #expect(try XMLDocumentCheck.isWellFormed(text))
      // In comments it is no markup.
      #expect(!text.replacing(#/<!--(?s:.*?)-->/#, with: "").contains("<script"))
    case "json":
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
    case "mime-types":
      for line in text.split(separator: "\n") where !line.hasPrefix("#") {
        #expect(line.hasPrefix("application/x-com.example.hostile"), "\(line)")
      }
    case "csv":
      #expect(text.components(separatedBy: "\r\ncom.example.hostile").count == 15)
    default:
      for app in input.apps {
        let entry = DesktopEntry.render(app, input).text.split(separator: "\n")
          .filter { !$0.hasPrefix("#") }
        #expect(entry.count == 6, "\(entry)")
      }
    }
  }

  @Test("say when two types come out as one")
  func reportsSharedNames() {
    let registry = TypeRegistry.system.adding([
      TypeDeclaration(
        exporting: "com.example.one", conformingTo: ["public.data"], filenameExtensions: ["one"],
        mimeTypes: ["application/x-both"]),
      TypeDeclaration(
        exporting: "com.example.two", conformingTo: ["public.data"], filenameExtensions: ["two"],
        mimeTypes: ["application/x-both"]),
    ])
    for target in ["freedesktop", "mime-types"] {
      let output = SampleExport.render(target, SampleExport.input(registry))
      #expect(
        output.losses.contains {
          $0.about == "com.example.two" && $0.message.contains("both become one type")
        })
    }
    let text = SampleExport.render("freedesktop", SampleExport.input(registry)).text
    #expect(text.components(separatedBy: "<mime-type ").count == 2)
    #expect(text.contains("*.one") && text.contains("*.two"))
  }
}
