// Made by scripts/generate. Change what it is made from, not this file.

internal import InfoPlists
internal import TypewardenProjects

/// All rules. A rule's number is its place in this list.
package enum RuleCatalog {
  package static let all: [any Rule.Type] = [
    MissingConformance.self,
    MissingHandlerRank.self,
    UndeclaredContentType.self,
  ]
}

/// Runs the rules of each kind of subject, without any look-up on the way.
extension EnabledRules {
  func checkFile(_ subject: InfoPlist, in context: inout RuleContext) {
  }

  func checkKey(_ subject: KeyedValue, in context: inout RuleContext) {
  }

  func checkDeclaration(_ subject: DeclaredType, in context: inout RuleContext) {
    if runs(0) {
      context.rule = 0
      MissingConformance.check(subject, in: &context)
    }
  }

  func checkDocumentType(_ subject: DocumentType, in context: inout RuleContext) {
    if runs(1) {
      context.rule = 1
      MissingHandlerRank.check(subject, in: &context)
    }
    if runs(2) {
      context.rule = 2
      UndeclaredContentType.check(subject, in: &context)
    }
  }

  func checkProduct(_ subject: Product, in context: inout RuleContext) {
  }
}
