internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations
internal import TypewardenProjects

/// Declarations and document types that come, go or move.
extension FixBuilder {
  /// The list in which the product declares its types: that of the app, else the current one.
  var appList: InfoPlist? {
    let lists = product.infoPlists.filter { $0.list.root?.kind == .dictionary }
    return lists.first { $0.bundleKind == .app } ?? lists.first
  }

  /// Adds a declaration to one of the two lists, which is made when it is not there.
  mutating func declare(
    _ content: PropertyListContent, _ kind: TypeDeclaration.Kind, in infoPlist: InfoPlist? = nil
  ) {
    addElement(
      content, to: kind == .exported ? .exportedTypeDeclarations : .importedTypeDeclarations,
      in: infoPlist)
  }

  /// Adds an element to an array of the root, which is made when it is not there.
  mutating func addElement(
    _ content: PropertyListContent, to key: KnownKey, in infoPlist: InfoPlist? = nil
  ) {
    guard let infoPlist = infoPlist ?? appList, let root = infoPlist.list.root,
      root.kind == .dictionary
    else { return drop() }
    if let value = infoPlist.rootValue(key) {
      guard value.kind == .array else { return drop() }
      append(content, to: value)
    } else {
      insert(key.path.name.description, .array([content]), into: root)
    }
  }

  /// Moves a declaration into the other list. When it is the only one, the key becomes the other.
  mutating func move(_ type: DeclaredType, to kind: TypeDeclaration.Kind) {
    let target: KnownKey =
      kind == .exported ? .exportedTypeDeclarations : .importedTypeDeclarations
    guard let array = type.dictionary.container else { return drop() }
    var count = 0
    for _ in array.elements { count += 1 }
    if count == 1, let key = array.key, type.infoPlist.rootValue(target) == nil {
      return setText(of: key, to: target.path.name.description)
    }
    guard let content = PropertyListContent(type.dictionary) else { return drop() }
    remove(type.dictionary)
    addElement(content, to: target, in: type.infoPlist)
  }

  /// Adds a supertype to a declaration.
  mutating func addSupertype(_ identifier: String, to type: DeclaredType) {
    guard let value = type.value(.typeConformsTo) else {
      return insert(
        "UTTypeConformsTo", .strings([identifier]), into: type.dictionary,
        after: type.dictionary.key(.typeIdentifier))
    }
    switch value.kind {
    case .array where value.isEmpty: replace(value, with: .strings([identifier]))
    case .array: append(.string(identifier), to: value)
    case .string:
      let old = value.string ?? ""
      replace(value, with: .strings((old.isEmpty ? [] : [old]) + [identifier]))
    default: drop()
    }
  }

  /// Another tag, or none when the list has it already.
  mutating func setTag(_ value: PropertyListValue, to text: String, in key: KeyedValue) {
    var isThere = false
    key.forEachString { isThere = isThere || $0 != value && $0.string == text }
    if isThere { remove(value) } else { setText(of: value, to: text) }
  }

  /// Adds a document type for one type.
  mutating func claim(
    _ identifier: String, name: String, role: String, rank: String, in infoPlist: InfoPlist? = nil
  ) {
    addElement(
      .dictionary([
        "CFBundleTypeName": .string(name), "CFBundleTypeRole": .string(role),
        "LSHandlerRank": .string(rank), "LSItemContentTypes": .strings([identifier]),
      ]), to: .documentTypes, in: infoPlist)
  }
}

/// Declarations as content, to be added.
enum DeclarationContent {
  /// What can be said of a type of which only the name is known.
  static func skeleton(
    _ identifier: String, extensions: [String], conformingTo supertypes: [String]
  ) -> PropertyListContent {
    var entries = [
      PropertyListContent.Entry("UTTypeIdentifier", .string(identifier)),
      PropertyListContent.Entry("UTTypeDescription", .string(title(of: identifier))),
      PropertyListContent.Entry("UTTypeConformsTo", .strings(supertypes)),
    ]
    if !extensions.isEmpty {
      entries.append(
        PropertyListContent.Entry(
          "UTTypeTagSpecification",
          .dictionary(["public.filename-extension": .strings(extensions)])))
    }
    return .dictionary(entries)
  }

  /// The declaration of a type that the registry knows.
  static func copy(of declaration: TypeDeclaration) -> PropertyListContent {
    var entries = [
      PropertyListContent.Entry("UTTypeIdentifier", .string(declaration.spelling)),
      PropertyListContent.Entry(
        "UTTypeDescription",
        .string(declaration.localizedDescription ?? title(of: declaration.spelling))),
      PropertyListContent.Entry(
        "UTTypeConformsTo", .strings(declaration.supertypes.map(\.rawValue))),
    ]
    let tags = declaration.tags.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { PropertyListContent.Entry($0.key.rawValue, .strings($0.value)) }
    if !tags.isEmpty {
      entries.append(PropertyListContent.Entry("UTTypeTagSpecification", .dictionary(tags)))
    }
    return .dictionary(entries)
  }

  /// A name for people, from the last label of an identifier.
  static func title(of identifier: String) -> String {
    let label = label(of: identifier)
    let words = label.replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The last label of an identifier, which often is the extension too.
  static func label(of identifier: String) -> String {
    identifier.split(separator: ".").last.map(String.init) ?? identifier
  }
}
