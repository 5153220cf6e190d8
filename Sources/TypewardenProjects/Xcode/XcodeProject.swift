internal import PropertyLists
internal import TypewardenSourceText

/// An Xcode project as its file describes it: objects that refer to each other by identifiers.
///
/// Whatever is missing or of the wrong shape is passed over; references in circles end where they
/// began.
struct XcodeProject {
  /// The folder of the project: `App.xcodeproj`.
  let path: String
  /// What `SOURCE_ROOT` means.
  let root: String
  /// The same from the top of the file system, as settings have it.
  let absoluteRoot: String
  /// The object that everything else hangs on.
  let project: XcodeObject
  private let objects: [String: PropertyListValue]
  private let source: SourceText
  /// Where the files and groups are, by identifier; those made by the build are not among them.
  private(set) var places: [String: String] = [:]

  /// A project from its file; nil when that holds none.
  init?(_ list: PropertyList, path: String) {
    guard let top = list.root, let objects = top["objects"], objects.kind == .dictionary else {
      return nil
    }
    var byID: [String: PropertyListValue] = [:]
    var first: XcodeObject?
    for entry in objects.entries where entry.value.kind == .dictionary {
      guard let id = entry.key.string else { continue }
      byID[id] = entry.value
      if first == nil, entry.value["isa"]?.hasText("PBXProject") == true {
        first = XcodeObject(id: id, value: entry.value)
      }
    }
    let named = top["rootObject"]?.string.flatMap { id in
      byID[id].map { XcodeObject(id: id, value: $0) }
    }
    guard let project = named ?? first else { return nil }
    self.path = path
    self.project = project
    self.objects = byID
    source = list.source
    root = FilePath.joined(FilePath.folder(of: path), project.text("projectDirPath") ?? "")
    absoluteRoot = FilePath.joined(FileSystem.workingDirectory ?? "", root)
    places = findPlaces()
  }

  /// The name of the project without its extension.
  var name: String { FilePath.stem(of: path) }

  /// The line of an offset in the project's file.
  func line(at offset: Int) -> Int { LineTable(source).location(of: offset).line }

  /// The object of an identifier.
  func object(_ id: String?) -> XcodeObject? {
    guard let id, let value = objects[id] else { return nil }
    return XcodeObject(id: id, value: value)
  }

  /// The objects that a key of another lists.
  func objects(_ key: String, of object: XcodeObject) -> [XcodeObject] {
    object.texts(key).compactMap { self.object($0) }
  }

  /// Goes down the groups from the main one.
  private func findPlaces() -> [String: String] {
    var places: [String: String] = [:]
    var open: [(id: String, folder: String)] = []
    if let main = project.text("mainGroup") { open.append((main, root)) }
    while let (id, folder) = open.popLast() {
      guard places[id] == nil, let object = object(id) else { continue }
      guard let place = place(of: object, in: folder) else { continue }
      places[id] = place
      for child in object.texts("children") { open.append((child, place)) }
    }
    return places
  }

  private func place(of object: XcodeObject, in folder: String) -> String? {
    let path = object.text("path") ?? ""
    switch object.text("sourceTree") ?? "<group>" {
    case "<group>": return FilePath.joined(folder, path)
    case "SOURCE_ROOT": return FilePath.joined(root, path)
    case "<absolute>": return path.isEmpty ? nil : FilePath.joined("", path)
    default: return nil
    }
  }
}
