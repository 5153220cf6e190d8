internal import TypeDeclarations
internal import TypewardenCommandLine
internal import TypewardenExporting
internal import TypewardenSwiftFacts

/// Types as constants of `UTType`, each the same as `generate swift` writes it.
enum SwiftExport {
  static func render(_ input: ExportInput) -> ExportOutput {
    var losses: [ExportLoss] = []
    var names = ConstantNames(.short)
    let constants = input.types.compactMap { type -> SwiftConstant? in
      let declaration = type.declaration
      let id = type.identifier.rawValue
      if let reason = reason(toLeaveOut: type) {
        losses.append(ExportLoss(about: Terminal.escaped(id), message: reason))
        return nil
      }
      if declaration.kind == .unknown {
        losses.append(
          ExportLoss(about: id, message: "nobody says whether it is exported; taken as imported"))
      }
      return SwiftConstant(
        declaration, name: names.name(for: declaration), access: .internal, in: input.registry)
    }
    if !constants.isEmpty {
      losses.append(
        ExportLoss(
          about: "all types",
          message:
            "supertypes, MIME types, other tags, reference URLs, versions, icons and documents "
            + "are left out: a constant only names a type that a property list declares"))
    }
    var lines = losses.isEmpty ? [] : ["// What this file cannot say, or says in other words:"]
    lines += losses.map { "//   \(Terminal.escaped($0.description))" }
    if !lines.isEmpty { lines.append("") }
    lines += SwiftConstant.file(constants, indentation: "  ")
    return ExportOutput(text: lines.map { $0 + "\n" }.joined(), losses: losses)
  }

  private static func reason(toLeaveOut type: RegisteredType) -> String? {
    let identifier = type.identifier
    if identifier.isDynamic { return "is a dynamic type, which no code should name" }
    if !identifier.isLegal {
      return "is no identifier before build settings are filled in; left out"
    }
    return SystemConstants.name(of: identifier.rawValue).map {
      "is \(SystemConstants.shown($0)) already"
    }
  }
}
