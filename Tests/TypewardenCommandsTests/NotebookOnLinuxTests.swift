import Foundation
import Testing

/// The example's types and app, exported by the tool and installed in a home of their own.
@Suite("The example Notebook on a Linux desktop")
struct NotebookOnLinuxTests {
  static let programs = [
    "update-mime-database", "update-desktop-database", "desktop-file-validate", "gio", "xdg-mime",
  ]
  static let missing = programs.filter {
    !FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
  }

  /// Prints, one a line: what the validator says, the type of a note by two programs, of a notebook
  /// (a folder), and the app that opens a note.
  static let session = """
    update-mime-database share/mime && update-desktop-database share/applications
    desktop-file-validate share/applications/notebook.desktop && echo valid
    echo text > plan.examplenote; mkdir minutes.examplenotebook
    gio info -a standard::content-type plan.examplenote | sed -n 's/.*content-type: //p'
    xdg-mime query filetype plan.examplenote
    gio info -a standard::content-type minutes.examplenotebook | sed -n 's/.*content-type: //p'
    xdg-mime query default application/x-com.example.note
    gio mime application/x-com.example.note | sed -n 's/^Default.*: //p'
    """

  @Test(
    "is known by its types and opens them",
    .enabled(if: missing.isEmpty, "needs \(missing.joined(separator: ", "))"))
  func isKnown() throws {
    let home = FileManager.default.temporaryDirectory
      .appendingPathComponent("typewarden-notebook-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: home) }
    for folder in ["share/mime/packages", "share/applications", "bin"] {
      try FileManager.default.createDirectory(
        at: home.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    // gio passes over entries whose program is not there.
    _ = FileManager.default.createFile(
      atPath: home.path + "/bin/Notebook", contents: Data("#!/bin/sh\n".utf8),
      attributes: [.posixPermissions: 0o755])
    for (target, file) in [
      ("freedesktop", "share/mime/packages/com.example.notebook-app.xml"),
      ("desktop-entry", "share/applications/notebook.desktop"),
    ] {
      let result = try ToolProcess.run(
        ["export", target, "--of", "Examples/Notebook", "--output", "\(home.path)/\(file)"])
      #expect(result.exitCode == 0)
      #expect(result.error.contains("application/x-com.example.note` is made"))
    }

    let output = Pipe()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", Self.session]
    process.currentDirectoryURL = home
    process.environment = [
      "HOME": home.path, "XDG_DATA_HOME": "\(home.path)/share", "XDG_DATA_DIRS": "/usr/share",
      "XDG_CONFIG_HOME": "\(home.path)/config", "XDG_CURRENT_DESKTOP": "GNOME",
      "PATH": "\(home.path)/bin:/usr/bin:/bin", "LC_ALL": "C.UTF-8",
    ]
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(
      text == """
        valid
        application/x-com.example.note
        application/x-com.example.note
        inode/directory
        notebook.desktop
        notebook.desktop

        """)
  }
}
