internal import TypeDeclarations
internal import TypewardenCommandLine

/// What `typewarden init` was asked for, checked.
struct NewTypeRequest {
  var identifier: String
  var extensions: [String]
  var isPackage: Bool
  var description: String
  /// Whether an own type is wanted although the extension is known for another.
  var insists: Bool

  init(_ arguments: ParsedArguments) throws(CommandError) {
    identifier = arguments.positionals[0]
    insists = arguments.flag("--own")
    extensions = []
    for text in arguments.values("--extension") {
      let checked = try Self.checked(extension: text)
      if !extensions.contains(checked) { extensions.append(checked) }
    }
    try Self.check(identifier: identifier)
    let isKnown = TypeRegistry.system.type(identifier) != nil
    isPackage = arguments.flag("--package")
    if isPackage, arguments.flag("--flat") {
      throw Self.usage("`--flat` and `--package` exclude one another")
    }
    if !isPackage, !arguments.flag("--flat"), !isKnown {
      throw Self.usage(
        "is a document one file or a folder?",
        "Say --flat for one file, --package for a folder that looks like one.")
    }
    guard !extensions.isEmpty || isKnown else {
      throw Self.usage(
        "a type of files needs a file name extension", "Give it with --extension, without a dot.")
    }
    let last = identifier.split(separator: ".").last.map(String.init) ?? identifier
    description = arguments.value("--description") ?? DeclarationSkeleton.title(from: last)
    if description.unicodeScalars.allSatisfy({ $0.properties.isWhitespace || $0.value < 0x20 }) {
      throw Self.usage("`--description` is empty", "Say what people call such a document.")
    }
  }

  private static func usage(_ message: String, _ hint: String? = nil) -> CommandError {
    .usage(UsageError(message: message, hint: hint, command: ["init"]))
  }

  private static func check(identifier: String) throws(CommandError) {
    let type = TypeIdentifier(identifier)
    let shown = Terminal.escaped(identifier)
    let isASCII = identifier.utf8.allSatisfy { $0 < 0x80 }
    guard type.isLegal, isASCII else {
      let mended = mended(type.rawValue)
      throw usage(
        "`\(shown)` is not a type identifier",
        "It has letters, digits, hyphens and single periods"
          + (TypeIdentifier(mended).isLegal && mended.contains(".")
            ? "; did you mean `\(mended)`?" : ", as in com.example.note."))
    }
    guard TypeRegistry.system.type(identifier) == nil else { return }
    if type.isDynamic {
      throw usage("`\(shown)` is a dynamic identifier", "Those are made by the system only.")
    }
    if type.isPublic || type.rawValue.hasPrefix("com.apple.") {
      throw usage(
        "`\(shown)` is in Apple's domain and no type that is known",
        "Begin with your own domain, reversed: com.example.note.")
    }
    guard identifier.split(separator: ".").count >= 3 else {
      throw usage(
        "`\(shown)` is too short to be yours alone",
        "Begin with your own domain, reversed: com.example.note.")
    }
    guard type.rawValue == identifier else {
      throw usage(
        "`\(shown)` has capitals, which the system turns into small letters",
        "did you mean `\(type.rawValue)`?")
    }
  }

  private static func mended(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let isKept =
        scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
        || scalar == "-"
      if isKept {
        result.unicodeScalars.append(scalar)
      } else if scalar == "." {
        if !result.isEmpty, !result.hasSuffix(".") { result += "." }
      } else if !result.isEmpty, !result.hasSuffix("-"), !result.hasSuffix(".") {
        result += "-"
      }
    }
    while result.hasSuffix(".") || result.hasSuffix("-") { result.removeLast() }
    return result
  }

  private static func checked(extension text: String) throws(CommandError) -> String {
    let shown = Terminal.escaped(text)
    let bare = text.hasPrefix("*.") ? String(text.dropFirst(2)) : String(text.drop { $0 == "." })
    let lowercase = bare.lowercased()
    let isLegal = { (text: String) in
      !text.isEmpty
        && text.utf8.allSatisfy { byte in
          (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte)
            || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "+")
        }
    }
    if isLegal(text) { return text }
    if bare.contains(".") {
      throw usage(
        "`\(shown)` has a dot, and only what is behind the last dot of a name is its extension")
    }
    throw usage(
      "`\(shown)` is not a file name extension",
      isLegal(lowercase)
        ? "did you mean `\(lowercase)`?" : "Small letters and digits will do, without a dot.")
  }
}
