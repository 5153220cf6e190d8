import SwiftUI
import UniformTypeIdentifiers

struct RecipeDocument: FileDocument, Equatable {
  static var readableContentTypes: [UTType] { [.json, .plainText] }

  var title = ""
  var steps: [String] = []
  private let created: Date

  // "configuration.file" in a comment or a text is no use of it.
  init() { created = .now }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else {
      throw CocoaError(.fileReadCorruptFile)
    }
    title = configuration.contentType == .json ? "configuration.file" : "Text"
    steps = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    created = .now
  }

  mutating func append(_ step: String) { steps.append(step) }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    if let file = configuration.existingFile, file.isRegularFile { return file }
    return FileWrapper(regularFileWithContents: Data(steps.joined(separator: "\n").utf8))
  }
}
