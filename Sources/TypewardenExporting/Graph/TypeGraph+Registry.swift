package import TypeDeclarations

extension TypeGraph {
  /// The selected part of a registry.
  ///
  /// - Parameters:
  ///   - annotations: what was found, by identifier in lower case.
  ///   - source: where a record stands; nil leaves the places out.
  ///
  /// Complexity: O(types + edges) that are drawn, beside the selection and the search for cycles.
  package init(
    _ registry: TypeRegistry, _ selection: GraphSelection,
    annotations: [String: [GraphAnnotation]] = [:],
    source: ((RegistryRecord) -> String)? = nil
  ) {
    let types = selection.selected(from: registry)
    let focus = selection.isFocus ? Set((selection.types ?? []).map(\.typeID)) : []
    var positions: [String: Int] = [:]
    positions.reserveCapacity(types.count)
    var supertypes: [[TypeIdentifier]] = []
    nodes.reserveCapacity(types.count)
    supertypes.reserveCapacity(types.count)
    for type in types {
      let declaration = type.declaration
      var node = Node(id: declaration.identifier.rawValue)
      node.description = declaration.localizedDescription ?? type.localizedDescription
      node.layer = type.layer.name
      node.isOwn = !type.isStandard
      node.isFocus = focus.contains(type.typeID)
      if !node.isOwn { node.landmark = Landmark(node.id) }
      node.kind = declaration.kind
      node.tags = declaration.tags
      node.referenceURL = declaration.referenceURL
      node.source = source?(type.activeRecord)
      node.annotations = annotations[node.id] ?? []
      positions[node.id] = nodes.count
      nodes.append(node)
      supertypes.append(declaration.supertypes)
    }
    let start =
      selection.up == 0 ? Set((selection.types ?? []).map(\.identifier.rawValue)) : []
    addEdges(supertypes, &positions, registry) { node in
      // A selection that does not go up does not show what is missing above either.
      selection.types == nil || selection.up != 0 || !start.contains(node)
    }
    markCycles(ConformanceGraph(registry).cycles, positions)
  }

  private mutating func addEdges(
    _ supertypes: [[TypeIdentifier]], _ positions: inout [String: Int], _ registry: TypeRegistry,
    showsMissing: (String) -> Bool
  ) {
    for (from, parents) in supertypes.enumerated() {
      var seen: Set<TypeIdentifier> = []
      for parent in parents where seen.insert(parent).inserted {
        if let to = positions[parent.rawValue] {
          let rule = nodes[to].isDeclared ? nil : Self.danglingRule
          edges.append(Edge(from: from, to: to, rule: rule))
        } else if registry.id(of: parent.rawValue) == nil, showsMissing(nodes[from].id) {
          positions[parent.rawValue] = nodes.count
          edges.append(Edge(from: from, to: nodes.count, rule: Self.danglingRule))
          nodes.append(Node(id: parent.rawValue))
        }
      }
    }
  }

  private mutating func markCycles(_ found: [[TypeIdentifier]], _ positions: [String: Int]) {
    var closing: [Edge: String] = [:]
    for cycle in found {
      let members = cycle.compactMap { positions[$0.rawValue] }
      guard members.count == cycle.count else { continue }
      cycles.append(members)
      let rule = members.count == 1 ? Self.selfRule : Self.cycleRule
      for (index, from) in members.enumerated() {
        closing[Edge(from: from, to: members[(index + 1) % members.count])] = rule
      }
    }
    guard !closing.isEmpty else { return }
    for index in edges.indices {
      if let rule = closing[edges[index]] { edges[index].rule = rule }
    }
  }
}
