import UniformDocuments

package struct NotebookReader: DocumentReader {
  let contentType: UTType

  @concurrent
  package func read(
    from source: sending URL, progress: consuming Subprogress
  ) async throws -> sending NotebookContents {
    guard contentType.conforms(to: .notebook) else {
      let steps = progress.start(totalCount: 1)
      let text = String(decoding: try Data(contentsOf: source), as: UTF8.self)
      let pages = text.split(separator: formFeed, omittingEmptySubsequences: false)
      steps.complete(count: 1)
      return NotebookContents(
        title: source.deletingPathExtension().lastPathComponent,
        pages: pages.map { NotebookContents.Page(id: UUID(), text: String($0)) })
    }

    let json = try Data(contentsOf: source.appending(path: "metadata.json"))
    let metadata = try JSONDecoder().decode(Metadata.self, from: json)
    let steps = progress.start(totalCount: 1 + metadata.pages.count)
    steps.complete(count: 1)

    var contents = NotebookContents(title: metadata.title)
    for id in metadata.pages {
      let text = try Data(contentsOf: source.appending(path: "pages/\(id.uuidString).txt"))
      contents.pages.append(
        NotebookContents.Page(id: id, text: String(decoding: text, as: UTF8.self)))
      steps.complete(count: 1)
    }
    // Media stay where they are.
    for item in metadata.media ?? [] {
      var media = NotebookContents.Media(id: item.id, name: item.name, source: source)
      media.source = source.appending(path: "media/\(media.fileName)")
      contents.media.append(media)
    }
    return contents
  }
}
