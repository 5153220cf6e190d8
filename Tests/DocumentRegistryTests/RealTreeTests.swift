import DocumentRegistry
import Foundation
import Testing
import TypeDeclarations

@Suite("Real trees")
struct RealTreeTests {
  /// A folder that most machines have, with some thousand files.
  static let folder = ["/usr/include", "/usr/share/doc", "/usr/lib", "/bin"].first {
    (try? FileManager.default.contentsOfDirectory(atPath: $0).count) ?? 0 > 20
  }

  @Test(
    "the registry has what a walk of another kind finds, with the answers of the registry of types")
  func agreesWithWalk() throws {
    let folder = try #require(Self.folder)
    let tree = try SampleTree()
    _ = try tree.catalog.scan(tree.request(folder)) { _ in }
    var expected: [String: String] = [:]
    walk(URL(fileURLWithPath: folder).resolvingSymlinksInPath().path, into: &expected)
    var found: [String: String] = [:]
    let rows = try tree.catalog.documents()
    while let document = try rows.next() {
      found[FileName.shown(document.path)] =
        "\(document.type.identifier) \(document.size ?? -1)"
    }
    #expect(found.count == expected.count)
    #expect(found == expected)
    #expect(try tree.catalog.summary().reduce(0) { $0 + $1.documents } == expected.count)
  }

  private func walk(_ path: String, into found: inout [String: String]) {
    let registry = TypeRegistry.system
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
      let child = path + "/" + name
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: child) else {
        continue
      }
      switch attributes[.type] as? FileAttributeType {
      case .typeRegular?:
        let mode = (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
        let type = registry.type(
          forName: name, kind: mode & 0o111 != 0 ? .executableFile : .file)
        found[child] = "\(type.identifier) \((attributes[.size] as? NSNumber)?.intValue ?? 0)"
      case .typeDirectory?:
        let type = registry.type(forName: name, kind: .directory)
        let isPackage = registry.type("com.apple.package").map { type.conforms(to: $0) } ?? false
        if isPackage { found[child] = "\(type.identifier) -1" } else { walk(child, into: &found) }
      default: break
      }
    }
  }
}
