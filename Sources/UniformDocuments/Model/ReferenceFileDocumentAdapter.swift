#if !canImport(Darwin)
  import Synchronization

  /// Runs a ``ReferenceFileDocument`` in a session, to compare it with the ``Document`` that replaces
  /// it: the same bytes in have to give the same bytes out.
  ///
  /// ```swift
  /// let before = try await DocumentSession.open(
  ///   ReferenceFileDocumentAdapter(OldPoem()), at: url, as: .plainText)
  /// before.document.value.append("…", undoManager: before.undoManager)
  /// try await before.save()
  /// ```
  ///
  /// As with SwiftUI, a change is known by its undo action; a published property alone says nothing.
  /// Reading makes a new object, since such a document can only read itself when it is made.
  ///
  /// Apple has no counterpart.
  @Observable
  public final class ReferenceFileDocumentAdapter<Value: ReferenceFileDocument>: Document {
    /// The types that the object reads.
    public static var readableContentTypes: [UTType] { Value.readableContentTypes }

    /// The types that the object writes.
    public static var writableContentTypes: [UTType] { Value.writableContentTypes }

    /// Writers are made without the main actor, and need the object. They ask it for what a snapshot
    /// becomes, which the old protocol calls away from the main actor, too.
    @ObservationIgnored private let current: Mutex<Handover<Value>>

    /// The object: the one given at first, then the one last read.
    public var value: Value {
      access(keyPath: \.value)
      return current.withLock { $0 }.value
    }

    /// A document with an object to begin with.
    public init(_ value: Value) { current = Mutex(Handover(value)) }

    /// Reads a new object.
    public func reader(
      configuration: sending ReadConfiguration
    ) -> sending FileWrapperDocumentReader<Value> {
      let contentType = configuration.contentType
      return FileWrapperDocumentReader(configuration) { file in
        // Nobody else has it yet.
        nonisolated(unsafe) let value = try Value(
          configuration: FileDocumentReadConfiguration(contentType: contentType, file: file))
        return value
      }
    }

    /// Writes a snapshot of the object.
    public func writer(
      configuration: sending WriteConfiguration
    ) -> sending FileWrapperDocumentWriter<Value.Snapshot> {
      let contentType = configuration.contentType
      let value = current.withLock { $0 }.value
      return FileWrapperDocumentWriter(configuration) { snapshot, existing in
        try value.fileWrapper(
          snapshot: snapshot,
          configuration: FileDocumentWriteConfiguration(
            contentType: contentType, existingFile: existing))
      }
    }

    /// Takes over the object.
    @MainActor
    public func apply(snapshot: sending Value, previous: sending Value?) async throws {
      let new = Handover(snapshot)
      withMutation(keyPath: \.value) { current.withLock { $0 = new } }
    }

    /// The object's snapshot.
    @MainActor
    public func snapshot(contentType: UTType) async throws -> sending Value.Snapshot {
      let snapshot = Handover(try value.snapshot(contentType: contentType))
      // Made for this writing, and used by nobody else: so the old protocol wants it.
      nonisolated(unsafe) let sent = snapshot.value
      return sent
    }
  }
#endif
