internal import InfoPlists
internal import TypewardenSwiftFacts

/// A `read` or `write` that does nothing with the progress that it is given.
///
/// Long saves show no progress then. Apple's examples report after each chunk; to report once, behind
/// a loop, is hardly more than nothing. A progress that is handed on is the other function's.
enum SourceMissingProgress: SourceRule {
  static let metadata = RuleMetadata(
    id: "source-missing-progress", group: .sources, severity: .note,
    sources: [
      "https://developer.apple.com/documentation/swiftui/handling-advanced-document-scenarios"
    ], needsSources: true)

  static let examples: [RuleExample] = [
    .bad(
      "never used",
      swift: """
        struct Writer {
          func write(to url: URL, ⟶progress: consuming Subprogress) throws {
            try Data().write(to: url)
          }
        }
        """),
    .bad(
      "once, behind the loop",
      swift: """
        struct Writer {
          func write(to url: URL, ⟶progress: consuming Subprogress) throws {
            let manager = progress.start(totalCount: 10)
            for page in pages { try page.write(to: url) }
            manager.complete(count: 10)
          }
        }
        """),
    .good(
      "after each chunk",
      swift: """
        struct Writer {
          func write(to url: URL, progress: consuming Subprogress) throws {
            let manager = progress.start(totalCount: pages.count)
            for page in pages {
              try page.write(to: url)
              manager.complete(count: 1)
            }
          }
        }
        """),
    .good(
      "in steps without a loop",
      swift: """
        struct Reader {
          func read(from url: URL, progress: consuming Subprogress) throws -> Note {
            let manager = progress.start(totalCount: 1)
            let data = try Data(contentsOf: url)
            manager.complete(count: 1)
            return Note(data)
          }
        }
        """),
    .good(
      "handed on",
      swift: """
        struct Writer {
          func write(to url: URL, progress: consuming Subprogress) throws {
            try archive.save(to: url, reporting: progress)
          }
        }
        """),
  ]

  static func check(_ sources: SourceFacts, in context: inout RuleContext) {
    for file in sources.module.files {
      for method in file.progressMethods {
        let place = FilePlace(path: file.path, place: method.place)
        if !method.isUsed {
          context.report(.unused(method), at: place, about: method.parameter)
        } else if method.hasLoop, method.completions == 1, method.completionsInLoops == 0 {
          context.report(.onlyOnce(method), at: place, about: method.parameter)
        }
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func unused(_ method: ProgressMethod) -> Self {
    Self(
      "`\(method.name)` does nothing with its `\(method.parameter)`",
      notes: ["call `start(totalCount:)`, and `complete(count:)` as the work goes on"])
  }

  fileprivate static func onlyOnce(_ method: ProgressMethod) -> Self {
    Self(
      "`\(method.name)` reports its `\(method.parameter)` once, outside of its loop",
      notes: ["call `complete(count:)` after each part"])
  }
}
