import Foundation
import Testing
import TypeDeclarations
import TypewardenExporting
import TypewardenSourceText

/// The pictures as text. What other programs make of them is tested with those.
@Suite("Pictures")
struct PictureTests {
  static let annotations = [
    "com.example.drawing": [
      GraphAnnotation(
        severity: "error", rule: "missing-type-icon", message: "no <icon>", place: "Info.plist:3")
    ]
  ]

  @Test("of a faulty app are as recorded", arguments: ["dot", "mermaid", "json", "html"])
  func isAsRecorded(format: String) throws {
    let graph = SampleRegistry.graph(SampleRegistry.faulty, annotations: Self.annotations)
    try expectSnapshot(Self.text(of: graph, format), named: "faulty.\(format)")
  }

  @Test("of a whole system stay small enough for a browser")
  func isSmall() {
    let page = GraphPage.render(TypeGraph(.system, .all), title: "All")
    #expect(page.utf8.count < 2_000_000)
  }

  @Test("keep declared text from being markup", arguments: ["dot", "mermaid", "html"])
  func escapes(format: String) {
    let text = Self.text(of: SampleRegistry.graph(SampleRegistry.hostile), format)
    let bad = ["<script>alert", "<img", "<!--", "\u{202E}", "\u{1B}", "\u{2028}", "<b>.plist"]
    for text in bad.filter(text.contains) { Issue.record("\(text)") }
    if format == "html" {
      #expect(text.components(separatedBy: "</script>").count == 3, "data, script and no more")
      #expect(text.contains("\\u003c/script\\u003e"))
    }
    if format == "mermaid" { #expect(!text.contains("%%")) }
  }

  @Test(
    "are drawn by Graphviz without a complaint",
    .enabled(if: Program.dot.isInstalled, "needs graphviz"))
  func isDrawn() throws {
    for registry in [SampleRegistry.faulty, SampleRegistry.hostile] {
      let dot = Self.text(of: SampleRegistry.graph(registry), "dot")
      let result = try Program.dot.run(["-Tsvg"], input: dot)
      #expect(result.exitCode == 0)
      #expect(result.error == "")
      #expect(try XMLDocumentCheck.isWellFormed(result.output))
      #expect(!result.output.contains("onload=\""))
    }
  }

  @Test("as flowcharts of Mermaid have one line for each type and arrow, and no other words")
  func isFlowchart() throws {
    let graph = SampleRegistry.graph(SampleRegistry.hostile)
    let lines = Self.text(of: graph, "mermaid").split(separator: "\n")
    #expect(lines.first == "flowchart BT")
    let node = #/  n\d+(\["[^"]*"\]|\(\["[^"]*"\]\)|\{\{"[^"]*"\}\}):::[a-z]+/#
    let edge = #/  n\d+ (-->|-\. "[a-z-]+" \.->) n\d+/#
    let style = #/  (classDef|linkStyle) .*/#
    for line in lines.dropFirst() {
      let isKnown =
        try node.wholeMatch(in: line) != nil || edge.wholeMatch(in: line) != nil
        || style.wholeMatch(in: line) != nil
      #expect(isKnown, "\(line)")
    }
  }

  static func text(of graph: TypeGraph, _ format: String) -> String {
    switch format {
    case "dot": DotPicture.render(graph)
    case "mermaid": MermaidPicture.render(graph)
    case "json": GraphJSON.json(graph).text + "\n"
    default: GraphPage.render(graph, title: "Types of <App>")
    }
  }
}
