#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// From a name and a kind of object to a type: the one function that every caller uses.
extension TypeRegistry {
  /// The type of a named object.
  ///
  /// - A symbolic link, a volume and a special file have the type of their kind.
  /// - A directory has the declared type of its extension that is a directory type, packages first;
  ///   without one it is a folder.
  /// - A file has the declared data type of its extension, else the dynamic type; without an
  ///   extension it is data, or a Unix executable when it can be executed.
  /// - A name alone has the declared data type, else package type, else directory type of its
  ///   extension, else the dynamic type; without an extension it is data.
  ///
  /// Apple's counterpart is `URLResourceValues.contentType`.
  public func type(forName name: String, kind: ObjectKind = .nameOnly) -> ResolvedType {
    RegistryBuilder.withBytes(name) { type(forNameBytes: $0, kind: kind) }
  }

  package func type(
    forNameBytes name: UnsafeBufferPointer<UInt8>, kind: ObjectKind
  ) -> ResolvedType {
    switch answer(forName: name, kind: kind) {
    case .declared(let id): ResolvedType(RegisteredType(self, id))
    case .dynamic(let start, let length):
      ResolvedType(
        DynamicIdentifier(
          conformingTo: .data,
          tag: String(decoding: name[start..<(start + length)], as: UTF8.self),
          tagClass: .filenameExtension))
    case .standard(let identifier): standard(identifier)
    }
  }

  private func standard(_ identifier: StandardIdentifier) -> ResolvedType {
    id(of: identifier).map { ResolvedType(type($0)) }
      ?? ResolvedType(undeclared: TypeIdentifier(identifier.rawValue))
  }

  /// The number of the declared type of a named object, for those who ask by the million; nil for a
  /// dynamic type. The name is given as bytes, which need not be UTF-8; nothing is allocated.
  ///
  /// Complexity: O(the length of the extension).
  public func id(
    forName name: UnsafeBufferPointer<UInt8>, kind: ObjectKind = .nameOnly
  ) -> TypeID? {
    switch answer(forName: name, kind: kind) {
    case .declared(let id): TypeID(id)
    case .dynamic: nil
    case .standard(let identifier): id(of: identifier)
    }
  }

  /// The number of a type that stands for a kind of object; nil when nobody declares it.
  package func id(of identifier: StandardIdentifier) -> TypeID? {
    let id = storage.standardTypes[identifier.place]
    return id >= 0 ? TypeID(Int(id)) : nil
  }

  /// The names of types that stand for kinds of objects.
  package enum StandardIdentifier: String, CaseIterable, Sendable {
    case data = "public.data"
    case unixExecutable = "public.unix-executable"
    case folder = "public.folder"
    case symbolicLink = "public.symlink"
    case volume = "public.volume"
    case item = "public.item"

    @inline(__always)
    var place: Int {
      switch self {
      case .data: 0
      case .unixExecutable: 1
      case .folder: 2
      case .symbolicLink: 3
      case .volume: 4
      case .item: 5
      }
    }
  }

  /// An answer without any allocation, for those who ask by the million.
  package enum NameAnswer: Sendable {
    /// The number of a declared type.
    case declared(Int)
    /// A dynamic type of the extension that stands at this place of the name.
    case dynamic(start: Int, length: Int)
    /// A type that the kind of object alone decides.
    case standard(StandardIdentifier)
  }

  /// The answer for a name given as bytes; file names need not be UTF-8.
  @inline(__always)
  package func answer(
    forName name: UnsafeBufferPointer<UInt8>, kind: ObjectKind
  ) -> NameAnswer {
    if kind == .nameOnly { return answer(forNameOnly: name) }
    switch kind {
    case .symbolicLink: return .standard(.symbolicLink)
    case .volume: return .standard(.volume)
    case .special: return .standard(.item)
    default: break
    }
    let (start, length) = Self.extensionRange(of: name)
    if length == 0 {
      switch kind {
      case .directory: return .standard(.folder)
      case .executableFile: return .standard(.unixExecutable)
      default: return .standard(.data)
      }
    }
    let row = tagRow(ofExtension: UnsafeBufferPointer(rebasing: name[start..<(start + length)]))
    if kind == .directory {
      guard let row else { return .standard(.folder) }
      let found = row.package >= 0 ? row.package : row.directory
      return found >= 0 ? .declared(Int(found)) : .standard(.folder)
    }
    if let row, row.data >= 0 { return .declared(Int(row.data)) }
    return .dynamic(start: start, length: length)
  }

  @inline(__always)
  private func answer(forNameOnly name: UnsafeBufferPointer<UInt8>) -> NameAnswer {
    let (start, length) = Self.extensionRange(of: name)
    if length == 0 { return .standard(.data) }
    let text = UnsafeBufferPointer(rebasing: name[start..<(start + length)])
    if let row = tagRow(ofExtension: text) {
      if row.data >= 0 { return .declared(Int(row.data)) }
      if row.package >= 0 { return .declared(Int(row.package)) }
      if row.directory >= 0 { return .declared(Int(row.directory)) }
    }
    return .dynamic(start: start, length: length)
  }

  /// The row of an extension in any case; nil when nobody claims it.
  @inline(__always)
  private func tagRow(ofExtension text: UnsafeBufferPointer<UInt8>) -> TagIndex.Row? {
    let key = PackedTable.pack(text)
    if key != 0 {
      assert(!storage.tags.isOmitted, "a registry without tags was asked for one")
      let own = storage.tags.extensions.find(key)
      if own >= 0 { return storage.tags.rows[own] }
      guard let base = storage.base else { return nil }
      let found = base.tags.extensions.find(key)
      return found >= 0 ? base.tags.rows[found] : nil
    }
    return longTagRow(text)
  }

  private func longTagRow(_ text: UnsafeBufferPointer<UInt8>) -> TagIndex.Row? {
    Self.withFolded(text, .filenameExtension) { folded in
      let own = storage.tags.find(folded: folded, .filenameExtension)
      if own >= 0 { return storage.tags.rows[own] }
      guard let base = storage.base else { return nil }
      let found = base.tags.find(folded: folded, .filenameExtension)
      return found >= 0 ? base.tags.rows[found] : nil
    }
  }

  /// Where the extension of a name stands; an empty range when it has none.
  ///
  /// The part behind the last dot, unless the last component has nothing but dots before it, the
  /// part is empty, or it holds a space or a control character, which no extension has. Slashes at
  /// the end are passed over.
  @inline(__always)
  package static func extensionRange(
    of name: UnsafeBufferPointer<UInt8>
  ) -> (start: Int, length: Int) {
    var end = name.count
    while end > 1, name[end - 1] == 0x2F { end -= 1 }
    var index = end - 1
    while index > 0 {
      let byte = name[index]
      if byte == 0x2E {
        return isHidden(name, upTo: index) ? (0, 0) : (index + 1, end - index - 1)
      }
      if byte <= 0x20 || byte == 0x2F || byte == 0x7F { return (0, 0) }
      index -= 1
    }
    return (0, 0)
  }

  /// Whether nothing but dots stands before a dot in its component.
  @inline(__always)
  private static func isHidden(_ name: UnsafeBufferPointer<UInt8>, upTo dot: Int) -> Bool {
    var index = dot - 1
    while index >= 0, name[index] == 0x2E { index -= 1 }
    return index < 0 || name[index] == 0x2F
  }

  /// Calls `body` with the identifier of a declared type's number.
  @inline(__always)
  package func withIdentifier<Result>(
    of id: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    storage.withName(of: id, body)
  }
}
