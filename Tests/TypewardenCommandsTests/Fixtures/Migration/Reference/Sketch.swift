import SwiftUI
import UniformTypeIdentifiers

final class Sketch: ReferenceFileDocument {
  struct Snapshot { var lines: [String] }

  static let readableContentTypes: [UTType] = [UTType(exportedAs: "com.example.sketch")]

  @Published var lines: [String] = []

  init() {}

  required init(configuration: ReadConfiguration) throws {
    lines = [configuration.file.filename ?? ""]
  }

  func snapshot(contentType: UTType) throws -> Snapshot { Snapshot(lines: lines) }

  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(snapshot.lines.joined().utf8))
  }

  func add(_ line: String, undoManager: UndoManager?) {
    lines.append(line)
    undoManager?.registerUndo(withTarget: self) { $0.lines.removeLast() }
  }
}

struct SketchView: View {
  @ObservedObject var sketch: Sketch
  var body: some View { Text(sketch.lines.joined()) }
}

@main
struct SketchApp: App {
  var body: some Scene {
    DocumentGroup(viewing: Sketch.self) { file in SketchView(sketch: file.document) }
  }
}
