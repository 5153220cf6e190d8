#if !canImport(Darwin)
  #if canImport(FoundationEssentials)
    public import FoundationEssentials
  #else
    public import Foundation
  #endif
  import TypeDeclarations

  extension URL {
    /// The URL with a last component that suits a type: `puppy` for JPEG becomes `puppy.jpeg`.
    ///
    /// A name that ends in an extension of the type, or of a subtype, stays as it is: `puppy.jpg`
    /// suits `.image`. Otherwise the type's preferred extension is added to what is there, so that
    /// `puppy.jpg` for `.plainText` becomes `puppy.jpg.txt`; a type without one adds none. For a
    /// directory type the result is a directory URL. A name that is empty, `.` or `..` gives the
    /// receiver.
    ///
    /// Apple's counterpart is `URL.appendingPathComponent(_:conformingTo:)`.
    public func appendingPathComponent(
      _ partialName: String, conformingTo contentType: UTType
    ) -> URL {
      var partialName = partialName
      while partialName.utf8.last == UInt8(ascii: "/") { partialName.removeLast() }
      let last = partialName.utf8.split(separator: UInt8(ascii: "/")).last.map(Substring.init)
      guard let last, FileNameSyntax.isUsable(last) else { return self }
      let suffix = contentType.missingSuffix(of: String(last)) ?? ""
      return appendingPathComponent(
        partialName + suffix, isDirectory: contentType.isDirectoryType)
    }

    /// Appends a component that suits a type; see ``appendingPathComponent(_:conformingTo:)``.
    ///
    /// Apple's counterpart is `URL.appendPathComponent(_:conformingTo:)`.
    public mutating func appendPathComponent(
      _ partialName: String, conformingTo contentType: UTType
    ) {
      self = appendingPathComponent(partialName, conformingTo: contentType)
    }

    /// The URL with an extension that suits a type, unless its name already has one.
    ///
    /// The rules are those of ``appendingPathComponent(_:conformingTo:)``. When the type has no
    /// extension to add, the receiver is returned unchanged.
    ///
    /// Apple's counterpart is `URL.appendingPathExtension(for:)`.
    public func appendingPathExtension(for contentType: UTType) -> URL {
      let name = lastPathComponent
      guard FileNameSyntax.isUsable(name), name != "/",
        let suffix = contentType.missingSuffix(of: name)
      else { return self }
      let extended = suffix.isEmpty ? self : appendingPathExtension(String(suffix.dropFirst()))
      guard contentType.isDirectoryType, !extended.hasDirectoryPath else { return extended }
      return extended.appendingPathComponent("", isDirectory: true)
    }

    /// Appends an extension that suits a type; see ``appendingPathExtension(for:)``.
    ///
    /// Apple's counterpart is `URL.appendPathExtension(for:)`.
    public mutating func appendPathExtension(for contentType: UTType) {
      self = appendingPathExtension(for: contentType)
    }
  }

  extension UTType {
    /// Whether URLs of this type are directory URLs. An assumption says nothing about that.
    fileprivate var isDirectoryType: Bool {
      undeclared?.hasAssumedParents != true && conforms(to: .directory)
    }

    /// What has to follow a name so that it suits the type: nothing, or a dot and the preferred
    /// extension; nil when the name does not suit and there is no extension.
    fileprivate func missingSuffix(of name: String) -> String? {
      if isSuited(name) { return "" }
      guard let text = preferredFilenameExtension, FileNameSyntax.isUsable(text) else { return nil }
      return "." + text
    }

    /// Whether a name ends in one of the type's own extensions, or in one of which a declared type
    /// conforms to this one. A dynamic type would conform to anything asked for, so none counts.
    private func isSuited(_ name: String) -> Bool {
      let folded = TypeIdentifier(name).rawValue.utf8
      for text in tags[.filenameExtension] ?? [] where !text.isEmpty {
        let suffix = "." + TypeIdentifier(text).rawValue
        if folded.count > suffix.utf8.count, folded.reversed().starts(with: suffix.utf8.reversed())
        {
          return true
        }
      }
      guard let number, let text = FileNameSyntax.fileExtension(of: name) else { return false }
      return registry.firstType(tag: text, .filenameExtension, conformingTo: number) != nil
    }
  }

  /// What a text may be as part of a path.
  private enum FileNameSyntax {
    /// Whether text can be, or end, one component of a path. A dynamic identifier may encode any
    /// text as an extension, and must not lead out of a folder.
    static func isUsable(_ text: some StringProtocol) -> Bool {
      !text.isEmpty && text != "." && text != ".."
        && !text.utf8.contains { $0 == 0 || $0 == UInt8(ascii: "/") }
    }

    /// The extension of a name by the rule of the registry; nil when it has none.
    static func fileExtension(of name: String) -> String? {
      var name = name
      return name.withUTF8 { bytes in
        let (start, length) = TypeRegistry.extensionRange(of: bytes)
        if length == 0 { return nil }
        return String(decoding: bytes[start..<start + length], as: UTF8.self)
      }
    }
  }
#endif
