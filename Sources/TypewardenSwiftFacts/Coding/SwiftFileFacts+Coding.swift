internal import TypewardenSourceText

extension SwiftFileFacts {
  /// The version of the format. Lines of another version are refused, cached ones too: raise it
  /// with every change of what is extracted or of how it is written.
  package static let version = 1

  /// The facts on one line, without its end.
  package var jsonLine: [UInt8] {
    var object = FactMembers()
    object.add("version", Self.version)
    object.add("path", path)
    object.add("notes", notes)
    object.add("imports", imports)
    object.add("typeConstants", typeConstants)
    object.add("stringConstants", stringConstants)
    object.add("constructors", constructors)
    object.add("declarations", declarations)
    object.add("documentGroups", documentGroups)
    object.add("typeUses", typeUses)
    object.add("legacyUses", legacyUses)
    object.add("uncoordinatedAccesses", uncoordinatedAccesses)
    object.add("progressMethods", progressMethods)
    object.add("undoRegistrations", undoRegistrations)
    object.add("suppressions", suppressions)
    return object.json.bytes
  }

  /// Whether a line holds facts of another version.
  package static func isOtherVersion(jsonLine: [UInt8]) -> Bool {
    guard let json = try? JSONDocument.read(SourceText(name: "", bytes: jsonLine)) else {
      return false
    }
    return json.number("version") != version
  }

  /// Reads a line; nil when it is none of this version.
  package init?(jsonLine: [UInt8]) {
    guard
      let json = try? JSONDocument.read(SourceText(name: "", bytes: jsonLine)),
      json.number("version") == Self.version, let path = json.text("path")
    else { return nil }
    self.init(path: path)
    notes = json.facts("notes")
    imports = json.texts("imports")
    typeConstants = json.facts("typeConstants")
    stringConstants = json.facts("stringConstants")
    constructors = json.facts("constructors")
    declarations = json.facts("declarations")
    documentGroups = json.facts("documentGroups")
    typeUses = json.facts("typeUses")
    legacyUses = json.facts("legacyUses")
    uncoordinatedAccesses = json.facts("uncoordinatedAccesses")
    progressMethods = json.facts("progressMethods")
    undoRegistrations = json.facts("undoRegistrations")
    suppressions = json.facts("suppressions")
  }
}

extension SwiftFileFacts.Note: FactCoding {
  var json: JSON {
    switch self {
    case .unreadable(let reason): .object(["unreadable": .string(reason)])
    case .tooLarge(let size): .object(["tooLarge": .int(size)])
    case .notText: .string("notText")
    case .doesNotParse: .string("doesNotParse")
    case .tooDeep: .string("tooDeep")
    case .noParser: .string("noParser")
    case .stopped: .string("stopped")
    }
  }

  init?(_ json: JSONDocument) {
    if let reason = json.text("unreadable") {
      self = .unreadable(reason)
    } else if let size = json["tooLarge"]?.whole {
      self = .tooLarge(size)
    } else {
      switch json.string {
      case "notText": self = .notText
      case "doesNotParse": self = .doesNotParse
      case "tooDeep": self = .tooDeep
      case "noParser": self = .noParser
      case "stopped": self = .stopped
      default: return nil
      }
    }
  }
}
