internal import PropertyLists
package import TypewardenSourceText

/// What lies beside the property list of a built bundle, as far as its types show it to people:
/// icon files, and names in the languages of the bundle.
public struct BundleResources: Sendable {
  /// The names of the files among the resources, those of single languages included.
  public private(set) var files: Set<String> = []
  /// For each language the names that replace texts of the property list.
  public private(set) var localizedNames: [String: [String: String]] = [:]
  /// Whether there is an archive of compiled images, which may hold any icon without an extension.
  public private(set) var hasImageArchive = false

  /// No resources.
  public init() {}

  /// The resources beside the property list of a bundle; tables of names that are not understood are
  /// remarked on, and what cannot be read is an error.
  package init(
    besideList list: String, _ remarks: inout [Remark], _ errors: inout [FileError]
  ) {
    let folder = FilePath.folder(of: list)
    let resources =
      FilePath.name(of: folder) == "Contents" ? FilePath.joined(folder, "Resources") : folder
    if Self.leadsOut(resources, of: folder) { return }
    for entry in Self.entries(of: resources, &errors) {
      let path = FilePath.joined(resources, entry.name)
      if entry.kind == .directory {
        guard FilePath.pathExtension(of: entry.name) == "lproj" else { continue }
        readLanguage(path, FilePath.stem(of: entry.name), in: folder, &remarks, &errors)
        continue
      }
      files.insert(entry.name)
      let isTable = entry.name == "InfoPlist.loctable"
      guard isTable || entry.name == "InfoPlist.xcstrings", !Self.leadsOut(path, of: folder) else {
        continue
      }
      if isTable {
        readTables(path, &remarks, &errors)
      } else {
        readCatalog(path, &remarks, &errors)
      }
    }
    hasImageArchive = files.contains("Assets.car")
  }

  /// What is in a folder; nothing, with an error, when that cannot be told.
  private static func entries(
    of folder: String, _ errors: inout [FileError]
  ) -> [FileSystem.Entry] {
    do throws(FileError) {
      return try FileSystem.entries(of: folder)
    } catch {
      if !error.isMissing { errors.append(error) }
      return []
    }
  }

  /// Whether something that is looked for in a bundle is a link to a place outside of it: what stands
  /// there is nobody's business who reads the report.
  private static func leadsOut(_ path: String, of folder: String) -> Bool {
    guard FileSystem.isLink(path), let real = FileSystem.resolved(path),
      let root = FileSystem.resolved(folder)
    else { return false }
    return !FilePath.isInside(real, root)
  }

  private mutating func readLanguage(
    _ folder: String, _ language: String, in bundle: String,
    _ remarks: inout [Remark], _ errors: inout [FileError]
  ) {
    for entry in Self.entries(of: folder, &errors) where entry.kind != .directory {
      files.insert(entry.name)
      guard entry.name == "InfoPlist.strings" else { continue }
      let path = FilePath.joined(folder, entry.name)
      if Self.leadsOut(path, of: bundle) { continue }
      if let root = Self.table(path, &remarks, &errors) {
        localizedNames[language] = Self.names(root)
      }
    }
  }

  /// A table of all languages in one file.
  private mutating func readTables(
    _ path: String, _ remarks: inout [Remark], _ errors: inout [FileError]
  ) {
    guard let root = Self.table(path, &remarks, &errors) else { return }
    for entry in root.entries where entry.value.kind == .dictionary {
      if let language = entry.key.string { localizedNames[language] = Self.names(entry.value) }
    }
  }

  /// A string catalogue, from which Xcode makes the tables of a bundle.
  private mutating func readCatalog(
    _ path: String, _ remarks: inout [Remark], _ errors: inout [FileError]
  ) {
    let source: SourceText
    do throws(FileError) {
      source = SourceText(name: path, bytes: try FileBytes.readFound(path: path))
    } catch {
      errors.append(error)
      return
    }
    do throws(JSONDocument.Failure) {
      addCatalog(try JSONDocument.read(source))
    } catch {
      let line = LineTable(source).location(of: error.offset).line
      remarks.append(Remark(path, line: line, error.message))
    }
  }

  private mutating func addCatalog(_ catalog: JSONDocument) {
    for text in catalog.member("strings")?.members ?? [] {
      for language in text.value.member("localizations")?.members ?? [] {
        let name = language.value.member("stringUnit")?.member("value")?.string
        if let name { localizedNames[language.name, default: [:]][text.name] = name }
      }
    }
  }

  private static func table(
    _ path: String, _ remarks: inout [Remark], _ errors: inout [FileError]
  ) -> PropertyListValue? {
    let list: PropertyList
    do throws(FileError) {
      list = PropertyListReader().read(try FileBytes.readFound(path: path), name: path)
    } catch {
      errors.append(error)
      return nil
    }
    if list.isBroken, let problem = list.problems.first {
      let line = LineTable(list.source).location(of: problem.range.start).line
      remarks.append(Remark(path, line: line, problem.message))
    }
    return list.root
  }

  private static func names(_ table: PropertyListValue) -> [String: String] {
    var names: [String: String] = [:]
    for entry in table.entries {
      if let key = entry.key.string, let name = entry.value.string { names[key] = name }
    }
    return names
  }

  /// Whether some language has a name that replaces a text of the property list.
  public func localizes(_ text: String) -> Bool {
    localizedNames.values.contains { $0[text]?.isEmpty == false }
  }

  /// Whether an icon that a property list names is there: as file of that name, or of that name
  /// with an extension, a scale or a kind of device behind it.
  public func hasIcon(_ name: String) -> Bool {
    let name = FilePath.name(of: name)
    if files.contains(name) { return true }
    let type = FilePath.pathExtension(of: name)
    let isImage = Self.imageTypes.contains(type.lowercased())
    if hasImageArchive, !isImage { return true }
    let stem = isImage ? FilePath.stem(of: name) : name
    return files.contains { file in
      guard file.utf8.starts(with: stem.utf8) else { return false }
      let fileType = FilePath.pathExtension(of: file)
      guard isImage ? fileType == type : Self.imageTypes.contains(fileType.lowercased()) else {
        return false
      }
      let between = file.utf8.dropFirst(stem.utf8.count).dropLast(fileType.utf8.count + 1)
      return between.isEmpty || between.first == UInt8(ascii: "@")
        || between.first == UInt8(ascii: "~")
    }
  }

  private static let imageTypes: Set<String> = ["icns", "png", "jpg", "jpeg", "tiff", "tif", "pdf"]
}
