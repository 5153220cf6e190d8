package import TypewardenSourceText

/// A graph for scripts; the form is part of the command-line contract.
package enum GraphJSON {
  /// The graph as one object.
  package static func json(_ graph: TypeGraph) -> JSON {
    .object([
      "version": .int(1),
      "nodes": .array(graph.nodes.map(node)),
      "edges": .array(
        graph.edges.map { edge in
          var members = [
            JSON.Member(name: "from", value: .string(graph.nodes[edge.from].id)),
            JSON.Member(name: "to", value: .string(graph.nodes[edge.to].id)),
          ]
          if let rule = edge.rule { members.append(.init(name: "rule", value: .string(rule))) }
          return .object(members)
        }),
      "cycles": .array(graph.cycles.map { .strings($0.map { graph.nodes[$0].id }) }),
      "dangling": .array(
        graph.danglingEdges.map {
          .object([
            "type": .string(graph.nodes[$0.from].id), "supertype": .string(graph.nodes[$0.to].id),
          ])
        }),
    ])
  }

  private static func node(_ node: TypeGraph.Node) -> JSON {
    var members = [
      JSON.Member(name: "id", value: .string(node.id)),
      JSON.Member(name: "description", value: .optional(node.description)),
      JSON.Member(name: "layer", value: .optional(node.layer)),
      JSON.Member(name: "declared", value: .bool(node.isDeclared)),
      JSON.Member(name: "own", value: .bool(node.isOwn)),
    ]
    if !node.annotations.isEmpty {
      members.append(
        JSON.Member(name: "findings", value: .array(node.annotations.map(annotation))))
    }
    return .object(members)
  }

  static func annotation(_ annotation: GraphAnnotation) -> JSON {
    .object([
      "severity": .string(annotation.severity), "rule": .string(annotation.rule),
      "message": .string(annotation.message), "place": .string(annotation.place),
    ])
  }
}
