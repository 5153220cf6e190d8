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
    ReservedIdentifierPrefix.self,
    SelfConformance.self,
    UndeclaredContentType.self,
    UnknownSupertype.self,
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
    if runs(7) {
      context.rule = 7
      ReservedIdentifierPrefix.check(subject, in: &context)
    }
    if runs(8) {
      context.rule = 8
      SelfConformance.check(subject, in: &context)
    }
    if runs(10) {
      context.rule = 10
      UnknownSupertype.check(subject, in: &context)
    }
  }

  func checkDocumentType(_ subject: DocumentType, in context: inout RuleContext) {
    if runs(4) {
      context.rule = 4
      MissingHandlerRank.check(subject, in: &context)
    }
    if runs(9) {
      context.rule = 9
      UndeclaredContentType.check(subject, in: &context)
    }
  }

  func checkProduct(_ subject: Product, in context: inout RuleContext) {
  }
}
