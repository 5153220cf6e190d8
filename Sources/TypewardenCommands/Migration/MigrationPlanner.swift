internal import InfoPlists
internal import TypewardenProjects
internal import TypewardenSwiftFacts

/// Makes the plan for one class of the old document protocols.
struct MigrationPlanner {
  typealias Plan = MigrationPlan
  typealias Step = MigrationPlan.Step

  let document: DocumentSource
  let uses: DocumentUses
  let isReference: Bool
  /// The oldest systems of the product, such as `iOS 17.0`, where they are known and below 27.
  let olderSystems: [String]

  /// The plans for a product, in the order of its declarations.
  static func plans(for product: Product, _ index: SourceIndex) -> [MigrationPlan] {
    guard let facts = product.sources?.facts else { return [] }
    let classes = facts.documentClasses
    let old = classes.filter { document in
      document.kinds.contains(.fileDocument) || document.kinds.contains(.referenceFileDocument)
    }
    return old.compactMap { document in
      guard let source = DocumentSource(document, facts, index) else { return nil }
      return MigrationPlanner(
        document: source,
        uses: DocumentUses(
          source.name,
          others: old.compactMap { $0.name.split(separator: ".").last.map(String.init) }
            .filter { $0 != source.name },
          isOnly: classes.count == 1, facts, index),
        isReference: document.kinds.contains(.referenceFileDocument),
        olderSystems: olderSystems(of: product)
      ).plan
    }
  }

  private static func olderSystems(of product: Product) -> [String] {
    let names: [Platform: String] = [.ios: "iOS", .macos: "macOS", .visionos: "visionOS"]
    return product.deploymentTargets.compactMap { platform, version in
      guard let major = version.split(separator: ".").first.flatMap({ Int($0) }), major < 27 else {
        return nil
      }
      return "\(names[platform] ?? platform.rawValue) \(version)"
    }.sorted()
  }

  var plan: MigrationPlan {
    let (target, reason) = target
    var plan = MigrationPlan(
      name: document.name, isReference: isReference, target: target, reason: reason,
      place: document.declaration)
    plan.mappings = mappings(for: target)
    if !olderSystems.isEmpty { plan.steps.append(deploymentStep) }
    plan.steps.append(declarationStep(target))
    plan.steps.append(snapshotTypeStep)
    if target != .writable { plan.steps += [readerStep, applyStep] }
    if target != .readable { plan.steps += [snapshotStep, writerStep] }
    if target == .document { plan.steps.append(undoStep) }
    plan.steps += useSteps(target)
    for index in plan.steps.indices {
      var seen: Set<MigrationPlan.Place> = []
      plan.steps[index].places.removeAll { !seen.insert($0).inserted }
    }
    plan.manual = manual(target)
    return plan
  }

  /// A document that is only shown has nothing to write, and one that is only exported nothing to
  /// read.
  private var target: (MigrationPlan.Target, String) {
    if !uses.editingGroups.isEmpty { return (.document, "a DocumentGroup edits it") }
    if !uses.viewingGroups.isEmpty { return (.readable, "a DocumentGroup only shows it") }
    if !uses.exporters.isEmpty {
      return (.writable, "no DocumentGroup opens it, and it is exported")
    }
    return (.document, "nothing in these sources says that it is only read or only written")
  }

  /// What the templates call the snapshot's type: the type of the only property, or a new structure.
  var snapshotType: String {
    if isReference, let existing = existingSnapshotType { return existing }
    return onlyProperty?.type ?? "Snapshot"
  }

  /// The one property that makes up the whole document, with its type.
  var onlyProperty: DocumentSource.Property? {
    let properties = document.properties
    return properties.count == 1 && properties[0].type != nil && !isReference
      ? properties[0] : nil
  }

  private var existingSnapshotType: String? {
    if !document.places(of: ["struct", "Snapshot"]).isEmpty
      || !document.places(of: ["typealias", "Snapshot"]).isEmpty
    {
      return "Snapshot"
    }
    // `func snapshot(contentType: UTType) throws -> Note {`
    guard let text = document.snapshot?.text, let arrow = text.firstRange(of: "->") else {
      return nil
    }
    let type = text[arrow.upperBound...].prefix { $0 != "{" }
    let trimmed = type.split(separator: " ").joined(separator: " ")
    return trimmed.isEmpty ? nil : trimmed
  }
}
