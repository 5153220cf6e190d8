#if !canImport(Darwin)
  #if compiler(>=6.4)
    /// Foundation's own, which it has from Swift 6.4 on.
    public typealias ProgressManager = Foundation.ProgressManager
  #else
    import Synchronization

    /// Counts what has been done of a piece of work.
    ///
    /// A share of it can be handed to somebody else as a ``Subprogress``; what they report counts
    /// here in proportion. Safe to use from any task.
    ///
    /// Apple's counterpart is `ProgressManager` of Foundation (macOS 27, iOS 27; Swift 6.4). This one
    /// has all of it but the typed properties and their summaries. As there, counts are not limited:
    /// completing more than there is gives a fraction above 1, and a total of 0 gives no number.
    public final class ProgressManager: Sendable {
      let node: ProgressNode

      /// Starts a count; a total of nil means that nobody knows it yet.
      public convenience init(totalCount: Int?) {
        self.init(ProgressNode(total: totalCount))
      }

      init(_ node: ProgressNode) { self.node = node }

      deinit {
        // Whoever gives up without finishing must not keep those above from ever getting there.
        node.end()
      }

      /// How much there is to do; nil when that is not known.
      public var totalCount: Int? { node.read { $0.total } }

      /// How much is done, shares of others included once these are finished.
      public var completedCount: Int { node.read { $0.completed } }

      /// How much is done of the whole: 0 at first, 1 at the end.
      public var fractionCompleted: Double { node.read { $0.fraction } }

      /// Whether the total is not known.
      public var isIndeterminate: Bool { node.read { $0.total == nil } }

      /// Whether all is done.
      public var isFinished: Bool { node.read { $0.isFinished } }

      /// For those who only watch.
      public var reporter: ProgressReporter { ProgressReporter(node) }

      /// Hands out a share of the work. It counts as done when whoever takes it is finished with it,
      /// also when they never start.
      ///
      /// - Precondition: `count` is above 0.
      public func subprogress(assigningCount count: Int) -> Subprogress {
        precondition(count > 0, "a share of the work has to be more than nothing")
        return Subprogress(parent: node, count: count)
      }

      /// Lets work that somebody else counts be a share of this.
      ///
      /// - Precondition: `count` is above 0, and this is no part of the other.
      public func assign(count: Int, to reporter: ProgressReporter) {
        precondition(count > 0, "a share of the work has to be more than nothing")
        precondition(
          !node.isPart(of: reporter.node), "progress cannot be a part of itself")
        reporter.node.join(node, count: count)
      }

      /// Notes that more is done. Complexity: O(the number of those above).
      public func complete(count: Int) {
        node.update { $0.completed += count }
      }

      /// Changes both counts at once.
      public func setCounts(_ counts: (_ completed: inout Int, _ total: inout Int?) -> Void) {
        node.update { counts(&$0.completed, &$0.total) }
      }
    }

    extension ProgressManager: Observable {}

    extension ProgressManager: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
      /// True for one and the same object.
      public static func == (left: ProgressManager, right: ProgressManager) -> Bool {
        left.node === right.node
      }

      /// Hashes the object's identity.
      public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(node)) }

      /// The counts, for reading only.
      public var description: String { node.description }

      /// The counts, for reading only.
      public var debugDescription: String { node.description }
    }
  #endif
#endif
