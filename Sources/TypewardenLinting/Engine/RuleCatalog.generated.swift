// Made by scripts/generate. Change what it is made from, not this file.

internal import InfoPlists
internal import TypewardenProjects

/// All rules. A rule's number is its place in this list.
package enum RuleCatalog {
  package static let all: [any Rule.Type] = [
    MissingConformance.self,
    OSTypeLength.self,
    PlistDuplicateKey.self,
    PlistMalformed.self,
    PlistMisplacedKey.self,
    PlistRootNotDictionary.self,
    PlistStringForArray.self,
    PlistUnknownKey.self,
    PlistWhitespaceInValue.self,
    PlistWrongValueType.self,
  ]
}

/// Runs the rules of each kind of subject, without any look-up on the way.
extension EnabledRules {
  func checkFile(_ subject: InfoPlist, in context: inout RuleContext) {
    if runs(2) {
      context.rule = 2
      PlistDuplicateKey.check(subject, in: &context)
    }
    if runs(3) {
      context.rule = 3
      PlistMalformed.check(subject, in: &context)
    }
    if runs(5) {
      context.rule = 5
      PlistRootNotDictionary.check(subject, in: &context)
    }
  }

  func checkKey(_ subject: KeyedValue, in context: inout RuleContext) {
    if runs(1) {
      context.rule = 1
      OSTypeLength.check(subject, in: &context)
    }
    if runs(4) {
      context.rule = 4
      PlistMisplacedKey.check(subject, in: &context)
    }
    if runs(6) {
      context.rule = 6
      PlistStringForArray.check(subject, in: &context)
    }
    if runs(7) {
      context.rule = 7
      PlistUnknownKey.check(subject, in: &context)
    }
    if runs(8) {
      context.rule = 8
      PlistWhitespaceInValue.check(subject, in: &context)
    }
    if runs(9) {
      context.rule = 9
      PlistWrongValueType.check(subject, in: &context)
    }
  }

  func checkDeclaration(_ subject: DeclaredType, in context: inout RuleContext) {
    if runs(0) {
      context.rule = 0
      MissingConformance.check(subject, in: &context)
    }
  }

  func checkDocumentType(_ subject: DocumentType, in context: inout RuleContext) {
  }

  func checkProduct(_ subject: Product, in context: inout RuleContext) {
  }
}
