// swift-format-ignore-file
// Made by scripts/generate. Change what it is made from, not this file.

internal import InfoPlists
internal import TypewardenProjects

/// All rules. A rule's number is its place in this list.
package enum RuleCatalog {
  package static let all: [any Rule.Type] = [
    DuplicateTag.self,
    ExtensionInvalidCharacter.self,
    ExtensionLeadingDot.self,
    ExtensionMultiDot.self,
    ExtensionUppercase.self,
    ExtensionWildcard.self,
    MIMETypeSyntax.self,
    MissingConformance.self,
    MissingHandlerRank.self,
    MissingPhysicalSupertype.self,
    MissingTypeIdentifier.self,
    OSTypeLength.self,
    PlistDuplicateKey.self,
    PlistEmptyValue.self,
    PlistLegacyFormat.self,
    PlistMalformed.self,
    PlistMisplacedKey.self,
    PlistRootNotDictionary.self,
    PlistScalarShorthand.self,
    PlistStringForArray.self,
    PlistUnknownKey.self,
    PlistUnresolvedVariable.self,
    PlistWhitespaceInValue.self,
    PlistWrongValueType.self,
    TagClassUnknown.self,
  ]
}

/// Runs the rules of each kind of subject, without any look-up on the way.
extension EnabledRules {
  func checkFile(_ subject: InfoPlist, in context: inout RuleContext) {
    if runs(9) {
      context.rule = 9
      PlistDuplicateKey.check(subject, in: &context)
    }
    if runs(11) {
      context.rule = 11
      PlistLegacyFormat.check(subject, in: &context)
    }
    if runs(12) {
      context.rule = 12
      PlistMalformed.check(subject, in: &context)
    }
    if runs(14) {
      context.rule = 14
      PlistRootNotDictionary.check(subject, in: &context)
    }
  }

  func checkKey(_ subject: KeyedValue, in context: inout RuleContext) {
    if runs(0) {
      context.rule = 0
      DuplicateTag.check(subject, in: &context)
    }
    if runs(1) {
      context.rule = 1
      ExtensionInvalidCharacter.check(subject, in: &context)
    }
    if runs(2) {
      context.rule = 2
      ExtensionLeadingDot.check(subject, in: &context)
    }
    if runs(3) {
      context.rule = 3
      ExtensionMultiDot.check(subject, in: &context)
    }
    if runs(4) {
      context.rule = 4
      ExtensionUppercase.check(subject, in: &context)
    }
    if runs(5) {
      context.rule = 5
      ExtensionWildcard.check(subject, in: &context)
    }
    if runs(6) {
      context.rule = 6
      MIMETypeSyntax.check(subject, in: &context)
    }
    if runs(8) {
      context.rule = 8
      OSTypeLength.check(subject, in: &context)
    }
    if runs(10) {
      context.rule = 10
      PlistEmptyValue.check(subject, in: &context)
    }
    if runs(13) {
      context.rule = 13
      PlistMisplacedKey.check(subject, in: &context)
    }
    if runs(15) {
      context.rule = 15
      PlistScalarShorthand.check(subject, in: &context)
    }
    if runs(16) {
      context.rule = 16
      PlistStringForArray.check(subject, in: &context)
    }
    if runs(17) {
      context.rule = 17
      PlistUnknownKey.check(subject, in: &context)
    }
    if runs(18) {
      context.rule = 18
      PlistUnresolvedVariable.check(subject, in: &context)
    }
    if runs(19) {
      context.rule = 19
      PlistWhitespaceInValue.check(subject, in: &context)
    }
    if runs(20) {
      context.rule = 20
      PlistWrongValueType.check(subject, in: &context)
    }
    if runs(21) {
      context.rule = 21
      TagClassUnknown.check(subject, in: &context)
    }
  }

  func checkDeclaration(_ subject: DeclaredType, in context: inout RuleContext) {
    if runs(7) {
      context.rule = 7
      MissingConformance.check(subject, in: &context)
    }
    if runs(5) {
      context.rule = 5
      MissingPhysicalSupertype.check(subject, in: &context)
    }
    if runs(6) {
      context.rule = 6
      MissingTypeIdentifier.check(subject, in: &context)
    }
    if runs(16) {
      context.rule = 16
      ReservedIdentifierPrefix.check(subject, in: &context)
    }
    if runs(17) {
      context.rule = 17
      SelfConformance.check(subject, in: &context)
    }
    if runs(19) {
      context.rule = 19
      UnknownSupertype.check(subject, in: &context)
    }
  }

  func checkDocumentType(_ subject: DocumentType, in context: inout RuleContext) {
    if runs(4) {
      context.rule = 4
      MissingHandlerRank.check(subject, in: &context)
    }
    if runs(18) {
      context.rule = 18
      UndeclaredContentType.check(subject, in: &context)
    }
  }

  func checkProduct(_ subject: Product, in context: inout RuleContext) {
  }
}
