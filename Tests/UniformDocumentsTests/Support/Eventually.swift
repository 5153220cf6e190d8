import Testing

/// Waits until something is so. A test that waits in vain fails after a time that no machine needs.
@MainActor
func eventually(
  _ what: Comment, sourceLocation: SourceLocation = #_sourceLocation,
  _ condition: @MainActor () throws -> Bool
) async throws {
  for _ in 0..<5000 {
    if try condition() { return }
    try await Task.sleep(for: .milliseconds(2))
  }
  Issue.record(what, sourceLocation: sourceLocation)
}
