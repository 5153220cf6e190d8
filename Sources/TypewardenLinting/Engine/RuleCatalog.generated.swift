// swift-format-ignore-file
// Made by scripts/generate. Change what it is made from, not this file.

internal import InfoPlists
internal import TypewardenProjects

/// All rules. A rule's number is its place in this list.
package enum RuleCatalog {
  package static let all: [any Rule.Type] = [
    ActivationRuleEquality.self,
    ActivationRuleTruePredicate.self,
    ActivationRuleUndeclaredType.self,
    ActivationRuleValueType.self,
    ConflictingPhysicalSupertypes.self,
    ConformanceCycle.self,
    DocumentBrowserWithoutTypes.self,
    DocumentClassWithoutModule.self,
    DocumentTypeNameIsIdentifier.self,
    DocumentTypeShadowed.self,
    DocumentTypesInAppClip.self,
    DuplicateContentType.self,
    DuplicateTag.self,
    DuplicateTypeDeclaration.self,
    DynamicIdentifierInList.self,
    EmptyContentTypes.self,
    ExportedAndImported.self,
    ExportedTypeUnclaimed.self,
    ExtensionClaimedBySystemType.self,
    ExtensionClaimedTwice.self,
    ExtensionInvalidCharacter.self,
    ExtensionLeadingDot.self,
    ExtensionMultiDot.self,
    ExtensionUppercase.self,
    ExtensionWildcard.self,
    FolderConformance.self,
    ForeignTypeExported.self,
    GenericExtension.self,
    IconAndSystemIcon.self,
    IdentifierCaseMismatch.self,
    IdentifierUppercase.self,
    InvalidHandlerRank.self,
    InvalidTypeIdentifier.self,
    InvalidTypeRole.self,
    LegacyDocumentKeysIgnored.self,
    LegacyOnlyDocumentType.self,
    MIMETypeSyntax.self,
    MissingConformance.self,
    MissingDocumentTypeName.self,
    MissingFunctionalSupertype.self,
    MissingHandlerRank.self,
    MissingOpenInPlace.self,
    MissingPhysicalSupertype.self,
    MissingReferenceURL.self,
    MissingTagSpecification.self,
    MissingTypeDescription.self,
    MissingTypeIcon.self,
    MissingTypeIdentifier.self,
    MissingTypeRole.self,
    OSTypeLength.self,
    OpenInPlaceNoOnMacOS.self,
    OverbroadContentType.self,
    OwnIdentifierForKnownFormat.self,
    OwnedTypeImported.self,
    OwnerRankWithoutExport.self,
    PackageFlagLegacy.self,
    PackageFlagMismatch.self,
    PackageWithMIMEOrOSType.self,
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
    QuickLookAbstractType.self,
    QuickLookTypeUndeclared.self,
    RedundantConformance.self,
    ReservedIdentifierPrefix.self,
    SelfConformance.self,
    ServicesLegacyPasteboardType.self,
    ServicesMissingRequiredContext.self,
    ServicesTypeUndeclared.self,
    SpotlightTypeUndeclared.self,
    SuperfluousSuppression.self,
    SystemTypeConformanceConflict.self,
    SystemTypeExported.self,
    SystemTypeReimported.self,
    SystemTypeTagConflict.self,
    TagClassUnknown.self,
    TextConformanceHidesIcon.self,
    TypeDeclaredInExtension.self,
    TypeDependsOnInstalledSoftware.self,
    TypeIdentifierNotReverseDNS.self,
    UndeclaredContentType.self,
    UnknownReservedType.self,
    UnknownSupertype.self,
  ]

  /// The rules about keys; ``EnabledRules`` has a bit for each.
  static let keyRules: [(number: Int, rule: any KeyRule.Type)] = [
    (0, ActivationRuleEquality.self),
    (1, ActivationRuleTruePredicate.self),
    (2, ActivationRuleUndeclaredType.self),
    (3, ActivationRuleValueType.self),
    (6, DocumentBrowserWithoutTypes.self),
    (10, DocumentTypesInAppClip.self),
    (12, DuplicateTag.self),
    (14, DynamicIdentifierInList.self),
    (20, ExtensionInvalidCharacter.self),
    (21, ExtensionLeadingDot.self),
    (22, ExtensionMultiDot.self),
    (23, ExtensionUppercase.self),
    (24, ExtensionWildcard.self),
    (29, IdentifierCaseMismatch.self),
    (36, MIMETypeSyntax.self),
    (41, MissingOpenInPlace.self),
    (46, MissingTypeIcon.self),
    (49, OSTypeLength.self),
    (50, OpenInPlaceNoOnMacOS.self),
    (59, PlistEmptyValue.self),
    (62, PlistMisplacedKey.self),
    (64, PlistScalarShorthand.self),
    (65, PlistStringForArray.self),
    (66, PlistUnknownKey.self),
    (67, PlistUnresolvedVariable.self),
    (68, PlistWhitespaceInValue.self),
    (69, PlistWrongValueType.self),
    (70, QuickLookAbstractType.self),
    (71, QuickLookTypeUndeclared.self),
    (75, ServicesLegacyPasteboardType.self),
    (76, ServicesMissingRequiredContext.self),
    (77, ServicesTypeUndeclared.self),
    (78, SpotlightTypeUndeclared.self),
    (84, TagClassUnknown.self),
    (87, TypeDependsOnInstalledSoftware.self),
    (88, TypeIdentifierNotReverseDNS.self),
    (90, UnknownReservedType.self),
  ]
}

/// Runs the rules of each kind of subject, without any look-up on the way.
extension EnabledRules {
  func checkFile(_ subject: InfoPlist, in context: inout RuleContext) {
    if runs(7) {
      context.rule = 7
      DocumentClassWithoutModule.check(subject, in: &context)
    }
    if runs(9) {
      context.rule = 9
      DocumentTypeShadowed.check(subject, in: &context)
    }
    if runs(11) {
      context.rule = 11
      DuplicateContentType.check(subject, in: &context)
    }
    if runs(58) {
      context.rule = 58
      PlistDuplicateKey.check(subject, in: &context)
    }
    if runs(60) {
      context.rule = 60
      PlistLegacyFormat.check(subject, in: &context)
    }
    if runs(61) {
      context.rule = 61
      PlistMalformed.check(subject, in: &context)
    }
    if runs(63) {
      context.rule = 63
      PlistRootNotDictionary.check(subject, in: &context)
    }
    if runs(79) {
      context.rule = 79
      SuperfluousSuppression.check(subject, in: &context)
    }
  }

  func checkKey(_ subject: KeyedValue, in context: inout RuleContext) {
    var rest = keyRules(concerning: subject)
    while rest != 0 {
      let bit = rest.trailingZeroBitCount
      rest &= rest &- 1
      switch bit {
      case 0:
        context.rule = 0
        ActivationRuleEquality.check(subject, in: &context)
      case 1:
        context.rule = 1
        ActivationRuleTruePredicate.check(subject, in: &context)
      case 2:
        context.rule = 2
        ActivationRuleUndeclaredType.check(subject, in: &context)
      case 3:
        context.rule = 3
        ActivationRuleValueType.check(subject, in: &context)
      case 4:
        context.rule = 6
        DocumentBrowserWithoutTypes.check(subject, in: &context)
      case 5:
        context.rule = 10
        DocumentTypesInAppClip.check(subject, in: &context)
      case 6:
        context.rule = 12
        DuplicateTag.check(subject, in: &context)
      case 7:
        context.rule = 14
        DynamicIdentifierInList.check(subject, in: &context)
      case 8:
        context.rule = 20
        ExtensionInvalidCharacter.check(subject, in: &context)
      case 9:
        context.rule = 21
        ExtensionLeadingDot.check(subject, in: &context)
      case 10:
        context.rule = 22
        ExtensionMultiDot.check(subject, in: &context)
      case 11:
        context.rule = 23
        ExtensionUppercase.check(subject, in: &context)
      case 12:
        context.rule = 24
        ExtensionWildcard.check(subject, in: &context)
      case 13:
        context.rule = 29
        IdentifierCaseMismatch.check(subject, in: &context)
      case 14:
        context.rule = 36
        MIMETypeSyntax.check(subject, in: &context)
      case 15:
        context.rule = 41
        MissingOpenInPlace.check(subject, in: &context)
      case 16:
        context.rule = 46
        MissingTypeIcon.check(subject, in: &context)
      case 17:
        context.rule = 49
        OSTypeLength.check(subject, in: &context)
      case 18:
        context.rule = 50
        OpenInPlaceNoOnMacOS.check(subject, in: &context)
      case 19:
        context.rule = 59
        PlistEmptyValue.check(subject, in: &context)
      case 20:
        context.rule = 62
        PlistMisplacedKey.check(subject, in: &context)
      case 21:
        context.rule = 64
        PlistScalarShorthand.check(subject, in: &context)
      case 22:
        context.rule = 65
        PlistStringForArray.check(subject, in: &context)
      case 23:
        context.rule = 66
        PlistUnknownKey.check(subject, in: &context)
      case 24:
        context.rule = 67
        PlistUnresolvedVariable.check(subject, in: &context)
      case 25:
        context.rule = 68
        PlistWhitespaceInValue.check(subject, in: &context)
      case 26:
        context.rule = 69
        PlistWrongValueType.check(subject, in: &context)
      case 27:
        context.rule = 70
        QuickLookAbstractType.check(subject, in: &context)
      case 28:
        context.rule = 71
        QuickLookTypeUndeclared.check(subject, in: &context)
      case 29:
        context.rule = 75
        ServicesLegacyPasteboardType.check(subject, in: &context)
      case 30:
        context.rule = 76
        ServicesMissingRequiredContext.check(subject, in: &context)
      case 31:
        context.rule = 77
        ServicesTypeUndeclared.check(subject, in: &context)
      case 32:
        context.rule = 78
        SpotlightTypeUndeclared.check(subject, in: &context)
      case 33:
        context.rule = 84
        TagClassUnknown.check(subject, in: &context)
      case 34:
        context.rule = 87
        TypeDependsOnInstalledSoftware.check(subject, in: &context)
      case 35:
        context.rule = 88
        TypeIdentifierNotReverseDNS.check(subject, in: &context)
      case 36:
        context.rule = 90
        UnknownReservedType.check(subject, in: &context)
      default: break
      }
    }
  }

  func checkDeclaration(_ subject: DeclaredType, in context: inout RuleContext) {
    if runs(4) {
      context.rule = 4
      ConflictingPhysicalSupertypes.check(subject, in: &context)
    }
    if runs(5) {
      context.rule = 5
      ConformanceCycle.check(subject, in: &context)
    }
    if runs(13) {
      context.rule = 13
      DuplicateTypeDeclaration.check(subject, in: &context)
    }
    if runs(16) {
      context.rule = 16
      ExportedAndImported.check(subject, in: &context)
    }
    if runs(17) {
      context.rule = 17
      ExportedTypeUnclaimed.check(subject, in: &context)
    }
    if runs(18) {
      context.rule = 18
      ExtensionClaimedBySystemType.check(subject, in: &context)
    }
    if runs(25) {
      context.rule = 25
      FolderConformance.check(subject, in: &context)
    }
    if runs(26) {
      context.rule = 26
      ForeignTypeExported.check(subject, in: &context)
    }
    if runs(27) {
      context.rule = 27
      GenericExtension.check(subject, in: &context)
    }
    if runs(30) {
      context.rule = 30
      IdentifierUppercase.check(subject, in: &context)
    }
    if runs(32) {
      context.rule = 32
      InvalidTypeIdentifier.check(subject, in: &context)
    }
    if runs(37) {
      context.rule = 37
      MissingConformance.check(subject, in: &context)
    }
    if runs(39) {
      context.rule = 39
      MissingFunctionalSupertype.check(subject, in: &context)
    }
    if runs(42) {
      context.rule = 42
      MissingPhysicalSupertype.check(subject, in: &context)
    }
    if runs(43) {
      context.rule = 43
      MissingReferenceURL.check(subject, in: &context)
    }
    if runs(44) {
      context.rule = 44
      MissingTagSpecification.check(subject, in: &context)
    }
    if runs(45) {
      context.rule = 45
      MissingTypeDescription.check(subject, in: &context)
    }
    if runs(46) {
      context.rule = 46
      MissingTypeIcon.check(subject, in: &context)
    }
    if runs(47) {
      context.rule = 47
      MissingTypeIdentifier.check(subject, in: &context)
    }
    if runs(52) {
      context.rule = 52
      OwnIdentifierForKnownFormat.check(subject, in: &context)
    }
    if runs(53) {
      context.rule = 53
      OwnedTypeImported.check(subject, in: &context)
    }
    if runs(57) {
      context.rule = 57
      PackageWithMIMEOrOSType.check(subject, in: &context)
    }
    if runs(72) {
      context.rule = 72
      RedundantConformance.check(subject, in: &context)
    }
    if runs(73) {
      context.rule = 73
      ReservedIdentifierPrefix.check(subject, in: &context)
    }
    if runs(74) {
      context.rule = 74
      SelfConformance.check(subject, in: &context)
    }
    if runs(80) {
      context.rule = 80
      SystemTypeConformanceConflict.check(subject, in: &context)
    }
    if runs(81) {
      context.rule = 81
      SystemTypeExported.check(subject, in: &context)
    }
    if runs(82) {
      context.rule = 82
      SystemTypeReimported.check(subject, in: &context)
    }
    if runs(83) {
      context.rule = 83
      SystemTypeTagConflict.check(subject, in: &context)
    }
    if runs(85) {
      context.rule = 85
      TextConformanceHidesIcon.check(subject, in: &context)
    }
    if runs(88) {
      context.rule = 88
      TypeIdentifierNotReverseDNS.check(subject, in: &context)
    }
    if runs(90) {
      context.rule = 90
      UnknownReservedType.check(subject, in: &context)
    }
    if runs(91) {
      context.rule = 91
      UnknownSupertype.check(subject, in: &context)
    }
  }

  func checkDocumentType(_ subject: DocumentType, in context: inout RuleContext) {
    if runs(8) {
      context.rule = 8
      DocumentTypeNameIsIdentifier.check(subject, in: &context)
    }
    if runs(15) {
      context.rule = 15
      EmptyContentTypes.check(subject, in: &context)
    }
    if runs(28) {
      context.rule = 28
      IconAndSystemIcon.check(subject, in: &context)
    }
    if runs(31) {
      context.rule = 31
      InvalidHandlerRank.check(subject, in: &context)
    }
    if runs(33) {
      context.rule = 33
      InvalidTypeRole.check(subject, in: &context)
    }
    if runs(34) {
      context.rule = 34
      LegacyDocumentKeysIgnored.check(subject, in: &context)
    }
    if runs(35) {
      context.rule = 35
      LegacyOnlyDocumentType.check(subject, in: &context)
    }
    if runs(38) {
      context.rule = 38
      MissingDocumentTypeName.check(subject, in: &context)
    }
    if runs(40) {
      context.rule = 40
      MissingHandlerRank.check(subject, in: &context)
    }
    if runs(48) {
      context.rule = 48
      MissingTypeRole.check(subject, in: &context)
    }
    if runs(51) {
      context.rule = 51
      OverbroadContentType.check(subject, in: &context)
    }
    if runs(54) {
      context.rule = 54
      OwnerRankWithoutExport.check(subject, in: &context)
    }
    if runs(55) {
      context.rule = 55
      PackageFlagLegacy.check(subject, in: &context)
    }
    if runs(56) {
      context.rule = 56
      PackageFlagMismatch.check(subject, in: &context)
    }
    if runs(71) {
      context.rule = 71
      QuickLookTypeUndeclared.check(subject, in: &context)
    }
    if runs(78) {
      context.rule = 78
      SpotlightTypeUndeclared.check(subject, in: &context)
    }
    if runs(89) {
      context.rule = 89
      UndeclaredContentType.check(subject, in: &context)
    }
  }

  func checkProduct(_ subject: Product, in context: inout RuleContext) {
    if runs(19) {
      context.rule = 19
      ExtensionClaimedTwice.check(subject, in: &context)
    }
    if runs(86) {
      context.rule = 86
      TypeDeclaredInExtension.check(subject, in: &context)
    }
  }
}
