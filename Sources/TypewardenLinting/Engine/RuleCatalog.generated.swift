// swift-format-ignore-file
// Made by scripts/generate. Change what it is made from, not this file.

internal import InfoPlists
internal import TypewardenProjects

/// All rules. A rule's number is its place in this list.
package enum RuleCatalog {
  package static let all: [any Rule.Type] = [
    ConflictingPhysicalSupertypes.self,
    ConformanceCycle.self,
    DuplicateTypeDeclaration.self,
    DynamicIdentifierInList.self,
    ExportedAndImported.self,
    ExtensionClaimedBySystemType.self,
    ExtensionClaimedTwice.self,
    FolderConformance.self,
    ForeignTypeExported.self,
    GenericExtension.self,
    IdentifierCaseMismatch.self,
    IdentifierUppercase.self,
    InvalidTypeIdentifier.self,
    InvalidTypeRole.self,
    LegacyDocumentKeysIgnored.self,
    LegacyOnlyDocumentType.self,
    MIMETypeSyntax.self,
    MissingConformance.self,
    MissingFunctionalSupertype.self,
    MissingHandlerRank.self,
    MissingOpenInPlace.self,
    MissingPhysicalSupertype.self,
    MissingReferenceURL.self,
    MissingTagSpecification.self,
    MissingTypeDescription.self,
    MissingTypeIcon.self,
    MissingTypeIdentifier.self,
    OwnIdentifierForKnownFormat.self,
    OwnedTypeImported.self,
    PackageWithMIMEOrOSType.self,
    RedundantConformance.self,
    ReservedIdentifierPrefix.self,
    SelfConformance.self,
    SystemTypeConformanceConflict.self,
    SystemTypeExported.self,
    SystemTypeReimported.self,
    SystemTypeTagConflict.self,
    TextConformanceHidesIcon.self,
    TypeDependsOnInstalledSoftware.self,
    TypeIdentifierNotReverseDNS.self,
    UndeclaredContentType.self,
    UnknownReservedType.self,
    UnknownSupertype.self,
  ]
}

/// Runs the rules of each kind of subject, without any look-up on the way.
extension EnabledRules {
  func checkFile(_ subject: InfoPlist, in context: inout RuleContext) {
    if runs(2) {
      context.rule = 2
      DocumentClassWithoutModule.check(subject, in: &context)
    }
    if runs(4) {
      context.rule = 4
      DocumentTypeShadowed.check(subject, in: &context)
    }
    if runs(6) {
      context.rule = 6
      DuplicateContentType.check(subject, in: &context)
    }
    if runs(36) {
      context.rule = 36
      PlistDuplicateKey.check(subject, in: &context)
    }
    if runs(38) {
      context.rule = 38
      PlistLegacyFormat.check(subject, in: &context)
    }
    if runs(39) {
      context.rule = 39
      PlistMalformed.check(subject, in: &context)
    }
    if runs(41) {
      context.rule = 41
      PlistRootNotDictionary.check(subject, in: &context)
    }
    if runs(50) {
      context.rule = 50
      SuperfluousSuppression.check(subject, in: &context)
    }
  }

  func checkKey(_ subject: KeyedValue, in context: inout RuleContext) {
    if runs(3) {
      context.rule = 3
      DynamicIdentifierInList.check(subject, in: &context)
    }
    if runs(10) {
      context.rule = 10
      IdentifierCaseMismatch.check(subject, in: &context)
    }
    if runs(33) {
      context.rule = 33
      TypeDependsOnInstalledSoftware.check(subject, in: &context)
    }
    if runs(34) {
      context.rule = 34
      TypeIdentifierNotReverseDNS.check(subject, in: &context)
    }
    if runs(36) {
      context.rule = 36
      UnknownReservedType.check(subject, in: &context)
    }
  }

  func checkDeclaration(_ subject: DeclaredType, in context: inout RuleContext) {
    if runs(0) {
      context.rule = 0
      ConflictingPhysicalSupertypes.check(subject, in: &context)
    }
    if runs(1) {
      context.rule = 1
      ConformanceCycle.check(subject, in: &context)
    }
    if runs(2) {
      context.rule = 2
      DuplicateTypeDeclaration.check(subject, in: &context)
    }
    if runs(4) {
      context.rule = 4
      ExportedAndImported.check(subject, in: &context)
    }
    if runs(5) {
      context.rule = 5
      ExtensionClaimedBySystemType.check(subject, in: &context)
    }
    if runs(7) {
      context.rule = 7
      FolderConformance.check(subject, in: &context)
    }
    if runs(8) {
      context.rule = 8
      ForeignTypeExported.check(subject, in: &context)
    }
    if runs(9) {
      context.rule = 9
      GenericExtension.check(subject, in: &context)
    }
    if runs(11) {
      context.rule = 11
      IdentifierUppercase.check(subject, in: &context)
    }
    if runs(12) {
      context.rule = 12
      InvalidTypeIdentifier.check(subject, in: &context)
    }
    if runs(13) {
      context.rule = 13
      MissingConformance.check(subject, in: &context)
    }
    if runs(14) {
      context.rule = 14
      MissingFunctionalSupertype.check(subject, in: &context)
    }
    if runs(16) {
      context.rule = 16
      MissingPhysicalSupertype.check(subject, in: &context)
    }
    if runs(17) {
      context.rule = 17
      MissingReferenceURL.check(subject, in: &context)
    }
    if runs(18) {
      context.rule = 18
      MissingTagSpecification.check(subject, in: &context)
    }
    if runs(19) {
      context.rule = 19
      MissingTypeDescription.check(subject, in: &context)
    }
    if runs(20) {
      context.rule = 20
      MissingTypeIcon.check(subject, in: &context)
    }
    if runs(21) {
      context.rule = 21
      MissingTypeIdentifier.check(subject, in: &context)
    }
    if runs(22) {
      context.rule = 22
      OwnIdentifierForKnownFormat.check(subject, in: &context)
    }
    if runs(23) {
      context.rule = 23
      OwnedTypeImported.check(subject, in: &context)
    }
    if runs(24) {
      context.rule = 24
      PackageWithMIMEOrOSType.check(subject, in: &context)
    }
    if runs(25) {
      context.rule = 25
      RedundantConformance.check(subject, in: &context)
    }
    if runs(26) {
      context.rule = 26
      ReservedIdentifierPrefix.check(subject, in: &context)
    }
    if runs(27) {
      context.rule = 27
      SelfConformance.check(subject, in: &context)
    }
    if runs(28) {
      context.rule = 28
      SystemTypeConformanceConflict.check(subject, in: &context)
    }
    if runs(29) {
      context.rule = 29
      SystemTypeExported.check(subject, in: &context)
    }
    if runs(30) {
      context.rule = 30
      SystemTypeReimported.check(subject, in: &context)
    }
    if runs(31) {
      context.rule = 31
      SystemTypeTagConflict.check(subject, in: &context)
    }
    if runs(32) {
      context.rule = 32
      TextConformanceHidesIcon.check(subject, in: &context)
    }
    if runs(34) {
      context.rule = 34
      TypeIdentifierNotReverseDNS.check(subject, in: &context)
    }
    if runs(36) {
      context.rule = 36
      UnknownReservedType.check(subject, in: &context)
    }
    if runs(37) {
      context.rule = 37
      UnknownSupertype.check(subject, in: &context)
    }
  }

  func checkDocumentType(_ subject: DocumentType, in context: inout RuleContext) {
    if runs(15) {
      context.rule = 15
      MissingHandlerRank.check(subject, in: &context)
    }
    if runs(35) {
      context.rule = 35
      UndeclaredContentType.check(subject, in: &context)
    }
  }

  func checkProduct(_ subject: Product, in context: inout RuleContext) {
    if runs(6) {
      context.rule = 6
      ExtensionClaimedTwice.check(subject, in: &context)
    }
  }
}
