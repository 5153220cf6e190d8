#if !canImport(Darwin)
  #if compiler(>=6.4)
    /// Foundation's own, which it has from Swift 6.4 on.
    public typealias ProgressReporter = Foundation.ProgressReporter
  #else
    import Synchronization

    /// Shows how far a piece of work is, and cannot change that.
    ///
    /// Apple's counterpart is `ProgressReporter` of Foundation (macOS 27, iOS 27; Swift 6.4).
    public final class ProgressReporter: Sendable {
      let node: ProgressNode

      /// The highest fraction shown so far, for a reporter that never goes back; else nil.
      private let shown: HighestFraction?

      private final class HighestFraction: Sendable {
        let value = Mutex(0.0)
      }

      /// - Parameter isSteady: Whether the fraction stays within 0...1 and never falls, whatever is
      ///   counted. A session's progress does, because people look at it.
      init(_ node: ProgressNode, isSteady: Bool = false) {
        self.node = node
        shown = isSteady ? HighestFraction() : nil
      }

      /// How much there is to do; nil when that is not known.
      public var totalCount: Int? { node.read { $0.total } }

      /// How much is done.
      public var completedCount: Int { node.read { $0.completed } }

      /// How much is done of the whole: 0 at first, 1 at the end.
      public var fractionCompleted: Double {
        guard let shown else { return node.read { $0.fraction } }
        // Read within the lock: else a slow reader could bring an old value after a new one.
        return shown.value.withLock { shown in
          let fraction = node.read { $0.fraction }
          // No number, as with a total of 0, counts as nothing done.
          if fraction > shown { shown = min(fraction, 1) }
          return shown
        }
      }

      /// Whether the total is not known.
      public var isIndeterminate: Bool { node.read { $0.total == nil } }

      /// Whether all is done.
      public var isFinished: Bool { node.read { $0.isFinished } }
    }

    extension ProgressReporter: Observable {}

    extension ProgressReporter: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
      /// True when both show the same work.
      public static func == (left: ProgressReporter, right: ProgressReporter) -> Bool {
        left.node === right.node
      }

      /// Hashes the identity of the work.
      public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(node)) }

      /// The counts, for reading only.
      public var description: String { node.description }

      /// The counts, for reading only.
      public var debugDescription: String { node.description }
    }
  #endif
#endif
