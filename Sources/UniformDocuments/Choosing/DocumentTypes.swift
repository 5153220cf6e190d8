#if !canImport(Darwin)
  public import TypeDeclarations

  /// The classes of a program's documents, in the order in which they are tried.
  ///
  /// ```swift
  /// var types = DocumentTypes(registry: .default)
  /// types.register(Notebook.self)
  /// types.register(Letter.self)
  /// types.documentType(for: url)      // Letter.Type, for a text file
  /// ```
  ///
  /// The first class with a readable type that the file conforms to is chosen, not the closest type:
  /// so do Apple's systems with the groups of an app.
  ///
  /// Apple's counterpart is the order of `DocumentGroup` scenes in an `App`.
  public struct DocumentTypes: Sendable {
    private let registry: TypeRegistry
    private var types: [any (ReadableDocument & SendableMetatype).Type] = []

    /// No classes yet; types are looked up in the registry.
    public init(registry: TypeRegistry) { self.registry = registry }

    /// Adds a class behind those that are there.
    public mutating func register<D: ReadableDocument & SendableMetatype>(_ type: D.Type) {
      types.append(type)
    }

    /// The first registered class that reads the type of a file; nil when none does.
    ///
    /// What is there decides first, then the name: a folder is looked at as a folder or a package, a
    /// file as data, and what does not exist is judged by its name alone. A symbolic link counts as
    /// what it leads to. Extensions ignore letter case.
    ///
    /// Complexity: O(readable types of all classes).
    public func documentType(for url: URL) -> (any ReadableDocument.Type)? {
      let kind = kind(of: url)
      let fileType = registry.type(forName: url.lastPathComponent, kind: kind)
      for type in types {
        let reads = type.readableContentTypes.contains { readable in
          readable.identifier == fileType.identifier.rawValue
            || registry.type(readable.identifier).map { fileType.conforms(to: $0) } ?? false
        }
        if reads { return type }
      }
      return nil
    }

    /// The types that registered classes read or write and that the registry does not declare.
    ///
    /// A session refuses them, and on Apple's systems nothing is opened or saved as one of them. The
    /// linter finds the same in property lists and Swift sources (`undeclared-content-type`,
    /// `source-document-type-undeclared`), by the same function of the registry.
    public func validate() -> [Problem] {
      types.flatMap { type -> [Problem] in
        let written = (type as? any WritableDocument.Type)?.writableContentTypes ?? []
        return problems(of: type, type.readableContentTypes, .readable)
          + problems(of: type, written, .writable)
      }
    }

    private func problems(
      of type: any ReadableDocument.Type, _ contentTypes: [UTType], _ role: Problem.Role
    ) -> [Problem] {
      var seen: Set<UTType> = []
      return contentTypes.filter { seen.insert($0).inserted && !registry.declares($0) }.map {
        Problem(documentType: String(describing: type), contentType: $0, role: role)
      }
    }

    private func kind(of url: URL) -> ObjectKind {
      guard let path = try? ItemPath(url).resolved(), let status = try? path.status() else {
        return .nameOnly
      }
      switch status.kind {
      case .file: return status.mode & 0o111 == 0 ? .file : .executableFile
      case .directory: return path.bytes.count == 1 ? .volume : .directory
      case .link, .other: return .special
      }
    }
  }

  extension DocumentTypes {
    /// A type that nobody declares, where a document reads or writes it.
    public struct Problem: Hashable, Sendable, CustomStringConvertible {
      /// What the document does with the type.
      public enum Role: Hashable, Sendable {
        /// It is one of `readableContentTypes`.
        case readable
        /// It is one of `writableContentTypes`.
        case writable
      }

      /// The class's name, without its module.
      public var documentType: String

      /// The type.
      public var contentType: UTType

      /// What the document does with it.
      public var role: Role

      /// One sentence that names both.
      public var description: String {
        let verb = role == .readable ? "reads" : "writes"
        return "`\(documentType)` \(verb) `\(contentType.identifier)`, which nobody declares"
      }
    }
  }
#endif
