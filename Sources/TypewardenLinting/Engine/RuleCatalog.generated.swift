// swift-format-ignore-file
// Made by scripts/generate. Change what it is made from, not this file.

internal import InfoPlists
internal import TypewardenProjects

/// All rules. A rule's number is its place in this list.
package enum RuleCatalog {
  package static let all: [any Rule.Type] = [
    ConflictingPhysicalSupertypes.self,
    ConformanceCycle.self,
    DocumentBrowserWithoutTypes.self,
    DocumentClassWithoutModule.self,
    DocumentTypeNameIsIdentifier.self,
    DocumentTypeShadowed.self,
    DocumentTypesInAppClip.self,
    DuplicateContentType.self,
    DuplicateTag.self,
    EmptyContentTypes.self,
    ExportedAndImported.self,
    ExportedTypeUnclaimed.self,
    ExtensionInvalidCharacter.self,
    ExtensionLeadingDot.self,
    ExtensionMultiDot.self,
    ExtensionUppercase.self,
    ExtensionWildcard.self,
    IconAndSystemIcon.self,
    InvalidHandlerRank.self,
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
    TagClassUnknown.self,
    TypeDeclaredInExtension.self,
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
    if runs(5) {
      context.rule = 5
      DocumentTypesInAppClip.check(subject, in: &context)
    }
    if runs(7) {
      context.rule = 7
      DuplicateTag.check(subject, in: &context)
    }
    if runs(11) {
      context.rule = 11
      ExtensionInvalidCharacter.check(subject, in: &context)
    }
    if runs(12) {
      context.rule = 12
      ExtensionLeadingDot.check(subject, in: &context)
    }
    if runs(13) {
      context.rule = 13
      ExtensionMultiDot.check(subject, in: &context)
    }
    if runs(14) {
      context.rule = 14
      ExtensionUppercase.check(subject, in: &context)
    }
    if runs(15) {
      context.rule = 15
      ExtensionWildcard.check(subject, in: &context)
    }
    if runs(22) {
      context.rule = 22
      MIMETypeSyntax.check(subject, in: &context)
    }
    if runs(26) {
      context.rule = 26
      MissingOpenInPlace.check(subject, in: &context)
    }
    if runs(30) {
      context.rule = 30
      OSTypeLength.check(subject, in: &context)
    }
    if runs(31) {
      context.rule = 31
      OpenInPlaceNoOnMacOS.check(subject, in: &context)
    }
    if runs(37) {
      context.rule = 37
      PlistEmptyValue.check(subject, in: &context)
    }
    if runs(40) {
      context.rule = 40
      PlistMisplacedKey.check(subject, in: &context)
    }
    if runs(42) {
      context.rule = 42
      PlistScalarShorthand.check(subject, in: &context)
    }
    if runs(43) {
      context.rule = 43
      PlistStringForArray.check(subject, in: &context)
    }
    if runs(44) {
      context.rule = 44
      PlistUnknownKey.check(subject, in: &context)
    }
    if runs(45) {
      context.rule = 45
      PlistUnresolvedVariable.check(subject, in: &context)
    }
    if runs(46) {
      context.rule = 46
      PlistWhitespaceInValue.check(subject, in: &context)
    }
    if runs(47) {
      context.rule = 47
      PlistWrongValueType.check(subject, in: &context)
    }
    if runs(50) {
      context.rule = 50
      TagClassUnknown.check(subject, in: &context)
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
    if runs(9) {
      context.rule = 9
      ExportedAndImported.check(subject, in: &context)
    }
    if runs(10) {
      context.rule = 10
      ExportedTypeUnclaimed.check(subject, in: &context)
    }
    if runs(18) {
      context.rule = 18
      InvalidTypeIdentifier.check(subject, in: &context)
    }
    if runs(23) {
      context.rule = 23
      MissingConformance.check(subject, in: &context)
    }
    if runs(27) {
      context.rule = 27
      MissingPhysicalSupertype.check(subject, in: &context)
    }
    if runs(28) {
      context.rule = 28
      MissingTypeIdentifier.check(subject, in: &context)
    }
    if runs(48) {
      context.rule = 48
      ReservedIdentifierPrefix.check(subject, in: &context)
    }
    if runs(49) {
      context.rule = 49
      SelfConformance.check(subject, in: &context)
    }
    if runs(53) {
      context.rule = 53
      UnknownSupertype.check(subject, in: &context)
    }
  }

  func checkDocumentType(_ subject: DocumentType, in context: inout RuleContext) {
    if runs(3) {
      context.rule = 3
      DocumentTypeNameIsIdentifier.check(subject, in: &context)
    }
    if runs(8) {
      context.rule = 8
      EmptyContentTypes.check(subject, in: &context)
    }
    if runs(16) {
      context.rule = 16
      IconAndSystemIcon.check(subject, in: &context)
    }
    if runs(17) {
      context.rule = 17
      InvalidHandlerRank.check(subject, in: &context)
    }
    if runs(19) {
      context.rule = 19
      InvalidTypeRole.check(subject, in: &context)
    }
    if runs(20) {
      context.rule = 20
      LegacyDocumentKeysIgnored.check(subject, in: &context)
    }
    if runs(21) {
      context.rule = 21
      LegacyOnlyDocumentType.check(subject, in: &context)
    }
    if runs(24) {
      context.rule = 24
      MissingDocumentTypeName.check(subject, in: &context)
    }
    if runs(25) {
      context.rule = 25
      MissingHandlerRank.check(subject, in: &context)
    }
    if runs(29) {
      context.rule = 29
      MissingTypeRole.check(subject, in: &context)
    }
    if runs(32) {
      context.rule = 32
      OverbroadContentType.check(subject, in: &context)
    }
    if runs(33) {
      context.rule = 33
      OwnerRankWithoutExport.check(subject, in: &context)
    }
    if runs(34) {
      context.rule = 34
      PackageFlagLegacy.check(subject, in: &context)
    }
    if runs(35) {
      context.rule = 35
      PackageFlagMismatch.check(subject, in: &context)
    }
    if runs(52) {
      context.rule = 52
      UndeclaredContentType.check(subject, in: &context)
    }
  }

  func checkProduct(_ subject: Product, in context: inout RuleContext) {
    if runs(51) {
      context.rule = 51
      TypeDeclaredInExtension.check(subject, in: &context)
    }
  }
}
