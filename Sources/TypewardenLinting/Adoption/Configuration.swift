package import InfoPlists
package import TypewardenSourceText

/// What a `.typewarden.json` says. Paths in it are relative to the folder it stands in.
package struct Configuration: Sendable {
  /// One entry of `suppress`: findings that are silenced, with the reason.
  package struct Suppression: Sendable {
    package var rule: String
    package var path: GlobPattern?
    package var keyPath: String?
    package var reason: String
    package var range: SourceRange
  }

  /// One entry of `overrides`: other severities for some paths.
  package struct Override: Sendable {
    package var paths: [GlobPattern]
    package var severities: [String: Severity?]
  }

  /// A remark about the file itself, which never stops a run.
  package struct Remark: Sendable {
    package var message: String
    package var range: SourceRange
  }

  package var profile: LintOptions.Profile?
  package var platform: Platform?
  package var only: [String]?
  package var severities: [String: Severity?] = [:]
  package var ownedPrefixes: [String] = []
  package var define: [String: String] = [:]
  package var exclude: [GlobPattern] = []
  package var baseline: String?
  package var suppressions: [Suppression] = []
  package var overrides: [Override] = []
  package var remarks: [Remark] = []

  /// A configuration that says nothing.
  package init() {}

  /// The keys that mean something.
  package static let keys = [
    "$schema", "profile", "platform", "only", "severity", "ownedPrefixes", "define", "exclude",
    "baseline", "suppress", "overrides",
  ]

  /// What makes a file unusable, and where.
  package struct Failure: Error, Sendable {
    package var message: String
    package var offset: Int
  }

  /// Reads a configuration.
  ///
  /// Unknown keys and rules are remarks. - Throws: ``Failure`` for text that is not JSON and for
  /// values of a wrong kind.
  package static func read(_ source: SourceText) throws(Failure) -> Configuration {
    let document: JSONDocument
    do throws(JSONDocument.Failure) {
      document = try JSONDocument.read(source)
    } catch {
      throw Failure(message: error.message, offset: error.offset)
    }
    guard let members = document.members else {
      throw Failure(message: "a configuration is an object", offset: document.range.start)
    }
    var configuration = Configuration()
    var known: Set<String> = []
    for member in members {
      if !known.insert(member.name).inserted {
        configuration.remarks.append(
          Remark(message: "`\(member.name)` stands here twice", range: member.nameRange))
      }
      try configuration.take(member)
    }
    return configuration
  }
}
