// swift-format-ignore-file
// Made by scripts/generate. Change what it is made from, not this file.

/// Types of software outside of Apple, a line each; `ThirdPartyTable` reads it.
let generatedThirdPartyTable: StaticString = #"""
com.symantec.diskdoubler-archive	an archive app	dd
org.gnu.emacs-lisp		el
org.videolan.it	VLC	it
com.intel.nw.app		nw
com.tascam.opentl		tl
org.videolan.mpeg-stream	VLC	m2p|tp|m2t|mt2s
org.videolan.wv	VLC	wv
org.videolan.xa	VLC	xa
org.videolan.xm	VLC	xm
org.videolan.aob	VLC	aob
org.videolan.ape	VLC	ape
org.7-zip.arj-archive	an archive app	arj
org.videolan.axa	VLC	axa
org.videolan.axv	VLC	axv
com.macitbetter.cbr-archive	BetterZip	cbr
com.macitbetter.cbz-archive	BetterZip	cbz
com.dekorra.clarisdraw	EazyDraw	ddrw|cdd
com.microsoft.chm-archive	Microsoft Office or another Microsoft app	chm
com.apple.appleworks.document		cwk
com.microsoft.outlook.dat	Microsoft Office or another Microsoft app	dat
org.debian.deb-archive	an archive app	deb
org.videolan.dts	VLC	dts
org.tug.tex.dvi		dvi
com.autodesk.dxf		dxf
org.python.python-egg		egg
org.videolan.gxf	VLC	gxf
com.parallels.vm.vmhdd	Parallels Desktop	hdd|hds
com.p5sys.jump.file.archive	Jump Desktop	jdz
org.7-zip.lha-archive	an archive app	lha|lzh
com.parallels.vm.vmmem	Parallels Desktop	mem
org.matroska.mka	VLC or another player	mka
org.matroska.mkv	VLC or another player	mkv
org.videolan.mlp	VLC	mlp
org.videolan.mod	VLC	mod|strk
org.videolan.mpc	VLC	mpc
org.videolan.nsv	VLC	nsv
com.macitbetter.zip-archive	BetterZip	pk3|nth|pk4|xpi
com.mythtv.nuv	VLC	nuv
org.videolan.oma	VLC	oma
com.omnigroup.omnioutliner.oo3	Omni Group apps	oo3
org.orgmode.org		org
com.parallels.vm.vmconfig	Parallels Desktop	pvs
com.rarlab.rar-archive	an archive app	rar
com.p5sys.jump.file.rdp	Jump Desktop	rdp
org.videolan.rec	VLC	rec
org.videolan.rmi	VLC	rmi
com.redhat.rpm-archive	an archive app	rpm
com.parallels.vm.vmsav	Parallels Desktop	sav
org.videolan.s3m	VLC	s3m
com.eastgate.tinderbox	Tinderbox	tbx
org.bzip.bzip2-archive	an archive app	bz2|tb2|bzip2
org.videolan.tod	VLC	tod
org.videolan.tta	VLC	tta
org.videolan.vlc	VLC	vlc
org.videolan.vob	VLC	vob
org.videolan.voc	VLC	voc
org.videolan.vqf	VLC	vqf
org.videolan.vro	VLC	vro
com.getdropbox.dropbox.shortcut	Dropbox	web
org.videolan.wtv	VLC	wtv
org.tug.tex.xdv		xdv
com.macitbetter.segmented-archive	BetterZip	000|001|002|003|004|005|006|007|008|009|010|011|012|013|014|015|016|017|018|019|020|021|022|023|024|025|026|027|028|029|030|031|032|033|034|035|036|037|038|039|040|041|042|043|044|045|046|047|048|049|050|051|052|053|054|055|056|057|058|059|060|061|062|063|064|065|066|067|068|069|070|071|072|073|074|075|076|077|078|079|080|081|082|083|084|085|086|087|088|089|090|091|092|093|094|095|096|097|098|099
com.econtechnologies.chronosync.document.container	ChronoSync	csyn
com.dekorra.macdrawpro	EazyDraw	ddoc
org.videolan.divx	VLC	divx
com.dekorra.macdrawii	EazyDraw	draw
ch.sudo.cyberduck.bookmark	Cyberduck	duck
com.google.gdoc	Google apps	gdoc
com.dekorra.clarisdrawlib	EazyDraw	ilib
com.p5sys.jump.file.jump	Jump Desktop	jump
org.7-zip.nsis-archive	an archive app	nsis
org.xiph.opus	VLC or another player	opus
net.sourceforge.skim-app.skimnotes	Skim	skim
com.econtechnologies.chronosync.document.sync	ChronoSync	sync
org.videolan.xesc	VLC	xesc
com.getdropbox.dropbox.paper	Dropbox	paper
com.postbox-inc.postbox.pbeml	Postbox	pbeml
com.getdropbox.dropbox.binder	Dropbox	binder
com.evernote.note-metadata2	Evernote	enspot
com.dekorra.eazydraw.graphic	EazyDraw	ezdraw
com.google.gsheet	Google apps	gsheet
com.advenio.macgourmet-spotlight-metadata	MacGourmet	mgspot
com.getdropbox.dropbox.papert	Dropbox	papert
com.microsoft.word.dictionary	Microsoft Office or another Microsoft app	dic
com.microsoft.word.mhtml	Microsoft Office or another Microsoft app	mht|mhtm|mhtml
com.microsoft.powerpoint.ppa	Microsoft Office or another Microsoft app	ppa
com.microsoft.excel.slk	Microsoft Office or another Microsoft app	slk
com.microsoft.excel.xlb	Microsoft Office or another Microsoft app	xlb
com.microsoft.excel.xld	Microsoft Office or another Microsoft app	xld
com.microsoft.excel.xll	Microsoft Office or another Microsoft app	xll
com.microsoft.excel.xlm	Microsoft Office or another Microsoft app	xlm
com.seriflabs.affinity	Affinity apps	fh10|fh11
com.c-command.mbox	EagleFiler or SpamSieve	mbox
com.microsoft.powerpoint.ppam	Microsoft Office or another Microsoft app	ppam
com.microsoft.office.openxml.theme	Microsoft Office or another Microsoft app	thmx
com.microsoft.excel.openxml.addin	Microsoft Office or another Microsoft app	xlam
com.seriflabs.affinitypublisher.document	Affinity apps	afpub
org.chromium.extension	Google Chrome or another Chromium browser	crx
com.microsoft.excel.space-separated-values-text	Microsoft Office or another Microsoft app	prn
com.microsoft.outlook.template	Microsoft Office or another Microsoft app	emltpl
com.seriflabs.xmp	Affinity apps	xmp
com.evernote.enex	Evernote	enex
org.opml.opml		opml
public.zip-archive.first-part	The Unarchiver, KaitoFinder, Keka	z01
com.arobas-music.guitarpro.document	Guitar Pro	gp
cx.c3.pp-archive	The Unarchiver	pp
com.fluxmarkdown.livemd	FluxMarkdown	livemd
com.fluxmarkdown.mdown	FluxMarkdown	mdown
com.fluxmarkdown.mdwn	FluxMarkdown	mdwn
com.fluxmarkdown.mdx	FluxMarkdown	mdx
com.fluxmarkdown.mkd	FluxMarkdown	mkd
com.fluxmarkdown.mkdn	FluxMarkdown	mkdn
com.fluxmarkdown.mkdown	FluxMarkdown	mkdown
com.fluxmarkdown.mmd	FluxMarkdown	mmd
public.markdown	an imported declaration of an Office app and of Markdown previewers	md|mdown|markdown|mdwn|mdml|multimarkdown|mkd|mmd|ft
net.ia.markdown	iA Writer	
io.typora.markdown	Typora	
com.unknown.md	MacDown and other Markdown apps	
public.lz4-archive	Keka	
public.lz4-tar-archive	Keka	
public.xz-archive	Keka	
public.tar-xz-archive	Keka	
public.lzma-archive	Keka	
public.lzip-archive	Keka	
public.lzip-tar-archive	Keka	
public.lrzip-archive	Keka	
public.lzop-archive	Keka	
public.pax-archive	Keka	
com.winzip.zipx-archive	Keka	zipx
org.tukaani.lzma-archive	The Unarchiver	lzma
public.archive.lha	Simple Comic	lha|lzh
org.rust-lang.rust-script		rs
org.rust-lang.rust		
org.golang.go-script		go
org.kotlinlang.source		kt|kts
org.lua.lua-source		
com.microsoft.c-sharp	Microsoft developer tools	cs
dev.dart.dart-script		
org.python.restructuredtext		
org.tug.tex	a TeX editor	
org.jsonlines.jsonl		
org.json.jsonc		
org.nodejs.cjs		
com.hyperobjc.sqliteflow.db	SQLiteFlow	sqlite|sqlite3|db|db3
com.google.webp		webp
org.typescriptlang.typescript		ts
public.typescript	Syntax Highlight	ts|tsx|mts|cts
public.tsx	Syntax Highlight	tsx
com.barebones.bbedit.toml-source	BBEdit	toml
com.barebones.bbedit.go-source	BBEdit	go
com.barebones.bbedit.rust-source	BBEdit	rs
com.barebones.bbedit.lua-source	BBEdit	lua
com.barebones.bbedit.sql-source	BBEdit	sql|mysql|pgsql|pls|tql
com.barebones.bbedit.scss-source	BBEdit	scss
com.barebones.bbedit.erb-source	BBEdit	erb|rhtml
com.barebones.bbedit.r-source	BBEdit	r
com.barebones.bbedit.tcl-source	BBEdit	tcl
com.barebones.bbedit.tex-source	BBEdit	tex|latex
com.barebones.bbedit.typescript-source	BBEdit	ts
com.barebones.bbedit.verilog-hdl-source	BBEdit	v|vl
com.barebones.bbedit.vhdl-source	BBEdit	vhd|vhdl
com.barebones.bbedit.asp-source	BBEdit	asp|aspx
com.barebones.bbedit.jsp-source	BBEdit	jsp
com.barebones.bbedit.actionscript-source	BBEdit	as
com.barebones.bbedit.arduino-source	BBEdit	ino
com.barebones.bbedit.vbscript-source	BBEdit	vbs
com.barebones.bbedit.textile-source	BBEdit	textile
com.barebones.bbedit.ini-configuration	BBEdit	ini|cfg
com.barebones.bbedit.cgi-script	BBEdit	cgi|fcgi
public.rust-source	SubEthaEdit	rs
public.lua-source	SubEthaEdit	lua
public.lua-script	SubEthaEdit	lua
public.elixir-source	SubEthaEdit	ex|exs
public.erlang-source	SubEthaEdit	erl
com.quicklookers.nim-source	QuickLookers (left-over registration)	nim
com.sequel-ace.sequel-ace.sql	Sequel Ace	sql
org.fsharp.f-sharp	Microsoft developer tools	fs
com.gopro.gpr	Pixelmator Pro or another photo app	gpr
"""#
