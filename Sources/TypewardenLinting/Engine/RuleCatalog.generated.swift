// Made by scripts/generate. Change what it is made from, not this file.

internal import InfoPlists
internal import TypewardenProjects

/// All rules. A rule's number is its place in this list.
package enum RuleCatalog {
  package static let all: [any Rule.Type] = [
    DocumentBrowserWithoutTypes.self,
    DocumentClassWithoutModule.self,
    DocumentTypeNameIsIdentifier.self,
    DocumentTypeShadowed.self,
    DocumentTypesInAppClip.self,
    DuplicateContentType.self,
    EmptyContentTypes.self,
    ExportedTypeUnclaimed.self,
    IconAndSystemIcon.self,
    InvalidHandlerRank.self,
    InvalidTypeRole.self,
    LegacyDocumentKeysIgnored.self,
    LegacyOnlyDocumentType.self,
    MissingConformance.self,
    MissingDocumentTypeName.self,
    MissingHandlerRank.self,
    MissingOpenInPlace.self,
    MissingTypeRole.self,
    OpenInPlaceNoOnMacOS.self,
    OverbroadContentType.self,
    OwnerRankWithoutExport.self,
    PackageFlagLegacy.self,
    PackageFlagMismatch.self,
    TypeDeclaredInExtension.self,
    UndeclaredContentType.self,
  ]
}

/// Runs the rules of each kind of subject, without any look-up on the way.
extension EnabledRules {
  func checkFile(_ subject: InfoPlist, in context: inout RuleContext) {
    if runs(1) {
      context.rule = 1
      DocumentClassWithoutModule.check(subject, in: &context)
    }
    if runs(3) {
      context.rule = 3
      DocumentTypeShadowed.check(subject, in: &context)
    }
    if runs(5) {
      context.rule = 5
      DuplicateContentType.check(subject, in: &context)
    }
  }

  func checkKey(_ subject: KeyedValue, in context: inout RuleContext) {
    if runs(0) {
      context.rule = 0
      DocumentBrowserWithoutTypes.check(subject, in: &context)
    }
    if runs(4) {
      context.rule = 4
      DocumentTypesInAppClip.check(subject, in: &context)
    }
    if runs(16) {
      context.rule = 16
      MissingOpenInPlace.check(subject, in: &context)
    }
    if runs(18) {
      context.rule = 18
      OpenInPlaceNoOnMacOS.check(subject, in: &context)
    }
  }

  func checkDeclaration(_ subject: DeclaredType, in context: inout RuleContext) {
    if runs(7) {
      context.rule = 7
      ExportedTypeUnclaimed.check(subject, in: &context)
    }
    if runs(13) {
      context.rule = 13
      MissingConformance.check(subject, in: &context)
    }
  }

  func checkDocumentType(_ subject: DocumentType, in context: inout RuleContext) {
    if runs(2) {
      context.rule = 2
      DocumentTypeNameIsIdentifier.check(subject, in: &context)
    }
    if runs(6) {
      context.rule = 6
      EmptyContentTypes.check(subject, in: &context)
    }
    if runs(8) {
      context.rule = 8
      IconAndSystemIcon.check(subject, in: &context)
    }
    if runs(9) {
      context.rule = 9
      InvalidHandlerRank.check(subject, in: &context)
    }
    if runs(10) {
      context.rule = 10
      InvalidTypeRole.check(subject, in: &context)
    }
    if runs(11) {
      context.rule = 11
      LegacyDocumentKeysIgnored.check(subject, in: &context)
    }
    if runs(12) {
      context.rule = 12
      LegacyOnlyDocumentType.check(subject, in: &context)
    }
    if runs(14) {
      context.rule = 14
      MissingDocumentTypeName.check(subject, in: &context)
    }
    if runs(15) {
      context.rule = 15
      MissingHandlerRank.check(subject, in: &context)
    }
    if runs(17) {
      context.rule = 17
      MissingTypeRole.check(subject, in: &context)
    }
    if runs(19) {
      context.rule = 19
      OverbroadContentType.check(subject, in: &context)
    }
    if runs(20) {
      context.rule = 20
      OwnerRankWithoutExport.check(subject, in: &context)
    }
    if runs(21) {
      context.rule = 21
      PackageFlagLegacy.check(subject, in: &context)
    }
    if runs(22) {
      context.rule = 22
      PackageFlagMismatch.check(subject, in: &context)
    }
    if runs(24) {
      context.rule = 24
      UndeclaredContentType.check(subject, in: &context)
    }
  }

  func checkProduct(_ subject: Product, in context: inout RuleContext) {
    if runs(23) {
      context.rule = 23
      TypeDeclaredInExtension.check(subject, in: &context)
    }
  }
}
