/// A call that makes a type of data: `UTType(exportedAs: "com.example.note")`.
package struct TypeConstructor: Hashable, Sendable {
  /// What the call asks for.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// `UTType(exportedAs:)`.
    case exportedAs
    /// `UTType(importedAs:)`.
    case importedAs
    /// `UTType("…")`, nil for an identifier that the system does not know.
    case identifier
    /// `UTType(identifier:allowUndeclared:)`.
    case allowUndeclared
    /// `UTType(filenameExtension:)`.
    case filenameExtension
    /// `UTType(mimeType:)`.
    case mimeType
    /// `UTType(tag:tagClass:conformingTo:)` and `UTType.types(tag:tagClass:conformingTo:)`.
    case tag
    /// `NSPasteboard.PasteboardType("…")`, whose text may be a type identifier.
    case pasteboardType

    /// Whether the argument is a type identifier.
    package var takesIdentifier: Bool {
      switch self {
      case .exportedAs, .importedAs, .identifier, .allowUndeclared, .pasteboardType: true
      case .filenameExtension, .mimeType, .tag: false
      }
    }
  }

  /// How the call is spelt.
  package enum Spelling: String, Hashable, Sendable, CaseIterable {
    /// `UTType(…)` or `.init(…)`.
    case value
    /// `UTTypeReference(…)`.
    case reference
    /// `[UTType exportedTypeWithIdentifier:…]`.
    case objectiveC
  }

  /// What becomes of the optional result.
  package enum Unwrapping: String, Hashable, Sendable, CaseIterable {
    /// Nothing here.
    case none
    /// `!`.
    case forced
    /// `?? other`.
    case defaulted
    /// `if let`, `guard let`, `while let`, `?.` or `compactMap`.
    case bound
  }

  package var kind: Kind
  package var spelling: Spelling
  /// The identifier, extension, MIME type or tag.
  package var argument: TextArgument
  /// The argument: the literal with its quotes.
  package var place: SourcePlace
  /// The whole call.
  package var callPlace: SourcePlace
  /// The `conformingTo:` argument.
  package var conformingTo: TypeExpression?
  package var unwrapping: Unwrapping
  /// The conditions of the `#if` branches around it, joined by ` && `.
  package var condition: String?

  package init(
    kind: Kind, spelling: Spelling = .value, argument: TextArgument, place: SourcePlace,
    callPlace: SourcePlace, conformingTo: TypeExpression? = nil, unwrapping: Unwrapping = .none,
    condition: String? = nil
  ) {
    self.kind = kind
    self.spelling = spelling
    self.argument = argument
    self.place = place
    self.callPlace = callPlace
    self.conformingTo = conformingTo
    self.unwrapping = unwrapping
    self.condition = condition
  }
}

/// Text that is given to a call.
package enum TextArgument: Hashable, Sendable {
  /// A literal without interpolation.
  case literal(String)
  /// A name that a text constant of the module may have.
  case reference(NameReference)
  /// Text that is made at run time.
  case nonLiteral(UnreadableReason)
}
