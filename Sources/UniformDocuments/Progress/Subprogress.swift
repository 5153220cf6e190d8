#if !canImport(Darwin)
  #if compiler(>=6.4)
    /// Foundation's own, which it has from Swift 6.4 on.
    public typealias Subprogress = Foundation.Subprogress
  #else
    /// A share of somebody's work, to be started once.
    ///
    /// It cannot be copied, so it cannot be started twice. Dropped without being started, it counts
    /// as done.
    ///
    /// Apple's counterpart is `Subprogress` of Foundation (macOS 27, iOS 27; Swift 6.4).
    public struct Subprogress: ~Copyable, Sendable {
      private let parent: ProgressNode
      private let count: Int
      private var isStarted = false

      init(parent: ProgressNode, count: Int) {
        self.parent = parent
        self.count = count
      }

      deinit {
        if !isStarted { parent.update { $0.completed += count } }
      }

      /// Starts counting; a total of nil means that nobody knows it yet.
      ///
      /// Prefer some tens or hundreds of steps to millions: each one is told to those above.
      public consuming func start(totalCount: Int?) -> ProgressManager {
        isStarted = true
        let node = ProgressNode(total: totalCount)
        node.join(parent, count: count)
        return ProgressManager(node)
      }
    }
  #endif
#endif
