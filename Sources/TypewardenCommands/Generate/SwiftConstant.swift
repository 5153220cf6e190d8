internal import TypeDeclarations
internal import TypewardenSourceText

/// A constant of `UTType` to be written.
struct SwiftConstant {
  enum Access: String, CaseIterable {
    case `internal`, `package`, `public`
  }

  var name: String
  var identifier: String
  var isExported: Bool
  /// The documentation, one sentence.
  var comment: String
  var access = Access.internal

  /// A constant for a declaration, which the registry knows.
  init(_ declaration: TypeDeclaration, name: String, access: Access, in registry: TypeRegistry) {
    self.name = name
    // In a literal these escapes are Swift's own.
    identifier = VisibleText.escaped(declaration.spelling)
    isExported = declaration.kind == .exported
    comment = Self.comment(declaration, registry)
    self.access = access
  }

  /// The constant as lines.
  ///
  /// An imported type is asked for anew each time: whose it really is can change while a program
  /// runs, when the owner's app is installed.
  func lines(space: String, indentation: String) -> [String] {
    let prefix = space + (access == .internal ? "" : "\(access.rawValue) ")
    let documentation = "\(space)/// \(comment)"
    if isExported {
      let line = "\(prefix)static let \(name) = UTType(exportedAs: \"\(identifier)\")"
      return [documentation, line]
    }
    let call = "UTType(importedAs: \"\(identifier)\")"
    let line = "\(prefix)static var \(name): UTType { \(call) }"
    if line.utf8.count <= 100 { return [documentation, line] }
    return [
      documentation, "\(prefix)static var \(name): UTType {", space + indentation + call,
      "\(space)}",
    ]
  }

  /// `Example Notebook: a package with the extension `examplenotebook`.`
  static func comment(_ declaration: TypeDeclaration, _ registry: TypeRegistry) -> String {
    let type = registry.type(declaration.identifier.rawValue)
    let name = declaration.localizedDescription.map(oneLine) ?? ""
    var text = name.isEmpty ? "`\(oneLine(declaration.spelling))`" : name
    let object =
      type?.conforms(to: "com.apple.package") == true
      ? "a package" : type?.conforms(to: "public.directory") == true ? "a folder" : "a file"
    let extensions = (declaration.tags[.filenameExtension] ?? []).map { "`\(oneLine($0))`" }
    if let last = extensions.last {
      let list =
        extensions.count == 1
        ? "the extension \(last)"
        : "the extensions \(extensions.dropLast().joined(separator: ", ")) or \(last)"
      text += ": \(object) with \(list)"
    }
    return text.hasSuffix(".") ? text : text + "."
  }

  /// Text that ends no comment early.
  private static func oneLine(_ text: String) -> String {
    let words = text.unicodeScalars.split {
      $0.value <= 0x20 || $0.value == 0x7F || $0.properties.generalCategory == .control
        || $0 == "\u{2028}" || $0 == "\u{2029}" || $0.properties.isBidiControl
    }
    return words.map { String($0) }.joined(separator: " ")
  }
}

extension SwiftConstant {
  /// A file with the constants, as lines.
  static func file(_ constants: [SwiftConstant], indentation: String) -> [String] {
    ["import UniformTypeIdentifiers", ""] + `extension`(constants, indentation: indentation)
  }

  /// An extension of `UTType` with the constants, as lines.
  static func `extension`(_ constants: [SwiftConstant], indentation: String) -> [String] {
    let members = constants.map { $0.lines(space: indentation, indentation: indentation) }
    return ["extension UTType {"] + members.joined(separator: [""]) + ["}"]
  }
}
