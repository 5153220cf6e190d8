#if !canImport(Darwin)
  import TypeDeclarations

  extension DocumentSession {
    /// Saves to the document's own file. Without unsaved changes nothing is written.
    ///
    /// One save runs at a time. Calls that come meanwhile wait, and together make one more save, with
    /// a snapshot of its own.
    ///
    /// - Throws: ``DocumentError``, ``FileOperationError``, what the document or its writer throws, and
    ///   `CancellationError`. The file is then as it was, and the changes are still unsaved.
    public func save() async throws {
      try await inTurn {
        guard let url = configuration.fileURL, let contentType else {
          throw DocumentError(.untitled)
        }
        guard hasUnsavedChanges else { return }
        try await write(url, as: contentType, respectsChanges: true)
      }
    }

    /// Saves to a place, which becomes the document's own on success, and the type too.
    ///
    /// It always writes, in the place of what is there, even if that is the own file and somebody
    /// else changed it: that is how to keep one's own version.
    ///
    /// - Throws: as ``save()``.
    public func save(to url: URL, as contentType: UTType) async throws {
      try await inTurn { try await write(url, as: contentType, respectsChanges: false) }
    }

    /// Writes the document to another place, and goes on with its own file and type.
    ///
    /// What is there is replaced. What is unsaved stays so. To the document's own place it is a save
    /// as ``save(to:as:)``.
    ///
    /// - Throws: as ``save()``.
    public func export(to url: URL, as contentType: UTType) async throws {
      try await inTurn {
        try await write(url, as: contentType, respectsChanges: false, isExport: true)
      }
    }

    private func write(
      _ url: URL, as contentType: UTType, respectsChanges: Bool, isExport: Bool = false
    ) async throws {
      try checkWritable(contentType, url)
      try Task.checkCancellation()
      try await showingProgress { progress in
        let count = changeCount
        let snapshot = Handover(try await document.snapshot(contentType: contentType))
        let writer = Handover(
          document.writer(
            configuration: DocumentWriteConfiguration(contentType: contentType, wrappers: wrappers))
        )
        let job = SaveJob(
          url: url, contentType: contentType, isFolder: isFolderType(contentType),
          ownURL: configuration.fileURL, known: known, respectsChanges: respectsChanges,
          isExport: isExport, purpose: purpose, wrappers: wrappers)
        // What was written as another type is no beginning for this one.
        let previous = contentType == self.contentType ? lastWritten : nil
        let outcome = await job.run(writer, snapshot, previous: previous, progress)
        (known, coordinationScope) = (outcome.known, outcome.scope)
        let identity = try outcome.result.get()
        if isExport, !outcome.isOwn { return }
        adopt(identity, url, contentType)
        lastWritten = snapshot
        noteSaved(count)
      }
    }
  }
#endif
