internal import PropertyLists
public import TypeDeclarations
public import TypewardenSourceText

extension TypeRegistry {
  /// The standard types and the declarations of information property lists, a layer for each.
  ///
  /// - Throws: `FileError` for the first file that cannot be read. A file that is read and is not a
  ///   sound property list adds what could be read of it.
  public init(contentsOf paths: [String]) throws(FileError) {
    var registry = TypeRegistry.system
    for path in paths { registry = registry.adding(try InfoPlist(contentsOf: path)) }
    self = registry
  }

  /// The standard types and the declarations of information property lists, a layer for each.
  public init(contentsOf paths: String...) throws(FileError) {
    try self.init(contentsOf: paths)
  }

  /// A registry with one more layer: the declarations of a property list, named after its source.
  public func adding(_ infoPlist: InfoPlist) -> TypeRegistry {
    adding([infoPlist])
  }

  /// A registry with a layer for each of some property lists.
  public func adding(_ infoPlists: [InfoPlist]) -> TypeRegistry {
    adding(infoPlists, findsTags: true)
  }

  /// The same, which need not find the added types by their tags.
  package func adding(_ infoPlists: [InfoPlist], findsTags: Bool) -> TypeRegistry {
    let count = infoPlists.reduce(0) { $0 + $1.declarationCount }
    guard count > 0 else { return self }
    return adding { builder in
      builder.findsTags = findsTags
      // Identifiers, supertypes and tags of one declaration are seldom longer.
      builder.reserve(bytes: count * 160, declarations: count)
      for infoPlist in infoPlists { infoPlist.addDeclarations(to: &builder) }
    }
  }
}

extension InfoPlist {
  /// Gives the declarations to a builder as bytes, a layer of their own.
  func addDeclarations(to builder: inout RegistryBuilder) {
    builder.beginLayer(RegistryLayer(list.source.name))
    for index in 0..<declarationCount {
      let type = declaredType(index)
      guard let identifier = type.identifierValue else { continue }
      let taken = identifier.withText(expandedBy: settings) {
        builder.beginRecord(
          $0, kind: type.kind, order: Int32(index), isOpaque: BuildSettings.hasPlaceholder($0))
      }
      guard taken else { continue }
      if let supertypes = type.value(.typeConformsTo) {
        Self.forEachString(supertypes) {
          $0.withText(expandedBy: settings) { builder.addSupertype($0) }
        }
      }
      addTags(of: type, to: &builder)
      if let label = type.value(.typeDescription), label.kind == .string {
        label.withText { builder.setText($0, .description) }
      }
      if let url = type.value(.typeReferenceURL), url.kind == .string {
        url.withText { builder.setText($0, .referenceURL) }
      }
      if type.value(.typeVersion) != nil { builder.setVersion(type.declaration?.version) }
    }
  }

  private func addTags(of type: DeclaredType, to builder: inout RegistryBuilder) {
    guard let specification = type.value(.typeTagSpecification) else { return }
    for entry in specification.entries {
      guard let tagClass = Self.tagClass(of: entry.key) else { continue }
      Self.forEachString(entry.value) { $0.withText { builder.addTag($0, tagClass) } }
    }
  }

  private static func tagClass(of key: PropertyListValue) -> KnownTagClass? {
    if key.hasText("public.filename-extension") { return .filenameExtension }
    if key.hasText("public.mime-type") { return .mimeType }
    return key.string.flatMap { KnownTagClass(TagClass(rawValue: $0)) }
  }

  private static func forEachString(
    _ value: PropertyListValue, _ body: (PropertyListValue) -> Void
  ) {
    if value.kind == .string {
      if value.isText { body(value) }
      return
    }
    for element in value.elements where element.isText {
      body(element)
    }
  }
}
