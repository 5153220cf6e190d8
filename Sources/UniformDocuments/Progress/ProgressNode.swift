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

    /// Whether anybody has read since observers were last told. Telling nobody costs most of an update.
    private let hasReaders = Atomic(false)

    init(total: Int?) { counts = Mutex(Counts(total: total)) }

    /// Stands for all that can be observed: the counts change together.
    private var observed: Void { () }

    func read<Value: Sendable>(_ body: (borrowing Counts) -> Value) -> Value {
      // In this order: whoever is told nothing about a change has seen it.
      registrar.access(self, keyPath: \.observed)
      hasReaders.store(true, ordering: .sequentiallyConsistent)
      return counts.withLock { body($0) }
    }

    func update(_ body: (inout Counts) -> Void) {
      let reports = counts.withLock { counts in
        body(&counts)
        return takeReports(&counts, isOver: counts.isFinished)
      }
      if hasReaders.load(ordering: .sequentiallyConsistent),
        hasReaders.exchange(false, ordering: .sequentiallyConsistent)
      {
        registrar.withMutation(of: self, keyPath: \.observed) {}
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

    /// What those above have to be told; nearly always there is one of them.
    private struct Reports {
      var first: (parent: ProgressNode, report: Report)?
      var others: [(parent: ProgressNode, report: Report)] = []

      mutating func append(_ parent: ProgressNode, _ report: Report) {
        if first == nil { first = (parent, report) } else { others.append((parent, report)) }
      }
    }

    private func takeReports(_ counts: inout Counts, isOver: Bool) -> Reports {
      var reports = Reports()
      if counts.parents.isEmpty { return reports }
      if isOver {
        for share in counts.parents { reports.append(share.parent, .end(count: share.count)) }
        counts.parents = []
        return reports
      }
      let fraction = counts.fraction
      guard fraction.isFinite else { return reports }
      for index in counts.parents.indices {
        let part = fraction * Double(counts.parents[index].count)
        let difference = part - counts.parents[index].reported
        if difference == 0 { continue }
        reports.append(counts.parents[index].parent, .difference(difference))
        counts.parents[index].reported = part
      }
      return reports
    }

    private func send(_ reports: Reports) {
      if let (parent, report) = reports.first { send(report, to: parent) }
      for (parent, report) in reports.others { send(report, to: parent) }
    }

    private func send(_ report: Report, to parent: ProgressNode) {
      let sender = ObjectIdentifier(self)
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

  extension ProgressNode: Observable, CustomStringConvertible {
    var description: String {
      let (done, total) = counts.withLock { ($0.completed, $0.total) }
      return "\(done) of \(total.map(String.init) ?? "unknown")"
    }
  }
#endif
