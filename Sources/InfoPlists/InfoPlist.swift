public import PropertyLists
public import TypewardenSourceText

/// A property list as an information property list: the keys of it that types and documents need.
///
/// Wrong shapes are passed over here, not thrown: what is wrong with them is for the linter.
public struct InfoPlist: Sendable {
  let contents: Contents

  /// What the views of one list share: where each known key's value is.
  final class Contents: Sendable {
    let list: PropertyList
    let settings: BuildSettings
    /// Tape indices of the values of the root's known keys, by `KnownKey`; -1 for none.
    let root: ContiguousArray<Int32>
    let declarations: KnownEntries
    let exportedCount: Int
    let documentTypes: KnownEntries

    init(_ list: PropertyList, _ settings: BuildSettings) {
      self.list = list
      self.settings = settings
      var root = ContiguousArray<Int32>(repeating: -1, count: KnownKey.allCases.count)
      var declarations = KnownEntries(.declaration)
      var exportedCount = 0
      var documentTypes = KnownEntries(.documentType)
      if let top = list.root, top.kind == .dictionary {
        let schema = InfoPlistSchema.shared
        top.forEachEntry { keyIndex, value in
          let key = top.storage.withText(ofKey: keyIndex) {
            schema.key(UnsafeRawBufferPointer($0), at: .root)
          }
          guard let key, let known = schema.known(key) else { return }
          root[Int(known.rawValue)] = Int32(value.index)
        }
        declarations.add(list, root[Int(KnownKey.exportedTypeDeclarations.rawValue)])
        exportedCount = declarations.count
        declarations.add(list, root[Int(KnownKey.importedTypeDeclarations.rawValue)])
        documentTypes.add(list, root[Int(KnownKey.documentTypes.rawValue)])
      }
      self.root = root
      self.declarations = declarations
      self.exportedCount = exportedCount
      self.documentTypes = documentTypes
    }
  }

  /// The list as information property list; `settings` fill its placeholders.
  public init(_ list: PropertyList, settings: BuildSettings = BuildSettings()) {
    contents = Contents(list, settings)
  }

  /// Reads a file.
  ///
  /// - Throws: `FileError` when it cannot be read; what is wrong in it is in ``list``'s problems.
  public init(
    contentsOf path: String, settings: BuildSettings = BuildSettings()
  ) throws(FileError) {
    self.init(try PropertyList(contentsOf: path), settings: settings)
  }

  /// The property list.
  public var list: PropertyList { contents.list }

  /// The values of the placeholders.
  public var settings: BuildSettings { contents.settings }

  /// The declarations of both lists: those that the bundle exports, then those that it imports.
  public var declaredTypes: [DeclaredType] {
    (0..<contents.declarations.count).map { DeclaredType(contents, $0) }
  }

  /// The number of declarations; looping over indices up to it makes no array.
  package var declarationCount: Int { contents.declarations.count }

  package func declaredType(_ index: Int) -> DeclaredType { DeclaredType(contents, index) }

  /// The entries of `CFBundleDocumentTypes`.
  public var documentTypes: [DocumentType] {
    (0..<contents.documentTypes.count).map { DocumentType(contents, $0) }
  }

  package var documentTypeCount: Int { contents.documentTypes.count }

  package func documentType(_ index: Int) -> DocumentType { DocumentType(contents, index) }

  /// The value of a known key of the root; of a repeated key the last.
  package func rootValue(_ key: KnownKey) -> PropertyListValue? {
    let index = contents.root[Int(key.rawValue)]
    return index < 0 ? nil : PropertyListValue(contents.list.storage, Int(index))
  }

  /// The key of a known entry of the root.
  package func rootKey(_ key: KnownKey) -> PropertyListValue? {
    var found: PropertyListValue?
    guard let root = list.root else { return nil }
    for entry in root.entries {
      let id = entry.key.withText {
        InfoPlistSchema.shared.key(UnsafeRawBufferPointer($0), at: .root)
      }
      if let id, InfoPlistSchema.shared.known(id) == key { found = entry.key }
    }
    return found
  }

  /// Whether the root has a key that only information property lists have: one of bundles, types,
  /// documents or extensions.
  package var hasInfoPlistKeys: Bool {
    let schema = InfoPlistSchema.shared
    guard let root = list.root else { return false }
    for entry in root.entries {
      let isOurs = entry.key.withText { name in
        guard let key = schema.key(UnsafeRawBufferPointer(name), at: .root) else { return false }
        return schema.flags(of: key).contains(.typeRelated) || name.starts(with: "CFBundle".utf8)
          || name.starts(with: "NSExtension".utf8)
      }
      if isOurs { return true }
    }
    return false
  }

  /// `CFBundleIdentifier` with its placeholders expanded.
  public var bundleIdentifier: String? {
    rootValue(.bundleIdentifier)?.string.map(settings.expand)
  }
}

/// Where the values of the known keys of some dictionaries are, one row for each dictionary.
struct KnownEntries: Sendable {
  private let place: Place
  private let first: Int
  private let width: Int
  /// The dictionary's tape index, then a value's for each known key of the place; -1 for none.
  private var rows: ContiguousArray<Int32> = []

  init(_ place: Place) {
    self.place = place
    let keys = KnownKey.allCases.filter { $0.path.place == place }
    first = Int(keys.first!.rawValue)
    width = keys.count + 1
  }

  var count: Int { rows.count / width }

  /// Adds the dictionaries of the array at a tape index; anything else is passed over.
  mutating func add(_ list: PropertyList, _ index: Int32) {
    guard index >= 0 else { return }
    let schema = InfoPlistSchema.shared
    let storage = list.storage
    let array = PropertyListValue(storage, Int(index))
    rows.reserveCapacity(rows.count + width * array.elementCount)
    for dictionary in array.elements where dictionary.kind == .dictionary {
      let start = rows.count
      rows.append(contentsOf: repeatElement(-1, count: width))
      rows[start] = Int32(dictionary.index)
      dictionary.forEachEntry { keyIndex, value in
        let key = storage.withText(ofKey: keyIndex) {
          schema.key(UnsafeRawBufferPointer($0), at: place)
        }
        guard let key, let known = schema.known(key) else { return }
        rows[start + 1 + Int(known.rawValue) - first] = Int32(value.index)
      }
    }
  }

  func dictionary(_ row: Int, _ storage: PropertyList.Storage) -> PropertyListValue {
    PropertyListValue(storage, Int(rows[row * width]))
  }

  func value(
    _ key: KnownKey, _ row: Int, _ storage: PropertyList.Storage
  ) -> PropertyListValue? {
    let slot = Int(key.rawValue) - first
    guard slot >= 0, slot < width - 1 else { return nil }
    let index = rows[row * width + 1 + slot]
    return index < 0 ? nil : PropertyListValue(storage, Int(index))
  }
}
