internal import InfoPlists
internal import TypewardenProjects
package import TypewardenSourceText
package import TypewardenSwiftFacts

/// The Swift sources of one product with every name of a type looked up: what rules about sources ask.
///
/// Code of `#if` branches that the product's platforms never compile is left out.
package struct SourceFacts: Sendable {
  package let module: SwiftModuleFacts
  /// Every call that makes a type of data.
  package let constructors: [SourceConstructor]
  /// Every document class with its lists.
  package let documents: [SourceDocument]
  /// Every other place that names types.
  package let uses: [SourceUse]
  /// Every `DocumentGroup`, in the order of the scenes.
  package let groups: [(path: String, group: DocumentGroupUse)]
  /// Whether all files could be read and import nothing but frameworks of Apple's and each other:
  /// only then does the absence of something prove anything.
  package let isWhole: Bool
  private let texts: [String: SourceText]
  private let platforms: Set<Platform>?

  init(_ sources: ProductSources, platforms: Set<Platform>?) {
    module = sources.facts
    texts = sources.texts
    self.platforms = platforms
    func isCompiled(_ condition: String?) -> Bool {
      condition.map { BuildCondition.mayHold($0, on: platforms) } ?? true
    }
    var constructors: [SourceConstructor] = []
    var uses: [SourceUse] = []
    var groups: [(String, DocumentGroupUse)] = []
    for file in sources.facts.files {
      for constructor in file.constructors where isCompiled(constructor.condition) {
        constructors.append(
          SourceConstructor(
            path: file.path, constructor: constructor,
            resolution: sources.facts.resolve(constructor, in: file.path)))
      }
      for use in file.typeUses where isCompiled(use.condition) {
        uses.append(
          SourceUse(
            path: file.path, use: use,
            types: sources.facts.resolve(use.types, in: file.path).map(SourceType.init)))
      }
      for group in file.documentGroups where isCompiled(group.condition) {
        groups.append((file.path, group))
      }
    }
    self.constructors = constructors
    self.uses = uses
    self.groups = groups
    documents = sources.facts.documentClasses.filter { isCompiled($0.condition) }
      .map { SourceDocument($0, in: sources.facts, groups: groups.map(\.1)) }
    isWhole = Self.isWhole(sources.facts)
  }

  /// The text of a file.
  package func text(of path: String) -> SourceText {
    texts[path] ?? SourceText(name: path, bytes: [])
  }

  /// Whether any type is declared in the files that were looked into.
  var declaresAnything: Bool { module.files.contains { !$0.declarations.isEmpty } }

  /// The class that a group opens; nil when it is not one of these sources'.
  func document(of group: DocumentGroupUse) -> SourceDocument? {
    guard let name = group.documentClass else { return nil }
    return documents.first { $0.isNamed(name) }
  }

  /// The comments that silence rules, with their files.
  var suppressions: [(path: String, suppression: SourceSuppression)] {
    module.files.flatMap { file in file.suppressions.map { (file.path, $0) } }
  }

  /// Whether code under a condition can be part of the product.
  func isCompiled(_ condition: String?) -> Bool {
    condition.map { BuildCondition.mayHold($0, on: platforms) } ?? true
  }

  private static func isWhole(_ facts: SwiftModuleFacts) -> Bool {
    facts.files.allSatisfy { file in
      file.notes.isEmpty && file.imports.allSatisfy { AppleModules.contains($0) }
    }
  }
}

/// A call that makes a type of data, with the identifier that it gives.
package struct SourceConstructor: Sendable {
  package var path: String
  package var constructor: TypeConstructor
  package var resolution: Resolution

  package var kind: TypeConstructor.Kind { constructor.kind }

  /// The identifier; nil for one that is made at run time and for look-ups by tag.
  package var identifier: String? { resolution.identifier }

  /// The literal, wherever it is written, or else the argument.
  package var place: FilePlace {
    if case .literal(_, let place) = resolution { return place }
    return FilePlace(path: path, place: constructor.place)
  }
}

/// One type that a place in the sources names.
package struct SourceType: Sendable {
  package var resolved: ResolvedType

  init(_ resolved: ResolvedType) { self.resolved = resolved }

  /// The identifier; nil when it cannot be told.
  package var identifier: String? { resolved.resolution.identifier }

  /// Where the list names it.
  package var place: FilePlace { resolved.place }

  /// The literal with the identifier where there is one, else where the list names it.
  package var literalPlace: FilePlace {
    if case .literal(_, let place) = resolved.resolution { return place }
    return resolved.place
  }

  /// How the type is made; nil for text and for constants of the system.
  package var kind: TypeConstructor.Kind? { resolved.constructor?.constructor.kind }

  /// Whether a call makes it that has rules of its own about undeclared types, so that the place
  /// that uses it need not say the same again.
  package var isReportedWhereMade: Bool {
    guard let constructor = resolved.constructor?.constructor else { return false }
    switch constructor.kind {
    case .exportedAs, .importedAs: return true
    case .identifier: return constructor.unwrapping == .forced
    case .allowUndeclared, .filenameExtension, .mimeType, .tag, .pasteboardType: return false
    }
  }
}

/// A place, other than a document class, that names types.
package struct SourceUse: Sendable {
  package var path: String
  package var use: TypeUse
  package var types: [SourceType]
}
