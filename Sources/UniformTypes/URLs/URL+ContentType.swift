#if canImport(Darwin)
  private import Darwin
  public import UniformTypeIdentifiers
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif
#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
package import TypeDeclarations

extension URL {
  /// The type of the object that a file URL names, from what is there and then from its name.
  ///
  /// A symbolic link is `.symbolicLink` and is not followed, the root of the file system is
  /// `.volume`; a directory is of a package or directory type that has its extension, or else
  /// `.folder`; a file is of the data type that has its extension, or else a dynamic type; without an
  /// extension it is `.data`, or `.unixExecutable` when somebody may execute it. Devices, pipes and
  /// sockets are `.item`. Nothing is read from the file.
  ///
  /// ```swift
  /// let type = try URL(fileURLWithPath: "/etc/hosts").contentType()   // public.data
  /// ```
  ///
  /// Apple's counterpart is `URLResourceValues.contentType`, which this asks on Apple's systems.
  ///
  /// - Throws: ``FileStatusError`` when the URL is no file URL, or nothing can be found out.
  public func contentType() throws(FileStatusError) -> UTType {
    let kind = try objectKind()
    #if canImport(Darwin)
      if let type = (try? resourceValues(forKeys: [.contentTypeKey]))?.contentType { return type }
      let name = TypeRegistry.default.type(forName: lastPathComponent, kind: kind)
      return UTType(name.identifier.rawValue) ?? .item
    #else
      return UTType(named: lastPathComponent, kind: kind, in: .default)
    #endif
  }

  /// What is there under a file URL, without following a symbolic link.
  package func objectKind() throws(FileStatusError) -> ObjectKind {
    // The system's calls would read a path with NUL only up to there.
    guard isFileURL, !path.utf8.contains(0) else {
      throw FileStatusError(path: absoluteString, errorNumber: EINVAL)
    }
    var status = stat()
    // Without slashes at its end, since they would make the system follow a link.
    let result = withUnsafeFileSystemRepresentation { path in
      path.map { lstat($0, &status) == 0 ? 0 : errno } ?? EINVAL
    }
    guard result == 0 else { throw FileStatusError(path: path, errorNumber: result) }
    switch status.st_mode & S_IFMT {
    case S_IFLNK: return .symbolicLink
    case S_IFREG: return status.st_mode & 0o111 == 0 ? .file : .executableFile
    case S_IFDIR:
      var root = stat()
      let isRoot =
        lstat("/", &root) == 0 && root.st_ino == status.st_ino && root.st_dev == status.st_dev
      return isRoot ? .volume : .directory
    default: return .special
    }
  }
}

#if !canImport(Darwin)
  extension UTType {
    /// The type of a name and a kind of object, by the registry's one rule for both.
    package init(named name: String, kind: ObjectKind = .nameOnly, in registry: TypeRegistry) {
      self.init(registry.type(forName: name, kind: kind), in: registry)
    }
  }
#endif
