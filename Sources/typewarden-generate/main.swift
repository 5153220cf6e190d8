internal import Foundation

// Makes the checked-in generated files again, or with --check tells which of them are stale.
let arguments = CommandLine.arguments.dropFirst()
let isCheck = arguments.contains("--check")
let root = arguments.first { !$0.hasPrefix("-") } ?? "."

do {
  let files =
    try SystemTableFile.make(root: root) + KnowledgeTables.make(root: root)
    + RuleFiles.make(root: root)
  var stale: [String] = []
  for file in files
  where (try? String(contentsOfFile: "\(root)/\(file.path)", encoding: .utf8)) != file.text {
    stale.append(file.path)
    if !isCheck {
      try file.text.write(toFile: "\(root)/\(file.path)", atomically: true, encoding: .utf8)
    }
  }
  for path in stale { print(isCheck ? "stale: \(path)" : "wrote \(path)") }
  if stale.isEmpty { print("\(files.count) generated files are up to date") }
  exit(isCheck && !stale.isEmpty ? 1 : 0)
} catch {
  FileHandle.standardError.write(Data("typewarden-generate: \(error)\n".utf8))
  exit(2)
}
