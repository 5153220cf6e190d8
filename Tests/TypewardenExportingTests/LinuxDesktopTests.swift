import Foundation
import Testing
import TypeDeclarations
import TypewardenExporting

/// Exports installed in a private folder and read by the desktop's own programs.
@Suite("A Linux desktop")
struct LinuxDesktopTests {
  @Test(
    "accepts the MIME package without a complaint",
    .enabled(if: Program.updateMIMEDatabase.isInstalled, "needs shared-mime-info"))
  func acceptsPackage() throws {
    for registry in [SampleExport.registry, SampleRegistry.hostile] {
      let desktop = try Desktop(SampleExport.input(registry))
      defer { desktop.remove() }
      #expect(desktop.update.exitCode == 0)
      #expect(desktop.update.error == "")
    }
  }

  static let database = "/usr/share/mime/packages/freedesktop.org.xml"

  @Test(
    "finds the MIME package valid by the document type of its own database",
    .enabled(if: Program.xmllint.isInstalled, "needs libxml2-utils"),
    .enabled(
      if: FileManager.default.fileExists(atPath: database), "needs shared-mime-info"))
  func findsPackageValid() throws {
    let text = try String(contentsOfFile: Self.database, encoding: .utf8)
    let start = try #require(text.range(of: "<!DOCTYPE mime-info ["))
    let end = try #require(text.range(of: "]>", range: start.upperBound..<text.endIndex))
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("typewarden-dtd-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try String(text[start.upperBound..<end.lowerBound]).write(
      to: folder.appendingPathComponent("mime.dtd"), atomically: true, encoding: .utf8)
    for registry in [SampleExport.registry, SampleRegistry.hostile] {
      var input = SampleExport.input(registry)
      input.localizedDescriptions = [
        "com.example.note": ["de": "Notiz <&>", "zh-Hant": "筆記"],
        "com.example.hostile0": ["fr": "\u{1B}]]>\u{202E}", "pt-BR": "\"'"],
      ]
      let package = FreedesktopPackage.render(input).text
      #expect(package.contains("xml:lang"))
      let result = try Program.xmllint.run(
        ["--noout", "--nonet", "--dtdvalid", "mime.dtd", "-"], input: package, folder: folder)
      #expect(result.exitCode == 0, "\(result.error)")
      #expect(result.error == "")
    }
  }

  @Test(
    "knows files by their names afterwards, and the app that opens them",
    .enabled(if: Program.updateMIMEDatabase.isInstalled, "needs shared-mime-info"),
    .enabled(if: Program.gio.isInstalled, "needs libglib2.0-bin"),
    .enabled(if: Program.updateDesktopDatabase.isInstalled, "needs desktop-file-utils"),
    .enabled(if: Program.xdgMIME.isInstalled, "needs xdg-utils"))
  func knowsFiles() throws {
    var input = SampleExport.input()
    // gio looks for the program before it takes `%%` for one sign.
    input.apps[0].executable = "notes & \"more\""
    let desktop = try Desktop(input)
    defer { desktop.remove() }
    try Data("a note".utf8).write(to: desktop.folder.appendingPathComponent("plan.examplenote"))
    let info = try desktop.run(.gio, ["info", "-a", "standard::content-type", "plan.examplenote"])
    #expect(info.output.contains("standard::content-type: application/x-example-note"), "\(info)")
    let query = try desktop.run(.xdgMIME, ["query", "filetype", "plan.examplenote"])
    #expect(query.output == "application/x-example-note\n", "\(query)")
    _ = try desktop.run(.updateDesktopDatabase, ["share/applications"])
    let app = try desktop.run(.gio, ["mime", "application/x-example-note"])
    #expect(app.output.contains("notes.desktop"), "\(app)")
    let standard = try desktop.run(.xdgMIME, ["query", "default", "application/x-example-note"])
    #expect(standard.output == "notes.desktop\n", "\(standard)")
  }

  @Test(
    "finds the desktop entry valid",
    .enabled(if: Program.desktopFileValidate.isInstalled, "needs desktop-file-utils"))
  func findsEntryValid() throws {
    let texts = [SampleExport.app.name] + SampleRegistry.hostileTexts
    for text in texts {
      var input = SampleExport.input()
      input.apps[0].name = text
      input.apps[0].executable = text
      input.apps[0].localizedNames = ["pt-BR": text, "de": "Notizen", text: "left out"]
      let desktop = try Desktop(input)
      defer { desktop.remove() }
      let result = try desktop.run(.desktopFileValidate, ["share/applications/notes.desktop"])
      #expect(result.exitCode == 0, "\(text): \(result)")
      #expect(result.output + result.error == "", "\(text)")
    }
  }

  /// A home of its own with the package and the entry installed.
  struct Desktop {
    let folder: URL
    private(set) var update = Program.Result(output: "", error: "", exitCode: 0)

    init(_ input: ExportInput) throws {
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("typewarden-desktop-\(UUID().uuidString)")
      let packages = folder.appendingPathComponent("share/mime/packages")
      let applications = folder.appendingPathComponent("share/applications")
      for path in [packages, applications] {
        try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
      }
      try FreedesktopPackage.render(input).text.write(
        to: packages.appendingPathComponent("com.example.xml"), atomically: true, encoding: .utf8)
      try DesktopEntry.render(input.apps[0], input).text.write(
        to: applications.appendingPathComponent("notes.desktop"), atomically: true, encoding: .utf8)
      if Program.updateMIMEDatabase.isInstalled {
        update = try run(.updateMIMEDatabase, [folder.path + "/share/mime"])
      }
      // gio leaves out entries whose program does not exist.
      let bin = folder.appendingPathComponent("bin")
      try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
      let name = input.apps[0].executable ?? ""
      if !name.contains("/"), !name.contains("\0") {
        let program = bin.appendingPathComponent(name).path
        _ = FileManager.default.createFile(
          atPath: program, contents: Data("#!/bin/sh\n".utf8),
          attributes: [.posixPermissions: 0o755])
      }
    }

    func run(_ program: Program, _ arguments: [String]) throws -> Program.Result {
      try program.run(
        arguments,
        environment: [
          "HOME": folder.path, "XDG_DATA_HOME": folder.path + "/share",
          "XDG_CONFIG_HOME": folder.path + "/config", "XDG_CACHE_HOME": folder.path + "/cache",
          "XDG_DATA_DIRS": "/usr/share", "XDG_CURRENT_DESKTOP": "GNOME",
          "PATH": folder.path + "/bin:/usr/bin:/bin",
        ], folder: folder)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }
  }
}
