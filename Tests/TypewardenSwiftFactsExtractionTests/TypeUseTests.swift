#if canImport(SwiftParser)
  import Testing
  import TypewardenSwiftFacts

  @Suite("Places that name types")
  struct TypeUseTests {
    @Test(
      "are found with their lists",
      arguments: [
        (#"CodableRepresentation(contentType: .png)"#, TypeUse.Kind.transferable, "public.png"),
        (#"CodableRepresentation(for: N.self, contentType: .png)"#, .transferable, "public.png"),
        (#"DataRepresentation(exportedContentType: .png) { _ in }"#, .transferable, "public.png"),
        (
          #"FileRepresentation(importedContentType: UTType("a.b.c")!) { _ in }"#, .transferable,
          "a.b.c"
        ),
        (
          #"v.fileImporter(isPresented: $a, allowedContentTypes: [.png, .json]) { _ in }"#,
          .fileImporter, "public.png public.json"
        ),
        (
          #"v.fileExporter(isPresented: $a, document: d, contentType: .png) { _ in }"#,
          .fileExporter, "public.png"
        ),
        (#"panel.allowedContentTypes = [.png]"#, .panel, "public.png"),
        (#"panel.allowedContentTypes = [.png] + [.json]"#, .panel, "public.png public.json"),
        (#"panel?.allowedFileTypes = ["png", "a.b.c"]"#, .panel, "png a.b.c"),
        (
          #"UIDocumentPickerViewController(forOpeningContentTypes: [.png], asCopy: true)"#,
          .documentPicker, "public.png"
        ),
        (
          #"UIDocumentPickerViewController(documentTypes: ["a.b.c"], in: .open)"#, .documentPicker,
          "a.b.c"
        ),
        (#"UIDocumentBrowserViewController(forOpening: [.png])"#, .documentPicker, "public.png"),
        (#"v.onDrop(of: ["a.b.c"], isTargeted: nil) { _ in true }"#, .drop, "a.b.c"),
        (#"v.onDrop(of: [.png], delegate: d)"#, .drop, "public.png"),
        (#"v.registerForDraggedTypes([NSPasteboard.PasteboardType("a.b.c")])"#, .drop, "a.b.c"),
        (#"v.registerForDraggedTypes([.init("a.b.c")])"#, .drop, "a.b.c"),
        (#"p.hasItemConformingToTypeIdentifier(UTType.png.identifier)"#, .drop, "public.png"),
        (#"p.hasItemConformingToTypeIdentifier(kUTTypePNG as String)"#, .drop, "public.png"),
        (#"info.hasItemsConforming(to: [.png])"#, .drop, "public.png"),
        (
          #"p.registerDataRepresentation(forTypeIdentifier: "a.b.c", visibility: .all) { _ in nil }"#,
          .itemProvider, "a.b.c"
        ),
        (#"p.registerDataRepresentation(for: .png) { _ in nil }"#, .itemProvider, "public.png"),
        (#"p.loadItem(forTypeIdentifier: UTType.png.identifier)"#, .itemProvider, "public.png"),
        (#"NSItemProvider(item: d, typeIdentifier: "a.b.c")"#, .itemProvider, "a.b.c"),
        (#"pasteboard.setData(d, forPasteboardType: "a.b.c")"#, .pasteboard, "a.b.c"),
        (
          #"pasteboard.declareTypes([NSPasteboard.PasteboardType("a.b.c")], owner: nil)"#,
          .pasteboard, "a.b.c"
        ),
        (#"NSFilePromiseProvider(fileType: "a.b.c", delegate: d)"#, .drag, "a.b.c"),
      ])
    func uses(source: String, kind: TypeUse.Kind, expected: String) throws {
      let facts = Extraction.facts("func f() { \(source) } // UTType")
      try #require(facts.typeUses.count == 1)
      #expect(facts.typeUses[0].kind == kind)
      #expect(Extraction.identifiers(facts.typeUses[0].types, in: facts) == expected)
    }

    @Test(
      "are not seen in what only looks alike",
      arguments: [
        "v.dropDestination(for: N.self) { _, _ in true }", "set.contains(a)",
        "p.registerDataRepresentation(for: N.self) {}", "let allowedContentTypes = 1",
        "ProxyRepresentation(exporting: \\.name)", "session.itemProviders(for: N.self)",
      ])
    func nothing(source: String) {
      #expect(Extraction.facts("func f() { \(source) } // UTType").typeUses.isEmpty)
    }

    @Test("of the old type API are found")
    func legacy() {
      let facts = Extraction.facts(
        """
        import MobileCoreServices
        let a = UTTypeConformsTo(kUTTypePNG, b)
        let c = UTTypeCopyPreferredTagWithClass(d, kUTTagClassMIMEType)
        """)
      #expect(
        facts.legacyUses.map(\.name) == [
          "MobileCoreServices", "UTTypeConformsTo", "kUTTypePNG", "UTTypeCopyPreferredTagWithClass",
          "kUTTagClassMIMEType",
        ])
    }
  }

  @Suite("Comments that silence rules")
  struct SuppressionTests {
    private func covered(_ source: String) -> [String] {
      let facts = Extraction.facts(source)
      return facts.suppressions.map {
        Extraction.text(SourcePlace(range: $0.covered, start: $0.place.start), in: source)
      }
    }

    @Test("have rules and a reason")
    func parts() {
      let facts = Extraction.facts("let a = 1 // typewarden:disable one,two  because of it\n")
      #expect(facts.suppressions.map(\.rules) == [["one", "two"]])
      #expect(facts.suppressions.map(\.reason) == ["because of it"])
      let block = Extraction.facts("let a = 1 /* typewarden:disable one */\n")
      #expect(block.suppressions.map(\.rules) == [["one"]])
      #expect(block.suppressions.map(\.reason) == [nil])
    }

    @Test("cover their own line behind code, else what follows, else the file")
    func ranges() {
      #expect(
        covered("let a = 1\nlet b = 2 // typewarden:disable x\nlet c = 3")
          == ["let b = 2 // typewarden:disable x"])
      #expect(
        covered("let a = 1\n// typewarden:disable x\nlet b = [\n  2,\n]\nlet c = 3")
          == ["let b = [\n  2,\n]"])
      #expect(
        covered("let a = [\n  // typewarden:disable x\n  .b,\n  .c,\n]").map { $0.prefix(3) }
          == [".b,"])
      let file = "// typewarden:disable x\nimport A\nlet b = 1\n"
      #expect(covered(file) == [file])
    }

    @Test(
      "are no others",
      arguments: [
        "// typewarden:disable", "// typewarden:disabled x", "// see typewarden:disable x",
        #"let a = "typewarden:disable x""#,
      ])
    func others(source: String) { #expect(Extraction.facts(source).suppressions.isEmpty) }
  }
#endif
