internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations
internal import TypewardenProjects

/// A type that some place names and nobody declares, with what may excuse it.
///
/// That we do not know a name does not make it wrong. One judgement for document types, Quick Look,
/// Spotlight, services and activation rules, so that a name weighs the same everywhere.
struct UndeclaredType: Sendable {
  /// Why the name may be right all the same.
  enum Doubt: Hashable, Sendable {
    /// A name of Apple's own, of which many were never published.
    case appleDomain
    /// A name in Apple's domain for everybody, newer than what we know.
    case publicDomain
    /// The plug-in's app is not at hand and may declare it.
    case containingApp
    /// Another product of the run exports it.
    case exportedElsewhere
    /// Another product that is built from the same source declares it.
    case sharedSource
    /// Apple declares other types of the same owner.
    case vendorOfApple
    /// Another owner's name for a format that the same list names by a declared type.
    case besideDeclared
  }

  /// The name with its placeholders expanded.
  var identifier: String
  /// What may excuse it; nil for nothing.
  var doubt: Doubt?
  /// The declared type that was probably meant.
  var nearest: String?
  /// The file of another product that exports the type.
  var exporter: String?
  /// Whether it lies in a domain in which only Apple declares types.
  var isReserved: Bool
  /// Whether the bundle identifier says that it is the product's own to declare.
  var isOwn: Bool

  /// How grave it is where the same fault without any doubt has the usual severity.
  func severity(usual: Severity) -> Severity {
    switch doubt {
    case nil: usual
    case .appleDomain, .containingApp, .sharedSource: .note
    case .publicDomain, .exportedElsewhere, .vendorOfApple: min(usual, .warning)
    case .besideDeclared: usual == .error ? .warning : .note
    }
  }
}

extension RuleContext {
  /// What is to be said of a type that a value names; nil when somebody declares it, and for what
  /// other rules speak of: nothing, placeholders, dynamic identifiers.
  ///
  /// - Parameter neighbours: the values of the same list, asked only for another owner's name.
  mutating func undeclaredType(
    _ value: PropertyListValue, beside neighbours: () -> [PropertyListValue] = { [] }
  ) -> UndeclaredType? {
    if value.isEmpty || isDeclared(value) || isOpaque(value) { return nil }
    return undeclaredType(named: text(of: value), beside: neighbours)
  }

  /// What is to be said of a type by its name, with placeholders expanded.
  mutating func undeclaredType(
    named identifier: String, beside neighbours: () -> [PropertyListValue] = { [] }
  ) -> UndeclaredType? {
    var text = identifier
    let isKnown = text.withUTF8 { registry.isDeclared($0) || BuildSettings.hasPlaceholder($0) }
    let domain = text.withUTF8 { IdentifierDomain($0) }
    if isKnown || identifier.isEmpty || domain == .dynamic { return nil }
    let key = TypeIdentifier(identifier)
    let isLone = isLonePlugIn
    if isLone, domain == .other, elsewhere.isDeclaredByApp(key) { return nil }
    let ownership = ownership(of: identifier)
    var type = UndeclaredType(
      identifier: identifier, exporter: elsewhere.exporter(of: key),
      isReserved: domain != .other, isOwn: ownership == .own || ownership == .sameVendor)
    if type.exporter == nil { type.nearest = nearestIdentifier(to: identifier) }
    if domain == .apple {
      type.doubt = .appleDomain
    } else if domain == .publicTypes {
      type.doubt = .publicDomain
    } else if isLone {
      type.doubt = .containingApp
    } else if type.exporter != nil {
      type.doubt = .exportedElsewhere
    } else if !type.isOwn {
      if isOwnerKnownToApple(identifier) {
        type.doubt = .vendorOfApple
      } else if ownership == .foreign, neighbours().contains(where: { isDeclared($0) }) {
        type.doubt = .besideDeclared
      }
    }
    return type
  }

  /// Reports the types of a plug-in's list that nobody declares.
  ///
  /// Some name the types of fifty other apps. What only the app can declare that is not at hand is one
  /// note for the whole list, at the first of them.
  mutating func reportUndeclared(
    in types: [PropertyListValue], namedBy place: String, entry: PropertyListValue
  ) {
    var ofApp: [(value: PropertyListValue, type: UndeclaredType)] = []
    for value in types {
      guard let type = undeclaredType(value, beside: { types }) else { continue }
      if type.isLeftToApp {
        ofApp.append((value, type))
        continue
      }
      report(
        type.message(namedBy: place), at: value, about: type.identifier, entry: entry,
        severity: type.severity(usual: .warning))
      fixUndeclared(type, at: value)
    }
    guard let first = ofApp.first else { return }
    var message = first.type.message(namedBy: place)
    if ofApp.count > 1 {
      let others = ofApp.dropFirst().prefix(3).map { "`\($0.type.identifier)`" }
      message.notes.append(
        "the same goes for \(others.joined(separator: ", "))"
          + (ofApp.count > 4 ? " and \(ofApp.count - 4) more of the list" : ""))
    }
    report(
      message, at: first.value, about: first.type.identifier, entry: entry,
      severity: first.type.severity(usual: .warning))
  }

  /// Whether the list is that of an extension or a plug-in, and that of its app is not at hand.
  private var isLonePlugIn: Bool {
    guard infoPlist.bundleKind == .appExtension || infoPlist.isOfPlugIn else { return false }
    return !product.infoPlists.contains { $0.bundleKind == .app && !$0.isOfPlugIn }
  }
}

extension InfoPlist {
  /// Whether the list is that of a Quick Look generator or a Spotlight importer.
  fileprivate var isOfPlugIn: Bool {
    (0..<documentTypeCount).contains { documentType($0).isOfPlugIn }
  }
}

extension UndeclaredType {
  /// Whether nothing can be said but that the app must declare it: no slip is near, and the name has
  /// the form of an identifier, so that no other rule speaks of it.
  fileprivate var isLeftToApp: Bool {
    guard doubt == .containingApp, nearest == nil else { return false }
    var text = identifier
    return text.withUTF8 {
      $0.contains(UInt8(ascii: ".")) && TypeIdentifier.flaw(in: $0) == nil
    }
  }

  /// The message for a place such as "a document type".
  func message(namedBy place: String) -> Finding.Message {
    if let exporter, doubt != .containingApp {
      return Finding.Message(
        "`\(identifier)` is declared by another product only",
        notes: [
          "\(exporter) exports it; import it here too, in `UTImportedTypeDeclarations`, or the type is "
            + "unknown where that product is not installed"
        ])
    }
    if let nearest {
      return Finding.Message(
        "`\(identifier)` is named by \(place) and declared nowhere",
        notes: ["did you mean `\(nearest)`?"])
    }
    if isReserved {
      return Finding.Message(
        "`\(identifier)` is not among the types that Apple is known to declare",
        notes: ["check the spelling, or import a type of your own domain for the format"])
    }
    if doubt == .containingApp {
      return Finding.Message(
        "`\(identifier)` is named by \(place) and not declared here",
        notes: ["the containing app must declare it"])
    }
    return Finding.Message(
      "`\(identifier)` is named by \(place) and declared nowhere",
      notes: [
        isOwn
          ? "add its declaration to `UTExportedTypeDeclarations`"
          : "add its declaration to `UTImportedTypeDeclarations`, or to "
            + "`UTExportedTypeDeclarations` if the type is this app's own"
      ])
  }
}
