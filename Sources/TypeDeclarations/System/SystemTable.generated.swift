// swift-format-ignore-file
// Made by scripts/generate. Change what it is made from, not this file.

/// How many lines ``generatedSystemTable`` has.
let generatedSystemTableCount = 1716

/// The standard types, a line each; `SystemTable` reads it.
let generatedSystemTable: StaticString = #"""
public.item	E	c	0	CoreTypes	item								
public.data	E	c	1	CoreTypes	data		public.item		application/octet-stream	sbFl			
public.directory	E	c	2	CoreTypes	directory		public.item						
public.content	E	c	3	CoreTypes	content								
public.composite-content	E	c	4	CoreTypes	content		public.content						
public.named-pipe	E	c	5	CoreTypes			public.item						
public.character-special	E	c	6	CoreTypes			public.item						
public.block-special	E	c	7	CoreTypes			public.item						
public.socket	E	c	8	CoreTypes			public.item						
public.executable	E	c	9	CoreTypes	executable								
public.unix-executable	E	c	10	CoreTypes	Unix executable		public.data|public.executable			xTol			
com.apple.application	E	c	11	CoreTypes	application		public.executable						
public.archive	E	c	12	CoreTypes	file archive								
public.bookmark	E	c	13	CoreTypes	Bookmark					bmrk			
public.database	E	c	14	CoreTypes	database								
com.apple.csstore	E	c	15	CoreTypes			public.data|public.database	csstore					
public.presentation	E	c	16	CoreTypes	presentation		public.composite-content						
public.spreadsheet	E	c	17	CoreTypes	Spreadsheet		public.content						
com.apple.iCloud	E	c	18	CoreTypes	iCloud		public.item			sbIC			
public.3d-content	E	c	19	CoreTypes	3D Content		public.content						
public.alembic	E	c	20	CoreTypes	Alembic 3D Scene		public.3d-content|public.data	abc					
public.text	E	c	39	CoreTypes	text		public.data|public.content						
public.geometry-definition-format	E	c	21	CoreTypes	Geometry Definition File Format		public.3d-content|public.text	obj					
public.standard-tesselated-geometry-format	E	c	22	CoreTypes	Standard Tesselated Geometry File Format		public.3d-content|public.data	stl					
public.polygon-file-format	E	c	23	CoreTypes	Polygon File Format		public.3d-content|public.data	ply					
com.pixar.universal-scene-description	E	c	24	CoreTypes	Universal Scene Description	http://openusd.org	public.3d-content|public.data	usd|usda|usdc					
com.pixar.universal-scene-description-mobile	E	c	25	CoreTypes	Universal Scene Description Package	http://openusd.org	public.3d-content|public.data	usdz	model/vnd.usdz+zip				
com.apple.reality	E	c	26	CoreTypes	Reality File		public.data	reality	model/vnd.reality				
com.apple.scenekit.scene	E	c	27	CoreTypes	SceneKit serialized format		public.data|public.3d-content	scn|scnz					
com.apple.arobject	E	c	28	CoreTypes	AR Reference Object		public.data	arobject					
public.message	E	c	29	CoreTypes	message								
public.email-message	E	c	30	CoreTypes	email message		public.message						
public.to-do-item	E	c	31	CoreTypes	to-do item								
public.calendar-event	E	c	32	CoreTypes	calendar event								
com.apple.ical.vcs	E	c	33	CoreTypes	VCS File		public.text|public.item|public.calendar-event	vcs|vcal	text/x-vcalendar				
com.apple.ical.ics	E	c	34	CoreTypes	ICS File		public.text|public.item|public.calendar-event	ics	text/calendar				
public.contact	E	c	35	CoreTypes	contact information								
public.vcard	E	c	36	CoreTypes	electronic business card	https://tools.ietf.org/html/rfc6350	public.text|public.contact	vcf|vcard	text/vcard|text/directory|text/x-vcard	vCrd	Apple VCard pasteboard type		
com.apple.shazamsignature	E	c	37	CoreTypes	Shazam Signature Data		public.data	shazamsignature					
com.apple.shazamcatalog	E	c	38	CoreTypes	Shazam Catalog		public.data	shazamcatalog					
public.plain-text	E	c	40	CoreTypes			public.text	txt|text	text/plain				
public.utf8-plain-text	E	c	41	CoreTypes			public.plain-text		text/plain;charset=utf-8|text/plain;charset="utf-8"	utf8	NSStringPboardType		
public.utf16-external-plain-text	E	c	42	CoreTypes			public.plain-text			ut16			
public.utf16-plain-text	E	c	43	CoreTypes			public.plain-text		text/plain;charset=utf-16|text/plain;charset="utf-16"	utxt			
com.apple.traditional-mac-plain-text	E	c	44	CoreTypes			public.plain-text			TEXT|ttro			
public.case-insensitive-text	E	c	45	CoreTypes			public.text						
public.log	E	c	46	CoreTypes	Log file		public.item						
com.apple.log	E	c	47	CoreTypes			public.plain-text|public.log	log					
com.apple.shutdownStall	E	c	48	CoreTypes	Shutdown Stall		public.utf8-plain-text|public.log	shutdownStall					
com.apple.gpuRestart	E	c	49	CoreTypes	GPU Restart		public.utf8-plain-text|public.log	gpuRestart					
com.apple.crashreport	E	c	50	CoreTypes	Crash Report		public.utf8-plain-text|public.log	crash					
com.apple.hangreport	E	c	51	CoreTypes	Hang Report		public.utf8-plain-text|public.log	hang					
com.apple.spinreport	E	c	52	CoreTypes	Spin Report		public.utf8-plain-text|public.log	spin					
com.apple.panicreport	E	c	53	CoreTypes	Panic Report		public.utf8-plain-text|public.log	panic					
com.apple.ktrace	E	c	54	CoreTypes	Darwin kernel trace file		public.data|public.log	ktrace					
public.filename-extension	E	c	55	CoreTypes	file name extension		public.case-insensitive-text						
public.mime-type	E	c	56	CoreTypes	MIME type		public.case-insensitive-text						
com.apple.ostype	E	c	57	CoreTypes	four-character code		public.text						
com.apple.nspboard-type	E	c	58	CoreTypes	NSPasteboard type		public.text						
com.apple.device-model-code	E	c	59	CoreTypes	device model code		public.text						
com.apple.pasteboard.promised-file-url	E	c	60	CoreTypes	Promised file URL								
com.apple.pasteboard.promised-file-content-type	E	c	61	CoreTypes	Promised file content type								
com.apple.cocoa.pasteboard.color	E	c	62	CoreTypes	color		public.data				NSColor pasteboard type		
com.apple.cocoa.pasteboard.sound	E	c	63	CoreTypes	sound		public.data				NSSoundPboardType		
com.apple.cocoa.pasteboard.character-formatting	E	c	64	CoreTypes	character format		public.data				NeXT font pasteboard type		
com.apple.cocoa.pasteboard.paragraph-formatting	E	c	65	CoreTypes	paragraph format		public.data				NeXT ruler pasteboard type		
com.apple.cocoa.pasteboard.multiple-text-selection	E	c	66	CoreTypes	text selection		public.data				Apple multiple text selection pasteboard type		
com.apple.cocoa.pasteboard.find-panel-search-options	E	c	67	CoreTypes	search options		public.data				NSFindPanel search options pasteboard type		
com.apple.mapkit.map-item	E	c	68	CoreTypes	Map Item		public.data						
com.apple.resolvable	E	c	69	CoreTypes	resolvable								
public.symlink	E	c	70	CoreTypes	symbolic link		public.item|com.apple.resolvable						
com.apple.mount-point	E	c	71	CoreTypes	mount point		public.item|com.apple.resolvable						
com.apple.bookmark	E	c	72	CoreTypes	bookmark		public.data|com.apple.resolvable						
com.apple.alias-file	E	c	73	CoreTypes	alias		public.data|com.apple.resolvable						
com.apple.alias-record	E	c	74	CoreTypes	alias data		public.data|com.apple.resolvable			alis			
com.apple.icloud-file-fault	E	c	75	CoreTypes	iCloud synchronization file		public.data	icloud					
com.apple.finder.clipping	E	c	76	CoreTypes	clipping		public.data			clpu			
com.apple.finder.sound-clipping	E	c	77	CoreTypes	Sound Clipping		com.apple.finder.clipping	sndClipping		clps			
com.apple.finder.textclipping	E	c	78	CoreTypes	text clipping		com.apple.finder.clipping	textclipping		clpt			
public.image	E	c	205	CoreTypes	image		public.data|public.content						
com.apple.finder.pictclipping	E	c	79	CoreTypes	picture clipping		com.apple.finder.clipping|public.image	pictclipping		clpp			
public.folder	E	c	286	CoreTypes	folder		public.directory			fold|fldr|adcL|sbFd			
com.apple.finder.burn-folder	E	c	80	CoreTypes	Burn Folder		public.folder	fpbf		bfld|sbBF			
com.apple.iconset	E	c	81	CoreTypes	Icon Set		public.folder	iconset					
com.apple.finder.smart-folder	E	c	82	CoreTypes	Smart Folder		public.data	savedSearch		sfld|sbSF			
com.apple.finder.recent-items	E	c	83	CoreTypes	Recent Items		com.apple.finder.smart-folder			rcnt|sbRc|sbAF			
public.object-code	E	c	84	CoreTypes	object code		public.data|public.executable	o					
com.apple.mach-o-binary	E	c	85	CoreTypes	Mach-O binary		public.unix-executable						
com.apple.mach-o-object	E	c	86	CoreTypes	Mach-O object		com.apple.mach-o-binary						
com.apple.mach-o-executable	E	c	87	CoreTypes	Mach-O executable		com.apple.mach-o-binary						
com.apple.x11-mach-o-executable	E	c	88	CoreTypes	X11 application		com.apple.mach-o-binary						
com.apple.mach-o-core	E	c	89	CoreTypes	Mach-O core		com.apple.mach-o-binary						
com.apple.mach-o-dylib	E	c	90	CoreTypes	Mach-O dynamic library		com.apple.mach-o-binary	dylib					
com.apple.mach-o-bundle	E	c	91	CoreTypes	Mach-O bundle		com.apple.mach-o-binary						
com.apple.pef-binary	E	c	92	CoreTypes	PEF binary		public.data|public.executable						
public.elf-binary	E	c	93	CoreTypes	ELF binary		public.data|public.executable						
com.microsoft.windows-executable	E	c	94	CoreTypes	Microsoft Windows application		public.data|public.executable	exe	application/x-msdownload				
com.microsoft.windows-dynamic-link-library	E	c	95	CoreTypes	Microsoft dynamic link library		public.data|public.executable	dll	application/x-msdownload				
com.sun.java-class	E	c	96	CoreTypes	Java class		public.data|public.executable	class					
com.pkware.zip-archive	E	c	115	CoreTypes	PKZip archive		public.data|public.archive						
public.zip-archive	E	c	116	CoreTypes	Zip archive		com.pkware.zip-archive	zip	application/zip|application/x-zip-compressed				
com.sun.java-archive	E	c	97	CoreTypes	Java archive		public.zip-archive|public.executable	jar	application/java-archive				
com.sun.web-application-archive	E	c	98	CoreTypes	web application archive		com.sun.java-archive	war					
com.apple.quartz-composer-composition	E	c	99	CoreTypes	Quartz Composer compostion		public.data|public.executable	qtz	application/x-quartzcomposer				
com.apple.bom-archive	E	c	100	CoreTypes	BOM-compatible archive		public.archive						
public.disk-image	E	c	101	CoreTypes	disk image		public.archive						
org.gnu.gnu-tar-archive	E	c	102	CoreTypes	GNU tar archive		public.data|public.archive	gtar	application/x-gtar				
public.tar-archive	E	c	103	CoreTypes	tar archive		org.gnu.gnu-tar-archive	tar	application/x-tar|application/tar				
org.gnu.gnu-zip-archive	E	c	104	CoreTypes	GZip archive		public.data|public.archive	gz|gzip	application/x-gzip|application/gzip				
org.gnu.gnu-zip-tar-archive	E	c	105	CoreTypes	gzip tar archive		org.gnu.gnu-zip-archive	tgz					
public.bzip2-archive	E	c	106	CoreTypes	Bzip2 archive		public.data|public.archive	bz2|bz	application/x-bzip2|application/x-bzip|application/bzip2|application/bzip|application/x-bz2				
public.tar-bzip2-archive	E	c	107	CoreTypes	Bzip2 compressed tar archive		public.bzip2-archive	tbz2|tbz					
com.apple.binhex-archive	E	c	108	CoreTypes	BinHex archive		public.data|public.archive	hqx	application/mac-binhex40|application/mac-binhex|application/binhex				
com.apple.macbinary-archive	E	c	109	CoreTypes	MacBinary archive		public.data|public.archive	bin	application/macbinary|application/x-macbinary				
com.apple.applesingle-archive	E	c	110	CoreTypes	AppleSingle archive		public.data|public.archive	as					
public.uuencoded-archive	E	c	111	CoreTypes	UUEncoded archive		public.data|public.archive	uu	text/x-uuencode				
public.z-archive	E	c	112	CoreTypes	Z archive		public.data|public.archive	z	application/x-compress				
com.apple.bom-compressed-cpio	E	c	113	CoreTypes	BOM-generated compressed CPIO archive		public.data|com.apple.bom-archive	cpgz					
public.cpio-archive	E	c	114	CoreTypes	CPIO archive		public.data|public.archive	cpio|pax					
com.apple.xar-archive	E	c	117	CoreTypes	XAR Archive		public.data|public.archive	xar					
com.apple.xip-archive	E	c	118	CoreTypes	XIP Secure Archive		com.apple.xar-archive	xip					
com.apple.installer-package-archive	E	c	119	CoreTypes	Installer package archive		public.data|public.archive	pkg|mpkg					
com.apple.archive	E	c	120	CoreTypes	Apple Archive		public.data|public.archive	aar|yaa					
com.apple.encrypted-archive	E	c	121	CoreTypes	Apple Encrypted Archive		public.data|public.archive	aea					
public.url	E	c	122	CoreTypes	URL		public.data			url |gurl			
public.file-url	E	c	123	CoreTypes	file URL		public.url			furl			
public.url-name	E	c	124	CoreTypes	URL name		public.data			urln			
public.stored-url	E	c	125	CoreTypes									
com.apple.internet-location	E	c	126	CoreTypes	internet location		public.stored-url|public.data						
com.apple.web-internet-location	E	c	127	CoreTypes	web internet location		com.apple.internet-location	webloc		ilht			
com.apple.vnc-internet-location	E	c	128	CoreTypes	VNC Internet Location		com.apple.internet-location	vncloc		ilvn			
com.apple.mail-internet-location	E	c	129	CoreTypes	mail internet location		com.apple.internet-location	mailloc		ilma			
com.apple.afp-internet-location	E	c	130	CoreTypes	AFP internet location		com.apple.internet-location	afploc		ilaf			
com.apple.file-internet-location	E	c	131	CoreTypes	file internet location		com.apple.internet-location	fileloc		ilfi			
com.apple.ftp-internet-location	E	c	132	CoreTypes	FTP internet location		com.apple.internet-location	ftploc		ilft			
com.apple.news-internet-location	E	c	133	CoreTypes	news internet location		com.apple.internet-location	newsloc		ilnw			
com.apple.generic-internet-location	E	c	134	CoreTypes	internet location		com.apple.internet-location	inetloc		ilge			
com.microsoft.internet-shortcut	E	c	135	CoreTypes	Windows Internet shortcut		public.stored-url|public.data	url					
com.apple.itunes.store-url	E	c	136	CoreTypes	iTunes store URL		public.url	itms					
public.delimited-values-text	E	c	137	CoreTypes	delimited text values		public.text						
public.comma-separated-values-text	E	c	138	CoreTypes	comma-separated values	http://www.ietf.org/rfc/rfc4180.txt	public.plain-text|public.delimited-values-text	csv	text/csv|text/comma-separated-values				
public.tab-separated-values-text	E	c	139	CoreTypes	tab-separated values		public.plain-text|public.delimited-values-text	tsv	text/tab-separated-values				
public.utf8-tab-separated-values-text	E	c	140	CoreTypes			public.tab-separated-values-text|public.utf8-plain-text				NeXT tabular text pasteboard type		
public.rtf	E	c	141	CoreTypes	rich text (RTF)		public.text	rtf	text/rtf	RTF 	NeXT Rich Text Format v1.0 pasteboard type|NSRTFPboardType		
public.html	E	c	142	CoreTypes	HTML text		public.text	html|htm|shtml|shtm	text/html	HTML	Apple HTML pasteboard type		
public.xml	E	c	143	CoreTypes	XML text		public.text	xml	application/xml|text/xml				
public.xhtml	E	c	144	CoreTypes	XHTML		public.xml	xhtml|xhtm|xht	application/xhtml+xml				
public.rss	E	c	145	CoreTypes	RSS web feed		public.xml	rss	application/rss+xml				
public.xfd	E	c	146	CoreTypes	XML Form (XFD)		public.xml	xfd					
public.css	E	c	147	CoreTypes	CSS		public.text	css	text/css				
public.patch-file	E	c	148	CoreTypes	patch file		public.plain-text	patch|diff					
public.json	E	c	149	CoreTypes	JSON		public.text	json	application/json				
public.ndjson	E	c	150	CoreTypes	NDJSON	http://ndjson.org	public.text	ndjson	application/x-ndjson				
public.yaml	E	c	151	CoreTypes	YAML		public.text	yml|yaml	application/x-yaml				
com.scenarist.closed-caption	E	c	152	CoreTypes	Scenarist Closed Caption		public.text	scc					
org.w3.webvtt	E	c	153	CoreTypes	WebVTT Format		public.text	vtt	text/vtt				
com.apple.generic-stationery	E	c	154	CoreTypes	Stationery		public.data			sdoc			
com.apple.property-list	E	c	155	CoreTypes	property list		public.data	plist					
com.apple.xml-property-list	E	c	156	CoreTypes	XML property list		public.xml|com.apple.property-list	plist					
com.apple.binary-property-list	E	c	157	CoreTypes	binary property list		com.apple.property-list	plist					
com.apple.ascii-property-list	E	c	158	CoreTypes	ASCII property list		public.text|com.apple.property-list	plist					
public.source-code	E	c	159	CoreTypes	source code		public.plain-text						
public.source-code.preprocessed	E	c	160	CoreTypes	preprocessed source code		public.source-code						
public.c-source	E	c	161	CoreTypes	C source code		public.source-code	c					
public.c-source.preprocessed	E	c	162	CoreTypes	preprocessed C source code		public.c-source|public.source-code.preprocessed	i					
com.apple.iig-source	E	c	163	CoreTypes	IOKit Interface Generator source code		public.c-source	iig					
public.objective-c-source	E	c	164	CoreTypes	Objective-C source code		public.source-code	m					
public.objective-c-source.preprocessed	E	c	165	CoreTypes	preprocessed Objective-C source code		public.objective-c-source|public.source-code.preprocessed	mi					
public.c-plus-plus-source	E	c	166	CoreTypes	C++ source code		public.source-code	cp|cpp|c++|cc|cxx					
public.c-plus-plus-source.preprocessed	E	c	167	CoreTypes	preprocessed C++ source code		public.c-plus-plus-source|public.source-code.preprocessed	ii					
public.objective-c-plus-plus-source	E	c	168	CoreTypes	Objective-C++ source code		public.source-code	mm					
public.objective-c-plus-plus-source.preprocessed	E	c	169	CoreTypes	preprocessed Objective-C++ source code		public.objective-c-plus-plus-source|public.source-code.preprocessed	mii					
public.c-header	E	c	170	CoreTypes	C header code		public.source-code	h					
public.precompiled-c-header	E	c	171	CoreTypes	precompiled C header		public.source-code	pch					
public.c-plus-plus-header	E	c	172	CoreTypes	C++ header code		public.source-code	hh|hp|hpp|hxx|h++|ipp					
public.c-plus-plus-inline-header	E	c	173	CoreTypes	C++ Inline Header		public.c-plus-plus-header	inl					
public.precompiled-c-plus-plus-header	E	c	174	CoreTypes	precompiled C++ header		public.source-code	pch++					
public.swift-source	E	c	175	CoreTypes	Swift Source Code		public.source-code	swift					
com.sun.java-source	E	c	176	CoreTypes	Java source code		public.source-code	java|jav					
public.script	E	c	177	CoreTypes	script		public.source-code						
public.assembly-source	E	c	178	CoreTypes	assembly source code		public.source-code	s					
com.apple.rez-source	E	c	179	CoreTypes	Rez source code		public.source-code	r					
public.lex-source	E	c	180	CoreTypes	Lex source code		public.source-code	l|lm|lmm|lpp|lxx|ll					
public.yacc-source	E	c	181	CoreTypes	Yacc source code		public.source-code	y|ym|ymm|ypp|yxx|yy					
public.mig-source	E	c	182	CoreTypes	Mig definition source code		public.source-code	defs|mig					
com.apple.symbol-export	E	c	183	CoreTypes	symbol export list		public.source-code	exp					
public.fortran-source	E	c	184	CoreTypes	Fortran source code		public.source-code	f|for					
public.fortran-77-source	E	c	185	CoreTypes			public.fortran-source	f77					
public.fortran-90-source	E	c	186	CoreTypes			public.fortran-source	f90					
public.fortran-95-source	E	c	187	CoreTypes			public.fortran-source	f95					
public.pascal-source	E	c	188	CoreTypes	Pascal source code		public.source-code	pas					
public.ada-source	E	c	189	CoreTypes	Ada source code		public.source-code	ada|adb|ads					
public.dylan-source	E	c	190	CoreTypes	Dylan source code		public.source-code	dlyan|lid					
com.netscape.javascript-source	E	c	191	CoreTypes	JavaScript		public.script|public.executable	js|jscript|javascript|mjs	text/javascript				
com.apple.package	E	c	314	CoreTypes	Package		public.directory						
com.apple.xcode.dsym	E	c	192	CoreTypes		http://developer.apple.com/tools/xcode/	com.apple.package	dsym					
public.shell-script	E	c	193	CoreTypes	shell script		public.script	sh					
public.bash-script	E	c	194	CoreTypes	Bourne-Again Shell script		public.shell-script	bash					
public.csh-script	E	c	195	CoreTypes	C Shell script		public.shell-script	csh					
public.ksh-script	E	c	196	CoreTypes	Korn Shell script		public.shell-script	ksh					
public.tcsh-script	E	c	197	CoreTypes	Tenex C Shell script		public.shell-script	tcsh					
public.zsh-script	E	c	198	CoreTypes	Z Shell script		public.shell-script	zsh					
public.perl-script	E	c	199	CoreTypes	Perl script		public.shell-script	pl|pm	text/x-perl-script				
public.python-script	E	c	200	CoreTypes	Python script		public.shell-script	py	text/x-python-script				
public.ruby-script	E	c	201	CoreTypes	Ruby script		public.shell-script	rb|rbw	text/x-ruby-script				
public.php-script	E	c	202	CoreTypes	PHP script		public.shell-script	php|php3|php4|ph3|ph4|phtml	text/php|text/x-php-script|application/php				
com.sun.java-web-start	E	c	203	CoreTypes	Java web start		public.xml	jnlp	application/x-java-jnlp-file|application/jnlp				
public.make-source	E	c	204	CoreTypes	Makefile		public.script	make|mak|gmk|mk					
com.apple.live-photo	E	c	206	CoreTypes	Live Photo								
com.apple.bundle	E	c	315	CoreTypes	bundle		public.directory						
com.apple.private.live-photo-bundle	E	c	207	CoreTypes			com.apple.live-photo|com.apple.bundle|com.apple.package	pvt					
public.fax	E	c	208	CoreTypes	fax		public.image|public.message						
public.camera-raw-image	E	c	209	CoreTypes	camera raw image		public.image						
public.jpeg	E	c	210	CoreTypes	JPEG image		public.image	jpeg|jpg|jpe	image/jpeg|image/jpg	JPEG			
public.jpeg-2000	E	c	211	CoreTypes	JPEG 2000 image		public.image	jp2|jpf|jpx|j2k|j2c	image/jp2	jp2 			
public.tiff	E	c	212	CoreTypes	TIFF image		public.image	tiff|tif	image/tiff	TIFF	NeXT TIFF v4.0 pasteboard type|NSTIFFPboardType		
com.apple.pict	E	c	213	CoreTypes	QuickDraw picture		public.image	pict|pct|pic	image/pict|image/x-pict|image/x-macpict	PICT	Apple PICT pasteboard type|NSPICTPboardType		
com.apple.macpaint-image	E	c	214	CoreTypes	MacPaint image		public.image	pntg		PNTG			
public.png	E	c	215	CoreTypes	PNG image		public.image	png	image/png	PNGf	Apple PNG pasteboard type		
public.svg-image	E	c	216	CoreTypes	SVG image		public.image|public.xml	svg|svgz	image/svg+xml	svg |svgz			
com.apple.quicktime-image	E	c	217	CoreTypes	QuickTime image		public.image	qtif|qti	image/x-quicktime	qtif			
com.apple.icns	E	c	218	CoreTypes	Apple icon image		public.image	icns		icns			
public.xbitmap-image	E	c	219	CoreTypes	X bitmap image		public.image	xbm	image/x-xbitmap				
public.mpo-image	E	c	220	CoreTypes	Multiple Picture Object image		public.image	mpo					
ca.mcgill.mni.bic.mnc	E	c	221	CoreTypes	MINC Image	http://www.bic.mni.mcgill.ca/software/minc/	public.image	mnc|minc		MINC			
org.nema.dicom	E	c	222	CoreTypes	DICOM	http://dicom.nema.org	public.data	dcm|dicom	application/dicom	DICM			
gov.nih.nifti-1	E	c	223	CoreTypes	NIfTI-1	http://nifti.nimh.nih.gov	public.data	nii		NII1			
public.audiovisual-content	E	c	224	CoreTypes	audiovisual content		public.data|public.content						
public.movie	E	c	225	CoreTypes	movie		public.audiovisual-content						
public.video	E	c	226	CoreTypes	video		public.movie						
public.audio	E	c	227	CoreTypes	audio		public.audiovisual-content						
com.apple.quicktime-movie	E	c	228	CoreTypes	QuickTime movie		public.movie	mov|qt	video/quicktime	MooV			
public.mpeg	E	c	229	CoreTypes	MPEG movie		public.movie	mpg|mpeg|mpe|m75|m15	video/mpeg|video/mpg|video/x-mpeg|video/x-mpg	MPG |MPEG			
public.mpeg-2-video	E	c	230	CoreTypes	MPEG-2 video		public.video	m2v	video/mpeg2|video/mpeg2-video				
public.mpeg-4	E	c	231	CoreTypes	MPEG-4 movie		public.movie	mp4|mpg4	video/mp4|video/mp4v-es	mpg4|MP4 			
com.apple.m4v-video	E	c	232	CoreTypes	Apple MPEG-4 movie		public.mpeg-4	m4v	video/x-m4v	M4V 			
com.apple.protected-mpeg-4-video	E	c	233	CoreTypes	protected MPEG-4 movie		com.apple.m4v-video						
public.dv-movie	E	c	234	CoreTypes	DV movie		public.movie	dv|dif	video/x-dv	dvc!			
public.avi	E	c	235	CoreTypes	AVI movie		public.movie	avi|vfw	video/avi|video/msvideo|video/x-msvideo	VfW |Vfw 			
public.3gpp	E	c	236	CoreTypes	3GPP movie		public.movie	3gp|3gpp|sdv	video/3gpp|audio/3gpp	3gpp|sdv 			
public.3gpp2	E	c	237	CoreTypes	3GPP2 movie		public.movie	3g2|3gp2	video/3gpp2|audio/3gpp2	3gp2			
public.flc-animation	E	c	238	CoreTypes	FLC animation		public.movie	flc|fli|cel	video/flc	FLI 			
public.mpeg-2-transport-stream	E	c	239	CoreTypes	MPEG-2 Transport Stream		public.movie	ts					
public.audiovisual-content-collection	E	c	240	CoreTypes	Audiovisual Collection								
public.avchd-collection	E	c	241	CoreTypes	AVCHD Collection		com.apple.package|public.audiovisual-content-collection	avchd					
com.apple.audio-unit-preset	E	c	242	CoreTypes	audio unit preset		com.apple.xml-property-list	aupreset					
public.mp2	E	c	243	CoreTypes	MP2 audio		public.audio	mp2					
public.mp3	E	c	244	CoreTypes	MP3 audio		public.audio	mp3|mpga	audio/mpeg|audio/mpeg3|audio/mpg|audio/mp3|audio/x-mpeg|audio/x-mpeg3|audio/x-mpg|audio/x-mp3	MPG3|mpg3|Mp3 |MP3 |mp3!|MP3!			
public.playlist	E	c	245	CoreTypes	playlist								
public.m3u-playlist	E	c	246	CoreTypes	M3U Playlist	http://www.schworak.com/programming/music/playlist_m3u.asp	public.plain-text|public.playlist	m3u|m3u8	audio/mpegurl|application/vnd.apple.mpegurl|audio/x-mpegurl				
public.pls-playlist	E	c	247	CoreTypes	PLS Playlist		public.text|public.playlist	pls	audio/x-scpls				
public.mpeg-4-audio	E	c	248	CoreTypes	MPEG-4 audio		public.audio	mp4|mpg4	audio/mp4|audio/mp4a-latm	mpg4|MP4 			
com.apple.m4a-audio	E	c	249	CoreTypes	Apple MPEG-4 audio		public.mpeg-4-audio	m4a	audio/x-m4a	M4A 			
com.apple.mpeg-4-ringtone	E	c	250	CoreTypes	Ringtone		public.mpeg-4-audio	m4r	audio/x-m4r	M4R 			
com.apple.protected-mpeg-4-audio	E	c	251	CoreTypes	protected MPEG-4 audio		public.audio	m4p		M4P 			
com.apple.protected-mpeg-4-audio-b	E	c	252	CoreTypes	protected MPEG-4 audio		com.apple.protected-mpeg-4-audio	m4b		M4B 			
public.ulaw-audio	E	c	253	CoreTypes	µLaw audio		public.audio	ul|ulw|ulaw		ULAW			
public.au-audio	E	c	254	CoreTypes	AU audio		public.audio	au|snd	audio/basic				
public.aifc-audio	E	c	255	CoreTypes	AIFF-C audio		public.audio	aifc		AIFC			
public.aiff-audio	E	c	256	CoreTypes	AIFF audio		public.aifc-audio	aiff|aif	audio/aiff|audio/x-aiff	AIFF			
public.cdda-audio	E	c	257	CoreTypes	CDDA audio		public.aifc-audio	cdda		cdda			
public.midi-audio	E	c	258	CoreTypes	MIDI audio		public.audio	midi|mid|smf|kar	audio/midi|audio/x-midi	Midi			
public.downloadable-sound	E	c	259	CoreTypes	downloadable sound		public.audio	dls	audio/dls				
com.apple.coreaudio-format	E	c	260	CoreTypes	Apple CoreAudio format		public.audio	caf		caff			
public.ac3-audio	E	c	261	CoreTypes	AC-3 audio		public.audio	ac3	audio/ac3	ac-3			
public.enhanced-ac3-audio	E	c	262	CoreTypes	Enhanced AC-3 audio		public.audio	eac3|ec3	audio/eac3	ec-3			
org.3gpp.adaptive-multi-rate-audio	E	c	263	CoreTypes	Adaptive Multi-rate audio		public.audio	amr	audio/amr	amr 			
public.aac-audio	E	c	264	CoreTypes	AAC audio		public.audio	aac|adts	audio/aac|audio/x-aac	aac 			
com.audible.aa-audio	E	c	265	CoreTypes	Audible.com Audio		public.audio						
com.audible.aa-audiobook	E	c	266	CoreTypes	Audible.com Audiobook		com.audible.aa-audio	aa	audio/audible|audio/x-pn-audibleaudio|audio/x-audible	AUDB			
com.audible.aax-audiobook	E	c	267	CoreTypes	Audible.com Audiobook		com.audible.aa-audio	aax	audio/vnd.audible.aax	AUDX			
com.sony.wave64	E	c	268	CoreTypes	Wave64 Audio		public.audio	w64					
public.font	E	c	269	CoreTypes	font		public.data						
public.truetype-font	E	c	270	CoreTypes	TrueType® font		public.font						
com.adobe.postscript-font	E	c	271	CoreTypes	PostScript® font		public.font						
com.apple.truetype-datafork-suitcase-font	E	c	272	CoreTypes	TrueType® datafork font		public.truetype-font	dfont		dfon			
public.opentype-font	E	c	273	CoreTypes	PostScript® OpenType® font		public.font	otf	font/otf	OTTO			
public.opentype-collection-font	E	c	274	CoreTypes	PostScript® OpenType® collection font		public.opentype-font	otc					
public.truetype-ttf-font	E	c	275	CoreTypes	TrueType® OpenType® font		public.truetype-font	ttf	font/ttf				
public.truetype-collection-font	E	c	276	CoreTypes	TrueType® collection font		public.truetype-font	ttc		ttcf			
com.apple.font-suitcase	E	c	277	CoreTypes	font suitcase		public.font	suit		FFIL|ffil|sfnt|tfil			
com.adobe.postscript-lwfn-font	E	c	278	CoreTypes	PostScript® Type 1 outline font		com.adobe.postscript-font			LWFN			
com.adobe.postscript-pfb-font	E	c	279	CoreTypes	PostScript® Type 1 outline font		com.adobe.postscript-font	pfb					
com.adobe.postscript-pfa-font	E	c	280	CoreTypes	PostScript® Type 1 outline font		com.adobe.postscript-font	pfa					
com.apple.profile-font-icon	E	c	281	CoreTypes	Profile Font		public.item			pfnt			
com.apple.applescript.text	E	c	282	CoreTypes	AppleScript text		public.script	applescript					
com.apple.applescript.script	E	c	283	CoreTypes	AppleScript		public.data|public.script	scpt		osas			
com.apple.applescript.script-bundle	E	c	284	CoreTypes	Script bundle		com.apple.bundle|com.apple.package	scptd					
com.apple.scripting-definition	E	c	285	CoreTypes	Scripting Definition		public.xml	sdef					
com.apple.drop-folder	E	c	287	CoreTypes			public.folder			dbox|sbDB			
com.apple.applications-folder	E	c	288	CoreTypes			public.folder			apps|tAps|sbAp			
com.apple.server-applications-folder	E	c	289	CoreTypes			public.folder			sapp			
com.apple.library-folder	E	c	290	CoreTypes			public.folder			ƒlib|extn|tLib			
com.apple.document-type.system-folder	E	c	291	CoreTypes	System Folder		public.folder			macs			
com.apple.trash-empty	E	c	292	CoreTypes	Trash		public.folder			trsh|sbTr			
com.apple.trash-full	E	c	293	CoreTypes	Full Trash		public.folder			ftrh			
com.apple.sites-folder	E	c	294	CoreTypes	Sites Folder		public.folder			issf|tSts			
com.apple.groups-folder	E	c	295	CoreTypes	Groups Folder		public.folder			gfld			
com.apple.servers-folder	E	c	296	CoreTypes			public.folder			shpt			
com.apple.desktop-folder	E	c	297	CoreTypes	Desktop Folder		public.folder			desk|tDsk|sbDt			
com.apple.documents-folder	E	c	298	CoreTypes	Documents Folder		public.folder			docs|tDoc|sbDc			
com.apple.downloads-folder	E	c	299	CoreTypes	Downloads Folder		public.folder			dwnf|tDwn|sbDl			
com.apple.movie-folder	E	c	300	CoreTypes	Movie Folder		public.folder			fvoc|tMov|sbMv			
com.apple.music-folder	E	c	301	CoreTypes	Music Folder		public.folder			spki|tMus|sbMs			
com.apple.pictures-folder	E	c	302	CoreTypes	Pictures Folder		public.folder			tPic|morƒ|sbPc			
com.apple.public-folder	E	c	303	CoreTypes	Public Folder		public.folder			tPub|pubf			
com.apple.home-folder	E	c	304	CoreTypes	Home Folder		public.folder			ufld|thom|sbHm			
com.apple.developer-folder	E	c	305	CoreTypes	Developer Folder		public.folder			devf			
com.apple.users-folder	E	c	306	CoreTypes	Users Folder		public.folder			wfld			
com.apple.utilities-folder	E	c	307	CoreTypes	Utilities Folder		public.folder			utiƒ|tUtl|sbUF			
public.volume	E	c	308	CoreTypes	volume		public.folder			disk			
public.file-sharepoint	E	c	309	CoreTypes	sharepoint								
com.apple.network-neighborhood	E	c	310	CoreTypes	neighborhood					gnet|macn|sbNw			
com.apple.dot-mac	E	c	311	CoreTypes	.Mac					mymc			
com.apple.idisk	E	c	312	CoreTypes	iDisk					idsk|sbID			
com.apple.user-idisk	E	c	313	CoreTypes	User iDisk					udsk			
com.apple.generic-bundle	E	c	316	CoreTypes	bundle		com.apple.bundle|com.apple.package	bundle		BNDL			
com.apple.systempreference.prefpane	E	c	317	CoreTypes	System Preference pane		com.apple.package|com.apple.bundle	prefPane					
com.apple.systempreference.screen-saver	E	c	318	CoreTypes	Screen Saver		com.apple.package|com.apple.bundle	saver					
com.apple.systempreference.screen-slide-saver	E	c	319	CoreTypes	Screen Slide Saver		com.apple.package|com.apple.bundle	slideSaver					
com.apple.menu-extra	E	c	320	CoreTypes	System Menu Extra		com.apple.package|com.apple.bundle	menu					
com.apple.localizable-name-bundle	E	c	321	CoreTypes			com.apple.bundle						
com.apple.framework	E	c	322	CoreTypes	framework		com.apple.bundle	framework		FMWK			
com.apple.application-bundle	E	c	323	CoreTypes			com.apple.application|com.apple.localizable-name-bundle|com.apple.package	app		APPL			
com.apple.application-file	E	c	324	CoreTypes			com.apple.application|public.data	app		APPL			
com.apple.deprecated-application-file	E	c	325	CoreTypes			com.apple.application-file			APPC|APPD|APPE|appe|CDEV|cdev|dfil			
com.apple.flat-rtfd	E	c	326	CoreTypes	rich text with attachments (RTFD) data		public.data|public.composite-content			rtfd	NeXT RTFD pasteboard type|NSRTFDPboardType		
com.apple.installer-package	E	c	327	CoreTypes	Installer package		com.apple.bundle|com.apple.package	pkg		pkg1			
com.apple.installer-distribution-package	E	c	328	CoreTypes	Installer distribution		com.apple.bundle|com.apple.package	dist|distz		dist			
com.apple.installer-meta-package	E	c	329	CoreTypes	Installer package		com.apple.bundle|com.apple.package	mpkg		mpkg			
com.apple.intelligentsuggestions.assets	E	c	330	CoreTypes	Intelligent Suggestions assets		com.apple.bundle|com.apple.package	suggestionsassets					
com.apple.rtfd	E	c	331	CoreTypes	rich text with attachments (RTFD)		com.apple.package|public.composite-content	rtfd					
com.apple.application-placeholder	E	c	332	CoreTypes			com.apple.application-bundle	placeholder					
com.apple.service-application	E	c	333	CoreTypes			com.apple.application-bundle	service					
com.apple.plugin	E	c	334	CoreTypes	plug-in		com.apple.bundle|com.apple.package	plugin		plug			
com.apple.xpc-service	E	c	335	CoreTypes	XPC Service		com.apple.bundle|com.apple.package	xpc					
com.apple.kernel-extension	E	c	336	CoreTypes	Kernel Extension		com.apple.bundle|com.apple.package	kext					
com.apple.application-and-system-extension	E	c	337	CoreTypes	Application and System Extension		com.apple.xpc-service	appex					
com.apple.pluginkit	E	c	338	CoreTypes	PlugInKit plug-in		com.apple.bundle|com.apple.package	pluginkit					
com.apple.webkit-plugin	E	c	339	CoreTypes	WebKit plug-in		com.apple.plugin	webplugin					
com.apple.metadata-importer	E	c	340	CoreTypes	Spotlight importer		com.apple.plugin	mdimporter					
com.apple.quicklook-generator	E	c	341	CoreTypes	QuickLook preview generator		com.apple.plugin	qlgenerator					
com.apple.dashboard-widget	E	c	342	CoreTypes	Dashboard widget		com.apple.localizable-name-bundle|com.apple.package	wdgt					
com.apple.driver-extension	E	c	343	CoreTypes	Driver Extension		com.apple.localizable-name-bundle|com.apple.package	dext					
com.apple.system-extension	E	c	344	CoreTypes	System Extension		com.apple.localizable-name-bundle|com.apple.package	systemextension					
com.apple.ppp-plug-in	E	c	345	CoreTypes	PPP Plug-in		com.apple.plugin	ppp					
com.apple.file-system-plug-in	E	c	346	CoreTypes	File System Plug-in		com.apple.plugin	fs					
com.apple.data-container	E	c	347	CoreTypes			public.folder|com.apple.localizable-name-bundle						
org.openxmlformats.openxml	E	c	348	CoreTypes	Office Open XML		public.data						
org.oasis-open.opendocument	E	c	349	CoreTypes	Open Document		public.data						
com.rsa.pkcs-12	E	c	350	CoreTypes	personal information exchange (PKCS#12)		public.data	p12|pfx	application/x-pkcs12				
public.x509-certificate	E	c	351	CoreTypes	certificate (X.509)		public.data	cer|der|crt|pem	application/x-x509-ca-cert				
com.apple.alert	E	c	352	CoreTypes	Alert								
com.apple.alert-note	E	c	353	CoreTypes	Alert Note		com.apple.alert			note			
com.apple.alert-caution	E	c	354	CoreTypes	Alert Caution		com.apple.alert			caut			
com.apple.alert-stop	E	c	355	CoreTypes	Alert Stop		com.apple.alert			stop			
com.apple.webarchive	E	c	356	CoreTypes	web archive		public.data|public.composite-content	webarchive	application/x-webarchive	weba	Apple Web Archive pasteboard type		
org.idpf.epub-container	E	c	357	CoreTypes	EPUB publication		public.data|public.composite-content	epub	application/epub+zip				
com.apple.localized-pdf-bundle	E	c	358	CoreTypes	localized PDF		com.apple.localizable-name-bundle|com.apple.package|public.composite-content	lpdf					
org.aafassociation.advanced-authoring-format	E	c	359	CoreTypes	Advanced Authoring Format		public.data|public.composite-content	aaf		AAF 			
com.apple.txn.text-multimedia-data	E	c	360	CoreTypes	text with multimedia		public.data|public.composite-content			txtn			
com.apple.colorsync-profile	E	c	361	CoreTypes	ColorSync profile		public.data	icc|icm|pf		clsp|prof			
com.apple.profile-background-color	E	c	362	CoreTypes	Profile Background Color		public.data			pbcl			
com.apple.profile-font-and-color	E	c	363	CoreTypes	Profile Font And Color		public.data			pfcl			
com.apple.color-file	E	c	364	CoreTypes	Color File		public.data	clr|ccl					
com.apple.ink.inktext	E	c	365	CoreTypes	writing		public.data			inkt	Apple InkText pasteboard type		
com.apple.mobileconfig	E	c	366	CoreTypes	mobile configuration		public.xml	mobileconfig|mobile	application/x-apple-aspen-config				
com.apple.provisionprofile	E	c	367	CoreTypes	provision profile		public.xml	provisionprofile					
com.apple.configprofile	E	c	368	CoreTypes	configuration profile		public.xml	configprofile					
com.apple.user	E	c	369	CoreTypes	User					user			
com.apple.guest-user	E	c	370	CoreTypes	Guest User		com.apple.user			gusr			
com.apple.help-document	E	c	371	CoreTypes	Help Document		public.data			help			
com.apple.user-group	E	c	372	CoreTypes	User Group					grup			
com.apple.user-unknown	E	c	373	CoreTypes	User Unknown					unus			
com.apple.airdrop	E	c	374	CoreTypes	AirDrop					sbNC			
com.apple.bonjour	E	c	375	CoreTypes	Bonjour					bonj|sbBj			
com.apple.notifications	E	c	376	CoreTypes	Notifications								
com.apple.mobileprovision	E	c	377	CoreTypes	mobile provision		public.data	mobileprovision	application/x-apple-aspen-mobileprovision				
com.apple.pkpass	E	c	378	CoreTypes	Pass		com.apple.bundle|com.apple.package	pkpass	application/vnd.apple.pkpass				
com.apple.pkpass-data	E	c	379	CoreTypes	Pass		public.data	pkpass					
com.apple.pkpasses-data	E	c	380	CoreTypes	Passes		public.data	pkpasses	application/vnd.apple.pkpasses				
com.apple.watchface	E	c	381	CoreTypes	Watchface		public.data|public.content	watchface					
public.device	E	c	382	CoreTypes	Device								
public.computer	E	c	386	CoreTypes	Computer		public.device						
com.apple.device	E	c	388	CoreTypes	Apple device		public.device						
com.apple.mac	E	c	389	CoreTypes	Mac		public.computer|com.apple.device			gmac|root		Macintosh	
com.apple.virtual-machine	E	c	383	CoreTypes	Virtual Machine		com.apple.mac					VMWare|VirtualMac	
public.display	E	c	384	CoreTypes	Display					sbDp			
public.speaker	E	c	385	CoreTypes	Speaker								
public.generic-pc	E	c	387	CoreTypes	PC		public.computer			gnpc|sbPC		Windows|Windows2000|WindowsXP|Windows2003|WindowsVista|Windows2008|Windows7	
com.apple.mac.laptop	E	c	390	CoreTypes	Laptop		com.apple.mac			sbLt		Laptop	
com.apple.macbookpro	E	c	485	CoreTypes	MacBook Pro		com.apple.mac.laptop					MacBookPro	
com.apple.macbookpro-13-retina-usbc	E	c	391	CoreTypes			com.apple.macbookpro					MacBookPro13,1	
com.apple.macbookpro-13-retina-usbc-silver	E	c	392	CoreTypes			com.apple.macbookpro-13-retina-usbc					MacBookPro13,1@ECOLOR=225,225,223	
com.apple.macbookpro-13-retina-usbc-space-gray	E	c	393	CoreTypes			com.apple.macbookpro-13-retina-usbc					MacBookPro13,1@ECOLOR=157,157,160	
com.apple.macbookpro-13-retina-usbc-2017	E	c	394	CoreTypes			com.apple.macbookpro-13-retina-usbc					MacBookPro14,1	
com.apple.macbookpro-13-retina-usbc-silver-2017	E	c	395	CoreTypes			com.apple.macbookpro-13-retina-usbc-silver					MacBookPro14,1@ECOLOR=225,225,223	
com.apple.macbookpro-13-retina-usbc-space-gray-2017	E	c	396	CoreTypes			com.apple.macbookpro-13-retina-usbc-space-gray					MacBookPro14,1@ECOLOR=157,157,160	
com.apple.macbookpro-13-retina-touchid	E	c	397	CoreTypes			com.apple.macbookpro					MacBookPro13,2	
com.apple.macbookpro-13-retina-touchid-silver	E	c	398	CoreTypes			com.apple.macbookpro-13-retina-touchid					MacBookPro13,2@ECOLOR=225,225,223	
com.apple.macbookpro-13-retina-touchid-space-gray	E	c	399	CoreTypes			com.apple.macbookpro-13-retina-touchid					MacBookPro13,2@ECOLOR=157,157,160	
com.apple.macbookpro-13-retina-touchid-2017	E	c	400	CoreTypes			com.apple.macbookpro-13-retina-touchid					MacBookPro14,2	
com.apple.macbookpro-13-retina-touchid-silver-2017	E	c	401	CoreTypes			com.apple.macbookpro-13-retina-touchid-silver					MacBookPro14,2@ECOLOR=225,225,223	
com.apple.macbookpro-13-retina-touchid-space-gray-2017	E	c	402	CoreTypes			com.apple.macbookpro-13-retina-touchid-space-gray					MacBookPro14,2@ECOLOR=157,157,160	
com.apple.macbookpro-13-retina-touchid-2018	E	c	403	CoreTypes			com.apple.macbookpro-13-retina-touchid					MacBookPro15,2	
com.apple.macbookpro-13-retina-touchid-silver-2018	E	c	404	CoreTypes			com.apple.macbookpro-13-retina-touchid-silver|com.apple.macbookpro-13-retina-touchid-2018					MacBookPro15,2@ECOLOR=225,225,223	
com.apple.macbookpro-13-retina-touchid-space-gray-2018	E	c	405	CoreTypes			com.apple.macbookpro-13-retina-touchid-space-gray|com.apple.macbookpro-13-retina-touchid-2018					MacBookPro15,2@ECOLOR=157,157,160	
com.apple.macbookpro-13-retina-usbc-2019	E	c	406	CoreTypes			com.apple.macbookpro-13-retina-usbc					MacBookPro15,4	
com.apple.macbookpro-13-retina-usbc-silver-2019	E	c	407	CoreTypes			com.apple.macbookpro-13-retina-usbc-silver|com.apple.macbookpro-13-retina-usbc-2019					MacBookPro15,4@ECOLOR=225,225,223	
com.apple.macbookpro-13-retina-usbc-space-gray-2019	E	c	408	CoreTypes			com.apple.macbookpro-13-retina-usbc-space-gray|com.apple.macbookpro-13-retina-usbc-2019					MacBookPro15,4@ECOLOR=157,157,160	
com.apple.macbookpro-15-retina-touchid	E	c	409	CoreTypes			com.apple.macbookpro					MacBookPro13,3	
com.apple.macbookpro-15-retina-touchid-silver	E	c	410	CoreTypes			com.apple.macbookpro-15-retina-touchid					MacBookPro13,3@ECOLOR=225,225,223	
com.apple.macbookpro-15-retina-touchid-space-gray	E	c	411	CoreTypes			com.apple.macbookpro-15-retina-touchid					MacBookPro13,3@ECOLOR=157,157,160	
com.apple.macbookpro-15-retina-touchid-2017	E	c	412	CoreTypes			com.apple.macbookpro-15-retina-touchid					MacBookPro14,3	
com.apple.macbookpro-15-retina-touchid-silver-2017	E	c	413	CoreTypes			com.apple.macbookpro-15-retina-touchid-silver					MacBookPro14,3@ECOLOR=225,225,223	
com.apple.macbookpro-15-retina-touchid-space-gray-2017	E	c	414	CoreTypes			com.apple.macbookpro-15-retina-touchid-space-gray					MacBookPro14,3@ECOLOR=157,157,160	
com.apple.macbookpro-15-retina-touchid-2018	E	c	415	CoreTypes			com.apple.macbookpro-15-retina-touchid					MacBookPro15,1	
com.apple.macbookpro-15-retina-touchid-silver-2018	E	c	416	CoreTypes			com.apple.macbookpro-15-retina-touchid-silver|com.apple.macbookpro-15-retina-touchid-2018					MacBookPro15,1@ECOLOR=225,225,223	
com.apple.macbookpro-15-retina-touchid-space-gray-2018	E	c	417	CoreTypes			com.apple.macbookpro-15-retina-touchid-space-gray|com.apple.macbookpro-15-retina-touchid-2018					MacBookPro15,1@ECOLOR=157,157,160	
com.apple.macbookpro-15-late-2018	E	c	418	CoreTypes			com.apple.macbookpro-15-retina-touchid					MacBookPro15,3	
com.apple.macbookpro-15-silver-late-2018	E	c	419	CoreTypes			com.apple.macbookpro-15-retina-touchid-silver|com.apple.macbookpro-15-late-2018					MacBookPro15,3@ECOLOR=225,225,223	
com.apple.macbookpro-15-space-gray-late-2018	E	c	420	CoreTypes			com.apple.macbookpro-15-retina-touchid-space-gray|com.apple.macbookpro-15-late-2018					MacBookPro15,3@ECOLOR=157,157,160	
com.apple.mac.tower	E	c	421	CoreTypes	Tower		com.apple.mac					Tower	
com.apple.mac.rackmount	E	c	422	CoreTypes	Rack Mount		com.apple.mac			sbXs		RackMount	
com.apple.powerbook	E	c	423	CoreTypes	PowerBook		com.apple.mac.laptop					PowerBook	
com.apple.powerbook-g4-titanium	E	c	424	CoreTypes	PowerBook G4		com.apple.powerbook					PowerBook3,2|PowerBook3,3|PowerBook3,4|PowerBook3,5	
com.apple.powerbook-g4-12	E	c	425	CoreTypes	PowerBook G4		com.apple.powerbook					PowerBook6,1|PowerBook6,2|PowerBook6,4|PowerBook6,8	
com.apple.powerbook-g4-15	E	c	426	CoreTypes	PowerBook G4		com.apple.powerbook					PowerBook5,2|PowerBook5,4|PowerBook5,6|PowerBook5,8	
com.apple.powerbook-g4-17	E	c	427	CoreTypes	PowerBook G4		com.apple.powerbook					PowerBook5,1|PowerBook5,3|PowerBook5,5|PowerBook5,7|PowerBook5,9	
com.apple.ibook-g4	E	c	428	CoreTypes	iBook G4		com.apple.mac.laptop					PowerBook6,3|PowerBook6,5|PowerBook6,7	
com.apple.powermac	E	c	429	CoreTypes	Power Mac		com.apple.mac.tower					PowerMac	
com.apple.powermac-g4-quicksilver	E	c	430	CoreTypes	Power Mac G4		com.apple.powermac					PowerMac3,5	
com.apple.powermac-g4-mirrored-drive-doors	E	c	431	CoreTypes	Power Mac G4		com.apple.powermac					PowerMac3,6	
com.apple.powermac-g5	E	c	432	CoreTypes	Power Mac G5		com.apple.powermac					PowerMac7,2|PowerMac7,3|PowerMac9,1|PowerMac11,2|PowerMac11,2,Quad	
com.apple.xserve	E	c	433	CoreTypes	Xserve		com.apple.mac.rackmount					RackMac|Xserve	
com.apple.xserve-g4	E	c	434	CoreTypes			com.apple.xserve					RackMac1,1|RackMac1,2	
com.apple.xserve-g5	E	c	435	CoreTypes	Xserve G5		com.apple.xserve					RackMac3,1	
com.apple.xserve-xeon	E	c	436	CoreTypes			com.apple.xserve					Xserve1,1|Xserve2,1|Xserve3,1	
com.apple.macmini	E	c	437	CoreTypes	Mac mini		com.apple.mac			sbMM			
com.apple.macmini-g4	E	c	438	CoreTypes			com.apple.macmini					PowerMac10,1|PowerMac10,2	
com.apple.macmini-core-duo	E	c	439	CoreTypes			com.apple.macmini					Macmini1,1|Macmini2,1|Macmini3,1	
com.apple.macmini-unibody	E	c	440	CoreTypes			com.apple.macmini					Macmini4,1	
com.apple.macmini-unibody-no-optical	E	c	441	CoreTypes			com.apple.macmini					Macmini5|Macmini6|Macmini7	
com.apple.macmini-2018	E	c	442	CoreTypes			com.apple.macmini					Macmini|Macmini8,1	
com.apple.emac	E	c	443	CoreTypes	eMac		com.apple.mac					PowerMac4,4|PowerMac6,4	
com.apple.imac	E	c	444	CoreTypes	iMac		com.apple.mac			sbIM		iMac	
com.apple.imac-g4-15	E	c	445	CoreTypes			com.apple.imac					PowerMac4,2	
com.apple.imac-g4-17	E	c	446	CoreTypes			com.apple.imac					PowerMac4,5|PowerMac6,1	
com.apple.imac-g4-20	E	c	447	CoreTypes			com.apple.imac					PowerMac6,3	
com.apple.imac-g5	E	c	448	CoreTypes	iMac G5		com.apple.imac					PowerMac8,1|PowerMac8,2	
com.apple.imac-g5-isight	E	c	449	CoreTypes			com.apple.imac					PowerMac12,1	
com.apple.imac-core-duo	E	c	450	CoreTypes			com.apple.imac					iMac4,1|iMac4,2	
com.apple.imac-core-2-duo	E	c	451	CoreTypes			com.apple.imac					iMac5,1|iMac5,2	
com.apple.imac-iSight-24	E	c	452	CoreTypes			com.apple.imac					iMac6,1	
com.apple.imac-aluminum-20	E	c	453	CoreTypes			com.apple.imac					iMac7,1|iMac8,1	
com.apple.imac-aluminum-24	E	c	454	CoreTypes			com.apple.imac					iMac9,1	
com.apple.imac-unibody-21	E	c	455	CoreTypes			com.apple.imac					iMac11,2|iMac12,1	
com.apple.imac-unibody	E	c	456	CoreTypes			com.apple.imac					iMac10,1|iMac11,1|iMac11,3|iMac12,2	
com.apple.imac-unibody-21-no-optical	E	c	457	CoreTypes			com.apple.imac					iMac13,1|iMac13,3|iMac14,3|iMac14,4	
com.apple.imac-unibody-27-no-optical	E	c	458	CoreTypes			com.apple.imac					iMac13,2|iMac14,1|iMac14,2	
com.apple.imac-15-1	E	c	459	CoreTypes			com.apple.imac-unibody-27-no-optical					iMac15,1	
com.apple.imac-unibody-21-no-optical.mid-2015	E	c	460	CoreTypes			com.apple.imac-unibody-21-no-optical					iMac16,1|iMac16,2	
com.apple.imac-unibody-27-no-optical-late-2015	E	c	461	CoreTypes			com.apple.imac-unibody-27-no-optical					iMac17,1	
com.apple.imac-unibody-21-no-optical-2017	E	c	462	CoreTypes			com.apple.imac-unibody-21-no-optical					iMac18,1|iMac18,2	
com.apple.imac-unibody-27-no-optical-2017	E	c	463	CoreTypes			com.apple.imac-unibody-27-no-optical					iMac18,3	
com.apple.imac-unibody-21-no-optical-2019	E	c	464	CoreTypes			com.apple.imac-unibody-21-no-optical					iMac19,2	
com.apple.imac-unibody-27-no-optical-2019	E	c	465	CoreTypes			com.apple.imac-unibody-27-no-optical					iMac19,1	
com.apple.imac-unibody-27-no-optical-2020	E	c	466	CoreTypes			com.apple.imac-unibody-27-no-optical					iMac20,1|iMac20,2	
com.apple.imacpro-2017	E	c	467	CoreTypes	iMac Pro		com.apple.imac					iMacPro1,1	
com.apple.macbook	E	c	468	CoreTypes	MacBook		com.apple.mac.laptop					MacBook	
com.apple.macbook-white	E	c	469	CoreTypes			com.apple.macbook					MacBook1,1|MacBook2,1|MacBook3,1|MacBook4,1|MacBook5,2|MacBook1,1,White|MacBook2,1,White|MacBook3,1,White|MacBook4,1,White	
com.apple.macbook-black	E	c	470	CoreTypes			com.apple.macbook					MacBook1,1,Black|MacBook2,1,Black|MacBook3,1,Black|MacBook4,1,Black	
com.apple.macbook-unibody	E	c	471	CoreTypes			com.apple.macbook					MacBook5,1	
com.apple.macbook-unibody-plastic	E	c	472	CoreTypes			com.apple.macbook					MacBook6,1|MacBook7,1	
com.apple.macbook-retina	E	c	473	CoreTypes			com.apple.macbook					MacBook8,1|MacBook9,1	
com.apple.macbook-retina-silver	E	c	474	CoreTypes			com.apple.macbook-retina					MacBook8,1@ECOLOR=225,225,223|MacBook9,1@ECOLOR=225,225,223	
com.apple.macbook-retina-gold	E	c	475	CoreTypes			com.apple.macbook-retina					MacBook8,1@ECOLOR=235,215,191|MacBook9,1@ECOLOR=235,215,191	
com.apple.macbook-retina-space-gray	E	c	476	CoreTypes			com.apple.macbook-retina					MacBook8,1@ECOLOR=155,158,159|MacBook8,1@ECOLOR=157,157,160|MacBook9,1@ECOLOR=157,157,160	
com.apple.macbook-retina-rose-gold	E	c	477	CoreTypes			com.apple.macbook-retina					MacBook9,1@ECOLOR=232,201,195	
com.apple.macbook-retina-silver-2017	E	c	478	CoreTypes			com.apple.macbook-retina-silver					MacBook10,1@ECOLOR=225,225,223	
com.apple.macbook-retina-gold-2017	E	c	479	CoreTypes			com.apple.macbook-retina-gold					MacBook10,1@ECOLOR=235,215,191	
com.apple.macbook-retina-space-gray-2017	E	c	480	CoreTypes			com.apple.macbook-retina-space-gray					MacBook10,1@ECOLOR=157,157,160	
com.apple.macbook-retina-rose-gold-2017	E	c	481	CoreTypes			com.apple.macbook-retina-rose-gold					MacBook10,1@ECOLOR=232,201,195	
com.apple.macbook-retina-gold-2018	E	c	482	CoreTypes			com.apple.macbook-retina					MacBook10,1@ECOLOR=217,180,154	
com.apple.macbookpro-13-unibody	E	c	483	CoreTypes			com.apple.macbookpro					MacBookPro5,5|MacBookPro7,1|MacBookPro8,1|MacBookPro9,2	
com.apple.macbookpro-13-retina-display	E	c	484	CoreTypes			com.apple.macbookpro					MacBookPro10,2|MacBookPro11,1|MacBookPro12,1	
com.apple.macbookpro-15	E	c	486	CoreTypes			com.apple.macbookpro					MacBookPro1,1|MacBookPro2,2|MacBookPro3,1|MacBookPro4,1	
com.apple.macbookpro-15-unibody	E	c	487	CoreTypes			com.apple.macbookpro					MacBookPro5,1|MacBookPro5,3|MacBookPro5,4|MacBookPro6,2|MacBookPro8,2|MacBookPro9,1	
com.apple.macbookpro-15-retina-display	E	c	488	CoreTypes			com.apple.macbookpro					MacBookPro10,1|MacBookPro11,2|MacBookPro11,3|MacBookPro11,4|MacBookPro11,5	
com.apple.macbookpro-17-unibody	E	c	489	CoreTypes			com.apple.macbookpro					MacBookPro5,2|MacBookPro6,1|MacBookPro8,3	
com.apple.macbookpro-17	E	c	490	CoreTypes			com.apple.macbookpro					MacBookPro1,2|MacBookPro2,1	
com.apple.macbookpro-16	E	c	491	CoreTypes			com.apple.macbookpro					MacBookPro16,1	
com.apple.macbookpro-16-silver	E	c	492	CoreTypes			com.apple.macbookpro-16					MacBookPro16,1@ECOLOR=225,225,223	
com.apple.macbookpro-16-space-gray	E	c	493	CoreTypes			com.apple.macbookpro-16					MacBookPro16,1@ECOLOR=157,157,160	
com.apple.macbookpro-13-retina-four-usb-ports-2020	E	c	494	CoreTypes			com.apple.macbookpro-13-retina-touchid					MacBookPro16,2	
com.apple.macbookpro-13-retina-four-usb-ports-silver-2020	E	c	495	CoreTypes			com.apple.macbookpro-13-retina-touchid-silver|com.apple.macbookpro-13-retina-four-usb-ports-2020					MacBookPro16,2@ECOLOR=225,225,223	
com.apple.macbookpro-13-retina-four-usb-ports-space-gray-2020	E	c	496	CoreTypes			com.apple.macbookpro-13-retina-touchid-space-gray|com.apple.macbookpro-13-retina-four-usb-ports-2020					MacBookPro16,2@ECOLOR=157,157,160	
com.apple.macbookpro-13-retina-touchid-2020	E	c	497	CoreTypes			com.apple.macbookpro-13-retina-touchid					MacBookPro16,3	
com.apple.macbookpro-13-retina-touchid-silver-2020	E	c	498	CoreTypes			com.apple.macbookpro-13-retina-touchid-silver|com.apple.macbookpro-13-retina-touchid-2020					MacBookPro16,3@ECOLOR=225,225,223	
com.apple.macbookpro-13-retina-touchid-space-gray-2020	E	c	499	CoreTypes			com.apple.macbookpro-13-retina-touchid-space-gray|com.apple.macbookpro-13-retina-touchid-2020					MacBookPro16,3@ECOLOR=157,157,160	
com.apple.macbookpro-16-mid-2020	E	c	500	CoreTypes			com.apple.macbookpro-16					MacBookPro16,4	
com.apple.macbookpro-16-silver-mid-2020	E	c	501	CoreTypes			com.apple.macbookpro-16-silver|com.apple.macbookpro-16-mid-2020					MacBookPro16,4@ECOLOR=225,225,223	
com.apple.macbookpro-16-space-gray-mid-2020	E	c	502	CoreTypes			com.apple.macbookpro-16-space-gray|com.apple.macbookpro-16-mid-2020					MacBookPro16,4@ECOLOR=157,157,160	
com.apple.macbookair	E	c	503	CoreTypes	MacBook Air		com.apple.mac.laptop					MacBookAir1,1|MacBookAir2,1	
com.apple.macbookair-11-unibody	E	c	504	CoreTypes			com.apple.macbookair					MacBookAir3,1|MacBookAir4,1|MacBookAir5,1|MacBookAir6,1|MacBookAir7,1	
com.apple.macbookair-13-unibody	E	c	505	CoreTypes			com.apple.macbookair					MacBookAir|MacBookAir3,2|MacBookAir4,2|MacBookAir5,2|MacBookAir6,2|MacBookAir7,2	
com.apple.macbookair-2018	E	c	506	CoreTypes			com.apple.macbookair					MacBookAir8,1	
com.apple.macbookair-2018-silver	E	c	507	CoreTypes			com.apple.macbookair-2018					MacBookAir8,1@ECOLOR=225,225,223	
com.apple.macbookair-2018-space-gray	E	c	508	CoreTypes			com.apple.macbookair-2018					MacBookAir8,1@ECOLOR=157,157,160	
com.apple.macbookair-2018-gold	E	c	509	CoreTypes			com.apple.macbookair-2018					MacBookAir8,1@ECOLOR=217,180,154	
com.apple.macbookair-2019	E	c	510	CoreTypes			com.apple.macbookair-2018					MacBookAir8,2	
com.apple.macbookair-2019-silver	E	c	511	CoreTypes			com.apple.macbookair-2018-silver					MacBookAir8,2@ECOLOR=225,225,223	
com.apple.macbookair-2019-space-gray	E	c	512	CoreTypes			com.apple.macbookair-2018-space-gray					MacBookAir8,2@ECOLOR=157,157,160	
com.apple.macbookair-2019-gold	E	c	513	CoreTypes			com.apple.macbookair-2018-gold					MacBookAir8,2@ECOLOR=217,180,154	
com.apple.macbookair-2020	E	c	514	CoreTypes			com.apple.macbookair-2019					MacBookAir9,1	
com.apple.macbookair-2020-silver	E	c	515	CoreTypes			com.apple.macbookair-2019-silver					MacBookAir9,1@ECOLOR=225,225,223	
com.apple.macbookair-2020-space-gray	E	c	516	CoreTypes			com.apple.macbookair-2019-space-gray					MacBookAir9,1@ECOLOR=157,157,160	
com.apple.macbookair-2020-gold	E	c	517	CoreTypes			com.apple.macbookair-2019-gold					MacBookAir9,1@ECOLOR=217,180,154	
com.apple.macpro	E	c	518	CoreTypes	Mac Pro		com.apple.mac			sbMP		MacPro	
com.apple.macpro-firewire	E	c	519	CoreTypes			com.apple.macpro|com.apple.mac.tower					MacPro1,1|MacPro2,1|MacPro3,1|MacPro4,1|MacPro5,1	
com.apple.macpro-cylinder	E	c	520	CoreTypes			com.apple.macpro|com.apple.mac.tower			sbMC		MacPro6,1	
com.apple.macpro-2019	E	c	521	CoreTypes			com.apple.macpro|com.apple.mac.tower					MacPro7,1|MacPro7,1@ECOLOR=225,225,223	
com.apple.macpro-2019-rackmount	E	c	522	CoreTypes			com.apple.macpro|com.apple.mac.rackmount					MacPro7,1@ECOLOR=226,226,224	
com.apple.macmini-2020	E	c	523	CoreTypes			com.apple.macmini					Macmini9,1	
com.apple.macbookair-late-2020	E	c	524	CoreTypes			com.apple.macbookair-2020					MacBookAir10,1	
com.apple.macbookair-late-2020-silver	E	c	525	CoreTypes			com.apple.macbookair-2020-silver|com.apple.macbookair-late-2020					MacBookAir10,1@ECOLOR=1	
com.apple.macbookair-late-2020-space-gray	E	c	526	CoreTypes			com.apple.macbookair-2020-space-gray|com.apple.macbookair-late-2020					MacBookAir10,1@ECOLOR=2	
com.apple.macbookair-late-2020-gold	E	c	527	CoreTypes			com.apple.macbookair-2020-gold|com.apple.macbookair-late-2020					MacBookAir10,1@ECOLOR=3	
com.apple.macbookpro-13-retina-touchid-late-2020	E	c	528	CoreTypes			com.apple.macbookpro-13-retina-touchid-2020					MacBookPro17,1	
com.apple.macbookpro-13-retina-touchid-silver-late-2020	E	c	529	CoreTypes			com.apple.macbookpro-13-retina-touchid-silver-2020|com.apple.macbookpro-13-retina-touchid-late-2020					MacBookPro17,1@ECOLOR=1	
com.apple.macbookpro-13-retina-touchid-space-gray-late-2020	E	c	530	CoreTypes			com.apple.macbookpro-13-retina-touchid-space-gray-2020|com.apple.macbookpro-13-retina-touchid-late-2020					MacBookPro17,1@ECOLOR=2	
com.apple.imac-2021	E	c	531	CoreTypes			com.apple.imac					iMac21,1|iMac21,2	
com.apple.imac-2021-silver	E	c	532	CoreTypes			com.apple.imac-2021					iMac21,1@ECOLOR=1|iMac21,2@ECOLOR=1	
com.apple.imac-2021-yellow	E	c	533	CoreTypes			com.apple.imac-2021					iMac21,1@ECOLOR=3	
com.apple.imac-2021-green	E	c	534	CoreTypes			com.apple.imac-2021					iMac21,1@ECOLOR=4|iMac21,2@ECOLOR=4	
com.apple.imac-2021-blue	E	c	535	CoreTypes			com.apple.imac-2021					iMac21,1@ECOLOR=5|iMac21,2@ECOLOR=5	
com.apple.imac-2021-red	E	c	536	CoreTypes			com.apple.imac-2021					iMac21,1@ECOLOR=6|iMac21,2@ECOLOR=6	
com.apple.imac-2021-purple	E	c	537	CoreTypes			com.apple.imac-2021					iMac21,1@ECOLOR=7	
com.apple.imac-2021-orange	E	c	538	CoreTypes			com.apple.imac-2021					iMac21,1@ECOLOR=8	
com.apple.developer-transition-kit-2005	E	c	539	CoreTypes			com.apple.mac.tower					ADP2,1	
com.apple.developer-transition-kit-2020	E	c	540	CoreTypes			com.apple.mac					ADP3,2	
com.apple.ios-device	E	c	541	CoreTypes	iOS device		com.apple.device						
com.apple.apple-tv	E	c	542	CoreTypes	Apple TV		com.apple.ios-device					AppleTV|AppleTV1,1	
com.apple.homepod	E	c	543	CoreTypes	HomePod		com.apple.ios-device|public.speaker						
com.apple.ios-simulator	E	c	544	CoreTypes	iOS Simulator		com.apple.ios-device						
com.apple.iphone	E	c	545	CoreTypes	iPhone		com.apple.ios-device			iphn|sbPh		M68AP|iPhone1,1	
com.apple.iphone-3g	E	c	546	CoreTypes	iPhone 3G		com.apple.iphone					N82AP|iPhone1,2	
com.apple.iphone-3gs	E	c	547	CoreTypes	iPhone 3GS		com.apple.iphone					N88AP|iPhone2,1	
com.apple.iphone-4	E	c	548	CoreTypes	iPhone 4		com.apple.iphone					N90AP|iPhone|iPhone3,1	
com.apple.iphone-8	E	c	549	CoreTypes	iPhone 8		com.apple.iphone						
com.apple.iphone-8-2	E	c	550	CoreTypes	iPhone 8 (Model A1863, A1905, A1906, A1907)		com.apple.iphone-8					D20AP|D201AP|iPhone10,1|iPhone10,4|iPhone	
com.apple.iphone-8-7	E	c	551	CoreTypes	iPhone 8 (Model A1863, A1905, A1906, A1907)		com.apple.iphone-8					D20AP|D201AP|iPhone10,1|iPhone10,4|iPhone	
com.apple.iphone-8-8	E	c	552	CoreTypes	iPhone 8 (Model A1863, A1905, A1906, A1907)		com.apple.iphone-8					D20AP|D201AP|iPhone10,1|iPhone10,4|iPhone	
com.apple.iphone-8-plus	E	c	553	CoreTypes	iPhone 8 Plus		com.apple.iphone						
com.apple.iphone-8-plus-2	E	c	554	CoreTypes	iPhone 8 Plus (Model A1864, A1897, A1898, A1899)		com.apple.iphone-8-plus					D21AP|D211AP|iPhone10,2|iPhone10,5|iPhone	
com.apple.iphone-8-plus-3	E	c	555	CoreTypes	iPhone 8 Plus (Model A1864, A1897, A1898, A1899)		com.apple.iphone-8-plus					D21AP|D211AP|iPhone10,2|iPhone10,5|iPhone	
com.apple.iphone-8-plus-1	E	c	556	CoreTypes	iPhone 8 Plus (Model A1864, A1897, A1898, A1899)		com.apple.iphone-8-plus					D21AP|D211AP|iPhone10,2|iPhone10,5|iPhone	
com.apple.homebuttonless-device	E	c	923	MobileDevices									
com.apple.homebuttonless-iphone	E	c	576	CoreTypes			com.apple.iphone|com.apple.homebuttonless-device						
com.apple.iphone-x	E	c	557	CoreTypes	iPhone X		com.apple.homebuttonless-iphone						
com.apple.iphone-x-1	E	c	558	CoreTypes	iPhone X (Model A1865, A1901, A1902, A1903)		com.apple.iphone-x					D22AP|D221AP|iPhone10,3|iPhone10,6|iPhone	
com.apple.iphone-x-2	E	c	559	CoreTypes	iPhone X (Model A1865, A1901, A1902, A1903)		com.apple.iphone-x					D22AP|D221AP|iPhone10,3|iPhone10,6|iPhone	
com.apple.legacy-ipod	E	c	560	CoreTypes	iPod		com.apple.device						
com.apple.ipod-shuffle	E	c	561	CoreTypes	iPod Shuffle		com.apple.legacy-ipod						
com.apple.ipod-shuffle-gen1	E	c	562	CoreTypes	iPod Shuffle		com.apple.ipod-shuffle						
com.apple.ipod-shuffle-gen2	E	c	563	CoreTypes	iPod Shuffle (2th generation)		com.apple.ipod-shuffle						
com.apple.ipod-shuffle-gen3	E	c	564	CoreTypes	iPod Shuffle (3th generation)		com.apple.ipod-shuffle						
com.apple.ipod-shuffle-gen4	E	c	565	CoreTypes	iPod Shuffle (4th generation)		com.apple.ipod-shuffle						
com.apple.ipod-nano	E	c	566	CoreTypes	iPod Nano		com.apple.legacy-ipod						
com.apple.ipod-mini	E	c	567	CoreTypes	iPod Nano		com.apple.legacy-ipod						
com.apple.ipod-classic	E	c	568	CoreTypes	iPod Classic		com.apple.legacy-ipod						
com.apple.ipod	E	c	569	CoreTypes	iPod		com.apple.ios-device			ipdt|sbPT		iPod	
com.apple.ipod-touch	E	c	570	CoreTypes	iPod touch		com.apple.ipod					N45AP|iPod1,1	
com.apple.ipod-touch-2	E	c	571	CoreTypes	iPod touch		com.apple.ipod					N72AP|iPod2,1	
com.apple.ipod-touch-3	E	c	572	CoreTypes	iPod touch		com.apple.ipod					N18AP|iPod3,1	
com.apple.ipod-touch-4	E	c	573	CoreTypes	iPod touch		com.apple.ipod					N81AP|iPod4,1	
com.apple.ipad	E	c	574	CoreTypes	iPad		com.apple.ios-device					K48AP|iPad|iPad1,1	
com.apple.homebuttonless-ipad	E	c	575	CoreTypes			com.apple.ipad|com.apple.homebuttonless-device						
com.apple.watch	E	c	577	CoreTypes	Apple Watch		com.apple.ios-device					Watch	
com.apple.airport-express	E	c	578	CoreTypes	AirPort Express		com.apple.device			sbAE		AirPort4|AirPort4,102|AirPort4,107	
com.apple.airport	E	c	579	CoreTypes	AirPort Extreme		com.apple.device			sbAX		AirPort|AirPort5|AirPort5,104|AirPort5,105|AirPort5,108|AirPort5,114|AirPort5,117	
com.apple.time-capsule	E	c	580	CoreTypes	Time Capsule		com.apple.device			sbTC		AirPort6|AirPort6,106|TimeCapsule|TimeCapsule6|TimeCapsule6,106|TimeCapsule6,109|TimeCapsule6,113|TimeCapsule6,116	
com.apple.airport-extreme-tower	E	c	581	CoreTypes	AirPort Extreme		com.apple.airport			sbAT		AirPort7,120	
com.apple.airport-time-capsule-tower	E	c	582	CoreTypes	Time Capsule		com.apple.time-capsule					TimeCapsule8,119	
com.apple.cinema-display	E	c	583	CoreTypes	Cinema Display		public.display						
com.apple.led-cinema-display-24	E	c	584	CoreTypes	LED Cinema Display		public.display						
com.apple.led-cinema-display-27	E	c	585	CoreTypes	LED Cinema Display		public.display						
com.apple.pro-display-xdr	E	c	586	CoreTypes	Pro Display XDR		public.display						
public.storage	E	c	587	CoreTypes	Storage								
com.apple.storage-external	E	c	588	CoreTypes	External Disk		public.storage			rmov|edsk|sbAD|sbED|sbSD			
com.apple.generic-time-machine-disk	E	c	589	CoreTypes	Generic Time Machine Disk		public.storage			gtmi|sbTM			
com.apple.storage-netboot	E	c	590	CoreTypes	NetBootVolume		public.storage			netB			
com.apple.file-server	E	c	591	CoreTypes	File Server		public.storage			srvr			
com.apple.storage-internal	E	c	592	CoreTypes	Internal Disk		public.storage			hdsk|sbIn			
com.apple.storage-removable	E	c	593	CoreTypes	Removable Disk		public.storage			flpy|sbRm			
com.apple.file-vault	E	c	594	CoreTypes	FileVault					fVlt			
com.apple.generic-airdisk	E	c	595	CoreTypes	Generic AirDisk		public.storage			aird			
public.optical-storage-media	E	c	596	CoreTypes	optical storage media		public.storage			sbOD|sbCD			
public.cd-based-media	E	c	597	CoreTypes	CD		public.optical-storage-media						
public.cd-media	E	c	598	CoreTypes	CD		public.cd-based-media			cddr			
public.cd-r-media	E	c	599	CoreTypes	CD-R		public.cd-based-media			cshm			
public.cd-rw-media	E	c	600	CoreTypes	CD-RW		public.cd-based-media						
public.dvd-based-media	E	c	601	CoreTypes	DVD		public.optical-storage-media						
public.dvd-media	E	c	602	CoreTypes	DVD		public.dvd-based-media			dvd 			
public.dvd-r-media	E	c	603	CoreTypes	DVD-R		public.dvd-based-media			dvdr			
public.dvd-rw-media	E	c	604	CoreTypes	DVD-RW		public.dvd-based-media			dvdw			
public.dvd-ram-media	E	c	605	CoreTypes	DVD-RAM		public.dvd-based-media			nyrc			
public.dvd-plus-r-media	E	c	606	CoreTypes	DVD+R		public.dvd-based-media						
public.dvd-plus-rw-media	E	c	607	CoreTypes	DVD+RW		public.dvd-based-media						
public.hd-dvd-based-media	E	c	608	CoreTypes	HD DVD		public.optical-storage-media						
public.hd-dvd-media	E	c	609	CoreTypes	HD DVD		public.hd-dvd-based-media						
public.hd-dvd-r-media	E	c	610	CoreTypes	HD DVD-R		public.hd-dvd-based-media						
public.hd-dvd-rw-media	E	c	611	CoreTypes	HD DVD-RW		public.hd-dvd-based-media						
public.hd-dvd-ram-media	E	c	612	CoreTypes	HD DVD-RAM		public.hd-dvd-based-media						
public.app-category	E	c	613	CoreTypes	Application								
public.app-category.business	E	c	614	CoreTypes	Business		public.app-category						
public.app-category.developer-tools	E	c	615	CoreTypes	Developer Tools		public.app-category						
public.app-category.education	E	c	616	CoreTypes	Education		public.app-category						
public.app-category.entertainment	E	c	617	CoreTypes	Entertainment		public.app-category						
public.app-category.finance	E	c	618	CoreTypes	Finance		public.app-category						
public.app-category.games	E	c	619	CoreTypes	Games		public.app-category						
public.app-category.action-games	E	c	620	CoreTypes	Action Games		public.app-category.games						
public.app-category.adventure-games	E	c	621	CoreTypes	Adventure Games		public.app-category.games						
public.app-category.arcade-games	E	c	622	CoreTypes	Arcade Games		public.app-category.games						
public.app-category.board-games	E	c	623	CoreTypes	Board Games		public.app-category.games						
public.app-category.card-games	E	c	624	CoreTypes	Card Games		public.app-category.games						
public.app-category.casino-games	E	c	625	CoreTypes	Casino Games		public.app-category.games						
public.app-category.dice-games	E	c	626	CoreTypes	Dice Games		public.app-category.games						
public.app-category.educational-games	E	c	627	CoreTypes	Educational Games		public.app-category.games						
public.app-category.family-games	E	c	628	CoreTypes	Family Games		public.app-category.games						
public.app-category.kids-games	E	c	629	CoreTypes	Kids Games		public.app-category.games						
public.app-category.music-games	E	c	630	CoreTypes	Music Games		public.app-category.games						
public.app-category.puzzle-games	E	c	631	CoreTypes	Puzzle Games		public.app-category.games						
public.app-category.racing-games	E	c	632	CoreTypes	Racing Games		public.app-category.games						
public.app-category.role-playing-games	E	c	633	CoreTypes	Role Playing Games		public.app-category.games						
public.app-category.simulation-games	E	c	634	CoreTypes	Simulation Games		public.app-category.games						
public.app-category.sports-games	E	c	635	CoreTypes	Sports Games		public.app-category.games						
public.app-category.strategy-games	E	c	636	CoreTypes	Strategy Games		public.app-category.games						
public.app-category.trivia-games	E	c	637	CoreTypes	Trivia Games		public.app-category.games						
public.app-category.word-games	E	c	638	CoreTypes	Word Games		public.app-category.games						
public.app-category.graphics-design	E	c	639	CoreTypes	Graphics & Design		public.app-category						
public.app-category.healthcare-fitness	E	c	640	CoreTypes	Healthcare & Fitness		public.app-category						
public.app-category.lifestyle	E	c	641	CoreTypes	Lifestyle		public.app-category						
public.app-category.medical	E	c	642	CoreTypes	Medical		public.app-category						
public.app-category.music	E	c	643	CoreTypes	Music		public.app-category						
public.app-category.news	E	c	644	CoreTypes	News		public.app-category						
public.app-category.photography	E	c	645	CoreTypes	Photography		public.app-category						
public.app-category.productivity	E	c	646	CoreTypes	Productivity		public.app-category						
public.app-category.reference	E	c	647	CoreTypes	Reference		public.app-category						
public.app-category.social-networking	E	c	648	CoreTypes	Social Networking		public.app-category						
public.app-category.sports	E	c	649	CoreTypes	Sports		public.app-category						
public.app-category.travel	E	c	650	CoreTypes	Travel		public.app-category						
public.app-category.utilities	E	c	651	CoreTypes	Utilities		public.app-category						
public.app-category.video	E	c	652	CoreTypes	Video		public.app-category						
public.app-category.weather	E	c	653	CoreTypes	Weather		public.app-category						
public.app-category.bookmarks	E	c	654	CoreTypes	Bookmarks		public.app-category						
public.app-category.books	E	c	655	CoreTypes	Books		public.app-category						
public.app-category.navigation	E	c	656	CoreTypes	Navigation		public.app-category						
public.app-category.photography-and-video	E	c	657	CoreTypes	Photo & Video		public.app-category.photography|public.app-category.video						
public.app-category.food-and-drink	E	c	658	CoreTypes	Food & Drink		public.app-category						
public.app-category.shopping	E	c	659	CoreTypes	Shopping		public.app-category						
public.app-category.magazines-and-newspapers	E	c	660	CoreTypes	Magazines & Newspapers		public.app-category						
com.apple.structured-text	E	c	661	CoreTypes	Structured Text		public.plain-text						
com.apple.structured-text.date	E	c	662	CoreTypes	Date (Structured Text)		com.apple.structured-text						
com.apple.structured-text.address	E	c	663	CoreTypes	Address (Structured Text)		com.apple.structured-text						
com.apple.structured-text.telephone-number	E	c	664	CoreTypes	Telephone Number (Structured Text)		com.apple.structured-text						
com.apple.structured-text.transit-information	E	c	665	CoreTypes	Transit Information (Structured Text)		com.apple.structured-text						
com.apple.active-webpage	E	c	666	CoreTypes	Active Web Page								
com.adobe.pdf	I	c	667	CoreTypes	PDF document		public.data|public.composite-content	pdf	application/pdf	PDF 	Apple PDF pasteboard type		
com.adobe.edn	I	c	668	CoreTypes	Adobe DRM Activation Key (EDN)		public.data	edn					
com.adobe.etd	I	c	669	CoreTypes	Adobe Digital Editions (ETD)		public.data	etd					
com.adobe.xfdf	I	c	670	CoreTypes	Adobe Acrobat Forms Document (XFDF)		public.data|public.composite-content	xfdf					
com.adobe.fdf	I	c	671	CoreTypes	Adobe Acrobat Forms Document (FDF)		public.data	fdf					
com.adobe.postscript	I	c	672	CoreTypes	PostScript		public.data|public.composite-content	ps	application/postscript				
com.adobe.encapsulated-postscript	I	c	673	CoreTypes	Encapsulated PostScript		com.adobe.postscript	eps		EPSF	NeXT Encapsulated PostScript v1.2 pasteboard type|NSPostScriptPboardType		
com.compuserve.gif	I	c	674	CoreTypes	GIF image		public.image	gif	image/gif	GIFf			
com.microsoft.bmp	I	c	675	CoreTypes	Windows BMP image		public.image	bmp|dib	image/bmp	BMP |BMPf			
com.microsoft.ico	I	c	676	CoreTypes	Windows icon image		public.image	ico	image/vnd.microsoft.icon				
org.webmproject.webp	I	c	677	CoreTypes	WebP Image	https://developers.google.com/speed/webp	public.image	webp	image/webp				
org.webmproject.webm	I	c	678	CoreTypes	WebM Media	https://www.webmproject.org/docs/container/	public.movie	webm	video/webm|audio/webm				
public.ofd	I	c	679	CoreTypes	Open Fixed-layout Document		public.data|public.composite-content	ofd	application/ofd				
org.openoffice.text	I	c	680	CoreTypes	OpenOffice.org 1.0 Text		public.data|public.content	sxw|sdw	application/vnd.sun.xml.writer|application/vnd.stardivision.writer				
org.openoffice.text-template	I	c	681	CoreTypes	OpenOffice.org 1.0 Text Template		public.data|public.content	stw	application/vnd.sun.xml.writer.template				
org.oasis-open.opendocument.text	I	c	682	CoreTypes	Open Document text		org.oasis-open.opendocument|public.composite-content	odt	application/vnd.oasis.opendocument.text				
org.oasis-open.opendocument.text-template	I	c	683	CoreTypes	Open Document text template		org.oasis-open.opendocument|public.composite-content	ott	application/vnd.oasis.opendocument.text-template				
org.openoffice.graphics	I	c	684	CoreTypes	OpenOffice.org 1.0 Drawing		public.data|public.content	sxd|sda	application/vnd.sun.xml.draw|application/vnd.stardivision.draw				
org.openoffice.graphics-template	I	c	685	CoreTypes	OpenOffice.org 1.0 Drawing Template		public.data|public.content	std	application/vnd.sun.xml.draw.template				
org.oasis-open.opendocument.graphics	I	c	686	CoreTypes	Open Document graphics		org.oasis-open.opendocument|public.composite-content	odg	application/vnd.oasis.opendocument.graphics				
org.oasis-open.opendocument.graphics-template	I	c	687	CoreTypes	Open Document graphics template		org.oasis-open.opendocument|public.composite-content	otg	application/vnd.oasis.opendocument.graphics-template				
org.openoffice.presentation	I	c	688	CoreTypes	OpenOffice.org 1.0 Presentation		public.data|public.content|public.presentation	sxi|sdd|sdp	application/vnd.sun.xml.impress|application/vnd.stardivision.impress|application/vnd.stardivision.impress-packed				
org.openoffice.presentation-template	I	c	689	CoreTypes	OpenOffice.org 1.0 Presentation Template		public.data|public.content|public.presentation	sti	application/vnd.sun.xml.impress.template				
org.oasis-open.opendocument.presentation	I	c	690	CoreTypes	Open Document presentation		org.oasis-open.opendocument|public.composite-content|public.presentation	odp	application/vnd.oasis.opendocument.presentation				
org.oasis-open.opendocument.presentation-template	I	c	691	CoreTypes	Open Document presentation template		org.oasis-open.opendocument|public.composite-content|public.presentation	otp	application/vnd.oasis.opendocument.presentation-template				
org.openoffice.spreadsheet	I	c	692	CoreTypes	OpenOffice.org 1.0 Spreadsheet		public.data|public.spreadsheet	sxc|sdc	application/vnd.sun.xml.calc|application/vnd.stardivision.calc				
org.openoffice.spreadsheet-template	I	c	693	CoreTypes	OpenOffice.org 1.0 Spreadsheet Template		public.data|public.spreadsheet	stc	application/vnd.sun.xml.calc.template				
org.oasis-open.opendocument.spreadsheet	I	c	694	CoreTypes	Open Document spreadsheet		org.oasis-open.opendocument|public.composite-content|public.spreadsheet	ods	application/vnd.oasis.opendocument.spreadsheet				
org.oasis-open.opendocument.spreadsheet-template	I	c	695	CoreTypes	Open Document spreadsheet template		org.oasis-open.opendocument|public.composite-content|public.spreadsheet	ots	application/vnd.oasis.opendocument.spreadsheet-template				
org.oasis-open.opendocument.chart	I	c	696	CoreTypes	Open Document chart		org.oasis-open.opendocument|public.composite-content	odc	application/vnd.oasis.opendocument.chart				
org.oasis-open.opendocument.chart-template	I	c	697	CoreTypes	Open Document chart template		org.oasis-open.opendocument|public.composite-content	otc	application/vnd.oasis.opendocument.chart-template				
org.oasis-open.opendocument.image	I	c	698	CoreTypes	Open Document image		org.oasis-open.opendocument|public.image	odi	application/vnd.oasis.opendocument.image				
org.oasis-open.opendocument.image-template	I	c	699	CoreTypes	Open Document image template		org.oasis-open.opendocument|public.image	oti	application/vnd.oasis.opendocument.image-template				
org.openoffice.formula	I	c	700	CoreTypes	OpenOffice.org 1.0 Formula		public.data|public.content	sxm|smf	application/vnd.sun.xml.math|application/vnd.stardivision.math				
org.oasis-open.opendocument.formula	I	c	701	CoreTypes	Open Document formula		org.oasis-open.opendocument|public.content	odf	application/vnd.oasis.opendocument.formula				
org.oasis-open.opendocument.formula-template	I	c	702	CoreTypes	Open Document formula template		org.oasis-open.opendocument|public.content	otf	application/vnd.oasis.opendocument.formula-template				
org.openoffice.text-master	I	c	703	CoreTypes	OpenOffice.org 1.0 Master		public.data|public.content	sxg	application/vnd.sun.xml.writer.global				
org.oasis-open.opendocument.text-master	I	c	704	CoreTypes	Open Document text master		org.oasis-open.opendocument|public.composite-content	odm	application/vnd.oasis.opendocument.text-master				
org.oasis-open.opendocument.text-web	I	c	705	CoreTypes	Open Document HTML template		org.oasis-open.opendocument|public.composite-content	oth	application/vnd.oasis.opendocument.text-web				
org.oasis-open.opendocument.database	I	c	706	CoreTypes	Open Document database		public.data|public.content|public.database	odb	application/vnd.oasis.opendocument.database				
com.microsoft.word.wordml	I	c	707	CoreTypes	Microsoft Word 2003 XML document		public.xml|public.composite-content	xml					
org.openxmlformats.wordprocessingml.document	I	c	708	CoreTypes	Office Open XML word processing document		org.openxmlformats.openxml|public.composite-content	docx	application/vnd.openxmlformats-officedocument.wordprocessingml.document				
org.openxmlformats.wordprocessingml.document.macroenabled	I	c	709	CoreTypes	Office Open XML word processing document (macros enabled)		org.openxmlformats.openxml|public.composite-content|public.executable	docm	application/vnd.ms-word.document.macroEnabled.12				
org.openxmlformats.wordprocessingml.template	I	c	710	CoreTypes	Office Open XML word processing template		org.openxmlformats.openxml|public.composite-content	dotx	application/vnd.openxmlformats-officedocument.wordprocessingml.template				
org.openxmlformats.wordprocessingml.template.macroenabled	I	c	711	CoreTypes	Office Open XML word processing template (macros enabled)		org.openxmlformats.openxml|public.composite-content|public.executable	dotm	application/vnd.ms-word.template.macroEnabled.12				
org.openxmlformats.spreadsheetml.sheet	I	c	712	CoreTypes	Office Open XML spreadsheet		org.openxmlformats.openxml|public.composite-content|public.spreadsheet	xlsx	application/vnd.openxmlformats-officedocument.spreadsheetml.sheet				
org.openxmlformats.spreadsheetml.sheet.macroenabled	I	c	713	CoreTypes	Office Open XML spreadsheet (macros enabled)		org.openxmlformats.openxml|public.composite-content|public.spreadsheet|public.executable	xlsm	application/vnd.ms-excel.sheet.macroEnabled.12				
com.microsoft.excel.sheet.binary.macroenabled	I	c	714	CoreTypes	Microsoft Excel 2007 spreadsheet (macros enabled)		public.zip-archive|public.composite-content|public.spreadsheet|public.executable	xlsb	application/vnd.ms-excel.sheet.binary.macroEnabled.12				
org.openxmlformats.spreadsheetml.template	I	c	715	CoreTypes	Office Open XML spreadsheet template		org.openxmlformats.openxml|public.composite-content|public.spreadsheet	xltx	application/vnd.openxmlformats-officedocument.spreadsheetml.template				
org.openxmlformats.spreadsheetml.template.macroenabled	I	c	716	CoreTypes	Office Open XML spreadsheet template (macros enabled)		org.openxmlformats.openxml|public.composite-content|public.spreadsheet|public.executable	xltm	application/vnd.ms-excel.template.macroEnabled.12				
org.openxmlformats.presentationml.presentation	I	c	717	CoreTypes	Office Open XML presentation		org.openxmlformats.openxml|public.presentation	pptx	application/vnd.openxmlformats-officedocument.presentationml.presentation				
org.openxmlformats.presentationml.presentation.macroenabled	I	c	718	CoreTypes	Office Open XML presentation (macros enabled)		org.openxmlformats.openxml|public.presentation|public.executable	pptm	application/vnd.ms-powerpoint.presentation.macroEnabled.12				
org.openxmlformats.presentationml.slideshow	I	c	719	CoreTypes	Office Open XML slide show		org.openxmlformats.openxml|public.presentation	ppsx	application/vnd.openxmlformats-officedocument.presentationml.slideshow				
org.openxmlformats.presentationml.slideshow.macroenabled	I	c	720	CoreTypes	Office Open XML slide show (macros enabled)		org.openxmlformats.openxml|public.presentation|public.executable	ppsm	application/vnd.ms-powerpoint.slideshow.macroEnabled.12				
org.openxmlformats.presentationml.template	I	c	721	CoreTypes	Office Open XML presentation template		org.openxmlformats.openxml|public.presentation	potx	application/vnd.openxmlformats-officedocument.presentationml.template				
org.openxmlformats.presentationml.template.macroenabled	I	c	722	CoreTypes	Office Open XML presentation template (macros enabled)		org.openxmlformats.openxml|public.presentation|public.executable	potm	application/vnd.ms-powerpoint.template.macroEnabled.12				
com.microsoft.word.doc	I	c	723	CoreTypes	Microsoft Word 97-2004 document		public.data|public.composite-content	doc	application/msword	W8BN			
com.microsoft.word.dot	I	c	724	CoreTypes	Microsoft Word 97-2004 template		public.data|public.composite-content	dot	application/msword	W8TN			
com.microsoft.excel.xls	I	c	725	CoreTypes	Microsoft Excel 97-2004 worksheet		public.data|public.composite-content|public.spreadsheet	xls	application/vnd.ms-excel|application/msexcel	XLS8			
com.microsoft.excel.xlt	I	c	726	CoreTypes	Microsoft Excel 97-2004 template		public.data|public.spreadsheet	xlt	application/vnd.ms-excel|application/msexcel	sLS8			
com.microsoft.excel.xlw	I	c	727	CoreTypes	Microsoft Excel 97-2004 workspace		public.data|public.spreadsheet	xlw	application/vnd.ms-excel|application/msexcel	XLW8			
com.microsoft.excel.xla	I	c	728	CoreTypes	Microsoft Excel add-in		public.data	xla		XLA5			
com.microsoft.powerpoint.ppt	I	c	729	CoreTypes	Microsoft PowerPoint 97-2004 presentation		public.data|public.presentation	ppt	application/vnd.ms-powerpoint|application/mspowerpoint	SLD8			
com.microsoft.powerpoint.pot	I	c	730	CoreTypes	Microsoft PowerPoint 97-2004 template		public.data|public.presentation	pot	application/vnd.ms-powerpoint|application/mspowerpoint	PPOT			
com.microsoft.powerpoint.pps	I	c	731	CoreTypes	Microsoft PowerPoint 97-2004 slide show		public.data|public.presentation	pps	application/vnd.ms-powerpoint|application/mspowerpoint	PPSS			
com.apple.keynote.key	I	c	732	CoreTypes	Keynote document		com.apple.package|public.presentation						
com.apple.keynote.kth	I	c	733	CoreTypes	Keynote theme		com.apple.package|public.presentation						
com.apple.iWork.Keynote.key	I	c	734	CoreTypes	Keynote document	http://www.apple.com/iwork/keynote/	com.apple.package|public.presentation|com.apple.keynote.key	key					
com.apple.iWork.Keynote.key-tef	I	c	735	CoreTypes	Keynote document	http://www.apple.com/iwork/keynote/	com.apple.package|public.presentation|com.apple.keynote.key	key-tef					
com.apple.iWork.Keynote.sffkey	I	c	736	CoreTypes	Keynote document	http://www.apple.com/iwork/keynote/	public.data|public.presentation	key	application/x-iwork-keynote-sffkey				
com.apple.iWork.Keynote.kth	I	c	737	CoreTypes	Keynote theme	http://www.apple.com/iwork/keynote/	com.apple.package|public.presentation|com.apple.keynote.kth	kth					
com.apple.iWork.Keynote.sffkth	I	c	738	CoreTypes	Keynote theme	http://www.apple.com/iwork/keynote/	public.data|public.presentation	kth	application/x-iwork-keynote-sffkth				
com.apple.iWork.Pages.pages	I	c	739	CoreTypes	Pages document	http://www.apple.com/iwork/pages/	com.apple.package|public.composite-content	pages					
com.apple.iWork.Pages.pages-tef	I	c	740	CoreTypes	Pages document	http://www.apple.com/iwork/pages/	com.apple.package|public.composite-content	pages-tef					
com.apple.iWork.Pages.sffpages	I	c	741	CoreTypes	Pages document	http://www.apple.com/iwork/pages/	public.data|public.composite-content	pages	application/x-iwork-pages-sffpages				
com.apple.iWork.Pages.template	I	c	742	CoreTypes	Pages template	http://www.apple.com/iwork/pages/	com.apple.package|public.composite-content	template					
com.apple.iWork.Pages.sfftemplate	I	c	743	CoreTypes	Pages template	http://www.apple.com/iwork/pages/	public.data|public.composite-content	template	application/x-iwork-pages-sfftemplate				
com.apple.iWork.Numbers.numbers	I	c	744	CoreTypes	Numbers document	http://www.apple.com/iwork/numbers/	com.apple.package|public.composite-content|public.spreadsheet	numbers					
com.apple.iWork.Numbers.numbers-tef	I	c	745	CoreTypes	Numbers document	http://www.apple.com/iwork/numbers/	com.apple.package|public.composite-content|public.spreadsheet	numbers-tef					
com.apple.iWork.Numbers.sffnumbers	I	c	746	CoreTypes	Numbers document	http://www.apple.com/iwork/numbers/	public.data|public.composite-content|public.spreadsheet	numbers	application/x-iwork-numbers-sffnumbers				
com.apple.iWork.Numbers.template	I	c	747	CoreTypes	Numbers template	http://www.apple.com/iwork/numbers/	com.apple.package|public.composite-content|public.spreadsheet	nmbtemplate					
com.apple.iWork.Numbers.sfftemplate	I	c	748	CoreTypes	Numbers template	http://www.apple.com/iwork/numbers/	public.data|public.composite-content|public.spreadsheet	nmbtemplate	application/x-iwork-numbers-sfftemplate				
com.apple.garageband.project	I	c	749	CoreTypes	GarageBand Project	http://www.apple.com/ilife/garageband/	com.apple.package|public.audiovisual-content	band|gbProj		EMP1			
com.adobe.photoshop-image	I	c	750	CoreTypes	Adobe Photoshop document		public.image	psd	image/vnd.adobe.photoshop|image/photoshop|image/x-photoshop|image/psd|application/photoshop	8BPS			
com.adobe.photoshop-large-image	I	c	751	CoreTypes	Adobe Photoshop large document		public.image	psb		8BPB			
com.adobe.illustrator.ai-image	I	c	752	CoreTypes	Adobe Illustrator document		public.image	ai					
com.truevision.tga-image	I	c	753	CoreTypes	TGA image		public.image	tga	image/targa|image/tga|application/tga	TPIC			
com.sgi.sgi-image	I	c	754	CoreTypes	Silicon Graphics image		public.image	sgi	image/sgi	.SGI			
com.ilm.openexr-image	I	c	755	CoreTypes	OpenEXR image		public.image	exr					
com.kodak.flashpix-image	I	c	756	CoreTypes	FlashPix image		public.image	fpx	image/fpx|application/vnd.fpx				
public.heif-standard	I	c	757	CoreTypes	HEIF Image		public.image						
public.heif	I	c	758	CoreTypes			public.heif-standard	heif|hif	image/heif				
public.heic	I	c	759	CoreTypes			public.heif-standard	heic	image/heic				
public.avci	I	c	760	CoreTypes			public.heif-standard	avci	image/avci				
public.heifs	I	c	761	CoreTypes	HEIF Image Sequence		public.heif-standard	heifs	image/heif-sequence				
public.heics	I	c	762	CoreTypes	HEIF Image Sequence		public.heif-standard	heics	image/heic-sequence				
public.avcs	I	c	763	CoreTypes	HEIF Image Sequence		public.heif-standard	avcs	image/avcs				
com.apple.drawing	I	c	764	CoreTypes	Apple Drawing Format		public.image	drawing					
com.j2.jfx-fax	I	c	765	CoreTypes	J2 fax		public.fax	jfx					
com.j2.efx-fax	I	c	766	CoreTypes	eFax fax		public.fax	efx	image/efax				
com.digidesign.sd2-audio	I	c	767	CoreTypes	Sound Designer II audio		public.audio	sd2		Sd2f			
com.microsoft.waveform-audio	I	c	768	CoreTypes	Waveform audio		public.audio	wav|wave|bwf	audio/vnd.wave|audio/wav|audio/wave|audio/x-wav	.WAV|WAVE			
com.microsoft.advanced-systems-format	I	c	769	CoreTypes	Microsoft Advanced Systems Format		public.audiovisual-content	asf	video/x-ms-asf	ASF_			
com.microsoft.windows-media-wm	I	c	770	CoreTypes	Windows media		public.movie|com.microsoft.advanced-systems-format	wm	video/x-ms-wm				
com.microsoft.windows-media-wmv	I	c	771	CoreTypes	Windows media		public.movie|com.microsoft.advanced-systems-format	wmv	video/x-ms-wmv				
com.microsoft.windows-media-wmp	I	c	772	CoreTypes	Windows media		public.movie|com.microsoft.advanced-systems-format	wmp	video/x-ms-wmp				
com.microsoft.windows-media-wma	I	c	773	CoreTypes	Windows media audio		public.audio|com.microsoft.advanced-systems-format	wma	video/x-ms-wma				
com.microsoft.advanced-stream-redirector	I	c	774	CoreTypes	Advanced Stream Redirector		public.audiovisual-content|public.xml	asx	video/x-ms-asx	ASX_			
com.microsoft.windows-media-wmx	I	c	775	CoreTypes	Windows media		public.movie|com.microsoft.advanced-stream-redirector	wmx	video/x-ms-wmx				
com.microsoft.windows-media-wvx	I	c	776	CoreTypes	Windows media		public.movie|com.microsoft.advanced-stream-redirector	wvx	video/x-ms-wvx				
com.microsoft.windows-media-wax	I	c	777	CoreTypes	Windows media audio		public.audio|com.microsoft.advanced-stream-redirector	wax	video/x-ms-wax				
com.real.realmedia	I	c	778	CoreTypes	RealMedia		public.movie	rm	application/vnd.rn-realmedia	PNRM			
com.real.realmedia-vbr	I	c	779	CoreTypes	RealMedia Variable Bitrate		public.movie	rmvb	application/vnd.rn-realmedia-vbr				
org.smpte.mxf	I	c	780	CoreTypes	Material eXchange Format		public.movie	mxf	application/mxf				
com.real.realaudio	I	c	781	CoreTypes	RealMedia Audio		public.audio	ram|ra	audio/vnd.rn-realaudio|audio/x-pn-realaudio|audio/x-realaudio	PNRA			
com.soundblaster.soundfont	I	c	782	CoreTypes	SoundFont audio		public.audio	sf2					
org.xiph.flac	I	c	783	CoreTypes	FLAC audio		public.audio	flac	audio/flac				
com.avid.open-media-framework	I	c	784	CoreTypes	Open Media Framework interchange format		public.audiovisual-content	omf		OMF 			
public.mp4a-loas	I	c	785	CoreTypes	Low Overhead MPEG-4 Audio Stream		public.audio	loas|latm					
public.mp4a-latm	I	c	786	CoreTypes	Low-overhead MPEG-4 Audio Transport Multiplex		public.audio		audio/mp4a-latm				
com.allume.stuffit-archive	I	c	787	CoreTypes	StuffIt archive family		public.data|public.archive						
com.stuffit.archive.sitx	I	c	788	CoreTypes	StuffIt X archive		com.allume.stuffit-archive	sitx	application/x-stuffitx|application/x-sitx	SITX			
com.stuffit.archive.sidx	I	c	789	CoreTypes	StuffIt X index		com.allume.stuffit-archive	sidx	application/x-stuffitx-index|application/x-sitx-index	SIDX			
com.stuffit.archive.sit	I	c	790	CoreTypes	StuffIt archive		com.allume.stuffit-archive	sit|sea	application/x-stuffit|application/x-sit	SIT5			
com.adobe.flash.video	I	c	791	CoreTypes	Flash video		public.movie	flv|f4v|f4p|f4a|f4b	video/x-flv				
org.khronos.collada.digital-asset-exchange	I	c	792	CoreTypes	Digital Asset Exchange (DAE)		public.xml|public.audiovisual-content|public.3d-content	dae					
com.apple.iMovieLibrary	I	c	793	CoreTypes	iMovie Library		com.apple.package	imovielibrary					
com.apple.iMovieTheater	I	c	794	CoreTypes	iMovie Theater		com.apple.package	theater					
org.7-zip.7-zip-archive	I	c	795	CoreTypes	7-Zip archive	https://www.7-zip.org/7z.html	public.data|public.archive	7z	application/x-7z-compressed				
org.tukaani.xz-archive	I	c	796	CoreTypes	xz compressed archive	https://tukaani.org/xz/format.html	public.data|public.archive	xz	application/x-xz				
org.tukaani.tar-xz-archive	I	c	797	CoreTypes	xz compressed tar archive	https://tukaani.org/xz/format.html	public.data|public.archive	txz					
com.microsoft.cab	I	c	798	CoreTypes	Microsoft Cabinet archive	https://docs.microsoft.com/en-us/windows/win32/msi/cabinet-files	public.data|public.archive	cab					
public.haptics-content	I	c	799	CoreTypes	Haptics content								
com.apple.haptics.ahap	I	c	800	CoreTypes	Apple Haptics Audio Pattern		public.haptics-content|public.json	ahap					
com.apple.coreml.model	I	c	801	CoreTypes	Core ML Machine Learning Model		public.data	mlmodel|mlkitmodel					
com.apple.coreml.mlpackage	I	c	802	CoreTypes	Core ML Machine Learning Model Package		com.apple.package	mlpackage					
com.apple.groupactivities.activity	I	c	803	CoreTypes	Group Activity		public.data	groupactivity					
com.apple.icon-decoration	I	c	804	CoreTypes	Icon Decoration								
com.apple.icon-decoration-position	I	c	805	CoreTypes	Icon Decoration Position								
com.apple.icon-decoration-position.center	I	c	806	CoreTypes	Icon Decoration Position Center		com.apple.icon-decoration-position						
com.apple.icon-decoration-position.leading-bottom	I	c	807	CoreTypes	Icon Decoration Position Leading Bottom		com.apple.icon-decoration-position						
com.apple.icon-decoration-position.trailing-bottom	I	c	808	CoreTypes	Icon Decoration Position Trailing Bottom		com.apple.icon-decoration-position						
com.apple.icon-decoration-position.overlay	I	c	809	CoreTypes	Icon Decoration Position Overlay		com.apple.icon-decoration-position						
com.apple.icon-decoration.badge	I	c	810	CoreTypes	Icon Decoration Badge		com.apple.icon-decoration-position.trailing-bottom|com.apple.icon-decoration						
com.apple.icon-decoration.emboss	I	c	811	CoreTypes	Icon Decoration Emboss		com.apple.icon-decoration-position.center|com.apple.icon-decoration						
com.apple.icon-decoration.system	I	c	812	CoreTypes	Icon Decoration System		com.apple.icon-decoration						
com.apple.icon-decoration.system.unsupported	I	c	813	CoreTypes	Icon Decoration Unsupported		com.apple.icon-decoration.system						
com.apple.icon-decoration.system.caution-alert	I	c	814	CoreTypes	Icon Decoration Alert Caution		com.apple.icon-decoration.system						
com.apple.icon-decoration.system.alias	I	c	815	CoreTypes	Icon Decoration Alias		com.apple.icon-decoration.system						
com.apple.icon-decoration.system.new-folder	I	c	816	CoreTypes	Icon Decoration New Folder		com.apple.icon-decoration.system						
com.apple.icon-decoration.badge.locked	I	c	817	CoreTypes	Icon Decoration Locked Badge		com.apple.icon-decoration-position.leading-bottom|com.apple.icon-decoration.system						
com.apple.icon-decoration.badge.checkmark	I	c	818	CoreTypes	Icon Decoration Checkmark Badge		com.apple.icon-decoration-position.trailing-bottom|com.apple.icon-decoration.badge						
com.apple.icon-decoration.badge.comments	I	c	819	CoreTypes	Icon Decoration Comments Badge		com.apple.icon-decoration-position.trailing-bottom|com.apple.icon-decoration.badge						
com.apple.icon-decoration.badge.drop-folder	I	c	820	CoreTypes	Icon Decoration Drop Folder Badge		com.apple.icon-decoration-position.trailing-bottom|com.apple.icon-decoration.badge						
com.apple.icon-decoration.badge.heart	I	c	821	CoreTypes	Icon Decoration Heart Badge		com.apple.icon-decoration-position.trailing-bottom|com.apple.icon-decoration.badge						
com.apple.icon-decoration.badge.in-review	I	c	822	CoreTypes	Icon Decoration In Review Badge		com.apple.icon-decoration-position.trailing-bottom|com.apple.icon-decoration.badge						
com.apple.icon-decoration.badge.locked-by-collaborator	I	c	823	CoreTypes	Icon Decoration Locked By Collaborator Badge		com.apple.icon-decoration-position.trailing-bottom|com.apple.icon-decoration.badge						
com.apple.icon-decoration.badge.locked-by-user	I	c	824	CoreTypes	Icon Decoration Locked By User Badge		com.apple.icon-decoration-position.trailing-bottom|com.apple.icon-decoration.badge						
com.apple.icon-decoration.badge.pinned	I	c	825	CoreTypes	Icon Decoration Pinned Badge		com.apple.icon-decoration-position.trailing-bottom|com.apple.icon-decoration.badge						
com.apple.icon-decoration.badge.private-folder	I	c	826	CoreTypes	Icon Decoration Private Folder Badge		com.apple.icon-decoration-position.trailing-bottom|com.apple.icon-decoration.badge						
com.apple.icon-decoration.badge.syncing	I	c	827	CoreTypes	Icon Decoration Syncing Badge		com.apple.icon-decoration-position.trailing-bottom|com.apple.icon-decoration.badge						
com.apple.icon-decoration.badge.trending	I	c	828	CoreTypes	Icon Decoration Trending Badge		com.apple.icon-decoration-position.trailing-bottom|com.apple.icon-decoration.badge						
com.apple.icon-decoration.badge.warning	I	c	829	CoreTypes	Icon Decoration Warning Badge		com.apple.icon-decoration-position.trailing-bottom|com.apple.icon-decoration.badge						
com.apple.document-type	I	c	830	CoreTypes	Document Type		public.item						
com.apple.document-type.dictionary	I	c	831	CoreTypes	Dictionary		com.apple.document-type			dict			
com.apple.accounts-icon	I	c	832	CoreTypes	Accounts Icon		com.apple.document-type			acct			
com.apple.legacy.actions-icon	I	c	833	CoreTypes	Actions Icon		com.apple.document-type			acts			
com.apple.everyone-icon	I	c	834	CoreTypes	Everyone Icon		com.apple.document-type			evry			
com.apple.legacy.general-icon	I	c	835	CoreTypes	General Icon		com.apple.document-type			gnrl			
com.apple.legacy.sidebar-prefs-icon	I	c	836	CoreTypes	Sidebar Prefs Icon		com.apple.document-type			sdbp			
com.apple.legacy.toolbar-advanced-icon	I	c	837	CoreTypes	Toolbar Advanced Icon		com.apple.document-type			tbav			
com.apple.legacy.toolbar-info-icon	I	c	838	CoreTypes	Toolbar Info Icon		com.apple.document-type			tbin			
com.apple.legacy.toolbar-labels-icon	I	c	839	CoreTypes	Toolbar Labels Icon		com.apple.document-type			tblb			
com.apple.legacy.clock-icon	I	c	840	CoreTypes	Clock Icon		com.apple.document-type			clck			
com.apple.legacy.synchronize	I	c	841	CoreTypes	Synchronize		com.apple.document-type			sync			
com.apple.icon-overlay.new-folder-badge	I	c	842	CoreTypes	New Folder Badge		com.apple.document-type			nfbg			
com.apple.legacy.finder-icon	I	c	843	CoreTypes	Finder		com.apple.document-type			scsh|scmp|ramd|dsrv|FNDR|capl|mntd|shfl|ownd|prnt|strt|shdf|amnu|ctrl|prfƒ|font|appr|intƒ|scrƒ|ƒloc|asup|ƒhlp|sapl|asnd|dsnd|mbdg|scrp|shrt|ftps|htps|isrv|atzn|afps|atlk|nfld|writ|shrw|shro|shna|shuk|nfil|susr|edtf|pref|ƒscr|ƒnet|ƒtex|ƒprd|ppdf|ctrD|extD|strD|shdD|macD|astƒ|cmnu|rapp|rdoc|rsrv|psys|papp|capl|ramd|shlb|Shlb|sbdg|dali|rofl			
com.apple.unknown-object	I	c	844	CoreTypes	Unknown Object		com.apple.document-type			unfs			
com.apple.not-loaded	I	c	845	CoreTypes	Not Loaded		com.apple.document-type			nldd			
com.apple.legacy.window	I	c	846	CoreTypes	Window		com.apple.document-type			gwin			
com.apple.legacy.question-mark	I	c	847	CoreTypes	Question Mark		com.apple.document-type			ques			
com.apple.legacy.eject-media	I	c	848	CoreTypes	Eject Media		com.apple.document-type			ejec			
com.apple.legacy.burn	I	c	849	CoreTypes	Burn		com.apple.document-type			burn			
com.apple.legacy.customize-toolbar	I	c	850	CoreTypes	Customize Toolbar		com.apple.document-type			tcus			
com.apple.legacy.delete-toolbar	I	c	851	CoreTypes	Delete Toolbar		com.apple.document-type			tdel			
com.apple.legacy.right-container-arrow	I	c	852	CoreTypes	Right Container Arrow		com.apple.document-type			rcar			
com.apple.icon-overlay.drop-folder-badge	I	c	853	CoreTypes	Drop Folder Badge		com.apple.document-type			drfb			
com.apple.icon-overlay.private-folder-badge	I	c	854	CoreTypes	Private Folder Badge		com.apple.document-type			prfb			
com.apple.icon-overlay.private-folder	I	c	855	CoreTypes	Private Folder		com.apple.document-type			prvf			
com.apple.legacy.open-folder	I	c	856	CoreTypes	Open Folder		com.apple.document-type			ofld			
com.apple.legacy.favorite-items	I	c	857	CoreTypes	Favorite Items		com.apple.document-type			favs			
com.apple.legacy.locked	I	c	858	CoreTypes	Locked		com.apple.document-type			lock			
com.apple.legacy.unlocked	I	c	859	CoreTypes	Unlocked		com.apple.document-type			ulck			
com.apple.legacy.no-write	I	c	860	CoreTypes	No Write		com.apple.document-type			nwrt			
com.apple.legacy.keep-arranged	I	c	861	CoreTypes	Keep Arranged		com.apple.document-type			arng			
com.apple.legacy.grid	I	c	862	CoreTypes	Grid		com.apple.document-type			grid			
com.apple.legacy.connect-to	I	c	863	CoreTypes	Connect To		com.apple.document-type			cnct			
com.apple.legacy.backward-arrow	I	c	864	CoreTypes	Backward Arrow		com.apple.document-type			baro|sbar			
com.apple.legacy.forward-arrow	I	c	865	CoreTypes	Forward Arrow		com.apple.document-type			faro|sfar			
com.apple.icon-overlay.locked-badge	I	c	866	CoreTypes	Locked Badge		com.apple.document-type			lbdg			
com.apple.icon-overlay.alias-badge	I	c	867	CoreTypes	Alias Badge		com.apple.document-type			abdg			
com.apple.icon-overlay.alert-caution-badge	I	c	868	CoreTypes	Alert Caution Badge		com.apple.document-type			cbdg			
com.apple.icon-overlay.unsupported-badge	I	c	869	CoreTypes	Unsupported Badge		com.apple.document-type			ubdg			
com.apple.legacy.magnifying-glass	I	c	870	CoreTypes	Magnifying Glass		com.apple.document-type			glas			
com.apple.legacy.erasing	I	c	871	CoreTypes	Erasing		com.apple.document-type			eras			
com.apple.legacy.multiple-items	I	c	872	CoreTypes	Multiple Items		com.apple.document-type			mitm			
com.adobe.raw-image	I	c	873	RawCameraTypes	Adobe raw image		public.camera-raw-image	dng	image/x-adobe-dng				
com.dxo.raw-image	I	c	874	RawCameraTypes	DxO raw image		public.camera-raw-image	dxo	image/x-dxo-dxo				
com.canon.crw-raw-image	I	c	875	RawCameraTypes	Canon CRW raw image		public.camera-raw-image	crw	image/x-canon-crw				
com.canon.cr2-raw-image	I	c	876	RawCameraTypes	Canon CR2 raw image		public.camera-raw-image	cr2					
com.canon.cr3-raw-image	I	c	877	RawCameraTypes	Canon CR3 raw image		public.camera-raw-image	cr3					
com.canon.tif-raw-image	I	c	878	RawCameraTypes	Canon TIF raw image		public.camera-raw-image						
com.epson.raw-image	I	c	879	RawCameraTypes	Epson raw image		public.camera-raw-image	erf	image/x-epson-erf				
com.fuji.raw-image	I	c	880	RawCameraTypes	Fuji raw image		public.camera-raw-image	raf					
com.hasselblad.fff-raw-image	I	c	881	RawCameraTypes	Hasselblad FFF raw image		public.camera-raw-image	fff					
com.hasselblad.3fr-raw-image	I	c	882	RawCameraTypes	Hasselblad 3FR raw image		public.camera-raw-image	3fr					
com.kodak.raw-image	I	c	883	RawCameraTypes	Kodak raw image		public.camera-raw-image	dcr					
com.konicaminolta.raw-image	I	c	884	RawCameraTypes	Minolta raw image		public.camera-raw-image	mrw					
com.leafamerica.raw-image	I	c	885	RawCameraTypes	Leaf raw image		public.camera-raw-image	mos					
com.leica.pwl-raw-image	I	c	886	RawCameraTypes	Leica PWL raw image		public.camera-raw-image	pwl	image/x-leica-pwl				
com.nikon.raw-image	I	c	887	RawCameraTypes	Nikon raw image		public.camera-raw-image	nef					
com.nikon.nrw-raw-image	I	c	888	RawCameraTypes	Nikon NRW raw image		public.camera-raw-image	nrw	image/x-nikon-nrw				
com.olympus.raw-image	I	c	889	RawCameraTypes	Olympus raw image		public.camera-raw-image	orf					
com.panasonic.raw-image	I	c	890	RawCameraTypes	Panasonic raw image		public.camera-raw-image	raw					
com.panasonic.rw2-raw-image	I	c	891	RawCameraTypes	Panasonic raw 2 image		public.camera-raw-image	rw2					
com.leica.raw-image	I	c	892	RawCameraTypes	Leica raw image		public.camera-raw-image	raw					
com.samsung.raw-image	I	c	893	RawCameraTypes	Samsung raw image		public.camera-raw-image	srw					
com.leica.rwl-raw-image	I	c	894	RawCameraTypes	Leica raw image		public.camera-raw-image	rwl					
com.pentax.raw-image	I	c	895	RawCameraTypes	Pentax raw image		public.camera-raw-image	pef					
com.sony.raw-image	I	c	896	RawCameraTypes	Sony raw image		public.camera-raw-image	srf					
com.sony.arw-raw-image	I	c	897	RawCameraTypes	Sony ARW raw image		public.camera-raw-image	arw					
com.sony.sr2-raw-image	I	c	898	RawCameraTypes	Sony SR2 raw image		public.camera-raw-image	sr2	image/x-sony-sr2				
com.olympus.sr-raw-image	I	c	899	RawCameraTypes	Olympus SR raw image		com.olympus.raw-image	orf	image/x-olympus-sr				
com.olympus.or-raw-image	I	c	900	RawCameraTypes	Olympus OR raw image		com.olympus.raw-image	orf	image/x-olympus-or				
com.phaseone.raw-image	I	c	901	RawCameraTypes	Phase One raw image		public.camera-raw-image	iiq					
com.apple.iLifeMediaBrowser.plugin	E	c	902	iLifeMediaBrowserTypes	iLifeMediaBrowser plug-In		com.apple.plugin	ilmbplugin					
com.apple.macbookpro-14	E	c	903	CoreTypes-0002			com.apple.macbookpro						
com.apple.macbookpro-14-silver	E	c	904	CoreTypes-0002			com.apple.macbookpro-14						
com.apple.macbookpro-14-space-gray	E	c	905	CoreTypes-0002			com.apple.macbookpro-14						
com.apple.macbookpro-2021	E	c	906	CoreTypes-0002			com.apple.macbookpro						
com.apple.macbookpro-14-2021	E	c	907	CoreTypes-0002			com.apple.macbookpro-2021|com.apple.macbookpro-14					MacBookPro18,3|MacBookPro18,4	
com.apple.macbookpro-14-2021-silver	E	c	908	CoreTypes-0002			com.apple.macbookpro-14-2021|com.apple.macbookpro-14-silver					MacBookPro18,3@ECOLOR=1|MacBookPro18,4@ECOLOR=1	
com.apple.macbookpro-14-2021-space-gray	E	c	909	CoreTypes-0002			com.apple.macbookpro-14-2021|com.apple.macbookpro-14-space-gray					MacBookPro18,3@ECOLOR=2|MacBookPro18,4@ECOLOR=2	
com.apple.macbookpro-16-2021	E	c	910	CoreTypes-0002			com.apple.macbookpro-2021|com.apple.macbookpro-16					MacBookPro18,1|MacBookPro18,2	
com.apple.macbookpro-16-2021-silver	E	c	911	CoreTypes-0002			com.apple.macbookpro-16-2021|com.apple.macbookpro-16-silver					MacBookPro18,1@ECOLOR=1|MacBookPro18,2@ECOLOR=1	
com.apple.macbookpro-16-2021-space-gray	E	c	912	CoreTypes-0002			com.apple.macbookpro-16-2021|com.apple.macbookpro-16-space-gray					MacBookPro18,1@ECOLOR=2|MacBookPro18,2@ECOLOR=2	
com.apple.studio-display	E	c	913	CoreTypes-0003	Studio Display		public.display					AppleDisplay2,1	
com.apple.macstudio	E	c	914	CoreTypes-0003	Mac Studio		com.apple.mac					Mac13,1|Mac13,2	
com.apple.macbookpro-13-2022	E	c	915	CoreTypes-0004			com.apple.macbookpro-13-retina-touchid					Mac14,7	
com.apple.macbookpro-13-2022-silver	E	c	916	CoreTypes-0004			com.apple.macbookpro-13-retina-touchid-silver|com.apple.macbookpro-13-2022					Mac14,7@ECOLOR=1	
com.apple.macbookpro-13-2022-space-gray	E	c	917	CoreTypes-0004			com.apple.macbookpro-13-retina-touchid-space-gray|com.apple.macbookpro-13-2022					Mac14,7@ECOLOR=2	
com.apple.macbookair-13-2022	E	c	918	CoreTypes-0004			com.apple.macbookair					Mac14,2	
com.apple.macbookair-13-2022-silver	E	c	919	CoreTypes-0004			com.apple.macbookair-13-2022					Mac14,2@ECOLOR=1	
com.apple.macbookair-13-2022-space-gray	E	c	920	CoreTypes-0004			com.apple.macbookair-13-2022					Mac14,2@ECOLOR=2	
com.apple.macbookair-13-2022-stardust	E	c	921	CoreTypes-0004			com.apple.macbookair-13-2022					Mac14,2@ECOLOR=8	
com.apple.macbookair-13-2022-midnight	E	c	922	CoreTypes-0004			com.apple.macbookair-13-2022					Mac14,2@ECOLOR=7	
com.apple.iphone-4-black	E	c	927	MobileDevices	iPhone 4 (GSM)		com.apple.iphone					N90AP|iPhone3,1	
com.apple.iphone-4-white	E	c	928	MobileDevices	iPhone 4 (GSM)		com.apple.iphone					N90AP|iPhone3,1	
com.apple.iphone-4b-black	E	c	929	MobileDevices	iPhone 4 (GSM Rev A)		com.apple.iphone					N90BAP|iPhone3,2	
com.apple.iphone-4b-white	E	c	930	MobileDevices	iPhone 4 (GSM Rev A)		com.apple.iphone					N90BAP|iPhone3,2	
com.apple.iphone-4-cdma-black	E	c	931	MobileDevices	iPhone 4 (CDMA)		com.apple.iphone					N92AP|iPhone3,3	
com.apple.iphone-4-cdma-white	E	c	932	MobileDevices	iPhone 4 (CDMA)		com.apple.iphone					N92AP|iPhone3,3	
com.apple.iphone-4s-black	E	c	933	MobileDevices	iPhone 4S		com.apple.iphone					N94AP|iPhone4,1|iPhone	
com.apple.iphone-4s-white	E	c	934	MobileDevices	iPhone 4S		com.apple.iphone					N94AP|iPhone4,1|iPhone	
com.apple.iphone-5-A1428-black	E	c	935	MobileDevices	iPhone 5 (Model A1428)		com.apple.iphone					N41AP|iPhone5,1|iPhone	
com.apple.iphone-5-A1428-white	E	c	936	MobileDevices	iPhone 5 (Model A1428)		com.apple.iphone					N41AP|iPhone5,1|iPhone	
com.apple.iphone-5-A1428-3b3b3c	E	c	937	MobileDevices	iPhone 5 (Model A1428)		com.apple.iphone					N41AP|iPhone5,1|iPhone	
com.apple.iphone-5-A1428-e1e4e3	E	c	938	MobileDevices	iPhone 5 (Model A1428)		com.apple.iphone					N41AP|iPhone5,1|iPhone	
com.apple.iphone-5-A1429-black	E	c	939	MobileDevices	iPhone 5 (Model A1429)		com.apple.iphone					N42AP|iPhone5,2|iPhone	
com.apple.iphone-5-A1429-white	E	c	940	MobileDevices	iPhone 5 (Model A1429)		com.apple.iphone					N42AP|iPhone5,2|iPhone	
com.apple.iphone-5-A1429-3b3b3c	E	c	941	MobileDevices	iPhone 5 (Model A1429)		com.apple.iphone					N42AP|iPhone5,2|iPhone	
com.apple.iphone-5-A1429-e1e4e3	E	c	942	MobileDevices	iPhone 5 (Model A1429)		com.apple.iphone					N42AP|iPhone5,2|iPhone	
com.apple.iphone-5c-A1456-46abe0	E	c	943	MobileDevices	iPhone 5c (Model A1456, A1532)		com.apple.iphone					N48AP|iPhone5,3|iPhone	
com.apple.iphone-5c-A1456-a1e877	E	c	944	MobileDevices	iPhone 5c (Model A1456, A1532)		com.apple.iphone					N48AP|iPhone5,3|iPhone	
com.apple.iphone-5c-A1456-fe767a	E	c	945	MobileDevices	iPhone 5c (Model A1456, A1532)		com.apple.iphone					N48AP|iPhone5,3|iPhone	
com.apple.iphone-5c-A1456-f5f4f7	E	c	946	MobileDevices	iPhone 5c (Model A1456, A1532)		com.apple.iphone					N48AP|iPhone5,3|iPhone	
com.apple.iphone-5c-A1456-faf189	E	c	947	MobileDevices	iPhone 5c (Model A1456, A1532)		com.apple.iphone					N48AP|iPhone5,3|iPhone	
com.apple.iphone-5c-A1507-46abe0	E	c	948	MobileDevices	iPhone 5c (Model A1507, A1516, A1526, A1529)		com.apple.iphone					N49AP|iPhone5,4|iPhone	
com.apple.iphone-5c-A1507-a1e877	E	c	949	MobileDevices	iPhone 5c (Model A1507, A1516, A1526, A1529)		com.apple.iphone					N49AP|iPhone5,4|iPhone	
com.apple.iphone-5c-A1507-fe767a	E	c	950	MobileDevices	iPhone 5c (Model A1507, A1516, A1526, A1529)		com.apple.iphone					N49AP|iPhone5,4|iPhone	
com.apple.iphone-5c-A1507-f5f4f7	E	c	951	MobileDevices	iPhone 5c (Model A1507, A1516, A1526, A1529)		com.apple.iphone					N49AP|iPhone5,4|iPhone	
com.apple.iphone-5c-A1507-faf189	E	c	952	MobileDevices	iPhone 5c (Model A1507, A1516, A1526, A1529)		com.apple.iphone					N49AP|iPhone5,4|iPhone	
com.apple.iphone-5s-A1453-d4c5b3	E	c	953	MobileDevices	iPhone 5s (Model A1453, A1533)		com.apple.iphone					N51AP|iPhone6,1|iPhone	
com.apple.iphone-5s-A1453-d7d9d8	E	c	954	MobileDevices	iPhone 5s (Model A1453, A1533)		com.apple.iphone					N51AP|iPhone6,1|iPhone	
com.apple.iphone-5s-A1453-99989b	E	c	955	MobileDevices	iPhone 5s (Model A1453, A1533)		com.apple.iphone					N51AP|iPhone6,1|iPhone	
com.apple.iphone-5s-A1457-d4c5b3	E	c	956	MobileDevices	iPhone 5s (Model A1457, A1518, A1528, A1530)		com.apple.iphone					N53AP|iPhone6,2|iPhone	
com.apple.iphone-5s-A1457-d7d9d8	E	c	957	MobileDevices	iPhone 5s (Model A1457, A1518, A1528, A1530)		com.apple.iphone					N53AP|iPhone6,2|iPhone	
com.apple.iphone-5s-A1457-99989b	E	c	958	MobileDevices	iPhone 5s (Model A1457, A1518, A1528, A1530)		com.apple.iphone					N53AP|iPhone6,2|iPhone	
com.apple.iphone-6-plus-b4b5b9	E	c	959	MobileDevices	iPhone 6 Plus		com.apple.iphone					N56AP|iPhone7,1|iPhone	
com.apple.iphone-6-plus-d7d9d8	E	c	960	MobileDevices	iPhone 6 Plus		com.apple.iphone					N56AP|iPhone7,1|iPhone	
com.apple.iphone-6-plus-e1ccb5	E	c	961	MobileDevices	iPhone 6 Plus		com.apple.iphone					N56AP|iPhone7,1|iPhone	
com.apple.iphone-6-b4b5b9	E	c	962	MobileDevices	iPhone 6		com.apple.iphone					N61AP|iPhone7,2|iPhone	
com.apple.iphone-6-d7d9d8	E	c	963	MobileDevices	iPhone 6		com.apple.iphone					N61AP|iPhone7,2|iPhone	
com.apple.iphone-6-e1ccb5	E	c	964	MobileDevices	iPhone 6		com.apple.iphone					N61AP|iPhone7,2|iPhone	
com.apple.iphone-6s-b9b7ba	E	c	965	MobileDevices	iPhone 6s		com.apple.iphone					N71AP|N71mAP|iPhone8,1|iPhone	
com.apple.iphone-6s-dadcdb	E	c	966	MobileDevices	iPhone 6s		com.apple.iphone					N71AP|N71mAP|iPhone8,1|iPhone	
com.apple.iphone-6s-e1ccb7	E	c	967	MobileDevices	iPhone 6s		com.apple.iphone					N71AP|N71mAP|iPhone8,1|iPhone	
com.apple.iphone-6s-e4c1b9	E	c	968	MobileDevices	iPhone 6s		com.apple.iphone					N71AP|N71mAP|iPhone8,1|iPhone	
com.apple.iphone-6s-plus-b9b7ba	E	c	969	MobileDevices	iPhone 6s Plus		com.apple.iphone					N66AP|N66mAP|iPhone8,2|iPhone	
com.apple.iphone-6s-plus-dadcdb	E	c	970	MobileDevices	iPhone 6s Plus		com.apple.iphone					N66AP|N66mAP|iPhone8,2|iPhone	
com.apple.iphone-6s-plus-e1ccb7	E	c	971	MobileDevices	iPhone 6s Plus		com.apple.iphone					N66AP|N66mAP|iPhone8,2|iPhone	
com.apple.iphone-6s-plus-e4c1b9	E	c	972	MobileDevices	iPhone 6s Plus		com.apple.iphone					N66AP|N66mAP|iPhone8,2|iPhone	
com.apple.iphone-se-A1662-aeb1b8	E	c	973	MobileDevices	iPhone SE (Model A1662, A1723, A1724)		com.apple.iphone					N69AP|iPhone8,4|iPhone	
com.apple.iphone-se-A1662-dcdede	E	c	974	MobileDevices	iPhone SE (Model A1662, A1723, A1724)		com.apple.iphone					N69AP|iPhone8,4|iPhone	
com.apple.iphone-se-A1662-d6c8b9	E	c	975	MobileDevices	iPhone SE (Model A1662, A1723, A1724)		com.apple.iphone					N69AP|iPhone8,4|iPhone	
com.apple.iphone-se-A1662-e5bdb5	E	c	976	MobileDevices	iPhone SE (Model A1662, A1723, A1724)		com.apple.iphone					N69AP|iPhone8,4|iPhone	
com.apple.iphone-7-1	E	c	977	MobileDevices	iPhone 7 (Model 1660, 1778, 1779, 1780)		com.apple.iphone					D10AP|D101AP|iPhone9,1|iPhone9,3|iPhone	
com.apple.iphone-7-2	E	c	978	MobileDevices	iPhone 7 (Model 1660, 1778, 1779, 1780)		com.apple.iphone					D10AP|D101AP|iPhone9,1|iPhone9,3|iPhone	
com.apple.iphone-7-3	E	c	979	MobileDevices	iPhone 7 (Model 1660, 1778, 1779, 1780)		com.apple.iphone					D10AP|D101AP|iPhone9,1|iPhone9,3|iPhone	
com.apple.iphone-7-4	E	c	980	MobileDevices	iPhone 7 (Model 1660, 1778, 1779, 1780)		com.apple.iphone					D10AP|D101AP|iPhone9,1|iPhone9,3|iPhone	
com.apple.iphone-7-5	E	c	981	MobileDevices	iPhone 7 (Model 1660, 1778, 1779, 1780)		com.apple.iphone					D10AP|D101AP|iPhone9,1|iPhone9,3|iPhone	
com.apple.iphone-7-6	E	c	982	MobileDevices	iPhone 7 (Model 1660, 1778, 1779, 1780)		com.apple.iphone					D10AP|D101AP|D10AAP|D101AAP|iPhone9,1|iPhone9,3|iPhone	
com.apple.iphone-7-plus-1	E	c	983	MobileDevices	iPhone 7 Plus (Model 1661, 1784, 1785, 1786)		com.apple.iphone					D11AP|D111AP|iPhone9,2|iPhone9,4|iPhone	
com.apple.iphone-7-plus-2	E	c	984	MobileDevices	iPhone 7 Plus (Model 1661, 1784, 1785, 1786)		com.apple.iphone					D11AP|D111AP|iPhone9,2|iPhone9,4|iPhone	
com.apple.iphone-7-plus-3	E	c	985	MobileDevices	iPhone 7 Plus (Model 1661, 1784, 1785, 1786)		com.apple.iphone					D11AP|D111AP|iPhone9,2|iPhone9,4|iPhone	
com.apple.iphone-7-plus-4	E	c	986	MobileDevices	iPhone 7 Plus (Model 1661, 1784, 1785, 1786)		com.apple.iphone					D11AP|D111AP|iPhone9,2|iPhone9,4|iPhone	
com.apple.iphone-7-plus-5	E	c	987	MobileDevices	iPhone 7 Plus (Model 1661, 1784, 1785, 1786)		com.apple.iphone					D11AP|D111AP|iPhone9,2|iPhone9,4|iPhone	
com.apple.iphone-7-plus-6	E	c	988	MobileDevices	iPhone 7 Plus (Model 1661, 1784, 1785, 1786)		com.apple.iphone					D11AP|D111AP|D11AAP|D111AAP|iPhone9,2|iPhone9,4|iPhone	
com.apple.iphone-8-6	E	c	992	MobileDevices	iPhone 8 (Model A1863, A1905, A1906, A1907)		com.apple.iphone					D20AP|D201AP|D20AAP|D201AAP|iPhone10,1|iPhone10,4|iPhone	
com.apple.iphone-8-plus-6	E	c	996	MobileDevices	iPhone 8 Plus (Model A1864, A1897, A1898, A1899)		com.apple.iphone					D21AP|D211AP|D21AAP|D211AAP|iPhone10,2|iPhone10,5|iPhone	
com.apple.iphone-se-1	E	c	997	MobileDevices	iPhone SE		com.apple.iphone					D79AP|iPhone12,8|iPhone	
com.apple.iphone-se-2	E	c	998	MobileDevices	iPhone SE		com.apple.iphone					D79AP|iPhone12,8|iPhone	
com.apple.iphone-se-6	E	c	999	MobileDevices	iPhone SE		com.apple.iphone					D79AP|iPhone12,8|iPhone	
com.apple.iphone-xs-1	E	c	1002	MobileDevices	iPhone XS		com.apple.homebuttonless-iphone					D32AP|D321AP|iPhone11,2|iPhone	
com.apple.iphone-xs-2	E	c	1003	MobileDevices	iPhone XS		com.apple.homebuttonless-iphone					D32AP|D321AP|iPhone11,2|iPhone	
com.apple.iphone-xs-4	E	c	1004	MobileDevices	iPhone XS		com.apple.homebuttonless-iphone					D32AP|D321AP|iPhone11,2|iPhone	
com.apple.iphone-xs-max-1	E	c	1005	MobileDevices	iPhone XS Max		com.apple.homebuttonless-iphone					D33AP|D331AP|D331pAP|iPhone11,4|iPhone11,6|iPhone	
com.apple.iphone-xs-max-2	E	c	1006	MobileDevices	iPhone XS Max		com.apple.homebuttonless-iphone					D33AP|D331AP|D331pAP|iPhone11,4|iPhone11,6|iPhone	
com.apple.iphone-xs-max-4	E	c	1007	MobileDevices	iPhone XS Max		com.apple.homebuttonless-iphone					D33AP|D331AP|D331pAP|iPhone11,4|iPhone11,6|iPhone	
com.apple.iphone-xr-1	E	c	1008	MobileDevices	iPhone XR		com.apple.homebuttonless-iphone					N84AP|N841AP|iPhone11,8|iPhone	
com.apple.iphone-xr-2	E	c	1009	MobileDevices	iPhone XR		com.apple.homebuttonless-iphone					D84AP|D841AP|iPhone11,8|iPhone	
com.apple.iphone-xr-6	E	c	1010	MobileDevices	iPhone XR		com.apple.homebuttonless-iphone					D84AP|D841AP|iPhone11,8|iPhone	
com.apple.iphone-xr-7	E	c	1011	MobileDevices	iPhone XR		com.apple.homebuttonless-iphone					D84AP|D841AP|iPhone11,8|iPhone	
com.apple.iphone-xr-8	E	c	1012	MobileDevices	iPhone XR		com.apple.homebuttonless-iphone					D84AP|D841AP|iPhone11,8|iPhone	
com.apple.iphone-xr-9	E	c	1013	MobileDevices	iPhone XR		com.apple.homebuttonless-iphone					D84AP|D841AP|iPhone11,8|iPhone	
com.apple.iphone-11-pro-1	E	c	1014	MobileDevices	iPhone 11 Pro		com.apple.homebuttonless-iphone					D42AP|D421AP|iPhone12,3|iPhone	
com.apple.iphone-11-pro-2	E	c	1015	MobileDevices	iPhone 11 Pro		com.apple.homebuttonless-iphone					D42AP|D421AP|iPhone12,3|iPhone	
com.apple.iphone-11-pro-4	E	c	1016	MobileDevices	iPhone 11 Pro		com.apple.homebuttonless-iphone					D42AP|D421AP|iPhone12,3|iPhone	
com.apple.iphone-11-pro-12	E	c	1017	MobileDevices	iPhone 11 Pro		com.apple.homebuttonless-iphone					D42AP|D421AP|iPhone12,3|iPhone	
com.apple.iphone-11-pro-max-1	E	c	1018	MobileDevices	iPhone 11 Pro Max		com.apple.homebuttonless-iphone					D43AP|D431AP|iPhone12,5|iPhone	
com.apple.iphone-11-pro-max-2	E	c	1019	MobileDevices	iPhone 11 Pro Max		com.apple.homebuttonless-iphone					D43AP|D431AP|iPhone12,5|iPhone	
com.apple.iphone-11-pro-max-4	E	c	1020	MobileDevices	iPhone 11 Pro Max		com.apple.homebuttonless-iphone					D43AP|D431AP|iPhone12,5|iPhone	
com.apple.iphone-11-pro-max-12	E	c	1021	MobileDevices	iPhone 11 Pro Max		com.apple.homebuttonless-iphone					D43AP|D431AP|iPhone12,5|iPhone	
com.apple.iphone-12-mini-1	E	c	1022	MobileDevices	iPhone 12 mini		com.apple.homebuttonless-iphone					D52gAP|iPhone13,1|iPhone	
com.apple.iphone-12-mini-2	E	c	1023	MobileDevices	iPhone 12 mini		com.apple.homebuttonless-iphone					D52gAP|iPhone13,1|iPhone	
com.apple.iphone-12-mini-6	E	c	1024	MobileDevices	iPhone 12 mini		com.apple.homebuttonless-iphone					D52gAP|iPhone13,1|iPhone	
com.apple.iphone-12-mini-9	E	c	1025	MobileDevices	iPhone 12 mini		com.apple.homebuttonless-iphone					D52gAP|iPhone13,1|iPhone	
com.apple.iphone-12-mini-11	E	c	1026	MobileDevices	iPhone 12 mini		com.apple.homebuttonless-iphone					D52gAP|iPhone13,1|iPhone	
com.apple.iphone-12-mini-18	E	c	1027	MobileDevices	iPhone 12 mini		com.apple.homebuttonless-iphone					D52gAP|iPhone13,1|iPhone	
com.apple.iphone-12-1	E	c	1028	MobileDevices	iPhone 12		com.apple.homebuttonless-iphone					D53gAP|iPhone13,2|iPhone	
com.apple.iphone-12-2	E	c	1029	MobileDevices	iPhone 12		com.apple.homebuttonless-iphone					D53gAP|iPhone13,2|iPhone	
com.apple.iphone-12-6	E	c	1030	MobileDevices	iPhone 12		com.apple.homebuttonless-iphone					D53gAP|iPhone13,2|iPhone	
com.apple.iphone-12-9	E	c	1031	MobileDevices	iPhone 12		com.apple.homebuttonless-iphone					D53gAP|iPhone13,2|iPhone	
com.apple.iphone-12-11	E	c	1032	MobileDevices	iPhone 12		com.apple.homebuttonless-iphone					D53gAP|iPhone13,2|iPhone	
com.apple.iphone-12-18	E	c	1033	MobileDevices	iPhone 12		com.apple.homebuttonless-iphone					D53gAP|iPhone13,2|iPhone	
com.apple.iphone-12-pro-1	E	c	1034	MobileDevices	iPhone 12 Pro		com.apple.homebuttonless-iphone					D53pAP|iPhone13,3|iPhone	
com.apple.iphone-12-pro-2	E	c	1035	MobileDevices	iPhone 12 Pro		com.apple.homebuttonless-iphone					D53pAP|iPhone13,3|iPhone	
com.apple.iphone-12-pro-3	E	c	1036	MobileDevices	iPhone 12 Pro		com.apple.homebuttonless-iphone					D53pAP|iPhone13,3|iPhone	
com.apple.iphone-12-pro-9	E	c	1037	MobileDevices	iPhone 12 Pro		com.apple.homebuttonless-iphone					D53pAP|iPhone13,3|iPhone	
com.apple.iphone-12-pro-max-1	E	c	1038	MobileDevices	iPhone 12 Pro Max		com.apple.homebuttonless-iphone					D54pAP|iPhone13,4|iPhone	
com.apple.iphone-12-pro-max-2	E	c	1039	MobileDevices	iPhone 12 Pro Max		com.apple.homebuttonless-iphone					D54pAP|iPhone13,4|iPhone	
com.apple.iphone-12-pro-max-3	E	c	1040	MobileDevices	iPhone 12 Pro Max		com.apple.homebuttonless-iphone					D54pAP|iPhone13,4|iPhone	
com.apple.iphone-12-pro-max-9	E	c	1041	MobileDevices	iPhone 12 Pro Max		com.apple.homebuttonless-iphone					D54pAP|iPhone13,4|iPhone	
com.apple.iphone-13-pro-1	E	c	1042	MobileDevices	iPhone 13 Pro		com.apple.homebuttonless-iphone					D63AP|iPhone14,2|iPhone	
com.apple.iphone-13-pro-2	E	c	1043	MobileDevices	iPhone 13 Pro		com.apple.homebuttonless-iphone					D63AP|iPhone14,2|iPhone	
com.apple.iphone-13-pro-3	E	c	1044	MobileDevices	iPhone 13 Pro		com.apple.homebuttonless-iphone					D63AP|iPhone14,2|iPhone	
com.apple.iphone-13-pro-9	E	c	1045	MobileDevices	iPhone 13 Pro		com.apple.homebuttonless-iphone					D63AP|iPhone14,2|iPhone	
com.apple.iphone-13-pro-max-1	E	c	1046	MobileDevices	iPhone 13 Pro Max		com.apple.homebuttonless-iphone					D64AP|iPhone14,3|iPhone	
com.apple.iphone-13-pro-max-2	E	c	1047	MobileDevices	iPhone 13 Pro Max		com.apple.homebuttonless-iphone					D64AP|iPhone14,3|iPhone	
com.apple.iphone-13-pro-max-3	E	c	1048	MobileDevices	iPhone 13 Pro Max		com.apple.homebuttonless-iphone					D64AP|iPhone14,3|iPhone	
com.apple.iphone-13-pro-max-9	E	c	1049	MobileDevices	iPhone 13 Pro Max		com.apple.homebuttonless-iphone					D64AP|iPhone14,3|iPhone	
com.apple.iphone-13-mini-1	E	c	1050	MobileDevices	iPhone 13 mini		com.apple.homebuttonless-iphone					D16AP|iPhone14,4|iPhone	
com.apple.iphone-13-mini-2	E	c	1051	MobileDevices	iPhone 13 mini		com.apple.homebuttonless-iphone					D16AP|iPhone14,4|iPhone	
com.apple.iphone-13-mini-4	E	c	1052	MobileDevices	iPhone 13 mini		com.apple.homebuttonless-iphone					D16AP|iPhone14,4|iPhone	
com.apple.iphone-13-mini-6	E	c	1053	MobileDevices	iPhone 13 mini		com.apple.homebuttonless-iphone					D16AP|iPhone14,4|iPhone	
com.apple.iphone-13-mini-9	E	c	1054	MobileDevices	iPhone 13 mini		com.apple.homebuttonless-iphone					D16AP|iPhone14,4|iPhone	
com.apple.iphone-13-1	E	c	1055	MobileDevices	iPhone 13		com.apple.homebuttonless-iphone					D17AP|iPhone14,5|iPhone	
com.apple.iphone-13-2	E	c	1056	MobileDevices	iPhone 13		com.apple.homebuttonless-iphone					D17AP|iPhone14,5|iPhone	
com.apple.iphone-13-4	E	c	1057	MobileDevices	iPhone 13		com.apple.homebuttonless-iphone					D17AP|iPhone14,5|iPhone	
com.apple.iphone-13-6	E	c	1058	MobileDevices	iPhone 13		com.apple.homebuttonless-iphone					D17AP|iPhone14,5|iPhone	
com.apple.iphone-13-9	E	c	1059	MobileDevices	iPhone 13		com.apple.homebuttonless-iphone					D17AP|iPhone14,5|iPhone	
com.apple.iphone-11-1	E	c	1060	MobileDevices	iPhone 11		com.apple.homebuttonless-iphone					N104AP|iPhone12,1|iPhone	
com.apple.iphone-11-2	E	c	1061	MobileDevices	iPhone 11		com.apple.homebuttonless-iphone					N104AP|iPhone12,1|iPhone	
com.apple.iphone-11-6	E	c	1062	MobileDevices	iPhone 11		com.apple.homebuttonless-iphone					N104AP|iPhone12,1|iPhone	
com.apple.iphone-11-7	E	c	1063	MobileDevices	iPhone 11		com.apple.homebuttonless-iphone					N104AP|iPhone12,1|iPhone	
com.apple.iphone-11-11	E	c	1064	MobileDevices	iPhone 11		com.apple.homebuttonless-iphone					N104AP|iPhone12,1|iPhone	
com.apple.iphone-11-12	E	c	1065	MobileDevices	iPhone 11		com.apple.homebuttonless-iphone					N104AP|iPhone12,1|iPhone	
com.apple.ipod-touch-4-black	E	c	1070	MobileDevices	iPod touch (4th generation)		com.apple.ipod-touch					N81AP|iPod4,1|iPod	
com.apple.ipod-touch-4-white	E	c	1071	MobileDevices	iPod touch (4th generation)		com.apple.ipod-touch					N81AP|iPod4,1|iPod	
com.apple.ipod-touch-5-slate	E	c	1072	MobileDevices	iPod touch (5th generation)		com.apple.ipod-touch					N78AP|iPod5,1|iPod	
com.apple.ipod-touch-5-white	E	c	1073	MobileDevices	iPod touch (5th generation)		com.apple.ipod-touch					N78AP|iPod5,1|iPod	
com.apple.ipod-touch-5-blue	E	c	1074	MobileDevices	iPod touch (5th generation)		com.apple.ipod-touch					N78AP|iPod5,1|iPod	
com.apple.ipod-touch-5-red	E	c	1075	MobileDevices	iPod touch (5th generation)		com.apple.ipod-touch					N78AP|iPod5,1|iPod	
com.apple.ipod-touch-5-yellow	E	c	1076	MobileDevices	iPod touch (5th generation)		com.apple.ipod-touch					N78AP|iPod5,1|iPod	
com.apple.ipod-touch-5-pink	E	c	1077	MobileDevices	iPod touch (5th generation)		com.apple.ipod-touch					N78AP|iPod5,1|iPod	
com.apple.ipod-touch-5-silver	E	c	1078	MobileDevices	iPod touch (5th generation)		com.apple.ipod-touch					N78AP|iPod5,1|iPod	
com.apple.ipod-touch-5-sparrow	E	c	1079	MobileDevices	iPod touch (5th generation)		com.apple.ipod-touch					N78AP|iPod5,1|iPod	
com.apple.ipod-touch-6-6b6a6d	E	c	1080	MobileDevices	iPod touch (6th generation)		com.apple.ipod-touch					N102AP|iPod7,1|iPod	
com.apple.ipod-touch-6-dadcdb	E	c	1081	MobileDevices	iPod touch (6th generation)		com.apple.ipod-touch					N102AP|iPod7,1|iPod	
com.apple.ipod-touch-6-e1ccb7	E	c	1082	MobileDevices	iPod touch (6th generation)		com.apple.ipod-touch					N102AP|iPod7,1|iPod	
com.apple.ipod-touch-6-458dce	E	c	1083	MobileDevices	iPod touch (6th generation)		com.apple.ipod-touch					N102AP|iPod7,1|iPod	
com.apple.ipod-touch-6-e75090	E	c	1084	MobileDevices	iPod touch (6th generation)		com.apple.ipod-touch					N102AP|iPod7,1|iPod	
com.apple.ipod-touch-6-c6353f	E	c	1085	MobileDevices	iPod touch (6th generation)		com.apple.ipod-touch					N102AP|iPod7,1|iPod	
com.apple.ipod-touch-7-2	E	c	1086	MobileDevices	iPod touch (7th generation)		com.apple.ipod-touch					N112AP|iPod9,1|iPod	
com.apple.ipod-touch-7-3	E	c	1087	MobileDevices	iPod touch (7th generation)		com.apple.ipod-touch					N112AP|iPod9,1|iPod	
com.apple.ipod-touch-7-4	E	c	1088	MobileDevices	iPod touch (7th generation)		com.apple.ipod-touch					N112AP|iPod9,1|iPod	
com.apple.ipod-touch-7-5	E	c	1089	MobileDevices	iPod touch (7th generation)		com.apple.ipod-touch					N112AP|iPod9,1|iPod	
com.apple.ipod-touch-7-6	E	c	1090	MobileDevices	iPod touch (7th generation)		com.apple.ipod-touch					N112AP|iPod9,1|iPod	
com.apple.ipod-touch-7-9	E	c	1091	MobileDevices	iPod touch (7th generation)		com.apple.ipod-touch					N112AP|iPod9,1|iPod	
com.apple.ipad-2-black	E	c	1093	MobileDevices	iPad 2		com.apple.ipad					K93AP|iPad2,1	
com.apple.ipad-2-white	E	c	1094	MobileDevices	iPad 2		com.apple.ipad					K93AP|iPad2,1	
com.apple.ipad-2-gsm-black	E	c	1095	MobileDevices	iPad 2 Wi-Fi + 3G (GSM)		com.apple.ipad					K94AP|iPad2,2	
com.apple.ipad-2-gsm-white	E	c	1096	MobileDevices	iPad 2 Wi-Fi + 3G (GSM)		com.apple.ipad					K94AP|iPad2,2	
com.apple.ipad-2-cdma-black	E	c	1097	MobileDevices	iPad 2 Wi-Fi + 3G (CDMA)		com.apple.ipad					K95AP|iPad2,3	
com.apple.ipad-2-cdma-white	E	c	1098	MobileDevices	iPad 2 Wi-Fi + 3G (CDMA)		com.apple.ipad					K95AP|iPad2,3	
com.apple.ipad-2a-black	E	c	1099	MobileDevices	iPad 2 (Rev A)		com.apple.ipad					K93AAP|iPad2,4	
com.apple.ipad-2a-white	E	c	1100	MobileDevices	iPad 2 (Rev A)		com.apple.ipad					K93AAP|iPad2,4	
com.apple.ipad-3-black	E	c	1101	MobileDevices	iPad (3rd generation)		com.apple.ipad					J1AP|iPad|iPad3,1	
com.apple.ipad-3-white	E	c	1102	MobileDevices	iPad (3rd generation)		com.apple.ipad					J1AP|iPad|iPad3,1	
com.apple.ipad-3-4g-CDMA-black	E	c	1103	MobileDevices	iPad Wi-Fi + 4G (LTE/CDMA)		com.apple.ipad					J2AP|iPad3,2	
com.apple.ipad-3-4g-CDMA-white	E	c	1104	MobileDevices	iPad Wi-Fi + 4G (LTE/CDMA)		com.apple.ipad					J2AP|iPad3,2	
com.apple.ipad-3-4g-GSM-black	E	c	1105	MobileDevices	iPad Wi-Fi + 4G (LTE/GSM)		com.apple.ipad					J2AAP|iPad3,3	
com.apple.ipad-3-4g-GSM-white	E	c	1106	MobileDevices	iPad Wi-Fi + 4G (LTE/GSM)		com.apple.ipad					J2AAP|iPad3,3	
com.apple.ipad-4-A1458-white	E	c	1107	MobileDevices	iPad (4th generation Model A1458)		com.apple.ipad					P101AP|iPad3,4	
com.apple.ipad-4-A1458-black	E	c	1108	MobileDevices	iPad (4th generation Model A1458)		com.apple.ipad					P101AP|iPad3,4	
com.apple.ipad-4-A1459-white	E	c	1109	MobileDevices	iPad (4th generation Model A1459)		com.apple.ipad					P102AP|iPad3,5	
com.apple.ipad-4-A1459-black	E	c	1110	MobileDevices	iPad (4th generation Model A1459)		com.apple.ipad					P102AP|iPad3,5	
com.apple.ipad-4-A1460-white	E	c	1111	MobileDevices	iPad (4th generation Model A1460)		com.apple.ipad					P103AP|iPad3,6	
com.apple.ipad-4-A1460-black	E	c	1112	MobileDevices	iPad (4th generation Model A1460)		com.apple.ipad					P103AP|iPad3,6	
com.apple.ipad-Air-A1474-d7d9d8	E	c	1113	MobileDevices	iPad Air (Model A1474)		com.apple.ipad					J71AP|iPad4,1	
com.apple.ipad-Air-A1474-99989b	E	c	1114	MobileDevices	iPad Air (Model A1474)		com.apple.ipad					J71AP|iPad4,1	
com.apple.ipad-Air-A1475-d7d9d8	E	c	1115	MobileDevices	iPad Air (Model A1475)		com.apple.ipad					J72AP|iPad4,2	
com.apple.ipad-Air-A1475-99989b	E	c	1116	MobileDevices	iPad Air (Model A1475)		com.apple.ipad					J72AP|iPad4,2	
com.apple.ipad-Air-A1476-d7d9d8	E	c	1117	MobileDevices	iPad Air (Model A1476)		com.apple.ipad					J73AP|iPad4,3	
com.apple.ipad-Air-A1476-99989b	E	c	1118	MobileDevices	iPad Air (Model A1476)		com.apple.ipad					J73AP|iPad4,3	
com.apple.ipad-air2-A1566-b4b5b9	E	c	1119	MobileDevices	iPad Air 2 (Model A1566)		com.apple.ipad					J81AP|iPad5,3	
com.apple.ipad-air2-A1566-d7d9d8	E	c	1120	MobileDevices	iPad Air 2 (Model A1566)		com.apple.ipad					J81AP|iPad5,3	
com.apple.ipad-air2-A1566-e1ccb5	E	c	1121	MobileDevices	iPad Air 2 (Model A1566)		com.apple.ipad					J81AP|iPad5,3	
com.apple.ipad-air2-A1567-b4b5b9	E	c	1122	MobileDevices	iPad Air 2 (Model A1567)		com.apple.ipad					J82AP|iPad5,4	
com.apple.ipad-air2-A1567-d7d9d8	E	c	1123	MobileDevices	iPad Air 2 (Model A1567)		com.apple.ipad					J82AP|iPad5,4	
com.apple.ipad-air2-A1567-e1ccb5	E	c	1124	MobileDevices	iPad Air 2 (Model A1567)		com.apple.ipad					J82AP|iPad5,4	
com.apple.ipad-gen5-A1822-1	E	c	1125	MobileDevices	iPad (5th generation) (Model A1822)		com.apple.ipad					J71sAP|iPad6,11	
com.apple.ipad-gen5-A1822-2	E	c	1126	MobileDevices	iPad (5th generation) (Model A1822)		com.apple.ipad					J71sAP|iPad6,11	
com.apple.ipad-gen5-A1822-3	E	c	1127	MobileDevices	iPad (5th generation) (Model A1822)		com.apple.ipad					J71sAP|iPad6,11	
com.apple.ipad-gen5-A1823-1	E	c	1128	MobileDevices	iPad (5th generation) (Model A1823)		com.apple.ipad					J72sAP|iPad6,12	
com.apple.ipad-gen5-A1823-2	E	c	1129	MobileDevices	iPad (5th generation) (Model A1823)		com.apple.ipad					J72sAP|iPad6,12	
com.apple.ipad-gen5-A1823-3	E	c	1130	MobileDevices	iPad (5th generation) (Model A1823)		com.apple.ipad					J72sAP|iPad6,12	
com.apple.ipad-air3-wifi-1	E	c	1131	MobileDevices	iPad Air (3rd generation)		com.apple.ipad					J217AP|iPad11,3	
com.apple.ipad-air3-wifi-2	E	c	1132	MobileDevices	iPad Air (3rd generation)		com.apple.ipad					J217AP|iPad11,3	
com.apple.ipad-air3-wifi-3	E	c	1133	MobileDevices	iPad Air (3rd generation)		com.apple.ipad					J217AP|iPad11,3	
com.apple.ipad-air3-wwan-1	E	c	1134	MobileDevices	iPad Air (3rd generation)		com.apple.ipad					J218AP|iPad11,4	
com.apple.ipad-air3-wwan-2	E	c	1135	MobileDevices	iPad Air (3rd generation)		com.apple.ipad					J218AP|iPad11,4	
com.apple.ipad-air3-wwan-3	E	c	1136	MobileDevices	iPad Air (3rd generation)		com.apple.ipad					J218AP|iPad11,4	
com.apple.ipad-air4-1	E	c	1137	MobileDevices	iPad Air (4th generation)		com.apple.homebuttonless-ipad					J307AP|J308AP|iPad13,1|iPad13,2|iPad	
com.apple.ipad-air4-2	E	c	1138	MobileDevices	iPad Air (4th generation)		com.apple.homebuttonless-ipad					J307AP|J308AP|iPad13,1|iPad13,2|iPad	
com.apple.ipad-air4-3	E	c	1139	MobileDevices	iPad Air (4th generation)		com.apple.homebuttonless-ipad					J307AP|J308AP|iPad13,1|iPad13,2|iPad	
com.apple.ipad-air4-4	E	c	1140	MobileDevices	iPad Air (4th generation)		com.apple.homebuttonless-ipad					J307AP|J308AP|iPad13,1|iPad13,2|iPad	
com.apple.ipad-air4-5	E	c	1141	MobileDevices	iPad Air (4th generation)		com.apple.homebuttonless-ipad					J307AP|J308AP|iPad13,1|iPad13,2|iPad	
com.apple.ipad-6-A1893-1	E	c	1142	MobileDevices	iPad (6th generation) (Model A1893)		com.apple.ipad					J71bAP|iPad7,5	
com.apple.ipad-6-A1893-2	E	c	1143	MobileDevices	iPad (6th generation) (Model A1893)		com.apple.ipad					J71bAP|iPad7,5	
com.apple.ipad-6-A1893-3	E	c	1144	MobileDevices	iPad (6th generation) (Model A1893)		com.apple.ipad					J71bAP|iPad7,5	
com.apple.ipad-6-A1954-1	E	c	1145	MobileDevices	iPad (6th generation) (Model A1954)		com.apple.ipad					J72bAP|iPad7,6	
com.apple.ipad-6-A1954-2	E	c	1146	MobileDevices	iPad (6th generation) (Model A1954)		com.apple.ipad					J72bAP|iPad7,6	
com.apple.ipad-6-A1954-3	E	c	1147	MobileDevices	iPad (6th generation) (Model A1954)		com.apple.ipad					J72bAP|iPad7,6	
com.apple.ipad-mini-white	E	c	1148	MobileDevices	iPad mini (Model A1432)		com.apple.ipad					P105AP|iPad2,5	
com.apple.ipad-mini-black	E	c	1149	MobileDevices	iPad mini (Model A1432)		com.apple.ipad					P105AP|iPad2,5	
com.apple.ipad-mini-3g-A1454-white	E	c	1150	MobileDevices	iPad mini (Model A1454)		com.apple.ipad					P106AP|iPad2,6	
com.apple.ipad-mini-3g-A1454-black	E	c	1151	MobileDevices	iPad mini (Model A1454)		com.apple.ipad					P106AP|iPad2,6	
com.apple.ipad-mini-3g-A1455-white	E	c	1152	MobileDevices	iPad mini (Model A1455)		com.apple.ipad					P107AP|iPad2,7	
com.apple.ipad-mini-3g-A1455-black	E	c	1153	MobileDevices	iPad mini (Model A1455)		com.apple.ipad					P107AP|iPad2,7	
com.apple.ipad-mini2-A1489-d7d9d8	E	c	1154	MobileDevices	iPad mini 2 (Model A1489)		com.apple.ipad					J85AP|iPad4,4	
com.apple.ipad-mini2-A1489-99989b	E	c	1155	MobileDevices	iPad mini 2 (Model A1489)		com.apple.ipad					J85AP|iPad4,4	
com.apple.ipad-mini2-A1490-d7d9d8	E	c	1156	MobileDevices	iPad mini 2 (Model A1490)		com.apple.ipad					J86AP|iPad4,5	
com.apple.ipad-mini2-A1490-99989b	E	c	1157	MobileDevices	iPad mini 2 (Model A1490)		com.apple.ipad					J86AP|iPad4,5	
com.apple.ipad-mini2-A1491-d7d9d8	E	c	1158	MobileDevices	iPad mini 2 (Model A1491)		com.apple.ipad					J87AP|iPad4,6	
com.apple.ipad-mini2-A1491-99989b	E	c	1159	MobileDevices	iPad mini 2 (Model A1491)		com.apple.ipad					J87AP|iPad4,6	
com.apple.ipad-mini3-A1599-b4b5b9	E	c	1160	MobileDevices	iPad mini 3 (Model A1599)		com.apple.ipad					J85mAP|iPad4,7	
com.apple.ipad-mini3-A1599-d7d9d8	E	c	1161	MobileDevices	iPad mini 3 (Model A1599)		com.apple.ipad					J85mAP|iPad4,7	
com.apple.ipad-mini3-A1599-e1ccb5	E	c	1162	MobileDevices	iPad mini 3 (Model A1599)		com.apple.ipad					J85mAP|iPad4,7	
com.apple.ipad-mini3-A1600-b4b5b9	E	c	1163	MobileDevices	iPad mini 3 (Model A1600)		com.apple.ipad					J86mAP|iPad4,8	
com.apple.ipad-mini3-A1600-d7d9d8	E	c	1164	MobileDevices	iPad mini 3 (Model A1600)		com.apple.ipad					J86mAP|iPad4,8	
com.apple.ipad-mini3-A1600-e1ccb5	E	c	1165	MobileDevices	iPad mini 3 (Model A1600)		com.apple.ipad					J86mAP|iPad4,8	
com.apple.ipad-mini3-A1601-b4b5b9	E	c	1166	MobileDevices	iPad mini 3 (Model A1601)		com.apple.ipad					J87mAP|iPad4,9	
com.apple.ipad-mini3-A1601-d7d9d8	E	c	1167	MobileDevices	iPad mini 3 (Model A1601)		com.apple.ipad					J87mAP|iPad4,9	
com.apple.ipad-mini3-A1601-e1ccb5	E	c	1168	MobileDevices	iPad mini 3 (Model A1601)		com.apple.ipad					J87mAP|iPad4,9	
com.apple.ipad-mini4-A1538-b4b5b9	E	c	1169	MobileDevices	iPad mini 4 (Model A1538)		com.apple.ipad					J96AP|iPad5,1	
com.apple.ipad-mini4-A1538-d7d9d8	E	c	1170	MobileDevices	iPad mini 4 (Model A1538)		com.apple.ipad					J96AP|iPad5,1	
com.apple.ipad-mini4-A1538-e1ccb5	E	c	1171	MobileDevices	iPad mini 4 (Model A1538)		com.apple.ipad					J96AP|iPad5,1	
com.apple.ipad-mini4-A1550-b4b5b9	E	c	1172	MobileDevices	iPad mini 4 (Model A1550)		com.apple.ipad					J97AP|iPad5,2	
com.apple.ipad-mini4-A1550-d7d9d8	E	c	1173	MobileDevices	iPad mini 4 (Model A1550)		com.apple.ipad					J97AP|iPad5,2	
com.apple.ipad-mini4-A1550-e1ccb5	E	c	1174	MobileDevices	iPad mini 4 (Model A1550)		com.apple.ipad					J97AP|iPad5,2	
com.apple.ipad-mini5-wifi-1	E	c	1175	MobileDevices	iPad mini (5th generation)		com.apple.ipad					J210AP|iPad11,1	
com.apple.ipad-mini5-wifi-2	E	c	1176	MobileDevices	iPad mini (5th generation)		com.apple.ipad					J210AP|iPad11,1	
com.apple.ipad-mini5-wifi-3	E	c	1177	MobileDevices	iPad mini (5th generation)		com.apple.ipad					J210AP|iPad11,1	
com.apple.ipad-mini5-wwan-1	E	c	1178	MobileDevices	iPad mini (5th generation)		com.apple.ipad					J211AP|iPad11,2	
com.apple.ipad-mini5-wwan-2	E	c	1179	MobileDevices	iPad mini (5th generation)		com.apple.ipad					J211AP|iPad11,2	
com.apple.ipad-mini5-wwan-3	E	c	1180	MobileDevices	iPad mini (5th generation)		com.apple.ipad					J211AP|iPad11,2	
com.apple.ipad-pro-A1584-b4b5b9	E	c	1181	MobileDevices	iPad Pro (12.9-inch) (Model A1584)		com.apple.ipad					J98aAP|iPad6,7	
com.apple.ipad-pro-A1584-d7d9d8	E	c	1182	MobileDevices	iPad Pro (12.9-inch) (Model A1584)		com.apple.ipad					J98aAP|iPad6,7	
com.apple.ipad-pro-A1584-e1ccb5	E	c	1183	MobileDevices	iPad Pro (12.9-inch) (Model A1584)		com.apple.ipad					J98aAP|iPad6,7	
com.apple.ipad-pro-A1652-b4b5b9	E	c	1184	MobileDevices	iPad Pro (12.9-inch) (Model A1652)		com.apple.ipad					J99aAP|iPad6,8	
com.apple.ipad-pro-A1652-d7d9d8	E	c	1185	MobileDevices	iPad Pro (12.9-inch) (Model A1652)		com.apple.ipad					J99aAP|iPad6,8	
com.apple.ipad-pro-A1652-e1ccb5	E	c	1186	MobileDevices	iPad Pro (12.9-inch) (Model A1652)		com.apple.ipad					J99aAP|iPad6,8	
com.apple.ipad-pro-9point7-A1673-b9b7ba	E	c	1187	MobileDevices	iPad Pro (9.7-inch) (Model A1673)		com.apple.ipad					J127AP|iPad6,3	
com.apple.ipad-pro-9point7-A1673-dadcdb	E	c	1188	MobileDevices	iPad Pro (9.7-inch) (Model A1673)		com.apple.ipad					J127AP|iPad6,3	
com.apple.ipad-pro-9point7-A1673-e1ccb7	E	c	1189	MobileDevices	iPad Pro (9.7-inch) (Model A1673)		com.apple.ipad					J127AP|iPad6,3	
com.apple.ipad-pro-9point7-A1673-e4c1b9	E	c	1190	MobileDevices	iPad Pro (9.7-inch) (Model A1673)		com.apple.ipad					J127AP|iPad6,3	
com.apple.ipad-pro-9point7-A1674-b9b7ba	E	c	1191	MobileDevices	iPad Pro (9.7-inch) (Model A1674, A1675)		com.apple.ipad					J128AP|iPad6,4	
com.apple.ipad-pro-9point7-A1674-dadcdb	E	c	1192	MobileDevices	iPad Pro (9.7-inch) (Model A1674, A1675)		com.apple.ipad					J128AP|iPad6,4	
com.apple.ipad-pro-9point7-A1674-e1ccb7	E	c	1193	MobileDevices	iPad Pro (9.7-inch) (Model A1674, A1675)		com.apple.ipad					J128AP|iPad6,4	
com.apple.ipad-pro-9point7-A1674-e4c1b9	E	c	1194	MobileDevices	iPad Pro (9.7-inch) (Model A1674, A1675)		com.apple.ipad					J128AP|iPad6,4	
com.apple.ipad-pro-A1670-1	E	c	1195	MobileDevices	iPad Pro (12.9-inch, 2nd generation) (Model A1670)		com.apple.ipad					J120AP|iPad7,1	
com.apple.ipad-pro-A1670-2	E	c	1196	MobileDevices	iPad Pro (12.9-inch, 2nd generation) (Model A1670)		com.apple.ipad					J120AP|iPad7,1	
com.apple.ipad-pro-A1670-3	E	c	1197	MobileDevices	iPad Pro (12.9-inch, 2nd generation) (Model A1670)		com.apple.ipad					J120AP|iPad7,1	
com.apple.ipad-pro-A1821-1	E	c	1198	MobileDevices	iPad Pro (12.9-inch, 2nd generation) (Model A1821, A1671)		com.apple.ipad					J121AP|iPad7,2	
com.apple.ipad-pro-A1821-2	E	c	1199	MobileDevices	iPad Pro (12.9-inch, 2nd generation) (Model A1821, A1671)		com.apple.ipad					J121AP|iPad7,2	
com.apple.ipad-pro-A1821-3	E	c	1200	MobileDevices	iPad Pro (12.9-inch, 2nd generation) (Model A1821, A1671)		com.apple.ipad					J121AP|iPad7,2	
com.apple.ipad-pro-10point5-A1701-1	E	c	1201	MobileDevices	iPad Pro (10.5-inch) (Model A1701)		com.apple.ipad					J207AP|iPad7,3	
com.apple.ipad-pro-10point5-A1701-2	E	c	1202	MobileDevices	iPad Pro (10.5-inch) (Model A1701)		com.apple.ipad					J207AP|iPad7,3	
com.apple.ipad-pro-10point5-A1701-3	E	c	1203	MobileDevices	iPad Pro (10.5-inch) (Model A1701)		com.apple.ipad					J207AP|iPad7,3	
com.apple.ipad-pro-10point5-A1701-4	E	c	1204	MobileDevices	iPad Pro (10.5-inch) (Model A1701)		com.apple.ipad					J207AP|iPad7,3	
com.apple.ipad-pro-10point5-A1709-1	E	c	1205	MobileDevices	iPad Pro (10.5-inch) (Model A1709, A1852)		com.apple.ipad					J208AP|iPad7,4	
com.apple.ipad-pro-10point5-A1709-2	E	c	1206	MobileDevices	iPad Pro (10.5-inch) (Model A1709, A1852)		com.apple.ipad					J208AP|iPad7,4	
com.apple.ipad-pro-10point5-A1709-3	E	c	1207	MobileDevices	iPad Pro (10.5-inch) (Model A1709, A1852)		com.apple.ipad					J208AP|iPad7,4	
com.apple.ipad-pro-10point5-A1709-4	E	c	1208	MobileDevices	iPad Pro (10.5-inch) (Model A1709, A1852)		com.apple.ipad					J208AP|iPad7,4	
com.apple.ipad-pro-11-1	E	c	1209	MobileDevices	iPad Pro (11-inch)		com.apple.homebuttonless-ipad					J317AP|J317xAP|J318AP|J318xAP|iPad8,1|iPad8,2|iPad8,3|iPad8,4|iPad	
com.apple.ipad-pro-11-2	E	c	1210	MobileDevices	iPad Pro (11-inch)		com.apple.homebuttonless-ipad					J317AP|J317xAP|J318AP|J318xAP|iPad8,1|iPad8,2|iPad8,3|iPad8,4|iPad	
com.apple.ipad-pro-12point9-1	E	c	1211	MobileDevices	iPad Pro (12.9-inch) (3rd generation)		com.apple.homebuttonless-ipad					J320AP|J320xAP|J321AP|J321xAP|iPad8,5|iPad8,6|iPad8,7|iPad8,8|iPad	
com.apple.ipad-pro-12point9-2	E	c	1212	MobileDevices	iPad Pro (12.9-inch) (3rd generation)		com.apple.homebuttonless-ipad					J320AP|J320xAP|J321AP|J321xAP|iPad8,5|iPad8,6|iPad8,7|iPad8,8|iPad	
com.apple.ipad-pro-11-2nd-1	E	c	1213	MobileDevices	iPad Pro (11-inch) (2nd generation)		com.apple.homebuttonless-ipad					J417AP|J418AP|iPad8,9|iPad8,10|iPad	
com.apple.ipad-pro-11-2nd-2	E	c	1214	MobileDevices	iPad Pro (11-inch) (2nd generation)		com.apple.homebuttonless-ipad					J417AP|J418AP|iPad8,9|iPad8,10|iPad	
com.apple.ipad-pro-12point9-4th-1	E	c	1215	MobileDevices	iPad Pro (12.9-inch) (4th generation)		com.apple.homebuttonless-ipad					J420AP|J421AP|iPad8,11|iPad8,12|iPad	
com.apple.ipad-pro-12point9-4th-2	E	c	1216	MobileDevices	iPad Pro (12.9-inch) (4th generation)		com.apple.homebuttonless-ipad					J420AP|J421AP|iPad8,11|iPad8,12|iPad	
com.apple.ipad-pro-11-3rd-1	E	c	1217	MobileDevices	iPad Pro (11-inch) (3rd generation)		com.apple.homebuttonless-ipad					J517AP|J517xAP|J518AP|J518xAP|J519AP|J519xAP|iPad13,4|iPad13,5|iPad13,6|iPad13,7|iPad	
com.apple.ipad-pro-11-3rd-2	E	c	1218	MobileDevices	iPad Pro (11-inch) (3rd generation)		com.apple.homebuttonless-ipad					J517AP|J517xAP|J518AP|J518xAP|J519AP|J519xAP|iPad13,4|iPad13,5|iPad13,6|iPad13,7|iPad	
com.apple.ipad-pro-12point9-5th-1	E	c	1219	MobileDevices	iPad Pro (12.9-inch) (5th generation)		com.apple.homebuttonless-ipad					J522AP|J522xAP|J523AP|J523xAP|J524AP|J524xAP|iPad13,8|iPad13,9|iPad13,10|iPad13,11|iPad	
com.apple.ipad-pro-12point9-5th-2	E	c	1220	MobileDevices	iPad Pro (12.9-inch) (5th generation)		com.apple.homebuttonless-ipad					J522AP|J522xAP|J523AP|J523xAP|J524AP|J524xAP|iPad13,8|iPad13,9|iPad13,10|iPad13,11|iPad	
com.apple.ipad-7-wifi-1	E	c	1221	MobileDevices	iPad (7th generation)		com.apple.ipad					J171AP|J171xAP|iPad7,11|iPad	
com.apple.ipad-7-wifi-2	E	c	1222	MobileDevices	iPad (7th generation)		com.apple.ipad					J171AP|J171xAP|iPad7,11|iPad	
com.apple.ipad-7-wifi-3	E	c	1223	MobileDevices	iPad (7th generation)		com.apple.ipad					J171AP|J171xAP|iPad7,11|iPad	
com.apple.ipad-7-wwan-1	E	c	1224	MobileDevices	iPad (7th generation)		com.apple.ipad					J172AP|J172xAP|iPad7,12|iPad	
com.apple.ipad-7-wwan-2	E	c	1225	MobileDevices	iPad (7th generation)		com.apple.ipad					J172AP|J172xAP|iPad7,12|iPad	
com.apple.ipad-7-wwan-3	E	c	1226	MobileDevices	iPad (7th generation)		com.apple.ipad					J172AP|J172xAP|iPad7,12|iPad	
com.apple.ipad-8-wifi-1	E	c	1227	MobileDevices	iPad (8th generation)		com.apple.ipad					J171aAP|iPad11,6|iPad	
com.apple.ipad-8-wifi-2	E	c	1228	MobileDevices	iPad (8th generation)		com.apple.ipad					J171aAP|iPad11,6|iPad	
com.apple.ipad-8-wifi-3	E	c	1229	MobileDevices	iPad (8th generation)		com.apple.ipad					J171aAP|iPad11,6|iPad	
com.apple.ipad-8-wwan-1	E	c	1230	MobileDevices	iPad (8th generation)		com.apple.ipad					J172aAP|iPad11,7|iPad	
com.apple.ipad-8-wwan-2	E	c	1231	MobileDevices	iPad (8th generation)		com.apple.ipad					J172aAP|iPad11,7|iPad	
com.apple.ipad-8-wwan-3	E	c	1232	MobileDevices	iPad (8th generation)		com.apple.ipad					J172aAP|iPad11,7|iPad	
com.apple.ipad-9-wifi-1	E	c	1233	MobileDevices	iPad (9th generation)		com.apple.ipad					J181AP|iPad12,1|iPad	
com.apple.ipad-9-wifi-2	E	c	1234	MobileDevices	iPad (9th generation)		com.apple.ipad					J181AP|iPad12,1|iPad	
com.apple.ipad-9-wwan-1	E	c	1235	MobileDevices	iPad (9th generation)		com.apple.ipad					J182AP|iPad12,2|iPad	
com.apple.ipad-9-wwan-2	E	c	1236	MobileDevices	iPad (9th generation)		com.apple.ipad					J182AP|iPad12,2|iPad	
com.apple.ipad-mini6-1	E	c	1237	MobileDevices	iPad mini (6th generation)		com.apple.homebuttonless-ipad					J310AP|J311AP|iPad14,1|iPad14,2|iPad	
com.apple.ipad-mini6-3	E	c	1238	MobileDevices	iPad mini (6th generation)		com.apple.homebuttonless-ipad					J310AP|J311AP|iPad14,1|iPad14,2|iPad	
com.apple.ipad-mini6-6	E	c	1239	MobileDevices	iPad mini (6th generation)		com.apple.homebuttonless-ipad					J310AP|J311AP|iPad14,1|iPad14,2|iPad	
com.apple.ipad-mini6-7	E	c	1240	MobileDevices	iPad mini (6th generation)		com.apple.homebuttonless-ipad					J310AP|J311AP|iPad14,1|iPad14,2|iPad	
com.apple.watch-38mm-1	E	c	1242	MobileDevices	Apple Watch 38mm		com.apple.watch					N27aAP|Watch1,1	
com.apple.watch-38mm-2	E	c	1243	MobileDevices	Apple Watch 38mm		com.apple.watch					N27aAP|Watch1,1	
com.apple.watch-38mm-3	E	c	1244	MobileDevices	Apple Watch 38mm		com.apple.watch					N27aAP|Watch1,1	
com.apple.watch-38mm-4	E	c	1245	MobileDevices	Apple Watch 38mm		com.apple.watch					N27aAP|Watch1,1	
com.apple.watch-38mm-5	E	c	1246	MobileDevices	Apple Watch 38mm		com.apple.watch					N27aAP|Watch1,1	
com.apple.watch-38mm-7	E	c	1247	MobileDevices	Apple Watch 38mm		com.apple.watch					N27aAP|Watch1,1	
com.apple.watch-38mm-8	E	c	1248	MobileDevices	Apple Watch 38mm		com.apple.watch					N27aAP|Watch1,1	
com.apple.watch-38mm-9	E	c	1249	MobileDevices	Apple Watch 38mm		com.apple.watch					N27aAP|Watch1,1	
com.apple.watch-42mm-1	E	c	1250	MobileDevices	Apple Watch 42mm		com.apple.watch					N28aAP|Watch1,2	
com.apple.watch-42mm-2	E	c	1251	MobileDevices	Apple Watch 42mm		com.apple.watch					N28aAP|Watch1,2	
com.apple.watch-42mm-3	E	c	1252	MobileDevices	Apple Watch 42mm		com.apple.watch					N28aAP|Watch1,2	
com.apple.watch-42mm-4	E	c	1253	MobileDevices	Apple Watch 42mm		com.apple.watch					N28aAP|Watch1,2	
com.apple.watch-42mm-5	E	c	1254	MobileDevices	Apple Watch 42mm		com.apple.watch					N28aAP|Watch1,2	
com.apple.watch-42mm-7	E	c	1255	MobileDevices	Apple Watch 42mm		com.apple.watch					N28aAP|Watch1,2	
com.apple.watch-42mm-8	E	c	1256	MobileDevices	Apple Watch 42mm		com.apple.watch					N28aAP|Watch1,2	
com.apple.watch-42mm-9	E	c	1257	MobileDevices	Apple Watch 42mm		com.apple.watch					N28aAP|Watch1,2	
com.apple.watch-38mm-series1-1	E	c	1258	MobileDevices	Apple Watch Series 1		com.apple.watch					N27dAP|Watch2,6	
com.apple.watch-38mm-series1-2	E	c	1259	MobileDevices	Apple Watch Series 1		com.apple.watch					N27dAP|Watch2,6	
com.apple.watch-38mm-series1-3	E	c	1260	MobileDevices	Apple Watch Series 1		com.apple.watch					N27dAP|Watch2,6	
com.apple.watch-38mm-series1-4	E	c	1261	MobileDevices	Apple Watch Series 1		com.apple.watch					N27dAP|Watch2,6	
com.apple.watch-38mm-series1-5	E	c	1262	MobileDevices	Apple Watch Series 1		com.apple.watch					N27dAP|Watch2,6	
com.apple.watch-38mm-series1-6	E	c	1263	MobileDevices	Apple Watch Series 1		com.apple.watch					N27dAP|Watch2,6	
com.apple.watch-42mm-series1-1	E	c	1264	MobileDevices	Apple Watch Series 1		com.apple.watch					N28dAP|Watch2,7	
com.apple.watch-42mm-series1-2	E	c	1265	MobileDevices	Apple Watch Series 1		com.apple.watch					N28dAP|Watch2,7	
com.apple.watch-42mm-series1-3	E	c	1266	MobileDevices	Apple Watch Series 1		com.apple.watch					N28dAP|Watch2,7	
com.apple.watch-42mm-series1-4	E	c	1267	MobileDevices	Apple Watch Series 1		com.apple.watch					N28dAP|Watch2,7	
com.apple.watch-42mm-series1-5	E	c	1268	MobileDevices	Apple Watch Series 1		com.apple.watch					N28dAP|Watch2,7	
com.apple.watch-42mm-series1-6	E	c	1269	MobileDevices	Apple Watch Series 1		com.apple.watch					N28dAP|Watch2,7	
com.apple.watch-38mm-series2-1	E	c	1270	MobileDevices	Apple Watch Series 2		com.apple.watch					N74AP|Watch2,3	
com.apple.watch-38mm-series2-2	E	c	1271	MobileDevices	Apple Watch Series 2		com.apple.watch					N74AP|Watch2,3	
com.apple.watch-38mm-series2-3	E	c	1272	MobileDevices	Apple Watch Series 2		com.apple.watch					N74AP|Watch2,3	
com.apple.watch-38mm-series2-4	E	c	1273	MobileDevices	Apple Watch Series 2		com.apple.watch					N74AP|Watch2,3	
com.apple.watch-38mm-series2-5	E	c	1274	MobileDevices	Apple Watch Series 2		com.apple.watch					N74AP|Watch2,3	
com.apple.watch-38mm-series2-6	E	c	1275	MobileDevices	Apple Watch Series 2		com.apple.watch					N74AP|Watch2,3	
com.apple.watch-38mm-series2-7	E	c	1276	MobileDevices	Apple Watch Series 2		com.apple.watch					N74AP|Watch2,3	
com.apple.watch-42mm-series2-1	E	c	1277	MobileDevices	Apple Watch Series 2		com.apple.watch					N75AP|Watch2,4	
com.apple.watch-42mm-series2-2	E	c	1278	MobileDevices	Apple Watch Series 2		com.apple.watch					N75AP|Watch2,4	
com.apple.watch-42mm-series2-3	E	c	1279	MobileDevices	Apple Watch Series 2		com.apple.watch					N75AP|Watch2,4	
com.apple.watch-42mm-series2-4	E	c	1280	MobileDevices	Apple Watch Series 2		com.apple.watch					N75AP|Watch2,4	
com.apple.watch-42mm-series2-5	E	c	1281	MobileDevices	Apple Watch Series 2		com.apple.watch					N75AP|Watch2,4	
com.apple.watch-42mm-series2-6	E	c	1282	MobileDevices	Apple Watch Series 2		com.apple.watch					N75AP|Watch2,4	
com.apple.watch-42mm-series2-7	E	c	1283	MobileDevices	Apple Watch Series 2		com.apple.watch					N75AP|Watch2,4	
com.apple.watch-38mm-series3-cell-1	E	c	1284	MobileDevices	Apple Watch Series 3 (GPS + Cellular)		com.apple.watch					N111sAP|Watch3,1	
com.apple.watch-38mm-series3-cell-2	E	c	1285	MobileDevices	Apple Watch Series 3 (GPS + Cellular)		com.apple.watch					N111sAP|Watch3,1	
com.apple.watch-38mm-series3-cell-13	E	c	1286	MobileDevices	Apple Watch Series 3 (GPS + Cellular)		com.apple.watch					N111sAP|Watch3,1	
com.apple.watch-38mm-series3-cell-5	E	c	1287	MobileDevices	Apple Watch Series 3 (GPS + Cellular)		com.apple.watch					N111sAP|Watch3,1	
com.apple.watch-38mm-series3-cell-6	E	c	1288	MobileDevices	Apple Watch Series 3 (GPS + Cellular)		com.apple.watch					N111sAP|Watch3,1	
com.apple.watch-38mm-series3-cell-7	E	c	1289	MobileDevices	Apple Watch Series 3 (GPS + Cellular)		com.apple.watch					N111sAP|Watch3,1	
com.apple.watch-38mm-series3-cell-11	E	c	1290	MobileDevices	Apple Watch Series 3 (GPS + Cellular)		com.apple.watch					N111sAP|Watch3,1	
com.apple.watch-42mm-series3-cell-1	E	c	1291	MobileDevices	Apple Watch Series 3 (GPS + Cellular)		com.apple.watch					N111bAP|Watch3,2	
com.apple.watch-42mm-series3-cell-2	E	c	1292	MobileDevices	Apple Watch Series 3 (GPS + Cellular)		com.apple.watch					N111bAP|Watch3,2	
com.apple.watch-42mm-series3-cell-13	E	c	1293	MobileDevices	Apple Watch Series 3 (GPS + Cellular)		com.apple.watch					N111bAP|Watch3,2	
com.apple.watch-42mm-series3-cell-5	E	c	1294	MobileDevices	Apple Watch Series 3 (GPS + Cellular)		com.apple.watch					N111bAP|Watch3,2	
com.apple.watch-42mm-series3-cell-6	E	c	1295	MobileDevices	Apple Watch Series 3 (GPS + Cellular)		com.apple.watch					N111bAP|Watch3,2	
com.apple.watch-42mm-series3-cell-7	E	c	1296	MobileDevices	Apple Watch Series 3 (GPS + Cellular)		com.apple.watch					N111bAP|Watch3,2	
com.apple.watch-42mm-series3-cell-11	E	c	1297	MobileDevices	Apple Watch Series 3 (GPS + Cellular)		com.apple.watch					N111bAP|Watch3,2	
com.apple.watch-38mm-series3-gps-1	E	c	1298	MobileDevices	Apple Watch Series 3 (GPS)		com.apple.watch					N121sAP|Watch3,3	
com.apple.watch-38mm-series3-gps-2	E	c	1299	MobileDevices	Apple Watch Series 3 (GPS)		com.apple.watch					N121sAP|Watch3,3	
com.apple.watch-38mm-series3-gps-13	E	c	1300	MobileDevices	Apple Watch Series 3 (GPS)		com.apple.watch					N121sAP|Watch3,3	
com.apple.watch-38mm-series3-gps-5	E	c	1301	MobileDevices	Apple Watch Series 3 (GPS)		com.apple.watch					N121sAP|Watch3,3	
com.apple.watch-38mm-series3-gps-6	E	c	1302	MobileDevices	Apple Watch Series 3 (GPS)		com.apple.watch					N121sAP|Watch3,3	
com.apple.watch-38mm-series3-gps-7	E	c	1303	MobileDevices	Apple Watch Series 3 (GPS)		com.apple.watch					N121sAP|Watch3,3	
com.apple.watch-38mm-series3-gps-11	E	c	1304	MobileDevices	Apple Watch Series 3 (GPS)		com.apple.watch					N121sAP|Watch3,3	
com.apple.watch-42mm-series3-gps-1	E	c	1305	MobileDevices	Apple Watch Series 3 (GPS)		com.apple.watch					N121bAP|Watch3,4	
com.apple.watch-42mm-series3-gps-2	E	c	1306	MobileDevices	Apple Watch Series 3 (GPS)		com.apple.watch					N121bAP|Watch3,4	
com.apple.watch-42mm-series3-gps-13	E	c	1307	MobileDevices	Apple Watch Series 3 (GPS)		com.apple.watch					N121bAP|Watch3,4	
com.apple.watch-42mm-series3-gps-5	E	c	1308	MobileDevices	Apple Watch Series 3 (GPS)		com.apple.watch					N121bAP|Watch3,4	
com.apple.watch-42mm-series3-gps-6	E	c	1309	MobileDevices	Apple Watch Series 3 (GPS)		com.apple.watch					N121bAP|Watch3,4	
com.apple.watch-42mm-series3-gps-7	E	c	1310	MobileDevices	Apple Watch Series 3 (GPS)		com.apple.watch					N121bAP|Watch3,4	
com.apple.watch-42mm-series3-gps-11	E	c	1311	MobileDevices	Apple Watch Series 3 (GPS)		com.apple.watch					N121bAP|Watch3,4	
com.apple.watch-series4-1	E	c	1312	MobileDevices	Apple Watch Series 4		com.apple.watch					N131sAP|N131bAP|N141sAP|N141bAP|Watch4,1|Watch4,2|Watch4,3|Watch4,4	
com.apple.watch-series4-2	E	c	1313	MobileDevices	Apple Watch Series 4		com.apple.watch					N131sAP|N131bAP|N141sAP|N141bAP|Watch4,1|Watch4,2|Watch4,3|Watch4,4	
com.apple.watch-series4-13	E	c	1314	MobileDevices	Apple Watch Series 4		com.apple.watch					N131sAP|N131bAP|N141sAP|N141bAP|Watch4,1|Watch4,2|Watch4,3|Watch4,4	
com.apple.watch-series4-5	E	c	1315	MobileDevices	Apple Watch Series 4		com.apple.watch					N131sAP|N131bAP|N141sAP|N141bAP|Watch4,1|Watch4,2|Watch4,3|Watch4,4	
com.apple.watch-series4-6	E	c	1316	MobileDevices	Apple Watch Series 4		com.apple.watch					N131sAP|N131bAP|N141sAP|N141bAP|Watch4,1|Watch4,2|Watch4,3|Watch4,4	
com.apple.watch-series4-12	E	c	1317	MobileDevices	Apple Watch Series 4		com.apple.watch					N131sAP|N131bAP|N141sAP|N141bAP|Watch4,1|Watch4,2|Watch4,3|Watch4,4	
com.apple.watch-series5-1	E	c	1318	MobileDevices	Apple Watch Series 5		com.apple.watch					N144sAP|N144bAP|N146sAP|N146bAP|Watch5,1|Watch5,2|Watch5,3|Watch5,4	
com.apple.watch-series5-2	E	c	1319	MobileDevices	Apple Watch Series 5		com.apple.watch					N144sAP|N144bAP|N146sAP|N146bAP|Watch5,1|Watch5,2|Watch5,3|Watch5,4	
com.apple.watch-series5-5	E	c	1320	MobileDevices	Apple Watch Series 5		com.apple.watch					N144sAP|N144bAP|N146sAP|N146bAP|Watch5,1|Watch5,2|Watch5,3|Watch5,4	
com.apple.watch-series5-6	E	c	1321	MobileDevices	Apple Watch Series 5		com.apple.watch					N144sAP|N144bAP|N146sAP|N146bAP|Watch5,1|Watch5,2|Watch5,3|Watch5,4	
com.apple.watch-series5-7	E	c	1322	MobileDevices	Apple Watch Series 5		com.apple.watch					N144sAP|N144bAP|N146sAP|N146bAP|Watch5,1|Watch5,2|Watch5,3|Watch5,4	
com.apple.watch-series5-8	E	c	1323	MobileDevices	Apple Watch Series 5		com.apple.watch					N144sAP|N144bAP|N146sAP|N146bAP|Watch5,1|Watch5,2|Watch5,3|Watch5,4	
com.apple.watch-series5-12	E	c	1324	MobileDevices	Apple Watch Series 5		com.apple.watch					N144sAP|N144bAP|N146sAP|N146bAP|Watch5,1|Watch5,2|Watch5,3|Watch5,4	
com.apple.watch-series5-13	E	c	1325	MobileDevices	Apple Watch Series 5		com.apple.watch					N144sAP|N144bAP|N146sAP|N146bAP|Watch5,1|Watch5,2|Watch5,3|Watch5,4	
com.apple.watch-series5-14	E	c	1326	MobileDevices	Apple Watch Series 5		com.apple.watch					N144sAP|N144bAP|N146sAP|N146bAP|Watch5,1|Watch5,2|Watch5,3|Watch5,4	
com.apple.watch-series6-1	E	c	1327	MobileDevices	Apple Watch Series 6		com.apple.watch					N157sAP|N157bAP|N158sAP|N158bAP|Watch6,1|Watch6,2|Watch6,3|Watch6,4	
com.apple.watch-series6-2	E	c	1328	MobileDevices	Apple Watch Series 6		com.apple.watch					N157sAP|N157bAP|N158sAP|N158bAP|Watch6,1|Watch6,2|Watch6,3|Watch6,4	
com.apple.watch-series6-5	E	c	1329	MobileDevices	Apple Watch Series 6		com.apple.watch					N157sAP|N157bAP|N158sAP|N158bAP|Watch6,1|Watch6,2|Watch6,3|Watch6,4	
com.apple.watch-series6-6	E	c	1330	MobileDevices	Apple Watch Series 6		com.apple.watch					N157sAP|N157bAP|N158sAP|N158bAP|Watch6,1|Watch6,2|Watch6,3|Watch6,4	
com.apple.watch-series6-8	E	c	1331	MobileDevices	Apple Watch Series 6		com.apple.watch					N157sAP|N157bAP|N158sAP|N158bAP|Watch6,1|Watch6,2|Watch6,3|Watch6,4	
com.apple.watch-series6-12	E	c	1332	MobileDevices	Apple Watch Series 6		com.apple.watch					N157sAP|N157bAP|N158sAP|N158bAP|Watch6,1|Watch6,2|Watch6,3|Watch6,4	
com.apple.watch-series6-13	E	c	1333	MobileDevices	Apple Watch Series 6		com.apple.watch					N157sAP|N157bAP|N158sAP|N158bAP|Watch6,1|Watch6,2|Watch6,3|Watch6,4	
com.apple.watch-series6-14	E	c	1334	MobileDevices	Apple Watch Series 6		com.apple.watch					N157sAP|N157bAP|N158sAP|N158bAP|Watch6,1|Watch6,2|Watch6,3|Watch6,4	
com.apple.watch-series6-18	E	c	1335	MobileDevices	Apple Watch Series 6		com.apple.watch					N157sAP|N157bAP|N158sAP|N158bAP|Watch6,1|Watch6,2|Watch6,3|Watch6,4	
com.apple.watch-series6-22	E	c	1336	MobileDevices	Apple Watch Series 6		com.apple.watch					N157sAP|N157bAP|N158sAP|N158bAP|Watch6,1|Watch6,2|Watch6,3|Watch6,4	
com.apple.watch-series6-26	E	c	1337	MobileDevices	Apple Watch Series 6		com.apple.watch					N157sAP|N157bAP|N158sAP|N158bAP|Watch6,1|Watch6,2|Watch6,3|Watch6,4	
com.apple.watch-series7-1	E	c	1338	MobileDevices	Apple Watch Series 7		com.apple.watch					N187sAP|N187bAP|N188sAP|N188bAP|Watch6,6|Watch6,7|Watch6,8|Watch6,9	
com.apple.watch-series7-2	E	c	1339	MobileDevices	Apple Watch Series 7		com.apple.watch					N187sAP|N187bAP|N188sAP|N188bAP|Watch6,6|Watch6,7|Watch6,8|Watch6,9	
com.apple.watch-series7-5	E	c	1340	MobileDevices	Apple Watch Series 7		com.apple.watch					N187sAP|N187bAP|N188sAP|N188bAP|Watch6,6|Watch6,7|Watch6,8|Watch6,9	
com.apple.watch-series7-6	E	c	1341	MobileDevices	Apple Watch Series 7		com.apple.watch					N187sAP|N187bAP|N188sAP|N188bAP|Watch6,6|Watch6,7|Watch6,8|Watch6,9	
com.apple.watch-series7-8	E	c	1342	MobileDevices	Apple Watch Series 7		com.apple.watch					N187sAP|N187bAP|N188sAP|N188bAP|Watch6,6|Watch6,7|Watch6,8|Watch6,9	
com.apple.watch-series7-12	E	c	1343	MobileDevices	Apple Watch Series 7		com.apple.watch					N187sAP|N187bAP|N188sAP|N188bAP|Watch6,6|Watch6,7|Watch6,8|Watch6,9	
com.apple.watch-series7-14	E	c	1344	MobileDevices	Apple Watch Series 7		com.apple.watch					N187sAP|N187bAP|N188sAP|N188bAP|Watch6,6|Watch6,7|Watch6,8|Watch6,9	
com.apple.watch-series7-18	E	c	1345	MobileDevices	Apple Watch Series 7		com.apple.watch					N187sAP|N187bAP|N188sAP|N188bAP|Watch6,6|Watch6,7|Watch6,8|Watch6,9	
com.apple.watch-series7-22	E	c	1346	MobileDevices	Apple Watch Series 7		com.apple.watch					N187sAP|N187bAP|N188sAP|N188bAP|Watch6,6|Watch6,7|Watch6,8|Watch6,9	
com.apple.watch-series7-26	E	c	1347	MobileDevices	Apple Watch Series 7		com.apple.watch					N187sAP|N187bAP|N188sAP|N188bAP|Watch6,6|Watch6,7|Watch6,8|Watch6,9	
com.apple.watch-series7-27	E	c	1348	MobileDevices	Apple Watch Series 7		com.apple.watch					N187sAP|N187bAP|N188sAP|N188bAP|Watch6,6|Watch6,7|Watch6,8|Watch6,9	
com.apple.watch-se-1	E	c	1349	MobileDevices	Apple Watch SE		com.apple.watch					N140sAP|N140bAP|N142sAP|N142bAP|Watch5,9|Watch5,10|Watch5,11|Watch5,12	
com.apple.watch-se-2	E	c	1350	MobileDevices	Apple Watch SE		com.apple.watch					N140sAP|N140bAP|N142sAP|N142bAP|Watch5,9|Watch5,10|Watch5,11|Watch5,12	
com.apple.watch-se-13	E	c	1351	MobileDevices	Apple Watch SE		com.apple.watch					N140sAP|N140bAP|N142sAP|N142bAP|Watch5,9|Watch5,10|Watch5,11|Watch5,12	
com.apple.apple-tv-2	E	c	1352	MobileDevices	Apple TV (2nd generation)		com.apple.apple-tv					K66AP|AppleTV2,1	
com.apple.apple-tv-3	E	c	1353	MobileDevices	Apple TV (3rd generation)		com.apple.apple-tv					J33AP|AppleTV3,1	
com.apple.apple-tv-3a	E	c	1354	MobileDevices	Apple TV (3rd generation Rev A)		com.apple.apple-tv					J33IAP|AppleTV3,2	
com.apple.apple-tv-4	E	c	1355	MobileDevices	Apple TV (4th generation)		com.apple.apple-tv					J42dAP|J42aAP|AppleTV5,3	
com.apple.apple-tv-4k	E	c	1356	MobileDevices	Apple TV 4K		com.apple.apple-tv					J105aAP|AppleTV6,2	
com.apple.apple-tv-4k-2nd	E	c	1357	MobileDevices	Apple TV 4K (2nd generation)		com.apple.apple-tv					J305AP|AppleTV11,1	
com.apple.homepod-1	E	c	1358	MobileDevices	HomePod		com.apple.homepod|public.speaker|com.apple.ios-device					B238AP|B238aAP|AudioAccessory1,1|AudioAccessory1,2	
com.apple.homepod-2	E	c	1359	MobileDevices	HomePod		com.apple.homepod|public.speaker|com.apple.ios-device					B238AP|B238aAP|AudioAccessory1,1|AudioAccessory1,2	
com.apple.homepod-mini	E	c	1360	MobileDevices	HomePod mini		com.apple.homepod						
com.apple.homepod-mini-1	E	c	1361	MobileDevices	HomePod mini		com.apple.homepod-mini					B520AP|B520aAP|AudioAccessory5,1	
com.apple.homepod-mini-2	E	c	1362	MobileDevices	HomePod mini		com.apple.homepod-mini					B520AP|B520aAP|AudioAccessory5,1	
com.apple.homepod-mini-7	E	c	1363	MobileDevices	HomePod mini		com.apple.homepod-mini					B520AP|B520aAP|AudioAccessory5,1	
com.apple.homepod-mini-8	E	c	1364	MobileDevices	HomePod mini		com.apple.homepod-mini					B520AP|B520aAP|AudioAccessory5,1	
com.apple.homepod-mini-9	E	c	1365	MobileDevices	HomePod mini		com.apple.homepod-mini					B520AP|B520aAP|AudioAccessory5,1	
com.apple.iphone-se3-1	E	c	1366	MobileDevices-0001	iPhone SE (3rd generation)		com.apple.iphone					D49AP|iPhone14,6|iPhone	
com.apple.iphone-se3-2	E	c	1367	MobileDevices-0001	iPhone SE (3rd generation)		com.apple.iphone					D49AP|iPhone14,6|iPhone	
com.apple.iphone-se3-6	E	c	1368	MobileDevices-0001	iPhone SE (3rd generation)		com.apple.iphone					D49AP|iPhone14,6|iPhone	
com.apple.iphone-13-pro-18	E	c	1369	MobileDevices-0001	iPhone 13 Pro		com.apple.homebuttonless-iphone					D63AP|iPhone14,2|iPhone	
com.apple.iphone-13-pro-max-18	E	c	1370	MobileDevices-0001	iPhone 13 Pro Max		com.apple.homebuttonless-iphone					D64AP|iPhone14,3|iPhone	
com.apple.iphone-13-mini-18	E	c	1371	MobileDevices-0001	iPhone 13 mini		com.apple.homebuttonless-iphone					D16AP|iPhone14,4|iPhone	
com.apple.iphone-13-18	E	c	1372	MobileDevices-0001	iPhone 13		com.apple.homebuttonless-iphone					D17AP|iPhone14,5|iPhone	
com.apple.ipad-air5-1	E	c	1373	MobileDevices-0002	iPad Air (5th generation)		com.apple.homebuttonless-ipad					J407AP|J408AP|iPad13,16|iPad13,17|iPad	
com.apple.ipad-air5-3	E	c	1374	MobileDevices-0002	iPad Air (5th generation)		com.apple.homebuttonless-ipad					J407AP|J408AP|iPad13,16|iPad13,17|iPad	
com.apple.ipad-air5-4	E	c	1375	MobileDevices-0002	iPad Air (5th generation)		com.apple.homebuttonless-ipad					J407AP|J408AP|iPad13,16|iPad13,17|iPad	
com.apple.ipad-air5-6	E	c	1376	MobileDevices-0002	iPad Air (5th generation)		com.apple.homebuttonless-ipad					J407AP|J408AP|iPad13,16|iPad13,17|iPad	
com.apple.ipad-air5-7	E	c	1377	MobileDevices-0002	iPad Air (5th generation)		com.apple.homebuttonless-ipad					J407AP|J408AP|iPad13,16|iPad13,17|iPad	
public.jpeg-xl	U	c	1378		JPEG XL image		public.image	jxl	image/jxl				
public.geojson	U	c	1379		GeoJSON		public.json	geojson	application/geo+json				
com.apple.linkpresentation.metadata	U	c	1380		Link metadata		public.data						
net.daringfireball.markdown	U	c	1381		Markdown text		public.utf8-plain-text	md|markdown|mdown	text/x-markdown				
com.apple.disk-image	U	c	1382	apple-app-or-framework	disk image		public.disk-image|public.data						
com.apple.xcode.mom	U	x	1383	xcode			public.data	mom					
com.apple.spritekit.serialized	U	x	1384	xcode			public.data	sks					
com.apple.trace	U	x	1385	xcode			public.data	atrc					
com.apple.pdf-printer-settings	U	c	1386	apple-app-or-framework			public.data	pset					
com.apple.scenekit.particlesystem	U	x	1387	xcode			public.data	scnp					
com.apple.terminal.session	U	c	1388	apple-app-or-framework			public.data	term					
com.apple.addressbook.group	U	c	1389	apple-app-or-framework			public.data	abcdg					
com.apple.preview.blank	U	c	1390	apple-app-or-framework			public.data	blank					
com.apple.wireless-diagnostics.wdmon	U	c	1391	apple-app-or-framework			public.data	wdmon					
com.apple.iphoto.ipmeta	U	c	1392	apple-app-or-framework			public.data	ipmeta					
com.apple.iphoto.ipspot	U	c	1393	apple-app-or-framework			public.data	ipspot					
com.apple.photos.apple-adjustment-envelope	U	c	1394	apple-app-or-framework			public.data|public.content	aae					
public.avchd-content	U	c	1395	apple-app-or-framework			public.data|public.content	bdm|bdmv					
com.apple.itunes.ipa	U	c	1396	apple-app-or-framework			public.data|public.executable	ipa					
com.apple.itunes.db	U	c	1397	apple-app-or-framework			public.data|public.database	itl					
com.apple.photos.slow-motion-video-sidecar	U	c	1398	apple-app-or-framework			public.data|public.content	slm					
com.apple.itunes.ipsw	U	c	1399	apple-app-or-framework			public.data|public.executable	ipsw					
com.apple.tv.database	U	c	1400	apple-app-or-framework			public.data|public.database	tvdb					
com.apple.addressbook.person	U	c	1401	apple-app-or-framework			public.data|public.contact	abcdp					
com.apple.cfr-font	U	c	1402	apple-app-or-framework			public.font	sfont					
com.microsoft.dds	U	c	1403	apple-app-or-framework			public.image	dds					
com.apple.mail.email	U	c	1404	apple-app-or-framework			public.data|public.email-message	eml	message/rfc822				
public.radiance	U	c	1405	apple-app-or-framework			public.image	pic|hdr					
com.apple.ibooksauthor.book	U	c	1406	apple-app-or-framework			public.data|public.composite-content	iba|book					
com.apple.ips	U	c	1407	apple-app-or-framework			public.text	ips					
org.khronos.ktx	U	c	1408	apple-app-or-framework			public.image	ktx					
com.apple.lsr-image	U	c	1409	apple-app-or-framework			public.image	lsr					
public.pbm	U	c	1410	apple-app-or-framework			public.image	pbm|pfm|pgm|ppm					
public.pvr	U	c	1411	apple-app-or-framework			public.image	pvr					
org.khronos.astc	U	c	1412	apple-app-or-framework			public.image	astc					
com.apple.mail.emlx	U	c	1413	apple-app-or-framework			public.data|public.email-message	emlx					
com.apple.ical.backup-package	U	c	1414	apple-app-or-framework			com.apple.package|public.data	icbu					
com.apple.freeform.board	U	c	1415	apple-app-or-framework			public.data|public.composite-content	board					
com.apple.xcode.projectdata	U	x	1416	xcode			public.text	pbxproj|mode0|mode1|mode2|mode3					
com.apple.shortcuts.workflow-file	U	c	1417	apple-app-or-framework			com.apple.property-list|public.content	wflow					
com.apple.ibooks-container	U	c	1418	apple-app-or-framework			public.data|public.composite-content	ibooks					
com.apple.disk-image-cdr	U	c	1419	apple-app-or-framework			com.apple.disk-image	dvdr|cdr					
com.apple.disk-image-udif	U	c	1420	apple-app-or-framework			com.apple.disk-image	dmg|img|udif					
com.topografix.gpx	U	a	1421	apple-app-or-framework			public.xml	gpx					
public.iso-image	U	c	1422	apple-app-or-framework			com.apple.disk-image	iso					
org.xiph.ogg-audio	U	c	1423	apple-app-or-framework			public.audio	ogg|oga					
org.xiph.ogv	U	c	1424	apple-app-or-framework			public.movie	ogm|ogv					
com.apple.music.rmp-playlist	U	c	1425	apple-app-or-framework			public.text|public.playlist	rmp	application/vnd.rn-rn_music_package				
com.apple.systemprofiler.document	U	c	1426	apple-app-or-framework			public.xml	spx					
com.apple.text-based-dylib	U	x	1427	xcode			public.yaml	tbd					
com.apple.interfacebuilder.document.cocoa	U	x	1428	xcode			public.xml	xib					
org.oasis-open.xliff	U	x	1429	xcode			public.xml	xliff|xlf					
com.apple.dt.document.apns	U	x	1430	xcode			public.json	apns					
com.apple.disk-image-sparse	U	c	1431	apple-app-or-framework			com.apple.disk-image	sparseimage|asif					
public.avif	U	c	1432	apple-app-or-framework			public.heif-standard	avif					
org.materialx.mtlx	U	a	1433	apple-app-or-framework			public.xml	mtlx					
com.roxio.disk-image-toast	U	c	1434	apple-app-or-framework			com.apple.disk-image	toast					
com.apple.createml.project	U	x	1435	xcode			com.apple.package|public.data|public.content	mlproj					
public.opencl-source	U	x	1436	xcode			public.source-code	cl					
com.apple.clips-source	U	x	1437	xcode			public.source-code	clp					
public.avchd-mpeg-2-transport-stream	U	c	1438	apple-app-or-framework			public.mpeg-2-transport-stream	mts|m2ts					
com.apple.chess.pgn	U	c	1439	apple-app-or-framework			public.utf8-plain-text	pgn					
com.apple.chess.game	U	c	1440	apple-app-or-framework			public.utf8-plain-text	game					
org.khronos.glsl-source	U	x	1441	xcode			public.source-code	glsl					
com.microsoft.hlsl	U	x	1442	xcode			public.source-code	hlsl					
public.nasm-assembly-source	U	x	1443	xcode			public.source-code	nasm					
com.apple.documentation.guide	U	x	1444	xcode			net.daringfireball.markdown	guide					
com.apple.metal	U	x	1445	xcode			public.source-code	metal					
public.protobuf-source	U	x	1446	xcode			public.source-code	proto					
org.khronos.glsl.fragment-shader	U	x	1447	xcode			org.khronos.glsl-source	fs|fsh|frag|fragsh					
org.khronos.glsl.geometry-shader	U	x	1448	xcode			org.khronos.glsl-source	gs|gsh|geom					
org.khronos.glsl.vertex-shader	U	x	1449	xcode			org.khronos.glsl-source	vs|vsh|vert|vertex					
com.apple.tv.ite	U	c	1450	apple-app-or-framework			public.html|com.apple.package	ite					
com.microsoft.typescript	U	x	1451	xcode			public.script	ts|tsx					
org.khronos.glsl.tess-control-shader	U	x	1452	xcode			org.khronos.glsl-source	ctrl					
org.khronos.glsl.tess-evaluation-shader	U	x	1453	xcode			org.khronos.glsl-source	eval					
com.apple.music.itlp	U	c	1454	apple-app-or-framework			public.html|com.apple.package	itlp					
com.apple.terminal.shell-script	U	c	1455	apple-app-or-framework			public.shell-script	command|tool					
com.pixar.universal-scene-description-utf8	U	c	1456	apple-app-or-framework			public.utf8-plain-text|com.pixar.universal-scene-description	usda					
public.toml	U	x	1457	xcode			public.text	toml|cfg					
com.microsoft.ini	U	x	1458	xcode			public.text	ini					
org.iso.sql	U	x	1459	xcode			public.source-code	sql					
com.apple.xcode.resultbundle	E	x	1460	xcode			com.apple.package	xcresult					
com.apple.xcode.project	U	x	1461	xcode	Xcode Project		public.composite-content|com.apple.package	xcodeproj|xcode|pbproj					
com.apple.dt.document.workspace	U	x	1462	xcode			public.composite-content|com.apple.package	xcworkspace					
com.apple.dt.playground	U	x	1463	xcode			public.composite-content|com.apple.package	playground					
com.apple.dt.playgroundpage	U	x	1464	xcode			com.apple.package	xcplaygroundpage					
com.apple.dt.swiftpm-package-manifest	U	x	1465	xcode			public.swift-source						
com.apple.swiftpm	U	x	1466	xcode			com.apple.package	swiftpm					
com.apple.swiftpm-playgrounds-project	U	x	1467	xcode			com.apple.package						
com.apple.playgroundbook	U	a	1468	apple-app-or-framework			com.apple.package	playgroundbook					
com.apple.dt.assetcatalog	U	x	1469	xcode			com.apple.package	xcassets					
com.apple.dt.stickers	U	x	1470	xcode			com.apple.package	xcstickers					
com.apple.dt.messages-sticker-pack	U	x	1471	xcode			com.apple.package	stickerpack					
com.apple.dt.storekitbundle	U	x	1472	xcode			public.data	storekit					
com.apple.dt.interfacebuilder.document.storyboard	U	x	1473	xcode			public.xml	storyboard					
com.apple.dt.interfacebuilder.document.storyboard.package	U	x	1474	xcode			com.apple.package	storyboardc					
com.apple.interfacebuilder.document	U	x	1475	xcode			public.data	nib					
com.apple.interfacebuilder.plugin	U	x	1476	xcode			com.apple.bundle|com.apple.package	ibplugin					
com.apple.xcode.configsettings	U	x	1477	xcode			public.text	xcconfig					
com.apple.xcode.strings-text	U	x	1478	xcode			public.text	strings					
com.apple.xcode.strings-dictionary	U	x	1479	xcode			com.apple.property-list	stringsdict					
com.apple.xcode.xcstrings	U	x	1480	xcode			public.json	xcstrings					
com.apple.xcode.xcloc	U	x	1481	xcode	Xcode Localization Catalog		public.folder	xcloc					
com.apple.xcode.entitlements-property-list	U	x	1482	xcode			com.apple.property-list	entitlements					
com.apple.xcode.app-privacy-property-list	U	x	1483	xcode			com.apple.property-list	xcprivacy					
com.apple.xcode.code-requirement-property-list	U	x	1484	xcode			com.apple.property-list	coderequirement					
com.apple.xcode.archive	U	x	1485	xcode			com.apple.package	xcarchive					
com.apple.xcode.docset	U	x	1486	xcode			com.apple.bundle|com.apple.package	docset					
com.apple.xcode.appdata	U	x	1487	xcode			com.apple.package	xcappdata					
com.apple.xcode.buildmetrics	U	x	1488	xcode			public.data	xcbuildmetrics					
com.apple.xcode.xcfilelist	U	x	1489	xcode			public.text	xcfilelist					
com.apple.xcode.apinotes	U	x	1490	xcode			public.yaml	apinotes					
com.apple.xcode.plugin	U	x	1491	xcode			com.apple.bundle|com.apple.package	xcplugin					
com.apple.xcode.plugindata	U	x	1492	xcode			public.data	plugindata					
com.apple.xcode.plugindata.compiled	U	x	1493	xcode			public.data	xcplugindata					
com.apple.xcode.usersettings	U	x	1494	xcode			public.text	pbxuser					
com.apple.xcode.model	U	x	1495	xcode			com.apple.package	xcdatamodel					
com.apple.xcode.model.data	U	x	1496	xcode			com.apple.package						
com.apple.xcode.model.data-version	U	x	1497	xcode			com.apple.package	xcdatamodeld					
com.apple.xcode.model.data-mapping	U	x	1498	xcode			com.apple.package	xcmappingmodel					
com.apple.xcframework	U	x	1499	xcode			com.apple.package	xcframework					
com.apple.dt.document.scheme	U	x	1500	xcode			public.xml	xcscheme					
com.apple.dt.document.snapshot	U	x	1501	xcode			com.apple.package	xcsnapshots					
com.apple.dt.document.toolchain	U	x	1502	xcode			com.apple.package	xctoolchain					
com.apple.dt.document.markdown	U	x	1503	xcode			net.daringfireball.markdown						
com.apple.dt.document.gpx	U	x	1504	xcode			public.xml	gpx					
com.apple.dt.document.ascii-property-list	U	x	1505	xcode			com.apple.property-list						
com.apple.dt.document.script-suite-property-list	U	x	1506	xcode			com.apple.property-list	scriptsuite					
com.apple.dt.document.script-terminology-property-list	U	x	1507	xcode			com.apple.property-list	scriptterminology					
com.apple.dt.document.xccrashpoint	U	x	1508	xcode			com.apple.package	xccrashpoint					
com.apple.dt.document.xcdiskwritepoint	U	x	1509	xcode			com.apple.package	xcdiskwritepoint					
com.apple.dt.document.xcfeedbackpoint	U	x	1510	xcode			com.apple.package	xcfeedbackpoint					
com.apple.dt.document.xchangpoint	U	x	1511	xcode			com.apple.package	xchangpoint					
com.apple.dt.document.xclaunchpoint	U	x	1512	xcode			com.apple.package	xclaunchpoint					
com.apple.dt.document.xcprocessorusagepoint	U	x	1513	xcode			com.apple.package	xcprocessorusagepoint					
com.apple.dt.document.xcdiskwritelog	U	x	1514	xcode			public.data	xcdiskwritelog					
com.apple.dt.document.xchanglog	U	x	1515	xcode			public.data	xchanglog					
com.apple.dt.document.xclaunchlog	U	x	1516	xcode			public.data	xclaunchlog					
com.apple.dt.document.xcprocessorusagelog	U	x	1517	xcode			public.data	xcprocessorusagelog					
com.apple.dt.document.xcmetricsdata	U	x	1518	xcode			public.data	xcmetricsdata					
com.apple.dt.xctestplancontenttype	U	x	1519	xcode			public.json	xctestplan					
com.apple.dt.xctestruncontenttype	U	x	1520	xcode			com.apple.property-list	xctestrun					
com.apple.dt.xctestproductscontenttype	U	x	1521	xcode			com.apple.package	xctestproducts					
com.apple.dt.bundle.unit-test	U	x	1522	xcode			com.apple.bundle|com.apple.package	xctest|octest					
com.apple.dt.bundle.unit-test.objective-c	U	x	1523	xcode			com.apple.dt.bundle.unit-test						
com.apple.dt.ide.plug-in	U	x	1524	xcode			com.apple.bundle|com.apple.package	ideplugin					
com.apple.dt.dvt.plug-in	U	x	1525	xcode			com.apple.bundle|com.apple.package	dvtplugin					
com.apple.dt.dvticon.spec	U	x	1526	xcode			public.data	dvticonspec					
com.apple.dt.ide.memorygraphdebuggercontenttype	U	x	1527	xcode			public.data	memgraph					
com.apple.dt.ide.debughierarchycontenttype	U	x	1528	xcode			public.data	viewhierarchy					
com.apple.dt.sample.txt	U	x	1529	xcode			public.plain-text						
com.apple.documentation.doccarchive	U	x	1530	xcode			com.apple.package	doccarchive					
com.apple.documentation.tutorial	U	x	1531	xcode			net.daringfireball.markdown	tutorial					
com.apple.realitycomposerpro	E	x	1532	Reality Composer Pro	Reality Composer Pro Swift Package		com.apple.package|public.composite-content|public.directory|public.item	realitycomposerpro	application/octet-stream				
com.apple.rkassets	U	x	1533	xcode			com.apple.package	rkassets					
com.apple.arkit.referenceobject	U	x	1534	xcode	ReferenceObject		public.data	referenceobject					
com.apple.scenekit.assetcatalog	U	x	1535	xcode			com.apple.package	scnassets					
com.apple.scenekit.shadercache	U	x	1536	xcode			public.data	scncache					
com.apple.sirikit.intentdefinition	U	x	1537	xcode			public.data	intentdefinition					
com.apple.coreml.mlmodelc	U	x	1538	xcode			com.apple.package	mlmodelc					
com.apple.coreml.mlarchive	U	x	1539	xcode			public.data	mlarchive					
com.apple.coreml.mlmodelkey	U	x	1540	xcode			public.data	mlmodelkey					
com.apple.coreml.mlperfreport	U	x	1541	xcode			public.data	mlperf					
com.apple.mps.graph	U	x	1542	xcode			public.data	mpsgraph					
com.apple.mps.graph.package	U	x	1543	xcode			com.apple.package	mpsgraphpackage					
com.apple.instruments.trace	U	x	1544	xcode			com.apple.package	trace					
com.apple.instruments.tracetemplate	U	x	1545	xcode			public.data	tracetemplate					
com.apple.instruments.instrdst	U	x	1546	xcode			public.data	instrdst					
com.apple.instruments.package-definition	U	x	1547	xcode			public.xml	instrpkg					
com.apple.ariadne.artrace	U	x	1548	xcode			com.apple.package	artrace					
com.apple.gputools.gtdbg	U	x	1549	xcode			public.data	gtdbg					
com.apple.coresimulator.bundle	U	x	1550	xcode			com.apple.bundle|com.apple.package	simruntime					
com.apple.homekit-accessory-simulator.accessory	U	x	1551	xcode			public.data	hasaccessory					
com.apple.homekit-accessory-simulator.library	U	x	1552	xcode			public.data	haslibrary					
com.apple.homekit-accessory-simulator.state	U	x	1553	xcode			public.data	hasstate					
com.apple.widgetkit.simulator.document	U	x	1554	xcode			public.data	widgetkitsim					
com.apple.widgetkit.simulator.timeline	U	x	1555	xcode			public.data	chrono-timeline					
com.apple.ioregistryexplorer.archive	U	x	1556	xcode			public.data	ioreg					
com.apple.quartzdebug.introspectiontrace	U	x	1557	xcode			public.data	introspection					
com.apple.tightbeam-source	U	x	1558	xcode			public.source-code	tightbeam					
public.module-map	U	x	1559	xcode			public.source-code	modulemap					
com.apple.xcode.bash-script	U	x	1560	xcode			public.bash-script	bash					
com.apple.xcode.csh-script	U	x	1561	xcode			public.csh-script	csh					
com.apple.xcode.ksh-script	U	x	1562	xcode			public.ksh-script	ksh					
com.apple.xcode.tcsh-script	U	x	1563	xcode			public.tcsh-script	tcsh					
com.apple.xcode.zsh-script	U	x	1564	xcode			public.zsh-script	zsh					
com.apple.xcode.ada-source	U	x	1565	xcode			public.plain-text	ada|adb|ads					
com.apple.xcode.fortran-source	U	x	1566	xcode			public.plain-text	f|for|f77|f90|f95					
com.apple.xcode.lex-source	U	x	1567	xcode			public.plain-text	l|lm|lmm|lpp|lxx					
com.apple.xcode.yacc-source	U	x	1568	xcode			public.plain-text	y|ym|ymm|ypp|yxx					
com.apple.xcode.pascal-source	U	x	1569	xcode			public.plain-text	pas					
com.apple.xcode.make-script	U	x	1570	xcode			public.make-source						
com.apple.xcode.mig-source	U	x	1571	xcode			public.mig-source						
com.apple.disk-image-sparse-bundle	U	c	1572	apple-app-or-framework			public.disk-image|com.apple.package	sparsebundle|backupbundle					
com.apple.disk-image-udif-segment	U	c	1573	apple-app-or-framework			com.apple.disk-image	dmgpart					
com.apple.disk-image-raw	U	c	1574	apple-app-or-framework			com.apple.disk-image			DDim|hdrv			
com.apple.disk-image-pc	U	c	1575	apple-app-or-framework			com.apple.disk-image			OPCD			
com.apple.disk-image-smi	U	c	1576	apple-app-or-framework			com.apple.disk-image						
com.apple.disk-image-dart	U	c	1577	apple-app-or-framework			com.apple.disk-image						
com.apple.terminal.settings	U	c	1578	apple-app-or-framework			com.apple.property-list	terminal					
com.apple.automator-workflow	U	c	1579	apple-app-or-framework			com.apple.package|public.content	workflow					
com.apple.automator-action	U	c	1580	apple-app-or-framework			com.apple.bundle|com.apple.package	action					
com.apple.automator-conversion-action	U	c	1581	apple-app-or-framework			com.apple.bundle|com.apple.package	caction					
com.apple.automator-type-definition	U	c	1582	apple-app-or-framework			com.apple.bundle|com.apple.package	definition					
com.apple.safari.download	U	c	1583	apple-app-or-framework			com.apple.package	download					
com.apple.safari.extension	U	c	1584	apple-app-or-framework			public.data	safariextz					
com.apple.safari.bookmark	U	c	1585	apple-app-or-framework			public.data	webbookmark					
com.apple.safari.history	U	c	1586	apple-app-or-framework			public.data	webhistory					
com.apple.mail.mbox	U	c	1587	apple-app-or-framework			com.apple.package	mbox					
com.apple.mail.imapmbox	U	c	1588	apple-app-or-framework			com.apple.package	imapmbox					
com.apple.mail.ewsmbox	U	c	1589	apple-app-or-framework			com.apple.package	ewsmbox					
com.apple.mail.emlx.part	U	c	1590	apple-app-or-framework			public.data	emlxpart					
com.apple.photos.library	U	c	1591	apple-app-or-framework	Photos Library		com.apple.package	photoslibrary					
com.apple.photos.asset-bundle	U	c	1592	apple-app-or-framework			com.apple.package	photosasset					
com.apple.photo-booth-library	U	c	1593	apple-app-or-framework			com.apple.package	photobooth					
com.apple.shortcut	U	c	1594	apple-app-or-framework			public.data	shortcut					
com.apple.finance.order-data	U	c	1595	apple-app-or-framework			public.data	order	application/vnd.apple.finance.order				
com.apple.finance.order	U	c	1596	apple-app-or-framework			com.apple.bundle|com.apple.package	order	application/vnd.apple.finance.order				
cards.smarthealth.smart-health-card	U	c	1597	apple-app-or-framework			public.data	smart-health-card					
com.apple.workout	U	c	1598	apple-app-or-framework			public.data	workout					
com.apple.music.library	U	c	1599	apple-app-or-framework			com.apple.package	musiclibrary					
com.apple.tv.library	U	c	1600	apple-app-or-framework			com.apple.package	tvlibrary|videoslibrary		TVLb			
com.apple.tv.movpkg	U	c	1601	apple-app-or-framework			com.apple.package	movpkg					
com.apple.music.m3u-playlist	U	c	1602	apple-app-or-framework			public.m3u-playlist						
com.apple.tv.m3u-playlist	U	c	1603	apple-app-or-framework			public.m3u-playlist						
com.apple.music.pls-playlist	U	c	1604	apple-app-or-framework			public.pls-playlist						
com.apple.music.mp2	U	c	1605	apple-app-or-framework			public.mp2						
com.apple.music.cdda	U	c	1606	apple-app-or-framework			public.cdda-audio						
com.apple.music.metadata	U	c	1607	apple-app-or-framework			public.text			itun			
com.apple.tv.metadata	U	c	1608	apple-app-or-framework			public.text			itun			
com.apple.music.itms	U	c	1609	apple-app-or-framework			public.url						
com.apple.tv.itms	U	c	1610	apple-app-or-framework			public.url						
com.apple.music.visual	U	c	1611	apple-app-or-framework			public.data			hvpl			
com.apple.music.iappurl	U	c	1612	apple-app-or-framework			public.data			hufl			
com.apple.tv.iappurl	U	c	1613	apple-app-or-framework			public.data			hufl			
com.apple.quicktime-audio	E	c	1614	Voice Memos			public.audio	qta					
com.apple.quicktimeplayerx-composition	U	c	1615	apple-app-or-framework			public.data	qtpxcomposition					
com.apple.quicktimeplayerx-composition-bundle	U	c	1616	apple-app-or-framework			com.apple.package	qtpxcomposition					
com.apple.immersive-video	U	c	1617	apple-app-or-framework			public.movie	aivu					
com.apple.itunes-timed-text	U	c	1618	apple-app-or-framework			public.text	itt					
com.apple.avurlasset-content	U	c	1619	apple-app-or-framework									
com.apple.mediaextension-content	U	c	1620	apple-app-or-framework									
com.apple.logarchive	U	c	1621	apple-app-or-framework			com.apple.package	logarchive					
com.apple.tailspin	U	c	1622	apple-app-or-framework			public.data	tailspin					
com.apple.json-crash	U	c	1623	apple-app-or-framework			public.json	json_crash					
com.apple.keychain	U	c	1624	apple-app-or-framework			public.data	keychain-db					
com.apple.voiceover-preferences	U	c	1625	apple-app-or-framework			public.data	voprefs					
com.apple.voicecontrolcommands	U	c	1626	apple-app-or-framework			com.apple.property-list	voicecontrolcommands					
com.apple.wireless-diagnostics.wdsidecar	U	c	1627	apple-app-or-framework			public.data	wdsidecar					
com.apple.appstore.appdownload	U	c	1628	apple-app-or-framework			com.apple.package	appdownload					
com.apple.systempreference.prefpane.extension	U	c	1629	apple-app-or-framework			com.apple.bundle|com.apple.package	sysprefex					
com.apple.avatarkit.animoji	U	c	1630	apple-app-or-framework			public.data	animoji					
com.apple.help	U	c	1631	apple-app-or-framework			com.apple.bundle|com.apple.package	help					
com.apple.finder.predefined-search	U	c	1632	apple-app-or-framework			com.apple.package	cannedsearch					
com.apple.maps.directionsrequest	U	c	1633	apple-app-or-framework			public.data	mkdirectionsrequest					
com.apple.maps.navtracefile	U	c	1634	apple-app-or-framework			public.data	navtrace					
com.apple.ibooks	U	c	1635	apple-app-or-framework			com.apple.package|public.composite-content	ibooks					
com.apple.ibooks-folder	U	c	1636	apple-app-or-framework			public.folder	ibooks					
com.apple.ibooks.epub	U	c	1637	apple-app-or-framework			org.idpf.epub-container						
org.idpf.epub-folder	U	c	1638	apple-app-or-framework			public.folder|public.composite-content	epub					
com.apple.ibooksauthor.pkgbook	U	c	1639	apple-app-or-framework			com.apple.package|public.composite-content	book					
com.apple.ical.ics.event	U	c	1640	apple-app-or-framework			com.apple.ical.ics						
com.apple.notes.note	U	c	1641	apple-app-or-framework			public.data	notesspotlightrecord					
com.apple.notes.airdrop.document	U	c	1642	apple-app-or-framework			public.data	notesairdropdocument					
com.apple.notes.richtext	U	c	1643	apple-app-or-framework			public.data						
com.apple.fontbook.draggablefont	U	c	1644	apple-app-or-framework			public.data						
com.apple.applescript.alias-object	U	c	1645	apple-app-or-framework			public.data						
com.apple.applescript.data-object	U	c	1646	apple-app-or-framework			public.data						
com.apple.applescript.text-object	U	c	1647	apple-app-or-framework			public.data						
com.apple.applescript.url-object	U	c	1648	apple-app-or-framework			public.data						
com.apple.printcenter.jobids	U	c	1649	apple-app-or-framework			public.text						
com.apple.screensharing.draggableconnectionsitem	U	c	1650	apple-app-or-framework			public.data						
com.apple.private.auto-loop-gif	U	c	1651	apple-app-or-framework			com.compuserve.gif						
com.apple.notes.gallery	U	c	1652	apple-app-or-framework			public.data						
com.apple.notes.inlinetextattachment.hashtag	U	c	1653	apple-app-or-framework			public.data						
com.apple.notes.inlinetextattachment.calculategraphexpression	U	c	1654	apple-app-or-framework			public.data						
com.apple.live-photo-bundle	U	c	1655	apple-app-or-framework			com.apple.live-photo|com.apple.bundle|com.apple.package	pvt					
com.apple.scenekit.scene.zip	U	c	1656	apple-app-or-framework			public.data|public.3d-content						
public.sdp	U	c	1657	CoreTypes (newer)									
public.media-streaming-protocol	U	c	1658	CoreTypes (newer)									
com.sony.axr-raw-image	U	c	1659	RawCameraTypes			public.camera-raw-image	axr					
com.apple.default-app.web-browser	U	c	1660	apple-app-or-framework									
com.apple.default-app.mail-client	U	c	1661	apple-app-or-framework									
com.apple.graphic-icon.usb-c-port	U	c	1662	CoreTypes (newer)									
com.apple.graphic-icon.accessories	U	c	1663	CoreTypes (newer)									
com.apple.graphic-icon.data-and-sensors	U	c	1664	CoreTypes (newer)									
com.apple.graphic-icon.game-controller	U	c	1665	CoreTypes (newer)									
com.apple.graphic-icon.account.payment	U	c	1666	CoreTypes (newer)									
com.apple.graphic-icon.satellite	U	c	1667	CoreTypes (newer)									
com.apple.graphic-icon.auto-lock	U	c	1668	CoreTypes (newer)									
com.apple.graphic-icon.hearing	U	c	1669	CoreTypes (newer)									
com.apple.graphic-icon.safety-check	U	c	1670	CoreTypes (newer)									
com.apple.graphic-icon.wallet	U	c	1671	CoreTypes (newer)									
com.apple.graphic-icon.auto-brightness	U	c	1672	CoreTypes (newer)									
com.apple.graphic-icon.dark-mode	U	c	1673	CoreTypes (newer)									
com.apple.graphic-icon.voice-memos	U	c	1674	CoreTypes (newer)									
com.apple.graphic-icon.motion-and-fitness	U	c	1675	CoreTypes (newer)									
com.apple.application-icon.icloud-private-relay	U	c	1676	CoreTypes (newer)									
com.apple.application-icon.icloud-homekit-secure-video	U	c	1677	CoreTypes (newer)									
public.bluetooth-vendor-product-id	U	c	1678	CoreTypes (newer)			public.text						
org.khronos.gltf	U	a	1679	apple-app-or-framework			public.json	gltf					
org.khronos.glb	U	a	1680	apple-app-or-framework			public.data|public.3d-content	glb					
com.apple.logic.project	U	a	1681	apple-app-or-framework			com.apple.package	logic					
com.apple.logicx.project	U	a	1682	apple-app-or-framework			com.apple.package	logicx					
com.apple.logic.keycommand	U	a	1683	apple-app-or-framework			public.data	logikcs					
com.apple.logic.gchdb	U	a	1684	apple-app-or-framework			public.data	gchdb					
com.apple.garageband.template.magic	U	a	1685	apple-app-or-framework			com.apple.package	wand					
com.apple.garageband.template.magicmentor	U	a	1686	apple-app-or-framework			com.apple.package	mwand					
com.apple.mainstage.patches	U	a	1687	apple-app-or-framework			public.data						
com.apple.FinalCutProLibrary	U	a	1688	apple-app-or-framework	Final Cut Pro Library		com.apple.package	fcpbundle					
com.apple.FinalCutProProject	U	a	1689	apple-app-or-framework	Final Cut Pro Project		com.apple.package	fcpproject					
com.apple.FinalCutProEvent	U	a	1690	apple-app-or-framework	Final Cut Pro Event		com.apple.package	fcpevent					
com.apple.finalcutpro.xmld	U	a	1691	apple-app-or-framework	Final Cut Pro XML Bundle		com.apple.package	fcpxmld					
com.apple.VideoApps.fcpproj	U	a	1692	apple-app-or-framework	Final Cut Pro for iPad Project		com.apple.package	fcpproj					
com.apple.finalcutpro.xml.v1-9	U	a	1693	apple-app-or-framework			public.xml						
com.apple.finalcutpro.xml.v1-10	U	a	1694	apple-app-or-framework			public.xml						
com.apple.finalcutpro.xml.v1-11	U	a	1695	apple-app-or-framework			public.xml						
com.apple.finalcutpro.xml.v1-12	U	a	1696	apple-app-or-framework			public.xml						
com.apple.finalcutpro.xml.v1-13	U	a	1697	apple-app-or-framework			public.xml						
com.apple.finalcutpro.xml.v1-14	U	a	1698	apple-app-or-framework			public.xml						
com.apple.ProVideo.project	U	a	1699	apple-app-or-framework			public.data						
com.apple.ProVideo.sequence	U	a	1700	apple-app-or-framework			public.data						
com.apple.ProVideo.resource	U	a	1701	apple-app-or-framework			public.data						
com.apple.ProVideo.titleEffect	U	a	1702	apple-app-or-framework			public.data						
com.apple.ProVideo.multicam	U	a	1703	apple-app-or-framework			public.data						
com.apple.ProVideo.generatorEffect	U	a	1704	apple-app-or-framework			public.data						
com.apple.ProVideo.timelineItem	U	a	1705	apple-app-or-framework			public.data						
com.apple.ProVideo.timelineMarqueeSelect	U	a	1706	apple-app-or-framework			public.data						
com.apple.videoapps.cube	U	a	1707	apple-app-or-framework			public.text	cube					
com.apple.clips.project	U	a	1708	apple-app-or-framework			com.apple.package	clipsproject					
com.apple.clips.clipspkg	U	a	1709	apple-app-or-framework			com.apple.package	clipspkg					
com.apple.clips.clipsother	U	a	1710	apple-app-or-framework			public.data	clipsother					
com.apple.imovie.imoviemobile	U	a	1711	apple-app-or-framework			com.apple.package	imoviemobile					
com.apple.imoviemobile	U	a	1712	apple-app-or-framework			com.apple.package	imoviemobile					
com.apple.imovie.imovieother	U	a	1713	apple-app-or-framework			com.apple.package	imovieother					
com.apple.imovie.imovietrailer	U	a	1714	apple-app-or-framework			com.apple.package	imovietrailer					
com.apple.iwork.keynote.kpf	U	a	1715	apple-app-or-framework			com.apple.package	kpf					
com.apple.podcasts.episode	U	c	1716	apple-app-or-framework			public.data						
com.apple.iphone.mobileprovision	U	x	1717	xcode			public.data						
com.apple.iphone.developerprofile	U	x	1718	xcode			public.data	developerprofile					
com.apple.logic.channelstripsetting	U	a	1719	apple-app-or-framework			public.data	cst					
com.apple.logic.exs	U	a	1720	apple-app-or-framework			public.data	exs|sbk					
com.apple.itunes.ipg	U	c	1721	apple-app-or-framework			public.data	ipg					
com.apple.logic-song	U	a	1722	apple-app-or-framework			public.data	lso					
com.apple.itunes.nvf	U	c	1723	apple-app-or-framework			public.data	nvf					
com.apple.logic.pluginsetting	U	a	1724	apple-app-or-framework			public.data	pst					
com.apple.logic.notator	U	a	1725	apple-app-or-framework			public.data	son					
com.apple.ichat.transcript	U	c	1726	apple-app-or-framework			public.data	ichat|chat					
com.apple.logic.dpst	U	a	1727	apple-app-or-framework			public.data	dpst					
com.apple.itunes.podcast	U	c	1728	apple-app-or-framework			public.data	pcast|itpc					
com.apple.iwork.keynote.kpdc	U	a	1729	apple-app-or-framework			public.data	kpdc					
com.apple.logic.impulseresponse	U	a	1730	apple-app-or-framework			public.data	sdir					
com.apple.finalcutpro.colorboard	U	a	1731	apple-app-or-framework			public.data	cboard					
com.apple.finalcutpro.xml	U	a	1732	apple-app-or-framework			public.xml	fcpxml					
"""#
