// swift-format-ignore-file
// Made by scripts/generate. Change what it is made from, not this file.

/// The rules' documentation comments, by the rule's number.
package enum RuleTexts {
  package static let all: [StaticString] = [
    #"""
    Declared types that conform to each other in a circle.

    Registration drops one of the edges, nobody says which, so questions for conformance get
    surprising answers; programs that walk the supertypes may never end.
    """#,
    #"""
    One type in both lists of a product: exported and imported.

    Exporting says that the type is the product's own, importing that it is somebody else's. The
    system keeps one of the two declarations and complains at each registration. The imported copy
    is reported when the identifier is the product's own or nothing tells whose it is, else the
    exported one. An app and its extensions are one product.
    """#,
    #"""
    A type identifier with characters that identifiers do not have, or with an empty label.

    ASCII letters, digits, hyphens and periods are allowed, and no two periods may stand together. A
    declaration with another character is dropped without a word, and apps that take its type for
    granted have crashed. Characters outside of ASCII, which an older definition allowed, only get a
    note.
    """#,
    #"""
    A type declaration without `UTTypeConformsTo`.

    The type is in neither hierarchy: pickers that filter by `public.data` or `public.item` never
    enable its files, and nothing that handles a supertype handles them. Types without a file name
    extension that no document type claims, such as pasteboard types, only get a note.
    """#,
    #"""
    A document type without `LSHandlerRank`.

    The App Store mails ITMS-90788, which asks for a rank in the named entry; the delivery itself
    succeeds. Without a rank the system assumes `Default`, which has made apps the ones that open all
    films or all archives. Entries for files beside a document and those of plug-ins need none.
    """#,
    #"""
    A type of files that conforms neither to `public.data` nor to `com.apple.package`.

    Such files are greyed out in the document picker and browser of iOS, which can bind a document
    only to a type that is data or a package. `public.content` alone says what a file is for, not
    what it is. `public.directory`, `public.volume` and `public.symlink` count too; `public.item`
    does not.
    """#,
    #"""
    A type declaration without `UTTypeIdentifier`.

    The identifier is the one key that a declaration cannot do without: the whole declaration is
    dropped, and everything that relies on it meets an unknown type. Nothing reports that.
    """#,
    #"""
    A file type code that is not four characters long.

    Such codes come from the classic Mac OS: four bytes in its Roman character set, spaces included. A
    value of another length is no code, so that the tag never matches anything. New types need none.
    """#,
    #"""
    The same key twice in one dictionary.

    Only one of the two survives, without a word: readers differ in which, and most keep the later one.
    It is what a merge leaves behind: two blocks of exported types or document types, of which half is
    gone at run time.
    """#,
    #"""
    A file that is not a property list, or a value in it that no reader can take.

    Where reading has to stop, nothing in the file is registered and Xcode's build stops as well. What
    a reader could step over is reported at the place concerned: a key without a value, a bad date, data
    that is not Base64. The line of a syntax error is often far from its cause, so the finding also names
    the line on which the element around it was opened.
    """#,
    #"""
    A key that means something elsewhere, but nothing where it stands.

    It is ignored without a word. A packaging tool wrote the list of extensions at the root for years, and
    the Finder never offered its apps; the key for opening in place only counts at the root, not inside of
    a document type.
    """#,
    #"""
    A property list whose root is not a dictionary.

    `plutil -lint` has no objection to such a file, and the bundle loads with an empty information
    dictionary: no types, no documents, no icon, and no message that says why.
    """#,
    #"""
    One string where the system only takes an array of strings.

    The value is passed over: an app whose `LSItemContentTypes` is a string never appears under
    Open With. Where one string is as good as an array, as in `UTTypeConformsTo`, this rule is silent.
    """#,
    #"""
    A key that is not known where it stands, most often a misspelt one.

    A misspelt key is passed over without a word; `LSItemContentType` and `UTTypeConformTo` are the ones
    that people write. Inside of a type declaration, a document type, a service or extension attributes
    a key that resembles no known one gets a note; at the root, which may hold anybody's keys, only what
    resembles a key about types or documents is reported.
    """#,
    #"""
    White space around a value that is compared letter by letter, or a line break inside of it.

    The string no longer equals the identifier, extension, role, rank or class name that it means, and
    nothing says so. It mostly comes from tools that lay out XML, or from text copied off a web page with
    a no-break space at its end.
    """#,
    #"""
    A known key whose value is of another kind than the key's definition says.

    App Store Connect refuses document types that are no array of dictionaries and extension attributes
    of another kind; AppKit logs at every start that a value has to be a string; everything else passes
    the value over. The integers 0 and 1 may stand for a Boolean, and a placeholder of the build settings
    may stand for anything that is no container.
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
    A document type that names a type which nobody declares.

    Files of such a type have a dynamic type instead: open panels show them grey, Open With leaves the
    app out, and AppKit logs that the type is not declared anywhere. `LSItemContentTypes` and
    `NSExportableTypes` are looked at. A type of Apple's domains, or of a vendor whose types Apple
    declares, may be one that this tool does not know yet: `public.` and such vendors' names only get
    a warning, `com.apple.` names a note. Plug-ins for Quick Look and Spotlight have rules of their own.
    """#,
    #"""
    A supertype that nobody declares.

    The edge leads nowhere: nothing above the supertype counts for the type. Names invented in
    Apple's own domains are the usual form. An error when the name is a misspelt one or the type has
    no other supertype; a note for names in `com.apple.`, of which only a part is known.
    """#,
  ]
}
