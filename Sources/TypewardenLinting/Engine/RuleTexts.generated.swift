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
