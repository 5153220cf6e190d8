// Made by scripts/generate. Change what it is made from, not this file.

/// The rules' documentation comments, by the rule's number.
package enum RuleTexts {
  package static let all: [StaticString] = [
    #"""
    A type declaration without `UTTypeConformsTo`.

    The type is in neither hierarchy: pickers that filter by `public.data` or `public.item` never
    enable its files, and nothing that handles a supertype handles them. Types without a file name
    extension that no document type claims, such as pasteboard types, only get a note.
    """#
  ]
}
