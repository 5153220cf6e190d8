// Made by scripts/generate. Change what it is made from, not this file.

/// The rules' documentation comments, by the rule's number.
package enum RuleTexts {
  package static let all: [StaticString] = [
    #"""
    The same tag twice in one declaration.

    The second does nothing. It is often what is left of an edit that was not finished: another tag
    was meant to stand there.
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
    A file type code that is not four characters long.

    Such codes come from the classic Mac OS: four bytes in its Roman character set, spaces included.
    A value of another length is no code, so that the tag never matches anything. New types need
    none.
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
    A tag class that is not known, most often a misspelt one.

    With `public.filename-extensions` the type has no extension at all, although the list looks
    right. Private tag classes are legal, and Apple has some; what resembles no known one only gets
    a note.
    """#,
  ]
}
