internal import InfoPlists
internal import TypewardenSwiftFacts

/// A type that is looked up by extension or MIME type and unwrapped by force.
///
/// These initializers are documented to give a dynamic type for what the system does not know. Yet
/// crashes with nil are reported, for common extensions too. A constant, or another type to fall back
/// to, costs nothing.
enum SourceForceUnwrappedLookup: SourceRule {
  static let metadata = RuleMetadata(
    id: "source-force-unwrapped-lookup", group: .sources, severity: .warning, fix: .ask,
    sources: [
      "https://developer.apple.com/documentation/uniformtypeidentifiers/uttypereference/init(filenameextension:)"
    ], needsSources: true)

  static let examples: [RuleExample] = [
    .bad(
      "by extension",
      swift: """
        let note = UTType(filenameExtension: ⟶"examplenote")!
        """),
    .bad(
      "by MIME type",
      swift: """
        let page = UTType(mimeType: ⟶"text/x-example")!
        """),
    .bad(
      "by a tag that is only known at run time",
      swift: """
        func type(of url: URL) -> UTType {
          UTType(tag: ⟶url.pathExtension, tagClass: .filenameExtension, conformingTo: nil)!
        }
        """),
    .good(
      "with a type to fall back to",
      swift: """
        let note = UTType(filenameExtension: "examplenote") ?? .data
        """),
    .good(
      "bound",
      swift: """
        func open(_ url: URL) {
          guard let type = UTType(filenameExtension: url.pathExtension) else { return }
          print(type)
        }
        """),
    .good(
      "those that are there",
      swift: """
        let pages = ["htm", "xht"].compactMap { UTType(filenameExtension: $0) }
        """),
    .good(
      "a constant",
      swift: """
        let page = UTType.html
        """),
  ]

  static func check(_ sources: SourceFacts, in context: inout RuleContext) {
    for made in sources.constructors where made.constructor.unwrapping == .forced {
      let label: String
      switch made.kind {
      case .filenameExtension: label = "filenameExtension"
      case .mimeType: label = "mimeType"
      case .tag: label = "tag"
      default: continue
      }
      let place = FilePlace(path: made.path, place: made.constructor.place)
      context.report(.forced(label), at: place, about: Self.subject(made.constructor) ?? label)
      context.fix("fall back to `.data`") { $0.replaceForce(of: made, withDefault: ".data") }
    }
  }

  private static func subject(_ constructor: TypeConstructor) -> String? {
    if case .literal(let text) = constructor.argument { return text }
    return nil
  }
}

extension Finding.Message {
  fileprivate static func forced(_ label: String) -> Self {
    Self(
      "`UTType(\(label):)` may give nothing, and to unwrap it by force crashes then",
      notes: ["use the type's constant, or write `?? .data` behind the call"])
  }
}
