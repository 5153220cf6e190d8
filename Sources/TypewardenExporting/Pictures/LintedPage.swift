internal import TypewardenSourceText

/// What a report page tells: plain values, which the command fills from findings and rules.
package struct LintedPage: Sendable {
  /// The heading.
  package var title: String
  /// One sentence with the numbers.
  package var summary: String
  /// The findings that are shown, by file and place.
  package var findings: [Finding] = []
  /// How many findings there are beside those shown.
  package var hiddenCount = 0
  /// The rules of the findings.
  package var rules: [Rule] = []
  /// The files in which nothing was found.
  package var soundFiles: [String] = []
  /// The types that the files declare, with what is above them.
  package var graph = TypeGraph()
  /// How many types the files declare beside those of the graph.
  package var hiddenTypeCount = 0

  /// A page without findings.
  package init(title: String, summary: String) {
    self.title = title
    self.summary = summary
  }

  /// One finding.
  package struct Finding: Sendable {
    /// `error`, `warning` or `note`.
    package var severity: String
    package var rule: String
    package var file: String
    package var line: Int
    package var column: Int
    package var message: String
    /// Where in the property list; empty for sources.
    package var keyPath: String
    /// The type that it is about, as the graph knows it.
    package var type: String?
    package var notes: [String] = []
    /// The titles of the fixes.
    package var fixes: [String] = []
    /// The lines around it; none for binary files.
    package var excerpt: [Line] = []

    package init(
      severity: String, rule: String, file: String, line: Int, column: Int, message: String,
      keyPath: String, type: String?
    ) {
      self.severity = severity
      self.rule = rule
      self.file = file
      self.line = line
      self.column = column
      self.message = message
      self.keyPath = keyPath
      self.type = type
    }
  }

  /// A line of a source, in three parts: what is before, in and behind the place that is meant.
  package struct Line: Sendable {
    package var number: Int
    package var before: String
    package var marked: String
    package var after: String

    package init(number: Int, before: String, marked: String = "", after: String = "") {
      self.number = number
      self.before = before
      self.marked = marked
      self.after = after
    }
  }

  /// The page of a rule.
  package struct Rule: Sendable {
    package var id: String
    /// What it finds, as one sentence without a final period.
    package var summary: String
    /// Why, in paragraphs.
    package var rationale: [String]
    /// Wrong and right code, each with a title.
    package var examples: [(title: String, code: String)]
    /// How to mend and how to silence, as commands.
    package var commands: [(title: String, command: String)]
    /// Pages about it.
    package var sources: [String]

    package init(
      id: String, summary: String, rationale: [String],
      examples: [(title: String, code: String)], commands: [(title: String, command: String)],
      sources: [String]
    ) {
      self.id = id
      self.summary = summary
      self.rationale = rationale
      self.examples = examples
      self.commands = commands
      self.sources = sources
    }
  }
}
