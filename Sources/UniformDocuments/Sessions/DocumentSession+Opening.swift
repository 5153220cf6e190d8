#if !canImport(Darwin)
  public import TypeDeclarations

  extension DocumentSession {
    /// Reads the file and applies its snapshot.
    ///
    /// - Parameters:
    ///   - document: An empty document.
    ///   - url: The file or package. A symbolic link is followed.
    ///   - contentType: The type that it is read as.
    ///   - registry: Where types are looked up; nil is the registry that `UTType` itself uses.
    ///   - configuration: One that the document has already; nil for a new one.
    /// - Throws: ``DocumentError`` for a type that is not declared or cannot be read,
    ///   ``FileOperationError`` when the file cannot be reached, and what the reader or the document
    ///   throws.
    public static func open(
      _ document: D, at url: URL, as contentType: UTType, registry: TypeRegistry? = nil,
      configuration: URLDocumentConfiguration? = nil
    ) async throws -> DocumentSession<D> {
      let session = DocumentSession(document, registry: registry, configuration: configuration)
      try session.checkReadable(contentType, url)
      try await session.inTurn {
        try await session.read(url, as: contentType)
      }
      return session
    }

    /// Reads the own file again and applies it, for instance after somebody else changed it. Unsaved
    /// changes are lost, and so is what could be undone.
    ///
    /// - Throws: as ``open(_:at:as:registry:configuration:)``; the document is then as it was, unless
    ///   it was the document that threw.
    public func reload() async throws {
      try await inTurn {
        guard let url = configuration.fileURL, let contentType else {
          throw DocumentError(.untitled)
        }
        try await read(url, as: contentType)
      }
    }

    /// The configuration gets the location before the document is asked to apply anything, because it
    /// may want to read a part by itself.
    private func read(_ url: URL, as contentType: UTType) async throws {
      try Task.checkCancellation()
      try await showingProgress { progress in
        let oldURL = configuration.fileURL
        let reader = Handover(
          document.reader(
            configuration: DocumentReadConfiguration(contentType: contentType, wrappers: wrappers)))
        let read = try await ReadJob(url: url, purpose: purpose).run(reader, progress)
        nonisolated(unsafe) let snapshot = read.snapshot.value
        nonisolated(unsafe) let previous = lastRead?.value
        configuration.fileURL = url
        do {
          try await document.apply(snapshot: snapshot, previous: previous)
        } catch {
          configuration.fileURL = oldURL
          throw error
        }
        lastRead = read.snapshot
        coordinationScope = read.scope
        adopt(read.identity, url, contentType)
        // What the file holds is not what this session wrote, and cannot be undone to anything.
        lastWritten = nil
        undoManager.removeAllActions()
        noteSaved(changeCount)
      }
    }

    func adopt(_ identity: ItemIdentity, _ url: URL, _ type: UTType) {
      known = identity
      configuration.fileURL = url
      configuration.lastContentModificationDate = identity.lastModification.date
      contentType = type
    }
  }
#endif
