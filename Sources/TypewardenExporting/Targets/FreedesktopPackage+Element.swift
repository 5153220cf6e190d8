internal import TypewardenSourceText

extension FreedesktopPackage {
  /// One `mime-type` element. Several types share it when they have one MIME name.
  struct Element {
    var identifiers: [String] = []
    var comments: [String] = []
    /// What the first type is called in other languages, by the name of the locale.
    var localizedComments: [String: String] = [:]
    var supertypes: [String] = []
    var icon: String?
    var aliases: [String] = []
    var globs: [Glob] = []

    func text(_ name: String) -> String {
      var text = "  <!-- \(ShownText.inComment(identifiers.joined(separator: ", "))) -->\n"
      text += "  <mime-type type=\"\(name)\">\n"
      text += "    <comment>\(XMLEscaping.escaped(comments.first ?? name))</comment>\n"
      for (locale, comment) in localizedComments.sorted(by: { $0.key < $1.key }) {
        text += "    <comment xml:lang=\"\(locale)\">\(XMLEscaping.escaped(comment))</comment>\n"
      }
      for supertype in supertypes { text += "    <sub-class-of type=\"\(supertype)\"/>\n" }
      if let icon { text += "    <generic-icon name=\"\(icon)\"/>\n" }
      for alias in aliases { text += "    <alias type=\"\(alias)\"/>\n" }
      for glob in globs {
        let weight = glob.yields ? " weight=\"40\"" : ""
        text += "    <glob pattern=\"*.\(XMLEscaping.escaped(glob.text))\"\(weight)/>\n"
      }
      return text + "  </mime-type>\n"
    }
  }

  /// An extension as a pattern.
  struct Glob: Hashable {
    var text: String
    /// Whether a system type has the extension: then it is the one to win, as on macOS.
    var yields: Bool

    /// Nil for text that would mean something else in a pattern, or nothing in a file name.
    init?(_ text: String, yields: Bool) {
      let isPlain = text.unicodeScalars.allSatisfy { scalar in
        switch scalar {
        case "*", "?", "[", "]", "\\", "/", ":": false
        default:
          switch scalar.properties.generalCategory {
          case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned:
            false
          default: true
          }
        }
      }
      guard isPlain, !text.isEmpty else { return nil }
      self.text = text
      self.yields = yields
    }
  }
}
