/// Why a name has the type it has: each step that was taken, and everyone who claims its extension.
package struct NameExplanation: Sendable {
  /// One step: what was asked, who was left, and what was decided if the step decided it.
  package struct Step: Sendable {
    /// A stable word: `object`, `extension`, `claimants`, `physical`, `dynamic`.
    package var step: String
    /// What happened, as a sentence without a final period.
    package var sentence: String
    /// The types that were still possible after the step.
    package var candidates: [TypeIdentifier]
    /// The answer, when this step gave it.
    package var decided: TypeIdentifier?
  }

  /// One declaration that claims the extension.
  package struct Claimant: Sendable {
    package var record: RegistryRecord
    /// Why it stands where it stands, to follow its identifier.
    package var reason: String
  }

  package var name: String
  package var kind: ObjectKind
  package var steps: [Step]
  package var claimants: [Claimant]
  package var answer: ResolvedType
}

extension TypeRegistry {
  /// Takes the same way as ``type(forName:kind:)`` and says what it met.
  ///
  /// Complexity: O(declarations), to find the inactive ones that claim the extension too.
  package func explanation(ofName name: String, kind: ObjectKind) -> NameExplanation {
    var explanation = NameExplanation(
      name: name, kind: kind, steps: [], claimants: [], answer: type(forName: name, kind: kind))
    let answer = explanation.answer.identifier
    func step(
      _ word: String, _ sentence: String, _ candidates: [TypeIdentifier] = [],
      decides: Bool = false
    ) {
      explanation.steps.append(
        NameExplanation.Step(
          step: word, sentence: sentence, candidates: candidates,
          decided: decides ? answer : nil))
    }

    switch kind {
    case .symbolicLink, .volume, .special:
      step("object", Self.objectSentence(kind), [answer], decides: true)
      return explanation
    default: step("object", Self.objectSentence(kind))
    }

    guard let text = Self.fileExtension(of: name) else {
      step(
        "extension", "the name has no extension, so the kind of object decides", [answer],
        decides: true)
      return explanation
    }
    step("extension", "the extension is `\(text)`")

    let claiming = types(tag: text, tagClass: .filenameExtension)
    explanation.claimants = claimants(claiming, text)
    step(
      "claimants",
      claiming.isEmpty
        ? "no declared type has the extension `\(text)`"
        : "\(Self.counted(claiming.count, "declared type")) with the extension `\(text)`, best first",
      claiming.map(\.identifier))

    for root in claiming.isEmpty ? [] : Self.wantedRoots(kind) {
      let fitting = claiming.filter { $0.conforms(to: root.identifier) }
      let isChosen = fitting.first?.identifier == answer && explanation.answer.registered != nil
      step(
        "physical",
        fitting.isEmpty
          ? "none of them is \(root.words)"
          : "\(fitting[0].identifier) is the first that is \(root.words)",
        fitting.map(\.identifier), decides: isChosen)
      if isChosen { return explanation }
    }
    step(
      "dynamic", Self.lastSentence(kind, text, explanation.answer), [answer], decides: true)
    return explanation
  }

  /// The extension of a name as the resolver sees it; nil when there is none.
  package static func fileExtension(of name: String) -> String? {
    RegistryBuilder.withBytes(name) { bytes in
      let (start, length) = extensionRange(of: bytes)
      return length == 0
        ? nil : String(decoding: bytes[start..<(start + length)], as: UTF8.self)
    }
  }

  private static func objectSentence(_ kind: ObjectKind) -> String {
    switch kind {
    case .symbolicLink: "it is a symbolic link, which has a type of its own and is not followed"
    case .volume: "it is the root of a volume"
    case .special: "it is a device, a socket or a pipe"
    case .directory: "it is a directory, so only directory types come into question"
    case .executableFile: "it is a file that can be executed"
    case .file: "it is a file, so only data types come into question"
    default: "nothing of this name is on disk, so only the name counts"
    }
  }

  private static func wantedRoots(
    _ kind: ObjectKind
  ) -> [(identifier: TypeIdentifier, words: String)] {
    let data: (TypeIdentifier, String) = ("public.data", "a flat file (conforms to public.data)")
    let package: (TypeIdentifier, String) = (
      "com.apple.package", "a package (conforms to com.apple.package)"
    )
    let directory: (TypeIdentifier, String) = (
      "public.directory", "a directory (conforms to public.directory)"
    )
    switch kind {
    case .directory: return [package, directory]
    case .file, .executableFile: return [data]
    default: return [data, package, directory]
    }
  }

  private static func lastSentence(
    _ kind: ObjectKind, _ text: String, _ answer: ResolvedType
  ) -> String {
    if kind == .directory { return "a directory without a directory type of its own is a folder" }
    return answer.isDynamic
      ? "a dynamic type is made that only says: extension `\(text)`, conforms to public.data"
      : "the kind of object decides"
  }

  static func counted(_ count: Int, _ words: String) -> String {
    count == 1 ? "1 \(words)" : "\(count) \(words)s"
  }
}
