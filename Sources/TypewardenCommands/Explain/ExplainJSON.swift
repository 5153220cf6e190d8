internal import InfoPlists
internal import TypeDeclarations
internal import TypewardenSourceText

/// An explanation for tools; the form is part of the command-line contract.
enum ExplainJSON {
  static func json(
    _ explanation: NameExplanation, _ apps: [(String, OpenAnswer)], _ inputs: RegistryInputs
  ) -> JSON {
    .object([
      "input": .string(explanation.name),
      "type": .string(explanation.answer.identifier.rawValue),
      "kind": .string(explanation.kind.rawValue),
      "steps": .array(explanation.steps.map(json)),
      "claimants": .array(explanation.claimants.map { json($0, inputs) }),
      "apps": .array(apps.map { json($0.0, $0.1) }),
    ])
  }

  private static func json(_ step: NameExplanation.Step) -> JSON {
    .object([
      "step": .string(step.step),
      "sentence": .string(step.sentence),
      "candidates": .strings(step.candidates.map(\.rawValue)),
      "decided": .optional(step.decided?.rawValue),
    ])
  }

  private static func json(
    _ claimant: NameExplanation.Claimant, _ inputs: RegistryInputs
  ) -> JSON {
    let (source, line) = inputs.place(of: claimant.record)
    return .object([
      "type": .string(claimant.record.declaration.identifier.rawValue),
      "source": .string(source),
      "line": line.map(JSON.int) ?? .null,
      "kind": .string(claimant.record.declaration.kind.rawValue),
      "layer": .string(claimant.record.layer.name),
      "active": .bool(claimant.record.isActive),
      "reason": .string(claimant.reason),
    ])
  }

  private static func json(_ path: String, _ answer: OpenAnswer) -> JSON {
    .object([
      "app": .string(path),
      "opens": .bool(answer.opens),
      "openWith": .bool(answer.isOffered),
      "role": .optional(answer.role),
      "rank": .optional(answer.rank),
      "oneDocument": .bool(answer.isOneDocument),
      "failed": .optional(answer.failed),
      "mend": .optional(answer.mend),
    ])
  }
}
