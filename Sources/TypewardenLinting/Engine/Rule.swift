package import InfoPlists
package import TypewardenProjects

/// A rule: one defect, one file. What it says of itself is its documentation and its test.
package protocol Rule: SendableMetatype {
  static var metadata: RuleMetadata { get }
  static var examples: [RuleExample] { get }
}

/// A rule about a file as a whole, sound or not.
package protocol FileRule: Rule {
  static func check(_ infoPlist: InfoPlist, in context: inout RuleContext)
}

/// A rule about one key and its value, wherever keys have a meaning.
package protocol KeyRule: Rule {
  /// Whether the rule is shown a key. Asked once for each key of the schema, and once for the keys
  /// that it does not list at a place, so that in a list no rule is called in vain.
  static func concerns(_ key: KeyFacts) -> Bool
  static func check(_ key: KeyedValue, in context: inout RuleContext)
}

/// A rule about one type declaration.
package protocol DeclarationRule: Rule {
  static func check(_ type: DeclaredType, in context: inout RuleContext)
}

/// A rule about one document type.
package protocol DocumentTypeRule: Rule {
  static func check(_ documentType: DocumentType, in context: inout RuleContext)
}

/// A rule about all that belongs to one product: an app with its extensions, or a lone list.
package protocol ProductRule: Rule {
  static func check(_ product: Product, in context: inout RuleContext)
}

/// A rule about the Swift sources of one product.
package protocol SourceRule: Rule {
  static func check(_ sources: SourceFacts, in context: inout RuleContext)
}
