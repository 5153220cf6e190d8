internal import TypeDeclarations

/// Types as a `mime.types` file, by which web servers and mail programs name what they send.
package enum MIMETypesFile {
  /// The file of some types.
  package static func render(_ input: ExportInput) -> ExportOutput {
    let names = MIMENames(input)
    var losses = names.losses
    var extensions: [String: [String]] = [:]
    var order: [String] = []
    var owners: [String: String] = [:]
    for type in input.types {
      let id = type.identifier.rawValue
      guard let name = names.name(of: type) else { continue }
      if extensions[name] == nil { order.append(name) }
      var own = extensions[name] ?? []
      for text in type.tags[.filenameExtension] ?? [] {
        guard isWord(text) else {
          losses.append(
            ExportLoss(
              about: id, message: "the extension `\(ShownText.shown(text))` is left out"))
          continue
        }
        if let owner = owners[text.lowercased()], owner != name {
          losses.append(
            ExportLoss(about: id, message: "`.\(text)` is that of \(owner) above as well"))
        }
        owners[text.lowercased()] = owners[text.lowercased()] ?? name
        if !own.contains(text) { own.append(text) }
      }
      if type.conforms(to: "public.directory") {
        losses.append(
          ExportLoss(about: id, message: "is a folder; what is sent is an archive of another type"))
      }
      extensions[name] = own
    }
    if !input.types.isEmpty {
      losses.append(
        ExportLoss(about: "all types", message: "names, supertypes and other tags are left out"))
    }
    var text = "# MIME types and extensions, as web servers read them.\n"
    if !losses.isEmpty {
      text += "# What this file cannot say, or says in other words:\n"
      for loss in losses { text += "#   \(ShownText.shown(loss.description, limit: 500))\n" }
    }
    for name in order {
      let own = extensions[name] ?? []
      // Without an extension a line would say nothing.
      text += own.isEmpty ? "# \(name)\n" : "\(name)\t\(own.joined(separator: " "))\n"
    }
    return ExportOutput(text: text, losses: losses)
  }

  /// Extensions are words between blanks; some servers take a semicolon or a brace for an end.
  private static func isWord(_ text: String) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy { scalar in
        if scalar.isASCII {
          return scalar.value > 0x20 && scalar.value < 0x7F
            && !"#;{}\\\"'/".unicodeScalars.contains(scalar)
        }
        return ShownText.shown(String(scalar)) == String(scalar) && !scalar.properties.isWhitespace
      }
  }
}
