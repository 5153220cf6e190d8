internal import TypewardenExporting
internal import TypewardenSourceText

/// The forms in which a graph is written.
enum GraphFormat: String, CaseIterable {
  case dot
  case mermaid
  case svg
  case html
  case json

  /// The graph in this form.
  func render(_ graph: TypeGraph, title: String) throws(CommandError) -> String {
    switch self {
    case .dot: DotPicture.render(graph)
    case .mermaid: MermaidPicture.render(graph)
    case .svg: try GraphvizProcess.svg(DotPicture.render(graph))
    case .html: GraphPage.render(graph, title: title)
    case .json: GraphJSON.json(graph).text + "\n"
    }
  }
}
