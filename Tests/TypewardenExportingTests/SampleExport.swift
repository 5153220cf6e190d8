import TypeDeclarations
import TypewardenExporting

/// What an app for notes declares, with something for each target to lose.
enum SampleExport {
  static let registry = TypeRegistry.system.adding(
    [
      TypeDeclaration(
        "com.example.note", kind: .exported, conformingTo: ["public.plain-text", "public.content"],
        tags: [
          .filenameExtension: ["examplenote"],
          .mimeType: ["application/x-example-note", "text/x-example-note"],
        ], localizedDescription: "Example Note", referenceURL: "https://example.com/note"),
      TypeDeclaration(
        "com.example.notebook", kind: .exported,
        conformingTo: ["com.apple.package", "public.content"],
        tags: [.filenameExtension: ["examplenotebook"]], localizedDescription: "Example Notebook"),
      TypeDeclaration(
        "com.example.outline", kind: .imported, conformingTo: ["public.xml", "com.example.lost"],
        tags: [
          .filenameExtension: ["xml", "o*", "outline file"], .mimeType: ["application/xml", "odd"],
          .osType: ["OUTL"],
        ]),
    ], layer: RegistryLayer("App/Info.plist"))

  static let app = ExportedApp(
    name: "Notes; & \\ more", executable: "Note 100% \"$x\"", bundleIdentifier: "com.example.notes",
    documents: [
      document("Editor", "Owner", "com.example.note"),
      document("Editor", "Default", "com.example.notebook"),
      document("Viewer", "Alternate", "public.png"), document("Viewer", nil, "public.image"),
      document("QLGenerator", nil, "com.example.note"), document("Viewer", "None", "public.jpeg"),
      document("Viewer", nil, "com.example.nobody"),
    ])

  private static func document(
    _ role: String, _ rank: String?, _ type: String
  ) -> ExportedApp.Document {
    ExportedApp.Document(
      name: "\(type) document", role: role, rank: rank, contentTypes: [type], extensions: [])
  }

  static func input(_ registry: TypeRegistry = registry) -> ExportInput {
    ExportInput(registry: registry, types: SampleRegistry.own(registry), apps: [app]) {
      "App/Info.plist:\($0.recordID.index + 10)"
    }
  }

  static func render(_ target: String, _ input: ExportInput) -> ExportOutput {
    switch target {
    case "freedesktop": FreedesktopPackage.render(input)
    case "desktop-entry": DesktopEntry.render(input.apps[0], input)
    case "mime-types": MIMETypesFile.render(input)
    case "json": DeclarationsJSON.render(input)
    default: DeclarationsCSV.render(input)
    }
  }

  static let targets = ["freedesktop", "desktop-entry", "mime-types", "json", "csv"]
}
