import UniformDocuments

package struct NotebookWriter: DocumentWriter {
  let contentType: UTType

  /// With `previous` the destination holds what that gave, so only differences are written.
  @concurrent
  package func write(
    snapshot: sending NotebookContents, to destination: sending URL,
    previous: sending NotebookContents?, progress: consuming Subprogress
  ) async throws {
    guard contentType.conforms(to: .notebook) else {
      let steps = progress.start(totalCount: 1)
      let text = snapshot.pages.map(\.text).joined(separator: String(formFeed))
      try Data(text.utf8).write(to: destination, options: .atomic)
      steps.complete(count: 1)
      return
    }

    let files = FileManager.default
    let pages = destination.appending(path: "pages")
    let media = destination.appending(path: "media")
    for folder in [pages, media] {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let newMedia = snapshot.media.filter { previous?.media.contains($0) != true }
    // A hundred for each of the large files, since each takes much longer than all the rest.
    let steps = progress.start(totalCount: 1 + 100 * newMedia.count)

    let saved = Dictionary(
      (previous?.pages ?? []).map { ($0.id, $0.text) }, uniquingKeysWith: { $1 })
    for page in snapshot.pages where saved[page.id] != page.text {
      try Data(page.text.utf8).write(to: pages.appending(path: "\(page.id.uuidString).txt"))
    }
    for item in newMedia {
      try copyInChunks(
        item.source, to: media.appending(path: item.fileName),
        steps.subprogress(assigningCount: 100))
    }

    try remove(from: pages, allBut: snapshot.pages.map { "\($0.id.uuidString).txt" })
    try remove(from: media, allBut: snapshot.media.map(\.fileName))
    let metadata = Metadata(
      title: snapshot.title, pages: snapshot.pages.map(\.id),
      media: snapshot.media.map { Metadata.Media(id: $0.id, name: $0.name) })
    try JSONEncoder().encode(metadata).write(to: destination.appending(path: "metadata.json"))
    steps.complete(count: 1)
  }

  private func remove(from folder: URL, allBut names: [String]) throws {
    let wanted = Set(names)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where !wanted.contains(name) {
      try FileManager.default.removeItem(at: folder.appending(path: name))
    }
  }
}

/// Copies a file in about a hundred steps; in fewer if it is small, because a step should be worth a
/// call of the system, and in more if it is huge, because it must fit in memory.
func copyInChunks(_ source: URL, to destination: URL, _ progress: consuming Subprogress) throws {
  let input = try FileHandle(forReadingFrom: source)
  defer { try? input.close() }
  let size = Int(try input.seekToEnd())
  try input.seek(toOffset: 0)
  let chunk = min(max(size / 100, 64 << 10), 8 << 20)
  let steps = progress.start(totalCount: max(1, (size + chunk - 1) / chunk))

  try Data().write(to: destination)
  let output = try FileHandle(forWritingTo: destination)
  defer { try? output.close() }
  while let data = try input.read(upToCount: chunk), !data.isEmpty {
    try Task.checkCancellation()
    try output.write(contentsOf: data)
    steps.complete(count: 1)
  }
}
