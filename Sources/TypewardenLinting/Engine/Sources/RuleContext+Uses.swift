internal import TypewardenSwiftFacts

/// What rules about places that name types have in common.
extension RuleContext {
  /// Reports the types of a place that nobody declares and that are not reported where they are made.
  ///
  /// - Parameters:
  ///   - place: what names the type, such as "a file importer".
  ///   - usual: the severity of a fault without any doubt.
  mutating func reportUndeclared(
    in use: SourceUse, namedBy place: String, usual: Severity, note: String
  ) {
    for type in use.types where !type.isReportedWhereMade && type.kind != .pasteboardType {
      guard let identifier = type.identifier, Self.looksLikeType(identifier),
        let undeclared = self.undeclared(identifier, in: use.path)
      else { continue }
      var message: Finding.Message =
        undeclared.doubt == .sharedSource ? .shared(undeclared) : undeclared.message(namedBy: place)
      message.notes.append(note)
      report(
        message, at: type.literalPlace, about: identifier,
        severity: undeclared.severity(usual: usual))
      fixUndeclared(undeclared, at: type.literalPlace)
    }
  }

  /// Whether text in a list is a type rather than a file name extension, such as `tar.gz`, or an old
  /// pasteboard name.
  private static func looksLikeType(_ text: String) -> Bool {
    text.hasPrefix("public.") || text.utf8.count { $0 == UInt8(ascii: ".") } >= 2
  }
}

extension Finding.Message {
  /// What is said of a type that one of several products built from a file declares.
  static func shared(_ type: UndeclaredType) -> Self {
    Self(
      "`\(type.identifier)` is not declared by every product that this file is built into",
      notes: ["\(type.exporter ?? "one") declares it; fine if the others never use the type"])
  }
}
