import Foundation

/// Folders of empty files with names as they occur, to be scanned.
enum FileTree {
  /// Writes about `count` files, 40 in a folder.
  static func write(to folder: String, count: Int) throws {
    let names = FileNames(count: count).bytes.split(separator: 0x0A)
    for (number, name) in names.enumerated() {
      let inner = "\(folder)/\(number / 4000)/\(number / 40)"
      if number % 40 == 0 {
        try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
      }
      // Equal names in one folder would be one file.
      let path = "\(inner)/\(number % 40)-\(String(decoding: name, as: UTF8.self))"
      FileManager.default.createFile(atPath: path, contents: nil)
    }
  }
}
