internal import TypeDeclarations
internal import TypewardenSourceText

/// A graph as one page that needs nothing else: no network, no other file.
///
/// Everything declared is data inside of it. The script puts it into the page as text, never as
/// markup, so that no declaration can bring a script of its own.
package enum GraphPage {
  /// The whole page.
  package static func render(_ graph: TypeGraph, title: String) -> String {
    PageFrame.html(
      title: title, style: style, body: body, data: data(graph), script: script)
  }

  /// How to read the picture.
  static let legend = """
    <p id="legend"><b>Thick frame</b>: your own type. <b>Thin round frame</b>: system type.
    <b>Dashed</b>: declared nowhere, or an arrow that breaks a rule. Supertypes are on the left.</p>
    """

  private static let body = """
    <nav aria-label="Types">
    <h1></h1>
    <label>Search <kbd>/</kbd>
    <input id="search" type="search" autocomplete="off" spellcheck="false"
     placeholder="identifier, name, .ext, MIME type"></label>
    <p><label><input id="own" type="checkbox"> only your own types</label>
    <label><input id="found" type="checkbox"> only with findings</label></p>
    <p id="count" role="status"></p>
    <ul id="list"></ul>
    </nav>
    <main tabindex="-1">
    <noscript>This page needs JavaScript. typewarden graph --format svg makes a picture without.</noscript>
    <div id="picture" role="group" aria-label="Picture"></div>
    \(legend)
    <article id="details" aria-live="polite"></article>
    <footer>Keys: <kbd>/</kbd> search, <kbd>↑</kbd> <kbd>↓</kbd> through the list, <kbd>Enter</kbd>
    opens, <kbd>Esc</kbd> back to all.</footer>
    </main>
    """

  /// The data in short keys: there may be many types.
  static func data(_ graph: TypeGraph) -> JSON {
    var layers: [String] = []
    var numbers: [String: Int] = [:]
    for layer in graph.nodes.compactMap(\.layer) where numbers[layer] == nil {
      numbers[layer] = layers.count
      layers.append(layer)
    }
    return .object([
      "layers": .strings(layers.map { ShownText.shown($0) }),
      "types": .array(graph.nodes.map { type($0, numbers) }),
      "edges": .array(
        graph.edges.map { edge in
          let ends = [JSON.int(edge.from), .int(edge.to)]
          return .array(edge.rule.map { ends + [.string($0)] } ?? ends)
        }),
    ])
  }

  /// Members that say nothing are left out.
  private static func type(_ node: TypeGraph.Node, _ layers: [String: Int]) -> JSON {
    var members = [JSON.Member(name: "id", value: .string(ShownText.shown(node.id)))]
    func add(_ name: String, _ text: String?) {
      if let text {
        members.append(JSON.Member(name: name, value: .string(ShownText.shown(text, limit: 1000))))
      }
    }
    add("name", node.description)
    if let layer = node.layer.flatMap({ layers[$0] }) {
      members.append(JSON.Member(name: "layer", value: .int(layer)))
    }
    if node.isOwn { members.append(JSON.Member(name: "own", value: .bool(true))) }
    if node.isFocus { members.append(JSON.Member(name: "focus", value: .bool(true))) }
    add("landmark", node.landmark?.title)
    add("kind", node.kind == .unknown ? nil : node.kind?.rawValue)
    if !node.tags.isEmpty {
      let tags = node.tags.sorted { $0.key < $1.key }.map {
        JSON.Member(
          name: ShownText.shown($0.key.rawValue),
          value: .strings($0.value.map { ShownText.shown($0) }))
      }
      members.append(JSON.Member(name: "tags", value: .object(tags)))
    }
    add("url", node.referenceURL)
    add("source", node.source)
    if !node.annotations.isEmpty {
      members.append(
        JSON.Member(
          name: "findings",
          value: .array(
            node.annotations.map {
              GraphJSON.annotation(
                GraphAnnotation(
                  severity: $0.severity, rule: $0.rule,
                  message: ShownText.shown($0.message, limit: 1000),
                  place: ShownText.shown($0.place)))
            })))
    }
    return .object(members)
  }
}
