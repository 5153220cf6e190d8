// swift-format-ignore-file
// Made by scripts/generate. Change what it is made from, not this file.

/// The rules' documentation comments, by the rule's number.
package enum RuleTexts {
  package static let all: [StaticString] = [
    #"""
    An activation rule that takes one type only, or one kind only.

    `==` compares names: `public.url` does not match a file's URL, nor `public.image` a photo, which
    `UTI-CONFORMS-TO` would. A dictionary that counts a single kind matches only when nothing else is
    shared along with it: a page that comes with its title as text hides the extension. With
    `NSExtensionActivationDictionaryVersion` 2 any attachment that matches is enough.
    """#,
    #"""
    An extension that is offered for everything, by `TRUEPREDICATE`.

    Xcode's templates for share and action extensions write it as a stand-in. Xcode warns of it in
    every build, and the App Store refuses it as an invalid value.
    """#,
    #"""
    An activation rule that compares with a type which nobody declares.

    No file has that type, so the extension is not offered for the files that were meant. The types
    that the containing app declares count when its list is at hand; for an extension alone this is
    a note, since the app may declare what the rule names.
    """#,
    #"""
    A value of the wrong kind in an activation rule, or an obsolete key beside it.

    The App Store refuses both: `NSExtensionActivationSupportsText` is a yes or no and not a count as
    its neighbours are (ITMS-90361), and `NSExtensionPointName` with `NSExtensionPointVersion`, which
    early templates wrote beside the rule, are no valid keys there (ITMS-90363).
    """#,
    #"""
    A type that is a flat file and a directory at once.

    What is on disk can only be one of them, and which one wins differs: a picker may show a folder,
    a document class may be handed the wrong kind of file wrapper. When the flat side comes only with
    a functional supertype, such as `public.audiovisual-content`, it is a warning: Apple does that too.
    """#,
    #"""
    Declared types that conform to each other in a circle.

    Registration drops one of the edges, nobody says which, so questions for conformance get
    surprising answers; programs that walk the supertypes may never end.
    """#,
    #"""
    An app with a document browser and no document types.

    The browser then shows every file grey, and making a new document fails. Apps that share a folder
    with the Files app set the same flag beside `UIFileSharingEnabled`, and get a note.
    """#,
    #"""
    A document class that cannot be found by the name in the list.

    AppKit then says that no document could be created, since the type does not map to any class. A
    Swift class is found by its module and its name, `$(PRODUCT_MODULE_NAME).Document`, unless it has a
    name for Objective-C. Without the sources only what is certain is reported: a name that no class can
    have, and a class that is named both with its module and without.
    """#,
    #"""
    A document type whose name is an identifier or an extension.

    `CFBundleTypeName` is shown to people as the kind of their files. Older Cocoa code also uses it as
    a key, so that a new name may need a change in the sources.
    """#,
    #"""
    A document type that never opens anything, because an earlier one opens all of it.

    The first entry that matches by conformance wins, not the closest: when every type of an entry
    conforms to a type of an earlier entry with another `NSDocumentClass`, its own class is never used.
    """#,
    #"""
    Document types in the list of an App Clip.

    They have no effect there; Xcode's build says so and passes them over.
    """#,
    #"""
    A drop or an item provider's data that is asked for by a type which nobody declares.

    It never arrives. Pasteboard types of AppKit are left alone: they are compared as text and need no
    declaration.
    """#,
    #"""
    One type in two document types, or twice in one.

    Which name, role and rank its documents then have depends on the order. Entries for files beside a
    document and those of plug-ins do not count.
    """#,
    #"""
    The same tag twice in one declaration.

    The second does nothing. It is often what is left of an edit that was not finished: another tag
    was meant to stand there.
    """#,
    #"""
    The same type twice in one list.

    Only one of the declarations counts, and nobody says which; declarations are never merged.
    """#,
    #"""
    A `dyn.` identifier in a property list.

    A dynamic identifier is nobody's type: it only encodes tags. As soon as any app declares a type
    for the extension, files no longer have the dynamic one, so what relies on it breaks on other
    people's machines. Lists of Quick Look and Spotlight plug-ins, where it is a known stop-gap, only
    get a warning.
    """#,
    #"""
    The role `Editor` for a type that the app's sources can only read.

    Apple says to set `Viewer` for documents that are only read. With `Editor`, Save writes a format
    that the app merely imports, and data is lost. Reported only when every document class that reads
    the type is seen and none writes it.
    """#,
    #"""
    A document type with `LSItemContentTypes` that names nothing.

    The key's presence switches the older keys for extensions, MIME types and file types off, so that
    the document type matches no file at all; an app of NSDocument classes cannot even make a new one.
    """#,
    #"""
    One type in both lists of a product: exported and imported.

    Exporting says that the type is the product's own, importing that it is somebody else's. The
    system keeps one of the two declarations and complains at each registration. The imported copy
    is reported when the identifier is the product's own or nothing tells whose it is, else the
    exported one. An app and its extensions are one product.
    """#,
    #"""
    A declared type of files that no document type of the app names.

    Such files have no icon and no Open With, and Spotlight passes over files whose type neither the
    system nor an app claims. A type counts as claimed when a document type, or a Quick Look or
    Spotlight extension of the product, names it or one of its supertypes, or lists its extension. A
    type that is only imported may be there for panels and pasteboards, and gets a note.
    """#,
    #"""
    An extension that belongs to a type of the system which is neither above nor below the type.

    The system's type wins, so files never get the declared one: thumbnails, Open With and pickers
    pass it by. Types that the system only imports win over imported declarations alone.
    """#,
    #"""
    One extension of two declared types of which neither conforms to the other.

    Which of them a file gets depends on the order of installation. A format has one type: its owner
    exports it, everybody else imports that identifier. A flat and a packaged form of one document
    may share their extension, since what is on disk tells them apart, and so may the variants of a
    type that has the extension itself. Two imported types only get a
    note: apps import all names of a format that others are known to use.
    """#,
    #"""
    A file name extension with a character that no extension can have, or one that is too long.

    A slash separates folders, a colon is what the Finder makes of a slash, and what stands behind a
    space is not taken for an extension. File names have at most 255 bytes.
    """#,
    #"""
    A file name extension that begins with a dot.

    The dot separates the extension from the name and is part of neither. Such a tag never matches:
    the files get a dynamic type that nothing opens.
    """#,
    #"""
    A file name extension with a dot inside of it, such as `tar.gz`.

    Only what stands behind the last dot of a file name is compared, so the tag never matches, and
    open panels log that they cannot make a type of it.
    """#,
    #"""
    A file name extension with capital letters.

    Extensions are matched without regard to case, so a second spelling of the same extension does
    nothing. People add it in despair when their files stay grey, for which there is another reason.
    The first extension of a type is the one that new files get, capital letters included.
    """#,
    #"""
    A pattern where a file name extension belongs.

    Extensions are compared letter by letter, so a pattern never matches in a declaration. In a
    document type a lone `*` is an old way to claim every file, and `????` what old templates of
    Xcode wrote; both only get a note there.
    """#,
    #"""
    A panel or file importer for a type that nobody declares.

    Every file of that kind is grey. In `allowedFileTypes` there may be extensions too; those are no
    types.
    """#,
    #"""
    A document's type that is a plain directory instead of a package.

    Finder and Files open its documents as folders. Bundles, such as plug-ins and frameworks, are no
    documents and may be directories.
    """#,
    #"""
    An exported type whose domain is not the product's.

    Exporting says "this is my type": the description, icon and supertypes replace the real owner's.
    For somebody else's type the same declaration belongs into the imported ones, also when no other
    app is installed. `ownedPrefixes` of the configuration names further domains of the maker.
    """#,
    #"""
    An exported type with an extension that says nothing, such as `dat` or `bin`.

    It takes over the files of dozens of other apps, and look-ups by the extension find the wrong
    type. Some of these extensions get no thumbnails at all.
    """#,
    #"""
    A document type with an icon of its own that also asks the system to make one.

    `CFBundleTypeIconSystemGenerated` lets the system draw the icon from the app's; a file named in
    `CFBundleTypeIconFile`, or the icon named in `UTTypeIcons` of the type, says something else. One of
    them is ignored. The other keys of `UTTypeIcons` are parts of a drawn icon and go with the flag.
    """#,
    #"""
    An identifier in other capitals than its declaration has.

    The system compares identifiers without regard to case, so it mostly works. Code that compares
    strings, keys of dictionaries and other platforms' tools do not.
    """#,
    #"""
    A declared identifier with capital letters.

    The registry gives identifiers back in lower case, so code that compares `UTType.identifier` with
    this text by `==` never finds them equal. Do not rename a type that documents already have:
    compare types, not strings.
    """#,
    #"""
    A rank that is none of the four.

    `LSHandlerRank` is `Owner`, `Default`, `Alternate` or `None`, spelt exactly so. Anything else is
    treated as if the key were missing.
    """#,
    #"""
    A type identifier with characters that identifiers do not have, or with an empty label.

    ASCII letters, digits, hyphens and periods are allowed, and no two periods may stand together. A
    declaration with another character is dropped without a word, and apps that take its type for
    granted have crashed. Characters outside of ASCII, which an older definition allowed, only get a
    note.
    """#,
    #"""
    A role that does not exist.

    `CFBundleTypeRole` is `Editor`, `Viewer`, `Shell` or `None` for apps, `QLGenerator` and
    `MDImporter` for plug-ins, spelt exactly so. With anything else AppKit logs at every launch, and the
    app is not offered as an editor.
    """#,
    #"""
    Extensions, MIME types or file types beside `LSItemContentTypes`, which makes the system pass them
    over.

    Xcode and packagers write them all the same, so that it is only worth a note, as long as the types
    cover them. An extension that belongs to none of the types is lost: the app is never offered for
    such files, which is a warning.
    """#,
    #"""
    A document type that names extensions, MIME types or file types and no type.

    Files of such an extension have a dynamic type unless somebody else declares one: tools that set
    default apps fail with error -50, Quick Look and Spotlight see nothing, and file types such as
    `fold` stopped working in macOS 10.15. Entries for files beside a document have no other form;
    packagers write this one for their users, and Xcode in its template, which only gets a note.
    """#,
    #"""
    A MIME type that is not of the form `type/subtype`.

    Web views, Mail and everything else that has a MIME type in hand compare the whole tag, so that
    one with parameters, a wild card or another defect is never found; cloud drives that derive the
    type of a file from its MIME type then show the document grey. Capital letters do no harm and
    get a note, except in vendors' subtypes, some of which are registered with them.
    """#,
    #"""
    A type declaration without `UTTypeConformsTo`.

    The type is in neither hierarchy: pickers that filter by `public.data` or `public.item` never
    enable its files, and nothing that handles a supertype handles them. Types without a file name
    extension that no document type claims, such as pasteboard types, only get a note.
    """#,
    #"""
    A document type without `CFBundleTypeName`, or without anything.

    The App Store refuses such a list with ITMS-90243: each entry needs at least a name. Editors of
    property lists leave empty entries behind. Xcode's template for SwiftUI documents writes no name and
    relies on the description of the type; entries of that form, and lists for other ways than the
    store, get a note.
    """#,
    #"""
    A document's type that is nothing but `public.data`.

    Share sheets, Spotlight's kinds and Quick Look treat its files as opaque bytes, and tools that
    look for content do not find them. That may well be what is wanted: with `public.content` some
    pickers show less, so this is never more than a note.
    """#,
    #"""
    A document type without `LSHandlerRank`.

    The App Store mails ITMS-90788, which asks for a rank in the named entry; the delivery itself
    succeeds. Without a rank the system assumes `Default`, which has made apps the ones that open all
    films or all archives. Entries for files beside a document and those of plug-ins need none; those that
    still hold the placeholders of Xcode's templates get a note.
    """#,
    #"""
    An app for iOS that opens documents and does not say whether it opens them in place.

    Xcode warns at the build, and the App Store mails ITMS-90737: `UISupportsDocumentBrowser` for apps
    with a document browser, otherwise `LSSupportsOpeningDocumentsInPlace`, yes or no. Mac apps need
    neither key; lists of which the platform is not known get a note, as does a lone
    `UISupportsDocumentBrowser` that says no.
    """#,
    #"""
    A type of files that conforms neither to `public.data` nor to `com.apple.package`.

    Such files are greyed out in the document picker and browser of iOS, which can bind a document
    only to a type that is data or a package. `public.content` alone says what a file is for, not
    what it is. `public.directory`, `public.volume` and `public.symlink` count too; `public.item`
    does not.
    """#,
    #"""
    Somebody else's format without `UTTypeReferenceURL`.

    Nobody can find out what the type is, neither reviewers of an import nor those who meet it in a
    registry. Off by default.
    """#,
    #"""
    A type that a document type claims and that no file can have, for want of an extension.

    Save panels add no extension and log that the type has none they could use. Types that others
    with an extension conform to are fine: claiming them claims those. Imported types only get a note:
    where their owner is installed, its declaration gives them extensions.
    """#,
    #"""
    A type of files without `UTTypeDescription`.

    Finder's column of kinds and save panels then show what the supertypes are called, which for most
    is a word such as "data". Types that inherit a better word only get a note, and so do imported
    ones: their owner's description counts where the owner is installed.
    """#,
    #"""
    An exported document's type without any icon: neither its own nor that of its document type.

    Its files get the icon of a blank page. `CFBundleTypeIconSystemGenerated` in the document type is
    the shortest remedy. In a built bundle the icon files that types and document types name are
    looked for as well: one that is not there is a warning.
    """#,
    #"""
    A type declaration without `UTTypeIdentifier`.

    The identifier is the one key that a declaration cannot do without: the whole declaration is
    dropped, and everything that relies on it meets an unknown type. Nothing reports that.
    """#,
    #"""
    A document type of a Mac app without `CFBundleTypeRole`.

    AppKit then writes to the console at every launch that the role must be Editor, Viewer, None or
    Shell. On iOS the key means little, so that lists for iOS are not looked at, and lists of which the
    platform is not known get a note.
    """#,
    #"""
    A file type code that is not four characters long.

    Such codes come from the classic Mac OS: four bytes in its Roman character set, spaces included.
    A value of another length is no code, so that the tag never matches anything. New types need
    none.
    """#,
    #"""
    A Mac app that says it does not open documents in place.

    Xcode's build stops: that mode does not exist on the Mac. Lists that serve several platforms run
    into it after the App Store's mail about the missing key was answered with no. For Mac Catalyst, and
    where the platform is not known, it is only a note.
    """#,
    #"""
    A document type that asks to be a usual app for everything.

    With `public.item`, `public.data`, `public.content`, `public.directory` or `public.folder` and the
    rank `Owner` or `Default`, which is also assumed when there is none, the app becomes a candidate,
    sometimes the default one, for all files. Editors of raw bytes, archivers and uploaders do open
    everything; with the rank `Alternate` or `None` they get a note.
    """#,
    #"""
    A self-made identifier for files that are known under another one.

    With several names for one format a file gets one of them, and apps that list only the others
    see it grey. When the format is the same, import the established identifier.
    """#,
    #"""
    An imported type that is the product's own, as its identifier says.

    An imported declaration yields to any exported one, so a type of one's own should be exported.
    Silent when a list that is checked in the same run exports it.
    """#,
    #"""
    The rank `Owner` for types that the app does not export.

    `Owner` says that the app is the one that makes such documents. Two apps that both claim it for
    Markdown or ZIP archives take the files away from each other, and people report that as a bug.
    """#,
    #"""
    `LSTypeIsPackage`, which content types have replaced.

    Beside content types it is ignored. Without them every folder of the named extension is taken for
    a document: an editor once opened each folder whose name ended in `.txt`. A flag of no is not
    worth a word.
    """#,
    #"""
    `LSTypeIsPackage` that says something else than the content types.

    Beside `LSItemContentTypes` the flag is ignored: documents are shown as packages only when their
    type conforms to `com.apple.package`. A flag of no beside a package type does no harm, as Xcode
    writes it unasked, and gets a note. When a type, or a supertype of it, is not known, nothing is said;
    where the supertypes of a standard type are only inferred, it is a warning.
    """#,
    #"""
    A package type with a MIME type or an OSType.

    Directories have neither: nothing ever looks a package up by them.
    """#,
    #"""
    The same key twice in one dictionary.

    Only one of the two survives, without a word: readers differ in which, and most keep the later
    one. It is what a merge leaves behind: two blocks of exported types or document types, of which
    half is gone at run time.
    """#,
    #"""
    An empty value for a key that needs one, or an empty string among identifiers or extensions.

    It reads as if the key were absent; an empty identifier or extension can make the system drop
    the whole entry. The empty icons, MIME types and lists of types that Xcode's editor writes are
    fine.
    """#,
    #"""
    Types or document types in a property list that XcodeGen writes, and not in its `project.yml`.

    The next run of the generator writes the list anew without them: the declarations are gone, and
    documents stop opening on the machine of whoever ran it last. Only `info: properties:` blocks are
    looked at; with a list that is only named in the build settings, XcodeGen leaves it alone.
    """#,
    #"""
    A property list in a source tree that is not written in XML.

    The system reads the binary and the old OpenStep form as well. But a binary list has no lines,
    so that findings can only name key paths, and neither form shows in a review what has changed.
    In a built product the binary form is usual and right.
    """#,
    #"""
    A file that is not a property list, or a value in it that no reader can take.

    Where reading has to stop, nothing in the file is registered and Xcode's build stops as well.
    What a reader could step over is reported at the place concerned: a key without a value, a bad
    date, data that is not Base64. The line of a syntax error is often far from its cause, so the
    finding also names the line on which the element around it was opened.
    """#,
    #"""
    A key that means something elsewhere, but nothing where it stands.

    It is ignored without a word. A packaging tool wrote the list of extensions at the root for
    years, and the Finder never offered its apps; the key for opening in place only counts at the
    root, not inside of a document type.
    """#,
    #"""
    A property list whose root is not a dictionary.

    `plutil -lint` has no objection to such a file, and the bundle loads with an empty information
    dictionary: no types, no documents, no icon, and no message that says why.
    """#,
    #"""
    Supertypes or tags as one string, where most people write an array.

    The system takes both forms, so this is a matter of style; but some other readers of property
    lists only look for arrays.
    """#,
    #"""
    One string where the system only takes an array of strings.

    The value is passed over: an app whose `LSItemContentTypes` is a string never appears under Open
    With. Where one string is as good as an array, as in `UTTypeConformsTo`, this rule is silent.
    """#,
    #"""
    A key that is not known where it stands, most often a misspelt one.

    A misspelt key is passed over without a word; `LSItemContentType` and `UTTypeConformTo` are the
    ones that people write. Inside of a type declaration, a document type, a service or extension
    attributes a key that resembles no known one gets a note; at the root, which may hold anybody's
    keys, only what resembles a key about types or documents is reported.
    """#,
    #"""
    A placeholder that nobody replaced, or that nobody will.

    In a built product nothing replaces `$(NAME)` any more. In a source tree Xcode only replaces
    names in brackets, so that `$documentTypeName` stays as it is: the store has sent mails about a
    document type of that name. Which bracketed names have a value is known to the project alone, so
    these are left alone in source trees.
    """#,
    #"""
    A type in one of several property lists with which the same app is built, and not in the others.

    A build for the store, for another platform or for debugging then knows less than the one that
    was tried: its documents are grey, or open in another app. One type that is on one platform only
    on purpose is silenced where it is declared.
    """#,
    #"""
    White space around a value that is compared letter by letter, or a line break inside of it.

    The string no longer equals the identifier, extension, role, rank or class name that it means,
    and nothing says so. It mostly comes from tools that lay out XML, or from text copied off a web
    page with a no-break space at its end.
    """#,
    #"""
    A known key whose value is of another kind than the key's definition says.

    App Store Connect refuses document types that are no array of dictionaries and extension
    attributes of another kind; AppKit logs at every start that a value has to be a string;
    everything else passes the value over. Keys that have nothing to do with types only get a
    warning. The integers 0 and 1 may stand for a Boolean, and a placeholder of the build settings
    may stand for anything that is no container.
    """#,
    #"""
    A Quick Look extension for a type that it is never asked about.

    `QLSupportedContentTypes` needs concrete types: the roots `public.data`, `public.content` and
    `public.item` match nothing. Plain text, XML, JSON and property lists the system previews itself,
    so that a preview extension for them is not called; thumbnails are another matter. Generators,
    the older form, may name the roots.
    """#,
    #"""
    A Quick Look extension or generator that names a type which nobody declares.

    Previews and thumbnails then appear only where some other app declares the type: those who make
    the extension see them, those who install it do not. The types that the containing app declares
    count when its list is at hand; for an extension alone there is one note, since the app may
    declare what its list names. Other apps' names for a format that the list names by a declared
    type get a note too.
    """#,
    #"""
    A listed supertype that another listed one implies.

    Only noise: the nearest supertypes are enough. Many list the others on purpose, so the rule is
    off by default.
    """#,
    #"""
    An exported type in a domain that belongs to Apple: `public.`, `com.apple.` or `dyn.`.

    Two apps that invent the same `public.` name fight over the files, and a name that Apple adds
    later wins without a word. Once documents are out, renaming the type costs them their app. Types
    that the system already exports have their own rules.
    """#,
    #"""
    A type that lists itself as a supertype.

    Every type conforms to itself anyway. The entry is the shortest circle there is: registration
    drops it, and programs that walk the supertypes may never end.
    """#,
    #"""
    A service that takes `NSStringPboardType`, `NSFilenamesPboardType` or `NSURLPboardType`.

    These names of pasteboards are older than uniform types. For files they say nothing of the type,
    so that the menu item shows for every file and fails on most. Where the present name stands beside an
    older one, the older one is there for older systems.
    """#,
    #"""
    An entry of `NSServices` without `NSRequiredContext`.

    macOS reads such an entry and shows it in no menu until people switch it on in the settings of the
    keyboard. An empty dictionary is enough: then the types decide. Entries without a menu item, such as
    filters and spelling checkers, need none, nor do the workflows of Automator.
    """#,
    #"""
    A service for a type that nobody declares.

    Its menu item is never enabled for the files that were meant. `NSSendTypes` and `NSReturnTypes`
    may also hold names of pasteboards: text without a dot is passed over there, and an undeclared
    identifier gets a note, since apps may put private types on a pasteboard. The names of Apple's
    constants, such as `NSPasteboardTypeString`, are the names of no types at all.
    """#,
    #"""
    A supertype in code that the declaration of the type does not have.

    `conformingTo:` is only a hint for types that nobody declares. Where there is a declaration it
    counts, and what the code takes for granted is not so. Supertypes of the declared ones are fine.
    """#,
    #"""
    A document class that reads other people's formats and does not say which types it writes.

    By default all readable types are writable: saving replaces a file in a foreign format by what the
    app writes. Said once for a class, at the first such type.
    """#,
    #"""
    A document of `FileDocument` or `ReferenceFileDocument` in an app for the 27 systems and later.

    `Document`, `ReadableDocument` and `WritableDocument` replace them there, and the compiler does not
    say so. An app that still runs on older systems, or of which that is not known, has no choice.
    """#,
    #"""
    A constant or function of the type API before `UTType`.

    Deprecated since macOS 12 and iOS 15. To replace them is not always mechanical: one app's paste
    broke because a `UTType` went where text was expected. Apps that run on systems without `UTType`,
    or of which the oldest system is not known, are left alone. Each name is reported once for a file.
    """#,
    #"""
    A document type whose class of this app's module no source defines.

    AppKit cannot create a document then. Only names with the module before them are looked at,
    `$(PRODUCT_MODULE_NAME).Note`: a bare name may be that of a class in Objective-C.
    """#,
    #"""
    A `DocumentGroup` behind one whose documents are of the same types or of supertypes.

    The first group that can read a file opens it, not the one that fits best. The later one never
    opens anything.
    """#,
    #"""
    A type that a document class reads and no document type of the app names.

    The code can open such files, but the Finder, Files and the share sheet never offer the app for
    them. A document type for a supertype is enough. Types that are only written need none: they are
    formats for export. A `FileDocument` that no `DocumentGroup` opens only serves a file exporter.
    """#,
    #"""
    A document class that reads or writes a type which nobody declares.

    Its documents are grey in browsers and panels, and none can be created. Lists are followed through
    constants, across files. What `UTType(exportedAs:)`, `UTType(importedAs:)` or `UTType(…)!` makes is
    reported where it is made. A name for which neither the sources nor the system have a constant gets
    a warning, if all sources are at hand and import only Apple's frameworks.
    """#,
    #"""
    A document that is a class in an app that never registers anything for undo.

    SwiftUI notices changes of a class only through the undo manager: without it nothing is marked as
    edited and nothing is ever saved. It is the usual fault after a move from `FileDocument`. Apps with
    modules of other people, which may register, are left alone.
    """#,
    #"""
    `UTType(exportedAs:)` for a type that the app imports.

    At run time the system logs that the type is not declared and exported, although the Info.plist
    "has" it: only the list of the declaration is another one. Whoever owns the type exports it.
    """#,
    #"""
    `UTType(exportedAs:)` for a type that the app does not declare.

    The system logs a fault at run time: the type "was expected to be declared and exported in the
    Info.plist" of the app. The value exists all the same, so that the failure shows later: files are
    grey, drops never arrive. Generators of projects that write the Info.plist anew are a common cause.
    Code of a package or framework without its app gets a note: the app must export the type.
    """#,
    #"""
    A type that is looked up by extension or MIME type and unwrapped by force.

    These initializers are documented to give a dynamic type for what the system does not know. Yet
    crashes with nil are reported, for common extensions too. A constant, or another type to fall back
    to, costs nothing.
    """#,
    #"""
    `UTType("…")!` for a type that is not sure to be there.

    The initializer gives nil for an identifier that the system does not know: a crash at first use,
    on users' machines only. A type that nobody declares is an error. One that the app imports, or
    that only some software of Apple's declares, gets a warning: it is not there before the app is
    registered. Types that every system has, or that the app exports, are fine.
    """#,
    #"""
    An identifier in code that is one or two letters away from a declared one, and itself declared by
    nobody.

    No tool says a word, and the type is another one. If the near one is declared by the app itself it
    is an error, if only by the system a warning.
    """#,
    #"""
    `UTType(importedAs:)` for a type that the app exports, or that the system has a constant for.

    The system expects the declaration among the imported ones and logs a fault. A type of the system
    with a constant of its own is worth a note: the constant cannot be misspelt.
    """#,
    #"""
    An imported type that is kept in a constant for good.

    What an imported type stands for may change while the app runs, when another app that declares it
    is installed or removed. Apple's documentation therefore shows a computed property for imported
    types and a constant for exported ones. Types of the system never change.
    """#,
    #"""
    `UTType(importedAs:)` for a type that neither the app nor the system declares.

    The system logs that the type "was expected to be declared and imported in the Info.plist" of the
    app. The type then only means something where the app that owns it happens to be installed. If
    documents of that type are opened or written it is an error. Programs that name other apps' types
    on purpose, such as clipboard managers, should silence the rule there.
    """#,
    #"""
    A `read` or `write` that does nothing with the progress that it is given.

    Long saves show no progress then. Apple's examples report after each chunk; to report once, behind
    a loop, is hardly more than nothing. A progress that is handed on is the other function's.
    """#,
    #"""
    A type whose identifier is made at run time, so that nobody can check it.

    Off unless it is asked for. It tells how much of the code the other rules cannot see.
    """#,
    #"""
    A document's file that is read or changed without coordination.

    SwiftUI coordinates what `read` and `write` do. All other access should go through the
    configuration's file coordinator: iCloud and other processes may change the file at any time. The
    rule looks at document classes of the 27 systems, and at a SwiftUI document's `fileURL` anywhere.
    """#,
    #"""
    A type that documents read and write and that the app only claims to view.

    The save panel offers a format that the property list says the app cannot edit. This rule is about
    types that are claimed by a supertype only; where a document type names the type itself, another
    rule reports its role, and where none does at all, another rule says so.
    """#,
    #"""
    A document class that writes a type which it cannot read.

    Formats for export are legal, and Apple's own example has one. But whoever saves in that format
    cannot open the document again. Classes without any list of readable types are left alone.
    """#,
    #"""
    A Spotlight importer or import extension for a type that nobody declares.

    Files are routed by their type, so that the importer sees none of those that were meant. An
    importer may declare types itself, and those of its app count when the app's list is at hand; for
    an importer alone there is one note.
    """#,
    #"""
    A suppression that silences nothing.

    What it silenced was mended, or its rule is misspelt. Left in place it would hide the next fault of
    the same kind. A suppression of a rule that does not run in this run is left alone.
    """#,
    #"""
    A declaration of a system type with another supertype than the system's.

    It would change what the type means for every app: an editor that said PostScript conforms to
    plain text made other apps show PostScript as text. An imported declaration, which yields to the
    system's own, only gets a warning.
    """#,
    #"""
    An exported declaration of a type that belongs to the system.

    Apple asks not to declare the types of its frameworks again, and sloppy copies break other apps.
    A copy that differs has its own rules. Types that the system only imports belong to their owners,
    who may export them.
    """#,
    #"""
    An imported declaration of a system type that every supported system has.

    It adds nothing and goes stale. Importing a type that is newer than the deployment target is
    right, so the rule is silent as long as the target is not known or not new enough.
    """#,
    #"""
    A declaration of a system type with an extension or MIME type that the system's does not have.

    Where the declaration counts, files of another format get the system's type and the app that
    opens it; where it does not, the tag is dead. A format of one's own needs a type of one's own.
    """#,
    #"""
    A tag class that is not known, most often a misspelt one.

    With `public.filename-extensions` the type has no extension at all, although the list looks
    right. Private tag classes are legal, and Apple has some; what resembles no known one only gets
    a note.
    """#,
    #"""
    An exported type with an icon that conforms to a type whose files show their content.

    iOS draws a preview of the text, picture or film where the icon would stand, and every app for
    the supertype offers to open the file.
    """#,
    #"""
    Data that is offered to other apps under a type that nobody declares.

    A drop on another window or app does nothing then, without a word. A type for data that is only
    moved needs no extension: an exported declaration that conforms to `public.data` is enough. Drags
    inside of one process can work without.
    """#,
    #"""
    Types or document types in the list of an app extension, a framework or a loadable bundle only.

    They are not registered from there, so that the type is known in no process. Spotlight importers
    and Automator actions may declare types, Quick Look generators name what they draw, and project
    extensions of Photos have document types of their own. When the list of the app is given as well
    and declares the same, nothing is said.
    """#,
    #"""
    A named type that only some of Apple's software declares and the product does not import.

    Document types, the lists of Quick Look and Spotlight extensions and code name such types. On a Mac
    without that software nobody declares the type, and the entry means nothing. An imported
    declaration makes it work everywhere. Types of Apple's that are not known to belong to one
    program get a note.
    """#,
    #"""
    An identifier without a domain, or an extension or MIME type in an identifier's place.

    Type identifiers are reverse-DNS names, so that no two makers use the same. A list that names an
    extension or a MIME type instead names a type that does not exist.
    """#,
    #"""
    A document type that names a type which nobody declares.

    Files of such a type have a dynamic type instead: open panels show them grey, Open With leaves the
    app out, and AppKit logs that the type is not declared anywhere. `LSItemContentTypes` and
    `NSExportableTypes` are looked at. A type of Apple's domains, or of a vendor whose types Apple
    declares, may be one that this tool does not know yet: `public.` and such vendors' names only get
    a warning, `com.apple.` names a note. So does, as a warning, another owner's name beside a declared
    one: apps list the names that others gave to the same format. Plug-ins for Quick Look and Spotlight
    have rules of their own.
    """#,
    #"""
    A `public.` or `com.apple.` type that is imported or named and that Apple is not known to have.

    Such names are usually invented. On a machine where some app exported one it even works, which
    hides the mistake from whoever made it. Many types in `com.apple.` were never published, so those
    only get a note.
    """#,
    #"""
    A supertype that nobody declares.

    The edge leads nowhere: nothing above the supertype counts for the type. Names invented in
    Apple's own domains are the usual form. An error when the name is a misspelt one, or when the type
    has no other supertype and the name is not Apple's; a note for names in `com.apple.`, of which
    only a part is known.
    """#,
    #"""
    The role `Viewer` or `None` for a type that the app's sources write.

    Saving is offered, but the app is no editor of the type: panels leave it out and files open
    read-only. What a class reads it also writes, unless it says otherwise. Another entry for the same
    type with the role `Editor` is enough, and entries for files beside a document are left alone.
    """#,
  ]
}
