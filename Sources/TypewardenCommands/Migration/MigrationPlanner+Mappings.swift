extension MigrationPlanner {
  /// What the class has, and what takes its place.
  func mappings(for target: MigrationPlan.Target) -> [MigrationPlan.Mapping] {
    typealias Mapping = MigrationPlan.Mapping
    let old = isReference ? "ReferenceFileDocument" : "FileDocument"
    var mappings = [
      Mapping(
        from: isReference ? "class … : \(old)" : "struct … : \(old)",
        to: "@Observable final class … : \(target.rawValue)", place: document.declaration)
    ]
    func add(_ from: String, _ to: String, _ place: MigrationPlan.Place?) {
      if let place { mappings.append(Mapping(from: from, to: to, place: place)) }
    }
    add("@Published", "a plain property of an @Observable class", published.first)
    add(
      "readableContentTypes", target == .writable ? "writableContentTypes" : "the same",
      document.readableTypes)
    if target != .writable {
      add(
        "init(configuration:)", "reader(configuration:) and apply(snapshot:previous:)",
        document.readingInit)
      add(
        "configuration.file", "the closure's argument in FileWrapperDocumentReader",
        document.uses(ofConfiguration: "file").first)
    }
    if target == .writable {
      add(
        "init(configuration:)", "nothing: what is only exported is not read", document.readingInit)
    }
    if target != .readable {
      if isReference {
        add(
          "snapshot(contentType:) throws",
          "@MainActor snapshot(contentType:) async throws -> sending", document.snapshot)
      } else {
        mappings.append(
          Mapping(
            from: "the value itself as snapshot", to: "snapshot(contentType:)", place: nil))
      }
      add(
        isReference ? "fileWrapper(snapshot:configuration:)" : "fileWrapper(configuration:)",
        "writer(configuration:) with a FileWrapperDocumentWriter", document.writing)
      add(
        "configuration.existingFile", "the closure's second argument, the previous file wrapper",
        document.uses(ofConfiguration: "existingFile").first)
    }
    add(
      "configuration.contentType", "the same, taken before the closure",
      document.uses(ofConfiguration: "contentType").first)
    for place in uses.editingGroups {
      add("DocumentGroup(newDocument:)", "DocumentGroup(editor:makeDocument:)", place)
    }
    for place in uses.viewingGroups {
      add("DocumentGroup(viewing:)", "DocumentGroup(viewer:makeReadableDocument:)", place)
    }
    for holder in uses.holders {
      let from = holder.wrapper.map { "@\($0) var \(holder.name)" } ?? "var \(holder.name)"
      add(from, replacement(for: holder), holder.place)
    }
    return mappings
  }

  var published: [MigrationPlan.Place] { document.places(of: ["@", "Published"]) }

  /// How a view holds an observable document.
  func replacement(for holder: DocumentUses.Holder) -> String {
    switch holder.wrapper {
    case "StateObject": "@State var \(holder.name)"
    case "EnvironmentObject": "@Environment(\(document.name).self) var \(holder.name)"
    case "State": "the same"
    case nil: "the same, and @Bindable where bindings are made of it"
    default: "@Bindable var \(holder.name)"
    }
  }
}
