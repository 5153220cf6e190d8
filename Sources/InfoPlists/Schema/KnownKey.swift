/// The keys that readers and rules ask for by name.
///
/// The same list as a schema's numbers: `InfoPlistSchema.id(of:)` and `InfoPlistSchema.known(_:)`.
package enum KnownKey: UInt8, CaseIterable, Sendable {
  case exportedTypeDeclarations, importedTypeDeclarations, documentTypes, services, `extension`,
    bundleIdentifier, bundlePackageType, requiresIPhoneOS, deviceFamily, minimumOSVersion,
    minimumSystemVersion, supportedPlatforms, platformName, buildMachine,
    supportsOpeningDocumentsInPlace,
    supportsDocumentBrowser, appClip
  case typeIdentifier, typeConformsTo, typeTagSpecification, typeDescription, typeIconFile,
    typeIconFiles, typeIcons, typeReferenceURL, typeVersion
  case filenameExtension, mimeType, osType, pasteboardType
  case typeIconName, typeIconBackgroundName, typeIconBadgeName, typeIconText
  case itemContentTypes, handlerRank, documentTypeRole, documentTypeName, documentTypeExtensions,
    documentTypeMIMETypes, documentTypeOSTypes, typeIsPackage, documentClass, exportableTypes,
    documentTypeIconFile, documentTypeIconFiles, documentTypeIconSystemGenerated, isRelatedItemType
  case sendFileTypes, sendTypes, returnTypes, requiredContext
  case extensionAttributes, extensionPointIdentifier
  case activationRule, quickLookSupportedContentTypes, spotlightSupportedContentTypes

  /// Where the key stands and what it is called.
  package var path: (place: Place, name: StaticString) {
    switch self {
    case .exportedTypeDeclarations: (.root, "UTExportedTypeDeclarations")
    case .importedTypeDeclarations: (.root, "UTImportedTypeDeclarations")
    case .documentTypes: (.root, "CFBundleDocumentTypes")
    case .services: (.root, "NSServices")
    case .extension: (.root, "NSExtension")
    case .bundleIdentifier: (.root, "CFBundleIdentifier")
    case .bundlePackageType: (.root, "CFBundlePackageType")
    case .requiresIPhoneOS: (.root, "LSRequiresIPhoneOS")
    case .deviceFamily: (.root, "UIDeviceFamily")
    case .minimumOSVersion: (.root, "MinimumOSVersion")
    case .minimumSystemVersion: (.root, "LSMinimumSystemVersion")
    case .supportedPlatforms: (.root, "CFBundleSupportedPlatforms")
    case .platformName: (.root, "DTPlatformName")
    case .buildMachine: (.root, "BuildMachineOSBuild")
    case .supportsOpeningDocumentsInPlace: (.root, "LSSupportsOpeningDocumentsInPlace")
    case .supportsDocumentBrowser: (.root, "UISupportsDocumentBrowser")
    case .appClip: (.root, "NSAppClip")
    case .typeIdentifier: (.declaration, "UTTypeIdentifier")
    case .typeConformsTo: (.declaration, "UTTypeConformsTo")
    case .typeTagSpecification: (.declaration, "UTTypeTagSpecification")
    case .typeDescription: (.declaration, "UTTypeDescription")
    case .typeIconFile: (.declaration, "UTTypeIconFile")
    case .typeIconFiles: (.declaration, "UTTypeIconFiles")
    case .typeIcons: (.declaration, "UTTypeIcons")
    case .typeReferenceURL: (.declaration, "UTTypeReferenceURL")
    case .typeVersion: (.declaration, "UTTypeVersion")
    case .filenameExtension: (.tags, "public.filename-extension")
    case .mimeType: (.tags, "public.mime-type")
    case .osType: (.tags, "com.apple.ostype")
    case .pasteboardType: (.tags, "com.apple.nspboard-type")
    case .typeIconName: (.icons, "UTTypeIconName")
    case .typeIconBackgroundName: (.icons, "UTTypeIconBackgroundName")
    case .typeIconBadgeName: (.icons, "UTTypeIconBadgeName")
    case .typeIconText: (.icons, "UTTypeIconText")
    case .itemContentTypes: (.documentType, "LSItemContentTypes")
    case .handlerRank: (.documentType, "LSHandlerRank")
    case .documentTypeRole: (.documentType, "CFBundleTypeRole")
    case .documentTypeName: (.documentType, "CFBundleTypeName")
    case .documentTypeExtensions: (.documentType, "CFBundleTypeExtensions")
    case .documentTypeMIMETypes: (.documentType, "CFBundleTypeMIMETypes")
    case .documentTypeOSTypes: (.documentType, "CFBundleTypeOSTypes")
    case .typeIsPackage: (.documentType, "LSTypeIsPackage")
    case .documentClass: (.documentType, "NSDocumentClass")
    case .exportableTypes: (.documentType, "NSExportableTypes")
    case .documentTypeIconFile: (.documentType, "CFBundleTypeIconFile")
    case .documentTypeIconFiles: (.documentType, "CFBundleTypeIconFiles")
    case .documentTypeIconSystemGenerated: (.documentType, "CFBundleTypeIconSystemGenerated")
    case .isRelatedItemType: (.documentType, "NSIsRelatedItemType")
    case .sendFileTypes: (.service, "NSSendFileTypes")
    case .sendTypes: (.service, "NSSendTypes")
    case .returnTypes: (.service, "NSReturnTypes")
    case .requiredContext: (.service, "NSRequiredContext")
    case .extensionAttributes: (.extension, "NSExtensionAttributes")
    case .extensionPointIdentifier: (.extension, "NSExtensionPointIdentifier")
    case .activationRule: (.extensionAttributes, "NSExtensionActivationRule")
    case .quickLookSupportedContentTypes: (.extensionAttributes, "QLSupportedContentTypes")
    case .spotlightSupportedContentTypes: (.extensionAttributes, "CSSupportedContentTypes")
    }
  }
}
