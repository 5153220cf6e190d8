internal import PropertyLists
internal import TypeDeclarations
internal import TypewardenSourceText

/// Why no document type of an app takes a file: the first step that fails, and its mending.
extension AppDocuments {
  func failure(
    _ type: ResolvedType, _ name: String, _ kind: ObjectKind, _ documents: [DocumentType]
  ) -> (failed: String, mend: String) {
    let text = TypeRegistry.fileExtension(of: name)
    if let text, let found = ownType(withExtension: text) {
      return ownTypeFailure(found, type, text, kind, documents)
    }
    if let undeclared = documents.flatMap(\.contentTypes).first(where: { registry.type($0) == nil })
    {
      return (
        "the document types name `\(undeclared)`, which nobody declares",
        text == nil
          ? "declare `\(undeclared)` in UTExportedTypeDeclarations"
          : "declare `\(undeclared)` in UTExportedTypeDeclarations with the extension `\(text!)`"
      )
    }
    if let text, registry.types(tag: text, tagClass: .filenameExtension).isEmpty {
      return unclaimed(text, kind, documents)
    }
    return (
      "the file's type, \(type.identifier), is none of the document types' and conforms to none",
      "name \(type.identifier), or a supertype of it, in LSItemContentTypes"
    )
  }

  /// Nobody declares a type with the extension.
  private func unclaimed(
    _ text: String, _ kind: ObjectKind, _ documents: [DocumentType]
  ) -> (failed: String, mend: String) {
    let failed =
      "no declared type has the extension `\(text)`, so "
      + (kind == .directory ? "the file is a plain folder" : "the file only has a dynamic type")
    for type in infoPlists.flatMap(\.declaredTypes) {
      let own = type.tagValues(.filenameExtension).compactMap(\.string)
      if let near = NearMiss.nearest(to: text, among: own), let identifier = type.identifier {
        return (
          failed,
          "`\(identifier)` has the extension `\(near)`: if `\(text)` is meant, write it in "
            + "public.filename-extension"
        )
      }
    }
    let named = documents.flatMap(\.contentTypes).first
    return (
      failed,
      named == nil
        ? "declare a type with the extension `\(text)` and name it in a document type"
        : "add `\(text)` to public.filename-extension of the type that is meant, such as `\(named!)`"
    )
  }

  /// The app declares a type with the file's extension, and still the file is not taken.
  private func ownTypeFailure(
    _ own: DeclaredType, _ type: ResolvedType, _ text: String, _ kind: ObjectKind,
    _ documents: [DocumentType]
  ) -> (failed: String, mend: String) {
    let identifier = own.identifier ?? ""
    guard let registered = registry.type(identifier) else {
      return (
        "`\(identifier)` is not a legal identifier, so its declaration is dropped",
        "use ASCII letters, digits, hyphens and periods only"
      )
    }
    if registered.identifier != type.identifier {
      let isDirectory = kind == .directory
      let isPackage = registered.conforms(to: "com.apple.package")
      let isData = registered.conforms(to: "public.data")
      if isDirectory, !registered.conforms(to: "public.directory") {
        return (
          "the file is a directory, and `\(identifier)` conforms to "
            + (isData ? "public.data" : "no directory type") + ", so it is a folder",
          "let `\(identifier)` conform to com.apple.package instead of public.data"
        )
      }
      if kind == .file || kind == .executableFile, !isData {
        return (
          "the file is flat, and `\(identifier)` conforms to "
            + (isPackage ? "com.apple.package" : "nothing that is public.data"),
          "let `\(identifier)` conform to public.data"
        )
      }
      if !isData, !registered.conforms(to: "public.directory") {
        return (
          "`\(identifier)` conforms to neither public.data nor com.apple.package, so no file has it",
          "let it conform to public.data for a flat file, com.apple.package for a package"
        )
      }
      return (
        "another type wins the extension `\(text)`: \(type.identifier)",
        "name \(type.identifier) in a document type, or use an extension of your own"
      )
    }
    let near = documents.flatMap(\.contentTypes).first { registry.type($0) == nil }
    if let near {
      return (
        "the document types name `\(near)`, which nobody declares; the declared type is "
          + "`\(identifier)`",
        "write `\(identifier)` in LSItemContentTypes"
      )
    }
    return (
      "`\(identifier)` is declared, and no document type names it or a supertype of it",
      "add `\(identifier)` to LSItemContentTypes of a document type"
    )
  }

  private func ownType(withExtension text: String) -> DeclaredType? {
    let wanted = text.lowercased()
    for infoPlist in infoPlists {
      for type in infoPlist.declaredTypes
      where type.tagValues(.filenameExtension)
        .contains(where: { $0.string?.lowercased() == wanted })
      { return type }
    }
    return nil
  }
}
