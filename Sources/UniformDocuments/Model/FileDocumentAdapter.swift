#if !canImport(Darwin)
  /// Runs a ``FileDocument`` in a session, to compare it with the ``Document`` that replaces it: the
  /// same bytes in have to give the same bytes out.
  ///
  /// ```swift
  /// let before = try await DocumentSession.open(
  ///   FileDocumentAdapter(OldPoem()), at: url, as: .plainText)
  /// before.document.update(before.undoManager) { $0.verses.append("…") }
  /// ```
  ///
  /// Apple has no counterpart.
  @Observable
  public final class FileDocumentAdapter<Value: FileDocument>: Document {
    /// The types that the value reads.
    public static var readableContentTypes: [UTType] { Value.readableContentTypes }

    /// The types that the value writes.
    public static var writableContentTypes: [UTType] { Value.writableContentTypes }

    /// The value as it is now.
    @MainActor public private(set) var value: Value

    /// A document with a value to begin with.
    @MainActor
    public init(_ value: Value) { self.value = value }

    /// Reads a value.
    public func reader(
      configuration: sending ReadConfiguration
    ) -> sending FileWrapperDocumentReader<Value> {
      let contentType = configuration.contentType
      return FileWrapperDocumentReader(configuration) { file in
        try Value(
          configuration: FileDocumentReadConfiguration(contentType: contentType, file: file))
      }
    }

    /// Writes the value.
    public func writer(
      configuration: sending WriteConfiguration
    ) -> sending FileWrapperDocumentWriter<Value> {
      let contentType = configuration.contentType
      return FileWrapperDocumentWriter(configuration) { value, existing in
        try value.fileWrapper(
          configuration: FileDocumentWriteConfiguration(
            contentType: contentType, existingFile: existing))
      }
    }

    /// Takes over the value.
    @MainActor
    public func apply(snapshot: sending Value, previous: sending Value?) async throws {
      value = snapshot
    }

    /// The value.
    @MainActor
    public func snapshot(contentType: UTType) async throws -> sending Value { value }

    /// Changes the value, and registers how to take that back, as SwiftUI does for a binding.
    @MainActor
    public func update(_ undoManager: UndoManager?, _ body: (inout Value) -> Void) {
      let old = value
      body(&value)
      register(old, undoManager)
    }

    @MainActor
    private func register(_ old: Value, _ undoManager: UndoManager?) {
      undoManager?.registerUndo(withTarget: self) { document in
        let current = document.value
        document.value = old
        document.register(current, undoManager)
      }
    }
  }
#endif
