/// The facts of the files of one module, looked up across files.
///
/// Nothing is compiled: names are looked up as they are written, the enclosing types first. Give it
/// the files of the packages that a target uses too when their constants should be found.
package struct SwiftModuleFacts: Sendable {
  package let files: [SwiftFileFacts]

  /// Where constants of a name are, by name.
  let typeConstants: [String: [ConstantIndex]]
  let stringConstants: [String: [ConstantIndex]]
  private let fileOfPath: [String: Int]

  /// A constant's place in ``files``.
  struct ConstantIndex {
    var file: Int
    var index: Int
  }

  /// Complexity: O(n) in the number of constants.
  package init(files: [SwiftFileFacts]) {
    self.files = files
    var types: [String: [ConstantIndex]] = [:]
    var strings: [String: [ConstantIndex]] = [:]
    for (number, file) in files.enumerated() {
      for (index, constant) in file.typeConstants.enumerated() {
        types[constant.name, default: []].append(ConstantIndex(file: number, index: index))
      }
      for (index, constant) in file.stringConstants.enumerated() {
        strings[constant.name, default: []].append(ConstantIndex(file: number, index: index))
      }
    }
    typeConstants = types
    stringConstants = strings
    fileOfPath = Dictionary(
      files.enumerated().map { ($0.element.path, $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The facts of a file.
  package func file(at path: String) -> SwiftFileFacts? { fileOfPath[path].map { files[$0] } }

  /// The number of a file in ``files``.
  func fileNumber(at path: String) -> Int? { fileOfPath[path] }

  /// Whether any file registers an undo action.
  package var registersUndo: Bool { files.contains { !$0.undoRegistrations.isEmpty } }

  /// Whether a type of this name, or with this name for Objective-C, is declared. A module's name
  /// before it is ignored.
  package func declaresType(named name: String) -> Bool {
    let last = NameLookup.lastComponent(of: name)
    return files.contains { file in
      file.declarations.contains {
        $0.keyword != .extension
          && (NameLookup.lastComponent(of: $0.name) == last
            || $0.objectiveCName == name || $0.objectiveCName == last)
      }
    }
  }
}
