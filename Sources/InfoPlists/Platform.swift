/// The family of systems that a product is for.
public enum Platform: String, Hashable, Sendable, CaseIterable {
  case macos
  case ios
  case visionos

  /// Whether the rules of iOS apply.
  package var isIOSFamily: Bool { self != .macos }
}
