internal import TypeDeclarations
internal import TypewardenCommandLine

/// Extensions by which files are known to belong to some type already.
enum KnownExtension {
  /// Says which types the extensions of a request are known for; false when they are not.
  static func report(_ request: NewTypeRequest) -> Bool {
    var isKnown = false
    for text in request.extensions {
      guard let known = owner(of: text, isPackage: request.isPackage) else { continue }
      isKnown = true
      let shape = request.isPackage ? "--package" : "--flat"
      let whose = known.software.map { " (\($0))" } ?? ""
      StandardError.line(
        "typewarden: files with the extension `\(text)` are known as `\(known.identifier)`\(whose); "
          + "if yours are such files, \(known.isSystems ? "use" : "import") that type instead:")
      StandardError.line("  typewarden init \(known.identifier) --extension \(text) \(shape)")
    }
    if isKnown {
      StandardError.line(
        "If the format is another one, choose an extension of your own, or say --own.")
    }
    return isKnown
  }

  private static func owner(
    of text: String, isPackage: Bool
  ) -> (identifier: String, software: String?, isSystems: Bool)? {
    let registry = TypeRegistry.system
    let root = registry.type(isPackage ? "public.directory" : "public.data")
    let types = registry.types(tag: text, tagClass: .filenameExtension, conformingTo: root)
    if let type = types.first ?? registry.types(tag: text, tagClass: .filenameExtension).first {
      return (type.declaration.spelling, nil, type.isExportedByCore)
    }
    var text = text
    let third = text.withUTF8 { Array(ThirdPartyType.types(claiming: $0)).first }
    return third.map { ($0.identifier, $0.owner, false) }
  }
}
