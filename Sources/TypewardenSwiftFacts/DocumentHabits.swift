/// File access in document code that is neither in `read` or `write` nor inside `coordinate(…)`.
package struct UncoordinatedAccess: Hashable, Sendable {
  /// What is called, such as `Data(contentsOf:)`.
  package var call: String
  /// The type around it; nil at file level.
  package var enclosing: String?
  /// The function around it; nil where there is none.
  package var function: String?
  /// Whether the URL is a document's by name: `configuration.fileURL`, `document.fileURL`.
  package var isDocumentURL: Bool
  package var place: SourcePlace

  package init(
    call: String, enclosing: String?, function: String?, isDocumentURL: Bool, place: SourcePlace
  ) {
    self.call = call
    self.enclosing = enclosing
    self.function = function
    self.isDocumentURL = isDocumentURL
    self.place = place
  }
}

/// A `read` or `write` that is given a `Subprogress`, and what it does with it.
package struct ProgressMethod: Hashable, Sendable {
  /// The type around it.
  package var enclosing: String?
  /// `read` or `write`.
  package var name: String
  /// The parameter's name.
  package var parameter: String
  /// Whether the body mentions the parameter.
  package var isUsed: Bool
  /// The number of calls of `complete(count:)`.
  package var completions: Int
  /// The number of those inside a loop.
  package var completionsInLoops: Int
  /// Whether the body has a loop.
  package var hasLoop: Bool
  /// The parameter.
  package var place: SourcePlace

  package init(
    enclosing: String?, name: String, parameter: String, isUsed: Bool, completions: Int,
    completionsInLoops: Int, hasLoop: Bool, place: SourcePlace
  ) {
    self.enclosing = enclosing
    self.name = name
    self.parameter = parameter
    self.isUsed = isUsed
    self.completions = completions
    self.completionsInLoops = completionsInLoops
    self.hasLoop = hasLoop
    self.place = place
  }
}
