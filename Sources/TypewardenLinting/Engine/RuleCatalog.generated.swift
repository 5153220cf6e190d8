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
    DropTypeUndeclared.self,
    DuplicateContentType.self,
    DuplicateTag.self,
    DuplicateTypeDeclaration.self,
    DynamicIdentifierInList.self,
    EditorRoleReadOnly.self,
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
    FileImporterTypeUndeclared.self,
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
    PlistGeneratorDrift.self,
    PlistLegacyFormat.self,
    PlistMalformed.self,
    PlistMisplacedKey.self,
    PlistRootNotDictionary.self,
    PlistScalarShorthand.self,
    PlistStringForArray.self,
    PlistUnknownKey.self,
    PlistUnresolvedVariable.self,
    PlistVariantDrift.self,
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
    SourceConformanceMismatch.self,
    SourceDefaultWritableForeign.self,
    SourceDeprecatedDocumentProtocol.self,
    SourceDeprecatedUTIAPI.self,
    SourceDocumentClassMissing.self,
    SourceDocumentGroupShadowed.self,
    SourceDocumentTypeUnclaimed.self,
    SourceDocumentTypeUndeclared.self,
    SourceDocumentWithoutUndo.self,
    SourceExportedTypeIsImported.self,
    SourceExportedTypeUndeclared.self,
    SourceForceUnwrappedLookup.self,
    SourceForceUnwrappedType.self,
    SourceIdentifierTypo.self,
    SourceImportedTypeIsExported.self,
    SourceImportedTypeStored.self,
    SourceImportedTypeUndeclared.self,
    SourceMissingProgress.self,
    SourceNonliteralType.self,
    SourceUncoordinatedURLAccess.self,
    SourceWritableNotEditor.self,
    SourceWritableNotReadable.self,
    SpotlightTypeUndeclared.self,
    SuperfluousSuppression.self,
    SystemTypeConformanceConflict.self,
    SystemTypeExported.self,
    SystemTypeReimported.self,
    SystemTypeTagConflict.self,
    TagClassUnknown.self,
    TextConformanceHidesIcon.self,
    TransferableTypeUndeclared.self,
    TypeDeclaredInExtension.self,
    TypeDependsOnInstalledSoftware.self,
    TypeIdentifierNotReverseDNS.self,
    UndeclaredContentType.self,
    UnknownReservedType.self,
    UnknownSupertype.self,
    ViewerRoleWritable.self,
  ]

  /// The rules about keys; ``EnabledRules`` has a bit for each.
  static let keyRules: [(number: Int, rule: any KeyRule.Type)] = [
    (0, ActivationRuleEquality.self),
    (1, ActivationRuleTruePredicate.self),
    (2, ActivationRuleUndeclaredType.self),
    (3, ActivationRuleValueType.self),
    (6, DocumentBrowserWithoutTypes.self),
    (10, DocumentTypesInAppClip.self),
    (13, DuplicateTag.self),
    (15, DynamicIdentifierInList.self),
    (22, ExtensionInvalidCharacter.self),
    (23, ExtensionLeadingDot.self),
    (24, ExtensionMultiDot.self),
    (25, ExtensionUppercase.self),
    (26, ExtensionWildcard.self),
    (32, IdentifierCaseMismatch.self),
    (39, MIMETypeSyntax.self),
    (44, MissingOpenInPlace.self),
    (49, MissingTypeIcon.self),
    (52, OSTypeLength.self),
    (53, OpenInPlaceNoOnMacOS.self),
    (62, PlistEmptyValue.self),
    (63, PlistGeneratorDrift.self),
    (66, PlistMisplacedKey.self),
    (68, PlistScalarShorthand.self),
    (69, PlistStringForArray.self),
    (70, PlistUnknownKey.self),
    (71, PlistUnresolvedVariable.self),
    (73, PlistWhitespaceInValue.self),
    (74, PlistWrongValueType.self),
    (75, QuickLookAbstractType.self),
    (76, QuickLookTypeUndeclared.self),
    (80, ServicesLegacyPasteboardType.self),
    (81, ServicesMissingRequiredContext.self),
    (82, ServicesTypeUndeclared.self),
    (105, SpotlightTypeUndeclared.self),
    (111, TagClassUnknown.self),
    (115, TypeDependsOnInstalledSoftware.self),
    (116, TypeIdentifierNotReverseDNS.self),
    (118, UnknownReservedType.self),
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
    if runs(12) {
      context.rule = 12
      DuplicateContentType.check(subject, in: &context)
    }
    if runs(61) {
      context.rule = 61
      PlistDuplicateKey.check(subject, in: &context)
    }
    if runs(64) {
      context.rule = 64
      PlistLegacyFormat.check(subject, in: &context)
    }
    if runs(65) {
      context.rule = 65
      PlistMalformed.check(subject, in: &context)
    }
    if runs(67) {
      context.rule = 67
      PlistRootNotDictionary.check(subject, in: &context)
    }
    if runs(106) {
      context.rule = 106
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
        context.rule = 13
        DuplicateTag.check(subject, in: &context)
      case 7:
        context.rule = 15
        DynamicIdentifierInList.check(subject, in: &context)
      case 8:
        context.rule = 22
        ExtensionInvalidCharacter.check(subject, in: &context)
      case 9:
        context.rule = 23
        ExtensionLeadingDot.check(subject, in: &context)
      case 10:
        context.rule = 24
        ExtensionMultiDot.check(subject, in: &context)
      case 11:
        context.rule = 25
        ExtensionUppercase.check(subject, in: &context)
      case 12:
        context.rule = 26
        ExtensionWildcard.check(subject, in: &context)
      case 13:
        context.rule = 32
        IdentifierCaseMismatch.check(subject, in: &context)
      case 14:
        context.rule = 39
        MIMETypeSyntax.check(subject, in: &context)
      case 15:
        context.rule = 44
        MissingOpenInPlace.check(subject, in: &context)
      case 16:
        context.rule = 49
        MissingTypeIcon.check(subject, in: &context)
      case 17:
        context.rule = 52
        OSTypeLength.check(subject, in: &context)
      case 18:
        context.rule = 53
        OpenInPlaceNoOnMacOS.check(subject, in: &context)
      case 19:
        context.rule = 62
        PlistEmptyValue.check(subject, in: &context)
      case 20:
        context.rule = 63
        PlistGeneratorDrift.check(subject, in: &context)
      case 21:
        context.rule = 66
        PlistMisplacedKey.check(subject, in: &context)
      case 22:
        context.rule = 68
        PlistScalarShorthand.check(subject, in: &context)
      case 23:
        context.rule = 69
        PlistStringForArray.check(subject, in: &context)
      case 24:
        context.rule = 70
        PlistUnknownKey.check(subject, in: &context)
      case 25:
        context.rule = 71
        PlistUnresolvedVariable.check(subject, in: &context)
      case 26:
        context.rule = 73
        PlistWhitespaceInValue.check(subject, in: &context)
      case 27:
        context.rule = 74
        PlistWrongValueType.check(subject, in: &context)
      case 28:
        context.rule = 75
        QuickLookAbstractType.check(subject, in: &context)
      case 29:
        context.rule = 76
        QuickLookTypeUndeclared.check(subject, in: &context)
      case 30:
        context.rule = 80
        ServicesLegacyPasteboardType.check(subject, in: &context)
      case 31:
        context.rule = 81
        ServicesMissingRequiredContext.check(subject, in: &context)
      case 32:
        context.rule = 82
        ServicesTypeUndeclared.check(subject, in: &context)
      case 33:
        context.rule = 105
        SpotlightTypeUndeclared.check(subject, in: &context)
      case 34:
        context.rule = 111
        TagClassUnknown.check(subject, in: &context)
      case 35:
        context.rule = 115
        TypeDependsOnInstalledSoftware.check(subject, in: &context)
      case 36:
        context.rule = 116
        TypeIdentifierNotReverseDNS.check(subject, in: &context)
      case 37:
        context.rule = 118
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
    if runs(14) {
      context.rule = 14
      DuplicateTypeDeclaration.check(subject, in: &context)
    }
    if runs(18) {
      context.rule = 18
      ExportedAndImported.check(subject, in: &context)
    }
    if runs(19) {
      context.rule = 19
      ExportedTypeUnclaimed.check(subject, in: &context)
    }
    if runs(20) {
      context.rule = 20
      ExtensionClaimedBySystemType.check(subject, in: &context)
    }
    if runs(28) {
      context.rule = 28
      FolderConformance.check(subject, in: &context)
    }
    if runs(29) {
      context.rule = 29
      ForeignTypeExported.check(subject, in: &context)
    }
    if runs(30) {
      context.rule = 30
      GenericExtension.check(subject, in: &context)
    }
    if runs(33) {
      context.rule = 33
      IdentifierUppercase.check(subject, in: &context)
    }
    if runs(35) {
      context.rule = 35
      InvalidTypeIdentifier.check(subject, in: &context)
    }
    if runs(40) {
      context.rule = 40
      MissingConformance.check(subject, in: &context)
    }
    if runs(42) {
      context.rule = 42
      MissingFunctionalSupertype.check(subject, in: &context)
    }
    if runs(45) {
      context.rule = 45
      MissingPhysicalSupertype.check(subject, in: &context)
    }
    if runs(46) {
      context.rule = 46
      MissingReferenceURL.check(subject, in: &context)
    }
    if runs(47) {
      context.rule = 47
      MissingTagSpecification.check(subject, in: &context)
    }
    if runs(48) {
      context.rule = 48
      MissingTypeDescription.check(subject, in: &context)
    }
    if runs(49) {
      context.rule = 49
      MissingTypeIcon.check(subject, in: &context)
    }
    if runs(50) {
      context.rule = 50
      MissingTypeIdentifier.check(subject, in: &context)
    }
    if runs(55) {
      context.rule = 55
      OwnIdentifierForKnownFormat.check(subject, in: &context)
    }
    if runs(56) {
      context.rule = 56
      OwnedTypeImported.check(subject, in: &context)
    }
    if runs(60) {
      context.rule = 60
      PackageWithMIMEOrOSType.check(subject, in: &context)
    }
    if runs(77) {
      context.rule = 77
      RedundantConformance.check(subject, in: &context)
    }
    if runs(78) {
      context.rule = 78
      ReservedIdentifierPrefix.check(subject, in: &context)
    }
    if runs(79) {
      context.rule = 79
      SelfConformance.check(subject, in: &context)
    }
    if runs(107) {
      context.rule = 107
      SystemTypeConformanceConflict.check(subject, in: &context)
    }
    if runs(108) {
      context.rule = 108
      SystemTypeExported.check(subject, in: &context)
    }
    if runs(109) {
      context.rule = 109
      SystemTypeReimported.check(subject, in: &context)
    }
    if runs(110) {
      context.rule = 110
      SystemTypeTagConflict.check(subject, in: &context)
    }
    if runs(112) {
      context.rule = 112
      TextConformanceHidesIcon.check(subject, in: &context)
    }
    if runs(116) {
      context.rule = 116
      TypeIdentifierNotReverseDNS.check(subject, in: &context)
    }
    if runs(118) {
      context.rule = 118
      UnknownReservedType.check(subject, in: &context)
    }
    if runs(119) {
      context.rule = 119
      UnknownSupertype.check(subject, in: &context)
    }
  }

  func checkDocumentType(_ subject: DocumentType, in context: inout RuleContext) {
    if runs(8) {
      context.rule = 8
      DocumentTypeNameIsIdentifier.check(subject, in: &context)
    }
    if runs(16) {
      context.rule = 16
      EditorRoleReadOnly.check(subject, in: &context)
    }
    if runs(17) {
      context.rule = 17
      EmptyContentTypes.check(subject, in: &context)
    }
    if runs(31) {
      context.rule = 31
      IconAndSystemIcon.check(subject, in: &context)
    }
    if runs(34) {
      context.rule = 34
      InvalidHandlerRank.check(subject, in: &context)
    }
    if runs(36) {
      context.rule = 36
      InvalidTypeRole.check(subject, in: &context)
    }
    if runs(37) {
      context.rule = 37
      LegacyDocumentKeysIgnored.check(subject, in: &context)
    }
    if runs(38) {
      context.rule = 38
      LegacyOnlyDocumentType.check(subject, in: &context)
    }
    if runs(41) {
      context.rule = 41
      MissingDocumentTypeName.check(subject, in: &context)
    }
    if runs(43) {
      context.rule = 43
      MissingHandlerRank.check(subject, in: &context)
    }
    if runs(51) {
      context.rule = 51
      MissingTypeRole.check(subject, in: &context)
    }
    if runs(54) {
      context.rule = 54
      OverbroadContentType.check(subject, in: &context)
    }
    if runs(57) {
      context.rule = 57
      OwnerRankWithoutExport.check(subject, in: &context)
    }
    if runs(58) {
      context.rule = 58
      PackageFlagLegacy.check(subject, in: &context)
    }
    if runs(59) {
      context.rule = 59
      PackageFlagMismatch.check(subject, in: &context)
    }
    if runs(76) {
      context.rule = 76
      QuickLookTypeUndeclared.check(subject, in: &context)
    }
    if runs(87) {
      context.rule = 87
      SourceDocumentClassMissing.check(subject, in: &context)
    }
    if runs(105) {
      context.rule = 105
      SpotlightTypeUndeclared.check(subject, in: &context)
    }
    if runs(117) {
      context.rule = 117
      UndeclaredContentType.check(subject, in: &context)
    }
    if runs(120) {
      context.rule = 120
      ViewerRoleWritable.check(subject, in: &context)
    }
  }

  func checkProduct(_ subject: Product, in context: inout RuleContext) {
    if runs(21) {
      context.rule = 21
      ExtensionClaimedTwice.check(subject, in: &context)
    }
    if runs(72) {
      context.rule = 72
      PlistVariantDrift.check(subject, in: &context)
    }
    if runs(114) {
      context.rule = 114
      TypeDeclaredInExtension.check(subject, in: &context)
    }
  }

  func checkSources(_ subject: SourceFacts, in context: inout RuleContext) {
    if runs(11) {
      context.rule = 11
      DropTypeUndeclared.check(subject, in: &context)
    }
    if runs(27) {
      context.rule = 27
      FileImporterTypeUndeclared.check(subject, in: &context)
    }
    if runs(83) {
      context.rule = 83
      SourceConformanceMismatch.check(subject, in: &context)
    }
    if runs(84) {
      context.rule = 84
      SourceDefaultWritableForeign.check(subject, in: &context)
    }
    if runs(85) {
      context.rule = 85
      SourceDeprecatedDocumentProtocol.check(subject, in: &context)
    }
    if runs(86) {
      context.rule = 86
      SourceDeprecatedUTIAPI.check(subject, in: &context)
    }
    if runs(88) {
      context.rule = 88
      SourceDocumentGroupShadowed.check(subject, in: &context)
    }
    if runs(89) {
      context.rule = 89
      SourceDocumentTypeUnclaimed.check(subject, in: &context)
    }
    if runs(90) {
      context.rule = 90
      SourceDocumentTypeUndeclared.check(subject, in: &context)
    }
    if runs(91) {
      context.rule = 91
      SourceDocumentWithoutUndo.check(subject, in: &context)
    }
    if runs(92) {
      context.rule = 92
      SourceExportedTypeIsImported.check(subject, in: &context)
    }
    if runs(93) {
      context.rule = 93
      SourceExportedTypeUndeclared.check(subject, in: &context)
    }
    if runs(94) {
      context.rule = 94
      SourceForceUnwrappedLookup.check(subject, in: &context)
    }
    if runs(95) {
      context.rule = 95
      SourceForceUnwrappedType.check(subject, in: &context)
    }
    if runs(96) {
      context.rule = 96
      SourceIdentifierTypo.check(subject, in: &context)
    }
    if runs(97) {
      context.rule = 97
      SourceImportedTypeIsExported.check(subject, in: &context)
    }
    if runs(98) {
      context.rule = 98
      SourceImportedTypeStored.check(subject, in: &context)
    }
    if runs(99) {
      context.rule = 99
      SourceImportedTypeUndeclared.check(subject, in: &context)
    }
    if runs(100) {
      context.rule = 100
      SourceMissingProgress.check(subject, in: &context)
    }
    if runs(101) {
      context.rule = 101
      SourceNonliteralType.check(subject, in: &context)
    }
    if runs(102) {
      context.rule = 102
      SourceUncoordinatedURLAccess.check(subject, in: &context)
    }
    if runs(103) {
      context.rule = 103
      SourceWritableNotEditor.check(subject, in: &context)
    }
    if runs(104) {
      context.rule = 104
      SourceWritableNotReadable.check(subject, in: &context)
    }
    if runs(113) {
      context.rule = 113
      TransferableTypeUndeclared.check(subject, in: &context)
    }
    if runs(115) {
      context.rule = 115
      TypeDependsOnInstalledSoftware.check(subject, in: &context)
    }
  }
}
