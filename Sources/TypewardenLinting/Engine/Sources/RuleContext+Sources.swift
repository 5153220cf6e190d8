internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations
internal import TypewardenProjects
internal import TypewardenSourceText
internal import TypewardenSwiftFacts

/// Where rules report in Swift sources.
extension RuleContext {
  /// Reports at a place in a source. What is said of one literal is said once, however many calls
  /// it is handed to.
  ///
  /// - Parameter related: values of property lists that explain it.
  mutating func report(
    _ message: Finding.Message, at place: FilePlace, about: String, severity: Severity? = nil,
    related: [(value: PropertyListValue, message: String)] = []
  ) {
    latestDraft = nil
    guard let sources else { return }
    let range = place.place.range
    let key = ReportedPlace(rule: rule, path: place.path, start: range.start)
    guard reportedPlaces.insert(key).inserted else { return }
    latestDraft = drafts.count
    drafts.append(
      Draft(
        rule: rule, severity: severity, infoPlist: infoPlist, range: range, value: range.start,
        entry: -1, about: about, message: message,
        related: related.map { (owner(of: $0.value), $0.value.range, $0.message) },
        source: sources.text(of: place.path)))
  }

  /// A place at which a rule has reported.
  struct ReportedPlace: Hashable {
    var rule: Int
    var path: String
    var start: Int
  }
}

/// One cause, one report, across files.
extension RuleContext {
  /// Takes back what lists were told of an undeclared type, since its declaration is missing for the
  /// sources too and those say what the type is meant to be. Gives the places to point to.
  @discardableResult
  mutating func silenceLists(
    about identifier: String, _ rules: Set<String> = undeclaredInLists
  ) -> [(value: PropertyListValue, message: String)] {
    let key = TypeIdentifier(identifier)
    var places: [(value: PropertyListValue, message: String)] = []
    for index in drafts.indices where drafts[index].source == nil {
      let draft = drafts[index]
      guard rules.contains(RuleCatalog.all[draft.rule].metadata.id), draft.value >= 0,
        TypeIdentifier(draft.about) == key
          || Self.keysOfEntry.contains(draft.about) && Self.names(key, in: draft)
      else { continue }
      drafts[index].isTakenBack = true
      if places.isEmpty {
        places.append(
          (PropertyListValue(draft.infoPlist.list.storage, draft.value), "named here too"))
      }
    }
    return places
  }

  /// Whether the document type that a draft is about names a type.
  private static func names(_ key: TypeIdentifier, in draft: Draft) -> Bool {
    guard draft.entry >= 0 else { return false }
    let types = PropertyListValue(draft.infoPlist.list.storage, draft.entry)[.itemContentTypes]
    return types?.elements.contains {
      TypeIdentifier(draft.infoPlist.settings.expand($0.string ?? "")) == key
    } ?? false
  }

  static let undeclaredInLists: Set<String> = [
    "undeclared-content-type", "quicklook-type-undeclared", "spotlight-type-undeclared",
    "services-type-undeclared", "owner-rank-without-export", "missing-document-type-name",
  ]

  /// What rules report about that only a declaration could mend: who owns the type, what it is called.
  private static let keysOfEntry: Set<String> = ["LSHandlerRank", "CFBundleTypeName"]

  /// Whether a document type of the product names exactly this type, declared or not.
  func isNamedByDocumentType(_ identifier: String) -> Bool {
    let key = TypeIdentifier(identifier)
    return product.infoPlists.contains { infoPlist in
      (0..<infoPlist.documentTypeCount).contains { index in
        infoPlist.documentType(index).contentTypeValues.contains {
          TypeIdentifier(infoPlist.settings.expand($0.string ?? "")) == key
        }
      }
    }
  }
}

/// What rules about sources ask of the property lists.
extension RuleContext {
  /// What is to be said of a type that sources name and nobody declares; nil when it is declared, or
  /// may be.
  ///
  /// The app that a package or a plug-in belongs to may be out of sight; then it is somebody else's
  /// to declare. And of several apps that are built from one file, those whose document types do not
  /// name the type may never use it.
  mutating func undeclared(_ identifier: String, in path: String) -> UndeclaredType? {
    if mayBeDeclaredBehindPlaceholder(identifier) { return nil }
    let key = TypeIdentifier(identifier)
    if !product.showsAllDeclarations,
      elsewhere.exporter(of: key) != nil || elsewhere.isDeclaredByApp(key)
    {
      return nil
    }
    guard var type = undeclaredType(named: identifier) else { return nil }
    if !product.showsAllDeclarations {
      if !type.isReserved { type.doubt = .containingApp }
    } else if !isNamedByDocumentType(identifier),
      let list = elsewhere.declarer(of: key, sharing: path)
    {
      type.doubt = .sharedSource
      type.exporter = list
    }
    return type
  }

  /// Whether the product itself declares a type, in one of the two lists.
  mutating func ownDeclaration(
    of identifier: String, _ kind: TypeDeclaration.Kind
  ) -> DeclaredType? {
    guard let id = registry.id(of: identifier) else { return nil }
    return declarations.first(of: id, kind)
  }

  /// Whether the product declares a type in either list.
  mutating func declaresItself(_ identifier: String) -> Bool {
    guard let id = registry.id(of: identifier) else { return false }
    return declarations.contains(id)
  }

  /// Whether a list declares something behind a placeholder that ends as an identifier does:
  /// `$(PRODUCT_BUNDLE_IDENTIFIER).note` may be `com.example.app.note`.
  private func mayBeDeclaredBehindPlaceholder(_ identifier: String) -> Bool {
    product.infoPlists.contains { infoPlist in
      (0..<infoPlist.declarationCount).contains { index in
        guard let value = infoPlist.declaredType(index).identifierValue,
          value.withText(expandedBy: infoPlist.settings, BuildSettings.hasPlaceholder)
        else { return false }
        let text = infoPlist.settings.expand(value.string ?? "")
        let end = text.split(omittingEmptySubsequences: false) { $0 == ")" || $0 == "}" }.last ?? ""
        return identifier.lowercased().hasSuffix(end.lowercased())
      }
    }
  }

  /// Whether a document type of the product, of any role, names a type or one of its supertypes.
  mutating func isClaimed(orSupertypeOf identifier: String) -> Bool {
    registry.id(of: identifier).map { isClaimed(orSupertypeOf: $0) } ?? false
  }

  /// Whether a type is another one or conforms to it.
  func conforms(_ identifier: String, to supertype: String) -> Bool {
    guard let type = registry.id(of: identifier), let other = registry.id(of: supertype) else {
      return TypeIdentifier(identifier) == TypeIdentifier(supertype)
    }
    return type == other || registry.conforms(type, to: other)
  }
}

extension SourceFacts {
  /// The document classes that read a type or one of its supertypes.
  func readers(of identifier: String, in context: RuleContext) -> [SourceDocument] {
    documents.filter { document in
      document.readable.contains { type in
        type.identifier.map { context.conforms(identifier, to: $0) } ?? false
      }
    }
  }

  /// The document classes that write a type.
  func writers(of identifier: String) -> [SourceDocument] {
    let key = TypeIdentifier(identifier)
    return documents.filter { document in
      !document.isReadOnlyByKind
        && document.writable.contains { $0.identifier.map(TypeIdentifier.init) == key }
    }
  }
}

/// What lists say of a type that sources read or write.
extension RuleContext {
  /// The roles of the document types that name a type or one of its supertypes; an empty text for
  /// one without a role.
  func roles(claiming identifier: String) -> [String] {
    product.infoPlists.flatMap { infoPlist in
      (0..<infoPlist.documentTypeCount).compactMap { index in
        let documentType = infoPlist.documentType(index)
        let isClaiming = documentType.contentTypeValues.contains {
          conforms(identifier, to: infoPlist.settings.expand($0.string ?? ""))
        }
        return isClaiming ? documentType.role ?? "" : nil
      }
    }
  }

  /// Whether a rule about lists has said already that no document type names a type.
  func isReportedAsUnclaimed(_ identifier: String) -> Bool {
    let key = TypeIdentifier(identifier)
    return drafts.contains {
      $0.source == nil && TypeIdentifier($0.about) == key
        && RuleCatalog.all[$0.rule].metadata.id == "exported-type-unclaimed"
    }
  }

  /// Whether a document type of the older form lists an extension of a type.
  mutating func claimsExtensions(of type: TypeRegistry.TypeID) -> Bool {
    if otherClaims.extensions.isEmpty { return false }
    if otherClaims.extensions.contains("*") { return true }
    return registry.type(type).tags[.filenameExtension]?.contains {
      otherClaims.extensions.contains(OtherClaims.folded($0))
    } ?? false
  }
}
