internal import InfoPlists
internal import TypeDeclarations
internal import TypewardenCommandLine

/// An explanation for readers: the answer, the steps, the claimants, the apps.
enum ExplainText {
  static func text(
    _ explanation: NameExplanation, _ apps: [(String, OpenAnswer)], _ inputs: RegistryInputs,
    _ style: TextStyle
  ) -> String {
    var text = style.bold(Terminal.escaped(explanation.name)) + " is "
    text += style.bold(Terminal.escaped(explanation.answer.identifier.rawValue))
    if let label = explanation.answer.localizedDescription {
      text += " (\(Terminal.escaped(label)))"
    }
    text += "\n\n"
    for (number, step) in explanation.steps.enumerated() {
      text += "  \(number + 1). \(Terminal.escaped(step.sentence))"
      text += step.decided == nil ? "\n" : style.dim("  ← decides") + "\n"
    }
    if !explanation.claimants.isEmpty {
      text += "\nWho claims the extension:\n"
      for claimant in explanation.claimants { text += line(claimant, inputs, style) }
    }
    for (path, answer) in apps { text += app(path, answer, style) }
    return text
  }

  private static func line(
    _ claimant: NameExplanation.Claimant, _ inputs: RegistryInputs, _ style: TextStyle
  ) -> String {
    let (source, line) = inputs.place(of: claimant.record)
    let place = line.map { "\(source):\($0)" } ?? source
    let kind =
      claimant.record.declaration.kind == .unknown
      ? "declared" : claimant.record.declaration.kind.rawValue
    let identifier = Terminal.escaped(claimant.record.declaration.identifier.rawValue)
    let name = identifier + hint(claimant.record.declaration)
    let mark = claimant.record.isActive ? "  " : "  - "
    return "\(mark)\(claimant.record.isActive ? style.bold(name) : name)  "
      + "\(kind) by \(Terminal.escaped(place))\n      \(Terminal.escaped(claimant.reason))\n"
  }

  /// What a dynamic identifier stands for, which it does not say to people.
  private static func hint(_ declaration: TypeDeclaration) -> String {
    guard declaration.identifier.isDynamic else { return "" }
    if let mime = declaration.tags[.mimeType]?.first { return " (\(Terminal.escaped(mime)))" }
    let supertype = declaration.supertypes.first?.rawValue ?? "public.data"
    return " (a kind of \(Terminal.escaped(supertype)))"
  }

  private static func app(
    _ path: String, _ answer: OpenAnswer, _ style: TextStyle
  ) -> String {
    var text = "\nWith the app \(Terminal.escaped(path)):\n"
    text += "  open panel  \(answer.opens ? "enables the file" : "shows the file grey")\n"
    if answer.isOffered {
      text += "  Open With   offers the app as \(Terminal.escaped(answer.role ?? "no role")), "
      text += "rank \(Terminal.escaped(answer.rank ?? "Default"))"
      if let name = answer.documentType { text += ", as \u{201C}\(Terminal.escaped(name))\u{201D}" }
      text += "\n"
    } else {
      text += "  Open With   does not offer the app\n"
    }
    text += "  Finder      shows \(answer.isOneDocument ? "one document" : "a folder")\n"
    if let failed = answer.failed {
      text += "  \(style.red("fails:"))      \(Terminal.escaped(failed))\n"
    }
    if let mend = answer.mend {
      text += "  \(style.green("mend:"))       \(Terminal.escaped(mend))\n"
    }
    return text
  }
}
