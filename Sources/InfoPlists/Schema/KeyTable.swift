/// The keys of an Info.plist, as data: where each may stand and what it may hold.
///
/// One line for each place and key, sorted by place and then by key, both as bytes. The fields are
/// separated by one tab: the place (see `Place`), the key, the value types (see `ValueTypes`), the
/// flags (see `KeyFlags`, `-` for none) and the first systems that documented the key (`-` where no
/// version is known). To add a key, add its line; the tests say if it is out of order.
enum KeyTable {
  static let text: StaticString = #"""
    activationRule	NSExtensionActivationDictionaryVersion	integer	-	iOS 9.0 macOS 10.11
    activationRule	NSExtensionActivationSupportsAttachmentsWithMaxCount	integer	-	iOS 8.0 macOS 10.10
    activationRule	NSExtensionActivationSupportsAttachmentsWithMinCount	integer	-	iOS 8.0 macOS 10.10
    activationRule	NSExtensionActivationSupportsFileWithMaxCount	integer	-	iOS 8.0 macOS 10.10
    activationRule	NSExtensionActivationSupportsImageWithMaxCount	integer	-	iOS 8.0 macOS 10.10
    activationRule	NSExtensionActivationSupportsMovieWithMaxCount	integer	-	iOS 8.0 macOS 10.10
    activationRule	NSExtensionActivationSupportsText	boolean	-	iOS 8.0 macOS 10.10
    activationRule	NSExtensionActivationSupportsWebPageWithMaxCount	integer	-	iOS 8.0 macOS 10.10
    activationRule	NSExtensionActivationSupportsWebURLWithMaxCount	integer	-	iOS 8.0 macOS 10.10
    activationRule	NSExtensionActivationUsesStrictMatching	boolean,flag01	-	iOS 9.0 macOS 10.11
    declaration	UTTypeConformsTo	string,strings	identifiers,exact,needsContent	iOS 3.2 macOS 10.5
    declaration	UTTypeDescription	string	text,needsContent	iOS 3.2 macOS 10.5
    declaration	UTTypeGlyphName	string	private	-
    declaration	UTTypeIconFile	string	file	iOS 3.2 macOS 10.5
    declaration	UTTypeIconFiles	strings	file	iOS 3.2 macOS 10.5
    declaration	UTTypeIconName	string	file,private	-
    declaration	UTTypeIcons	dictionary	-	iOS 14.0 macOS 11.0
    declaration	UTTypeIdentifier	string	identifiers,exact,needsContent	iOS 3.2 macOS 10.5
    declaration	UTTypeReferenceURL	string	url	iOS 3.2 macOS 10.5
    declaration	UTTypeSize320IconFile	string	file,legacy	iOS 3.2
    declaration	UTTypeSize64IconFile	string	file,legacy	iOS 3.2
    declaration	UTTypeSymbolName	string	private	-
    declaration	UTTypeTagSpecification	dictionary	needsContent	iOS 3.2 macOS 10.5
    declaration	UTTypeTemplateIconFile	string	file,private	-
    declaration	UTTypeVersion	string,number	-	iOS 3.2 macOS 10.5
    declaration	_TypewardenConfidence	string	private	-
    declaration	_TypewardenLayer	string	private	-
    declaration	_TypewardenOrder	any	private	-
    declaration	_TypewardenSource	any	private	-
    declaration	_UTTypeTemplateIconFile	string	file,private	-
    documentType	CFBundleTypeDOSExtensions	strings	legacy	-
    documentType	CFBundleTypeExtensions	strings	extension,exact,arrayOnly,legacy	macOS 10.0
    documentType	CFBundleTypeIconFile	string	file	iOS 2.0 macOS 10.0
    documentType	CFBundleTypeIconFiles	strings	file	iOS 3.2
    documentType	CFBundleTypeIconName	string	file,private	-
    documentType	CFBundleTypeIconSystemGenerated	boolean,flag01	-	macOS 11.0
    documentType	CFBundleTypeMIMETypes	strings	mime,exact,arrayOnly,legacy	macOS 10.0
    documentType	CFBundleTypeName	string	text,needsContent	iOS 2.0 macOS 10.0
    documentType	CFBundleTypeOSTypes	strings	ostype,arrayOnly,legacy	macOS 10.0
    documentType	CFBundleTypeRole	string	role,exact	iOS 2.0 macOS 10.0
    documentType	LSHandlerRank	string	rank,exact	iOS 2.0 macOS 10.0
    documentType	LSIsAppleDefaultForType	boolean,flag01	private	-
    documentType	LSItemContentTypes	strings	identifiers,exact,arrayOnly	iOS 2.0 macOS 10.0
    documentType	LSTypeIsPackage	boolean,flag01	-	iOS 2.0 macOS 10.0
    documentType	NSDOSExtensions	strings	legacy	-
    documentType	NSDocumentClass	string	class,exact	iOS 2.0 macOS 10.0
    documentType	NSExportableAs	strings	identifiers,exact,legacy	-
    documentType	NSExportableTypes	strings	identifiers,exact,arrayOnly	iOS 2.0 macOS 10.0
    documentType	NSHumanReadableName	string	legacy	-
    documentType	NSIcon	string	legacy	-
    documentType	NSIsRelatedItemType	boolean,flag01	-	macOS 10.8
    documentType	NSMIMETypes	strings	legacy	-
    documentType	NSName	string	legacy	-
    documentType	NSPersistentStoreTypeKey	string	-	macOS 10.4
    documentType	NSRole	string	legacy	-
    documentType	NSUbiquitousDocumentUserActivityType	string	exact	iOS 8.0 macOS 10.10
    documentType	NSUnixExtensions	strings	legacy	-
    documentType	UIDocumentClass	string	class,exact	-
    extension	ASAccountAuthenticationModificationPasswordGenerationRequirements	string	exact	iOS 14.0
    extension	ASAccountAuthenticationModificationSupportsStrongPasswordChange	boolean,flag01	-	iOS 14.0
    extension	ASAccountAuthenticationModificationSupportsUpgradeToSignInWithApple	boolean,flag01	-	iOS 14.0
    extension	IntentsSupported	strings	-	iOS 10.0
    extension	NSExtensionActionWantsFullScreenPresentation	boolean,flag01	-	iOS 8.0
    extension	NSExtensionAttributes	dictionary	-	iOS 8.0 macOS 10.10
    extension	NSExtensionContainingViewControllerClass	string	class,exact	-
    extension	NSExtensionContextClass	string	class,exact	-
    extension	NSExtensionContextHostClass	string	class,exact	-
    extension	NSExtensionFileProviderActions	dictionaries	-	iOS 11.0
    extension	NSExtensionFileProviderAdditionalSyncableExtendedAttributes	strings	-	-
    extension	NSExtensionFileProviderAllowsContextualMenuDownloadEntry	boolean,flag01	-	-
    extension	NSExtensionFileProviderAllowsExternalVolumes	boolean,flag01	-	-
    extension	NSExtensionFileProviderAllowsSystemDeleteAlerts	boolean,flag01	-	-
    extension	NSExtensionFileProviderAllowsUserControlledEviction	boolean,flag01	-	-
    extension	NSExtensionFileProviderAppliesChangesAtomically	boolean,flag01	-	-
    extension	NSExtensionFileProviderDocumentGroup	string	-	iOS 8.0
    extension	NSExtensionFileProviderDownloadPipelineDepth	integer	-	macOS 11.0
    extension	NSExtensionFileProviderEnabledByDefault	boolean,flag01	-	-
    extension	NSExtensionFileProviderMetadataOnlyUploadPipelineDepth	integer	-	-
    extension	NSExtensionFileProviderOnlyVisibleInParentApplication	boolean,flag01	private	-
    extension	NSExtensionFileProviderReadOnly	boolean,flag01	-	-
    extension	NSExtensionFileProviderSupportsEnumeration	boolean,flag01	-	iOS 11.0
    extension	NSExtensionFileProviderSupportsFailingUploadOnConflict	boolean,flag01	-	-
    extension	NSExtensionFileProviderSupportsPickingFolders	boolean,flag01	-	-
    extension	NSExtensionFileProviderSupportsUnzippedPackages	boolean,flag01	-	-
    extension	NSExtensionFileProviderUploadPipelineDepth	integer	-	macOS 12.0
    extension	NSExtensionFileProviderUserInteractions	dictionaries	-	-
    extension	NSExtensionFileProviderWantsFlattenedPackages	boolean,flag01	-	-
    extension	NSExtensionIdentifier	string	legacy	-
    extension	NSExtensionInfoDictionaryVersion	any	private	-
    extension	NSExtensionMainStoryboard	string	file	iOS 8.0 macOS 10.10
    extension	NSExtensionOverridesHostUIAppearance	boolean,flag01	-	iOS 10.0
    extension	NSExtensionPointIdentifier	string	exact	iOS 8.0 macOS 10.10
    extension	NSExtensionPointName	string	legacy	-
    extension	NSExtensionPointVersion	any	legacy	-
    extension	NSExtensionPrincipalClass	string	class,exact	iOS 8.0 macOS 10.10
    extension	NSExtensionVersion	any	private	-
    extension	NSExtensionViewControllerHostClass	string	class,exact	-
    extension	NSExtensionWantsBundleBitOnlyPackageDetection	boolean,flag01	private	-
    extension	NSFileProviderCanToggleDomainVisibility	boolean,flag01	-	-
    extension	NSFileProviderDecorations	dictionaries	-	-
    extension	NSFileProviderDefaultDomainEnabled	boolean,flag01	private	-
    extension	NSFileProviderDefaultDomainVisible	boolean,flag01	-	-
    extension	NSFileProviderHideExtensionName	boolean,flag01	-	-
    extension	NSFileProviderUserInteractions	dictionaries	-	-
    extension	ProExtensionAttributes	dictionary	-	-
    extension	ProExtensionPrincipalClass	string	class,exact	-
    extension	ProExtensionPrincipalViewControllerClass	string	class,exact	-
    extension	ProExtensionUUID	string	-	-
    extension	RPBroadcastProcessMode	string	-	-
    extension	SFSafariContentScript	dictionaries	-	macOS 10.11.5
    extension	SFSafariContextMenu	dictionaries	-	macOS 10.11.5
    extension	SFSafariExtensionBundleIdentifiersToUninstall	strings	-	macOS 10.11.5
    extension	SFSafariStyleSheet	dictionaries	-	macOS 10.11.5
    extension	SFSafariToolbarItem	dictionary	-	macOS 10.11.5
    extension	SFSafariWebsiteAccess	dictionary	-	macOS 10.11.5
    extensionAttributes	ASAccountAuthenticationModificationPasswordGenerationRequirements	string	exact	iOS 14.0
    extensionAttributes	ASAccountAuthenticationModificationSupportsStrongPasswordChange	boolean,flag01	-	iOS 14.0
    extensionAttributes	ASAccountAuthenticationModificationSupportsUpgradeToSignInWithApple	boolean,flag01	-	iOS 14.0
    extensionAttributes	ASCredentialProviderExtensionCapabilities	dictionary	-	iOS 17.0 macOS 14.0
    extensionAttributes	ASCredentialProviderExtensionShowsConfigurationUI	boolean,flag01	-	iOS 12.0
    extensionAttributes	AudioComponentBundle	string	exact	iOS 9.0 macOS 10.11
    extensionAttributes	AudioComponents	dictionaries	-	iOS 9.0 macOS 10.11
    extensionAttributes	CSSupportedContentTypes	strings	identifiers,exact,arrayOnly	iOS 15.0 macOS 12.0
    extensionAttributes	IDMessageFilterExtensionNetworkURL	string	-	iOS 11.0
    extensionAttributes	ILClassificationExtensionNetworkReportDestination	string	-	iOS 12.0
    extensionAttributes	ILClassificationExtensionSMSReportDestination	string	-	iOS 12.0
    extensionAttributes	ILMessageFilterExtensionNetworkURL	string	-	iOS 11.0
    extensionAttributes	IntentsRestrictedWhileLocked	strings	-	iOS 10.0
    extensionAttributes	IntentsRestrictedWhileProtectedDataUnavailable	strings	-	iOS 11.0
    extensionAttributes	IntentsSupported	strings	-	iOS 10.0
    extensionAttributes	IsASCIICapable	boolean,flag01	-	iOS 8.0
    extensionAttributes	MEComposeSession	dictionary	-	macOS 12.0
    extensionAttributes	MEExtensionCapabilities	strings	-	macOS 12.0
    extensionAttributes	MSMessagesAppPresentationContextMessages	strings	-	iOS 12.0
    extensionAttributes	MSSupportedPresentationContexts	strings	-	iOS 12.0
    extensionAttributes	NSExtensionActionWantsFullScreenPresentation	boolean,flag01	-	iOS 8.0
    extensionAttributes	NSExtensionActivationRule	string,dictionary	-	iOS 8.0 macOS 10.10
    extensionAttributes	NSExtensionFileProviderActions	dictionaries	-	iOS 11.0
    extensionAttributes	NSExtensionFileProviderDocumentGroup	string	-	iOS 8.0
    extensionAttributes	NSExtensionFileProviderSupportsEnumeration	boolean,flag01	-	iOS 11.0
    extensionAttributes	NSExtensionJavaScriptPreprocessingFile	string	file	iOS 8.0 macOS 10.10
    extensionAttributes	NSExtensionMainStoryboard	string	file	iOS 8.0 macOS 10.10
    extensionAttributes	NSExtensionOverridesHostUIAppearance	boolean,flag01	-	iOS 10.0
    extensionAttributes	NSExtensionPointIdentifier	string	exact	iOS 8.0 macOS 10.10
    extensionAttributes	NSExtensionPointName	string	legacy	-
    extensionAttributes	NSExtensionPointVersion	any	legacy	-
    extensionAttributes	NSExtensionPrincipalClass	string	class,exact	iOS 8.0 macOS 10.10
    extensionAttributes	NSExtensionServiceAllowsFinderPreviewItem	boolean,flag01	-	macOS 10.14
    extensionAttributes	NSExtensionServiceAllowsToolbarItem	boolean,flag01	-	macOS 10.10
    extensionAttributes	NSExtensionServiceAllowsTouchBarItem	boolean,flag01	-	macOS 10.14
    extensionAttributes	NSExtensionServiceFinderPreviewIconName	string	-	macOS 10.14
    extensionAttributes	NSExtensionServiceFinderPreviewLabel	string	text	macOS 10.14
    extensionAttributes	NSExtensionServiceRoleType	string	-	iOS 8.0 macOS 10.10
    extensionAttributes	NSExtensionServiceToolbarIconFile	string	file	macOS 10.10
    extensionAttributes	NSExtensionServiceToolbarPaletteLabel	string	text	macOS 10.10
    extensionAttributes	NSExtensionServiceTouchBarBezelColorName	string	-	macOS 10.14
    extensionAttributes	NSExtensionServiceTouchBarIconName	string	-	macOS 10.14
    extensionAttributes	NSExtensionServiceTouchBarLabel	string	text	macOS 10.14
    extensionAttributes	PHProjectCategory	string,strings	-	macOS 10.14
    extensionAttributes	PHProjectExtensionDefinesProjectTypes	boolean,flag01	-	macOS 10.14
    extensionAttributes	PHSupportedMediaTypes	strings	-	iOS 8.0 macOS 10.11
    extensionAttributes	PrefersRightToLeft	boolean,flag01	-	iOS 8.0
    extensionAttributes	PrimaryLanguage	string	-	iOS 8.0
    extensionAttributes	QLIsDataBasedPreview	boolean,flag01	-	iOS 15.0 macOS 12.0
    extensionAttributes	QLSupportedContentTypes	strings	identifiers,exact,arrayOnly	iOS 11.0 macOS 10.15
    extensionAttributes	QLSupportsSearchableItems	boolean,flag01	-	iOS 11.0 macOS 10.13
    extensionAttributes	QLThumbnailMinimumDimension	number	-	iOS 13.0 macOS 10.15
    extensionAttributes	RPBroadcastProcessMode	string	-	-
    extensionAttributes	RequestsOpenAccess	boolean,flag01	-	iOS 8.0
    extensionAttributes	SupportedMediaCategories	strings	-	iOS 13.0
    extensionAttributes	TVExtensionProtocols	strings	-	tvOS 9.0
    extensionAttributes	UIDocumentPickerModes	strings	-	iOS 8.0
    extensionAttributes	UIDocumentPickerSupportedFileTypes	strings	identifiers,exact,arrayOnly	iOS 8.0
    extensionAttributes	UNNotificationExtensionCategory	string,strings	-	iOS 10.0
    extensionAttributes	UNNotificationExtensionDefaultContentHidden	boolean,flag01	-	iOS 10.0
    extensionAttributes	UNNotificationExtensionInitialContentSizeRatio	number	-	iOS 10.0
    extensionAttributes	UNNotificationExtensionOverridesDefaultTitle	boolean,flag01	-	iOS 10.0
    extensionAttributes	UNNotificationExtensionUserInteractionEnabled	boolean,flag01	-	iOS 12.0
    extensionAttributes	WKAppBundleIdentifier	string	exact	watchOS 2.0
    extensionAttributes	XCSourceEditorCommandDefinitions	dictionaries	-	macOS 10.12
    extensionAttributes	XCSourceEditorExtensionPrincipalClass	string	class,exact	macOS 10.12
    icons	UTTypeGlyphName	string	private	-
    icons	UTTypeIconBackgroundName	string	file	iOS 14.0 macOS 11.0
    icons	UTTypeIconBadgeName	string	file	iOS 14.0 macOS 11.0
    icons	UTTypeIconFile	string	file,private	-
    icons	UTTypeIconName	string	file	-
    icons	UTTypeIconText	string	text	iOS 14.0 macOS 11.0
    icons	UTTypeSymbolName	string	-	-
    icons	UTTypeTemplateIconFile	string	file,private	-
    icons	_UTTypeTemplateIconFile	string	file,private	-
    root	ALTAppGroups	strings	-	-
    root	ALTDeviceID	string	-	-
    root	ALTServerID	string	-	-
    root	AMAccepts	dictionary	-	-
    root	AMActionVersion	string	-	-
    root	AMApplication	string,strings	-	-
    root	AMApplicationBuild	string	-	-
    root	AMApplicationVersion	string	-	-
    root	AMCanShowSelectedItemsWhenRun	any	-	-
    root	AMCanShowWhenRun	any	-	-
    root	AMCategory	any	-	-
    root	AMComment	any	-	-
    root	AMDefaultParameters	any	-	-
    root	AMDescription	any	-	-
    root	AMDocumentVersion	string	-	-
    root	AMIconName	string	-	-
    root	AMKeywords	strings	-	-
    root	AMName	string	-	-
    root	AMParameterProperties	dictionary	-	-
    root	AMProvides	dictionary	-	-
    root	AMRelatedActions	strings	-	-
    root	AMRequiredResources	strings	-	-
    root	AMWarning	dictionary	-	-
    root	APFiles	dictionaries,dictionary	legacy	macOS 10.0
    root	APInstallerURL	string	url,legacy	macOS 10.0
    root	ASAccountAuthenticationModificationOptOutOfSecurityPromptsOnSignIn	boolean,flag01	-	iOS 14.0
    root	ASWebAuthenticationSessionWebBrowserSupportCapabilities	dictionary	-	macOS 10.15
    root	ATSApplicationFontsPath	string	file	macOS 10.0
    root	AVGameBypassSystemSpatialAudio	boolean,flag01	-	iOS 18.0
    root	AdNetworkIdentifiers	strings	-	iOS 17.4
    root	AppCenterAppSecret	any	-	-
    root	AppCenterApplicationForwarderEnabled	any	-	-
    root	ApprovedStreamingEndpoints	dictionary	-	-
    root	AttributionCopyEndpoint	string	url	iOS 17.4
    root	AudioComponents	dictionaries	-	-
    root	BAAppGroupID	string	-	-
    root	BADownloadAllowance	integer	-	-
    root	BADownloadDomainAllowList	strings	-	iOS 16.0 macOS 13.0
    root	BAEssentialDownloadAllowance	integer	-	-
    root	BAEssentialMaxInstallSize	integer	-	-
    root	BAHasManagedAssetPacks	boolean,flag01	-	iOS 26.0 macOS 26.0
    root	BAInitialDownloadRestrictions	dictionary	-	iOS 16.0 macOS 13.0
    root	BAManifestURL	string	url	iOS 16.1 macOS 13.0
    root	BAMaxInstallSize	integer	-	iOS 16.0 macOS 13.0
    root	BAUsesAppleHosting	boolean,flag01	-	iOS 26.0 macOS 26.0
    root	BEEmbeddedWebBrowserEngine	string	-	iOS 17.4
    root	BEEmbeddedWebBrowserEngineVersion	string	-	iOS 17.4
    root	BGTaskSchedulerPermittedIdentifiers	strings	-	iOS 13.0
    root	BuildMachineOSBuild	string	-	-
    root	CADisableMinimumFrameDurationOnPhone	boolean,flag01	-	-
    root	CFAppleHelpAnchor	string	-	macOS 10.0
    root	CFBundleAllowMixedLocalizations	boolean,flag01	-	iOS 2.0 macOS 10.0
    root	CFBundleAlternateNames	strings	private	-
    root	CFBundleDevelopmentRegion	string	-	iOS 2.0 macOS 10.0
    root	CFBundleDisplayName	string	text	iOS 2.0 macOS 10.0
    root	CFBundleDocumentTypes	dictionaries	typeRelated	iOS 2.0 macOS 10.0
    root	CFBundleExecutable	string	exact	iOS 2.0 macOS 10.0
    root	CFBundleExecutablePath	string	legacy	-
    root	CFBundleGetInfoHTML	string	text,legacy	macOS 10.0
    root	CFBundleGetInfoString	string	text,legacy	macOS 10.0
    root	CFBundleHelpBookFolder	string,strings	file	macOS 10.0
    root	CFBundleHelpBookName	string	text	macOS 10.0
    root	CFBundleHelpTOCFile	string	private	-
    root	CFBundleIconFile	string	file	iOS 2.0 macOS 10.0
    root	CFBundleIconFiles	strings	file	iOS 3.2
    root	CFBundleIconName	string	-	macOS 10.13
    root	CFBundleIcons	dictionary	-	iOS 5.0
    root	CFBundleIdentifier	string	exact	iOS 2.0 macOS 10.0
    root	CFBundleInfoDictionaryVersion	string	exact	iOS 2.0 macOS 10.0
    root	CFBundleInfoPlistURL	string	legacy	-
    root	CFBundleLocalizations	strings	-	iOS 2.0 macOS 10.0
    root	CFBundleLongVersionString	string	legacy	-
    root	CFBundleName	string	text	iOS 2.0 macOS 10.0
    root	CFBundleNumericVersion	string	-	-
    root	CFBundlePackageType	string	exact	iOS 2.0 macOS 10.0
    root	CFBundleResourceSpecification	string	legacy	-
    root	CFBundleShortVersionHTML	string	text,legacy	macOS 10.0
    root	CFBundleShortVersionString	string	-	iOS 2.0 macOS 10.0
    root	CFBundleSignature	string	ostype,exact	macOS 10.0
    root	CFBundleSpokenName	string	text	iOS 2.0 macOS 10.0
    root	CFBundleSupportedPlatforms	strings	exact	-
    root	CFBundleURLTypes	dictionaries	-	iOS 2.0 macOS 10.0
    root	CFBundleVersion	string	-	iOS 2.0 macOS 10.0
    root	CFPlugInDynamicRegisterFunction	string,boolean	-	macOS 10.0
    root	CFPlugInDynamicRegistration	boolean,flag01,string	-	macOS 10.0
    root	CFPlugInFactories	dictionary	-	macOS 10.0
    root	CFPlugInTypes	dictionary	-	macOS 10.0
    root	CFPlugInUnloadFunction	string,boolean	-	macOS 10.0
    root	CGDisableCoalescedUpdates	any	-	-
    root	CKSharingSupported	boolean,flag01	-	iOS 10.0 macOS 10.12
    root	CLKComplicationGroup	string	-	-
    root	CLKComplicationPrincipalClass	string	class,exact	watchOS 2.0
    root	CLKComplicationSupportedFamilies	strings	-	watchOS 2.0
    root	CSExtensionLabel	string	-	iOS 15.0 macOS 12.0
    root	CSResourcesFileMapped	boolean,flag01	-	macOS 10.0
    root	CodePushDeploymentKey	any	-	-
    root	ComponentInputModeDict	dictionary	-	-
    root	CoreSpotlightActions	dictionaries	-	iOS 15.0
    root	CoreSpotlightContinuation	boolean,flag01	-	iOS 10.0
    root	CrAppModeShortcutID	string	-	-
    root	CrProductDirPath	string	-	-
    root	DTAppStoreToolsBuild	string	-	-
    root	DTCompiler	string	-	-
    root	DTPlatformBuild	string	-	-
    root	DTPlatformName	string	-	-
    root	DTPlatformVersion	string	-	-
    root	DTSDKBuild	string	-	-
    root	DTSDKName	string	-	-
    root	DTXcode	string	-	-
    root	DTXcodeBuild	string	-	-
    root	ENAPIVersion	integer,string	-	iOS 13.7
    root	ENDeveloperRegion	string	-	iOS 13.7
    root	EXAppExtensionAttributes	dictionary	typeRelated	iOS 16.0 macOS 13.0
    root	ElectronAsarIntegrity	dictionary	-	-
    root	ElectronTeamID	string	-	-
    root	EligibleForAdAttributionKitReengagementPostbackCopies	boolean,flag01	-	iOS 18.0
    root	FLTEnableImpeller	any	-	-
    root	FLTEnableWideGamut	any	-	-
    root	FSMediaTypes	dictionary	-	-
    root	FSPersonalities	dictionary	-	-
    root	Fabric	dictionary	-	-
    root	FacebookAdvertiserIDCollectionEnabled	any	-	-
    root	FacebookAppID	string	-	-
    root	FacebookAutoInitEnabled	any	-	-
    root	FacebookAutoLogAppEventsEnabled	any	-	-
    root	FacebookClientToken	string	-	-
    root	FacebookDisplayName	string	-	-
    root	FirebaseAppDelegateProxyEnabled	boolean,flag01	-	-
    root	FirebaseAutomaticScreenReportingEnabled	boolean,flag01	-	-
    root	FirebaseMessagingAutoInitEnabled	boolean,flag01	-	-
    root	FlutterDeepLinkingEnabled	any	-	-
    root	GADApplicationIdentifier	string	-	-
    root	GCDisableInferringGameMetadata	boolean,flag01	-	-
    root	GCRequiresControllerUserInteraction	dictionary	-	iOS 15.0
    root	GCSupportedGameControllers	dictionaries	-	iOS 7.0 macOS 10.9
    root	GCSupportsControllerUserInteraction	boolean,flag01	-	iOS 7.0 macOS 10.9
    root	GCSupportsGameMode	boolean,flag01	-	-
    root	GCSupportsMultipleMicroGamepads	boolean,flag01	-	tvOS 9.0
    root	GIDClientID	string	-	-
    root	GIDServerClientID	string	-	-
    root	GKGameCenterBadgingDisabled	boolean,flag01	-	iOS 7.0
    root	GKShowChallengeBanners	boolean,flag01	-	iOS 7.0
    root	GPUEjectPolicy	string	-	macOS 10.14
    root	GPUSelectionPolicy	string	-	macOS 10.14
    root	INAlternativeAppNames	dictionaries	-	-
    root	INIntentsRestrictedWhileLocked	strings	-	iOS 14.0
    root	INIntentsRestrictedWhileProtectedDataUnavailable	strings	-	iOS 14.0
    root	INIntentsSupported	strings	-	iOS 14.0
    root	INSupportedMediaCategories	strings	-	iOS 14.0
    root	IOKitPersonalities	dictionary	-	macOS 10.0
    root	IOPCITunnelCompatible	boolean,flag01	-	macOS 10.0
    root	ITSAppUsesNonExemptEncryption	boolean,flag01	-	macOS 10.0
    root	ITSEncryptionExportComplianceCode	string	-	macOS 10.0
    root	InputMethodConnectionName	string	-	-
    root	InputMethodServerControllerClass	string	-	-
    root	InputMethodServerDelegateClass	string	-	-
    root	IntuneMAMSettings	dictionary	-	-
    root	JSNotificationURLFormat	string	url	-
    root	JVMAppClasspath	any	legacy	-
    root	JVMArguments	any	legacy	-
    root	JVMDefaultOptions	any	legacy	-
    root	JVMJARLauncher	any	legacy	-
    root	JVMMainClassName	any	legacy	-
    root	JVMMainJarName	any	legacy	-
    root	JVMOptions	any	legacy	-
    root	JVMPreferencesID	any	legacy	-
    root	JVMRuntime	any	legacy	-
    root	JVMUserOptions	any	legacy	-
    root	JVMVersion	any	legacy	-
    root	JVMWorkingDirectory	any	legacy	-
    root	Java	any	legacy	-
    root	KSProductID	string	-	-
    root	KSUpdateURL	string	-	-
    root	KSVersion	string	-	-
    root	LSApplicationCategoryType	string	exact	macOS 10.0
    root	LSApplicationQueriesSchemes	strings	exact	iOS 9.0
    root	LSApplicationSecondaryCategoryType	string	exact	-
    root	LSArchitecturePriority	strings	exact	macOS 10.1
    root	LSBackgroundOnly	boolean,flag01,string	-	macOS 10.0
    root	LSBundleContainsCoreMLmlmodelc	boolean,flag01	-	iOS 12.0 macOS 10.0
    root	LSCanProvideIMVideoDataSource	boolean,flag01	-	-
    root	LSCounterpartIdentifiers	strings	private	-
    root	LSEnvironment	dictionary	-	macOS 10.0
    root	LSExecutableArchitectures	strings	exact	-
    root	LSFileQuarantineEnabled	boolean,flag01,string	-	macOS 10.0
    root	LSFileQuarantineExcludedPathPatterns	strings	exact	-
    root	LSGetAppDiedEvents	boolean,flag01,string	-	macOS 10.0
    root	LSHasLocalizedDisplayName	boolean,flag01,string	-	-
    root	LSMaximumSystemVersion	string	exact	-
    root	LSMinimumSystemVersion	string	exact	macOS 10.0
    root	LSMinimumSystemVersionByArchitecture	dictionary	-	macOS 10.0
    root	LSMultipleInstancesProhibited	boolean,flag01,string	-	macOS 10.0
    root	LSPrefersCarbon	boolean,flag01,string	-	-
    root	LSPrefersClassic	boolean,flag01,string	-	-
    root	LSRequiresCarbon	boolean,flag01,string	-	-
    root	LSRequiresClassic	boolean,flag01,string	-	-
    root	LSRequiresIPhoneOS	boolean,flag01,string	-	iOS 12.0
    root	LSRequiresNativeExecution	boolean,flag01,string	-	macOS 10.0
    root	LSSupportsGameMode	boolean,flag01,string	-	-
    root	LSSupportsOpeningDocumentsInPlace	boolean,flag01	typeRelated	iOS 12.0
    root	LSUIElement	boolean,flag01,string	-	macOS 10.0
    root	LSUIPresentationMode	integer,string	-	macOS 10.0
    root	LSVisibleInClassic	boolean,flag01,string	-	-
    root	MBXAccessToken	string	-	-
    root	MDESupportedProtocols	dictionary	-	-
    root	MDESupportsUniversalURLPlayback	boolean,flag01	-	-
    root	MGLMapboxAccessToken	string	-	-
    root	MKDirectionsApplicationSupportedModes	strings	-	iOS 6.0
    root	MKSellsDigitalGoods	boolean,flag01	-	-
    root	MetalCaptureEnabled	boolean,flag01	-	-
    root	MetalHudEnabled	boolean,flag01	-	-
    root	MinimumOSVersion	string	exact	iOS 3.0
    root	MinimumProductVersion	string	-	-
    root	MusicHapticsSupported	boolean,flag01	-	iOS 18.0
    root	NFCReaderUsageDescription	string	text	iOS 11.0
    root	NSAccentColorName	string	-	iOS 14.0 macOS 11.0
    root	NSAccessorySetupBluetoothCompanyIdentifiers	strings	exact	iOS 18.0
    root	NSAccessorySetupBluetoothNames	strings	-	iOS 18.0
    root	NSAccessorySetupBluetoothServices	strings	exact	iOS 18.0
    root	NSAccessorySetupKitSupports	strings	exact	-
    root	NSAccessorySetupSupports	strings	exact	iOS 18.0
    root	NSAccessoryTrackingUsageDescription	string	text	-
    root	NSAdvertisingAttributionReportEndpoint	string	-	iOS 14.5
    root	NSAlarmKitUsageDescription	string	text	-
    root	NSAlwaysAllowMicrophoneModeControl	boolean,flag01	-	iOS 18.0
    root	NSAppBundlesUsageDescription	string	text	-
    root	NSAppClip	dictionary	typeRelated	iOS 14.0
    root	NSAppDataUsageDescription	string	text	macOS 14.0
    root	NSAppTransportSecurity	dictionary	-	iOS 9.0 macOS 10.11
    root	NSAppleEventsUsageDescription	string	text	macOS 10.14
    root	NSAppleMusicUsageDescription	string	text	iOS 2.0
    root	NSAppleScriptEnabled	boolean,flag01,string	-	macOS 10.0
    root	NSApplicationRequiresArcade	boolean,flag01	-	-
    root	NSApplicationServices	dictionary	-	iOS 16.0
    root	NSAudioCaptureUsageDescription	string	text	-
    root	NSAutoFillRequiresTextContentTypeForOneTimeCodeOnMac	boolean,flag01	-	-
    root	NSBluetoothAlwaysUsageDescription	string	text	iOS 13.0 macOS 11.0
    root	NSBluetoothPeripheralUsageDescription	string	text	iOS 6.0
    root	NSBluetoothServices	strings	exact	-
    root	NSBluetoothWhileInUseUsageDescription	string	text	-
    root	NSBonjourServices	strings	exact	iOS 14.0 macOS 11.0
    root	NSCalendarsFullAccessUsageDescription	string	text	iOS 17.0 macOS 14.0
    root	NSCalendarsUsageDescription	string	text	iOS 6.0 macOS 10.14
    root	NSCalendarsWriteOnlyAccessUsageDescription	string	text	iOS 17.0 macOS 14.0
    root	NSCameraPortraitEffectEnabled	boolean,flag01	-	-
    root	NSCameraReactionEffectGesturesEnabledDefault	boolean,flag01	-	-
    root	NSCameraReactionEffectsEnabled	boolean,flag01	-	-
    root	NSCameraStudioLightEnabled	boolean,flag01	-	-
    root	NSCameraUsageDescription	string	text	iOS 7.0 macOS 10.14
    root	NSCameraUseContinuityCameraDeviceType	boolean,flag01	-	macOS 14.0
    root	NSCameraUseExternalDeviceType	boolean,flag01	-	macOS 14.0
    root	NSContactsUsageDescription	string	text	iOS 6.0 macOS 10.8
    root	NSCriticalMessagingUsageDescription	string	text	-
    root	NSDesktopFolderUsageDescription	string	text	macOS 10.15
    root	NSDockTilePlugIn	string	file	macOS 10.0
    root	NSDocumentsFolderUsageDescription	string	text	macOS 10.15
    root	NSDownloadsFolderUsageDescription	string	text	macOS 10.15
    root	NSDownloadsUbiquitousContents	boolean,flag01	typeRelated	macOS 11.0
    root	NSEndpointSecurityEarlyBoot	boolean,flag01	-	macOS 10.15
    root	NSEndpointSecurityRebootRequired	boolean,flag01	-	macOS 10.15
    root	NSEnterpriseMCAMUsageDescription	string	text	-
    root	NSExecutable	string	legacy	-
    root	NSExtension	dictionary	typeRelated	iOS 8.0 macOS 10.10
    root	NSExtensionPoints	dictionary	private	-
    root	NSExtensionSDK	dictionary	private	-
    root	NSExtensions	dictionary	private	-
    root	NSFaceIDUsageDescription	string	text	iOS 11.0
    root	NSFallDetectionUsageDescription	string	text	iOS 14.2
    root	NSFileProviderDomainUsageDescription	string	text	macOS 10.15
    root	NSFileProviderPresenceUsageDescription	string	text	-
    root	NSFinancialDataUsageDescription	string	text	iOS 17.4
    root	NSFocusStatusUsageDescription	string	text	-
    root	NSGKFriendListUsageDescription	string	text	iOS 14.5
    root	NSGestureRecognizerSuppressesMainMenuActions	boolean,flag01	-	-
    root	NSHandsTrackingUsageDescription	string	text	visionOS 1.0
    root	NSHealthClinicalHealthRecordsShareUsageDescription	string	text	iOS 12.0
    root	NSHealthRequiredReadAuthorizationTypeIdentifiers	strings	exact	iOS 12.0
    root	NSHealthShareUsageDescription	string	text	iOS 8.0
    root	NSHealthUpdateUsageDescription	string	text	iOS 8.0
    root	NSHighResolutionCapable	boolean,flag01,string	-	iOS 2.0 macOS 10.0
    root	NSHighResolutionMagnifyAllowed	boolean,flag01	-	-
    root	NSHomeKitUsageDescription	string	text	iOS 8.0
    root	NSHumanReadableCopyright	string	text	macOS 10.0
    root	NSHumanReadableDescription	string	text	-
    root	NSHumanReadableName	string	text	-
    root	NSIcon	string	legacy	-
    root	NSIdentityUsageDescription	string	text	iOS 16.0
    root	NSIsTouchNative	boolean,flag01	-	-
    root	NSJavaNeeded	boolean,flag01,string	-	-
    root	NSJavaPath	strings	legacy	-
    root	NSJavaRoot	string	legacy	macOS 10.0
    root	NSLocalNetworkUsageDescription	string	text	iOS 14.0 macOS 11.0
    root	NSLocationAlwaysAndWhenInUseUsageDescription	string	text	iOS 11.0
    root	NSLocationAlwaysUsageDescription	string	text	iOS 8.0
    root	NSLocationDefaultAccuracyReduced	boolean,flag01	-	iOS 14.0
    root	NSLocationTemporaryUsageDescription	string	text	-
    root	NSLocationTemporaryUsageDescriptionDictionary	dictionary	-	iOS 14.0 macOS 11.0
    root	NSLocationUsageDescription	string	text	-
    root	NSLocationWhenInUseUsageDescription	string	text	iOS 11.0
    root	NSMainCameraUsageDescription	string	text	-
    root	NSMainNibFile	string	file	iOS 2.0 macOS 10.0
    root	NSMainStoryboardFile	string	file	macOS 10.10
    root	NSMicrophoneUsageDescription	string	text	iOS 7.0 macOS 10.14
    root	NSMotionUsageDescription	string	text	iOS 7.0 macOS 10.15
    root	NSNearbyInteractionAllowOnceUsageDescription	string	text	iOS 14.0
    root	NSNearbyInteractionUsageDescription	string	text	iOS 15.0
    root	NSNetworkVolumesUsageDescription	string	text	macOS 10.15
    root	NSObservationTrackingEnabled	boolean,flag01	-	-
    root	NSPhotoLibraryAddUsageDescription	string	text	iOS 11.0
    root	NSPhotoLibraryUsageDescription	string	text	iOS 6.0 macOS 10.14
    root	NSPrefPaneIconFile	string	file	macOS 10.1
    root	NSPrefPaneIconLabel	string	text	macOS 10.1
    root	NSPrefersDisplaySafeAreaCompatibilityMode	boolean,flag01	-	macOS 12.0
    root	NSPrincipalClass	string	class,exact	macOS 10.0
    root	NSRemindersFullAccessUsageDescription	string	text	iOS 17.0 macOS 14.0
    root	NSRemindersUsageDescription	string	text	iOS 6.0 macOS 10.14
    root	NSRemovableVolumesUsageDescription	string	text	macOS 10.15
    root	NSRequiresAquaSystemAppearance	boolean,flag01,string	-	-
    root	NSRequiresNIAPTLSPackageVersion	string	-	-
    root	NSRole	string	legacy	-
    root	NSScreenCaptureUsageDescription	string	text	-
    root	NSSensorKitPrivacyPolicyURL	string	url	iOS 14.0
    root	NSSensorKitUsageDescription	string	text	iOS 14.0
    root	NSSensorKitUsageDetail	dictionary	-	iOS 14.0
    root	NSServices	dictionaries	typeRelated	macOS 10.0
    root	NSSiriUsageDescription	string	text	iOS 10.0
    root	NSSpeechRecognitionUsageDescription	string	text	iOS 10.0 macOS 10.15
    root	NSStickerSharingLevel	string	-	iOS 17.0
    root	NSSupportsAutomaticGraphicsSwitching	boolean,flag01,string	-	macOS 10.7
    root	NSSupportsAutomaticTermination	boolean,flag01,string	-	-
    root	NSSupportsLiveActivities	boolean,flag01	-	iOS 16.1
    root	NSSupportsLiveActivitiesFrequentUpdates	boolean,flag01	-	iOS 16.2
    root	NSSupportsPurgeableLocalStorage	boolean,flag01	-	iOS 9.3
    root	NSSupportsSuddenTermination	boolean,flag01,string	-	macOS 10.0
    root	NSSystemAdministrationUsageDescription	string	text	macOS 10.14
    root	NSSystemExtensionUsageDescription	string	text	-
    root	NSTypes	strings	legacy	-
    root	NSUbiquitousContainers	dictionary	-	-
    root	NSUbiquitousDisplaySet	boolean,flag01	-	-
    root	NSUpdateSecurityPolicy	dictionary	-	macOS 13.0
    root	NSUserActivityTypes	strings	exact	iOS 8.0 macOS 10.10
    root	NSUserNotificationAlertStyle	string	-	-
    root	NSUserTrackingUsageDescription	string	text	iOS 14.0
    root	NSVideoSubscriberAccountUsageDescription	string	text	tvOS 12.0
    root	NSViewGestureRecognizerIsExclusive	boolean,flag01	-	-
    root	NSVoIPUsageDescription	string	text	-
    root	NSWidgetBackgroundColorName	string	-	iOS 14.0 macOS 11.0
    root	NSWidgetWantsLocation	boolean,flag01	-	iOS 14.0 macOS 11.0
    root	NSWorldSensingUsageDescription	string	text	visionOS 1.0
    root	NetworkExtension	dictionary	-	-
    root	OSAScriptingDefinition	string	file	-
    root	OSBundleAllowUserLoad	any	-	-
    root	OSBundleCompatibleVersion	string	-	macOS 10.0
    root	OSBundleDebugLevel	any	-	-
    root	OSBundleDextUniqueIdentifier	any	-	-
    root	OSBundleLibraries	dictionary	-	macOS 10.0
    root	OSBundleRequired	string	-	-
    root	OSBundleUsageDescription	string	text	-
    root	OSKernelResource	any	-	-
    root	OSLogPreferences	dictionary	-	-
    root	PHPhotoLibraryPreventAutomaticLimitedAccessAlert	boolean,flag01	-	-
    root	PUICAutoLaunchAudioOptOut	boolean,flag01	-	watchOS 5.0
    root	PyConfigurationDirs	any	-	-
    root	PyMainFileNames	any	-	-
    root	PyOptions	any	-	-
    root	PyResourcePackages	any	-	-
    root	PyRuntimeLocations	any	-	-
    root	PythonInfoDict	any	-	-
    root	QLNeedsToBeRunInMainThread	boolean,flag01	-	iOS 4.0 macOS 10.5
    root	QLPreviewHeight	number	-	iOS 4.0 macOS 10.5
    root	QLPreviewWidth	number	-	iOS 4.0 macOS 10.5
    root	QLSupportsConcurrentRequests	boolean,flag01	-	iOS 4.0 macOS 10.5
    root	QLThumbnailMinimumSize	number	-	iOS 4.0 macOS 10.5
    root	QuartzGLEnable	any	-	-
    root	RCTNewArchEnabled	any	-	-
    root	SAGitHubReleaseTag	any	-	-
    root	SBAppTags	strings	private	-
    root	SBIconVisibilityDefaultVisiblePlatforms	strings	private	-
    root	SBIconVisibilitySetByAppPreference	boolean,flag01	private	-
    root	SCMRevision	string	-	-
    root	SFSafariCorrespondingIOSAppBundleIdentifier	string	-	macOS 13.0
    root	SFSafariCorrespondingIOSExtensionBundleIdentifier	string	-	macOS 13.0
    root	SFSafariCorrespondingMacOSAppBundleIdentifier	string	-	iOS 16.0
    root	SFSafariCorrespondingMacOSExtensionBundleIdentifier	string	-	iOS 16.0
    root	SKAdNetworkItems	dictionaries	-	iOS 11.3
    root	SKExternalLinkAccount	dictionary	-	iOS 15.4
    root	SKExternalPurchase	strings	-	iOS 15.4 macOS 14.4
    root	SKExternalPurchaseCustomLinkRegions	strings	-	-
    root	SKExternalPurchaseLink	dictionary	-	iOS 15.4 macOS 14.4
    root	SKExternalPurchaseLinkStreamingRegions	strings	-	-
    root	SKExternalPurchaseMultiLink	dictionary	-	iOS 17.5 macOS 14.5
    root	SKIncludeConsumableInAppPurchaseHistory	boolean,flag01	-	iOS 18.0 macOS 15.0
    root	SMAuthorizedClients	strings	-	macOS 10.6
    root	SMPrivilegedExecutables	dictionary	-	macOS 10.6
    root	SRResearchDataGeneration	boolean,flag01	-	iOS 17.0
    root	SUAllowedURLSchemes	strings	-	-
    root	SUAllowsAutomaticUpdates	boolean,flag01,string	-	-
    root	SUAutomaticallyUpdate	boolean,flag01,string	-	-
    root	SUBundleName	string	-	-
    root	SUDefaultsDomain	string	-	-
    root	SUEnableAutomaticChecks	boolean,flag01,string	-	-
    root	SUEnableDownloaderService	boolean,flag01,string	-	-
    root	SUEnableInstallerLauncherService	boolean,flag01,string	-	-
    root	SUEnableJavaScript	boolean,flag01,string	-	-
    root	SUEnableSystemProfiling	boolean,flag01,string	-	-
    root	SUFeedURL	string	url	-
    root	SUFixedHTMLDisplaySize	string	-	-
    root	SUPublicDSAKey	string	-	-
    root	SUPublicDSAKeyFile	string	-	-
    root	SUPublicEDKey	string	-	-
    root	SURequireSignedFeed	boolean,flag01,string	-	-
    root	SUScheduledCheckInterval	number,string	-	-
    root	SUScheduledImpatientCheckInterval	number,string	-	-
    root	SUSendProfileInfo	boolean,flag01,string	-	-
    root	SUShowReleaseNotes	boolean,flag01,string	-	-
    root	SUSignedFeedFailureExpirationInterval	number,string	-	-
    root	SUVerifyUpdateBeforeExtraction	boolean,flag01,string	-	-
    root	TICapsLockLanguageSwitchCapable	boolean,flag01	-	macOS 10.15
    root	TISIconIsTemplate	boolean,flag01	-	-
    root	TISInputSourceID	string	-	-
    root	TISIntendedLanguage	string	-	-
    root	TISParticipatesInTouchBar	boolean,flag01	-	-
    root	UIAppFonts	strings	-	iOS 3.2
    root	UIAppSupportsHDR	boolean,flag01	-	tvOS 11.2
    root	UIApplicationExitsOnSuspend	boolean,flag01	-	-
    root	UIApplicationPreferredDefaultSceneSessionRole	string	-	visionOS 1.0
    root	UIApplicationSceneManifest	dictionary	-	iOS 13.0
    root	UIApplicationShortcutItems	dictionaries	-	iOS 9.0
    root	UIApplicationShortcutWidget	string	-	iOS 10.0
    root	UIApplicationSupportsIndirectInputEvents	boolean,flag01	-	iOS 13.4
    root	UIApplicationSupportsPrintCommand	boolean,flag01	-	iOS 15.0
    root	UIApplicationSystemWindowsSecureKey	boolean,flag01	-	-
    root	UIBackgroundModes	strings	-	iOS 4.0
    root	UIDesignRequiresCompatibility	boolean,flag01	-	-
    root	UIDeviceFamily	array,integer,string	exact	-
    root	UIFileSharingEnabled	boolean,flag01	typeRelated	iOS 3.2
    root	UIInterfaceOrientation	string	-	iOS 2.0
    root	UILaunchImageFile	string	file	-
    root	UILaunchImages	dictionaries	-	iOS 7.0
    root	UILaunchScreen	dictionary	-	iOS 14.0
    root	UILaunchScreens	dictionary	-	iOS 14.0
    root	UILaunchStoryboardName	string	file	iOS 9.0
    root	UILaunchStoryboards	dictionary	-	iOS 9.0
    root	UILaunchToFullScreenByDefaultOnMac	boolean,flag01	-	macOS 12.1
    root	UIMainNibFile	string	file	-
    root	UIMainStoryboardFile	string	file	iOS 5.0
    root	UINewsstandApp	boolean,flag01	-	-
    root	UINewsstandIcon	dictionary	-	-
    root	UIObservationTrackingEnabled	boolean,flag01	-	-
    root	UIPreferredDefaultInterfaceOrientation	string	-	iOS 17.0
    root	UIPrerenderedIcon	boolean,flag01	-	iOS 2.0
    root	UIRequiredDeviceCapabilities	strings,dictionary	-	iOS 3.0
    root	UIRequiresFullScreen	boolean,flag01	-	iOS 9.0
    root	UIRequiresFullScreenIgnoredStartingWithVersion	string	-	-
    root	UIRequiresPersistentWiFi	boolean,flag01	-	iOS 2.0
    root	UIStatusBarHidden	boolean,flag01	-	iOS 2.0
    root	UIStatusBarStyle	string	-	iOS 2.0
    root	UIStatusBarTintParameters	dictionary	-	iOS 2.0
    root	UISupportedDevices	strings	-	-
    root	UISupportedExternalAccessoryProtocols	strings	-	iOS 3.0
    root	UISupportedInterfaceOrientations	strings	-	iOS 3.2
    root	UISupportsAssistiveAccess	boolean,flag01	-	-
    root	UISupportsDocumentBrowser	boolean,flag01	typeRelated	iOS 11.0
    root	UISupportsFullScreenInAssistiveAccess	boolean,flag01	-	iOS 17.0
    root	UISupportsTrueScreenSizeOnMac	boolean,flag01	-	macOS 12.1
    root	UIUserInterfaceStyle	string	-	iOS 13.0
    root	UIViewControllerBasedStatusBarAppearance	boolean,flag01	-	iOS 7.0
    root	UIViewEdgeAntialiasing	boolean,flag01	-	iOS 3.0
    root	UIViewGroupOpacity	boolean,flag01	-	iOS 3.0
    root	UIWhitePointAdaptivityStyle	string	-	iOS 9.3
    root	UTExportedTypeDeclarations	dictionaries	typeRelated	iOS 5.0 macOS 10.7
    root	UTImportedTypeDeclarations	dictionaries	typeRelated	iOS 3.2 macOS 10.5
    root	WKAppBundleIdentifier	string	-	watchOS 2.0
    root	WKApplication	boolean,flag01	-	watchOS 7.0
    root	WKBackgroundModes	strings	-	watchOS 3.0
    root	WKCompanionAppBundleIdentifier	string	-	watchOS 2.0
    root	WKExtensionDelegateClassName	string	class,exact	watchOS 2.0
    root	WKPrefersNetworkUponForeground	boolean,flag01	-	watchOS 9.0
    root	WKRunsIndependentlyOfCompanionApp	boolean,flag01	-	watchOS 6.0
    root	WKSupportsAlwaysOnDisplay	boolean,flag01	-	watchOS 8.0
    root	WKSupportsLiveActivityLaunchAttributeTypes	strings	-	-
    root	WKWatchKitApp	boolean,flag01	-	watchOS 2.0
    root	WKWatchOnly	boolean,flag01	-	watchOS 6.0
    root	WebPluginDescription	any	-	-
    root	WebPluginMIMETypes	any	-	-
    root	WebPluginMIMETypesFilename	any	-	-
    root	WebPluginName	any	-	-
    root	WebPluginPreferencesPaneID	any	-	-
    root	WiFiAwareServices	dictionary	-	-
    root	XPCService	dictionary	-	iOS 6.0 macOS 10.8
    root	XSAppIconAssets	string	-	-
    root	XSLaunchImageAssets	string	-	-
    root	branch_key	any	-	-
    root	branch_universal_link_domains	any	-	-
    root	com.apple.developer.nfc.readersession.felica.systemcodes	strings	-	iOS 13.0
    root	com.apple.developer.nfc.readersession.iso7816.select-identifiers	strings	-	iOS 13.0
    root	io.flutter.embedded_views_preview	any	-	-
    root	tsInputMethodCharacterRepertoireKey	strings	-	-
    root	tsInputMethodIconFileKey	string	-	-
    service	NSBackgroundColorName	string	-	-
    service	NSBackgroundSystemColorName	string	-	-
    service	NSCategory	string	-	-
    service	NSDeviceDependent	boolean,flag01,string	legacy	macOS 10.0
    service	NSExecutable	string	legacy	macOS 10.0
    service	NSFilter	string	legacy	macOS 10.0
    service	NSHost	string	legacy	macOS 10.0
    service	NSIconName	string	-	-
    service	NSInputMechanism	string	legacy	macOS 10.0
    service	NSKeyEquivalent	dictionary	-	macOS 10.0
    service	NSLanguages	strings	legacy	macOS 10.0
    service	NSMenuItem	dictionary	-	macOS 10.0
    service	NSMessage	string	-	macOS 10.0
    service	NSPortName	string	-	macOS 10.0
    service	NSRequiredContext	dictionary,dictionaries	-	macOS 10.6
    service	NSRestricted	boolean,flag01	-	macOS 10.7
    service	NSReturnTypes	strings	identifiers,exact,arrayOnly	macOS 10.0
    service	NSSendFileTypes	strings	identifiers,exact,arrayOnly	macOS 10.6
    service	NSSendTypes	strings	identifiers,exact,arrayOnly	macOS 10.0
    service	NSServiceDescription	string	text	macOS 10.6
    service	NSSpellChecker	string	legacy	macOS 10.0
    service	NSTimeout	string,number	-	macOS 10.0
    service	NSUserData	string	-	macOS 10.0
    tags	com.apple.bluetooth-vendor-product-id	string,strings	exact,needsContent,private	-
    tags	com.apple.device-model-code	string,strings	exact,needsContent,private	-
    tags	com.apple.nspboard-type	string,strings	exact,needsContent,legacy	macOS 10.3
    tags	com.apple.ostype	string,strings	ostype,needsContent	macOS 10.3
    tags	public.filename-extension	string,strings	extension,exact,needsContent	iOS 3.0 macOS 10.3
    tags	public.mime-type	string,strings	mime,exact,needsContent	iOS 3.0 macOS 10.3
    tags	public.url-scheme	string,strings	exact,needsContent	-
    """#
}
