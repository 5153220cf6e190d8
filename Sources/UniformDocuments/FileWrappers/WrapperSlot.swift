#if !canImport(Darwin)
  import Synchronization

  /// What the file-wrapper reader and writer of one document share: the wrapper last read or
  /// written, and what a session has planned for the next writing.
  final class WrapperSlot: Sendable {
    /// A writing that a session oversees.
    struct Plan: Sendable {
      /// Where the writer is told to write.
      let destination: ItemPath
      /// Where that comes to lie.
      let item: ItemPath
    }

    /// What was written and is not in its place yet.
    struct Pending {
      let wrapper: FileWrapper
      let origins: [(wrapper: FileWrapper, origin: FileWrapper.Origin, name: String)]
    }

    private struct State {
      var current: FileWrapper?
      var plan: Plan?
      var pending: Pending?
      /// What `current` was before a writer began to change it.
      var structure: FileWrapper.Structure?
    }

    /// Wrappers are not `Sendable`. Only one operation of a document runs at a time, and whoever runs
    /// it is the only one to touch them; the lock is for the references.
    private struct Guarded: @unchecked Sendable { var state = State() }

    private let guarded = Mutex(Guarded())

    private func access<Value>(_ body: (inout State) -> Value) -> Value {
      let result = guarded.withLock { guarded in
        // The value leaves the lock, which is what the comment above allows.
        Handover(body(&guarded.state))
      }
      return result.value
    }

    /// The wrapper last read or written.
    var current: FileWrapper? {
      get { access { $0.current } }
      set { access { $0.current = newValue } }
    }

    var plan: Plan? { access { $0.plan } }

    /// Begins a writing: its writer may change the wrapper, and the writing may fail.
    func begin(_ plan: Plan) {
      access { state in
        state.plan = plan
        state.pending = nil
        state.structure = state.current.map { FileWrapper.Structure(of: $0) }
      }
    }

    func setPending(_ pending: Pending) { access { $0.pending = pending } }

    /// Keeps open what is about to be deleted and was never read: an undo may bring it back. Where
    /// nobody refers to it any more it is closed with its wrapper, when the writing has succeeded.
    func keepRemoved() {
      access { state in
        guard let structure = state.structure, let pending = state.pending else { return }
        let kept = Set(pending.origins.map { ObjectIdentifier($0.wrapper) })
        // A process has some hundreds of descriptors, so there has to be an end to it.
        let removed = structure.wrappers.lazy.filter { wrapper in
          guard case .file(nil) = wrapper.content else { return false }
          return wrapper.held == nil && !kept.contains(ObjectIdentifier(wrapper))
        }
        for wrapper in removed.prefix(100) {
          wrapper.held = wrapper.origin.flatMap { try? FileWrapper.HeldFile($0.path) }
        }
      }
    }

    /// Ends a writing that succeeded.
    func commit() {
      access { state in
        if let pending = state.pending {
          for (wrapper, origin, name) in pending.origins {
            wrapper.origin = origin
            wrapper.held = nil
            wrapper.filename = name
          }
          state.current = pending.wrapper
        } else {
          // Another kind of writer wrote the document, so no wrapper says what is in it now.
          state.current = nil
        }
        (state.plan, state.pending, state.structure) = (nil, nil, nil)
      }
    }

    /// Ends a writing that failed: the wrapper is again what is on disk.
    func rollBack() {
      access { state in
        state.structure?.restore()
        (state.plan, state.pending, state.structure) = (nil, nil, nil)
      }
    }
  }

  /// A value handed from one task to another that goes on alone with it.
  struct Handover<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }
#endif
