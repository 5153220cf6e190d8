// Made by scripts/generate. Change what it is made from, not this file.

/// The rules' documentation comments, by the rule's number.
package enum RuleTexts {
  package static let all: [StaticString] = [
    #"""
    A type declaration without `UTTypeConformsTo`.

    The type is in neither hierarchy: pickers that filter by `public.data` or `public.item` never
    enable its files, and nothing that handles a supertype handles them. Types without a file name
    extension that no document type claims, such as pasteboard types, only get a note.
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
  ]
}
