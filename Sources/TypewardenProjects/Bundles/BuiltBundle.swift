internal import TypewardenSourceText

/// Bundles that come out of a build: where their property list is and what is inside them.
enum BuiltBundle {
  static let extensions: Set<String> = [
    "app", "appex", "framework", "bundle", "plugin", "xpc", "qlgenerator", "mdimporter", "service",
    "prefPane", "component", "saver",
  ]

  /// Whether a directory is a bundle out of a build, and not a folder of sources in the shape of one:
  /// it has an executable or a signature, or its list has keys that only builds write.
  static func isBuilt(_ directory: String) -> Bool {
    guard let list = infoPlist(of: directory) else { return false }
    for sign in ["_CodeSignature", "Contents/_CodeSignature", "Contents/MacOS", "PkgInfo"]
    where FileSystem.exists("\(directory)/\(sign)") {
      return true
    }
    if case .file(isExecutable: true)? = try? FileSystem.kind(
      of: "\(directory)/\(FilePath.stem(of: directory))")
    {
      return true
    }
    guard let bytes = try? FileBytes.readFound(path: list) else { return false }
    return ["DTPlatformName", "BuildMachineOSBuild", "DTXcode"].contains { key in
      ByteSearch.contains(key, in: bytes)
    }
  }

  /// The bundle's own property list: in `Contents` as on the Mac, beside the executable as on iOS,
  /// or in the resources of a framework's version.
  static func infoPlist(of directory: String) -> String? {
    for place in ["Contents/Info.plist", "Info.plist", "Resources/Info.plist"] {
      let path = "\(directory)/\(place)"
      if case .file? = try? FileSystem.kind(of: path), !hasLink(directory, place) { return path }
    }
    guard let versions = try? FileSystem.entries(of: "\(directory)/Versions") else { return nil }
    for version in versions where version.kind == .directory {
      let path = "\(directory)/Versions/\(version.name)/Resources/Info.plist"
      if case .file? = try? FileSystem.kind(of: path) { return path }
    }
    return nil
  }

  /// Whether the folder that a place lies in is a link, as `Resources` of a framework is.
  private static func hasLink(_ directory: String, _ place: String) -> Bool {
    let folder = FilePath.folder(of: place)
    return folder != "." && (try? FileSystem.kind(of: "\(directory)/\(folder)")) == .symbolicLink
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
    /// The folders that could not be looked into.
    var errors: [FileError] = []
  }

  /// What is inside a bundle, however deep; links are not followed.
  static func contents(of bundle: String) -> Contents {
    var contents = Contents()
    var folders = [(path: bundle, depth: 0)]
    let own = infoPlist(of: bundle)
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
          if extensions.contains(FilePath.pathExtension(of: path)), let list = infoPlist(of: path) {
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
