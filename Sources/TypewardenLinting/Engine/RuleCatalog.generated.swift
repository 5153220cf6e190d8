// swift-format-ignore-file
// Made by scripts/generate. Change what it is made from, not this file.

internal import InfoPlists
internal import TypewardenProjects

/// All rules. A rule's number is its place in this list.
package enum RuleCatalog {
  package static let all: [any Rule.Type] = [
    ConformanceCycle.self,
    ExportedAndImported.self,
    InvalidTypeIdentifier.self,
    MissingConformance.self,
    MissingHandlerRank.self,
    MissingPhysicalSupertype.self,
    MissingTypeIdentifier.self,
    OSTypeLength.self,
    PlistDuplicateKey.self,
    PlistMalformed.self,
    PlistMisplacedKey.self,
    PlistRootNotDictionary.self,
    PlistStringForArray.self,
    PlistUnknownKey.self,
    PlistWhitespaceInValue.self,
    PlistWrongValueType.self,
    ReservedIdentifierPrefix.self,
    SelfConformance.self,
    UndeclaredContentType.self,
    UnknownSupertype.self,
  ]
}

/// Runs the rules of each kind of subject, without any look-up on the way.
extension EnabledRules {
  func checkFile(_ subject: InfoPlist, in context: inout RuleContext) {
    if runs(8) {
      context.rule = 8
      PlistDuplicateKey.check(subject, in: &context)
    }
    if runs(9) {
      context.rule = 9
      PlistMalformed.check(subject, in: &context)
    }
    if runs(11) {
      context.rule = 11
      PlistRootNotDictionary.check(subject, in: &context)
    }
  }

  func checkKey(_ subject: KeyedValue, in context: inout RuleContext) {
    if runs(7) {
      context.rule = 7
      OSTypeLength.check(subject, in: &context)
    }
    if runs(10) {
      context.rule = 10
      PlistMisplacedKey.check(subject, in: &context)
    }
    if runs(12) {
      context.rule = 12
      PlistStringForArray.check(subject, in: &context)
    }
    if runs(13) {
      context.rule = 13
      PlistUnknownKey.check(subject, in: &context)
    }
    if runs(14) {
      context.rule = 14
      PlistWhitespaceInValue.check(subject, in: &context)
    }
    if runs(15) {
      context.rule = 15
      PlistWrongValueType.check(subject, in: &context)
    }
  }

  func checkDeclaration(_ subject: DeclaredType, in context: inout RuleContext) {
    if runs(0) {
      context.rule = 0
      ConformanceCycle.check(subject, in: &context)
    }
    if runs(1) {
      context.rule = 1
      ExportedAndImported.check(subject, in: &context)
    }
    if runs(2) {
      context.rule = 2
      InvalidTypeIdentifier.check(subject, in: &context)
    }
    if runs(3) {
      context.rule = 3
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
