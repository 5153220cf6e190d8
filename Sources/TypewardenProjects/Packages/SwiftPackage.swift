internal import TypewardenSourceText

/// A Swift package as far as the text of its manifest tells: it is searched, not run.
struct SwiftPackage {
  /// The folder of `Package.swift`.
  let folder: String
  private let manifest: [UInt8]

  /// A package whose manifest cannot be read has an empty one, and there is an error more.
  init(folder: String, _ errors: inout [FileError]) {
    self.folder = folder
    do throws(FileError) {
      manifest = try FileBytes.readFound(path: FilePath.joined(folder, "Package.swift"))
    } catch {
      manifest = []
      errors.append(error)
    }
  }

  /// The folder's name.
  var name: String {
    folder == "."
      ? FilePath.name(of: FileSystem.workingDirectory ?? ".") : FilePath.name(of: folder)
  }

  /// Whether the manifest names a product.
  func names(_ product: String) -> Bool { ByteSearch.contains("\"\(product)\"", in: manifest) }

  /// The folders behind `path:` in the manifest, those of other packages among them.
  var paths: [String] {
    var found: [String] = []
    let word = Array("path:".utf8)
    var index = 0
    while index + word.count < manifest.count {
      defer { index += 1 }
      guard manifest[index] == word[0], manifest[index...].starts(with: word) else { continue }
      let rest = manifest[(index + word.count)...].drop { $0 <= 0x20 }
      guard rest.first == UInt8(ascii: "\"") else { continue }
      let text = rest.dropFirst().prefix { $0 != UInt8(ascii: "\"") && $0 != 0x0A }
      found.append(FilePath.joined(folder, String(decoding: text, as: UTF8.self)))
    }
    return found
  }
}

/// The Swift packages of a run.
struct SwiftPackages {
  private(set) var packages: [SwiftPackage] = []
  /// The manifests that could not be read.
  private(set) var errors: [FileError] = []

  init(_ folders: [String]) {
    for folder in folders { packages.append(SwiftPackage(folder: folder, &errors)) }
  }

  /// Some packages with those that they depend on by path.
  func withDependencies(_ start: Set<Int>) -> [SwiftPackage] {
    var open = Array(start)
    var seen = start
    while let index = open.popLast() {
      let paths = Set(packages[index].paths)
      for other in packages.indices
      where paths.contains(packages[other].folder) && seen.insert(other).inserted {
        open.append(other)
      }
    }
    return seen.sorted().map { packages[$0] }
  }
}
