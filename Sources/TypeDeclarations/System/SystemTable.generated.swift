// swift-format-ignore-file
// Made by scripts/generate. Change what it is made from, not this file.

/// How many lines ``generatedSystemTable`` has.
let generatedSystemTableCount = 1716

/// The standard types, a line each; `SystemTable` reads it.
let generatedSystemTable: StaticString = #"""
public.item	E	c	0								CoreTypes	item	
public.data	E	c	1	public.item		application/octet-stream	sbFl				CoreTypes	data	
public.directory	E	c	2	public.item							CoreTypes	directory	
public.content	E	c	3								CoreTypes	content	
public.composite-content	E	c	4	public.content							CoreTypes	content	
public.named-pipe	E	c	5	public.item							CoreTypes		
public.character-special	E	c	6	public.item							CoreTypes		
public.block-special	E	c	7	public.item							CoreTypes		
public.socket	E	c	8	public.item							CoreTypes		
public.executable	E	c	9								CoreTypes	executable	
public.unix-executable	E	c	10	public.data|public.executable			xTol				CoreTypes	Unix executable	
com.apple.application	E	c	11	public.executable							CoreTypes	application	
public.archive	E	c	12								CoreTypes	file archive	
public.bookmark	E	c	13				bmrk				CoreTypes	Bookmark	
public.database	E	c	14								CoreTypes	database	
com.apple.csstore	E	c	15	public.data|public.database	csstore						CoreTypes		
public.presentation	E	c	16	public.composite-content							CoreTypes	presentation	
public.spreadsheet	E	c	17	public.content							CoreTypes	Spreadsheet	
com.apple.iCloud	E	c	18	public.item			sbIC				CoreTypes	iCloud	
public.3d-content	E	c	19	public.content							CoreTypes	3D Content	
public.alembic	E	c	20	public.3d-content|public.data	abc						CoreTypes	Alembic 3D Scene	
public.text	E	c	39	public.data|public.content							CoreTypes	text	
public.geometry-definition-format	E	c	21	public.3d-content|public.text	obj						CoreTypes	Geometry Definition File Format	
public.standard-tesselated-geometry-format	E	c	22	public.3d-content|public.data	stl						CoreTypes	Standard Tesselated Geometry File Format	
public.polygon-file-format	E	c	23	public.3d-content|public.data	ply						CoreTypes	Polygon File Format	
com.pixar.universal-scene-description	E	c	24	public.3d-content|public.data	usd|usda|usdc						CoreTypes	Universal Scene Description	http://openusd.org
com.pixar.universal-scene-description-mobile	E	c	25	public.3d-content|public.data	usdz	model/vnd.usdz+zip					CoreTypes	Universal Scene Description Package	http://openusd.org
com.apple.reality	E	c	26	public.data	reality	model/vnd.reality					CoreTypes	Reality File	
com.apple.scenekit.scene	E	c	27	public.data|public.3d-content	scn|scnz						CoreTypes	SceneKit serialized format	
com.apple.arobject	E	c	28	public.data	arobject						CoreTypes	AR Reference Object	
public.message	E	c	29								CoreTypes	message	
public.email-message	E	c	30	public.message							CoreTypes	email message	
public.to-do-item	E	c	31								CoreTypes	to-do item	
public.calendar-event	E	c	32								CoreTypes	calendar event	
com.apple.ical.vcs	E	c	33	public.text|public.item|public.calendar-event	vcs|vcal	text/x-vcalendar					CoreTypes	VCS File	
com.apple.ical.ics	E	c	34	public.text|public.item|public.calendar-event	ics	text/calendar					CoreTypes	ICS File	
public.contact	E	c	35								CoreTypes	contact information	
public.vcard	E	c	36	public.text|public.contact	vcf|vcard	text/vcard|text/directory|text/x-vcard	vCrd	Apple VCard pasteboard type			CoreTypes	electronic business card	https://tools.ietf.org/html/rfc6350
com.apple.shazamsignature	E	c	37	public.data	shazamsignature						CoreTypes	Shazam Signature Data	
com.apple.shazamcatalog	E	c	38	public.data	shazamcatalog						CoreTypes	Shazam Catalog	
public.plain-text	E	c	40	public.text	txt|text	text/plain					CoreTypes		
public.utf8-plain-text	E	c	41	public.plain-text		text/plain;charset=utf-8|text/plain;charset="utf-8"	utf8	NSStringPboardType			CoreTypes		
public.utf16-external-plain-text	E	c	42	public.plain-text			ut16				CoreTypes		
public.utf16-plain-text	E	c	43	public.plain-text		text/plain;charset=utf-16|text/plain;charset="utf-16"	utxt				CoreTypes		
com.apple.traditional-mac-plain-text	E	c	44	public.plain-text			TEXT|ttro				CoreTypes		
public.case-insensitive-text	E	c	45	public.text							CoreTypes		
public.log	E	c	46	public.item							CoreTypes	Log file	
com.apple.log	E	c	47	public.plain-text|public.log	log						CoreTypes		
com.apple.shutdownStall	E	c	48	public.utf8-plain-text|public.log	shutdownStall						CoreTypes	Shutdown Stall	
com.apple.gpuRestart	E	c	49	public.utf8-plain-text|public.log	gpuRestart						CoreTypes	GPU Restart	
com.apple.crashreport	E	c	50	public.utf8-plain-text|public.log	crash						CoreTypes	Crash Report	
com.apple.hangreport	E	c	51	public.utf8-plain-text|public.log	hang						CoreTypes	Hang Report	
com.apple.spinreport	E	c	52	public.utf8-plain-text|public.log	spin						CoreTypes	Spin Report	
com.apple.panicreport	E	c	53	public.utf8-plain-text|public.log	panic						CoreTypes	Panic Report	
com.apple.ktrace	E	c	54	public.data|public.log	ktrace						CoreTypes	Darwin kernel trace file	
public.filename-extension	E	c	55	public.case-insensitive-text							CoreTypes	file name extension	
public.mime-type	E	c	56	public.case-insensitive-text							CoreTypes	MIME type	
com.apple.ostype	E	c	57	public.text							CoreTypes	four-character code	
com.apple.nspboard-type	E	c	58	public.text							CoreTypes	NSPasteboard type	
com.apple.device-model-code	E	c	59	public.text							CoreTypes	device model code	
com.apple.pasteboard.promised-file-url	E	c	60								CoreTypes	Promised file URL	
com.apple.pasteboard.promised-file-content-type	E	c	61								CoreTypes	Promised file content type	
com.apple.cocoa.pasteboard.color	E	c	62	public.data				NSColor pasteboard type			CoreTypes	color	
com.apple.cocoa.pasteboard.sound	E	c	63	public.data				NSSoundPboardType			CoreTypes	sound	
com.apple.cocoa.pasteboard.character-formatting	E	c	64	public.data				NeXT font pasteboard type			CoreTypes	character format	
com.apple.cocoa.pasteboard.paragraph-formatting	E	c	65	public.data				NeXT ruler pasteboard type			CoreTypes	paragraph format	
com.apple.cocoa.pasteboard.multiple-text-selection	E	c	66	public.data				Apple multiple text selection pasteboard type			CoreTypes	text selection	
com.apple.cocoa.pasteboard.find-panel-search-options	E	c	67	public.data				NSFindPanel search options pasteboard type			CoreTypes	search options	
com.apple.mapkit.map-item	E	c	68	public.data							CoreTypes	Map Item	
com.apple.resolvable	E	c	69								CoreTypes	resolvable	
public.symlink	E	c	70	public.item|com.apple.resolvable							CoreTypes	symbolic link	
com.apple.mount-point	E	c	71	public.item|com.apple.resolvable							CoreTypes	mount point	
com.apple.bookmark	E	c	72	public.data|com.apple.resolvable							CoreTypes	bookmark	
com.apple.alias-file	E	c	73	public.data|com.apple.resolvable							CoreTypes	alias	
com.apple.alias-record	E	c	74	public.data|com.apple.resolvable			alis				CoreTypes	alias data	
com.apple.icloud-file-fault	E	c	75	public.data	icloud						CoreTypes	iCloud synchronization file	
com.apple.finder.clipping	E	c	76	public.data			clpu				CoreTypes	clipping	
com.apple.finder.sound-clipping	E	c	77	com.apple.finder.clipping	sndClipping		clps				CoreTypes	Sound Clipping	
com.apple.finder.textclipping	E	c	78	com.apple.finder.clipping	textclipping		clpt				CoreTypes	text clipping	
public.image	E	c	205	public.data|public.content							CoreTypes	image	
com.apple.finder.pictclipping	E	c	79	com.apple.finder.clipping|public.image	pictclipping		clpp				CoreTypes	picture clipping	
public.folder	E	c	286	public.directory			fold|fldr|adcL|sbFd				CoreTypes	folder	
com.apple.finder.burn-folder	E	c	80	public.folder	fpbf		bfld|sbBF				CoreTypes	Burn Folder	
com.apple.iconset	E	c	81	public.folder	iconset						CoreTypes	Icon Set	
com.apple.finder.smart-folder	E	c	82	public.data	savedSearch		sfld|sbSF				CoreTypes	Smart Folder	
com.apple.finder.recent-items	E	c	83	com.apple.finder.smart-folder			rcnt|sbRc|sbAF				CoreTypes	Recent Items	
public.object-code	E	c	84	public.data|public.executable	o						CoreTypes	object code	
com.apple.mach-o-binary	E	c	85	public.unix-executable							CoreTypes	Mach-O binary	
com.apple.mach-o-object	E	c	86	com.apple.mach-o-binary							CoreTypes	Mach-O object	
com.apple.mach-o-executable	E	c	87	com.apple.mach-o-binary							CoreTypes	Mach-O executable	
com.apple.x11-mach-o-executable	E	c	88	com.apple.mach-o-binary							CoreTypes	X11 application	
com.apple.mach-o-core	E	c	89	com.apple.mach-o-binary							CoreTypes	Mach-O core	
com.apple.mach-o-dylib	E	c	90	com.apple.mach-o-binary	dylib						CoreTypes	Mach-O dynamic library	
com.apple.mach-o-bundle	E	c	91	com.apple.mach-o-binary							CoreTypes	Mach-O bundle	
com.apple.pef-binary	E	c	92	public.data|public.executable							CoreTypes	PEF binary	
public.elf-binary	E	c	93	public.data|public.executable							CoreTypes	ELF binary	
com.microsoft.windows-executable	E	c	94	public.data|public.executable	exe	application/x-msdownload					CoreTypes	Microsoft Windows application	
com.microsoft.windows-dynamic-link-library	E	c	95	public.data|public.executable	dll	application/x-msdownload					CoreTypes	Microsoft dynamic link library	
com.sun.java-class	E	c	96	public.data|public.executable	class						CoreTypes	Java class	
com.pkware.zip-archive	E	c	115	public.data|public.archive							CoreTypes	PKZip archive	
public.zip-archive	E	c	116	com.pkware.zip-archive	zip	application/zip|application/x-zip-compressed					CoreTypes	Zip archive	
com.sun.java-archive	E	c	97	public.zip-archive|public.executable	jar	application/java-archive					CoreTypes	Java archive	
com.sun.web-application-archive	E	c	98	com.sun.java-archive	war						CoreTypes	web application archive	
com.apple.quartz-composer-composition	E	c	99	public.data|public.executable	qtz	application/x-quartzcomposer					CoreTypes	Quartz Composer compostion	
com.apple.bom-archive	E	c	100	public.archive							CoreTypes	BOM-compatible archive	
public.disk-image	E	c	101	public.archive							CoreTypes	disk image	
org.gnu.gnu-tar-archive	E	c	102	public.data|public.archive	gtar	application/x-gtar					CoreTypes	GNU tar archive	
public.tar-archive	E	c	103	org.gnu.gnu-tar-archive	tar	application/x-tar|application/tar					CoreTypes	tar archive	
org.gnu.gnu-zip-archive	E	c	104	public.data|public.archive	gz|gzip	application/x-gzip|application/gzip					CoreTypes	GZip archive	
org.gnu.gnu-zip-tar-archive	E	c	105	org.gnu.gnu-zip-archive	tgz						CoreTypes	gzip tar archive	
public.bzip2-archive	E	c	106	public.data|public.archive	bz2|bz	application/x-bzip2|application/x-bzip|application/bzip2|application/bzip|application/x-bz2					CoreTypes	Bzip2 archive	
public.tar-bzip2-archive	E	c	107	public.bzip2-archive	tbz2|tbz						CoreTypes	Bzip2 compressed tar archive	
com.apple.binhex-archive	E	c	108	public.data|public.archive	hqx	application/mac-binhex40|application/mac-binhex|application/binhex					CoreTypes	BinHex archive	
com.apple.macbinary-archive	E	c	109	public.data|public.archive	bin	application/macbinary|application/x-macbinary					CoreTypes	MacBinary archive	
com.apple.applesingle-archive	E	c	110	public.data|public.archive	as						CoreTypes	AppleSingle archive	
public.uuencoded-archive	E	c	111	public.data|public.archive	uu	text/x-uuencode					CoreTypes	UUEncoded archive	
public.z-archive	E	c	112	public.data|public.archive	z	application/x-compress					CoreTypes	Z archive	
com.apple.bom-compressed-cpio	E	c	113	public.data|com.apple.bom-archive	cpgz						CoreTypes	BOM-generated compressed CPIO archive	
public.cpio-archive	E	c	114	public.data|public.archive	cpio|pax						CoreTypes	CPIO archive	
com.apple.xar-archive	E	c	117	public.data|public.archive	xar						CoreTypes	XAR Archive	
com.apple.xip-archive	E	c	118	com.apple.xar-archive	xip						CoreTypes	XIP Secure Archive	
com.apple.installer-package-archive	E	c	119	public.data|public.archive	pkg|mpkg						CoreTypes	Installer package archive	
com.apple.archive	E	c	120	public.data|public.archive	aar|yaa						CoreTypes	Apple Archive	
com.apple.encrypted-archive	E	c	121	public.data|public.archive	aea						CoreTypes	Apple Encrypted Archive	
public.url	E	c	122	public.data			url |gurl				CoreTypes	URL	
public.file-url	E	c	123	public.url			furl				CoreTypes	file URL	
public.url-name	E	c	124	public.data			urln				CoreTypes	URL name	
public.stored-url	E	c	125								CoreTypes		
com.apple.internet-location	E	c	126	public.stored-url|public.data							CoreTypes	internet location	
com.apple.web-internet-location	E	c	127	com.apple.internet-location	webloc		ilht				CoreTypes	web internet location	
com.apple.vnc-internet-location	E	c	128	com.apple.internet-location	vncloc		ilvn				CoreTypes	VNC Internet Location	
com.apple.mail-internet-location	E	c	129	com.apple.internet-location	mailloc		ilma				CoreTypes	mail internet location	
com.apple.afp-internet-location	E	c	130	com.apple.internet-location	afploc		ilaf				CoreTypes	AFP internet location	
com.apple.file-internet-location	E	c	131	com.apple.internet-location	fileloc		ilfi				CoreTypes	file internet location	
com.apple.ftp-internet-location	E	c	132	com.apple.internet-location	ftploc		ilft				CoreTypes	FTP internet location	
com.apple.news-internet-location	E	c	133	com.apple.internet-location	newsloc		ilnw				CoreTypes	news internet location	
com.apple.generic-internet-location	E	c	134	com.apple.internet-location	inetloc		ilge				CoreTypes	internet location	
com.microsoft.internet-shortcut	E	c	135	public.stored-url|public.data	url						CoreTypes	Windows Internet shortcut	
com.apple.itunes.store-url	E	c	136	public.url	itms						CoreTypes	iTunes store URL	
public.delimited-values-text	E	c	137	public.text							CoreTypes	delimited text values	
public.comma-separated-values-text	E	c	138	public.plain-text|public.delimited-values-text	csv	text/csv|text/comma-separated-values					CoreTypes	comma-separated values	http://www.ietf.org/rfc/rfc4180.txt
public.tab-separated-values-text	E	c	139	public.plain-text|public.delimited-values-text	tsv	text/tab-separated-values					CoreTypes	tab-separated values	
public.utf8-tab-separated-values-text	E	c	140	public.tab-separated-values-text|public.utf8-plain-text				NeXT tabular text pasteboard type			CoreTypes		
public.rtf	E	c	141	public.text	rtf	text/rtf	RTF 	NeXT Rich Text Format v1.0 pasteboard type|NSRTFPboardType			CoreTypes	rich text (RTF)	
public.html	E	c	142	public.text	html|htm|shtml|shtm	text/html	HTML	Apple HTML pasteboard type			CoreTypes	HTML text	
public.xml	E	c	143	public.text	xml	application/xml|text/xml					CoreTypes	XML text	
public.xhtml	E	c	144	public.xml	xhtml|xhtm|xht	application/xhtml+xml					CoreTypes	XHTML	
public.rss	E	c	145	public.xml	rss	application/rss+xml					CoreTypes	RSS web feed	
public.xfd	E	c	146	public.xml	xfd						CoreTypes	XML Form (XFD)	
public.css	E	c	147	public.text	css	text/css					CoreTypes	CSS	
public.patch-file	E	c	148	public.plain-text	patch|diff						CoreTypes	patch file	
public.json	E	c	149	public.text	json	application/json					CoreTypes	JSON	
public.ndjson	E	c	150	public.text	ndjson	application/x-ndjson					CoreTypes	NDJSON	http://ndjson.org
public.yaml	E	c	151	public.text	yml|yaml	application/x-yaml					CoreTypes	YAML	
com.scenarist.closed-caption	E	c	152	public.text	scc						CoreTypes	Scenarist Closed Caption	
org.w3.webvtt	E	c	153	public.text	vtt	text/vtt					CoreTypes	WebVTT Format	
com.apple.generic-stationery	E	c	154	public.data			sdoc				CoreTypes	Stationery	
com.apple.property-list	E	c	155	public.data	plist						CoreTypes	property list	
com.apple.xml-property-list	E	c	156	public.xml|com.apple.property-list	plist						CoreTypes	XML property list	
com.apple.binary-property-list	E	c	157	com.apple.property-list	plist						CoreTypes	binary property list	
com.apple.ascii-property-list	E	c	158	public.text|com.apple.property-list	plist						CoreTypes	ASCII property list	
public.source-code	E	c	159	public.plain-text							CoreTypes	source code	
public.source-code.preprocessed	E	c	160	public.source-code							CoreTypes	preprocessed source code	
public.c-source	E	c	161	public.source-code	c						CoreTypes	C source code	
public.c-source.preprocessed	E	c	162	public.c-source|public.source-code.preprocessed	i						CoreTypes	preprocessed C source code	
com.apple.iig-source	E	c	163	public.c-source	iig						CoreTypes	IOKit Interface Generator source code	
public.objective-c-source	E	c	164	public.source-code	m						CoreTypes	Objective-C source code	
public.objective-c-source.preprocessed	E	c	165	public.objective-c-source|public.source-code.preprocessed	mi						CoreTypes	preprocessed Objective-C source code	
public.c-plus-plus-source	E	c	166	public.source-code	cp|cpp|c++|cc|cxx						CoreTypes	C++ source code	
public.c-plus-plus-source.preprocessed	E	c	167	public.c-plus-plus-source|public.source-code.preprocessed	ii						CoreTypes	preprocessed C++ source code	
public.objective-c-plus-plus-source	E	c	168	public.source-code	mm						CoreTypes	Objective-C++ source code	
public.objective-c-plus-plus-source.preprocessed	E	c	169	public.objective-c-plus-plus-source|public.source-code.preprocessed	mii						CoreTypes	preprocessed Objective-C++ source code	
public.c-header	E	c	170	public.source-code	h						CoreTypes	C header code	
public.precompiled-c-header	E	c	171	public.source-code	pch						CoreTypes	precompiled C header	
public.c-plus-plus-header	E	c	172	public.source-code	hh|hp|hpp|hxx|h++|ipp						CoreTypes	C++ header code	
public.c-plus-plus-inline-header	E	c	173	public.c-plus-plus-header	inl						CoreTypes	C++ Inline Header	
public.precompiled-c-plus-plus-header	E	c	174	public.source-code	pch++						CoreTypes	precompiled C++ header	
public.swift-source	E	c	175	public.source-code	swift						CoreTypes	Swift Source Code	
com.sun.java-source	E	c	176	public.source-code	java|jav						CoreTypes	Java source code	
public.script	E	c	177	public.source-code							CoreTypes	script	
public.assembly-source	E	c	178	public.source-code	s						CoreTypes	assembly source code	
com.apple.rez-source	E	c	179	public.source-code	r						CoreTypes	Rez source code	
public.lex-source	E	c	180	public.source-code	l|lm|lmm|lpp|lxx|ll						CoreTypes	Lex source code	
public.yacc-source	E	c	181	public.source-code	y|ym|ymm|ypp|yxx|yy						CoreTypes	Yacc source code	
public.mig-source	E	c	182	public.source-code	defs|mig						CoreTypes	Mig definition source code	
com.apple.symbol-export	E	c	183	public.source-code	exp						CoreTypes	symbol export list	
public.fortran-source	E	c	184	public.source-code	f|for						CoreTypes	Fortran source code	
public.fortran-77-source	E	c	185	public.fortran-source	f77						CoreTypes		
public.fortran-90-source	E	c	186	public.fortran-source	f90						CoreTypes		
public.fortran-95-source	E	c	187	public.fortran-source	f95						CoreTypes		
public.pascal-source	E	c	188	public.source-code	pas						CoreTypes	Pascal source code	
public.ada-source	E	c	189	public.source-code	ada|adb|ads						CoreTypes	Ada source code	
public.dylan-source	E	c	190	public.source-code	dlyan|lid						CoreTypes	Dylan source code	
com.netscape.javascript-source	E	c	191	public.script|public.executable	js|jscript|javascript|mjs	text/javascript					CoreTypes	JavaScript	
com.apple.package	E	c	314	public.directory							CoreTypes	Package	
com.apple.xcode.dsym	E	c	192	com.apple.package	dsym						CoreTypes		http://developer.apple.com/tools/xcode/
public.shell-script	E	c	193	public.script	sh						CoreTypes	shell script	
public.bash-script	E	c	194	public.shell-script	bash						CoreTypes	Bourne-Again Shell script	
public.csh-script	E	c	195	public.shell-script	csh						CoreTypes	C Shell script	
public.ksh-script	E	c	196	public.shell-script	ksh						CoreTypes	Korn Shell script	
public.tcsh-script	E	c	197	public.shell-script	tcsh						CoreTypes	Tenex C Shell script	
public.zsh-script	E	c	198	public.shell-script	zsh						CoreTypes	Z Shell script	
public.perl-script	E	c	199	public.shell-script	pl|pm	text/x-perl-script					CoreTypes	Perl script	
public.python-script	E	c	200	public.shell-script	py	text/x-python-script					CoreTypes	Python script	
public.ruby-script	E	c	201	public.shell-script	rb|rbw	text/x-ruby-script					CoreTypes	Ruby script	
public.php-script	E	c	202	public.shell-script	php|php3|php4|ph3|ph4|phtml	text/php|text/x-php-script|application/php					CoreTypes	PHP script	
com.sun.java-web-start	E	c	203	public.xml	jnlp	application/x-java-jnlp-file|application/jnlp					CoreTypes	Java web start	
public.make-source	E	c	204	public.script	make|mak|gmk|mk						CoreTypes	Makefile	
com.apple.live-photo	E	c	206								CoreTypes	Live Photo	
com.apple.bundle	E	c	315	public.directory							CoreTypes	bundle	
com.apple.private.live-photo-bundle	E	c	207	com.apple.live-photo|com.apple.bundle|com.apple.package	pvt						CoreTypes		
public.fax	E	c	208	public.image|public.message							CoreTypes	fax	
public.camera-raw-image	E	c	209	public.image							CoreTypes	camera raw image	
public.jpeg	E	c	210	public.image	jpeg|jpg|jpe	image/jpeg|image/jpg	JPEG				CoreTypes	JPEG image	
public.jpeg-2000	E	c	211	public.image	jp2|jpf|jpx|j2k|j2c	image/jp2	jp2 				CoreTypes	JPEG 2000 image	
public.tiff	E	c	212	public.image	tiff|tif	image/tiff	TIFF	NeXT TIFF v4.0 pasteboard type|NSTIFFPboardType			CoreTypes	TIFF image	
com.apple.pict	E	c	213	public.image	pict|pct|pic	image/pict|image/x-pict|image/x-macpict	PICT	Apple PICT pasteboard type|NSPICTPboardType			CoreTypes	QuickDraw picture	
com.apple.macpaint-image	E	c	214	public.image	pntg		PNTG				CoreTypes	MacPaint image	
public.png	E	c	215	public.image	png	image/png	PNGf	Apple PNG pasteboard type			CoreTypes	PNG image	
public.svg-image	E	c	216	public.image|public.xml	svg|svgz	image/svg+xml	svg |svgz				CoreTypes	SVG image	
com.apple.quicktime-image	E	c	217	public.image	qtif|qti	image/x-quicktime	qtif				CoreTypes	QuickTime image	
com.apple.icns	E	c	218	public.image	icns		icns				CoreTypes	Apple icon image	
public.xbitmap-image	E	c	219	public.image	xbm	image/x-xbitmap					CoreTypes	X bitmap image	
public.mpo-image	E	c	220	public.image	mpo						CoreTypes	Multiple Picture Object image	
ca.mcgill.mni.bic.mnc	E	c	221	public.image	mnc|minc		MINC				CoreTypes	MINC Image	http://www.bic.mni.mcgill.ca/software/minc/
org.nema.dicom	E	c	222	public.data	dcm|dicom	application/dicom	DICM				CoreTypes	DICOM	http://dicom.nema.org
gov.nih.nifti-1	E	c	223	public.data	nii		NII1				CoreTypes	NIfTI-1	http://nifti.nimh.nih.gov
public.audiovisual-content	E	c	224	public.data|public.content							CoreTypes	audiovisual content	
public.movie	E	c	225	public.audiovisual-content							CoreTypes	movie	
public.video	E	c	226	public.movie							CoreTypes	video	
public.audio	E	c	227	public.audiovisual-content							CoreTypes	audio	
com.apple.quicktime-movie	E	c	228	public.movie	mov|qt	video/quicktime	MooV				CoreTypes	QuickTime movie	
public.mpeg	E	c	229	public.movie	mpg|mpeg|mpe|m75|m15	video/mpeg|video/mpg|video/x-mpeg|video/x-mpg	MPG |MPEG				CoreTypes	MPEG movie	
public.mpeg-2-video	E	c	230	public.video	m2v	video/mpeg2|video/mpeg2-video					CoreTypes	MPEG-2 video	
public.mpeg-4	E	c	231	public.movie	mp4|mpg4	video/mp4|video/mp4v-es	mpg4|MP4 				CoreTypes	MPEG-4 movie	
com.apple.m4v-video	E	c	232	public.mpeg-4	m4v	video/x-m4v	M4V 				CoreTypes	Apple MPEG-4 movie	
com.apple.protected-mpeg-4-video	E	c	233	com.apple.m4v-video							CoreTypes	protected MPEG-4 movie	
public.dv-movie	E	c	234	public.movie	dv|dif	video/x-dv	dvc!				CoreTypes	DV movie	
public.avi	E	c	235	public.movie	avi|vfw	video/avi|video/msvideo|video/x-msvideo	VfW |Vfw 				CoreTypes	AVI movie	
public.3gpp	E	c	236	public.movie	3gp|3gpp|sdv	video/3gpp|audio/3gpp	3gpp|sdv 				CoreTypes	3GPP movie	
public.3gpp2	E	c	237	public.movie	3g2|3gp2	video/3gpp2|audio/3gpp2	3gp2				CoreTypes	3GPP2 movie	
public.flc-animation	E	c	238	public.movie	flc|fli|cel	video/flc	FLI 				CoreTypes	FLC animation	
public.mpeg-2-transport-stream	E	c	239	public.movie	ts						CoreTypes	MPEG-2 Transport Stream	
public.audiovisual-content-collection	E	c	240								CoreTypes	Audiovisual Collection	
public.avchd-collection	E	c	241	com.apple.package|public.audiovisual-content-collection	avchd						CoreTypes	AVCHD Collection	
com.apple.audio-unit-preset	E	c	242	com.apple.xml-property-list	aupreset						CoreTypes	audio unit preset	
public.mp2	E	c	243	public.audio	mp2						CoreTypes	MP2 audio	
public.mp3	E	c	244	public.audio	mp3|mpga	audio/mpeg|audio/mpeg3|audio/mpg|audio/mp3|audio/x-mpeg|audio/x-mpeg3|audio/x-mpg|audio/x-mp3	MPG3|mpg3|Mp3 |MP3 |mp3!|MP3!				CoreTypes	MP3 audio	
public.playlist	E	c	245								CoreTypes	playlist	
public.m3u-playlist	E	c	246	public.plain-text|public.playlist	m3u|m3u8	audio/mpegurl|application/vnd.apple.mpegurl|audio/x-mpegurl					CoreTypes	M3U Playlist	http://www.schworak.com/programming/music/playlist_m3u.asp
public.pls-playlist	E	c	247	public.text|public.playlist	pls	audio/x-scpls					CoreTypes	PLS Playlist	
public.mpeg-4-audio	E	c	248	public.audio	mp4|mpg4	audio/mp4|audio/mp4a-latm	mpg4|MP4 				CoreTypes	MPEG-4 audio	
com.apple.m4a-audio	E	c	249	public.mpeg-4-audio	m4a	audio/x-m4a	M4A 				CoreTypes	Apple MPEG-4 audio	
com.apple.mpeg-4-ringtone	E	c	250	public.mpeg-4-audio	m4r	audio/x-m4r	M4R 				CoreTypes	Ringtone	
com.apple.protected-mpeg-4-audio	E	c	251	public.audio	m4p		M4P 				CoreTypes	protected MPEG-4 audio	
com.apple.protected-mpeg-4-audio-b	E	c	252	com.apple.protected-mpeg-4-audio	m4b		M4B 				CoreTypes	protected MPEG-4 audio	
public.ulaw-audio	E	c	253	public.audio	ul|ulw|ulaw		ULAW				CoreTypes	µLaw audio	
public.au-audio	E	c	254	public.audio	au|snd	audio/basic					CoreTypes	AU audio	
public.aifc-audio	E	c	255	public.audio	aifc		AIFC				CoreTypes	AIFF-C audio	
public.aiff-audio	E	c	256	public.aifc-audio	aiff|aif	audio/aiff|audio/x-aiff	AIFF				CoreTypes	AIFF audio	
public.cdda-audio	E	c	257	public.aifc-audio	cdda		cdda				CoreTypes	CDDA audio	
public.midi-audio	E	c	258	public.audio	midi|mid|smf|kar	audio/midi|audio/x-midi	Midi				CoreTypes	MIDI audio	
public.downloadable-sound	E	c	259	public.audio	dls	audio/dls					CoreTypes	downloadable sound	
com.apple.coreaudio-format	E	c	260	public.audio	caf		caff				CoreTypes	Apple CoreAudio format	
public.ac3-audio	E	c	261	public.audio	ac3	audio/ac3	ac-3				CoreTypes	AC-3 audio	
public.enhanced-ac3-audio	E	c	262	public.audio	eac3|ec3	audio/eac3	ec-3				CoreTypes	Enhanced AC-3 audio	
org.3gpp.adaptive-multi-rate-audio	E	c	263	public.audio	amr	audio/amr	amr 				CoreTypes	Adaptive Multi-rate audio	
public.aac-audio	E	c	264	public.audio	aac|adts	audio/aac|audio/x-aac	aac 				CoreTypes	AAC audio	
com.audible.aa-audio	E	c	265	public.audio							CoreTypes	Audible.com Audio	
com.audible.aa-audiobook	E	c	266	com.audible.aa-audio	aa	audio/audible|audio/x-pn-audibleaudio|audio/x-audible	AUDB				CoreTypes	Audible.com Audiobook	
com.audible.aax-audiobook	E	c	267	com.audible.aa-audio	aax	audio/vnd.audible.aax	AUDX				CoreTypes	Audible.com Audiobook	
com.sony.wave64	E	c	268	public.audio	w64						CoreTypes	Wave64 Audio	
public.font	E	c	269	public.data							CoreTypes	font	
public.truetype-font	E	c	270	public.font							CoreTypes	TrueType® font	
com.adobe.postscript-font	E	c	271	public.font							CoreTypes	PostScript® font	
com.apple.truetype-datafork-suitcase-font	E	c	272	public.truetype-font	dfont		dfon				CoreTypes	TrueType® datafork font	
public.opentype-font	E	c	273	public.font	otf	font/otf	OTTO				CoreTypes	PostScript® OpenType® font	
public.opentype-collection-font	E	c	274	public.opentype-font	otc						CoreTypes	PostScript® OpenType® collection font	
public.truetype-ttf-font	E	c	275	public.truetype-font	ttf	font/ttf					CoreTypes	TrueType® OpenType® font	
public.truetype-collection-font	E	c	276	public.truetype-font	ttc		ttcf				CoreTypes	TrueType® collection font	
com.apple.font-suitcase	E	c	277	public.font	suit		FFIL|ffil|sfnt|tfil				CoreTypes	font suitcase	
com.adobe.postscript-lwfn-font	E	c	278	com.adobe.postscript-font			LWFN				CoreTypes	PostScript® Type 1 outline font	
com.adobe.postscript-pfb-font	E	c	279	com.adobe.postscript-font	pfb						CoreTypes	PostScript® Type 1 outline font	
com.adobe.postscript-pfa-font	E	c	280	com.adobe.postscript-font	pfa						CoreTypes	PostScript® Type 1 outline font	
com.apple.profile-font-icon	E	c	281	public.item			pfnt				CoreTypes	Profile Font	
com.apple.applescript.text	E	c	282	public.script	applescript						CoreTypes	AppleScript text	
com.apple.applescript.script	E	c	283	public.data|public.script	scpt		osas				CoreTypes	AppleScript	
com.apple.applescript.script-bundle	E	c	284	com.apple.bundle|com.apple.package	scptd						CoreTypes	Script bundle	
com.apple.scripting-definition	E	c	285	public.xml	sdef						CoreTypes	Scripting Definition	
com.apple.drop-folder	E	c	287	public.folder			dbox|sbDB				CoreTypes		
com.apple.applications-folder	E	c	288	public.folder			apps|tAps|sbAp				CoreTypes		
com.apple.server-applications-folder	E	c	289	public.folder			sapp				CoreTypes		
com.apple.library-folder	E	c	290	public.folder			ƒlib|extn|tLib				CoreTypes		
com.apple.document-type.system-folder	E	c	291	public.folder			macs				CoreTypes	System Folder	
com.apple.trash-empty	E	c	292	public.folder			trsh|sbTr				CoreTypes	Trash	
com.apple.trash-full	E	c	293	public.folder			ftrh				CoreTypes	Full Trash	
com.apple.sites-folder	E	c	294	public.folder			issf|tSts				CoreTypes	Sites Folder	
com.apple.groups-folder	E	c	295	public.folder			gfld				CoreTypes	Groups Folder	
com.apple.servers-folder	E	c	296	public.folder			shpt				CoreTypes		
com.apple.desktop-folder	E	c	297	public.folder			desk|tDsk|sbDt				CoreTypes	Desktop Folder	
com.apple.documents-folder	E	c	298	public.folder			docs|tDoc|sbDc				CoreTypes	Documents Folder	
com.apple.downloads-folder	E	c	299	public.folder			dwnf|tDwn|sbDl				CoreTypes	Downloads Folder	
com.apple.movie-folder	E	c	300	public.folder			fvoc|tMov|sbMv				CoreTypes	Movie Folder	
com.apple.music-folder	E	c	301	public.folder			spki|tMus|sbMs				CoreTypes	Music Folder	
com.apple.pictures-folder	E	c	302	public.folder			tPic|morƒ|sbPc				CoreTypes	Pictures Folder	
com.apple.public-folder	E	c	303	public.folder			tPub|pubf				CoreTypes	Public Folder	
com.apple.home-folder	E	c	304	public.folder			ufld|thom|sbHm				CoreTypes	Home Folder	
com.apple.developer-folder	E	c	305	public.folder			devf				CoreTypes	Developer Folder	
com.apple.users-folder	E	c	306	public.folder			wfld				CoreTypes	Users Folder	
com.apple.utilities-folder	E	c	307	public.folder			utiƒ|tUtl|sbUF				CoreTypes	Utilities Folder	
public.volume	E	c	308	public.folder			disk				CoreTypes	volume	
public.file-sharepoint	E	c	309								CoreTypes	sharepoint	
com.apple.network-neighborhood	E	c	310				gnet|macn|sbNw				CoreTypes	neighborhood	
com.apple.dot-mac	E	c	311				mymc				CoreTypes	.Mac	
com.apple.idisk	E	c	312				idsk|sbID				CoreTypes	iDisk	
com.apple.user-idisk	E	c	313				udsk				CoreTypes	User iDisk	
com.apple.generic-bundle	E	c	316	com.apple.bundle|com.apple.package	bundle		BNDL				CoreTypes	bundle	
com.apple.systempreference.prefpane	E	c	317	com.apple.package|com.apple.bundle	prefPane						CoreTypes	System Preference pane	
com.apple.systempreference.screen-saver	E	c	318	com.apple.package|com.apple.bundle	saver						CoreTypes	Screen Saver	
com.apple.systempreference.screen-slide-saver	E	c	319	com.apple.package|com.apple.bundle	slideSaver						CoreTypes	Screen Slide Saver	
com.apple.menu-extra	E	c	320	com.apple.package|com.apple.bundle	menu						CoreTypes	System Menu Extra	
com.apple.localizable-name-bundle	E	c	321	com.apple.bundle							CoreTypes		
com.apple.framework	E	c	322	com.apple.bundle	framework		FMWK				CoreTypes	framework	
com.apple.application-bundle	E	c	323	com.apple.application|com.apple.localizable-name-bundle|com.apple.package	app		APPL				CoreTypes		
com.apple.application-file	E	c	324	com.apple.application|public.data	app		APPL				CoreTypes		
com.apple.deprecated-application-file	E	c	325	com.apple.application-file			APPC|APPD|APPE|appe|CDEV|cdev|dfil				CoreTypes		
com.apple.flat-rtfd	E	c	326	public.data|public.composite-content			rtfd	NeXT RTFD pasteboard type|NSRTFDPboardType			CoreTypes	rich text with attachments (RTFD) data	
com.apple.installer-package	E	c	327	com.apple.bundle|com.apple.package	pkg		pkg1				CoreTypes	Installer package	
com.apple.installer-distribution-package	E	c	328	com.apple.bundle|com.apple.package	dist|distz		dist				CoreTypes	Installer distribution	
com.apple.installer-meta-package	E	c	329	com.apple.bundle|com.apple.package	mpkg		mpkg				CoreTypes	Installer package	
com.apple.intelligentsuggestions.assets	E	c	330	com.apple.bundle|com.apple.package	suggestionsassets						CoreTypes	Intelligent Suggestions assets	
com.apple.rtfd	E	c	331	com.apple.package|public.composite-content	rtfd						CoreTypes	rich text with attachments (RTFD)	
com.apple.application-placeholder	E	c	332	com.apple.application-bundle	placeholder						CoreTypes		
com.apple.service-application	E	c	333	com.apple.application-bundle	service						CoreTypes		
com.apple.plugin	E	c	334	com.apple.bundle|com.apple.package	plugin		plug				CoreTypes	plug-in	
com.apple.xpc-service	E	c	335	com.apple.bundle|com.apple.package	xpc						CoreTypes	XPC Service	
com.apple.kernel-extension	E	c	336	com.apple.bundle|com.apple.package	kext						CoreTypes	Kernel Extension	
com.apple.application-and-system-extension	E	c	337	com.apple.xpc-service	appex						CoreTypes	Application and System Extension	
com.apple.pluginkit	E	c	338	com.apple.bundle|com.apple.package	pluginkit						CoreTypes	PlugInKit plug-in	
com.apple.webkit-plugin	E	c	339	com.apple.plugin	webplugin						CoreTypes	WebKit plug-in	
com.apple.metadata-importer	E	c	340	com.apple.plugin	mdimporter						CoreTypes	Spotlight importer	
com.apple.quicklook-generator	E	c	341	com.apple.plugin	qlgenerator						CoreTypes	QuickLook preview generator	
com.apple.dashboard-widget	E	c	342	com.apple.localizable-name-bundle|com.apple.package	wdgt						CoreTypes	Dashboard widget	
com.apple.driver-extension	E	c	343	com.apple.localizable-name-bundle|com.apple.package	dext						CoreTypes	Driver Extension	
com.apple.system-extension	E	c	344	com.apple.localizable-name-bundle|com.apple.package	systemextension						CoreTypes	System Extension	
com.apple.ppp-plug-in	E	c	345	com.apple.plugin	ppp						CoreTypes	PPP Plug-in	
com.apple.file-system-plug-in	E	c	346	com.apple.plugin	fs						CoreTypes	File System Plug-in	
com.apple.data-container	E	c	347	public.folder|com.apple.localizable-name-bundle							CoreTypes		
org.openxmlformats.openxml	E	c	348	public.data							CoreTypes	Office Open XML	
org.oasis-open.opendocument	E	c	349	public.data							CoreTypes	Open Document	
com.rsa.pkcs-12	E	c	350	public.data	p12|pfx	application/x-pkcs12					CoreTypes	personal information exchange (PKCS#12)	
public.x509-certificate	E	c	351	public.data	cer|der|crt|pem	application/x-x509-ca-cert					CoreTypes	certificate (X.509)	
com.apple.alert	E	c	352								CoreTypes	Alert	
com.apple.alert-note	E	c	353	com.apple.alert			note				CoreTypes	Alert Note	
com.apple.alert-caution	E	c	354	com.apple.alert			caut				CoreTypes	Alert Caution	
com.apple.alert-stop	E	c	355	com.apple.alert			stop				CoreTypes	Alert Stop	
com.apple.webarchive	E	c	356	public.data|public.composite-content	webarchive	application/x-webarchive	weba	Apple Web Archive pasteboard type			CoreTypes	web archive	
org.idpf.epub-container	E	c	357	public.data|public.composite-content	epub	application/epub+zip					CoreTypes	EPUB publication	
com.apple.localized-pdf-bundle	E	c	358	com.apple.localizable-name-bundle|com.apple.package|public.composite-content	lpdf						CoreTypes	localized PDF	
org.aafassociation.advanced-authoring-format	E	c	359	public.data|public.composite-content	aaf		AAF 				CoreTypes	Advanced Authoring Format	
com.apple.txn.text-multimedia-data	E	c	360	public.data|public.composite-content			txtn				CoreTypes	text with multimedia	
com.apple.colorsync-profile	E	c	361	public.data	icc|icm|pf		clsp|prof				CoreTypes	ColorSync profile	
com.apple.profile-background-color	E	c	362	public.data			pbcl				CoreTypes	Profile Background Color	
com.apple.profile-font-and-color	E	c	363	public.data			pfcl				CoreTypes	Profile Font And Color	
com.apple.color-file	E	c	364	public.data	clr|ccl						CoreTypes	Color File	
com.apple.ink.inktext	E	c	365	public.data			inkt	Apple InkText pasteboard type			CoreTypes	writing	
com.apple.mobileconfig	E	c	366	public.xml	mobileconfig|mobile	application/x-apple-aspen-config					CoreTypes	mobile configuration	
com.apple.provisionprofile	E	c	367	public.xml	provisionprofile						CoreTypes	provision profile	
com.apple.configprofile	E	c	368	public.xml	configprofile						CoreTypes	configuration profile	
com.apple.user	E	c	369				user				CoreTypes	User	
com.apple.guest-user	E	c	370	com.apple.user			gusr				CoreTypes	Guest User	
com.apple.help-document	E	c	371	public.data			help				CoreTypes	Help Document	
com.apple.user-group	E	c	372				grup				CoreTypes	User Group	
com.apple.user-unknown	E	c	373				unus				CoreTypes	User Unknown	
com.apple.airdrop	E	c	374				sbNC				CoreTypes	AirDrop	
com.apple.bonjour	E	c	375				bonj|sbBj				CoreTypes	Bonjour	
com.apple.notifications	E	c	376								CoreTypes	Notifications	
com.apple.mobileprovision	E	c	377	public.data	mobileprovision	application/x-apple-aspen-mobileprovision					CoreTypes	mobile provision	
com.apple.pkpass	E	c	378	com.apple.bundle|com.apple.package	pkpass	application/vnd.apple.pkpass					CoreTypes	Pass	
com.apple.pkpass-data	E	c	379	public.data	pkpass						CoreTypes	Pass	
com.apple.pkpasses-data	E	c	380	public.data	pkpasses	application/vnd.apple.pkpasses					CoreTypes	Passes	
com.apple.watchface	E	c	381	public.data|public.content	watchface						CoreTypes	Watchface	
public.device	E	c	382								CoreTypes	Device	
public.computer	E	c	386	public.device							CoreTypes	Computer	
com.apple.device	E	c	388	public.device							CoreTypes	Apple device	
com.apple.mac	E	c	389	public.computer|com.apple.device			gmac|root		Macintosh		CoreTypes	Mac	
com.apple.virtual-machine	E	c	383	com.apple.mac					VMWare|VirtualMac		CoreTypes	Virtual Machine	
public.display	E	c	384				sbDp				CoreTypes	Display	
public.speaker	E	c	385								CoreTypes	Speaker	
public.generic-pc	E	c	387	public.computer			gnpc|sbPC		Windows|Windows2000|WindowsXP|Windows2003|WindowsVista|Windows2008|Windows7		CoreTypes	PC	
com.apple.mac.laptop	E	c	390	com.apple.mac			sbLt		Laptop		CoreTypes	Laptop	
com.apple.macbookpro	E	c	485	com.apple.mac.laptop					MacBookPro		CoreTypes	MacBook Pro	
com.apple.macbookpro-13-retina-usbc	E	c	391	com.apple.macbookpro					MacBookPro13,1		CoreTypes		
com.apple.macbookpro-13-retina-usbc-silver	E	c	392	com.apple.macbookpro-13-retina-usbc					MacBookPro13,1@ECOLOR=225,225,223		CoreTypes		
com.apple.macbookpro-13-retina-usbc-space-gray	E	c	393	com.apple.macbookpro-13-retina-usbc					MacBookPro13,1@ECOLOR=157,157,160		CoreTypes		
com.apple.macbookpro-13-retina-usbc-2017	E	c	394	com.apple.macbookpro-13-retina-usbc					MacBookPro14,1		CoreTypes		
com.apple.macbookpro-13-retina-usbc-silver-2017	E	c	395	com.apple.macbookpro-13-retina-usbc-silver					MacBookPro14,1@ECOLOR=225,225,223		CoreTypes		
com.apple.macbookpro-13-retina-usbc-space-gray-2017	E	c	396	com.apple.macbookpro-13-retina-usbc-space-gray					MacBookPro14,1@ECOLOR=157,157,160		CoreTypes		
com.apple.macbookpro-13-retina-touchid	E	c	397	com.apple.macbookpro					MacBookPro13,2		CoreTypes		
com.apple.macbookpro-13-retina-touchid-silver	E	c	398	com.apple.macbookpro-13-retina-touchid					MacBookPro13,2@ECOLOR=225,225,223		CoreTypes		
com.apple.macbookpro-13-retina-touchid-space-gray	E	c	399	com.apple.macbookpro-13-retina-touchid					MacBookPro13,2@ECOLOR=157,157,160		CoreTypes		
com.apple.macbookpro-13-retina-touchid-2017	E	c	400	com.apple.macbookpro-13-retina-touchid					MacBookPro14,2		CoreTypes		
com.apple.macbookpro-13-retina-touchid-silver-2017	E	c	401	com.apple.macbookpro-13-retina-touchid-silver					MacBookPro14,2@ECOLOR=225,225,223		CoreTypes		
com.apple.macbookpro-13-retina-touchid-space-gray-2017	E	c	402	com.apple.macbookpro-13-retina-touchid-space-gray					MacBookPro14,2@ECOLOR=157,157,160		CoreTypes		
com.apple.macbookpro-13-retina-touchid-2018	E	c	403	com.apple.macbookpro-13-retina-touchid					MacBookPro15,2		CoreTypes		
com.apple.macbookpro-13-retina-touchid-silver-2018	E	c	404	com.apple.macbookpro-13-retina-touchid-silver|com.apple.macbookpro-13-retina-touchid-2018					MacBookPro15,2@ECOLOR=225,225,223		CoreTypes		
com.apple.macbookpro-13-retina-touchid-space-gray-2018	E	c	405	com.apple.macbookpro-13-retina-touchid-space-gray|com.apple.macbookpro-13-retina-touchid-2018					MacBookPro15,2@ECOLOR=157,157,160		CoreTypes		
com.apple.macbookpro-13-retina-usbc-2019	E	c	406	com.apple.macbookpro-13-retina-usbc					MacBookPro15,4		CoreTypes		
com.apple.macbookpro-13-retina-usbc-silver-2019	E	c	407	com.apple.macbookpro-13-retina-usbc-silver|com.apple.macbookpro-13-retina-usbc-2019					MacBookPro15,4@ECOLOR=225,225,223		CoreTypes		
com.apple.macbookpro-13-retina-usbc-space-gray-2019	E	c	408	com.apple.macbookpro-13-retina-usbc-space-gray|com.apple.macbookpro-13-retina-usbc-2019					MacBookPro15,4@ECOLOR=157,157,160		CoreTypes		
com.apple.macbookpro-15-retina-touchid	E	c	409	com.apple.macbookpro					MacBookPro13,3		CoreTypes		
com.apple.macbookpro-15-retina-touchid-silver	E	c	410	com.apple.macbookpro-15-retina-touchid					MacBookPro13,3@ECOLOR=225,225,223		CoreTypes		
com.apple.macbookpro-15-retina-touchid-space-gray	E	c	411	com.apple.macbookpro-15-retina-touchid					MacBookPro13,3@ECOLOR=157,157,160		CoreTypes		
com.apple.macbookpro-15-retina-touchid-2017	E	c	412	com.apple.macbookpro-15-retina-touchid					MacBookPro14,3		CoreTypes		
com.apple.macbookpro-15-retina-touchid-silver-2017	E	c	413	com.apple.macbookpro-15-retina-touchid-silver					MacBookPro14,3@ECOLOR=225,225,223		CoreTypes		
com.apple.macbookpro-15-retina-touchid-space-gray-2017	E	c	414	com.apple.macbookpro-15-retina-touchid-space-gray					MacBookPro14,3@ECOLOR=157,157,160		CoreTypes		
com.apple.macbookpro-15-retina-touchid-2018	E	c	415	com.apple.macbookpro-15-retina-touchid					MacBookPro15,1		CoreTypes		
com.apple.macbookpro-15-retina-touchid-silver-2018	E	c	416	com.apple.macbookpro-15-retina-touchid-silver|com.apple.macbookpro-15-retina-touchid-2018					MacBookPro15,1@ECOLOR=225,225,223		CoreTypes		
com.apple.macbookpro-15-retina-touchid-space-gray-2018	E	c	417	com.apple.macbookpro-15-retina-touchid-space-gray|com.apple.macbookpro-15-retina-touchid-2018					MacBookPro15,1@ECOLOR=157,157,160		CoreTypes		
com.apple.macbookpro-15-late-2018	E	c	418	com.apple.macbookpro-15-retina-touchid					MacBookPro15,3		CoreTypes		
com.apple.macbookpro-15-silver-late-2018	E	c	419	com.apple.macbookpro-15-retina-touchid-silver|com.apple.macbookpro-15-late-2018					MacBookPro15,3@ECOLOR=225,225,223		CoreTypes		
com.apple.macbookpro-15-space-gray-late-2018	E	c	420	com.apple.macbookpro-15-retina-touchid-space-gray|com.apple.macbookpro-15-late-2018					MacBookPro15,3@ECOLOR=157,157,160		CoreTypes		
com.apple.mac.tower	E	c	421	com.apple.mac					Tower		CoreTypes	Tower	
com.apple.mac.rackmount	E	c	422	com.apple.mac			sbXs		RackMount		CoreTypes	Rack Mount	
com.apple.powerbook	E	c	423	com.apple.mac.laptop					PowerBook		CoreTypes	PowerBook	
com.apple.powerbook-g4-titanium	E	c	424	com.apple.powerbook					PowerBook3,2|PowerBook3,3|PowerBook3,4|PowerBook3,5		CoreTypes	PowerBook G4	
com.apple.powerbook-g4-12	E	c	425	com.apple.powerbook					PowerBook6,1|PowerBook6,2|PowerBook6,4|PowerBook6,8		CoreTypes	PowerBook G4	
com.apple.powerbook-g4-15	E	c	426	com.apple.powerbook					PowerBook5,2|PowerBook5,4|PowerBook5,6|PowerBook5,8		CoreTypes	PowerBook G4	
com.apple.powerbook-g4-17	E	c	427	com.apple.powerbook					PowerBook5,1|PowerBook5,3|PowerBook5,5|PowerBook5,7|PowerBook5,9		CoreTypes	PowerBook G4	
com.apple.ibook-g4	E	c	428	com.apple.mac.laptop					PowerBook6,3|PowerBook6,5|PowerBook6,7		CoreTypes	iBook G4	
com.apple.powermac	E	c	429	com.apple.mac.tower					PowerMac		CoreTypes	Power Mac	
com.apple.powermac-g4-quicksilver	E	c	430	com.apple.powermac					PowerMac3,5		CoreTypes	Power Mac G4	
com.apple.powermac-g4-mirrored-drive-doors	E	c	431	com.apple.powermac					PowerMac3,6		CoreTypes	Power Mac G4	
com.apple.powermac-g5	E	c	432	com.apple.powermac					PowerMac7,2|PowerMac7,3|PowerMac9,1|PowerMac11,2|PowerMac11,2,Quad		CoreTypes	Power Mac G5	
com.apple.xserve	E	c	433	com.apple.mac.rackmount					RackMac|Xserve		CoreTypes	Xserve	
com.apple.xserve-g4	E	c	434	com.apple.xserve					RackMac1,1|RackMac1,2		CoreTypes		
com.apple.xserve-g5	E	c	435	com.apple.xserve					RackMac3,1		CoreTypes	Xserve G5	
com.apple.xserve-xeon	E	c	436	com.apple.xserve					Xserve1,1|Xserve2,1|Xserve3,1		CoreTypes		
com.apple.macmini	E	c	437	com.apple.mac			sbMM				CoreTypes	Mac mini	
com.apple.macmini-g4	E	c	438	com.apple.macmini					PowerMac10,1|PowerMac10,2		CoreTypes		
com.apple.macmini-core-duo	E	c	439	com.apple.macmini					Macmini1,1|Macmini2,1|Macmini3,1		CoreTypes		
com.apple.macmini-unibody	E	c	440	com.apple.macmini					Macmini4,1		CoreTypes		
com.apple.macmini-unibody-no-optical	E	c	441	com.apple.macmini					Macmini5|Macmini6|Macmini7		CoreTypes		
com.apple.macmini-2018	E	c	442	com.apple.macmini					Macmini|Macmini8,1		CoreTypes		
com.apple.emac	E	c	443	com.apple.mac					PowerMac4,4|PowerMac6,4		CoreTypes	eMac	
com.apple.imac	E	c	444	com.apple.mac			sbIM		iMac		CoreTypes	iMac	
com.apple.imac-g4-15	E	c	445	com.apple.imac					PowerMac4,2		CoreTypes		
com.apple.imac-g4-17	E	c	446	com.apple.imac					PowerMac4,5|PowerMac6,1		CoreTypes		
com.apple.imac-g4-20	E	c	447	com.apple.imac					PowerMac6,3		CoreTypes		
com.apple.imac-g5	E	c	448	com.apple.imac					PowerMac8,1|PowerMac8,2		CoreTypes	iMac G5	
com.apple.imac-g5-isight	E	c	449	com.apple.imac					PowerMac12,1		CoreTypes		
com.apple.imac-core-duo	E	c	450	com.apple.imac					iMac4,1|iMac4,2		CoreTypes		
com.apple.imac-core-2-duo	E	c	451	com.apple.imac					iMac5,1|iMac5,2		CoreTypes		
com.apple.imac-iSight-24	E	c	452	com.apple.imac					iMac6,1		CoreTypes		
com.apple.imac-aluminum-20	E	c	453	com.apple.imac					iMac7,1|iMac8,1		CoreTypes		
com.apple.imac-aluminum-24	E	c	454	com.apple.imac					iMac9,1		CoreTypes		
com.apple.imac-unibody-21	E	c	455	com.apple.imac					iMac11,2|iMac12,1		CoreTypes		
com.apple.imac-unibody	E	c	456	com.apple.imac					iMac10,1|iMac11,1|iMac11,3|iMac12,2		CoreTypes		
com.apple.imac-unibody-21-no-optical	E	c	457	com.apple.imac					iMac13,1|iMac13,3|iMac14,3|iMac14,4		CoreTypes		
com.apple.imac-unibody-27-no-optical	E	c	458	com.apple.imac					iMac13,2|iMac14,1|iMac14,2		CoreTypes		
com.apple.imac-15-1	E	c	459	com.apple.imac-unibody-27-no-optical					iMac15,1		CoreTypes		
com.apple.imac-unibody-21-no-optical.mid-2015	E	c	460	com.apple.imac-unibody-21-no-optical					iMac16,1|iMac16,2		CoreTypes		
com.apple.imac-unibody-27-no-optical-late-2015	E	c	461	com.apple.imac-unibody-27-no-optical					iMac17,1		CoreTypes		
com.apple.imac-unibody-21-no-optical-2017	E	c	462	com.apple.imac-unibody-21-no-optical					iMac18,1|iMac18,2		CoreTypes		
com.apple.imac-unibody-27-no-optical-2017	E	c	463	com.apple.imac-unibody-27-no-optical					iMac18,3		CoreTypes		
com.apple.imac-unibody-21-no-optical-2019	E	c	464	com.apple.imac-unibody-21-no-optical					iMac19,2		CoreTypes		
com.apple.imac-unibody-27-no-optical-2019	E	c	465	com.apple.imac-unibody-27-no-optical					iMac19,1		CoreTypes		
com.apple.imac-unibody-27-no-optical-2020	E	c	466	com.apple.imac-unibody-27-no-optical					iMac20,1|iMac20,2		CoreTypes		
com.apple.imacpro-2017	E	c	467	com.apple.imac					iMacPro1,1		CoreTypes	iMac Pro	
com.apple.macbook	E	c	468	com.apple.mac.laptop					MacBook		CoreTypes	MacBook	
com.apple.macbook-white	E	c	469	com.apple.macbook					MacBook1,1|MacBook2,1|MacBook3,1|MacBook4,1|MacBook5,2|MacBook1,1,White|MacBook2,1,White|MacBook3,1,White|MacBook4,1,White		CoreTypes		
com.apple.macbook-black	E	c	470	com.apple.macbook					MacBook1,1,Black|MacBook2,1,Black|MacBook3,1,Black|MacBook4,1,Black		CoreTypes		
com.apple.macbook-unibody	E	c	471	com.apple.macbook					MacBook5,1		CoreTypes		
com.apple.macbook-unibody-plastic	E	c	472	com.apple.macbook					MacBook6,1|MacBook7,1		CoreTypes		
com.apple.macbook-retina	E	c	473	com.apple.macbook					MacBook8,1|MacBook9,1		CoreTypes		
com.apple.macbook-retina-silver	E	c	474	com.apple.macbook-retina					MacBook8,1@ECOLOR=225,225,223|MacBook9,1@ECOLOR=225,225,223		CoreTypes		
com.apple.macbook-retina-gold	E	c	475	com.apple.macbook-retina					MacBook8,1@ECOLOR=235,215,191|MacBook9,1@ECOLOR=235,215,191		CoreTypes		
com.apple.macbook-retina-space-gray	E	c	476	com.apple.macbook-retina					MacBook8,1@ECOLOR=155,158,159|MacBook8,1@ECOLOR=157,157,160|MacBook9,1@ECOLOR=157,157,160		CoreTypes		
com.apple.macbook-retina-rose-gold	E	c	477	com.apple.macbook-retina					MacBook9,1@ECOLOR=232,201,195		CoreTypes		
com.apple.macbook-retina-silver-2017	E	c	478	com.apple.macbook-retina-silver					MacBook10,1@ECOLOR=225,225,223		CoreTypes		
com.apple.macbook-retina-gold-2017	E	c	479	com.apple.macbook-retina-gold					MacBook10,1@ECOLOR=235,215,191		CoreTypes		
com.apple.macbook-retina-space-gray-2017	E	c	480	com.apple.macbook-retina-space-gray					MacBook10,1@ECOLOR=157,157,160		CoreTypes		
com.apple.macbook-retina-rose-gold-2017	E	c	481	com.apple.macbook-retina-rose-gold					MacBook10,1@ECOLOR=232,201,195		CoreTypes		
com.apple.macbook-retina-gold-2018	E	c	482	com.apple.macbook-retina					MacBook10,1@ECOLOR=217,180,154		CoreTypes		
com.apple.macbookpro-13-unibody	E	c	483	com.apple.macbookpro					MacBookPro5,5|MacBookPro7,1|MacBookPro8,1|MacBookPro9,2		CoreTypes		
com.apple.macbookpro-13-retina-display	E	c	484	com.apple.macbookpro					MacBookPro10,2|MacBookPro11,1|MacBookPro12,1		CoreTypes		
com.apple.macbookpro-15	E	c	486	com.apple.macbookpro					MacBookPro1,1|MacBookPro2,2|MacBookPro3,1|MacBookPro4,1		CoreTypes		
com.apple.macbookpro-15-unibody	E	c	487	com.apple.macbookpro					MacBookPro5,1|MacBookPro5,3|MacBookPro5,4|MacBookPro6,2|MacBookPro8,2|MacBookPro9,1		CoreTypes		
com.apple.macbookpro-15-retina-display	E	c	488	com.apple.macbookpro					MacBookPro10,1|MacBookPro11,2|MacBookPro11,3|MacBookPro11,4|MacBookPro11,5		CoreTypes		
com.apple.macbookpro-17-unibody	E	c	489	com.apple.macbookpro					MacBookPro5,2|MacBookPro6,1|MacBookPro8,3		CoreTypes		
com.apple.macbookpro-17	E	c	490	com.apple.macbookpro					MacBookPro1,2|MacBookPro2,1		CoreTypes		
com.apple.macbookpro-16	E	c	491	com.apple.macbookpro					MacBookPro16,1		CoreTypes		
com.apple.macbookpro-16-silver	E	c	492	com.apple.macbookpro-16					MacBookPro16,1@ECOLOR=225,225,223		CoreTypes		
com.apple.macbookpro-16-space-gray	E	c	493	com.apple.macbookpro-16					MacBookPro16,1@ECOLOR=157,157,160		CoreTypes		
com.apple.macbookpro-13-retina-four-usb-ports-2020	E	c	494	com.apple.macbookpro-13-retina-touchid					MacBookPro16,2		CoreTypes		
com.apple.macbookpro-13-retina-four-usb-ports-silver-2020	E	c	495	com.apple.macbookpro-13-retina-touchid-silver|com.apple.macbookpro-13-retina-four-usb-ports-2020					MacBookPro16,2@ECOLOR=225,225,223		CoreTypes		
com.apple.macbookpro-13-retina-four-usb-ports-space-gray-2020	E	c	496	com.apple.macbookpro-13-retina-touchid-space-gray|com.apple.macbookpro-13-retina-four-usb-ports-2020					MacBookPro16,2@ECOLOR=157,157,160		CoreTypes		
com.apple.macbookpro-13-retina-touchid-2020	E	c	497	com.apple.macbookpro-13-retina-touchid					MacBookPro16,3		CoreTypes		
com.apple.macbookpro-13-retina-touchid-silver-2020	E	c	498	com.apple.macbookpro-13-retina-touchid-silver|com.apple.macbookpro-13-retina-touchid-2020					MacBookPro16,3@ECOLOR=225,225,223		CoreTypes		
com.apple.macbookpro-13-retina-touchid-space-gray-2020	E	c	499	com.apple.macbookpro-13-retina-touchid-space-gray|com.apple.macbookpro-13-retina-touchid-2020					MacBookPro16,3@ECOLOR=157,157,160		CoreTypes		
com.apple.macbookpro-16-mid-2020	E	c	500	com.apple.macbookpro-16					MacBookPro16,4		CoreTypes		
com.apple.macbookpro-16-silver-mid-2020	E	c	501	com.apple.macbookpro-16-silver|com.apple.macbookpro-16-mid-2020					MacBookPro16,4@ECOLOR=225,225,223		CoreTypes		
com.apple.macbookpro-16-space-gray-mid-2020	E	c	502	com.apple.macbookpro-16-space-gray|com.apple.macbookpro-16-mid-2020					MacBookPro16,4@ECOLOR=157,157,160		CoreTypes		
com.apple.macbookair	E	c	503	com.apple.mac.laptop					MacBookAir1,1|MacBookAir2,1		CoreTypes	MacBook Air	
com.apple.macbookair-11-unibody	E	c	504	com.apple.macbookair					MacBookAir3,1|MacBookAir4,1|MacBookAir5,1|MacBookAir6,1|MacBookAir7,1		CoreTypes		
com.apple.macbookair-13-unibody	E	c	505	com.apple.macbookair					MacBookAir|MacBookAir3,2|MacBookAir4,2|MacBookAir5,2|MacBookAir6,2|MacBookAir7,2		CoreTypes		
com.apple.macbookair-2018	E	c	506	com.apple.macbookair					MacBookAir8,1		CoreTypes		
com.apple.macbookair-2018-silver	E	c	507	com.apple.macbookair-2018					MacBookAir8,1@ECOLOR=225,225,223		CoreTypes		
com.apple.macbookair-2018-space-gray	E	c	508	com.apple.macbookair-2018					MacBookAir8,1@ECOLOR=157,157,160		CoreTypes		
com.apple.macbookair-2018-gold	E	c	509	com.apple.macbookair-2018					MacBookAir8,1@ECOLOR=217,180,154		CoreTypes		
com.apple.macbookair-2019	E	c	510	com.apple.macbookair-2018					MacBookAir8,2		CoreTypes		
com.apple.macbookair-2019-silver	E	c	511	com.apple.macbookair-2018-silver					MacBookAir8,2@ECOLOR=225,225,223		CoreTypes		
com.apple.macbookair-2019-space-gray	E	c	512	com.apple.macbookair-2018-space-gray					MacBookAir8,2@ECOLOR=157,157,160		CoreTypes		
com.apple.macbookair-2019-gold	E	c	513	com.apple.macbookair-2018-gold					MacBookAir8,2@ECOLOR=217,180,154		CoreTypes		
com.apple.macbookair-2020	E	c	514	com.apple.macbookair-2019					MacBookAir9,1		CoreTypes		
com.apple.macbookair-2020-silver	E	c	515	com.apple.macbookair-2019-silver					MacBookAir9,1@ECOLOR=225,225,223		CoreTypes		
com.apple.macbookair-2020-space-gray	E	c	516	com.apple.macbookair-2019-space-gray					MacBookAir9,1@ECOLOR=157,157,160		CoreTypes		
com.apple.macbookair-2020-gold	E	c	517	com.apple.macbookair-2019-gold					MacBookAir9,1@ECOLOR=217,180,154		CoreTypes		
com.apple.macpro	E	c	518	com.apple.mac			sbMP		MacPro		CoreTypes	Mac Pro	
com.apple.macpro-firewire	E	c	519	com.apple.macpro|com.apple.mac.tower					MacPro1,1|MacPro2,1|MacPro3,1|MacPro4,1|MacPro5,1		CoreTypes		
com.apple.macpro-cylinder	E	c	520	com.apple.macpro|com.apple.mac.tower			sbMC		MacPro6,1		CoreTypes		
com.apple.macpro-2019	E	c	521	com.apple.macpro|com.apple.mac.tower					MacPro7,1|MacPro7,1@ECOLOR=225,225,223		CoreTypes		
com.apple.macpro-2019-rackmount	E	c	522	com.apple.macpro|com.apple.mac.rackmount					MacPro7,1@ECOLOR=226,226,224		CoreTypes		
com.apple.macmini-2020	E	c	523	com.apple.macmini					Macmini9,1		CoreTypes		
com.apple.macbookair-late-2020	E	c	524	com.apple.macbookair-2020					MacBookAir10,1		CoreTypes		
com.apple.macbookair-late-2020-silver	E	c	525	com.apple.macbookair-2020-silver|com.apple.macbookair-late-2020					MacBookAir10,1@ECOLOR=1		CoreTypes		
com.apple.macbookair-late-2020-space-gray	E	c	526	com.apple.macbookair-2020-space-gray|com.apple.macbookair-late-2020					MacBookAir10,1@ECOLOR=2		CoreTypes		
com.apple.macbookair-late-2020-gold	E	c	527	com.apple.macbookair-2020-gold|com.apple.macbookair-late-2020					MacBookAir10,1@ECOLOR=3		CoreTypes		
com.apple.macbookpro-13-retina-touchid-late-2020	E	c	528	com.apple.macbookpro-13-retina-touchid-2020					MacBookPro17,1		CoreTypes		
com.apple.macbookpro-13-retina-touchid-silver-late-2020	E	c	529	com.apple.macbookpro-13-retina-touchid-silver-2020|com.apple.macbookpro-13-retina-touchid-late-2020					MacBookPro17,1@ECOLOR=1		CoreTypes		
com.apple.macbookpro-13-retina-touchid-space-gray-late-2020	E	c	530	com.apple.macbookpro-13-retina-touchid-space-gray-2020|com.apple.macbookpro-13-retina-touchid-late-2020					MacBookPro17,1@ECOLOR=2		CoreTypes		
com.apple.imac-2021	E	c	531	com.apple.imac					iMac21,1|iMac21,2		CoreTypes		
com.apple.imac-2021-silver	E	c	532	com.apple.imac-2021					iMac21,1@ECOLOR=1|iMac21,2@ECOLOR=1		CoreTypes		
com.apple.imac-2021-yellow	E	c	533	com.apple.imac-2021					iMac21,1@ECOLOR=3		CoreTypes		
com.apple.imac-2021-green	E	c	534	com.apple.imac-2021					iMac21,1@ECOLOR=4|iMac21,2@ECOLOR=4		CoreTypes		
com.apple.imac-2021-blue	E	c	535	com.apple.imac-2021					iMac21,1@ECOLOR=5|iMac21,2@ECOLOR=5		CoreTypes		
com.apple.imac-2021-red	E	c	536	com.apple.imac-2021					iMac21,1@ECOLOR=6|iMac21,2@ECOLOR=6		CoreTypes		
com.apple.imac-2021-purple	E	c	537	com.apple.imac-2021					iMac21,1@ECOLOR=7		CoreTypes		
com.apple.imac-2021-orange	E	c	538	com.apple.imac-2021					iMac21,1@ECOLOR=8		CoreTypes		
com.apple.developer-transition-kit-2005	E	c	539	com.apple.mac.tower					ADP2,1		CoreTypes		
com.apple.developer-transition-kit-2020	E	c	540	com.apple.mac					ADP3,2		CoreTypes		
com.apple.ios-device	E	c	541	com.apple.device							CoreTypes	iOS device	
com.apple.apple-tv	E	c	542	com.apple.ios-device					AppleTV|AppleTV1,1		CoreTypes	Apple TV	
com.apple.homepod	E	c	543	com.apple.ios-device|public.speaker							CoreTypes	HomePod	
com.apple.ios-simulator	E	c	544	com.apple.ios-device							CoreTypes	iOS Simulator	
com.apple.iphone	E	c	545	com.apple.ios-device			iphn|sbPh		M68AP|iPhone1,1		CoreTypes	iPhone	
com.apple.iphone-3g	E	c	546	com.apple.iphone					N82AP|iPhone1,2		CoreTypes	iPhone 3G	
com.apple.iphone-3gs	E	c	547	com.apple.iphone					N88AP|iPhone2,1		CoreTypes	iPhone 3GS	
com.apple.iphone-4	E	c	548	com.apple.iphone					N90AP|iPhone|iPhone3,1		CoreTypes	iPhone 4	
com.apple.iphone-8	E	c	549	com.apple.iphone							CoreTypes	iPhone 8	
com.apple.iphone-8-2	E	c	550	com.apple.iphone-8					D20AP|D201AP|iPhone10,1|iPhone10,4|iPhone		CoreTypes	iPhone 8 (Model A1863, A1905, A1906, A1907)	
com.apple.iphone-8-7	E	c	551	com.apple.iphone-8					D20AP|D201AP|iPhone10,1|iPhone10,4|iPhone		CoreTypes	iPhone 8 (Model A1863, A1905, A1906, A1907)	
com.apple.iphone-8-8	E	c	552	com.apple.iphone-8					D20AP|D201AP|iPhone10,1|iPhone10,4|iPhone		CoreTypes	iPhone 8 (Model A1863, A1905, A1906, A1907)	
com.apple.iphone-8-plus	E	c	553	com.apple.iphone							CoreTypes	iPhone 8 Plus	
com.apple.iphone-8-plus-2	E	c	554	com.apple.iphone-8-plus					D21AP|D211AP|iPhone10,2|iPhone10,5|iPhone		CoreTypes	iPhone 8 Plus (Model A1864, A1897, A1898, A1899)	
com.apple.iphone-8-plus-3	E	c	555	com.apple.iphone-8-plus					D21AP|D211AP|iPhone10,2|iPhone10,5|iPhone		CoreTypes	iPhone 8 Plus (Model A1864, A1897, A1898, A1899)	
com.apple.iphone-8-plus-1	E	c	556	com.apple.iphone-8-plus					D21AP|D211AP|iPhone10,2|iPhone10,5|iPhone		CoreTypes	iPhone 8 Plus (Model A1864, A1897, A1898, A1899)	
com.apple.homebuttonless-device	E	c	923								MobileDevices		
com.apple.homebuttonless-iphone	E	c	576	com.apple.iphone|com.apple.homebuttonless-device							CoreTypes		
com.apple.iphone-x	E	c	557	com.apple.homebuttonless-iphone							CoreTypes	iPhone X	
com.apple.iphone-x-1	E	c	558	com.apple.iphone-x					D22AP|D221AP|iPhone10,3|iPhone10,6|iPhone		CoreTypes	iPhone X (Model A1865, A1901, A1902, A1903)	
com.apple.iphone-x-2	E	c	559	com.apple.iphone-x					D22AP|D221AP|iPhone10,3|iPhone10,6|iPhone		CoreTypes	iPhone X (Model A1865, A1901, A1902, A1903)	
com.apple.legacy-ipod	E	c	560	com.apple.device							CoreTypes	iPod	
com.apple.ipod-shuffle	E	c	561	com.apple.legacy-ipod							CoreTypes	iPod Shuffle	
com.apple.ipod-shuffle-gen1	E	c	562	com.apple.ipod-shuffle							CoreTypes	iPod Shuffle	
com.apple.ipod-shuffle-gen2	E	c	563	com.apple.ipod-shuffle							CoreTypes	iPod Shuffle (2th generation)	
com.apple.ipod-shuffle-gen3	E	c	564	com.apple.ipod-shuffle							CoreTypes	iPod Shuffle (3th generation)	
com.apple.ipod-shuffle-gen4	E	c	565	com.apple.ipod-shuffle							CoreTypes	iPod Shuffle (4th generation)	
com.apple.ipod-nano	E	c	566	com.apple.legacy-ipod							CoreTypes	iPod Nano	
com.apple.ipod-mini	E	c	567	com.apple.legacy-ipod							CoreTypes	iPod Nano	
com.apple.ipod-classic	E	c	568	com.apple.legacy-ipod							CoreTypes	iPod Classic	
com.apple.ipod	E	c	569	com.apple.ios-device			ipdt|sbPT		iPod		CoreTypes	iPod	
com.apple.ipod-touch	E	c	570	com.apple.ipod					N45AP|iPod1,1		CoreTypes	iPod touch	
com.apple.ipod-touch-2	E	c	571	com.apple.ipod					N72AP|iPod2,1		CoreTypes	iPod touch	
com.apple.ipod-touch-3	E	c	572	com.apple.ipod					N18AP|iPod3,1		CoreTypes	iPod touch	
com.apple.ipod-touch-4	E	c	573	com.apple.ipod					N81AP|iPod4,1		CoreTypes	iPod touch	
com.apple.ipad	E	c	574	com.apple.ios-device					K48AP|iPad|iPad1,1		CoreTypes	iPad	
com.apple.homebuttonless-ipad	E	c	575	com.apple.ipad|com.apple.homebuttonless-device							CoreTypes		
com.apple.watch	E	c	577	com.apple.ios-device					Watch		CoreTypes	Apple Watch	
com.apple.airport-express	E	c	578	com.apple.device			sbAE		AirPort4|AirPort4,102|AirPort4,107		CoreTypes	AirPort Express	
com.apple.airport	E	c	579	com.apple.device			sbAX		AirPort|AirPort5|AirPort5,104|AirPort5,105|AirPort5,108|AirPort5,114|AirPort5,117		CoreTypes	AirPort Extreme	
com.apple.time-capsule	E	c	580	com.apple.device			sbTC		AirPort6|AirPort6,106|TimeCapsule|TimeCapsule6|TimeCapsule6,106|TimeCapsule6,109|TimeCapsule6,113|TimeCapsule6,116		CoreTypes	Time Capsule	
com.apple.airport-extreme-tower	E	c	581	com.apple.airport			sbAT		AirPort7,120		CoreTypes	AirPort Extreme	
com.apple.airport-time-capsule-tower	E	c	582	com.apple.time-capsule					TimeCapsule8,119		CoreTypes	Time Capsule	
com.apple.cinema-display	E	c	583	public.display							CoreTypes	Cinema Display	
com.apple.led-cinema-display-24	E	c	584	public.display							CoreTypes	LED Cinema Display	
com.apple.led-cinema-display-27	E	c	585	public.display							CoreTypes	LED Cinema Display	
com.apple.pro-display-xdr	E	c	586	public.display							CoreTypes	Pro Display XDR	
public.storage	E	c	587								CoreTypes	Storage	
com.apple.storage-external	E	c	588	public.storage			rmov|edsk|sbAD|sbED|sbSD				CoreTypes	External Disk	
com.apple.generic-time-machine-disk	E	c	589	public.storage			gtmi|sbTM				CoreTypes	Generic Time Machine Disk	
com.apple.storage-netboot	E	c	590	public.storage			netB				CoreTypes	NetBootVolume	
com.apple.file-server	E	c	591	public.storage			srvr				CoreTypes	File Server	
com.apple.storage-internal	E	c	592	public.storage			hdsk|sbIn				CoreTypes	Internal Disk	
com.apple.storage-removable	E	c	593	public.storage			flpy|sbRm				CoreTypes	Removable Disk	
com.apple.file-vault	E	c	594				fVlt				CoreTypes	FileVault	
com.apple.generic-airdisk	E	c	595	public.storage			aird				CoreTypes	Generic AirDisk	
public.optical-storage-media	E	c	596	public.storage			sbOD|sbCD				CoreTypes	optical storage media	
public.cd-based-media	E	c	597	public.optical-storage-media							CoreTypes	CD	
public.cd-media	E	c	598	public.cd-based-media			cddr				CoreTypes	CD	
public.cd-r-media	E	c	599	public.cd-based-media			cshm				CoreTypes	CD-R	
public.cd-rw-media	E	c	600	public.cd-based-media							CoreTypes	CD-RW	
public.dvd-based-media	E	c	601	public.optical-storage-media							CoreTypes	DVD	
public.dvd-media	E	c	602	public.dvd-based-media			dvd 				CoreTypes	DVD	
public.dvd-r-media	E	c	603	public.dvd-based-media			dvdr				CoreTypes	DVD-R	
public.dvd-rw-media	E	c	604	public.dvd-based-media			dvdw				CoreTypes	DVD-RW	
public.dvd-ram-media	E	c	605	public.dvd-based-media			nyrc				CoreTypes	DVD-RAM	
public.dvd-plus-r-media	E	c	606	public.dvd-based-media							CoreTypes	DVD+R	
public.dvd-plus-rw-media	E	c	607	public.dvd-based-media							CoreTypes	DVD+RW	
public.hd-dvd-based-media	E	c	608	public.optical-storage-media							CoreTypes	HD DVD	
public.hd-dvd-media	E	c	609	public.hd-dvd-based-media							CoreTypes	HD DVD	
public.hd-dvd-r-media	E	c	610	public.hd-dvd-based-media							CoreTypes	HD DVD-R	
public.hd-dvd-rw-media	E	c	611	public.hd-dvd-based-media							CoreTypes	HD DVD-RW	
public.hd-dvd-ram-media	E	c	612	public.hd-dvd-based-media							CoreTypes	HD DVD-RAM	
public.app-category	E	c	613								CoreTypes	Application	
public.app-category.business	E	c	614	public.app-category							CoreTypes	Business	
public.app-category.developer-tools	E	c	615	public.app-category							CoreTypes	Developer Tools	
public.app-category.education	E	c	616	public.app-category							CoreTypes	Education	
public.app-category.entertainment	E	c	617	public.app-category							CoreTypes	Entertainment	
public.app-category.finance	E	c	618	public.app-category							CoreTypes	Finance	
public.app-category.games	E	c	619	public.app-category							CoreTypes	Games	
public.app-category.action-games	E	c	620	public.app-category.games							CoreTypes	Action Games	
public.app-category.adventure-games	E	c	621	public.app-category.games							CoreTypes	Adventure Games	
public.app-category.arcade-games	E	c	622	public.app-category.games							CoreTypes	Arcade Games	
public.app-category.board-games	E	c	623	public.app-category.games							CoreTypes	Board Games	
public.app-category.card-games	E	c	624	public.app-category.games							CoreTypes	Card Games	
public.app-category.casino-games	E	c	625	public.app-category.games							CoreTypes	Casino Games	
public.app-category.dice-games	E	c	626	public.app-category.games							CoreTypes	Dice Games	
public.app-category.educational-games	E	c	627	public.app-category.games							CoreTypes	Educational Games	
public.app-category.family-games	E	c	628	public.app-category.games							CoreTypes	Family Games	
public.app-category.kids-games	E	c	629	public.app-category.games							CoreTypes	Kids Games	
public.app-category.music-games	E	c	630	public.app-category.games							CoreTypes	Music Games	
public.app-category.puzzle-games	E	c	631	public.app-category.games							CoreTypes	Puzzle Games	
public.app-category.racing-games	E	c	632	public.app-category.games							CoreTypes	Racing Games	
public.app-category.role-playing-games	E	c	633	public.app-category.games							CoreTypes	Role Playing Games	
public.app-category.simulation-games	E	c	634	public.app-category.games							CoreTypes	Simulation Games	
public.app-category.sports-games	E	c	635	public.app-category.games							CoreTypes	Sports Games	
public.app-category.strategy-games	E	c	636	public.app-category.games							CoreTypes	Strategy Games	
public.app-category.trivia-games	E	c	637	public.app-category.games							CoreTypes	Trivia Games	
public.app-category.word-games	E	c	638	public.app-category.games							CoreTypes	Word Games	
public.app-category.graphics-design	E	c	639	public.app-category							CoreTypes	Graphics & Design	
public.app-category.healthcare-fitness	E	c	640	public.app-category							CoreTypes	Healthcare & Fitness	
public.app-category.lifestyle	E	c	641	public.app-category							CoreTypes	Lifestyle	
public.app-category.medical	E	c	642	public.app-category							CoreTypes	Medical	
public.app-category.music	E	c	643	public.app-category							CoreTypes	Music	
public.app-category.news	E	c	644	public.app-category							CoreTypes	News	
public.app-category.photography	E	c	645	public.app-category							CoreTypes	Photography	
public.app-category.productivity	E	c	646	public.app-category							CoreTypes	Productivity	
public.app-category.reference	E	c	647	public.app-category							CoreTypes	Reference	
public.app-category.social-networking	E	c	648	public.app-category							CoreTypes	Social Networking	
public.app-category.sports	E	c	649	public.app-category							CoreTypes	Sports	
public.app-category.travel	E	c	650	public.app-category							CoreTypes	Travel	
public.app-category.utilities	E	c	651	public.app-category							CoreTypes	Utilities	
public.app-category.video	E	c	652	public.app-category							CoreTypes	Video	
public.app-category.weather	E	c	653	public.app-category							CoreTypes	Weather	
public.app-category.bookmarks	E	c	654	public.app-category							CoreTypes	Bookmarks	
public.app-category.books	E	c	655	public.app-category							CoreTypes	Books	
public.app-category.navigation	E	c	656	public.app-category							CoreTypes	Navigation	
public.app-category.photography-and-video	E	c	657	public.app-category.photography|public.app-category.video							CoreTypes	Photo & Video	
public.app-category.food-and-drink	E	c	658	public.app-category							CoreTypes	Food & Drink	
public.app-category.shopping	E	c	659	public.app-category							CoreTypes	Shopping	
public.app-category.magazines-and-newspapers	E	c	660	public.app-category							CoreTypes	Magazines & Newspapers	
com.apple.structured-text	E	c	661	public.plain-text							CoreTypes	Structured Text	
com.apple.structured-text.date	E	c	662	com.apple.structured-text							CoreTypes	Date (Structured Text)	
com.apple.structured-text.address	E	c	663	com.apple.structured-text							CoreTypes	Address (Structured Text)	
com.apple.structured-text.telephone-number	E	c	664	com.apple.structured-text							CoreTypes	Telephone Number (Structured Text)	
com.apple.structured-text.transit-information	E	c	665	com.apple.structured-text							CoreTypes	Transit Information (Structured Text)	
com.apple.active-webpage	E	c	666								CoreTypes	Active Web Page	
com.adobe.pdf	I	c	667	public.data|public.composite-content	pdf	application/pdf	PDF 	Apple PDF pasteboard type			CoreTypes	PDF document	
com.adobe.edn	I	c	668	public.data	edn						CoreTypes	Adobe DRM Activation Key (EDN)	
com.adobe.etd	I	c	669	public.data	etd						CoreTypes	Adobe Digital Editions (ETD)	
com.adobe.xfdf	I	c	670	public.data|public.composite-content	xfdf						CoreTypes	Adobe Acrobat Forms Document (XFDF)	
com.adobe.fdf	I	c	671	public.data	fdf						CoreTypes	Adobe Acrobat Forms Document (FDF)	
com.adobe.postscript	I	c	672	public.data|public.composite-content	ps	application/postscript					CoreTypes	PostScript	
com.adobe.encapsulated-postscript	I	c	673	com.adobe.postscript	eps		EPSF	NeXT Encapsulated PostScript v1.2 pasteboard type|NSPostScriptPboardType			CoreTypes	Encapsulated PostScript	
com.compuserve.gif	I	c	674	public.image	gif	image/gif	GIFf				CoreTypes	GIF image	
com.microsoft.bmp	I	c	675	public.image	bmp|dib	image/bmp	BMP |BMPf				CoreTypes	Windows BMP image	
com.microsoft.ico	I	c	676	public.image	ico	image/vnd.microsoft.icon					CoreTypes	Windows icon image	
org.webmproject.webp	I	c	677	public.image	webp	image/webp					CoreTypes	WebP Image	https://developers.google.com/speed/webp
org.webmproject.webm	I	c	678	public.movie	webm	video/webm|audio/webm					CoreTypes	WebM Media	https://www.webmproject.org/docs/container/
public.ofd	I	c	679	public.data|public.composite-content	ofd	application/ofd					CoreTypes	Open Fixed-layout Document	
org.openoffice.text	I	c	680	public.data|public.content	sxw|sdw	application/vnd.sun.xml.writer|application/vnd.stardivision.writer					CoreTypes	OpenOffice.org 1.0 Text	
org.openoffice.text-template	I	c	681	public.data|public.content	stw	application/vnd.sun.xml.writer.template					CoreTypes	OpenOffice.org 1.0 Text Template	
org.oasis-open.opendocument.text	I	c	682	org.oasis-open.opendocument|public.composite-content	odt	application/vnd.oasis.opendocument.text					CoreTypes	Open Document text	
org.oasis-open.opendocument.text-template	I	c	683	org.oasis-open.opendocument|public.composite-content	ott	application/vnd.oasis.opendocument.text-template					CoreTypes	Open Document text template	
org.openoffice.graphics	I	c	684	public.data|public.content	sxd|sda	application/vnd.sun.xml.draw|application/vnd.stardivision.draw					CoreTypes	OpenOffice.org 1.0 Drawing	
org.openoffice.graphics-template	I	c	685	public.data|public.content	std	application/vnd.sun.xml.draw.template					CoreTypes	OpenOffice.org 1.0 Drawing Template	
org.oasis-open.opendocument.graphics	I	c	686	org.oasis-open.opendocument|public.composite-content	odg	application/vnd.oasis.opendocument.graphics					CoreTypes	Open Document graphics	
org.oasis-open.opendocument.graphics-template	I	c	687	org.oasis-open.opendocument|public.composite-content	otg	application/vnd.oasis.opendocument.graphics-template					CoreTypes	Open Document graphics template	
org.openoffice.presentation	I	c	688	public.data|public.content|public.presentation	sxi|sdd|sdp	application/vnd.sun.xml.impress|application/vnd.stardivision.impress|application/vnd.stardivision.impress-packed					CoreTypes	OpenOffice.org 1.0 Presentation	
org.openoffice.presentation-template	I	c	689	public.data|public.content|public.presentation	sti	application/vnd.sun.xml.impress.template					CoreTypes	OpenOffice.org 1.0 Presentation Template	
org.oasis-open.opendocument.presentation	I	c	690	org.oasis-open.opendocument|public.composite-content|public.presentation	odp	application/vnd.oasis.opendocument.presentation					CoreTypes	Open Document presentation	
org.oasis-open.opendocument.presentation-template	I	c	691	org.oasis-open.opendocument|public.composite-content|public.presentation	otp	application/vnd.oasis.opendocument.presentation-template					CoreTypes	Open Document presentation template	
org.openoffice.spreadsheet	I	c	692	public.data|public.spreadsheet	sxc|sdc	application/vnd.sun.xml.calc|application/vnd.stardivision.calc					CoreTypes	OpenOffice.org 1.0 Spreadsheet	
org.openoffice.spreadsheet-template	I	c	693	public.data|public.spreadsheet	stc	application/vnd.sun.xml.calc.template					CoreTypes	OpenOffice.org 1.0 Spreadsheet Template	
org.oasis-open.opendocument.spreadsheet	I	c	694	org.oasis-open.opendocument|public.composite-content|public.spreadsheet	ods	application/vnd.oasis.opendocument.spreadsheet					CoreTypes	Open Document spreadsheet	
org.oasis-open.opendocument.spreadsheet-template	I	c	695	org.oasis-open.opendocument|public.composite-content|public.spreadsheet	ots	application/vnd.oasis.opendocument.spreadsheet-template					CoreTypes	Open Document spreadsheet template	
org.oasis-open.opendocument.chart	I	c	696	org.oasis-open.opendocument|public.composite-content	odc	application/vnd.oasis.opendocument.chart					CoreTypes	Open Document chart	
org.oasis-open.opendocument.chart-template	I	c	697	org.oasis-open.opendocument|public.composite-content	otc	application/vnd.oasis.opendocument.chart-template					CoreTypes	Open Document chart template	
org.oasis-open.opendocument.image	I	c	698	org.oasis-open.opendocument|public.image	odi	application/vnd.oasis.opendocument.image					CoreTypes	Open Document image	
org.oasis-open.opendocument.image-template	I	c	699	org.oasis-open.opendocument|public.image	oti	application/vnd.oasis.opendocument.image-template					CoreTypes	Open Document image template	
org.openoffice.formula	I	c	700	public.data|public.content	sxm|smf	application/vnd.sun.xml.math|application/vnd.stardivision.math					CoreTypes	OpenOffice.org 1.0 Formula	
org.oasis-open.opendocument.formula	I	c	701	org.oasis-open.opendocument|public.content	odf	application/vnd.oasis.opendocument.formula					CoreTypes	Open Document formula	
org.oasis-open.opendocument.formula-template	I	c	702	org.oasis-open.opendocument|public.content	otf	application/vnd.oasis.opendocument.formula-template					CoreTypes	Open Document formula template	
org.openoffice.text-master	I	c	703	public.data|public.content	sxg	application/vnd.sun.xml.writer.global					CoreTypes	OpenOffice.org 1.0 Master	
org.oasis-open.opendocument.text-master	I	c	704	org.oasis-open.opendocument|public.composite-content	odm	application/vnd.oasis.opendocument.text-master					CoreTypes	Open Document text master	
org.oasis-open.opendocument.text-web	I	c	705	org.oasis-open.opendocument|public.composite-content	oth	application/vnd.oasis.opendocument.text-web					CoreTypes	Open Document HTML template	
org.oasis-open.opendocument.database	I	c	706	public.data|public.content|public.database	odb	application/vnd.oasis.opendocument.database					CoreTypes	Open Document database	
com.microsoft.word.wordml	I	c	707	public.xml|public.composite-content	xml						CoreTypes	Microsoft Word 2003 XML document	
org.openxmlformats.wordprocessingml.document	I	c	708	org.openxmlformats.openxml|public.composite-content	docx	application/vnd.openxmlformats-officedocument.wordprocessingml.document					CoreTypes	Office Open XML word processing document	
org.openxmlformats.wordprocessingml.document.macroenabled	I	c	709	org.openxmlformats.openxml|public.composite-content|public.executable	docm	application/vnd.ms-word.document.macroEnabled.12					CoreTypes	Office Open XML word processing document (macros enabled)	
org.openxmlformats.wordprocessingml.template	I	c	710	org.openxmlformats.openxml|public.composite-content	dotx	application/vnd.openxmlformats-officedocument.wordprocessingml.template					CoreTypes	Office Open XML word processing template	
org.openxmlformats.wordprocessingml.template.macroenabled	I	c	711	org.openxmlformats.openxml|public.composite-content|public.executable	dotm	application/vnd.ms-word.template.macroEnabled.12					CoreTypes	Office Open XML word processing template (macros enabled)	
org.openxmlformats.spreadsheetml.sheet	I	c	712	org.openxmlformats.openxml|public.composite-content|public.spreadsheet	xlsx	application/vnd.openxmlformats-officedocument.spreadsheetml.sheet					CoreTypes	Office Open XML spreadsheet	
org.openxmlformats.spreadsheetml.sheet.macroenabled	I	c	713	org.openxmlformats.openxml|public.composite-content|public.spreadsheet|public.executable	xlsm	application/vnd.ms-excel.sheet.macroEnabled.12					CoreTypes	Office Open XML spreadsheet (macros enabled)	
com.microsoft.excel.sheet.binary.macroenabled	I	c	714	public.zip-archive|public.composite-content|public.spreadsheet|public.executable	xlsb	application/vnd.ms-excel.sheet.binary.macroEnabled.12					CoreTypes	Microsoft Excel 2007 spreadsheet (macros enabled)	
org.openxmlformats.spreadsheetml.template	I	c	715	org.openxmlformats.openxml|public.composite-content|public.spreadsheet	xltx	application/vnd.openxmlformats-officedocument.spreadsheetml.template					CoreTypes	Office Open XML spreadsheet template	
org.openxmlformats.spreadsheetml.template.macroenabled	I	c	716	org.openxmlformats.openxml|public.composite-content|public.spreadsheet|public.executable	xltm	application/vnd.ms-excel.template.macroEnabled.12					CoreTypes	Office Open XML spreadsheet template (macros enabled)	
org.openxmlformats.presentationml.presentation	I	c	717	org.openxmlformats.openxml|public.presentation	pptx	application/vnd.openxmlformats-officedocument.presentationml.presentation					CoreTypes	Office Open XML presentation	
org.openxmlformats.presentationml.presentation.macroenabled	I	c	718	org.openxmlformats.openxml|public.presentation|public.executable	pptm	application/vnd.ms-powerpoint.presentation.macroEnabled.12					CoreTypes	Office Open XML presentation (macros enabled)	
org.openxmlformats.presentationml.slideshow	I	c	719	org.openxmlformats.openxml|public.presentation	ppsx	application/vnd.openxmlformats-officedocument.presentationml.slideshow					CoreTypes	Office Open XML slide show	
org.openxmlformats.presentationml.slideshow.macroenabled	I	c	720	org.openxmlformats.openxml|public.presentation|public.executable	ppsm	application/vnd.ms-powerpoint.slideshow.macroEnabled.12					CoreTypes	Office Open XML slide show (macros enabled)	
org.openxmlformats.presentationml.template	I	c	721	org.openxmlformats.openxml|public.presentation	potx	application/vnd.openxmlformats-officedocument.presentationml.template					CoreTypes	Office Open XML presentation template	
org.openxmlformats.presentationml.template.macroenabled	I	c	722	org.openxmlformats.openxml|public.presentation|public.executable	potm	application/vnd.ms-powerpoint.template.macroEnabled.12					CoreTypes	Office Open XML presentation template (macros enabled)	
com.microsoft.word.doc	I	c	723	public.data|public.composite-content	doc	application/msword	W8BN				CoreTypes	Microsoft Word 97-2004 document	
com.microsoft.word.dot	I	c	724	public.data|public.composite-content	dot	application/msword	W8TN				CoreTypes	Microsoft Word 97-2004 template	
com.microsoft.excel.xls	I	c	725	public.data|public.composite-content|public.spreadsheet	xls	application/vnd.ms-excel|application/msexcel	XLS8				CoreTypes	Microsoft Excel 97-2004 worksheet	
com.microsoft.excel.xlt	I	c	726	public.data|public.spreadsheet	xlt	application/vnd.ms-excel|application/msexcel	sLS8				CoreTypes	Microsoft Excel 97-2004 template	
com.microsoft.excel.xlw	I	c	727	public.data|public.spreadsheet	xlw	application/vnd.ms-excel|application/msexcel	XLW8				CoreTypes	Microsoft Excel 97-2004 workspace	
com.microsoft.excel.xla	I	c	728	public.data	xla		XLA5				CoreTypes	Microsoft Excel add-in	
com.microsoft.powerpoint.ppt	I	c	729	public.data|public.presentation	ppt	application/vnd.ms-powerpoint|application/mspowerpoint	SLD8				CoreTypes	Microsoft PowerPoint 97-2004 presentation	
com.microsoft.powerpoint.pot	I	c	730	public.data|public.presentation	pot	application/vnd.ms-powerpoint|application/mspowerpoint	PPOT				CoreTypes	Microsoft PowerPoint 97-2004 template	
com.microsoft.powerpoint.pps	I	c	731	public.data|public.presentation	pps	application/vnd.ms-powerpoint|application/mspowerpoint	PPSS				CoreTypes	Microsoft PowerPoint 97-2004 slide show	
com.apple.keynote.key	I	c	732	com.apple.package|public.presentation							CoreTypes	Keynote document	
com.apple.keynote.kth	I	c	733	com.apple.package|public.presentation							CoreTypes	Keynote theme	
com.apple.iWork.Keynote.key	I	c	734	com.apple.package|public.presentation|com.apple.keynote.key	key						CoreTypes	Keynote document	http://www.apple.com/iwork/keynote/
com.apple.iWork.Keynote.key-tef	I	c	735	com.apple.package|public.presentation|com.apple.keynote.key	key-tef						CoreTypes	Keynote document	http://www.apple.com/iwork/keynote/
com.apple.iWork.Keynote.sffkey	I	c	736	public.data|public.presentation	key	application/x-iwork-keynote-sffkey					CoreTypes	Keynote document	http://www.apple.com/iwork/keynote/
com.apple.iWork.Keynote.kth	I	c	737	com.apple.package|public.presentation|com.apple.keynote.kth	kth						CoreTypes	Keynote theme	http://www.apple.com/iwork/keynote/
com.apple.iWork.Keynote.sffkth	I	c	738	public.data|public.presentation	kth	application/x-iwork-keynote-sffkth					CoreTypes	Keynote theme	http://www.apple.com/iwork/keynote/
com.apple.iWork.Pages.pages	I	c	739	com.apple.package|public.composite-content	pages						CoreTypes	Pages document	http://www.apple.com/iwork/pages/
com.apple.iWork.Pages.pages-tef	I	c	740	com.apple.package|public.composite-content	pages-tef						CoreTypes	Pages document	http://www.apple.com/iwork/pages/
com.apple.iWork.Pages.sffpages	I	c	741	public.data|public.composite-content	pages	application/x-iwork-pages-sffpages					CoreTypes	Pages document	http://www.apple.com/iwork/pages/
com.apple.iWork.Pages.template	I	c	742	com.apple.package|public.composite-content	template						CoreTypes	Pages template	http://www.apple.com/iwork/pages/
com.apple.iWork.Pages.sfftemplate	I	c	743	public.data|public.composite-content	template	application/x-iwork-pages-sfftemplate					CoreTypes	Pages template	http://www.apple.com/iwork/pages/
com.apple.iWork.Numbers.numbers	I	c	744	com.apple.package|public.composite-content|public.spreadsheet	numbers						CoreTypes	Numbers document	http://www.apple.com/iwork/numbers/
com.apple.iWork.Numbers.numbers-tef	I	c	745	com.apple.package|public.composite-content|public.spreadsheet	numbers-tef						CoreTypes	Numbers document	http://www.apple.com/iwork/numbers/
com.apple.iWork.Numbers.sffnumbers	I	c	746	public.data|public.composite-content|public.spreadsheet	numbers	application/x-iwork-numbers-sffnumbers					CoreTypes	Numbers document	http://www.apple.com/iwork/numbers/
com.apple.iWork.Numbers.template	I	c	747	com.apple.package|public.composite-content|public.spreadsheet	nmbtemplate						CoreTypes	Numbers template	http://www.apple.com/iwork/numbers/
com.apple.iWork.Numbers.sfftemplate	I	c	748	public.data|public.composite-content|public.spreadsheet	nmbtemplate	application/x-iwork-numbers-sfftemplate					CoreTypes	Numbers template	http://www.apple.com/iwork/numbers/
com.apple.garageband.project	I	c	749	com.apple.package|public.audiovisual-content	band|gbProj		EMP1				CoreTypes	GarageBand Project	http://www.apple.com/ilife/garageband/
com.adobe.photoshop-image	I	c	750	public.image	psd	image/vnd.adobe.photoshop|image/photoshop|image/x-photoshop|image/psd|application/photoshop	8BPS				CoreTypes	Adobe Photoshop document	
com.adobe.photoshop-large-image	I	c	751	public.image	psb		8BPB				CoreTypes	Adobe Photoshop large document	
com.adobe.illustrator.ai-image	I	c	752	public.image	ai						CoreTypes	Adobe Illustrator document	
com.truevision.tga-image	I	c	753	public.image	tga	image/targa|image/tga|application/tga	TPIC				CoreTypes	TGA image	
com.sgi.sgi-image	I	c	754	public.image	sgi	image/sgi	.SGI				CoreTypes	Silicon Graphics image	
com.ilm.openexr-image	I	c	755	public.image	exr						CoreTypes	OpenEXR image	
com.kodak.flashpix-image	I	c	756	public.image	fpx	image/fpx|application/vnd.fpx					CoreTypes	FlashPix image	
public.heif-standard	I	c	757	public.image							CoreTypes	HEIF Image	
public.heif	I	c	758	public.heif-standard	heif|hif	image/heif					CoreTypes		
public.heic	I	c	759	public.heif-standard	heic	image/heic					CoreTypes		
public.avci	I	c	760	public.heif-standard	avci	image/avci					CoreTypes		
public.heifs	I	c	761	public.heif-standard	heifs	image/heif-sequence					CoreTypes	HEIF Image Sequence	
public.heics	I	c	762	public.heif-standard	heics	image/heic-sequence					CoreTypes	HEIF Image Sequence	
public.avcs	I	c	763	public.heif-standard	avcs	image/avcs					CoreTypes	HEIF Image Sequence	
com.apple.drawing	I	c	764	public.image	drawing						CoreTypes	Apple Drawing Format	
com.j2.jfx-fax	I	c	765	public.fax	jfx						CoreTypes	J2 fax	
com.j2.efx-fax	I	c	766	public.fax	efx	image/efax					CoreTypes	eFax fax	
com.digidesign.sd2-audio	I	c	767	public.audio	sd2		Sd2f				CoreTypes	Sound Designer II audio	
com.microsoft.waveform-audio	I	c	768	public.audio	wav|wave|bwf	audio/vnd.wave|audio/wav|audio/wave|audio/x-wav	.WAV|WAVE				CoreTypes	Waveform audio	
com.microsoft.advanced-systems-format	I	c	769	public.audiovisual-content	asf	video/x-ms-asf	ASF_				CoreTypes	Microsoft Advanced Systems Format	
com.microsoft.windows-media-wm	I	c	770	public.movie|com.microsoft.advanced-systems-format	wm	video/x-ms-wm					CoreTypes	Windows media	
com.microsoft.windows-media-wmv	I	c	771	public.movie|com.microsoft.advanced-systems-format	wmv	video/x-ms-wmv					CoreTypes	Windows media	
com.microsoft.windows-media-wmp	I	c	772	public.movie|com.microsoft.advanced-systems-format	wmp	video/x-ms-wmp					CoreTypes	Windows media	
com.microsoft.windows-media-wma	I	c	773	public.audio|com.microsoft.advanced-systems-format	wma	video/x-ms-wma					CoreTypes	Windows media audio	
com.microsoft.advanced-stream-redirector	I	c	774	public.audiovisual-content|public.xml	asx	video/x-ms-asx	ASX_				CoreTypes	Advanced Stream Redirector	
com.microsoft.windows-media-wmx	I	c	775	public.movie|com.microsoft.advanced-stream-redirector	wmx	video/x-ms-wmx					CoreTypes	Windows media	
com.microsoft.windows-media-wvx	I	c	776	public.movie|com.microsoft.advanced-stream-redirector	wvx	video/x-ms-wvx					CoreTypes	Windows media	
com.microsoft.windows-media-wax	I	c	777	public.audio|com.microsoft.advanced-stream-redirector	wax	video/x-ms-wax					CoreTypes	Windows media audio	
com.real.realmedia	I	c	778	public.movie	rm	application/vnd.rn-realmedia	PNRM				CoreTypes	RealMedia	
com.real.realmedia-vbr	I	c	779	public.movie	rmvb	application/vnd.rn-realmedia-vbr					CoreTypes	RealMedia Variable Bitrate	
org.smpte.mxf	I	c	780	public.movie	mxf	application/mxf					CoreTypes	Material eXchange Format	
com.real.realaudio	I	c	781	public.audio	ram|ra	audio/vnd.rn-realaudio|audio/x-pn-realaudio|audio/x-realaudio	PNRA				CoreTypes	RealMedia Audio	
com.soundblaster.soundfont	I	c	782	public.audio	sf2						CoreTypes	SoundFont audio	
org.xiph.flac	I	c	783	public.audio	flac	audio/flac					CoreTypes	FLAC audio	
com.avid.open-media-framework	I	c	784	public.audiovisual-content	omf		OMF 				CoreTypes	Open Media Framework interchange format	
public.mp4a-loas	I	c	785	public.audio	loas|latm						CoreTypes	Low Overhead MPEG-4 Audio Stream	
public.mp4a-latm	I	c	786	public.audio		audio/mp4a-latm					CoreTypes	Low-overhead MPEG-4 Audio Transport Multiplex	
com.allume.stuffit-archive	I	c	787	public.data|public.archive							CoreTypes	StuffIt archive family	
com.stuffit.archive.sitx	I	c	788	com.allume.stuffit-archive	sitx	application/x-stuffitx|application/x-sitx	SITX				CoreTypes	StuffIt X archive	
com.stuffit.archive.sidx	I	c	789	com.allume.stuffit-archive	sidx	application/x-stuffitx-index|application/x-sitx-index	SIDX				CoreTypes	StuffIt X index	
com.stuffit.archive.sit	I	c	790	com.allume.stuffit-archive	sit|sea	application/x-stuffit|application/x-sit	SIT5				CoreTypes	StuffIt archive	
com.adobe.flash.video	I	c	791	public.movie	flv|f4v|f4p|f4a|f4b	video/x-flv					CoreTypes	Flash video	
org.khronos.collada.digital-asset-exchange	I	c	792	public.xml|public.audiovisual-content|public.3d-content	dae						CoreTypes	Digital Asset Exchange (DAE)	
com.apple.iMovieLibrary	I	c	793	com.apple.package	imovielibrary						CoreTypes	iMovie Library	
com.apple.iMovieTheater	I	c	794	com.apple.package	theater						CoreTypes	iMovie Theater	
org.7-zip.7-zip-archive	I	c	795	public.data|public.archive	7z	application/x-7z-compressed					CoreTypes	7-Zip archive	https://www.7-zip.org/7z.html
org.tukaani.xz-archive	I	c	796	public.data|public.archive	xz	application/x-xz					CoreTypes	xz compressed archive	https://tukaani.org/xz/format.html
org.tukaani.tar-xz-archive	I	c	797	public.data|public.archive	txz						CoreTypes	xz compressed tar archive	https://tukaani.org/xz/format.html
com.microsoft.cab	I	c	798	public.data|public.archive	cab						CoreTypes	Microsoft Cabinet archive	https://docs.microsoft.com/en-us/windows/win32/msi/cabinet-files
public.haptics-content	I	c	799								CoreTypes	Haptics content	
com.apple.haptics.ahap	I	c	800	public.haptics-content|public.json	ahap						CoreTypes	Apple Haptics Audio Pattern	
com.apple.coreml.model	I	c	801	public.data	mlmodel|mlkitmodel						CoreTypes	Core ML Machine Learning Model	
com.apple.coreml.mlpackage	I	c	802	com.apple.package	mlpackage						CoreTypes	Core ML Machine Learning Model Package	
com.apple.groupactivities.activity	I	c	803	public.data	groupactivity						CoreTypes	Group Activity	
com.apple.icon-decoration	I	c	804								CoreTypes	Icon Decoration	
com.apple.icon-decoration-position	I	c	805								CoreTypes	Icon Decoration Position	
com.apple.icon-decoration-position.center	I	c	806	com.apple.icon-decoration-position							CoreTypes	Icon Decoration Position Center	
com.apple.icon-decoration-position.leading-bottom	I	c	807	com.apple.icon-decoration-position							CoreTypes	Icon Decoration Position Leading Bottom	
com.apple.icon-decoration-position.trailing-bottom	I	c	808	com.apple.icon-decoration-position							CoreTypes	Icon Decoration Position Trailing Bottom	
com.apple.icon-decoration-position.overlay	I	c	809	com.apple.icon-decoration-position							CoreTypes	Icon Decoration Position Overlay	
com.apple.icon-decoration.badge	I	c	810	com.apple.icon-decoration-position.trailing-bottom|com.apple.icon-decoration							CoreTypes	Icon Decoration Badge	
com.apple.icon-decoration.emboss	I	c	811	com.apple.icon-decoration-position.center|com.apple.icon-decoration							CoreTypes	Icon Decoration Emboss	
com.apple.icon-decoration.system	I	c	812	com.apple.icon-decoration							CoreTypes	Icon Decoration System	
com.apple.icon-decoration.system.unsupported	I	c	813	com.apple.icon-decoration.system							CoreTypes	Icon Decoration Unsupported	
com.apple.icon-decoration.system.caution-alert	I	c	814	com.apple.icon-decoration.system							CoreTypes	Icon Decoration Alert Caution	
com.apple.icon-decoration.system.alias	I	c	815	com.apple.icon-decoration.system							CoreTypes	Icon Decoration Alias	
com.apple.icon-decoration.system.new-folder	I	c	816	com.apple.icon-decoration.system							CoreTypes	Icon Decoration New Folder	
com.apple.icon-decoration.badge.locked	I	c	817	com.apple.icon-decoration-position.leading-bottom|com.apple.icon-decoration.system							CoreTypes	Icon Decoration Locked Badge	
com.apple.icon-decoration.badge.checkmark	I	c	818	com.apple.icon-decoration-position.trailing-bottom|com.apple.icon-decoration.badge							CoreTypes	Icon Decoration Checkmark Badge	
com.apple.icon-decoration.badge.comments	I	c	819	com.apple.icon-decoration-position.trailing-bottom|com.apple.icon-decoration.badge							CoreTypes	Icon Decoration Comments Badge	
com.apple.icon-decoration.badge.drop-folder	I	c	820	com.apple.icon-decoration-position.trailing-bottom|com.apple.icon-decoration.badge							CoreTypes	Icon Decoration Drop Folder Badge	
com.apple.icon-decoration.badge.heart	I	c	821	com.apple.icon-decoration-position.trailing-bottom|com.apple.icon-decoration.badge							CoreTypes	Icon Decoration Heart Badge	
com.apple.icon-decoration.badge.in-review	I	c	822	com.apple.icon-decoration-position.trailing-bottom|com.apple.icon-decoration.badge							CoreTypes	Icon Decoration In Review Badge	
com.apple.icon-decoration.badge.locked-by-collaborator	I	c	823	com.apple.icon-decoration-position.trailing-bottom|com.apple.icon-decoration.badge							CoreTypes	Icon Decoration Locked By Collaborator Badge	
com.apple.icon-decoration.badge.locked-by-user	I	c	824	com.apple.icon-decoration-position.trailing-bottom|com.apple.icon-decoration.badge							CoreTypes	Icon Decoration Locked By User Badge	
com.apple.icon-decoration.badge.pinned	I	c	825	com.apple.icon-decoration-position.trailing-bottom|com.apple.icon-decoration.badge							CoreTypes	Icon Decoration Pinned Badge	
com.apple.icon-decoration.badge.private-folder	I	c	826	com.apple.icon-decoration-position.trailing-bottom|com.apple.icon-decoration.badge							CoreTypes	Icon Decoration Private Folder Badge	
com.apple.icon-decoration.badge.syncing	I	c	827	com.apple.icon-decoration-position.trailing-bottom|com.apple.icon-decoration.badge							CoreTypes	Icon Decoration Syncing Badge	
com.apple.icon-decoration.badge.trending	I	c	828	com.apple.icon-decoration-position.trailing-bottom|com.apple.icon-decoration.badge							CoreTypes	Icon Decoration Trending Badge	
com.apple.icon-decoration.badge.warning	I	c	829	com.apple.icon-decoration-position.trailing-bottom|com.apple.icon-decoration.badge							CoreTypes	Icon Decoration Warning Badge	
com.apple.document-type	I	c	830	public.item							CoreTypes	Document Type	
com.apple.document-type.dictionary	I	c	831	com.apple.document-type			dict				CoreTypes	Dictionary	
com.apple.accounts-icon	I	c	832	com.apple.document-type			acct				CoreTypes	Accounts Icon	
com.apple.legacy.actions-icon	I	c	833	com.apple.document-type			acts				CoreTypes	Actions Icon	
com.apple.everyone-icon	I	c	834	com.apple.document-type			evry				CoreTypes	Everyone Icon	
com.apple.legacy.general-icon	I	c	835	com.apple.document-type			gnrl				CoreTypes	General Icon	
com.apple.legacy.sidebar-prefs-icon	I	c	836	com.apple.document-type			sdbp				CoreTypes	Sidebar Prefs Icon	
com.apple.legacy.toolbar-advanced-icon	I	c	837	com.apple.document-type			tbav				CoreTypes	Toolbar Advanced Icon	
com.apple.legacy.toolbar-info-icon	I	c	838	com.apple.document-type			tbin				CoreTypes	Toolbar Info Icon	
com.apple.legacy.toolbar-labels-icon	I	c	839	com.apple.document-type			tblb				CoreTypes	Toolbar Labels Icon	
com.apple.legacy.clock-icon	I	c	840	com.apple.document-type			clck				CoreTypes	Clock Icon	
com.apple.legacy.synchronize	I	c	841	com.apple.document-type			sync				CoreTypes	Synchronize	
com.apple.icon-overlay.new-folder-badge	I	c	842	com.apple.document-type			nfbg				CoreTypes	New Folder Badge	
com.apple.legacy.finder-icon	I	c	843	com.apple.document-type			scsh|scmp|ramd|dsrv|FNDR|capl|mntd|shfl|ownd|prnt|strt|shdf|amnu|ctrl|prfƒ|font|appr|intƒ|scrƒ|ƒloc|asup|ƒhlp|sapl|asnd|dsnd|mbdg|scrp|shrt|ftps|htps|isrv|atzn|afps|atlk|nfld|writ|shrw|shro|shna|shuk|nfil|susr|edtf|pref|ƒscr|ƒnet|ƒtex|ƒprd|ppdf|ctrD|extD|strD|shdD|macD|astƒ|cmnu|rapp|rdoc|rsrv|psys|papp|capl|ramd|shlb|Shlb|sbdg|dali|rofl				CoreTypes	Finder	
com.apple.unknown-object	I	c	844	com.apple.document-type			unfs				CoreTypes	Unknown Object	
com.apple.not-loaded	I	c	845	com.apple.document-type			nldd				CoreTypes	Not Loaded	
com.apple.legacy.window	I	c	846	com.apple.document-type			gwin				CoreTypes	Window	
com.apple.legacy.question-mark	I	c	847	com.apple.document-type			ques				CoreTypes	Question Mark	
com.apple.legacy.eject-media	I	c	848	com.apple.document-type			ejec				CoreTypes	Eject Media	
com.apple.legacy.burn	I	c	849	com.apple.document-type			burn				CoreTypes	Burn	
com.apple.legacy.customize-toolbar	I	c	850	com.apple.document-type			tcus				CoreTypes	Customize Toolbar	
com.apple.legacy.delete-toolbar	I	c	851	com.apple.document-type			tdel				CoreTypes	Delete Toolbar	
com.apple.legacy.right-container-arrow	I	c	852	com.apple.document-type			rcar				CoreTypes	Right Container Arrow	
com.apple.icon-overlay.drop-folder-badge	I	c	853	com.apple.document-type			drfb				CoreTypes	Drop Folder Badge	
com.apple.icon-overlay.private-folder-badge	I	c	854	com.apple.document-type			prfb				CoreTypes	Private Folder Badge	
com.apple.icon-overlay.private-folder	I	c	855	com.apple.document-type			prvf				CoreTypes	Private Folder	
com.apple.legacy.open-folder	I	c	856	com.apple.document-type			ofld				CoreTypes	Open Folder	
com.apple.legacy.favorite-items	I	c	857	com.apple.document-type			favs				CoreTypes	Favorite Items	
com.apple.legacy.locked	I	c	858	com.apple.document-type			lock				CoreTypes	Locked	
com.apple.legacy.unlocked	I	c	859	com.apple.document-type			ulck				CoreTypes	Unlocked	
com.apple.legacy.no-write	I	c	860	com.apple.document-type			nwrt				CoreTypes	No Write	
com.apple.legacy.keep-arranged	I	c	861	com.apple.document-type			arng				CoreTypes	Keep Arranged	
com.apple.legacy.grid	I	c	862	com.apple.document-type			grid				CoreTypes	Grid	
com.apple.legacy.connect-to	I	c	863	com.apple.document-type			cnct				CoreTypes	Connect To	
com.apple.legacy.backward-arrow	I	c	864	com.apple.document-type			baro|sbar				CoreTypes	Backward Arrow	
com.apple.legacy.forward-arrow	I	c	865	com.apple.document-type			faro|sfar				CoreTypes	Forward Arrow	
com.apple.icon-overlay.locked-badge	I	c	866	com.apple.document-type			lbdg				CoreTypes	Locked Badge	
com.apple.icon-overlay.alias-badge	I	c	867	com.apple.document-type			abdg				CoreTypes	Alias Badge	
com.apple.icon-overlay.alert-caution-badge	I	c	868	com.apple.document-type			cbdg				CoreTypes	Alert Caution Badge	
com.apple.icon-overlay.unsupported-badge	I	c	869	com.apple.document-type			ubdg				CoreTypes	Unsupported Badge	
com.apple.legacy.magnifying-glass	I	c	870	com.apple.document-type			glas				CoreTypes	Magnifying Glass	
com.apple.legacy.erasing	I	c	871	com.apple.document-type			eras				CoreTypes	Erasing	
com.apple.legacy.multiple-items	I	c	872	com.apple.document-type			mitm				CoreTypes	Multiple Items	
com.adobe.raw-image	I	c	873	public.camera-raw-image	dng	image/x-adobe-dng					RawCameraTypes	Adobe raw image	
com.dxo.raw-image	I	c	874	public.camera-raw-image	dxo	image/x-dxo-dxo					RawCameraTypes	DxO raw image	
com.canon.crw-raw-image	I	c	875	public.camera-raw-image	crw	image/x-canon-crw					RawCameraTypes	Canon CRW raw image	
com.canon.cr2-raw-image	I	c	876	public.camera-raw-image	cr2						RawCameraTypes	Canon CR2 raw image	
com.canon.cr3-raw-image	I	c	877	public.camera-raw-image	cr3						RawCameraTypes	Canon CR3 raw image	
com.canon.tif-raw-image	I	c	878	public.camera-raw-image							RawCameraTypes	Canon TIF raw image	
com.epson.raw-image	I	c	879	public.camera-raw-image	erf	image/x-epson-erf					RawCameraTypes	Epson raw image	
com.fuji.raw-image	I	c	880	public.camera-raw-image	raf						RawCameraTypes	Fuji raw image	
com.hasselblad.fff-raw-image	I	c	881	public.camera-raw-image	fff						RawCameraTypes	Hasselblad FFF raw image	
com.hasselblad.3fr-raw-image	I	c	882	public.camera-raw-image	3fr						RawCameraTypes	Hasselblad 3FR raw image	
com.kodak.raw-image	I	c	883	public.camera-raw-image	dcr						RawCameraTypes	Kodak raw image	
com.konicaminolta.raw-image	I	c	884	public.camera-raw-image	mrw						RawCameraTypes	Minolta raw image	
com.leafamerica.raw-image	I	c	885	public.camera-raw-image	mos						RawCameraTypes	Leaf raw image	
com.leica.pwl-raw-image	I	c	886	public.camera-raw-image	pwl	image/x-leica-pwl					RawCameraTypes	Leica PWL raw image	
com.nikon.raw-image	I	c	887	public.camera-raw-image	nef						RawCameraTypes	Nikon raw image	
com.nikon.nrw-raw-image	I	c	888	public.camera-raw-image	nrw	image/x-nikon-nrw					RawCameraTypes	Nikon NRW raw image	
com.olympus.raw-image	I	c	889	public.camera-raw-image	orf						RawCameraTypes	Olympus raw image	
com.panasonic.raw-image	I	c	890	public.camera-raw-image	raw						RawCameraTypes	Panasonic raw image	
com.panasonic.rw2-raw-image	I	c	891	public.camera-raw-image	rw2						RawCameraTypes	Panasonic raw 2 image	
com.leica.raw-image	I	c	892	public.camera-raw-image	raw						RawCameraTypes	Leica raw image	
com.samsung.raw-image	I	c	893	public.camera-raw-image	srw						RawCameraTypes	Samsung raw image	
com.leica.rwl-raw-image	I	c	894	public.camera-raw-image	rwl						RawCameraTypes	Leica raw image	
com.pentax.raw-image	I	c	895	public.camera-raw-image	pef						RawCameraTypes	Pentax raw image	
com.sony.raw-image	I	c	896	public.camera-raw-image	srf						RawCameraTypes	Sony raw image	
com.sony.arw-raw-image	I	c	897	public.camera-raw-image	arw						RawCameraTypes	Sony ARW raw image	
com.sony.sr2-raw-image	I	c	898	public.camera-raw-image	sr2	image/x-sony-sr2					RawCameraTypes	Sony SR2 raw image	
com.olympus.sr-raw-image	I	c	899	com.olympus.raw-image	orf	image/x-olympus-sr					RawCameraTypes	Olympus SR raw image	
com.olympus.or-raw-image	I	c	900	com.olympus.raw-image	orf	image/x-olympus-or					RawCameraTypes	Olympus OR raw image	
com.phaseone.raw-image	I	c	901	public.camera-raw-image	iiq						RawCameraTypes	Phase One raw image	
com.apple.iLifeMediaBrowser.plugin	E	c	902	com.apple.plugin	ilmbplugin						iLifeMediaBrowserTypes	iLifeMediaBrowser plug-In	
com.apple.macbookpro-14	E	c	903	com.apple.macbookpro							CoreTypes-0002		
com.apple.macbookpro-14-silver	E	c	904	com.apple.macbookpro-14							CoreTypes-0002		
com.apple.macbookpro-14-space-gray	E	c	905	com.apple.macbookpro-14							CoreTypes-0002		
com.apple.macbookpro-2021	E	c	906	com.apple.macbookpro							CoreTypes-0002		
com.apple.macbookpro-14-2021	E	c	907	com.apple.macbookpro-2021|com.apple.macbookpro-14					MacBookPro18,3|MacBookPro18,4		CoreTypes-0002		
com.apple.macbookpro-14-2021-silver	E	c	908	com.apple.macbookpro-14-2021|com.apple.macbookpro-14-silver					MacBookPro18,3@ECOLOR=1|MacBookPro18,4@ECOLOR=1		CoreTypes-0002		
com.apple.macbookpro-14-2021-space-gray	E	c	909	com.apple.macbookpro-14-2021|com.apple.macbookpro-14-space-gray					MacBookPro18,3@ECOLOR=2|MacBookPro18,4@ECOLOR=2		CoreTypes-0002		
com.apple.macbookpro-16-2021	E	c	910	com.apple.macbookpro-2021|com.apple.macbookpro-16					MacBookPro18,1|MacBookPro18,2		CoreTypes-0002		
com.apple.macbookpro-16-2021-silver	E	c	911	com.apple.macbookpro-16-2021|com.apple.macbookpro-16-silver					MacBookPro18,1@ECOLOR=1|MacBookPro18,2@ECOLOR=1		CoreTypes-0002		
com.apple.macbookpro-16-2021-space-gray	E	c	912	com.apple.macbookpro-16-2021|com.apple.macbookpro-16-space-gray					MacBookPro18,1@ECOLOR=2|MacBookPro18,2@ECOLOR=2		CoreTypes-0002		
com.apple.studio-display	E	c	913	public.display					AppleDisplay2,1		CoreTypes-0003	Studio Display	
com.apple.macstudio	E	c	914	com.apple.mac					Mac13,1|Mac13,2		CoreTypes-0003	Mac Studio	
com.apple.macbookpro-13-2022	E	c	915	com.apple.macbookpro-13-retina-touchid					Mac14,7		CoreTypes-0004		
com.apple.macbookpro-13-2022-silver	E	c	916	com.apple.macbookpro-13-retina-touchid-silver|com.apple.macbookpro-13-2022					Mac14,7@ECOLOR=1		CoreTypes-0004		
com.apple.macbookpro-13-2022-space-gray	E	c	917	com.apple.macbookpro-13-retina-touchid-space-gray|com.apple.macbookpro-13-2022					Mac14,7@ECOLOR=2		CoreTypes-0004		
com.apple.macbookair-13-2022	E	c	918	com.apple.macbookair					Mac14,2		CoreTypes-0004		
com.apple.macbookair-13-2022-silver	E	c	919	com.apple.macbookair-13-2022					Mac14,2@ECOLOR=1		CoreTypes-0004		
com.apple.macbookair-13-2022-space-gray	E	c	920	com.apple.macbookair-13-2022					Mac14,2@ECOLOR=2		CoreTypes-0004		
com.apple.macbookair-13-2022-stardust	E	c	921	com.apple.macbookair-13-2022					Mac14,2@ECOLOR=8		CoreTypes-0004		
com.apple.macbookair-13-2022-midnight	E	c	922	com.apple.macbookair-13-2022					Mac14,2@ECOLOR=7		CoreTypes-0004		
com.apple.iphone-4-black	E	c	927	com.apple.iphone					N90AP|iPhone3,1		MobileDevices	iPhone 4 (GSM)	
com.apple.iphone-4-white	E	c	928	com.apple.iphone					N90AP|iPhone3,1		MobileDevices	iPhone 4 (GSM)	
com.apple.iphone-4b-black	E	c	929	com.apple.iphone					N90BAP|iPhone3,2		MobileDevices	iPhone 4 (GSM Rev A)	
com.apple.iphone-4b-white	E	c	930	com.apple.iphone					N90BAP|iPhone3,2		MobileDevices	iPhone 4 (GSM Rev A)	
com.apple.iphone-4-cdma-black	E	c	931	com.apple.iphone					N92AP|iPhone3,3		MobileDevices	iPhone 4 (CDMA)	
com.apple.iphone-4-cdma-white	E	c	932	com.apple.iphone					N92AP|iPhone3,3		MobileDevices	iPhone 4 (CDMA)	
com.apple.iphone-4s-black	E	c	933	com.apple.iphone					N94AP|iPhone4,1|iPhone		MobileDevices	iPhone 4S	
com.apple.iphone-4s-white	E	c	934	com.apple.iphone					N94AP|iPhone4,1|iPhone		MobileDevices	iPhone 4S	
com.apple.iphone-5-A1428-black	E	c	935	com.apple.iphone					N41AP|iPhone5,1|iPhone		MobileDevices	iPhone 5 (Model A1428)	
com.apple.iphone-5-A1428-white	E	c	936	com.apple.iphone					N41AP|iPhone5,1|iPhone		MobileDevices	iPhone 5 (Model A1428)	
com.apple.iphone-5-A1428-3b3b3c	E	c	937	com.apple.iphone					N41AP|iPhone5,1|iPhone		MobileDevices	iPhone 5 (Model A1428)	
com.apple.iphone-5-A1428-e1e4e3	E	c	938	com.apple.iphone					N41AP|iPhone5,1|iPhone		MobileDevices	iPhone 5 (Model A1428)	
com.apple.iphone-5-A1429-black	E	c	939	com.apple.iphone					N42AP|iPhone5,2|iPhone		MobileDevices	iPhone 5 (Model A1429)	
com.apple.iphone-5-A1429-white	E	c	940	com.apple.iphone					N42AP|iPhone5,2|iPhone		MobileDevices	iPhone 5 (Model A1429)	
com.apple.iphone-5-A1429-3b3b3c	E	c	941	com.apple.iphone					N42AP|iPhone5,2|iPhone		MobileDevices	iPhone 5 (Model A1429)	
com.apple.iphone-5-A1429-e1e4e3	E	c	942	com.apple.iphone					N42AP|iPhone5,2|iPhone		MobileDevices	iPhone 5 (Model A1429)	
com.apple.iphone-5c-A1456-46abe0	E	c	943	com.apple.iphone					N48AP|iPhone5,3|iPhone		MobileDevices	iPhone 5c (Model A1456, A1532)	
com.apple.iphone-5c-A1456-a1e877	E	c	944	com.apple.iphone					N48AP|iPhone5,3|iPhone		MobileDevices	iPhone 5c (Model A1456, A1532)	
com.apple.iphone-5c-A1456-fe767a	E	c	945	com.apple.iphone					N48AP|iPhone5,3|iPhone		MobileDevices	iPhone 5c (Model A1456, A1532)	
com.apple.iphone-5c-A1456-f5f4f7	E	c	946	com.apple.iphone					N48AP|iPhone5,3|iPhone		MobileDevices	iPhone 5c (Model A1456, A1532)	
com.apple.iphone-5c-A1456-faf189	E	c	947	com.apple.iphone					N48AP|iPhone5,3|iPhone		MobileDevices	iPhone 5c (Model A1456, A1532)	
com.apple.iphone-5c-A1507-46abe0	E	c	948	com.apple.iphone					N49AP|iPhone5,4|iPhone		MobileDevices	iPhone 5c (Model A1507, A1516, A1526, A1529)	
com.apple.iphone-5c-A1507-a1e877	E	c	949	com.apple.iphone					N49AP|iPhone5,4|iPhone		MobileDevices	iPhone 5c (Model A1507, A1516, A1526, A1529)	
com.apple.iphone-5c-A1507-fe767a	E	c	950	com.apple.iphone					N49AP|iPhone5,4|iPhone		MobileDevices	iPhone 5c (Model A1507, A1516, A1526, A1529)	
com.apple.iphone-5c-A1507-f5f4f7	E	c	951	com.apple.iphone					N49AP|iPhone5,4|iPhone		MobileDevices	iPhone 5c (Model A1507, A1516, A1526, A1529)	
com.apple.iphone-5c-A1507-faf189	E	c	952	com.apple.iphone					N49AP|iPhone5,4|iPhone		MobileDevices	iPhone 5c (Model A1507, A1516, A1526, A1529)	
com.apple.iphone-5s-A1453-d4c5b3	E	c	953	com.apple.iphone					N51AP|iPhone6,1|iPhone		MobileDevices	iPhone 5s (Model A1453, A1533)	
com.apple.iphone-5s-A1453-d7d9d8	E	c	954	com.apple.iphone					N51AP|iPhone6,1|iPhone		MobileDevices	iPhone 5s (Model A1453, A1533)	
com.apple.iphone-5s-A1453-99989b	E	c	955	com.apple.iphone					N51AP|iPhone6,1|iPhone		MobileDevices	iPhone 5s (Model A1453, A1533)	
com.apple.iphone-5s-A1457-d4c5b3	E	c	956	com.apple.iphone					N53AP|iPhone6,2|iPhone		MobileDevices	iPhone 5s (Model A1457, A1518, A1528, A1530)	
com.apple.iphone-5s-A1457-d7d9d8	E	c	957	com.apple.iphone					N53AP|iPhone6,2|iPhone		MobileDevices	iPhone 5s (Model A1457, A1518, A1528, A1530)	
com.apple.iphone-5s-A1457-99989b	E	c	958	com.apple.iphone					N53AP|iPhone6,2|iPhone		MobileDevices	iPhone 5s (Model A1457, A1518, A1528, A1530)	
com.apple.iphone-6-plus-b4b5b9	E	c	959	com.apple.iphone					N56AP|iPhone7,1|iPhone		MobileDevices	iPhone 6 Plus	
com.apple.iphone-6-plus-d7d9d8	E	c	960	com.apple.iphone					N56AP|iPhone7,1|iPhone		MobileDevices	iPhone 6 Plus	
com.apple.iphone-6-plus-e1ccb5	E	c	961	com.apple.iphone					N56AP|iPhone7,1|iPhone		MobileDevices	iPhone 6 Plus	
com.apple.iphone-6-b4b5b9	E	c	962	com.apple.iphone					N61AP|iPhone7,2|iPhone		MobileDevices	iPhone 6	
com.apple.iphone-6-d7d9d8	E	c	963	com.apple.iphone					N61AP|iPhone7,2|iPhone		MobileDevices	iPhone 6	
com.apple.iphone-6-e1ccb5	E	c	964	com.apple.iphone					N61AP|iPhone7,2|iPhone		MobileDevices	iPhone 6	
com.apple.iphone-6s-b9b7ba	E	c	965	com.apple.iphone					N71AP|N71mAP|iPhone8,1|iPhone		MobileDevices	iPhone 6s	
com.apple.iphone-6s-dadcdb	E	c	966	com.apple.iphone					N71AP|N71mAP|iPhone8,1|iPhone		MobileDevices	iPhone 6s	
com.apple.iphone-6s-e1ccb7	E	c	967	com.apple.iphone					N71AP|N71mAP|iPhone8,1|iPhone		MobileDevices	iPhone 6s	
com.apple.iphone-6s-e4c1b9	E	c	968	com.apple.iphone					N71AP|N71mAP|iPhone8,1|iPhone		MobileDevices	iPhone 6s	
com.apple.iphone-6s-plus-b9b7ba	E	c	969	com.apple.iphone					N66AP|N66mAP|iPhone8,2|iPhone		MobileDevices	iPhone 6s Plus	
com.apple.iphone-6s-plus-dadcdb	E	c	970	com.apple.iphone					N66AP|N66mAP|iPhone8,2|iPhone		MobileDevices	iPhone 6s Plus	
com.apple.iphone-6s-plus-e1ccb7	E	c	971	com.apple.iphone					N66AP|N66mAP|iPhone8,2|iPhone		MobileDevices	iPhone 6s Plus	
com.apple.iphone-6s-plus-e4c1b9	E	c	972	com.apple.iphone					N66AP|N66mAP|iPhone8,2|iPhone		MobileDevices	iPhone 6s Plus	
com.apple.iphone-se-A1662-aeb1b8	E	c	973	com.apple.iphone					N69AP|iPhone8,4|iPhone		MobileDevices	iPhone SE (Model A1662, A1723, A1724)	
com.apple.iphone-se-A1662-dcdede	E	c	974	com.apple.iphone					N69AP|iPhone8,4|iPhone		MobileDevices	iPhone SE (Model A1662, A1723, A1724)	
com.apple.iphone-se-A1662-d6c8b9	E	c	975	com.apple.iphone					N69AP|iPhone8,4|iPhone		MobileDevices	iPhone SE (Model A1662, A1723, A1724)	
com.apple.iphone-se-A1662-e5bdb5	E	c	976	com.apple.iphone					N69AP|iPhone8,4|iPhone		MobileDevices	iPhone SE (Model A1662, A1723, A1724)	
com.apple.iphone-7-1	E	c	977	com.apple.iphone					D10AP|D101AP|iPhone9,1|iPhone9,3|iPhone		MobileDevices	iPhone 7 (Model 1660, 1778, 1779, 1780)	
com.apple.iphone-7-2	E	c	978	com.apple.iphone					D10AP|D101AP|iPhone9,1|iPhone9,3|iPhone		MobileDevices	iPhone 7 (Model 1660, 1778, 1779, 1780)	
com.apple.iphone-7-3	E	c	979	com.apple.iphone					D10AP|D101AP|iPhone9,1|iPhone9,3|iPhone		MobileDevices	iPhone 7 (Model 1660, 1778, 1779, 1780)	
com.apple.iphone-7-4	E	c	980	com.apple.iphone					D10AP|D101AP|iPhone9,1|iPhone9,3|iPhone		MobileDevices	iPhone 7 (Model 1660, 1778, 1779, 1780)	
com.apple.iphone-7-5	E	c	981	com.apple.iphone					D10AP|D101AP|iPhone9,1|iPhone9,3|iPhone		MobileDevices	iPhone 7 (Model 1660, 1778, 1779, 1780)	
com.apple.iphone-7-6	E	c	982	com.apple.iphone					D10AP|D101AP|D10AAP|D101AAP|iPhone9,1|iPhone9,3|iPhone		MobileDevices	iPhone 7 (Model 1660, 1778, 1779, 1780)	
com.apple.iphone-7-plus-1	E	c	983	com.apple.iphone					D11AP|D111AP|iPhone9,2|iPhone9,4|iPhone		MobileDevices	iPhone 7 Plus (Model 1661, 1784, 1785, 1786)	
com.apple.iphone-7-plus-2	E	c	984	com.apple.iphone					D11AP|D111AP|iPhone9,2|iPhone9,4|iPhone		MobileDevices	iPhone 7 Plus (Model 1661, 1784, 1785, 1786)	
com.apple.iphone-7-plus-3	E	c	985	com.apple.iphone					D11AP|D111AP|iPhone9,2|iPhone9,4|iPhone		MobileDevices	iPhone 7 Plus (Model 1661, 1784, 1785, 1786)	
com.apple.iphone-7-plus-4	E	c	986	com.apple.iphone					D11AP|D111AP|iPhone9,2|iPhone9,4|iPhone		MobileDevices	iPhone 7 Plus (Model 1661, 1784, 1785, 1786)	
com.apple.iphone-7-plus-5	E	c	987	com.apple.iphone					D11AP|D111AP|iPhone9,2|iPhone9,4|iPhone		MobileDevices	iPhone 7 Plus (Model 1661, 1784, 1785, 1786)	
com.apple.iphone-7-plus-6	E	c	988	com.apple.iphone					D11AP|D111AP|D11AAP|D111AAP|iPhone9,2|iPhone9,4|iPhone		MobileDevices	iPhone 7 Plus (Model 1661, 1784, 1785, 1786)	
com.apple.iphone-8-6	E	c	992	com.apple.iphone					D20AP|D201AP|D20AAP|D201AAP|iPhone10,1|iPhone10,4|iPhone		MobileDevices	iPhone 8 (Model A1863, A1905, A1906, A1907)	
com.apple.iphone-8-plus-6	E	c	996	com.apple.iphone					D21AP|D211AP|D21AAP|D211AAP|iPhone10,2|iPhone10,5|iPhone		MobileDevices	iPhone 8 Plus (Model A1864, A1897, A1898, A1899)	
com.apple.iphone-se-1	E	c	997	com.apple.iphone					D79AP|iPhone12,8|iPhone		MobileDevices	iPhone SE	
com.apple.iphone-se-2	E	c	998	com.apple.iphone					D79AP|iPhone12,8|iPhone		MobileDevices	iPhone SE	
com.apple.iphone-se-6	E	c	999	com.apple.iphone					D79AP|iPhone12,8|iPhone		MobileDevices	iPhone SE	
com.apple.iphone-xs-1	E	c	1002	com.apple.homebuttonless-iphone					D32AP|D321AP|iPhone11,2|iPhone		MobileDevices	iPhone XS	
com.apple.iphone-xs-2	E	c	1003	com.apple.homebuttonless-iphone					D32AP|D321AP|iPhone11,2|iPhone		MobileDevices	iPhone XS	
com.apple.iphone-xs-4	E	c	1004	com.apple.homebuttonless-iphone					D32AP|D321AP|iPhone11,2|iPhone		MobileDevices	iPhone XS	
com.apple.iphone-xs-max-1	E	c	1005	com.apple.homebuttonless-iphone					D33AP|D331AP|D331pAP|iPhone11,4|iPhone11,6|iPhone		MobileDevices	iPhone XS Max	
com.apple.iphone-xs-max-2	E	c	1006	com.apple.homebuttonless-iphone					D33AP|D331AP|D331pAP|iPhone11,4|iPhone11,6|iPhone		MobileDevices	iPhone XS Max	
com.apple.iphone-xs-max-4	E	c	1007	com.apple.homebuttonless-iphone					D33AP|D331AP|D331pAP|iPhone11,4|iPhone11,6|iPhone		MobileDevices	iPhone XS Max	
com.apple.iphone-xr-1	E	c	1008	com.apple.homebuttonless-iphone					N84AP|N841AP|iPhone11,8|iPhone		MobileDevices	iPhone XR	
com.apple.iphone-xr-2	E	c	1009	com.apple.homebuttonless-iphone					D84AP|D841AP|iPhone11,8|iPhone		MobileDevices	iPhone XR	
com.apple.iphone-xr-6	E	c	1010	com.apple.homebuttonless-iphone					D84AP|D841AP|iPhone11,8|iPhone		MobileDevices	iPhone XR	
com.apple.iphone-xr-7	E	c	1011	com.apple.homebuttonless-iphone					D84AP|D841AP|iPhone11,8|iPhone		MobileDevices	iPhone XR	
com.apple.iphone-xr-8	E	c	1012	com.apple.homebuttonless-iphone					D84AP|D841AP|iPhone11,8|iPhone		MobileDevices	iPhone XR	
com.apple.iphone-xr-9	E	c	1013	com.apple.homebuttonless-iphone					D84AP|D841AP|iPhone11,8|iPhone		MobileDevices	iPhone XR	
com.apple.iphone-11-pro-1	E	c	1014	com.apple.homebuttonless-iphone					D42AP|D421AP|iPhone12,3|iPhone		MobileDevices	iPhone 11 Pro	
com.apple.iphone-11-pro-2	E	c	1015	com.apple.homebuttonless-iphone					D42AP|D421AP|iPhone12,3|iPhone		MobileDevices	iPhone 11 Pro	
com.apple.iphone-11-pro-4	E	c	1016	com.apple.homebuttonless-iphone					D42AP|D421AP|iPhone12,3|iPhone		MobileDevices	iPhone 11 Pro	
com.apple.iphone-11-pro-12	E	c	1017	com.apple.homebuttonless-iphone					D42AP|D421AP|iPhone12,3|iPhone		MobileDevices	iPhone 11 Pro	
com.apple.iphone-11-pro-max-1	E	c	1018	com.apple.homebuttonless-iphone					D43AP|D431AP|iPhone12,5|iPhone		MobileDevices	iPhone 11 Pro Max	
com.apple.iphone-11-pro-max-2	E	c	1019	com.apple.homebuttonless-iphone					D43AP|D431AP|iPhone12,5|iPhone		MobileDevices	iPhone 11 Pro Max	
com.apple.iphone-11-pro-max-4	E	c	1020	com.apple.homebuttonless-iphone					D43AP|D431AP|iPhone12,5|iPhone		MobileDevices	iPhone 11 Pro Max	
com.apple.iphone-11-pro-max-12	E	c	1021	com.apple.homebuttonless-iphone					D43AP|D431AP|iPhone12,5|iPhone		MobileDevices	iPhone 11 Pro Max	
com.apple.iphone-12-mini-1	E	c	1022	com.apple.homebuttonless-iphone					D52gAP|iPhone13,1|iPhone		MobileDevices	iPhone 12 mini	
com.apple.iphone-12-mini-2	E	c	1023	com.apple.homebuttonless-iphone					D52gAP|iPhone13,1|iPhone		MobileDevices	iPhone 12 mini	
com.apple.iphone-12-mini-6	E	c	1024	com.apple.homebuttonless-iphone					D52gAP|iPhone13,1|iPhone		MobileDevices	iPhone 12 mini	
com.apple.iphone-12-mini-9	E	c	1025	com.apple.homebuttonless-iphone					D52gAP|iPhone13,1|iPhone		MobileDevices	iPhone 12 mini	
com.apple.iphone-12-mini-11	E	c	1026	com.apple.homebuttonless-iphone					D52gAP|iPhone13,1|iPhone		MobileDevices	iPhone 12 mini	
com.apple.iphone-12-mini-18	E	c	1027	com.apple.homebuttonless-iphone					D52gAP|iPhone13,1|iPhone		MobileDevices	iPhone 12 mini	
com.apple.iphone-12-1	E	c	1028	com.apple.homebuttonless-iphone					D53gAP|iPhone13,2|iPhone		MobileDevices	iPhone 12	
com.apple.iphone-12-2	E	c	1029	com.apple.homebuttonless-iphone					D53gAP|iPhone13,2|iPhone		MobileDevices	iPhone 12	
com.apple.iphone-12-6	E	c	1030	com.apple.homebuttonless-iphone					D53gAP|iPhone13,2|iPhone		MobileDevices	iPhone 12	
com.apple.iphone-12-9	E	c	1031	com.apple.homebuttonless-iphone					D53gAP|iPhone13,2|iPhone		MobileDevices	iPhone 12	
com.apple.iphone-12-11	E	c	1032	com.apple.homebuttonless-iphone					D53gAP|iPhone13,2|iPhone		MobileDevices	iPhone 12	
com.apple.iphone-12-18	E	c	1033	com.apple.homebuttonless-iphone					D53gAP|iPhone13,2|iPhone		MobileDevices	iPhone 12	
com.apple.iphone-12-pro-1	E	c	1034	com.apple.homebuttonless-iphone					D53pAP|iPhone13,3|iPhone		MobileDevices	iPhone 12 Pro	
com.apple.iphone-12-pro-2	E	c	1035	com.apple.homebuttonless-iphone					D53pAP|iPhone13,3|iPhone		MobileDevices	iPhone 12 Pro	
com.apple.iphone-12-pro-3	E	c	1036	com.apple.homebuttonless-iphone					D53pAP|iPhone13,3|iPhone		MobileDevices	iPhone 12 Pro	
com.apple.iphone-12-pro-9	E	c	1037	com.apple.homebuttonless-iphone					D53pAP|iPhone13,3|iPhone		MobileDevices	iPhone 12 Pro	
com.apple.iphone-12-pro-max-1	E	c	1038	com.apple.homebuttonless-iphone					D54pAP|iPhone13,4|iPhone		MobileDevices	iPhone 12 Pro Max	
com.apple.iphone-12-pro-max-2	E	c	1039	com.apple.homebuttonless-iphone					D54pAP|iPhone13,4|iPhone		MobileDevices	iPhone 12 Pro Max	
com.apple.iphone-12-pro-max-3	E	c	1040	com.apple.homebuttonless-iphone					D54pAP|iPhone13,4|iPhone		MobileDevices	iPhone 12 Pro Max	
com.apple.iphone-12-pro-max-9	E	c	1041	com.apple.homebuttonless-iphone					D54pAP|iPhone13,4|iPhone		MobileDevices	iPhone 12 Pro Max	
com.apple.iphone-13-pro-1	E	c	1042	com.apple.homebuttonless-iphone					D63AP|iPhone14,2|iPhone		MobileDevices	iPhone 13 Pro	
com.apple.iphone-13-pro-2	E	c	1043	com.apple.homebuttonless-iphone					D63AP|iPhone14,2|iPhone		MobileDevices	iPhone 13 Pro	
com.apple.iphone-13-pro-3	E	c	1044	com.apple.homebuttonless-iphone					D63AP|iPhone14,2|iPhone		MobileDevices	iPhone 13 Pro	
com.apple.iphone-13-pro-9	E	c	1045	com.apple.homebuttonless-iphone					D63AP|iPhone14,2|iPhone		MobileDevices	iPhone 13 Pro	
com.apple.iphone-13-pro-max-1	E	c	1046	com.apple.homebuttonless-iphone					D64AP|iPhone14,3|iPhone		MobileDevices	iPhone 13 Pro Max	
com.apple.iphone-13-pro-max-2	E	c	1047	com.apple.homebuttonless-iphone					D64AP|iPhone14,3|iPhone		MobileDevices	iPhone 13 Pro Max	
com.apple.iphone-13-pro-max-3	E	c	1048	com.apple.homebuttonless-iphone					D64AP|iPhone14,3|iPhone		MobileDevices	iPhone 13 Pro Max	
com.apple.iphone-13-pro-max-9	E	c	1049	com.apple.homebuttonless-iphone					D64AP|iPhone14,3|iPhone		MobileDevices	iPhone 13 Pro Max	
com.apple.iphone-13-mini-1	E	c	1050	com.apple.homebuttonless-iphone					D16AP|iPhone14,4|iPhone		MobileDevices	iPhone 13 mini	
com.apple.iphone-13-mini-2	E	c	1051	com.apple.homebuttonless-iphone					D16AP|iPhone14,4|iPhone		MobileDevices	iPhone 13 mini	
com.apple.iphone-13-mini-4	E	c	1052	com.apple.homebuttonless-iphone					D16AP|iPhone14,4|iPhone		MobileDevices	iPhone 13 mini	
com.apple.iphone-13-mini-6	E	c	1053	com.apple.homebuttonless-iphone					D16AP|iPhone14,4|iPhone		MobileDevices	iPhone 13 mini	
com.apple.iphone-13-mini-9	E	c	1054	com.apple.homebuttonless-iphone					D16AP|iPhone14,4|iPhone		MobileDevices	iPhone 13 mini	
com.apple.iphone-13-1	E	c	1055	com.apple.homebuttonless-iphone					D17AP|iPhone14,5|iPhone		MobileDevices	iPhone 13	
com.apple.iphone-13-2	E	c	1056	com.apple.homebuttonless-iphone					D17AP|iPhone14,5|iPhone		MobileDevices	iPhone 13	
com.apple.iphone-13-4	E	c	1057	com.apple.homebuttonless-iphone					D17AP|iPhone14,5|iPhone		MobileDevices	iPhone 13	
com.apple.iphone-13-6	E	c	1058	com.apple.homebuttonless-iphone					D17AP|iPhone14,5|iPhone		MobileDevices	iPhone 13	
com.apple.iphone-13-9	E	c	1059	com.apple.homebuttonless-iphone					D17AP|iPhone14,5|iPhone		MobileDevices	iPhone 13	
com.apple.iphone-11-1	E	c	1060	com.apple.homebuttonless-iphone					N104AP|iPhone12,1|iPhone		MobileDevices	iPhone 11	
com.apple.iphone-11-2	E	c	1061	com.apple.homebuttonless-iphone					N104AP|iPhone12,1|iPhone		MobileDevices	iPhone 11	
com.apple.iphone-11-6	E	c	1062	com.apple.homebuttonless-iphone					N104AP|iPhone12,1|iPhone		MobileDevices	iPhone 11	
com.apple.iphone-11-7	E	c	1063	com.apple.homebuttonless-iphone					N104AP|iPhone12,1|iPhone		MobileDevices	iPhone 11	
com.apple.iphone-11-11	E	c	1064	com.apple.homebuttonless-iphone					N104AP|iPhone12,1|iPhone		MobileDevices	iPhone 11	
com.apple.iphone-11-12	E	c	1065	com.apple.homebuttonless-iphone					N104AP|iPhone12,1|iPhone		MobileDevices	iPhone 11	
com.apple.ipod-touch-4-black	E	c	1070	com.apple.ipod-touch					N81AP|iPod4,1|iPod		MobileDevices	iPod touch (4th generation)	
com.apple.ipod-touch-4-white	E	c	1071	com.apple.ipod-touch					N81AP|iPod4,1|iPod		MobileDevices	iPod touch (4th generation)	
com.apple.ipod-touch-5-slate	E	c	1072	com.apple.ipod-touch					N78AP|iPod5,1|iPod		MobileDevices	iPod touch (5th generation)	
com.apple.ipod-touch-5-white	E	c	1073	com.apple.ipod-touch					N78AP|iPod5,1|iPod		MobileDevices	iPod touch (5th generation)	
com.apple.ipod-touch-5-blue	E	c	1074	com.apple.ipod-touch					N78AP|iPod5,1|iPod		MobileDevices	iPod touch (5th generation)	
com.apple.ipod-touch-5-red	E	c	1075	com.apple.ipod-touch					N78AP|iPod5,1|iPod		MobileDevices	iPod touch (5th generation)	
com.apple.ipod-touch-5-yellow	E	c	1076	com.apple.ipod-touch					N78AP|iPod5,1|iPod		MobileDevices	iPod touch (5th generation)	
com.apple.ipod-touch-5-pink	E	c	1077	com.apple.ipod-touch					N78AP|iPod5,1|iPod		MobileDevices	iPod touch (5th generation)	
com.apple.ipod-touch-5-silver	E	c	1078	com.apple.ipod-touch					N78AP|iPod5,1|iPod		MobileDevices	iPod touch (5th generation)	
com.apple.ipod-touch-5-sparrow	E	c	1079	com.apple.ipod-touch					N78AP|iPod5,1|iPod		MobileDevices	iPod touch (5th generation)	
com.apple.ipod-touch-6-6b6a6d	E	c	1080	com.apple.ipod-touch					N102AP|iPod7,1|iPod		MobileDevices	iPod touch (6th generation)	
com.apple.ipod-touch-6-dadcdb	E	c	1081	com.apple.ipod-touch					N102AP|iPod7,1|iPod		MobileDevices	iPod touch (6th generation)	
com.apple.ipod-touch-6-e1ccb7	E	c	1082	com.apple.ipod-touch					N102AP|iPod7,1|iPod		MobileDevices	iPod touch (6th generation)	
com.apple.ipod-touch-6-458dce	E	c	1083	com.apple.ipod-touch					N102AP|iPod7,1|iPod		MobileDevices	iPod touch (6th generation)	
com.apple.ipod-touch-6-e75090	E	c	1084	com.apple.ipod-touch					N102AP|iPod7,1|iPod		MobileDevices	iPod touch (6th generation)	
com.apple.ipod-touch-6-c6353f	E	c	1085	com.apple.ipod-touch					N102AP|iPod7,1|iPod		MobileDevices	iPod touch (6th generation)	
com.apple.ipod-touch-7-2	E	c	1086	com.apple.ipod-touch					N112AP|iPod9,1|iPod		MobileDevices	iPod touch (7th generation)	
com.apple.ipod-touch-7-3	E	c	1087	com.apple.ipod-touch					N112AP|iPod9,1|iPod		MobileDevices	iPod touch (7th generation)	
com.apple.ipod-touch-7-4	E	c	1088	com.apple.ipod-touch					N112AP|iPod9,1|iPod		MobileDevices	iPod touch (7th generation)	
com.apple.ipod-touch-7-5	E	c	1089	com.apple.ipod-touch					N112AP|iPod9,1|iPod		MobileDevices	iPod touch (7th generation)	
com.apple.ipod-touch-7-6	E	c	1090	com.apple.ipod-touch					N112AP|iPod9,1|iPod		MobileDevices	iPod touch (7th generation)	
com.apple.ipod-touch-7-9	E	c	1091	com.apple.ipod-touch					N112AP|iPod9,1|iPod		MobileDevices	iPod touch (7th generation)	
com.apple.ipad-2-black	E	c	1093	com.apple.ipad					K93AP|iPad2,1		MobileDevices	iPad 2	
com.apple.ipad-2-white	E	c	1094	com.apple.ipad					K93AP|iPad2,1		MobileDevices	iPad 2	
com.apple.ipad-2-gsm-black	E	c	1095	com.apple.ipad					K94AP|iPad2,2		MobileDevices	iPad 2 Wi-Fi + 3G (GSM)	
com.apple.ipad-2-gsm-white	E	c	1096	com.apple.ipad					K94AP|iPad2,2		MobileDevices	iPad 2 Wi-Fi + 3G (GSM)	
com.apple.ipad-2-cdma-black	E	c	1097	com.apple.ipad					K95AP|iPad2,3		MobileDevices	iPad 2 Wi-Fi + 3G (CDMA)	
com.apple.ipad-2-cdma-white	E	c	1098	com.apple.ipad					K95AP|iPad2,3		MobileDevices	iPad 2 Wi-Fi + 3G (CDMA)	
com.apple.ipad-2a-black	E	c	1099	com.apple.ipad					K93AAP|iPad2,4		MobileDevices	iPad 2 (Rev A)	
com.apple.ipad-2a-white	E	c	1100	com.apple.ipad					K93AAP|iPad2,4		MobileDevices	iPad 2 (Rev A)	
com.apple.ipad-3-black	E	c	1101	com.apple.ipad					J1AP|iPad|iPad3,1		MobileDevices	iPad (3rd generation)	
com.apple.ipad-3-white	E	c	1102	com.apple.ipad					J1AP|iPad|iPad3,1		MobileDevices	iPad (3rd generation)	
com.apple.ipad-3-4g-CDMA-black	E	c	1103	com.apple.ipad					J2AP|iPad3,2		MobileDevices	iPad Wi-Fi + 4G (LTE/CDMA)	
com.apple.ipad-3-4g-CDMA-white	E	c	1104	com.apple.ipad					J2AP|iPad3,2		MobileDevices	iPad Wi-Fi + 4G (LTE/CDMA)	
com.apple.ipad-3-4g-GSM-black	E	c	1105	com.apple.ipad					J2AAP|iPad3,3		MobileDevices	iPad Wi-Fi + 4G (LTE/GSM)	
com.apple.ipad-3-4g-GSM-white	E	c	1106	com.apple.ipad					J2AAP|iPad3,3		MobileDevices	iPad Wi-Fi + 4G (LTE/GSM)	
com.apple.ipad-4-A1458-white	E	c	1107	com.apple.ipad					P101AP|iPad3,4		MobileDevices	iPad (4th generation Model A1458)	
com.apple.ipad-4-A1458-black	E	c	1108	com.apple.ipad					P101AP|iPad3,4		MobileDevices	iPad (4th generation Model A1458)	
com.apple.ipad-4-A1459-white	E	c	1109	com.apple.ipad					P102AP|iPad3,5		MobileDevices	iPad (4th generation Model A1459)	
com.apple.ipad-4-A1459-black	E	c	1110	com.apple.ipad					P102AP|iPad3,5		MobileDevices	iPad (4th generation Model A1459)	
com.apple.ipad-4-A1460-white	E	c	1111	com.apple.ipad					P103AP|iPad3,6		MobileDevices	iPad (4th generation Model A1460)	
com.apple.ipad-4-A1460-black	E	c	1112	com.apple.ipad					P103AP|iPad3,6		MobileDevices	iPad (4th generation Model A1460)	
com.apple.ipad-Air-A1474-d7d9d8	E	c	1113	com.apple.ipad					J71AP|iPad4,1		MobileDevices	iPad Air (Model A1474)	
com.apple.ipad-Air-A1474-99989b	E	c	1114	com.apple.ipad					J71AP|iPad4,1		MobileDevices	iPad Air (Model A1474)	
com.apple.ipad-Air-A1475-d7d9d8	E	c	1115	com.apple.ipad					J72AP|iPad4,2		MobileDevices	iPad Air (Model A1475)	
com.apple.ipad-Air-A1475-99989b	E	c	1116	com.apple.ipad					J72AP|iPad4,2		MobileDevices	iPad Air (Model A1475)	
com.apple.ipad-Air-A1476-d7d9d8	E	c	1117	com.apple.ipad					J73AP|iPad4,3		MobileDevices	iPad Air (Model A1476)	
com.apple.ipad-Air-A1476-99989b	E	c	1118	com.apple.ipad					J73AP|iPad4,3		MobileDevices	iPad Air (Model A1476)	
com.apple.ipad-air2-A1566-b4b5b9	E	c	1119	com.apple.ipad					J81AP|iPad5,3		MobileDevices	iPad Air 2 (Model A1566)	
com.apple.ipad-air2-A1566-d7d9d8	E	c	1120	com.apple.ipad					J81AP|iPad5,3		MobileDevices	iPad Air 2 (Model A1566)	
com.apple.ipad-air2-A1566-e1ccb5	E	c	1121	com.apple.ipad					J81AP|iPad5,3		MobileDevices	iPad Air 2 (Model A1566)	
com.apple.ipad-air2-A1567-b4b5b9	E	c	1122	com.apple.ipad					J82AP|iPad5,4		MobileDevices	iPad Air 2 (Model A1567)	
com.apple.ipad-air2-A1567-d7d9d8	E	c	1123	com.apple.ipad					J82AP|iPad5,4		MobileDevices	iPad Air 2 (Model A1567)	
com.apple.ipad-air2-A1567-e1ccb5	E	c	1124	com.apple.ipad					J82AP|iPad5,4		MobileDevices	iPad Air 2 (Model A1567)	
com.apple.ipad-gen5-A1822-1	E	c	1125	com.apple.ipad					J71sAP|iPad6,11		MobileDevices	iPad (5th generation) (Model A1822)	
com.apple.ipad-gen5-A1822-2	E	c	1126	com.apple.ipad					J71sAP|iPad6,11		MobileDevices	iPad (5th generation) (Model A1822)	
com.apple.ipad-gen5-A1822-3	E	c	1127	com.apple.ipad					J71sAP|iPad6,11		MobileDevices	iPad (5th generation) (Model A1822)	
com.apple.ipad-gen5-A1823-1	E	c	1128	com.apple.ipad					J72sAP|iPad6,12		MobileDevices	iPad (5th generation) (Model A1823)	
com.apple.ipad-gen5-A1823-2	E	c	1129	com.apple.ipad					J72sAP|iPad6,12		MobileDevices	iPad (5th generation) (Model A1823)	
com.apple.ipad-gen5-A1823-3	E	c	1130	com.apple.ipad					J72sAP|iPad6,12		MobileDevices	iPad (5th generation) (Model A1823)	
com.apple.ipad-air3-wifi-1	E	c	1131	com.apple.ipad					J217AP|iPad11,3		MobileDevices	iPad Air (3rd generation)	
com.apple.ipad-air3-wifi-2	E	c	1132	com.apple.ipad					J217AP|iPad11,3		MobileDevices	iPad Air (3rd generation)	
com.apple.ipad-air3-wifi-3	E	c	1133	com.apple.ipad					J217AP|iPad11,3		MobileDevices	iPad Air (3rd generation)	
com.apple.ipad-air3-wwan-1	E	c	1134	com.apple.ipad					J218AP|iPad11,4		MobileDevices	iPad Air (3rd generation)	
com.apple.ipad-air3-wwan-2	E	c	1135	com.apple.ipad					J218AP|iPad11,4		MobileDevices	iPad Air (3rd generation)	
com.apple.ipad-air3-wwan-3	E	c	1136	com.apple.ipad					J218AP|iPad11,4		MobileDevices	iPad Air (3rd generation)	
com.apple.ipad-air4-1	E	c	1137	com.apple.homebuttonless-ipad					J307AP|J308AP|iPad13,1|iPad13,2|iPad		MobileDevices	iPad Air (4th generation)	
com.apple.ipad-air4-2	E	c	1138	com.apple.homebuttonless-ipad					J307AP|J308AP|iPad13,1|iPad13,2|iPad		MobileDevices	iPad Air (4th generation)	
com.apple.ipad-air4-3	E	c	1139	com.apple.homebuttonless-ipad					J307AP|J308AP|iPad13,1|iPad13,2|iPad		MobileDevices	iPad Air (4th generation)	
com.apple.ipad-air4-4	E	c	1140	com.apple.homebuttonless-ipad					J307AP|J308AP|iPad13,1|iPad13,2|iPad		MobileDevices	iPad Air (4th generation)	
com.apple.ipad-air4-5	E	c	1141	com.apple.homebuttonless-ipad					J307AP|J308AP|iPad13,1|iPad13,2|iPad		MobileDevices	iPad Air (4th generation)	
com.apple.ipad-6-A1893-1	E	c	1142	com.apple.ipad					J71bAP|iPad7,5		MobileDevices	iPad (6th generation) (Model A1893)	
com.apple.ipad-6-A1893-2	E	c	1143	com.apple.ipad					J71bAP|iPad7,5		MobileDevices	iPad (6th generation) (Model A1893)	
com.apple.ipad-6-A1893-3	E	c	1144	com.apple.ipad					J71bAP|iPad7,5		MobileDevices	iPad (6th generation) (Model A1893)	
com.apple.ipad-6-A1954-1	E	c	1145	com.apple.ipad					J72bAP|iPad7,6		MobileDevices	iPad (6th generation) (Model A1954)	
com.apple.ipad-6-A1954-2	E	c	1146	com.apple.ipad					J72bAP|iPad7,6		MobileDevices	iPad (6th generation) (Model A1954)	
com.apple.ipad-6-A1954-3	E	c	1147	com.apple.ipad					J72bAP|iPad7,6		MobileDevices	iPad (6th generation) (Model A1954)	
com.apple.ipad-mini-white	E	c	1148	com.apple.ipad					P105AP|iPad2,5		MobileDevices	iPad mini (Model A1432)	
com.apple.ipad-mini-black	E	c	1149	com.apple.ipad					P105AP|iPad2,5		MobileDevices	iPad mini (Model A1432)	
com.apple.ipad-mini-3g-A1454-white	E	c	1150	com.apple.ipad					P106AP|iPad2,6		MobileDevices	iPad mini (Model A1454)	
com.apple.ipad-mini-3g-A1454-black	E	c	1151	com.apple.ipad					P106AP|iPad2,6		MobileDevices	iPad mini (Model A1454)	
com.apple.ipad-mini-3g-A1455-white	E	c	1152	com.apple.ipad					P107AP|iPad2,7		MobileDevices	iPad mini (Model A1455)	
com.apple.ipad-mini-3g-A1455-black	E	c	1153	com.apple.ipad					P107AP|iPad2,7		MobileDevices	iPad mini (Model A1455)	
com.apple.ipad-mini2-A1489-d7d9d8	E	c	1154	com.apple.ipad					J85AP|iPad4,4		MobileDevices	iPad mini 2 (Model A1489)	
com.apple.ipad-mini2-A1489-99989b	E	c	1155	com.apple.ipad					J85AP|iPad4,4		MobileDevices	iPad mini 2 (Model A1489)	
com.apple.ipad-mini2-A1490-d7d9d8	E	c	1156	com.apple.ipad					J86AP|iPad4,5		MobileDevices	iPad mini 2 (Model A1490)	
com.apple.ipad-mini2-A1490-99989b	E	c	1157	com.apple.ipad					J86AP|iPad4,5		MobileDevices	iPad mini 2 (Model A1490)	
com.apple.ipad-mini2-A1491-d7d9d8	E	c	1158	com.apple.ipad					J87AP|iPad4,6		MobileDevices	iPad mini 2 (Model A1491)	
com.apple.ipad-mini2-A1491-99989b	E	c	1159	com.apple.ipad					J87AP|iPad4,6		MobileDevices	iPad mini 2 (Model A1491)	
com.apple.ipad-mini3-A1599-b4b5b9	E	c	1160	com.apple.ipad					J85mAP|iPad4,7		MobileDevices	iPad mini 3 (Model A1599)	
com.apple.ipad-mini3-A1599-d7d9d8	E	c	1161	com.apple.ipad					J85mAP|iPad4,7		MobileDevices	iPad mini 3 (Model A1599)	
com.apple.ipad-mini3-A1599-e1ccb5	E	c	1162	com.apple.ipad					J85mAP|iPad4,7		MobileDevices	iPad mini 3 (Model A1599)	
com.apple.ipad-mini3-A1600-b4b5b9	E	c	1163	com.apple.ipad					J86mAP|iPad4,8		MobileDevices	iPad mini 3 (Model A1600)	
com.apple.ipad-mini3-A1600-d7d9d8	E	c	1164	com.apple.ipad					J86mAP|iPad4,8		MobileDevices	iPad mini 3 (Model A1600)	
com.apple.ipad-mini3-A1600-e1ccb5	E	c	1165	com.apple.ipad					J86mAP|iPad4,8		MobileDevices	iPad mini 3 (Model A1600)	
com.apple.ipad-mini3-A1601-b4b5b9	E	c	1166	com.apple.ipad					J87mAP|iPad4,9		MobileDevices	iPad mini 3 (Model A1601)	
com.apple.ipad-mini3-A1601-d7d9d8	E	c	1167	com.apple.ipad					J87mAP|iPad4,9		MobileDevices	iPad mini 3 (Model A1601)	
com.apple.ipad-mini3-A1601-e1ccb5	E	c	1168	com.apple.ipad					J87mAP|iPad4,9		MobileDevices	iPad mini 3 (Model A1601)	
com.apple.ipad-mini4-A1538-b4b5b9	E	c	1169	com.apple.ipad					J96AP|iPad5,1		MobileDevices	iPad mini 4 (Model A1538)	
com.apple.ipad-mini4-A1538-d7d9d8	E	c	1170	com.apple.ipad					J96AP|iPad5,1		MobileDevices	iPad mini 4 (Model A1538)	
com.apple.ipad-mini4-A1538-e1ccb5	E	c	1171	com.apple.ipad					J96AP|iPad5,1		MobileDevices	iPad mini 4 (Model A1538)	
com.apple.ipad-mini4-A1550-b4b5b9	E	c	1172	com.apple.ipad					J97AP|iPad5,2		MobileDevices	iPad mini 4 (Model A1550)	
com.apple.ipad-mini4-A1550-d7d9d8	E	c	1173	com.apple.ipad					J97AP|iPad5,2		MobileDevices	iPad mini 4 (Model A1550)	
com.apple.ipad-mini4-A1550-e1ccb5	E	c	1174	com.apple.ipad					J97AP|iPad5,2		MobileDevices	iPad mini 4 (Model A1550)	
com.apple.ipad-mini5-wifi-1	E	c	1175	com.apple.ipad					J210AP|iPad11,1		MobileDevices	iPad mini (5th generation)	
com.apple.ipad-mini5-wifi-2	E	c	1176	com.apple.ipad					J210AP|iPad11,1		MobileDevices	iPad mini (5th generation)	
com.apple.ipad-mini5-wifi-3	E	c	1177	com.apple.ipad					J210AP|iPad11,1		MobileDevices	iPad mini (5th generation)	
com.apple.ipad-mini5-wwan-1	E	c	1178	com.apple.ipad					J211AP|iPad11,2		MobileDevices	iPad mini (5th generation)	
com.apple.ipad-mini5-wwan-2	E	c	1179	com.apple.ipad					J211AP|iPad11,2		MobileDevices	iPad mini (5th generation)	
com.apple.ipad-mini5-wwan-3	E	c	1180	com.apple.ipad					J211AP|iPad11,2		MobileDevices	iPad mini (5th generation)	
com.apple.ipad-pro-A1584-b4b5b9	E	c	1181	com.apple.ipad					J98aAP|iPad6,7		MobileDevices	iPad Pro (12.9-inch) (Model A1584)	
com.apple.ipad-pro-A1584-d7d9d8	E	c	1182	com.apple.ipad					J98aAP|iPad6,7		MobileDevices	iPad Pro (12.9-inch) (Model A1584)	
com.apple.ipad-pro-A1584-e1ccb5	E	c	1183	com.apple.ipad					J98aAP|iPad6,7		MobileDevices	iPad Pro (12.9-inch) (Model A1584)	
com.apple.ipad-pro-A1652-b4b5b9	E	c	1184	com.apple.ipad					J99aAP|iPad6,8		MobileDevices	iPad Pro (12.9-inch) (Model A1652)	
com.apple.ipad-pro-A1652-d7d9d8	E	c	1185	com.apple.ipad					J99aAP|iPad6,8		MobileDevices	iPad Pro (12.9-inch) (Model A1652)	
com.apple.ipad-pro-A1652-e1ccb5	E	c	1186	com.apple.ipad					J99aAP|iPad6,8		MobileDevices	iPad Pro (12.9-inch) (Model A1652)	
com.apple.ipad-pro-9point7-A1673-b9b7ba	E	c	1187	com.apple.ipad					J127AP|iPad6,3		MobileDevices	iPad Pro (9.7-inch) (Model A1673)	
com.apple.ipad-pro-9point7-A1673-dadcdb	E	c	1188	com.apple.ipad					J127AP|iPad6,3		MobileDevices	iPad Pro (9.7-inch) (Model A1673)	
com.apple.ipad-pro-9point7-A1673-e1ccb7	E	c	1189	com.apple.ipad					J127AP|iPad6,3		MobileDevices	iPad Pro (9.7-inch) (Model A1673)	
com.apple.ipad-pro-9point7-A1673-e4c1b9	E	c	1190	com.apple.ipad					J127AP|iPad6,3		MobileDevices	iPad Pro (9.7-inch) (Model A1673)	
com.apple.ipad-pro-9point7-A1674-b9b7ba	E	c	1191	com.apple.ipad					J128AP|iPad6,4		MobileDevices	iPad Pro (9.7-inch) (Model A1674, A1675)	
com.apple.ipad-pro-9point7-A1674-dadcdb	E	c	1192	com.apple.ipad					J128AP|iPad6,4		MobileDevices	iPad Pro (9.7-inch) (Model A1674, A1675)	
com.apple.ipad-pro-9point7-A1674-e1ccb7	E	c	1193	com.apple.ipad					J128AP|iPad6,4		MobileDevices	iPad Pro (9.7-inch) (Model A1674, A1675)	
com.apple.ipad-pro-9point7-A1674-e4c1b9	E	c	1194	com.apple.ipad					J128AP|iPad6,4		MobileDevices	iPad Pro (9.7-inch) (Model A1674, A1675)	
com.apple.ipad-pro-A1670-1	E	c	1195	com.apple.ipad					J120AP|iPad7,1		MobileDevices	iPad Pro (12.9-inch, 2nd generation) (Model A1670)	
com.apple.ipad-pro-A1670-2	E	c	1196	com.apple.ipad					J120AP|iPad7,1		MobileDevices	iPad Pro (12.9-inch, 2nd generation) (Model A1670)	
com.apple.ipad-pro-A1670-3	E	c	1197	com.apple.ipad					J120AP|iPad7,1		MobileDevices	iPad Pro (12.9-inch, 2nd generation) (Model A1670)	
com.apple.ipad-pro-A1821-1	E	c	1198	com.apple.ipad					J121AP|iPad7,2		MobileDevices	iPad Pro (12.9-inch, 2nd generation) (Model A1821, A1671)	
com.apple.ipad-pro-A1821-2	E	c	1199	com.apple.ipad					J121AP|iPad7,2		MobileDevices	iPad Pro (12.9-inch, 2nd generation) (Model A1821, A1671)	
com.apple.ipad-pro-A1821-3	E	c	1200	com.apple.ipad					J121AP|iPad7,2		MobileDevices	iPad Pro (12.9-inch, 2nd generation) (Model A1821, A1671)	
com.apple.ipad-pro-10point5-A1701-1	E	c	1201	com.apple.ipad					J207AP|iPad7,3		MobileDevices	iPad Pro (10.5-inch) (Model A1701)	
com.apple.ipad-pro-10point5-A1701-2	E	c	1202	com.apple.ipad					J207AP|iPad7,3		MobileDevices	iPad Pro (10.5-inch) (Model A1701)	
com.apple.ipad-pro-10point5-A1701-3	E	c	1203	com.apple.ipad					J207AP|iPad7,3		MobileDevices	iPad Pro (10.5-inch) (Model A1701)	
com.apple.ipad-pro-10point5-A1701-4	E	c	1204	com.apple.ipad					J207AP|iPad7,3		MobileDevices	iPad Pro (10.5-inch) (Model A1701)	
com.apple.ipad-pro-10point5-A1709-1	E	c	1205	com.apple.ipad					J208AP|iPad7,4		MobileDevices	iPad Pro (10.5-inch) (Model A1709, A1852)	
com.apple.ipad-pro-10point5-A1709-2	E	c	1206	com.apple.ipad					J208AP|iPad7,4		MobileDevices	iPad Pro (10.5-inch) (Model A1709, A1852)	
com.apple.ipad-pro-10point5-A1709-3	E	c	1207	com.apple.ipad					J208AP|iPad7,4		MobileDevices	iPad Pro (10.5-inch) (Model A1709, A1852)	
com.apple.ipad-pro-10point5-A1709-4	E	c	1208	com.apple.ipad					J208AP|iPad7,4		MobileDevices	iPad Pro (10.5-inch) (Model A1709, A1852)	
com.apple.ipad-pro-11-1	E	c	1209	com.apple.homebuttonless-ipad					J317AP|J317xAP|J318AP|J318xAP|iPad8,1|iPad8,2|iPad8,3|iPad8,4|iPad		MobileDevices	iPad Pro (11-inch)	
com.apple.ipad-pro-11-2	E	c	1210	com.apple.homebuttonless-ipad					J317AP|J317xAP|J318AP|J318xAP|iPad8,1|iPad8,2|iPad8,3|iPad8,4|iPad		MobileDevices	iPad Pro (11-inch)	
com.apple.ipad-pro-12point9-1	E	c	1211	com.apple.homebuttonless-ipad					J320AP|J320xAP|J321AP|J321xAP|iPad8,5|iPad8,6|iPad8,7|iPad8,8|iPad		MobileDevices	iPad Pro (12.9-inch) (3rd generation)	
com.apple.ipad-pro-12point9-2	E	c	1212	com.apple.homebuttonless-ipad					J320AP|J320xAP|J321AP|J321xAP|iPad8,5|iPad8,6|iPad8,7|iPad8,8|iPad		MobileDevices	iPad Pro (12.9-inch) (3rd generation)	
com.apple.ipad-pro-11-2nd-1	E	c	1213	com.apple.homebuttonless-ipad					J417AP|J418AP|iPad8,9|iPad8,10|iPad		MobileDevices	iPad Pro (11-inch) (2nd generation)	
com.apple.ipad-pro-11-2nd-2	E	c	1214	com.apple.homebuttonless-ipad					J417AP|J418AP|iPad8,9|iPad8,10|iPad		MobileDevices	iPad Pro (11-inch) (2nd generation)	
com.apple.ipad-pro-12point9-4th-1	E	c	1215	com.apple.homebuttonless-ipad					J420AP|J421AP|iPad8,11|iPad8,12|iPad		MobileDevices	iPad Pro (12.9-inch) (4th generation)	
com.apple.ipad-pro-12point9-4th-2	E	c	1216	com.apple.homebuttonless-ipad					J420AP|J421AP|iPad8,11|iPad8,12|iPad		MobileDevices	iPad Pro (12.9-inch) (4th generation)	
com.apple.ipad-pro-11-3rd-1	E	c	1217	com.apple.homebuttonless-ipad					J517AP|J517xAP|J518AP|J518xAP|J519AP|J519xAP|iPad13,4|iPad13,5|iPad13,6|iPad13,7|iPad		MobileDevices	iPad Pro (11-inch) (3rd generation)	
com.apple.ipad-pro-11-3rd-2	E	c	1218	com.apple.homebuttonless-ipad					J517AP|J517xAP|J518AP|J518xAP|J519AP|J519xAP|iPad13,4|iPad13,5|iPad13,6|iPad13,7|iPad		MobileDevices	iPad Pro (11-inch) (3rd generation)	
com.apple.ipad-pro-12point9-5th-1	E	c	1219	com.apple.homebuttonless-ipad					J522AP|J522xAP|J523AP|J523xAP|J524AP|J524xAP|iPad13,8|iPad13,9|iPad13,10|iPad13,11|iPad		MobileDevices	iPad Pro (12.9-inch) (5th generation)	
com.apple.ipad-pro-12point9-5th-2	E	c	1220	com.apple.homebuttonless-ipad					J522AP|J522xAP|J523AP|J523xAP|J524AP|J524xAP|iPad13,8|iPad13,9|iPad13,10|iPad13,11|iPad		MobileDevices	iPad Pro (12.9-inch) (5th generation)	
com.apple.ipad-7-wifi-1	E	c	1221	com.apple.ipad					J171AP|J171xAP|iPad7,11|iPad		MobileDevices	iPad (7th generation)	
com.apple.ipad-7-wifi-2	E	c	1222	com.apple.ipad					J171AP|J171xAP|iPad7,11|iPad		MobileDevices	iPad (7th generation)	
com.apple.ipad-7-wifi-3	E	c	1223	com.apple.ipad					J171AP|J171xAP|iPad7,11|iPad		MobileDevices	iPad (7th generation)	
com.apple.ipad-7-wwan-1	E	c	1224	com.apple.ipad					J172AP|J172xAP|iPad7,12|iPad		MobileDevices	iPad (7th generation)	
com.apple.ipad-7-wwan-2	E	c	1225	com.apple.ipad					J172AP|J172xAP|iPad7,12|iPad		MobileDevices	iPad (7th generation)	
com.apple.ipad-7-wwan-3	E	c	1226	com.apple.ipad					J172AP|J172xAP|iPad7,12|iPad		MobileDevices	iPad (7th generation)	
com.apple.ipad-8-wifi-1	E	c	1227	com.apple.ipad					J171aAP|iPad11,6|iPad		MobileDevices	iPad (8th generation)	
com.apple.ipad-8-wifi-2	E	c	1228	com.apple.ipad					J171aAP|iPad11,6|iPad		MobileDevices	iPad (8th generation)	
com.apple.ipad-8-wifi-3	E	c	1229	com.apple.ipad					J171aAP|iPad11,6|iPad		MobileDevices	iPad (8th generation)	
com.apple.ipad-8-wwan-1	E	c	1230	com.apple.ipad					J172aAP|iPad11,7|iPad		MobileDevices	iPad (8th generation)	
com.apple.ipad-8-wwan-2	E	c	1231	com.apple.ipad					J172aAP|iPad11,7|iPad		MobileDevices	iPad (8th generation)	
com.apple.ipad-8-wwan-3	E	c	1232	com.apple.ipad					J172aAP|iPad11,7|iPad		MobileDevices	iPad (8th generation)	
com.apple.ipad-9-wifi-1	E	c	1233	com.apple.ipad					J181AP|iPad12,1|iPad		MobileDevices	iPad (9th generation)	
com.apple.ipad-9-wifi-2	E	c	1234	com.apple.ipad					J181AP|iPad12,1|iPad		MobileDevices	iPad (9th generation)	
com.apple.ipad-9-wwan-1	E	c	1235	com.apple.ipad					J182AP|iPad12,2|iPad		MobileDevices	iPad (9th generation)	
com.apple.ipad-9-wwan-2	E	c	1236	com.apple.ipad					J182AP|iPad12,2|iPad		MobileDevices	iPad (9th generation)	
com.apple.ipad-mini6-1	E	c	1237	com.apple.homebuttonless-ipad					J310AP|J311AP|iPad14,1|iPad14,2|iPad		MobileDevices	iPad mini (6th generation)	
com.apple.ipad-mini6-3	E	c	1238	com.apple.homebuttonless-ipad					J310AP|J311AP|iPad14,1|iPad14,2|iPad		MobileDevices	iPad mini (6th generation)	
com.apple.ipad-mini6-6	E	c	1239	com.apple.homebuttonless-ipad					J310AP|J311AP|iPad14,1|iPad14,2|iPad		MobileDevices	iPad mini (6th generation)	
com.apple.ipad-mini6-7	E	c	1240	com.apple.homebuttonless-ipad					J310AP|J311AP|iPad14,1|iPad14,2|iPad		MobileDevices	iPad mini (6th generation)	
com.apple.watch-38mm-1	E	c	1242	com.apple.watch					N27aAP|Watch1,1		MobileDevices	Apple Watch 38mm	
com.apple.watch-38mm-2	E	c	1243	com.apple.watch					N27aAP|Watch1,1		MobileDevices	Apple Watch 38mm	
com.apple.watch-38mm-3	E	c	1244	com.apple.watch					N27aAP|Watch1,1		MobileDevices	Apple Watch 38mm	
com.apple.watch-38mm-4	E	c	1245	com.apple.watch					N27aAP|Watch1,1		MobileDevices	Apple Watch 38mm	
com.apple.watch-38mm-5	E	c	1246	com.apple.watch					N27aAP|Watch1,1		MobileDevices	Apple Watch 38mm	
com.apple.watch-38mm-7	E	c	1247	com.apple.watch					N27aAP|Watch1,1		MobileDevices	Apple Watch 38mm	
com.apple.watch-38mm-8	E	c	1248	com.apple.watch					N27aAP|Watch1,1		MobileDevices	Apple Watch 38mm	
com.apple.watch-38mm-9	E	c	1249	com.apple.watch					N27aAP|Watch1,1		MobileDevices	Apple Watch 38mm	
com.apple.watch-42mm-1	E	c	1250	com.apple.watch					N28aAP|Watch1,2		MobileDevices	Apple Watch 42mm	
com.apple.watch-42mm-2	E	c	1251	com.apple.watch					N28aAP|Watch1,2		MobileDevices	Apple Watch 42mm	
com.apple.watch-42mm-3	E	c	1252	com.apple.watch					N28aAP|Watch1,2		MobileDevices	Apple Watch 42mm	
com.apple.watch-42mm-4	E	c	1253	com.apple.watch					N28aAP|Watch1,2		MobileDevices	Apple Watch 42mm	
com.apple.watch-42mm-5	E	c	1254	com.apple.watch					N28aAP|Watch1,2		MobileDevices	Apple Watch 42mm	
com.apple.watch-42mm-7	E	c	1255	com.apple.watch					N28aAP|Watch1,2		MobileDevices	Apple Watch 42mm	
com.apple.watch-42mm-8	E	c	1256	com.apple.watch					N28aAP|Watch1,2		MobileDevices	Apple Watch 42mm	
com.apple.watch-42mm-9	E	c	1257	com.apple.watch					N28aAP|Watch1,2		MobileDevices	Apple Watch 42mm	
com.apple.watch-38mm-series1-1	E	c	1258	com.apple.watch					N27dAP|Watch2,6		MobileDevices	Apple Watch Series 1	
com.apple.watch-38mm-series1-2	E	c	1259	com.apple.watch					N27dAP|Watch2,6		MobileDevices	Apple Watch Series 1	
com.apple.watch-38mm-series1-3	E	c	1260	com.apple.watch					N27dAP|Watch2,6		MobileDevices	Apple Watch Series 1	
com.apple.watch-38mm-series1-4	E	c	1261	com.apple.watch					N27dAP|Watch2,6		MobileDevices	Apple Watch Series 1	
com.apple.watch-38mm-series1-5	E	c	1262	com.apple.watch					N27dAP|Watch2,6		MobileDevices	Apple Watch Series 1	
com.apple.watch-38mm-series1-6	E	c	1263	com.apple.watch					N27dAP|Watch2,6		MobileDevices	Apple Watch Series 1	
com.apple.watch-42mm-series1-1	E	c	1264	com.apple.watch					N28dAP|Watch2,7		MobileDevices	Apple Watch Series 1	
com.apple.watch-42mm-series1-2	E	c	1265	com.apple.watch					N28dAP|Watch2,7		MobileDevices	Apple Watch Series 1	
com.apple.watch-42mm-series1-3	E	c	1266	com.apple.watch					N28dAP|Watch2,7		MobileDevices	Apple Watch Series 1	
com.apple.watch-42mm-series1-4	E	c	1267	com.apple.watch					N28dAP|Watch2,7		MobileDevices	Apple Watch Series 1	
com.apple.watch-42mm-series1-5	E	c	1268	com.apple.watch					N28dAP|Watch2,7		MobileDevices	Apple Watch Series 1	
com.apple.watch-42mm-series1-6	E	c	1269	com.apple.watch					N28dAP|Watch2,7		MobileDevices	Apple Watch Series 1	
com.apple.watch-38mm-series2-1	E	c	1270	com.apple.watch					N74AP|Watch2,3		MobileDevices	Apple Watch Series 2	
com.apple.watch-38mm-series2-2	E	c	1271	com.apple.watch					N74AP|Watch2,3		MobileDevices	Apple Watch Series 2	
com.apple.watch-38mm-series2-3	E	c	1272	com.apple.watch					N74AP|Watch2,3		MobileDevices	Apple Watch Series 2	
com.apple.watch-38mm-series2-4	E	c	1273	com.apple.watch					N74AP|Watch2,3		MobileDevices	Apple Watch Series 2	
com.apple.watch-38mm-series2-5	E	c	1274	com.apple.watch					N74AP|Watch2,3		MobileDevices	Apple Watch Series 2	
com.apple.watch-38mm-series2-6	E	c	1275	com.apple.watch					N74AP|Watch2,3		MobileDevices	Apple Watch Series 2	
com.apple.watch-38mm-series2-7	E	c	1276	com.apple.watch					N74AP|Watch2,3		MobileDevices	Apple Watch Series 2	
com.apple.watch-42mm-series2-1	E	c	1277	com.apple.watch					N75AP|Watch2,4		MobileDevices	Apple Watch Series 2	
com.apple.watch-42mm-series2-2	E	c	1278	com.apple.watch					N75AP|Watch2,4		MobileDevices	Apple Watch Series 2	
com.apple.watch-42mm-series2-3	E	c	1279	com.apple.watch					N75AP|Watch2,4		MobileDevices	Apple Watch Series 2	
com.apple.watch-42mm-series2-4	E	c	1280	com.apple.watch					N75AP|Watch2,4		MobileDevices	Apple Watch Series 2	
com.apple.watch-42mm-series2-5	E	c	1281	com.apple.watch					N75AP|Watch2,4		MobileDevices	Apple Watch Series 2	
com.apple.watch-42mm-series2-6	E	c	1282	com.apple.watch					N75AP|Watch2,4		MobileDevices	Apple Watch Series 2	
com.apple.watch-42mm-series2-7	E	c	1283	com.apple.watch					N75AP|Watch2,4		MobileDevices	Apple Watch Series 2	
com.apple.watch-38mm-series3-cell-1	E	c	1284	com.apple.watch					N111sAP|Watch3,1		MobileDevices	Apple Watch Series 3 (GPS + Cellular)	
com.apple.watch-38mm-series3-cell-2	E	c	1285	com.apple.watch					N111sAP|Watch3,1		MobileDevices	Apple Watch Series 3 (GPS + Cellular)	
com.apple.watch-38mm-series3-cell-13	E	c	1286	com.apple.watch					N111sAP|Watch3,1		MobileDevices	Apple Watch Series 3 (GPS + Cellular)	
com.apple.watch-38mm-series3-cell-5	E	c	1287	com.apple.watch					N111sAP|Watch3,1		MobileDevices	Apple Watch Series 3 (GPS + Cellular)	
com.apple.watch-38mm-series3-cell-6	E	c	1288	com.apple.watch					N111sAP|Watch3,1		MobileDevices	Apple Watch Series 3 (GPS + Cellular)	
com.apple.watch-38mm-series3-cell-7	E	c	1289	com.apple.watch					N111sAP|Watch3,1		MobileDevices	Apple Watch Series 3 (GPS + Cellular)	
com.apple.watch-38mm-series3-cell-11	E	c	1290	com.apple.watch					N111sAP|Watch3,1		MobileDevices	Apple Watch Series 3 (GPS + Cellular)	
com.apple.watch-42mm-series3-cell-1	E	c	1291	com.apple.watch					N111bAP|Watch3,2		MobileDevices	Apple Watch Series 3 (GPS + Cellular)	
com.apple.watch-42mm-series3-cell-2	E	c	1292	com.apple.watch					N111bAP|Watch3,2		MobileDevices	Apple Watch Series 3 (GPS + Cellular)	
com.apple.watch-42mm-series3-cell-13	E	c	1293	com.apple.watch					N111bAP|Watch3,2		MobileDevices	Apple Watch Series 3 (GPS + Cellular)	
com.apple.watch-42mm-series3-cell-5	E	c	1294	com.apple.watch					N111bAP|Watch3,2		MobileDevices	Apple Watch Series 3 (GPS + Cellular)	
com.apple.watch-42mm-series3-cell-6	E	c	1295	com.apple.watch					N111bAP|Watch3,2		MobileDevices	Apple Watch Series 3 (GPS + Cellular)	
com.apple.watch-42mm-series3-cell-7	E	c	1296	com.apple.watch					N111bAP|Watch3,2		MobileDevices	Apple Watch Series 3 (GPS + Cellular)	
com.apple.watch-42mm-series3-cell-11	E	c	1297	com.apple.watch					N111bAP|Watch3,2		MobileDevices	Apple Watch Series 3 (GPS + Cellular)	
com.apple.watch-38mm-series3-gps-1	E	c	1298	com.apple.watch					N121sAP|Watch3,3		MobileDevices	Apple Watch Series 3 (GPS)	
com.apple.watch-38mm-series3-gps-2	E	c	1299	com.apple.watch					N121sAP|Watch3,3		MobileDevices	Apple Watch Series 3 (GPS)	
com.apple.watch-38mm-series3-gps-13	E	c	1300	com.apple.watch					N121sAP|Watch3,3		MobileDevices	Apple Watch Series 3 (GPS)	
com.apple.watch-38mm-series3-gps-5	E	c	1301	com.apple.watch					N121sAP|Watch3,3		MobileDevices	Apple Watch Series 3 (GPS)	
com.apple.watch-38mm-series3-gps-6	E	c	1302	com.apple.watch					N121sAP|Watch3,3		MobileDevices	Apple Watch Series 3 (GPS)	
com.apple.watch-38mm-series3-gps-7	E	c	1303	com.apple.watch					N121sAP|Watch3,3		MobileDevices	Apple Watch Series 3 (GPS)	
com.apple.watch-38mm-series3-gps-11	E	c	1304	com.apple.watch					N121sAP|Watch3,3		MobileDevices	Apple Watch Series 3 (GPS)	
com.apple.watch-42mm-series3-gps-1	E	c	1305	com.apple.watch					N121bAP|Watch3,4		MobileDevices	Apple Watch Series 3 (GPS)	
com.apple.watch-42mm-series3-gps-2	E	c	1306	com.apple.watch					N121bAP|Watch3,4		MobileDevices	Apple Watch Series 3 (GPS)	
com.apple.watch-42mm-series3-gps-13	E	c	1307	com.apple.watch					N121bAP|Watch3,4		MobileDevices	Apple Watch Series 3 (GPS)	
com.apple.watch-42mm-series3-gps-5	E	c	1308	com.apple.watch					N121bAP|Watch3,4		MobileDevices	Apple Watch Series 3 (GPS)	
com.apple.watch-42mm-series3-gps-6	E	c	1309	com.apple.watch					N121bAP|Watch3,4		MobileDevices	Apple Watch Series 3 (GPS)	
com.apple.watch-42mm-series3-gps-7	E	c	1310	com.apple.watch					N121bAP|Watch3,4		MobileDevices	Apple Watch Series 3 (GPS)	
com.apple.watch-42mm-series3-gps-11	E	c	1311	com.apple.watch					N121bAP|Watch3,4		MobileDevices	Apple Watch Series 3 (GPS)	
com.apple.watch-series4-1	E	c	1312	com.apple.watch					N131sAP|N131bAP|N141sAP|N141bAP|Watch4,1|Watch4,2|Watch4,3|Watch4,4		MobileDevices	Apple Watch Series 4	
com.apple.watch-series4-2	E	c	1313	com.apple.watch					N131sAP|N131bAP|N141sAP|N141bAP|Watch4,1|Watch4,2|Watch4,3|Watch4,4		MobileDevices	Apple Watch Series 4	
com.apple.watch-series4-13	E	c	1314	com.apple.watch					N131sAP|N131bAP|N141sAP|N141bAP|Watch4,1|Watch4,2|Watch4,3|Watch4,4		MobileDevices	Apple Watch Series 4	
com.apple.watch-series4-5	E	c	1315	com.apple.watch					N131sAP|N131bAP|N141sAP|N141bAP|Watch4,1|Watch4,2|Watch4,3|Watch4,4		MobileDevices	Apple Watch Series 4	
com.apple.watch-series4-6	E	c	1316	com.apple.watch					N131sAP|N131bAP|N141sAP|N141bAP|Watch4,1|Watch4,2|Watch4,3|Watch4,4		MobileDevices	Apple Watch Series 4	
com.apple.watch-series4-12	E	c	1317	com.apple.watch					N131sAP|N131bAP|N141sAP|N141bAP|Watch4,1|Watch4,2|Watch4,3|Watch4,4		MobileDevices	Apple Watch Series 4	
com.apple.watch-series5-1	E	c	1318	com.apple.watch					N144sAP|N144bAP|N146sAP|N146bAP|Watch5,1|Watch5,2|Watch5,3|Watch5,4		MobileDevices	Apple Watch Series 5	
com.apple.watch-series5-2	E	c	1319	com.apple.watch					N144sAP|N144bAP|N146sAP|N146bAP|Watch5,1|Watch5,2|Watch5,3|Watch5,4		MobileDevices	Apple Watch Series 5	
com.apple.watch-series5-5	E	c	1320	com.apple.watch					N144sAP|N144bAP|N146sAP|N146bAP|Watch5,1|Watch5,2|Watch5,3|Watch5,4		MobileDevices	Apple Watch Series 5	
com.apple.watch-series5-6	E	c	1321	com.apple.watch					N144sAP|N144bAP|N146sAP|N146bAP|Watch5,1|Watch5,2|Watch5,3|Watch5,4		MobileDevices	Apple Watch Series 5	
com.apple.watch-series5-7	E	c	1322	com.apple.watch					N144sAP|N144bAP|N146sAP|N146bAP|Watch5,1|Watch5,2|Watch5,3|Watch5,4		MobileDevices	Apple Watch Series 5	
com.apple.watch-series5-8	E	c	1323	com.apple.watch					N144sAP|N144bAP|N146sAP|N146bAP|Watch5,1|Watch5,2|Watch5,3|Watch5,4		MobileDevices	Apple Watch Series 5	
com.apple.watch-series5-12	E	c	1324	com.apple.watch					N144sAP|N144bAP|N146sAP|N146bAP|Watch5,1|Watch5,2|Watch5,3|Watch5,4		MobileDevices	Apple Watch Series 5	
com.apple.watch-series5-13	E	c	1325	com.apple.watch					N144sAP|N144bAP|N146sAP|N146bAP|Watch5,1|Watch5,2|Watch5,3|Watch5,4		MobileDevices	Apple Watch Series 5	
com.apple.watch-series5-14	E	c	1326	com.apple.watch					N144sAP|N144bAP|N146sAP|N146bAP|Watch5,1|Watch5,2|Watch5,3|Watch5,4		MobileDevices	Apple Watch Series 5	
com.apple.watch-series6-1	E	c	1327	com.apple.watch					N157sAP|N157bAP|N158sAP|N158bAP|Watch6,1|Watch6,2|Watch6,3|Watch6,4		MobileDevices	Apple Watch Series 6	
com.apple.watch-series6-2	E	c	1328	com.apple.watch					N157sAP|N157bAP|N158sAP|N158bAP|Watch6,1|Watch6,2|Watch6,3|Watch6,4		MobileDevices	Apple Watch Series 6	
com.apple.watch-series6-5	E	c	1329	com.apple.watch					N157sAP|N157bAP|N158sAP|N158bAP|Watch6,1|Watch6,2|Watch6,3|Watch6,4		MobileDevices	Apple Watch Series 6	
com.apple.watch-series6-6	E	c	1330	com.apple.watch					N157sAP|N157bAP|N158sAP|N158bAP|Watch6,1|Watch6,2|Watch6,3|Watch6,4		MobileDevices	Apple Watch Series 6	
com.apple.watch-series6-8	E	c	1331	com.apple.watch					N157sAP|N157bAP|N158sAP|N158bAP|Watch6,1|Watch6,2|Watch6,3|Watch6,4		MobileDevices	Apple Watch Series 6	
com.apple.watch-series6-12	E	c	1332	com.apple.watch					N157sAP|N157bAP|N158sAP|N158bAP|Watch6,1|Watch6,2|Watch6,3|Watch6,4		MobileDevices	Apple Watch Series 6	
com.apple.watch-series6-13	E	c	1333	com.apple.watch					N157sAP|N157bAP|N158sAP|N158bAP|Watch6,1|Watch6,2|Watch6,3|Watch6,4		MobileDevices	Apple Watch Series 6	
com.apple.watch-series6-14	E	c	1334	com.apple.watch					N157sAP|N157bAP|N158sAP|N158bAP|Watch6,1|Watch6,2|Watch6,3|Watch6,4		MobileDevices	Apple Watch Series 6	
com.apple.watch-series6-18	E	c	1335	com.apple.watch					N157sAP|N157bAP|N158sAP|N158bAP|Watch6,1|Watch6,2|Watch6,3|Watch6,4		MobileDevices	Apple Watch Series 6	
com.apple.watch-series6-22	E	c	1336	com.apple.watch					N157sAP|N157bAP|N158sAP|N158bAP|Watch6,1|Watch6,2|Watch6,3|Watch6,4		MobileDevices	Apple Watch Series 6	
com.apple.watch-series6-26	E	c	1337	com.apple.watch					N157sAP|N157bAP|N158sAP|N158bAP|Watch6,1|Watch6,2|Watch6,3|Watch6,4		MobileDevices	Apple Watch Series 6	
com.apple.watch-series7-1	E	c	1338	com.apple.watch					N187sAP|N187bAP|N188sAP|N188bAP|Watch6,6|Watch6,7|Watch6,8|Watch6,9		MobileDevices	Apple Watch Series 7	
com.apple.watch-series7-2	E	c	1339	com.apple.watch					N187sAP|N187bAP|N188sAP|N188bAP|Watch6,6|Watch6,7|Watch6,8|Watch6,9		MobileDevices	Apple Watch Series 7	
com.apple.watch-series7-5	E	c	1340	com.apple.watch					N187sAP|N187bAP|N188sAP|N188bAP|Watch6,6|Watch6,7|Watch6,8|Watch6,9		MobileDevices	Apple Watch Series 7	
com.apple.watch-series7-6	E	c	1341	com.apple.watch					N187sAP|N187bAP|N188sAP|N188bAP|Watch6,6|Watch6,7|Watch6,8|Watch6,9		MobileDevices	Apple Watch Series 7	
com.apple.watch-series7-8	E	c	1342	com.apple.watch					N187sAP|N187bAP|N188sAP|N188bAP|Watch6,6|Watch6,7|Watch6,8|Watch6,9		MobileDevices	Apple Watch Series 7	
com.apple.watch-series7-12	E	c	1343	com.apple.watch					N187sAP|N187bAP|N188sAP|N188bAP|Watch6,6|Watch6,7|Watch6,8|Watch6,9		MobileDevices	Apple Watch Series 7	
com.apple.watch-series7-14	E	c	1344	com.apple.watch					N187sAP|N187bAP|N188sAP|N188bAP|Watch6,6|Watch6,7|Watch6,8|Watch6,9		MobileDevices	Apple Watch Series 7	
com.apple.watch-series7-18	E	c	1345	com.apple.watch					N187sAP|N187bAP|N188sAP|N188bAP|Watch6,6|Watch6,7|Watch6,8|Watch6,9		MobileDevices	Apple Watch Series 7	
com.apple.watch-series7-22	E	c	1346	com.apple.watch					N187sAP|N187bAP|N188sAP|N188bAP|Watch6,6|Watch6,7|Watch6,8|Watch6,9		MobileDevices	Apple Watch Series 7	
com.apple.watch-series7-26	E	c	1347	com.apple.watch					N187sAP|N187bAP|N188sAP|N188bAP|Watch6,6|Watch6,7|Watch6,8|Watch6,9		MobileDevices	Apple Watch Series 7	
com.apple.watch-series7-27	E	c	1348	com.apple.watch					N187sAP|N187bAP|N188sAP|N188bAP|Watch6,6|Watch6,7|Watch6,8|Watch6,9		MobileDevices	Apple Watch Series 7	
com.apple.watch-se-1	E	c	1349	com.apple.watch					N140sAP|N140bAP|N142sAP|N142bAP|Watch5,9|Watch5,10|Watch5,11|Watch5,12		MobileDevices	Apple Watch SE	
com.apple.watch-se-2	E	c	1350	com.apple.watch					N140sAP|N140bAP|N142sAP|N142bAP|Watch5,9|Watch5,10|Watch5,11|Watch5,12		MobileDevices	Apple Watch SE	
com.apple.watch-se-13	E	c	1351	com.apple.watch					N140sAP|N140bAP|N142sAP|N142bAP|Watch5,9|Watch5,10|Watch5,11|Watch5,12		MobileDevices	Apple Watch SE	
com.apple.apple-tv-2	E	c	1352	com.apple.apple-tv					K66AP|AppleTV2,1		MobileDevices	Apple TV (2nd generation)	
com.apple.apple-tv-3	E	c	1353	com.apple.apple-tv					J33AP|AppleTV3,1		MobileDevices	Apple TV (3rd generation)	
com.apple.apple-tv-3a	E	c	1354	com.apple.apple-tv					J33IAP|AppleTV3,2		MobileDevices	Apple TV (3rd generation Rev A)	
com.apple.apple-tv-4	E	c	1355	com.apple.apple-tv					J42dAP|J42aAP|AppleTV5,3		MobileDevices	Apple TV (4th generation)	
com.apple.apple-tv-4k	E	c	1356	com.apple.apple-tv					J105aAP|AppleTV6,2		MobileDevices	Apple TV 4K	
com.apple.apple-tv-4k-2nd	E	c	1357	com.apple.apple-tv					J305AP|AppleTV11,1		MobileDevices	Apple TV 4K (2nd generation)	
com.apple.homepod-1	E	c	1358	com.apple.homepod|public.speaker|com.apple.ios-device					B238AP|B238aAP|AudioAccessory1,1|AudioAccessory1,2		MobileDevices	HomePod	
com.apple.homepod-2	E	c	1359	com.apple.homepod|public.speaker|com.apple.ios-device					B238AP|B238aAP|AudioAccessory1,1|AudioAccessory1,2		MobileDevices	HomePod	
com.apple.homepod-mini	E	c	1360	com.apple.homepod							MobileDevices	HomePod mini	
com.apple.homepod-mini-1	E	c	1361	com.apple.homepod-mini					B520AP|B520aAP|AudioAccessory5,1		MobileDevices	HomePod mini	
com.apple.homepod-mini-2	E	c	1362	com.apple.homepod-mini					B520AP|B520aAP|AudioAccessory5,1		MobileDevices	HomePod mini	
com.apple.homepod-mini-7	E	c	1363	com.apple.homepod-mini					B520AP|B520aAP|AudioAccessory5,1		MobileDevices	HomePod mini	
com.apple.homepod-mini-8	E	c	1364	com.apple.homepod-mini					B520AP|B520aAP|AudioAccessory5,1		MobileDevices	HomePod mini	
com.apple.homepod-mini-9	E	c	1365	com.apple.homepod-mini					B520AP|B520aAP|AudioAccessory5,1		MobileDevices	HomePod mini	
com.apple.iphone-se3-1	E	c	1366	com.apple.iphone					D49AP|iPhone14,6|iPhone		MobileDevices-0001	iPhone SE (3rd generation)	
com.apple.iphone-se3-2	E	c	1367	com.apple.iphone					D49AP|iPhone14,6|iPhone		MobileDevices-0001	iPhone SE (3rd generation)	
com.apple.iphone-se3-6	E	c	1368	com.apple.iphone					D49AP|iPhone14,6|iPhone		MobileDevices-0001	iPhone SE (3rd generation)	
com.apple.iphone-13-pro-18	E	c	1369	com.apple.homebuttonless-iphone					D63AP|iPhone14,2|iPhone		MobileDevices-0001	iPhone 13 Pro	
com.apple.iphone-13-pro-max-18	E	c	1370	com.apple.homebuttonless-iphone					D64AP|iPhone14,3|iPhone		MobileDevices-0001	iPhone 13 Pro Max	
com.apple.iphone-13-mini-18	E	c	1371	com.apple.homebuttonless-iphone					D16AP|iPhone14,4|iPhone		MobileDevices-0001	iPhone 13 mini	
com.apple.iphone-13-18	E	c	1372	com.apple.homebuttonless-iphone					D17AP|iPhone14,5|iPhone		MobileDevices-0001	iPhone 13	
com.apple.ipad-air5-1	E	c	1373	com.apple.homebuttonless-ipad					J407AP|J408AP|iPad13,16|iPad13,17|iPad		MobileDevices-0002	iPad Air (5th generation)	
com.apple.ipad-air5-3	E	c	1374	com.apple.homebuttonless-ipad					J407AP|J408AP|iPad13,16|iPad13,17|iPad		MobileDevices-0002	iPad Air (5th generation)	
com.apple.ipad-air5-4	E	c	1375	com.apple.homebuttonless-ipad					J407AP|J408AP|iPad13,16|iPad13,17|iPad		MobileDevices-0002	iPad Air (5th generation)	
com.apple.ipad-air5-6	E	c	1376	com.apple.homebuttonless-ipad					J407AP|J408AP|iPad13,16|iPad13,17|iPad		MobileDevices-0002	iPad Air (5th generation)	
com.apple.ipad-air5-7	E	c	1377	com.apple.homebuttonless-ipad					J407AP|J408AP|iPad13,16|iPad13,17|iPad		MobileDevices-0002	iPad Air (5th generation)	
public.jpeg-xl	U	c	1378	public.image	jxl	image/jxl						JPEG XL image	
public.geojson	U	c	1379	public.json	geojson	application/geo+json						GeoJSON	
com.apple.linkpresentation.metadata	U	c	1380	public.data								Link metadata	
net.daringfireball.markdown	U	c	1381	public.utf8-plain-text	md|markdown|mdown	text/x-markdown						Markdown text	
com.apple.disk-image	U	c	1382	public.disk-image|public.data							apple-app-or-framework	disk image	
com.apple.xcode.mom	U	x	1383	public.data	mom						xcode		
com.apple.spritekit.serialized	U	x	1384	public.data	sks						xcode		
com.apple.trace	U	x	1385	public.data	atrc						xcode		
com.apple.pdf-printer-settings	U	c	1386	public.data	pset						apple-app-or-framework		
com.apple.scenekit.particlesystem	U	x	1387	public.data	scnp						xcode		
com.apple.terminal.session	U	c	1388	public.data	term						apple-app-or-framework		
com.apple.addressbook.group	U	c	1389	public.data	abcdg						apple-app-or-framework		
com.apple.preview.blank	U	c	1390	public.data	blank						apple-app-or-framework		
com.apple.wireless-diagnostics.wdmon	U	c	1391	public.data	wdmon						apple-app-or-framework		
com.apple.iphoto.ipmeta	U	c	1392	public.data	ipmeta						apple-app-or-framework		
com.apple.iphoto.ipspot	U	c	1393	public.data	ipspot						apple-app-or-framework		
com.apple.photos.apple-adjustment-envelope	U	c	1394	public.data|public.content	aae						apple-app-or-framework		
public.avchd-content	U	c	1395	public.data|public.content	bdm|bdmv						apple-app-or-framework		
com.apple.itunes.ipa	U	c	1396	public.data|public.executable	ipa						apple-app-or-framework		
com.apple.itunes.db	U	c	1397	public.data|public.database	itl						apple-app-or-framework		
com.apple.photos.slow-motion-video-sidecar	U	c	1398	public.data|public.content	slm						apple-app-or-framework		
com.apple.itunes.ipsw	U	c	1399	public.data|public.executable	ipsw						apple-app-or-framework		
com.apple.tv.database	U	c	1400	public.data|public.database	tvdb						apple-app-or-framework		
com.apple.addressbook.person	U	c	1401	public.data|public.contact	abcdp						apple-app-or-framework		
com.apple.cfr-font	U	c	1402	public.font	sfont						apple-app-or-framework		
com.microsoft.dds	U	c	1403	public.image	dds						apple-app-or-framework		
com.apple.mail.email	U	c	1404	public.data|public.email-message	eml	message/rfc822					apple-app-or-framework		
public.radiance	U	c	1405	public.image	pic|hdr						apple-app-or-framework		
com.apple.ibooksauthor.book	U	c	1406	public.data|public.composite-content	iba|book						apple-app-or-framework		
com.apple.ips	U	c	1407	public.text	ips						apple-app-or-framework		
org.khronos.ktx	U	c	1408	public.image	ktx						apple-app-or-framework		
com.apple.lsr-image	U	c	1409	public.image	lsr						apple-app-or-framework		
public.pbm	U	c	1410	public.image	pbm|pfm|pgm|ppm						apple-app-or-framework		
public.pvr	U	c	1411	public.image	pvr						apple-app-or-framework		
org.khronos.astc	U	c	1412	public.image	astc						apple-app-or-framework		
com.apple.mail.emlx	U	c	1413	public.data|public.email-message	emlx						apple-app-or-framework		
com.apple.ical.backup-package	U	c	1414	com.apple.package|public.data	icbu						apple-app-or-framework		
com.apple.freeform.board	U	c	1415	public.data|public.composite-content	board						apple-app-or-framework		
com.apple.xcode.projectdata	U	x	1416	public.text	pbxproj|mode0|mode1|mode2|mode3						xcode		
com.apple.shortcuts.workflow-file	U	c	1417	com.apple.property-list|public.content	wflow						apple-app-or-framework		
com.apple.ibooks-container	U	c	1418	public.data|public.composite-content	ibooks						apple-app-or-framework		
com.apple.disk-image-cdr	U	c	1419	com.apple.disk-image	dvdr|cdr						apple-app-or-framework		
com.apple.disk-image-udif	U	c	1420	com.apple.disk-image	dmg|img|udif						apple-app-or-framework		
com.topografix.gpx	U	a	1421	public.xml	gpx						apple-app-or-framework		
public.iso-image	U	c	1422	com.apple.disk-image	iso						apple-app-or-framework		
org.xiph.ogg-audio	U	c	1423	public.audio	ogg|oga						apple-app-or-framework		
org.xiph.ogv	U	c	1424	public.movie	ogm|ogv						apple-app-or-framework		
com.apple.music.rmp-playlist	U	c	1425	public.text|public.playlist	rmp	application/vnd.rn-rn_music_package					apple-app-or-framework		
com.apple.systemprofiler.document	U	c	1426	public.xml	spx						apple-app-or-framework		
com.apple.text-based-dylib	U	x	1427	public.yaml	tbd						xcode		
com.apple.interfacebuilder.document.cocoa	U	x	1428	public.xml	xib						xcode		
org.oasis-open.xliff	U	x	1429	public.xml	xliff|xlf						xcode		
com.apple.dt.document.apns	U	x	1430	public.json	apns						xcode		
com.apple.disk-image-sparse	U	c	1431	com.apple.disk-image	sparseimage|asif						apple-app-or-framework		
public.avif	U	c	1432	public.heif-standard	avif						apple-app-or-framework		
org.materialx.mtlx	U	a	1433	public.xml	mtlx						apple-app-or-framework		
com.roxio.disk-image-toast	U	c	1434	com.apple.disk-image	toast						apple-app-or-framework		
com.apple.createml.project	U	x	1435	com.apple.package|public.data|public.content	mlproj						xcode		
public.opencl-source	U	x	1436	public.source-code	cl						xcode		
com.apple.clips-source	U	x	1437	public.source-code	clp						xcode		
public.avchd-mpeg-2-transport-stream	U	c	1438	public.mpeg-2-transport-stream	mts|m2ts						apple-app-or-framework		
com.apple.chess.pgn	U	c	1439	public.utf8-plain-text	pgn						apple-app-or-framework		
com.apple.chess.game	U	c	1440	public.utf8-plain-text	game						apple-app-or-framework		
org.khronos.glsl-source	U	x	1441	public.source-code	glsl						xcode		
com.microsoft.hlsl	U	x	1442	public.source-code	hlsl						xcode		
public.nasm-assembly-source	U	x	1443	public.source-code	nasm						xcode		
com.apple.documentation.guide	U	x	1444	net.daringfireball.markdown	guide						xcode		
com.apple.metal	U	x	1445	public.source-code	metal						xcode		
public.protobuf-source	U	x	1446	public.source-code	proto						xcode		
org.khronos.glsl.fragment-shader	U	x	1447	org.khronos.glsl-source	fs|fsh|frag|fragsh						xcode		
org.khronos.glsl.geometry-shader	U	x	1448	org.khronos.glsl-source	gs|gsh|geom						xcode		
org.khronos.glsl.vertex-shader	U	x	1449	org.khronos.glsl-source	vs|vsh|vert|vertex						xcode		
com.apple.tv.ite	U	c	1450	public.html|com.apple.package	ite						apple-app-or-framework		
com.microsoft.typescript	U	x	1451	public.script	ts|tsx						xcode		
org.khronos.glsl.tess-control-shader	U	x	1452	org.khronos.glsl-source	ctrl						xcode		
org.khronos.glsl.tess-evaluation-shader	U	x	1453	org.khronos.glsl-source	eval						xcode		
com.apple.music.itlp	U	c	1454	public.html|com.apple.package	itlp						apple-app-or-framework		
com.apple.terminal.shell-script	U	c	1455	public.shell-script	command|tool						apple-app-or-framework		
com.pixar.universal-scene-description-utf8	U	c	1456	public.utf8-plain-text|com.pixar.universal-scene-description	usda						apple-app-or-framework		
public.toml	U	x	1457	public.text	toml|cfg						xcode		
com.microsoft.ini	U	x	1458	public.text	ini						xcode		
org.iso.sql	U	x	1459	public.source-code	sql						xcode		
com.apple.xcode.resultbundle	E	x	1460	com.apple.package	xcresult						xcode		
com.apple.xcode.project	U	x	1461	public.composite-content|com.apple.package	xcodeproj|xcode|pbproj						xcode	Xcode Project	
com.apple.dt.document.workspace	U	x	1462	public.composite-content|com.apple.package	xcworkspace						xcode		
com.apple.dt.playground	U	x	1463	public.composite-content|com.apple.package	playground						xcode		
com.apple.dt.playgroundpage	U	x	1464	com.apple.package	xcplaygroundpage						xcode		
com.apple.dt.swiftpm-package-manifest	U	x	1465	public.swift-source							xcode		
com.apple.swiftpm	U	x	1466	com.apple.package	swiftpm						xcode		
com.apple.swiftpm-playgrounds-project	U	x	1467	com.apple.package							xcode		
com.apple.playgroundbook	U	a	1468	com.apple.package	playgroundbook						apple-app-or-framework		
com.apple.dt.assetcatalog	U	x	1469	com.apple.package	xcassets						xcode		
com.apple.dt.stickers	U	x	1470	com.apple.package	xcstickers						xcode		
com.apple.dt.messages-sticker-pack	U	x	1471	com.apple.package	stickerpack						xcode		
com.apple.dt.storekitbundle	U	x	1472	public.data	storekit						xcode		
com.apple.dt.interfacebuilder.document.storyboard	U	x	1473	public.xml	storyboard						xcode		
com.apple.dt.interfacebuilder.document.storyboard.package	U	x	1474	com.apple.package	storyboardc						xcode		
com.apple.interfacebuilder.document	U	x	1475	public.data	nib						xcode		
com.apple.interfacebuilder.plugin	U	x	1476	com.apple.bundle|com.apple.package	ibplugin						xcode		
com.apple.xcode.configsettings	U	x	1477	public.text	xcconfig						xcode		
com.apple.xcode.strings-text	U	x	1478	public.text	strings						xcode		
com.apple.xcode.strings-dictionary	U	x	1479	com.apple.property-list	stringsdict						xcode		
com.apple.xcode.xcstrings	U	x	1480	public.json	xcstrings						xcode		
com.apple.xcode.xcloc	U	x	1481	public.folder	xcloc						xcode	Xcode Localization Catalog	
com.apple.xcode.entitlements-property-list	U	x	1482	com.apple.property-list	entitlements						xcode		
com.apple.xcode.app-privacy-property-list	U	x	1483	com.apple.property-list	xcprivacy						xcode		
com.apple.xcode.code-requirement-property-list	U	x	1484	com.apple.property-list	coderequirement						xcode		
com.apple.xcode.archive	U	x	1485	com.apple.package	xcarchive						xcode		
com.apple.xcode.docset	U	x	1486	com.apple.bundle|com.apple.package	docset						xcode		
com.apple.xcode.appdata	U	x	1487	com.apple.package	xcappdata						xcode		
com.apple.xcode.buildmetrics	U	x	1488	public.data	xcbuildmetrics						xcode		
com.apple.xcode.xcfilelist	U	x	1489	public.text	xcfilelist						xcode		
com.apple.xcode.apinotes	U	x	1490	public.yaml	apinotes						xcode		
com.apple.xcode.plugin	U	x	1491	com.apple.bundle|com.apple.package	xcplugin						xcode		
com.apple.xcode.plugindata	U	x	1492	public.data	plugindata						xcode		
com.apple.xcode.plugindata.compiled	U	x	1493	public.data	xcplugindata						xcode		
com.apple.xcode.usersettings	U	x	1494	public.text	pbxuser						xcode		
com.apple.xcode.model	U	x	1495	com.apple.package	xcdatamodel						xcode		
com.apple.xcode.model.data	U	x	1496	com.apple.package							xcode		
com.apple.xcode.model.data-version	U	x	1497	com.apple.package	xcdatamodeld						xcode		
com.apple.xcode.model.data-mapping	U	x	1498	com.apple.package	xcmappingmodel						xcode		
com.apple.xcframework	U	x	1499	com.apple.package	xcframework						xcode		
com.apple.dt.document.scheme	U	x	1500	public.xml	xcscheme						xcode		
com.apple.dt.document.snapshot	U	x	1501	com.apple.package	xcsnapshots						xcode		
com.apple.dt.document.toolchain	U	x	1502	com.apple.package	xctoolchain						xcode		
com.apple.dt.document.markdown	U	x	1503	net.daringfireball.markdown							xcode		
com.apple.dt.document.gpx	U	x	1504	public.xml	gpx						xcode		
com.apple.dt.document.ascii-property-list	U	x	1505	com.apple.property-list							xcode		
com.apple.dt.document.script-suite-property-list	U	x	1506	com.apple.property-list	scriptsuite						xcode		
com.apple.dt.document.script-terminology-property-list	U	x	1507	com.apple.property-list	scriptterminology						xcode		
com.apple.dt.document.xccrashpoint	U	x	1508	com.apple.package	xccrashpoint						xcode		
com.apple.dt.document.xcdiskwritepoint	U	x	1509	com.apple.package	xcdiskwritepoint						xcode		
com.apple.dt.document.xcfeedbackpoint	U	x	1510	com.apple.package	xcfeedbackpoint						xcode		
com.apple.dt.document.xchangpoint	U	x	1511	com.apple.package	xchangpoint						xcode		
com.apple.dt.document.xclaunchpoint	U	x	1512	com.apple.package	xclaunchpoint						xcode		
com.apple.dt.document.xcprocessorusagepoint	U	x	1513	com.apple.package	xcprocessorusagepoint						xcode		
com.apple.dt.document.xcdiskwritelog	U	x	1514	public.data	xcdiskwritelog						xcode		
com.apple.dt.document.xchanglog	U	x	1515	public.data	xchanglog						xcode		
com.apple.dt.document.xclaunchlog	U	x	1516	public.data	xclaunchlog						xcode		
com.apple.dt.document.xcprocessorusagelog	U	x	1517	public.data	xcprocessorusagelog						xcode		
com.apple.dt.document.xcmetricsdata	U	x	1518	public.data	xcmetricsdata						xcode		
com.apple.dt.xctestplancontenttype	U	x	1519	public.json	xctestplan						xcode		
com.apple.dt.xctestruncontenttype	U	x	1520	com.apple.property-list	xctestrun						xcode		
com.apple.dt.xctestproductscontenttype	U	x	1521	com.apple.package	xctestproducts						xcode		
com.apple.dt.bundle.unit-test	U	x	1522	com.apple.bundle|com.apple.package	xctest|octest						xcode		
com.apple.dt.bundle.unit-test.objective-c	U	x	1523	com.apple.dt.bundle.unit-test							xcode		
com.apple.dt.ide.plug-in	U	x	1524	com.apple.bundle|com.apple.package	ideplugin						xcode		
com.apple.dt.dvt.plug-in	U	x	1525	com.apple.bundle|com.apple.package	dvtplugin						xcode		
com.apple.dt.dvticon.spec	U	x	1526	public.data	dvticonspec						xcode		
com.apple.dt.ide.memorygraphdebuggercontenttype	U	x	1527	public.data	memgraph						xcode		
com.apple.dt.ide.debughierarchycontenttype	U	x	1528	public.data	viewhierarchy						xcode		
com.apple.dt.sample.txt	U	x	1529	public.plain-text							xcode		
com.apple.documentation.doccarchive	U	x	1530	com.apple.package	doccarchive						xcode		
com.apple.documentation.tutorial	U	x	1531	net.daringfireball.markdown	tutorial						xcode		
com.apple.realitycomposerpro	E	x	1532	com.apple.package|public.composite-content|public.directory|public.item	realitycomposerpro	application/octet-stream					Reality Composer Pro	Reality Composer Pro Swift Package	
com.apple.rkassets	U	x	1533	com.apple.package	rkassets						xcode		
com.apple.arkit.referenceobject	U	x	1534	public.data	referenceobject						xcode	ReferenceObject	
com.apple.scenekit.assetcatalog	U	x	1535	com.apple.package	scnassets						xcode		
com.apple.scenekit.shadercache	U	x	1536	public.data	scncache						xcode		
com.apple.sirikit.intentdefinition	U	x	1537	public.data	intentdefinition						xcode		
com.apple.coreml.mlmodelc	U	x	1538	com.apple.package	mlmodelc						xcode		
com.apple.coreml.mlarchive	U	x	1539	public.data	mlarchive						xcode		
com.apple.coreml.mlmodelkey	U	x	1540	public.data	mlmodelkey						xcode		
com.apple.coreml.mlperfreport	U	x	1541	public.data	mlperf						xcode		
com.apple.mps.graph	U	x	1542	public.data	mpsgraph						xcode		
com.apple.mps.graph.package	U	x	1543	com.apple.package	mpsgraphpackage						xcode		
com.apple.instruments.trace	U	x	1544	com.apple.package	trace						xcode		
com.apple.instruments.tracetemplate	U	x	1545	public.data	tracetemplate						xcode		
com.apple.instruments.instrdst	U	x	1546	public.data	instrdst						xcode		
com.apple.instruments.package-definition	U	x	1547	public.xml	instrpkg						xcode		
com.apple.ariadne.artrace	U	x	1548	com.apple.package	artrace						xcode		
com.apple.gputools.gtdbg	U	x	1549	public.data	gtdbg						xcode		
com.apple.coresimulator.bundle	U	x	1550	com.apple.bundle|com.apple.package	simruntime						xcode		
com.apple.homekit-accessory-simulator.accessory	U	x	1551	public.data	hasaccessory						xcode		
com.apple.homekit-accessory-simulator.library	U	x	1552	public.data	haslibrary						xcode		
com.apple.homekit-accessory-simulator.state	U	x	1553	public.data	hasstate						xcode		
com.apple.widgetkit.simulator.document	U	x	1554	public.data	widgetkitsim						xcode		
com.apple.widgetkit.simulator.timeline	U	x	1555	public.data	chrono-timeline						xcode		
com.apple.ioregistryexplorer.archive	U	x	1556	public.data	ioreg						xcode		
com.apple.quartzdebug.introspectiontrace	U	x	1557	public.data	introspection						xcode		
com.apple.tightbeam-source	U	x	1558	public.source-code	tightbeam						xcode		
public.module-map	U	x	1559	public.source-code	modulemap						xcode		
com.apple.xcode.bash-script	U	x	1560	public.bash-script	bash						xcode		
com.apple.xcode.csh-script	U	x	1561	public.csh-script	csh						xcode		
com.apple.xcode.ksh-script	U	x	1562	public.ksh-script	ksh						xcode		
com.apple.xcode.tcsh-script	U	x	1563	public.tcsh-script	tcsh						xcode		
com.apple.xcode.zsh-script	U	x	1564	public.zsh-script	zsh						xcode		
com.apple.xcode.ada-source	U	x	1565	public.plain-text	ada|adb|ads						xcode		
com.apple.xcode.fortran-source	U	x	1566	public.plain-text	f|for|f77|f90|f95						xcode		
com.apple.xcode.lex-source	U	x	1567	public.plain-text	l|lm|lmm|lpp|lxx						xcode		
com.apple.xcode.yacc-source	U	x	1568	public.plain-text	y|ym|ymm|ypp|yxx						xcode		
com.apple.xcode.pascal-source	U	x	1569	public.plain-text	pas						xcode		
com.apple.xcode.make-script	U	x	1570	public.make-source							xcode		
com.apple.xcode.mig-source	U	x	1571	public.mig-source							xcode		
com.apple.disk-image-sparse-bundle	U	c	1572	public.disk-image|com.apple.package	sparsebundle|backupbundle						apple-app-or-framework		
com.apple.disk-image-udif-segment	U	c	1573	com.apple.disk-image	dmgpart						apple-app-or-framework		
com.apple.disk-image-raw	U	c	1574	com.apple.disk-image			DDim|hdrv				apple-app-or-framework		
com.apple.disk-image-pc	U	c	1575	com.apple.disk-image			OPCD				apple-app-or-framework		
com.apple.disk-image-smi	U	c	1576	com.apple.disk-image							apple-app-or-framework		
com.apple.disk-image-dart	U	c	1577	com.apple.disk-image							apple-app-or-framework		
com.apple.terminal.settings	U	c	1578	com.apple.property-list	terminal						apple-app-or-framework		
com.apple.automator-workflow	U	c	1579	com.apple.package|public.content	workflow						apple-app-or-framework		
com.apple.automator-action	U	c	1580	com.apple.bundle|com.apple.package	action						apple-app-or-framework		
com.apple.automator-conversion-action	U	c	1581	com.apple.bundle|com.apple.package	caction						apple-app-or-framework		
com.apple.automator-type-definition	U	c	1582	com.apple.bundle|com.apple.package	definition						apple-app-or-framework		
com.apple.safari.download	U	c	1583	com.apple.package	download						apple-app-or-framework		
com.apple.safari.extension	U	c	1584	public.data	safariextz						apple-app-or-framework		
com.apple.safari.bookmark	U	c	1585	public.data	webbookmark						apple-app-or-framework		
com.apple.safari.history	U	c	1586	public.data	webhistory						apple-app-or-framework		
com.apple.mail.mbox	U	c	1587	com.apple.package	mbox						apple-app-or-framework		
com.apple.mail.imapmbox	U	c	1588	com.apple.package	imapmbox						apple-app-or-framework		
com.apple.mail.ewsmbox	U	c	1589	com.apple.package	ewsmbox						apple-app-or-framework		
com.apple.mail.emlx.part	U	c	1590	public.data	emlxpart						apple-app-or-framework		
com.apple.photos.library	U	c	1591	com.apple.package	photoslibrary						apple-app-or-framework	Photos Library	
com.apple.photos.asset-bundle	U	c	1592	com.apple.package	photosasset						apple-app-or-framework		
com.apple.photo-booth-library	U	c	1593	com.apple.package	photobooth						apple-app-or-framework		
com.apple.shortcut	U	c	1594	public.data	shortcut						apple-app-or-framework		
com.apple.finance.order-data	U	c	1595	public.data	order	application/vnd.apple.finance.order					apple-app-or-framework		
com.apple.finance.order	U	c	1596	com.apple.bundle|com.apple.package	order	application/vnd.apple.finance.order					apple-app-or-framework		
cards.smarthealth.smart-health-card	U	c	1597	public.data	smart-health-card						apple-app-or-framework		
com.apple.workout	U	c	1598	public.data	workout						apple-app-or-framework		
com.apple.music.library	U	c	1599	com.apple.package	musiclibrary						apple-app-or-framework		
com.apple.tv.library	U	c	1600	com.apple.package	tvlibrary|videoslibrary		TVLb				apple-app-or-framework		
com.apple.tv.movpkg	U	c	1601	com.apple.package	movpkg						apple-app-or-framework		
com.apple.music.m3u-playlist	U	c	1602	public.m3u-playlist							apple-app-or-framework		
com.apple.tv.m3u-playlist	U	c	1603	public.m3u-playlist							apple-app-or-framework		
com.apple.music.pls-playlist	U	c	1604	public.pls-playlist							apple-app-or-framework		
com.apple.music.mp2	U	c	1605	public.mp2							apple-app-or-framework		
com.apple.music.cdda	U	c	1606	public.cdda-audio							apple-app-or-framework		
com.apple.music.metadata	U	c	1607	public.text			itun				apple-app-or-framework		
com.apple.tv.metadata	U	c	1608	public.text			itun				apple-app-or-framework		
com.apple.music.itms	U	c	1609	public.url							apple-app-or-framework		
com.apple.tv.itms	U	c	1610	public.url							apple-app-or-framework		
com.apple.music.visual	U	c	1611	public.data			hvpl				apple-app-or-framework		
com.apple.music.iappurl	U	c	1612	public.data			hufl				apple-app-or-framework		
com.apple.tv.iappurl	U	c	1613	public.data			hufl				apple-app-or-framework		
com.apple.quicktime-audio	E	c	1614	public.audio	qta						Voice Memos		
com.apple.quicktimeplayerx-composition	U	c	1615	public.data	qtpxcomposition						apple-app-or-framework		
com.apple.quicktimeplayerx-composition-bundle	U	c	1616	com.apple.package	qtpxcomposition						apple-app-or-framework		
com.apple.immersive-video	U	c	1617	public.movie	aivu						apple-app-or-framework		
com.apple.itunes-timed-text	U	c	1618	public.text	itt						apple-app-or-framework		
com.apple.avurlasset-content	U	c	1619								apple-app-or-framework		
com.apple.mediaextension-content	U	c	1620								apple-app-or-framework		
com.apple.logarchive	U	c	1621	com.apple.package	logarchive						apple-app-or-framework		
com.apple.tailspin	U	c	1622	public.data	tailspin						apple-app-or-framework		
com.apple.json-crash	U	c	1623	public.json	json_crash						apple-app-or-framework		
com.apple.keychain	U	c	1624	public.data	keychain-db						apple-app-or-framework		
com.apple.voiceover-preferences	U	c	1625	public.data	voprefs						apple-app-or-framework		
com.apple.voicecontrolcommands	U	c	1626	com.apple.property-list	voicecontrolcommands						apple-app-or-framework		
com.apple.wireless-diagnostics.wdsidecar	U	c	1627	public.data	wdsidecar						apple-app-or-framework		
com.apple.appstore.appdownload	U	c	1628	com.apple.package	appdownload						apple-app-or-framework		
com.apple.systempreference.prefpane.extension	U	c	1629	com.apple.bundle|com.apple.package	sysprefex						apple-app-or-framework		
com.apple.avatarkit.animoji	U	c	1630	public.data	animoji						apple-app-or-framework		
com.apple.help	U	c	1631	com.apple.bundle|com.apple.package	help						apple-app-or-framework		
com.apple.finder.predefined-search	U	c	1632	com.apple.package	cannedsearch						apple-app-or-framework		
com.apple.maps.directionsrequest	U	c	1633	public.data	mkdirectionsrequest						apple-app-or-framework		
com.apple.maps.navtracefile	U	c	1634	public.data	navtrace						apple-app-or-framework		
com.apple.ibooks	U	c	1635	com.apple.package|public.composite-content	ibooks						apple-app-or-framework		
com.apple.ibooks-folder	U	c	1636	public.folder	ibooks						apple-app-or-framework		
com.apple.ibooks.epub	U	c	1637	org.idpf.epub-container							apple-app-or-framework		
org.idpf.epub-folder	U	c	1638	public.folder|public.composite-content	epub						apple-app-or-framework		
com.apple.ibooksauthor.pkgbook	U	c	1639	com.apple.package|public.composite-content	book						apple-app-or-framework		
com.apple.ical.ics.event	U	c	1640	com.apple.ical.ics							apple-app-or-framework		
com.apple.notes.note	U	c	1641	public.data	notesspotlightrecord						apple-app-or-framework		
com.apple.notes.airdrop.document	U	c	1642	public.data	notesairdropdocument						apple-app-or-framework		
com.apple.notes.richtext	U	c	1643	public.data							apple-app-or-framework		
com.apple.fontbook.draggablefont	U	c	1644	public.data							apple-app-or-framework		
com.apple.applescript.alias-object	U	c	1645	public.data							apple-app-or-framework		
com.apple.applescript.data-object	U	c	1646	public.data							apple-app-or-framework		
com.apple.applescript.text-object	U	c	1647	public.data							apple-app-or-framework		
com.apple.applescript.url-object	U	c	1648	public.data							apple-app-or-framework		
com.apple.printcenter.jobids	U	c	1649	public.text							apple-app-or-framework		
com.apple.screensharing.draggableconnectionsitem	U	c	1650	public.data							apple-app-or-framework		
com.apple.private.auto-loop-gif	U	c	1651	com.compuserve.gif							apple-app-or-framework		
com.apple.notes.gallery	U	c	1652	public.data							apple-app-or-framework		
com.apple.notes.inlinetextattachment.hashtag	U	c	1653	public.data							apple-app-or-framework		
com.apple.notes.inlinetextattachment.calculategraphexpression	U	c	1654	public.data							apple-app-or-framework		
com.apple.live-photo-bundle	U	c	1655	com.apple.live-photo|com.apple.bundle|com.apple.package	pvt						apple-app-or-framework		
com.apple.scenekit.scene.zip	U	c	1656	public.data|public.3d-content							apple-app-or-framework		
public.sdp	U	c	1657								CoreTypes (newer)		
public.media-streaming-protocol	U	c	1658								CoreTypes (newer)		
com.sony.axr-raw-image	U	c	1659	public.camera-raw-image	axr						RawCameraTypes		
com.apple.default-app.web-browser	U	c	1660								apple-app-or-framework		
com.apple.default-app.mail-client	U	c	1661								apple-app-or-framework		
com.apple.graphic-icon.usb-c-port	U	c	1662								CoreTypes (newer)		
com.apple.graphic-icon.accessories	U	c	1663								CoreTypes (newer)		
com.apple.graphic-icon.data-and-sensors	U	c	1664								CoreTypes (newer)		
com.apple.graphic-icon.game-controller	U	c	1665								CoreTypes (newer)		
com.apple.graphic-icon.account.payment	U	c	1666								CoreTypes (newer)		
com.apple.graphic-icon.satellite	U	c	1667								CoreTypes (newer)		
com.apple.graphic-icon.auto-lock	U	c	1668								CoreTypes (newer)		
com.apple.graphic-icon.hearing	U	c	1669								CoreTypes (newer)		
com.apple.graphic-icon.safety-check	U	c	1670								CoreTypes (newer)		
com.apple.graphic-icon.wallet	U	c	1671								CoreTypes (newer)		
com.apple.graphic-icon.auto-brightness	U	c	1672								CoreTypes (newer)		
com.apple.graphic-icon.dark-mode	U	c	1673								CoreTypes (newer)		
com.apple.graphic-icon.voice-memos	U	c	1674								CoreTypes (newer)		
com.apple.graphic-icon.motion-and-fitness	U	c	1675								CoreTypes (newer)		
com.apple.application-icon.icloud-private-relay	U	c	1676								CoreTypes (newer)		
com.apple.application-icon.icloud-homekit-secure-video	U	c	1677								CoreTypes (newer)		
public.bluetooth-vendor-product-id	U	c	1678	public.text							CoreTypes (newer)		
org.khronos.gltf	U	a	1679	public.json	gltf						apple-app-or-framework		
org.khronos.glb	U	a	1680	public.data|public.3d-content	glb						apple-app-or-framework		
com.apple.logic.project	U	a	1681	com.apple.package	logic						apple-app-or-framework		
com.apple.logicx.project	U	a	1682	com.apple.package	logicx						apple-app-or-framework		
com.apple.logic.keycommand	U	a	1683	public.data	logikcs						apple-app-or-framework		
com.apple.logic.gchdb	U	a	1684	public.data	gchdb						apple-app-or-framework		
com.apple.garageband.template.magic	U	a	1685	com.apple.package	wand						apple-app-or-framework		
com.apple.garageband.template.magicmentor	U	a	1686	com.apple.package	mwand						apple-app-or-framework		
com.apple.mainstage.patches	U	a	1687	public.data							apple-app-or-framework		
com.apple.FinalCutProLibrary	U	a	1688	com.apple.package	fcpbundle						apple-app-or-framework	Final Cut Pro Library	
com.apple.FinalCutProProject	U	a	1689	com.apple.package	fcpproject						apple-app-or-framework	Final Cut Pro Project	
com.apple.FinalCutProEvent	U	a	1690	com.apple.package	fcpevent						apple-app-or-framework	Final Cut Pro Event	
com.apple.finalcutpro.xmld	U	a	1691	com.apple.package	fcpxmld						apple-app-or-framework	Final Cut Pro XML Bundle	
com.apple.VideoApps.fcpproj	U	a	1692	com.apple.package	fcpproj						apple-app-or-framework	Final Cut Pro for iPad Project	
com.apple.finalcutpro.xml.v1-9	U	a	1693	public.xml							apple-app-or-framework		
com.apple.finalcutpro.xml.v1-10	U	a	1694	public.xml							apple-app-or-framework		
com.apple.finalcutpro.xml.v1-11	U	a	1695	public.xml							apple-app-or-framework		
com.apple.finalcutpro.xml.v1-12	U	a	1696	public.xml							apple-app-or-framework		
com.apple.finalcutpro.xml.v1-13	U	a	1697	public.xml							apple-app-or-framework		
com.apple.finalcutpro.xml.v1-14	U	a	1698	public.xml							apple-app-or-framework		
com.apple.ProVideo.project	U	a	1699	public.data							apple-app-or-framework		
com.apple.ProVideo.sequence	U	a	1700	public.data							apple-app-or-framework		
com.apple.ProVideo.resource	U	a	1701	public.data							apple-app-or-framework		
com.apple.ProVideo.titleEffect	U	a	1702	public.data							apple-app-or-framework		
com.apple.ProVideo.multicam	U	a	1703	public.data							apple-app-or-framework		
com.apple.ProVideo.generatorEffect	U	a	1704	public.data							apple-app-or-framework		
com.apple.ProVideo.timelineItem	U	a	1705	public.data							apple-app-or-framework		
com.apple.ProVideo.timelineMarqueeSelect	U	a	1706	public.data							apple-app-or-framework		
com.apple.videoapps.cube	U	a	1707	public.text	cube						apple-app-or-framework		
com.apple.clips.project	U	a	1708	com.apple.package	clipsproject						apple-app-or-framework		
com.apple.clips.clipspkg	U	a	1709	com.apple.package	clipspkg						apple-app-or-framework		
com.apple.clips.clipsother	U	a	1710	public.data	clipsother						apple-app-or-framework		
com.apple.imovie.imoviemobile	U	a	1711	com.apple.package	imoviemobile						apple-app-or-framework		
com.apple.imoviemobile	U	a	1712	com.apple.package	imoviemobile						apple-app-or-framework		
com.apple.imovie.imovieother	U	a	1713	com.apple.package	imovieother						apple-app-or-framework		
com.apple.imovie.imovietrailer	U	a	1714	com.apple.package	imovietrailer						apple-app-or-framework		
com.apple.iwork.keynote.kpf	U	a	1715	com.apple.package	kpf						apple-app-or-framework		
com.apple.podcasts.episode	U	c	1716	public.data							apple-app-or-framework		
com.apple.iphone.mobileprovision	U	x	1717	public.data							xcode		
com.apple.iphone.developerprofile	U	x	1718	public.data	developerprofile						xcode		
com.apple.logic.channelstripsetting	U	a	1719	public.data	cst						apple-app-or-framework		
com.apple.logic.exs	U	a	1720	public.data	exs|sbk						apple-app-or-framework		
com.apple.itunes.ipg	U	c	1721	public.data	ipg						apple-app-or-framework		
com.apple.logic-song	U	a	1722	public.data	lso						apple-app-or-framework		
com.apple.itunes.nvf	U	c	1723	public.data	nvf						apple-app-or-framework		
com.apple.logic.pluginsetting	U	a	1724	public.data	pst						apple-app-or-framework		
com.apple.logic.notator	U	a	1725	public.data	son						apple-app-or-framework		
com.apple.ichat.transcript	U	c	1726	public.data	ichat|chat						apple-app-or-framework		
com.apple.logic.dpst	U	a	1727	public.data	dpst						apple-app-or-framework		
com.apple.itunes.podcast	U	c	1728	public.data	pcast|itpc						apple-app-or-framework		
com.apple.iwork.keynote.kpdc	U	a	1729	public.data	kpdc						apple-app-or-framework		
com.apple.logic.impulseresponse	U	a	1730	public.data	sdir						apple-app-or-framework		
com.apple.finalcutpro.colorboard	U	a	1731	public.data	cboard						apple-app-or-framework		
com.apple.finalcutpro.xml	U	a	1732	public.xml	fcpxml						apple-app-or-framework		
"""#
