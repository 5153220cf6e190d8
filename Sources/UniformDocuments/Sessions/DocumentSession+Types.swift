#if !canImport(Darwin)
  import TypeDeclarations

  extension DocumentSession {
    var registry: TypeRegistry { givenRegistry ?? .default }

    func checkReadable(_ type: UTType, _ url: URL) throws(DocumentError) {
      try checkDeclared(type, url)
      guard D.readableContentTypes.contains(where: { registry.conforms(type, to: $0) }) else {
        throw DocumentError(.unreadableType, url: url, contentType: type)
      }
    }

    func checkWritable(_ type: UTType, _ url: URL) throws(DocumentError) {
      try checkDeclared(type, url)
      guard D.writableContentTypes.contains(type) else {
        throw DocumentError(.unwritableType, url: url, contentType: type)
      }
    }

    private func checkDeclared(_ type: UTType, _ url: URL) throws(DocumentError) {
      guard registry.declares(type) else {
        throw DocumentError(.undeclaredType, url: url, contentType: type)
      }
    }

    func isFolderType(_ type: UTType) -> Bool { registry.conforms(type, to: .directory) }
  }

  extension TypeRegistry {
    func declares(_ type: UTType) -> Bool { isDeclared(type.identifier) }

    /// Whether a type conforms to another by this registry, whatever registries the values are from.
    func conforms(_ type: UTType, to other: UTType) -> Bool {
      if type == other { return true }
      guard let id = id(of: type.identifier), let otherID = self.id(of: other.identifier) else {
        return false
      }
      return conforms(id, to: otherID)
    }
  }
#endif
