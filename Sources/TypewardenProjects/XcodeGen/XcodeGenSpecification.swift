internal import TypewardenSourceText

/// The property lists that an XcodeGen specification (`project.yml`) writes.
///
/// XcodeGen replaces the list at a target's `info: path:` by the bundle's usual keys and those in
/// `properties:` (its ProjectSpec, "Plist"). Only that much of YAML is understood: block mappings with
/// plain or quoted keys. A block with an alias, a merge key or an include says more than can be seen
/// here, so it is passed over, and so is one without `properties:`.
public enum XcodeGenSpecification {
  /// The names under which XcodeGen looks for its specification.
  static let fileNames: Set<String> = ["project.yml", "project.yaml"]

  /// The lists that a specification writes, by their paths, which are relative to its folder.
  public static func lists(
    in text: String, of specification: String
  ) -> [String: Product.Part.GeneratedList] {
    let lines = YAMLLine.all(in: text)
    var lists: [String: Product.Part.GeneratedList] = [:]
    for (index, line) in lines.enumerated() where line.key == "info" && line.value.isEmpty {
      let children = children(of: index, in: lines)
      guard let path = children.first(where: { lines[$0].key == "path" }),
        let properties = children.first(where: { lines[$0].key == "properties" }),
        lines[properties].value.isEmpty, !lines[path].value.contains("$")
      else { continue }
      let entries = self.children(of: properties, in: lines)
      let keys = entries.compactMap { lines[$0].key }
      guard !entries.isEmpty, keys.count == entries.count, !keys.contains("<<") else { continue }
      lists[lines[path].value] = Product.Part.GeneratedList(
        specification: specification, line: lines[properties].number, keys: Set(keys))
    }
    return lists
  }

  /// The lines of the block below a line that stand directly in it.
  private static func children(of parent: Int, in lines: [YAMLLine]) -> [Int] {
    var children: [Int] = []
    var depth: Int?
    for index in (parent + 1)..<max(parent + 1, lines.count) {
      let line = lines[index]
      guard line.depth > lines[parent].depth else { break }
      // The elements of a list may stand as far left as its key; they are no keys of this block.
      if depth == nil { depth = line.depth }
      if line.depth == depth, !line.isElement { children.append(index) }
    }
    return children
  }
}
