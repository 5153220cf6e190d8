#if !canImport(Darwin) && compiler(<6.4)
  import Synchronization

  /// The counts behind a progress manager and its reporters.
  ///
  /// A node holds on to those above, never to those below: a share that nobody works on any more has
  /// to come to its end. Changes are pushed upwards as differences, so that reading never looks
  /// below, no lock is held while observers are told, and it does not matter in which order the
  /// reports of two threads arrive.
  final class ProgressNode: Sendable {
    struct Counts: Sendable {
      var total: Int?
      /// What is done here, and the shares of those who are finished.
      var completed = 0
      /// The sum of `open`.
      fileprivate var partial = 0.0
      /// What each share that is being worked on adds, in units of this node.
      fileprivate var open: [ObjectIdentifier: Double] = [:]
      fileprivate var parents: [Share] = []

      var fraction: Double {
        guard let total else { return 0 }
        return (Double(completed) + partial) / Double(total)
      }

      /// A total of 0 is never finished, as with Foundation's.
      var isFinished: Bool {
        guard let total else { return false }
        return total > 0 && completed >= total
      }
    }

    /// What a node is of one above it.
    fileprivate struct Share: Sendable {
      let parent: ProgressNode
      let count: Int
      /// What was last reported there.
      var reported = 0.0
    }

    /// What one above has to be told.
    private enum Report {
      case difference(Double)
      case end(count: Int)
    }

    private let counts: Mutex<Counts>
    private let registrar = ObservationRegistrar()

    init(total: Int?) { counts = Mutex(Counts(total: total)) }

    /// Stands for all that can be observed: the counts change together.
    private var observed: Void { () }

    func read<Value: Sendable>(_ body: (borrowing Counts) -> Value) -> Value {
      registrar.access(self, keyPath: \.observed)
      return counts.withLock { body($0) }
    }

    func update(_ body: (inout Counts) -> Void) {
      let reports = registrar.withMutation(of: self, keyPath: \.observed) {
        counts.withLock { counts in
          body(&counts)
          return takeReports(&counts, isOver: counts.isFinished)
        }
      }
      send(reports)
    }

    /// Becomes a share of another node.
    func join(_ parent: ProgressNode, count: Int) {
      parent.update { $0.open[ObjectIdentifier(self)] = 0 }
      update { $0.parents.append(Share(parent: parent, count: count)) }
    }

    /// Nobody will report here any more.
    func end() {
      send(counts.withLock { takeReports(&$0, isOver: true) })
    }

    /// Whether this is `other` or a part of it, directly or not.
    func isPart(of other: ProgressNode) -> Bool {
      if self === other { return true }
      return counts.withLock { $0.parents.map(\.parent) }.contains { $0.isPart(of: other) }
    }

    private func takeReports(
      _ counts: inout Counts, isOver: Bool
    ) -> [(parent: ProgressNode, report: Report)] {
      guard !counts.parents.isEmpty else { return [] }
      if isOver {
        defer { counts.parents = [] }
        return counts.parents.map { ($0.parent, .end(count: $0.count)) }
      }
      let fraction = counts.fraction
      guard fraction.isFinite else { return [] }
      var reports: [(parent: ProgressNode, report: Report)] = []
      for index in counts.parents.indices {
        let share = counts.parents[index]
        let part = fraction * Double(share.count)
        guard part != share.reported else { continue }
        reports.append((share.parent, .difference(part - share.reported)))
        counts.parents[index].reported = part
      }
      return reports
    }

    private func send(_ reports: [(parent: ProgressNode, report: Report)]) {
      let sender = ObjectIdentifier(self)
      for (parent, report) in reports {
        parent.update { counts in
          // A difference that comes after the end is part of it.
          guard let known = counts.open[sender] else { return }
          switch report {
          case .difference(let difference):
            counts.open[sender] = known + difference
            counts.partial += difference
          case .end(let count):
            counts.open[sender] = nil
            counts.completed += count
            // Sums of fractions are not exact, and what is finished has to be.
            counts.partial = counts.open.isEmpty ? 0 : counts.partial - known
          }
        }
      }
    }
  }

  extension ProgressNode: Observable, CustomStringConvertible {
    var description: String {
      let (done, total) = counts.withLock { ($0.completed, $0.total) }
      return "\(done) of \(total.map(String.init) ?? "unknown")"
    }
  }
#endif
