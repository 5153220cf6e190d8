internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations
internal import TypewardenCommandLine
internal import TypewardenExporting
internal import TypewardenLinting
internal import TypewardenProjects
internal import TypewardenSourceText

/// What `lint` finds about the types of the property lists given by `--with`.
enum GraphFindings {
  /// The findings by identifier in lower case. Swift sources are not read: a picture is of what is
  /// declared.
  static func find(
    _ arguments: ParsedArguments, _ inputs: RegistryInputs
  ) throws(CommandError) -> [String: [GraphAnnotation]] {
    guard !inputs.infoPlists.isEmpty else { return [:] }
    // The lists themselves are the product, and no part of what is known outside of it.
    var outside = arguments
    outside.occurrences.removeAll { $0.names.contains("--with") }
    var options = LintOptions()
    options.registry = try RegistryInputs(outside).registry
    let paths = arguments.values("--with").filter { $0 != "-" }
    let output = ProductReader().read(paths)
    // What could not be read before either has been said.
    if let error = output.errors.first, inputs.exitCode == .success {
      throw .failed(Terminal.escaped(error.description))
    }
    let products = output.products.filter { product in
      product.infoPlists.allSatisfy { inputs.infoPlists[$0.list.source.name] != nil }
    }
    return annotations(Linter(options: options).report(on: products).findings, inputs.infoPlists)
  }

  /// Findings by the identifier of the type that they are about, in lower case.
  static func annotations(
    _ findings: [Finding], _ lists: [String: InfoPlist]
  ) -> [String: [GraphAnnotation]] {
    var found: [String: [GraphAnnotation]] = [:]
    var subjects = FindingSubjects(lists)
    // The gravest first: a picture has room for a few.
    for severity in Severity.allCases.reversed() {
      for finding in findings where finding.severity == severity {
        guard let identifier = subjects.identifier(of: finding) else { continue }
        found[identifier, default: []].append(
          GraphAnnotation(
            severity: finding.severity.rawValue, rule: finding.rule, message: finding.message,
            place: "\(finding.file):\(finding.start.line)"))
      }
    }
    return found
  }
}

/// Which types findings are about: the one whose declaration they stand in, else the one they name.
struct FindingSubjects {
  private let lists: [String: InfoPlist]
  private var places: [String: [Place]] = [:]

  init(_ lists: [String: InfoPlist]) { self.lists = lists }

  /// The type in lower case; nil for findings in other files.
  mutating func identifier(of finding: Finding) -> String? {
    guard let list = lists[finding.file] else { return nil }
    let known = places[finding.file] ?? Place.all(in: list)
    places[finding.file] = known
    return TypeIdentifier(
      Place.identifier(at: finding.range.start, known) ?? finding.about
    ).rawValue
  }

  /// Where a declaration stands in its list.
  private struct Place {
    var start: Int
    var end: Int
    var identifier: String

    /// The declarations of a list, sorted by place.
    static func all(in list: InfoPlist) -> [Place] {
      list.declaredTypes.compactMap { type in
        let range = type.dictionary.range
        return type.identifier.map { Place(start: range.start, end: range.end, identifier: $0) }
      }.sorted { $0.start < $1.start }
    }

    /// The type whose declaration holds an offset. Complexity: O(log declarations).
    static func identifier(at offset: Int, _ places: [Place]) -> String? {
      var low = 0
      var high = places.count
      while low < high {
        let middle = (low + high) / 2
        if places[middle].start <= offset { low = middle + 1 } else { high = middle }
      }
      guard low > 0, offset < places[low - 1].end else { return nil }
      return places[low - 1].identifier
    }
  }
}
