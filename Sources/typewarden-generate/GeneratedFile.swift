/// A file that the generator makes: its path in the repository and its text.
struct GeneratedFile {
  var path: String
  var text: String
}

/// What keeps the generator from doing its work.
struct GeneratorError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}

let generatedHeader =
  "// swift-format-ignore-file\n"
  + "// Made by scripts/generate. Change what it is made from, not this file.\n"
