internal import TypeDeclarations

/// A graph as a flowchart of Mermaid, which GitHub and other wikis draw in the middle of text.
package enum MermaidPicture {
  /// The whole diagram, without the fence around it.
  package static func render(_ graph: TypeGraph) -> String {
    var text = "flowchart BT\n"
    for (index, node) in graph.nodes.enumerated() {
      text += "  n\(index)\(shape(node)):::\(style(node))\n"
    }
    var faulty: [String] = []
    for (index, edge) in graph.edges.enumerated() {
      if let rule = edge.rule {
        text += "  n\(edge.from) -. \"\(rule)\" .-> n\(edge.to)\n"
        faulty.append(String(index))
      } else {
        text += "  n\(edge.from) --> n\(edge.to)\n"
      }
    }
    text += """
        classDef own fill:#dcebf9,stroke:#0b4f8a,stroke-width:3px,color:#000
        classDef system fill:#fff,stroke:#888,stroke-width:1px,color:#000
        classDef missing fill:#fff,stroke:#c00000,stroke-dasharray:4 3,color:#c00000
        classDef faulty fill:#dcebf9,stroke:#c00000,stroke-width:3px,color:#000

      """
    if !faulty.isEmpty {
      text += "  linkStyle \(faulty.joined(separator: ",")) stroke:#c00000,stroke-width:2px\n"
    }
    return text
  }

  /// Own types have corners, system types are round, what nobody declares is a hexagon.
  private static func shape(_ node: TypeGraph.Node) -> String {
    var lines = [escaped(node.id)]
    if !node.isDeclared { lines.append("declared nowhere") }
    if let landmark = node.landmark { lines.append(landmark.title) }
    if node.isOwn || node.isFocus {
      if let description = node.description { lines.append(escaped(description)) }
      let tags = DotPicture.tagLine(node)
      if !tags.isEmpty { lines.append(escaped(tags)) }
    }
    lines += node.annotations.prefix(3).map { "\($0.severity): \(escaped($0.rule))" }
    let label = "\"\(lines.joined(separator: "<br/>"))\""
    if !node.isDeclared { return "{{\(label)}}" }
    return node.isOwn ? "[\(label)]" : "([\(label)])"
  }

  private static func style(_ node: TypeGraph.Node) -> String {
    if !node.isDeclared { return "missing" }
    if node.annotations.contains(where: { $0.severity == "error" }) { return "faulty" }
    return node.isOwn ? "own" : "system"
  }

  /// Text in which no character means anything to Mermaid: it looks for directives even inside of
  /// labels, so all but the plainest of ASCII becomes a numbered entity.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in ShownText.shown(text, limit: 120).unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ", ".", ",", "-", "_", "/":
        result.unicodeScalars.append(scalar)
      case _ where scalar.isASCII: result += "#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
