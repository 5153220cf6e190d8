internal import TypewardenSourceText

/// Bundles that come out of a build: where their property list is and what is inside them.
enum BuiltBundle {
  static let extensions: Set<String> = [
    "app", "appex", "framework", "bundle", "plugin", "xpc", "qlgenerator", "mdimporter", "service",
    "prefPane", "component", "saver",
  ]

  /// Whether a directory is a bundle out of a build, and not a folder of sources in the shape of one:
  /// it has an executable or a signature, or its list has keys that only builds write.
  static func isBuilt(_ directory: String) throws(FileError) -> Bool {
    guard let list = try infoPlist(of: directory) else { return false }
    for sign in ["_CodeSignature", "Contents/_CodeSignature", "Contents/MacOS", "PkgInfo"]
    where try FileSystem.found("\(directory)/\(sign)") != nil {
      return true
    }
    if case .file(isExecutable: true)? = try FileSystem.found(
      "\(directory)/\(FilePath.stem(of: directory))")
    {
      return true
    }
    let read = try FileSystem.orNil { () throws(FileError) in try FileBytes.readFound(path: list) }
    guard let bytes = read else { return false }
    return ["DTPlatformName", "BuildMachineOSBuild", "DTXcode"].contains { key in
      ByteSearch.contains(key, in: bytes)
    }
  }

  /// The bundle's own property list: in `Contents` as on the Mac, beside the executable as on iOS,
  /// or in the resources of a framework's version.
  static func infoPlist(of directory: String) throws(FileError) -> String? {
    for place in ["Contents/Info.plist", "Info.plist", "Resources/Info.plist"] {
      let path = "\(directory)/\(place)"
      if case .file? = try FileSystem.found(path), try !hasLink(directory, place) { return path }
    }
    for version in try versions(of: directory) where version.kind == .directory {
      let path = "\(directory)/Versions/\(version.name)/Resources/Info.plist"
      if case .file? = try FileSystem.found(path) { return path }
    }
    return nil
  }

  private static func versions(of directory: String) throws(FileError) -> [FileSystem.Entry] {
    try FileSystem.orNil { () throws(FileError) in
      try FileSystem.entries(of: "\(directory)/Versions")
    } ?? []
  }

  /// Whether the folder that a place lies in is a link, as `Resources` of a framework is.
  private static func hasLink(_ directory: String, _ place: String) throws(FileError) -> Bool {
    let folder = FilePath.folder(of: place)
    if folder == "." { return false }
    return try FileSystem.found("\(directory)/\(folder)") == .symbolicLink
  }

  /// What a bundle is for, by its name.
  static func role(of directory: String) -> Product.Part.Role {
    switch FilePath.pathExtension(of: directory) {
    case "app": FilePath.folder(of: directory).hasSuffix("/AppClips") ? .appClip : .app
    case "appex", "xpc": .appExtension
    case "framework": .framework
    case "qlgenerator", "mdimporter": .importer
    default: .bundle
    }
  }

  /// What is inside a bundle: other bundles, and property lists that are not a bundle's own.
  struct Contents {
    var bundles: [String] = []
    var lists: [String] = []
    /// The folders that could not be looked into, and what in them could not be looked at.
    var errors: [FileError] = []

    /// The bundle's own property list; when that cannot be told, there is an error more.
    mutating func ownList(of bundle: String) -> String? {
      do throws(FileError) {
        return try infoPlist(of: bundle)
      } catch {
        errors.append(error)
        return nil
      }
    }
  }

  /// What is inside a bundle, however deep; links are not followed.
  static func contents(of bundle: String) -> Contents {
    var contents = Contents()
    var folders = [(path: bundle, depth: 0)]
    let own = contents.ownList(of: bundle)
    var ownLists: Set<String> = own.map { [$0] } ?? []
    while let (folder, depth) = folders.popLast() {
      guard depth < 64 else { continue }
      let entries: [FileSystem.Entry]
      do throws(FileError) {
        entries = try FileSystem.entries(of: folder)
      } catch {
        contents.errors.append(error)
        continue
      }
      var inner: [(path: String, depth: Int)] = []
      for entry in entries {
        let path = "\(folder)/\(entry.name)"
        switch entry.kind {
        case .directory:
          if extensions.contains(FilePath.pathExtension(of: path)),
            let list = contents.ownList(of: path)
          {
            contents.bundles.append(path)
            ownLists.insert(list)
          }
          inner.append((path, depth + 1))
        case .file where entry.name.hasSuffix(".plist"): contents.lists.append(path)
        case .file, .symbolicLink, .special: break
        }
      }
      folders += inner.reversed()
    }
    contents.lists.removeAll { ownLists.contains($0) }
    return contents
  }
}
