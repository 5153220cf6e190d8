internal import InfoPlists

/// How rules offer fixes.
extension RuleContext {
  /// Offers a fix for the finding that was reported last.
  ///
  /// `make` runs only when fixes are asked for, so that a plain check pays one comparison. A finding
  /// that was not taken, because the same was said before, gets none.
  package mutating func fix(
    _ title: @autoclosure () -> String, _ make: (inout FixBuilder) -> Void
  ) {
    offer(nil, title, make)
  }

  /// Offers a fix that is safer, or less safe, than those of the rule usually are.
  package mutating func fix(
    _ safety: Fix.Safety, _ title: @autoclosure () -> String, _ make: (inout FixBuilder) -> Void
  ) {
    offer(safety, title, make)
  }

  private mutating func offer(
    _ safety: Fix.Safety?, _ title: () -> String, _ make: (inout FixBuilder) -> Void
  ) {
    guard options.makesFixes, let index = latestDraft, drafts.indices.contains(index) else {
      return
    }
    var builder = FixBuilder(product: product, current: infoPlist, sources: sources)
    make(&builder)
    guard !builder.isDropped, !builder.edits.isEmpty else { return }
    let usual: Fix.Safety =
      RuleCatalog.all[drafts[index].rule].metadata.fix == .safe ? .safe : .ask
    drafts[index].fixes.append(
      Fix(safety: safety ?? usual, title: title(), edits: builder.edits))
  }

  /// Whether fixes are asked for: what only they need is not to be computed otherwise.
  package var makesFixes: Bool { options.makesFixes }
}
