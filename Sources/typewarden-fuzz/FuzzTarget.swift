/// Something that takes bytes from strangers.
///
/// `run` traps when a promise is broken; what it does not promise, it leaves alone. One target a file.
struct FuzzTarget: Sendable {
  var name: String
  /// What must hold, in a line for the list of targets.
  var promise: String
  /// Tries one input. It must not keep anything.
  var run: @Sendable (_ bytes: [UInt8]) -> Void

  static let all: [FuzzTarget] = [
    .xml, .binary, .openStep, .fixes, .registry, .dynamicIdentifiers, .configuration, .baseline,
    .swift, .facts, .project, .specification, .database,
  ]
}
