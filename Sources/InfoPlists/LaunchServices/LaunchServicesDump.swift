internal import TypeDeclarations

/// What a Mac knew of types, read from the text of `lsregister -dump`, so that it can be asked
/// elsewhere.
///
/// Nobody documents the text. What is read here is what has been posted of it: records that start
/// with a line such as `type id:` and hold fields, one a line. Up to macOS 10.14 the records of an
/// app are indented under the app's own; since then each names its bundle by number. Everything that
/// is not known is passed over.
package struct LaunchServicesDump: Sendable {
  /// The name of the text: a path, or what the caller said.
  package let name: String
  /// The apps, frameworks and plug-ins that are registered, in the order of the text.
  package let bundles: [DumpedBundle]
  /// The type declarations, each once although dumps repeat them, in the order of the text.
  package let types: [DumpedType]
  /// The document types and URL types of the bundles, each once.
  package let claims: [DumpedClaim]
  /// Why nothing could be read of a text that looks like a dump; empty otherwise.
  package let problems: [DumpProblem]
  /// The names of the layers that the types belong to in a registry, by the type's index.
  let layerNames: [String]

  /// Reads a dump, cut ones and ones with other text around them too. Complexity: O(bytes).
  package init(_ bytes: UnsafeBufferPointer<UInt8>, name: String) {
    var parser = DumpParser(bytes)
    parser.run()
    self.name = name
    bundles = parser.bundles
    types = parser.types
    claims = parser.claims
    problems =
      parser.types.isEmpty && parser.claims.isEmpty
      ? [DumpProblem(line: parser.firstLine, message: "this dump has no type and no claim in it")]
      : []
    layerNames = Self.layerNames(of: parser.types, dump: name)
  }

  /// Reads a dump from bytes in an array.
  package init(_ bytes: [UInt8], name: String) {
    self = bytes.withUnsafeBufferPointer { LaunchServicesDump($0, name: name) }
  }

  /// Whether text is a dump, as its first kilobytes show. Property lists of all forms, XML and JSON
  /// are not, whatever stands in them.
  package static func recognizes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = UnsafeBufferPointer(rebasing: bytes.prefix(1 << 14))
    guard !start.contains(0) else { return false }
    var lines = DumpLines(start)
    var isFirst = true
    while let line = lines.next() {
      guard !line.text.isEmpty else { continue }
      if isFirst, Self.foreignStarts.contains(start[line.text.lowerBound]) { return false }
      isFirst = false
      if DumpHeader(line, in: start) != nil { return true }
      if start[line.text].starts(with: "Checking data integrity".utf8) { return true }
    }
    return false
  }

  /// Whether the first kilobytes of bytes in an array show a dump.
  package static func recognizes(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { recognizes($0) }
  }

  /// What XML, JSON and old-style property lists and their comments begin with.
  private static let foreignStarts = Set("<{[(\"/".utf8)

  /// Whether the types that every other stands on are in the dump, so that it needs no standard
  /// types under it and is the whole state of its Mac.
  package var holdsCoreTypes: Bool {
    let roots: Set<TypeIdentifier> = [
      "public.item", "public.data", "public.directory", "com.apple.package",
    ]
    return roots.isSubset(of: types.lazy.map(\.declaration.identifier))
  }
}
