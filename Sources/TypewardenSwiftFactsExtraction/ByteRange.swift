internal import TypewardenSourceText

/// Our range of bytes, under a name that the parser's own does not hide.
typealias ByteRange = SourceRange
