internal import TypeDeclarations
internal import TypewardenSourceText

/// A graph in the language of Graphviz. Its `dot` lays it out in layers, supertypes first.
package enum DotPicture {
  /// The whole file.
  package static func render(_ graph: TypeGraph) -> String {
    // Labels are wide and low. A few read best from top to bottom; of many, a column is narrower
    // than a row.
    let isWide = graph.nodes.count > 24
    var text = """
      digraph types {
        graph [rankdir=\(isWide ? "RL" : "BT"), nodesep=\(isWide ? "0.12" : "0.3"), ranksep=\
      \(isWide ? "1.0" : "0.45"), bgcolor="white",
          fontname="Helvetica,Arial,sans-serif", fontsize=10, fontcolor="#555555", labelloc=b]
        node [shape=box, margin="0.14,0.07", fontname="Helvetica,Arial,sans-serif", fontsize=11]
        edge [color="#666666", arrowsize=0.7, fontname="Helvetica,Arial,sans-serif", fontsize=9]

      """
    text += "  label=<\(legend(graph))>\n"
    for (index, node) in graph.nodes.enumerated() { text += line(index, node) }
    for edge in graph.edges {
      text += "  n\(edge.from) -> n\(edge.to)"
      if let rule = edge.rule {
        text += " [color=\"#c00000\", fontcolor=\"#c00000\", penwidth=2, style=dashed, "
        text += "label=\" \(rule)\"]"
      }
      text += "\n"
    }
    return text + "}\n"
  }

  private static func line(_ index: Int, _ node: TypeGraph.Node) -> String {
    var lines = ["<B>\(escaped(node.id))</B>"]
    if !node.isDeclared {
      lines.append("declared nowhere")
    } else {
      if let title = node.landmark?.title { lines.append("<I>\(escaped(title))</I>") }
      if node.isOwn || node.isFocus {
        if let description = node.description { lines.append(escaped(description)) }
        let tags = tagLine(node)
        if !tags.isEmpty { lines.append(escaped(tags)) }
      }
    }
    for annotation in node.annotations.prefix(3) {
      let color = annotation.severity == "error" ? "#c00000" : "#7a5200"
      lines.append(
        "<FONT COLOR=\"\(color)\" POINT-SIZE=\"9\">\(annotation.severity): "
          + "\(escaped(annotation.rule))</FONT>")
    }
    if node.annotations.count > 3 {
      lines.append("<FONT POINT-SIZE=\"9\">and \(node.annotations.count - 3) more</FONT>")
    }
    let label = lines.joined(separator: "<BR/>")
    return "  n\(index) [label=<\(label)>, tooltip=\"\(tooltip(node))\", \(style(node))]\n"
  }

  /// Own types have a thick frame and corners, system types a thin round one, so that a print
  /// without colour tells them apart as well.
  private static func style(_ node: TypeGraph.Node) -> String {
    if !node.isDeclared {
      return "shape=octagon, style=\"dashed\", color=\"#c00000\", fontcolor=\"#c00000\""
    }
    let isBad = node.annotations.contains { $0.severity == "error" }
    let frame = isBad ? "#c00000" : node.isOwn ? "#0b4f8a" : "#888888"
    let width = node.isFocus ? 3 : node.isOwn ? 2 : 1
    let fill = node.isOwn ? "#dcebf9" : node.landmark == nil ? "#ffffff" : "#eeeeee"
    let corners = node.isOwn ? "filled" : "rounded,filled"
    return "style=\"\(corners)\", fillcolor=\"\(fill)\", color=\"\(frame)\", penwidth=\(width)"
  }

  /// The extensions and MIME types in one line.
  static func tagLine(_ node: TypeGraph.Node) -> String {
    var parts = (node.tags[.filenameExtension] ?? []).prefix(6).map { "." + $0 }
    parts += (node.tags[.mimeType] ?? []).prefix(3)
    return parts.joined(separator: "  ")
  }

  private static func legend(_ graph: TypeGraph) -> String {
    var parts: [String] = []
    if graph.nodes.contains(where: \.isOwn) { parts.append("thick frame: your own type") }
    if graph.nodes.contains(where: { $0.isDeclared && !$0.isOwn }) {
      parts.append("thin round frame: system type")
    }
    if graph.nodes.contains(where: { !$0.isDeclared }) {
      parts.append("octagon: declared nowhere")
    }
    parts.append("arrow: conforms to")
    return "<BR/>" + parts.joined(separator: " · ")
  }

  private static func escaped(_ text: String) -> String {
    XMLEscaping.escaped(ShownText.shown(text, limit: 120))
  }

  /// What a browser shows over a node. Quotes and backslashes mean something to Graphviz, and it
  /// reads references as HTML does.
  private static func tooltip(_ node: TypeGraph.Node) -> String {
    let text = node.description.map { "\(node.id): \($0)" } ?? node.id
    var result = ""
    for character in escaped(text) {
      if character == "\\" { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
