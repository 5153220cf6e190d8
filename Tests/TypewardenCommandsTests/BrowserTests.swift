import Foundation
import Testing

/// The pages that `graph` and `lint` write, opened and used in a real browser.
@Suite(
  "In a browser",
  .enabled(if: Browser.path != nil, "needs Debian's chromium, which scripts/test --all installs"))
struct BrowserTests {
  static let notebook = "Examples/Notebook"
  static let faulty = "Tests/TypewardenCommandsTests/Fixtures/Faulty"

  /// Writes a page into a folder; gives its path.
  static func page(
    _ arguments: [String], in folder: TemporaryFolder, from working: String = ToolProcess.root
  ) throws -> String {
    let path = "\(folder.path)/page.html"
    let result = try ToolProcess.run(
      arguments + ["--format", "html", "--output", path], folder: working)
    try #require(result.exitCode < 2, "\(result.error)")
    return path
  }

  /// Expects the value of an expression, for which a page may take a moment after a key or a click.
  static func expect(
    _ browser: Browser, _ expression: String, _ expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    var actual = try await browser.value(expression)
    for _ in 0..<200 where actual != expected {
      try await Task.sleep(for: .milliseconds(50))
      actual = try await browser.value(expression)
    }
    #expect(actual == expected, "\(expression)", sourceLocation: sourceLocation)
  }

  @Test("the graph is searched, walked through and opened with keys alone")
  func searchesGraph() async throws {
    let folder = try TemporaryFolder()
    let path = try Self.page(["graph", "--with", Self.notebook], in: folder)
    try await Browser.with { browser in
      try await browser.open(path)
      let shown = "document.querySelectorAll('#list li').length"
      try await Self.expect(browser, shown, "7")
      try await Self.expect(browser, "document.querySelectorAll('#picture rect').length", "7")
      try await browser.press("/")
      try await browser.type(".examplenoteb")
      try await Self.expect(browser, shown, "1")
      try await Self.expect(browser, "document.getElementById('count').textContent", "1 of 7 types")
      try await browser.press("Enter")
      let title = "document.querySelector('#details h2')?.textContent ?? ''"
      try await Self.expect(browser, title, "com.example.notebook")
      #expect(
        try await browser.value("document.getElementById('details').textContent")
          .contains("exported by Examples/Notebook/Info.plist:"))
      try await browser.press("Escape")
      try await Self.expect(browser, shown, "7")
      try await browser.press("Escape")
      try await Self.expect(browser, title, "")
      try await browser.press("/")
      try await browser.press("ArrowDown")
      try await browser.press("ArrowDown")
      try await Self.expect(browser, "document.activeElement.hash !== ''", "true")
      #expect(await browser.complaints == [])
    }
  }

  @Test("all known types are there to search in")
  func searchesSystem() async throws {
    let folder = try TemporaryFolder()
    let path = try Self.page(["graph"], in: folder)
    try await Browser.with { browser in
      try await browser.open(path)
      try await Self.expect(
        browser, "Number(document.querySelectorAll('#list li').length) > 1500", "true")
      try await browser.press("/")
      try await browser.type("image/png")
      try await Self.expect(
        browser, "document.querySelector('#list a').firstChild.textContent", "public.png")
      #expect(await browser.complaints == [])
    }
  }

  @Test("a report is searched by words and severity, and walked through with n and p")
  func searchesReport() async throws {
    let folder = try TemporaryFolder()
    let path = try Self.page(["lint", Self.faulty], in: folder)
    try await Browser.with { browser in
      try await browser.open(path)
      let count = "document.getElementById('count').textContent"
      try await Self.expect(browser, count, "6 of 6 findings")
      try await browser.press("n")
      try await browser.press("n")
      try await Self.expect(browser, "document.activeElement.id", "f1")
      try await browser.press("p")
      try await Self.expect(browser, "document.activeElement.id", "f0")
      try await browser.press("/")
      try await browser.type("no icon")
      try await Self.expect(browser, count, "1 of 6 findings")
      try await browser.press("Escape")
      try await Self.expect(browser, count, "6 of 6 findings")
      _ = try await browser.value("document.querySelector('input[value=error]').click()")
      try await Self.expect(browser, count, "4 of 6 findings")
      _ = try await browser.value(
        "document.querySelector('a[href=\"#rule-ostype-length\"]').click()")
      try await Self.expect(browser, "document.getElementById('rule-ostype-length').open", "true")
      // A link to a finding that the search hides shows it.
      _ = try await browser.value("location.hash = 'f1'")
      try await Self.expect(browser, "document.getElementById('f1').hidden", "false")
      #expect(
        try await browser.value("document.querySelector('#picture svg .own title').textContent")
          .hasPrefix("com.example.sketches.sketch"))
      #expect(await browser.complaints == [])
    }
  }

  @Test("a report tells its findings without a script, on paper, and in the dark")
  func readsWithoutScript() async throws {
    let folder = try TemporaryFolder()
    let path = try Self.page(["lint", Self.faulty], in: folder)
    try await Browser.with { browser in
      let shown = "document.querySelectorAll('article.item:not([hidden]) mark').length"
      let color = "getComputedStyle(document.body).backgroundColor"
      try await browser.forbidScripts(true)
      try await browser.open(path)
      try await Self.expect(browser, shown, "6")
      try await Self.expect(browser, "document.querySelectorAll('#picture *').length", "0")
      try await browser.forbidScripts(false)
      try await browser.open(path)
      try await Self.expect(browser, color, "rgb(255, 255, 255)")
      try await browser.emulate(colorScheme: "dark")
      try await Self.expect(browser, color, "rgb(22, 22, 22)")
      try await browser.emulate(media: "print", colorScheme: "dark")
      try await Self.expect(browser, color, "rgb(255, 255, 255)")
      try await Self.expect(
        browser, "getComputedStyle(document.querySelector('.tools')).display", "none")
      try await Self.expect(browser, shown, "6")
      #expect(await browser.complaints == [])
    }
  }

  static let pages: [[String]] = [["graph", "--with", "."], ["lint", "."]]

  @Test("nothing that is declared becomes markup or script", arguments: pages)
  func isNotInjected(arguments: [String]) async throws {
    let folder = try TemporaryFolder()
    let working = try HostileDeclarations.write(into: folder)
    let path = try Self.page(arguments, in: folder, from: working)
    try await Browser.with { browser in
      try await browser.open(path)
      try await Self.expect(browser, "document.scripts.length", "2")
      try await Self.expect(browser, "String(window.injected)", "undefined")
      let foreign = "img, iframe, object, embed, base, form, script[src], svg script, x-injected"
      try await Self.expect(browser, "document.querySelectorAll('\(foreign)').length", "0")
      try await Self.expect(
        browser,
        "[...document.querySelectorAll('*')].flatMap((element) => [...element.attributes])"
          + ".filter(({name, value}) => name.startsWith('on') || /^\\s*javascript:/i.test(value))"
          + ".length", "0")
      // Each type is looked at: its details and its picture are made by the script.
      let count = try await browser.value(
        "JSON.parse(document.getElementById('data').textContent).types.length")
      for index in 0..<(Int(count) ?? 0) {
        _ = try await browser.value(
          "new Promise((done) => { addEventListener('hashchange', () => setTimeout(done), "
            + "{once: true}); location.hash = '\(index)'; })")
        let links = try await browser.value(
          "[...document.querySelectorAll('a')].every((anchor) => "
            + "['file:', 'http:', 'https:'].includes("
            + "new URL(anchor.getAttribute('href'), location).protocol))")
        #expect(links == "true")
      }
      try await Self.expect(browser, "document.querySelectorAll('\(foreign)').length", "0")
      try await Self.expect(browser, "String(window.injected)", "undefined")
      #expect((Int(count) ?? 0) > 10)
      #expect(await browser.complaints == [])
    }
  }
}
