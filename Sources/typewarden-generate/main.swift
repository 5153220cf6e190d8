internal import Foundation

// Makes the checked-in generated files again, or with --check tells which of them are stale. With
// --api and a folder of symbol graphs it does so for the listings of public interfaces instead.
var arguments = Array(CommandLine.arguments.dropFirst())
let isCheck = arguments.contains("--check")
var graphs: String?
if let index = arguments.firstIndex(of: "--api"), index + 1 < arguments.count {
  graphs = arguments[index + 1]
  arguments.removeSubrange(index...index + 1)
}
let root = arguments.first { !$0.hasPrefix("-") } ?? "."

do {
  let files =
    if let graphs {
      try InterfaceListing.make(root: root, graphs: graphs)
    } else {
      try SystemTableFile.make(root: root) + KnowledgeTables.make(root: root)
        + RuleFiles.make(root: root)
    }
  var stale: [String] = []
  for file in files {
    let old = try? String(contentsOfFile: "\(root)/\(file.path)", encoding: .utf8)
    guard old != file.text else { continue }
    stale.append(file.path)
    print(isCheck ? "stale: \(file.path)" : "wrote \(file.path)")
    if graphs != nil {
      for line in InterfaceListing.differences(from: old ?? "", to: file.text) { print(line) }
    }
    if !isCheck {
      try file.text.write(toFile: "\(root)/\(file.path)", atomically: true, encoding: .utf8)
    }
  }
  if stale.isEmpty { print("\(files.count) generated files are up to date") }
  exit(isCheck && !stale.isEmpty ? 1 : 0)
} catch {
  FileHandle.standardError.write(Data("typewarden-generate: \(error)\n".utf8))
  exit(2)
}
