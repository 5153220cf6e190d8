import Foundation

/// A made-up repository for `typewarden lint`: apps with their extensions in folders, and Swift files
/// of which one in five names types of data.
///
///     typewarden-bench sources /tmp/tree
///     time typewarden lint /tmp/tree      # once with an empty cache, then again
enum SourceTree {
  /// Writes a repository of some Swift files, with a property list for each 25 of them.
  static func write(to folder: String, files: Int) throws {
    let apps = max(1, files / 50)
    var random = SystemRandomNumberGenerator()
    for app in 0..<apps {
      let root = "\(folder)/App\(app)"
      try make("\(root)/Sources")
      try make("\(root)/Share")
      try save(list(app, isExtension: false), "\(root)/Info.plist")
      try save(list(app, isExtension: true), "\(root)/Share/Info.plist")
    }
    for file in 0..<files {
      let app = file % apps
      let isShared = file % 10 == 0
      let folder = "\(folder)/App\(app)/\(isShared ? "Share" : "Sources")"
      let text = source(file, app, lines: Int.random(in: 40...300, using: &random))
      try save(text, "\(folder)/Model\(file).swift")
    }
  }

  private static func make(_ folder: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
  }

  private static func save(_ text: String, _ path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  private static func source(_ file: Int, _ app: Int, lines: Int) -> String {
    var text = "import Foundation\n\n"
    if file % 5 == 0 {
      text += """
        import SwiftUI
        import UniformTypeIdentifiers

        extension UTType {
          static let note\(file) = UTType(exportedAs: "com.example.app\(app).note")
        }

        final class Note\(file): Document {
          static let readableContentTypes: [UTType] = [.note\(file)]
          func rename(_ undoManager: UndoManager) { undoManager.registerUndo(withTarget: self) { _ in } }
        }

        """
    }
    text += "struct Model\(file) {\n"
    for line in 0..<lines {
      text += "  var value\(line): Int { (\(line) &* count + \(file)) % 97 } // counts the rows\n"
    }
    return text + "  var count = 0\n}\n"
  }

  private static func list(_ app: Int, isExtension: Bool) -> String {
    let body =
      isExtension
      ? """
      <key>CFBundleIdentifier</key>
      <string>com.example.app\(app).share</string>
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.share-services</string>
      </dict>
      """
      : """
      <key>CFBundleIdentifier</key>
      <string>com.example.app\(app)</string>
      <key>CFBundlePackageType</key>
      <string>APPL</string>
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Note</string>
          <key>CFBundleTypeRole</key>
          <string>Editor</string>
          <key>LSHandlerRank</key>
          <string>Owner</string>
          <key>LSItemContentTypes</key>
          <array><string>com.example.app\(app).note</string></array>
        </dict>
      </array>
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app\(app).note</string>
          <key>UTTypeDescription</key>
          <string>Note</string>
          <key>UTTypeConformsTo</key>
          <array><string>public.data</string></array>
          <key>UTTypeTagSpecification</key>
          <dict>
            <key>public.filename-extension</key>
            <array><string>examplenote\(app)</string></array>
          </dict>
        </dict>
      </array>
      """
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      \(body)
      </dict>
      </plist>

      """
  }
}
