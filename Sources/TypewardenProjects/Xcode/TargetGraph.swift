/// The targets of all projects of a run, with what each contains.
struct TargetGraph {
  let targets: [XcodeTarget]
  private var byReference: [XcodeTarget.Reference: Int] = [:]
  private var byProductName: [String: Int] = [:]

  init(_ targets: [XcodeTarget]) {
    self.targets = targets
    for (index, target) in targets.enumerated() {
      for id in [target.id, target.product].compactMap(\.self) {
        byReference[XcodeTarget.Reference(project: target.project, id: id)] = index
      }
      if let name = target.productName, byProductName[name] == nil { byProductName[name] = index }
    }
  }

  private func index(of link: XcodeTarget.Link) -> Int? {
    byReference[link.reference] ?? link.productName.flatMap { byProductName[$0] }
  }

  /// A target that another takes up, and how.
  struct Member {
    var target: Int
    /// The target that it was reached from.
    var from: Int
    /// Whether it is copied into that one's bundle.
    var isEmbedded: Bool
  }

  /// The targets that a product is made of beside its own, nearest first. Targets for which `stops`
  /// is true are products of their own; those without a product are passed through.
  func members(
    of root: Int, roles: [Product.Part.Role?], stops: (Product.Part.Role) -> Bool
  ) -> [Member] {
    var members: [Member] = []
    var seen: Set<Int> = [root]
    var open = [root]
    var next = 0
    while next < open.count {
      let current = open[next]
      next += 1
      let target = targets[current]
      let links = target.embedded.map { ($0, true) } + target.dependencies.map { ($0, false) }
      for (link, isEmbedded) in links {
        guard let index = self.index(of: link), !seen.contains(index) else { continue }
        guard let role = roles[index] else {
          seen.insert(index)
          open.append(index)
          continue
        }
        if stops(role) { continue }
        seen.insert(index)
        open.append(index)
        members.append(Member(target: index, from: current, isEmbedded: isEmbedded))
      }
    }
    return members
  }
}
