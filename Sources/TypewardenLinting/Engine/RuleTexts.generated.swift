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
    A document type without `LSHandlerRank`.

    The App Store mails ITMS-90788, which asks for a rank in the named entry; the delivery itself
    succeeds. Without a rank the system assumes `Default`, which has made apps the ones that open all
    films or all archives. Entries for files beside a document and those of plug-ins need none.
    """#,
    #"""
    A document type that names a type which nobody declares.

    Files of such a type have a dynamic type instead: open panels show them grey, Open With leaves the
    app out, and AppKit logs that the type is not declared anywhere. `LSItemContentTypes` and
    `NSExportableTypes` are looked at. A type of Apple's domains, or of a vendor whose types Apple
    declares, may be one that this tool does not know yet: `public.` and such vendors' names only get
    a warning, `com.apple.` names a note. Plug-ins for Quick Look and Spotlight have rules of their own.
    """#,
  ]
}
