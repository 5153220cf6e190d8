#if !canImport(Darwin)
  extension FileWrapper {
    /// Puts a wrapper into the folder, and returns the name it has there: its preferred name, or one
    /// made of it when that is taken.
    ///
    /// Apple's counterpart is `FileWrapper.addFileWrapper(_:)`.
    ///
    /// - Precondition: It is a folder.
    @discardableResult
    public func addFileWrapper(_ child: FileWrapper) -> String {
      let name = freeName(for: child.preferredFilename ?? child.filename ?? "Untitled")
      update { $0[name] = child }
      if child.preferredFilename == nil { child.preferredFilename = name }
      return name
    }

    /// Puts a new file into the folder, and returns the name it has there.
    ///
    /// Apple's counterpart is `FileWrapper.addRegularFile(withContents:preferredFilename:)`.
    ///
    /// - Precondition: It is a folder.
    @discardableResult
    public func addRegularFile(withContents data: Data, preferredFilename fileName: String)
      -> String
    {
      let child = FileWrapper(regularFileWithContents: data)
      child.preferredFilename = fileName
      return addFileWrapper(child)
    }

    /// Takes a wrapper out of the folder. One that is not in it is no error.
    ///
    /// Complexity: O(1) for a wrapper under its preferred name, else O(children).
    ///
    /// Apple's counterpart is `FileWrapper.removeFileWrapper(_:)`.
    ///
    /// - Precondition: It is a folder.
    public func removeFileWrapper(_ child: FileWrapper) {
      guard let key = keyForChildFileWrapper(child) else { return }
      update { $0[key] = nil }
    }

    /// The name of a wrapper in the folder; nil when it is not in it.
    ///
    /// Apple's counterpart is `FileWrapper.keyForChildFileWrapper(_:)`.
    public func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
      guard case .directory(let children) = content else { return nil }
      if let name = child.preferredFilename, children[name] === child { return name }
      return children.first { $0.value === child }?.key
    }

    private func update(_ body: (inout [String: FileWrapper]) -> Void) {
      guard case .directory(var children) = content else {
        preconditionFailure("only a folder has something in it")
      }
      // Without a second reference, or each change would copy all children.
      content = .directory([:])
      body(&children)
      content = .directory(children)
    }

    private func freeName(for preferred: String) -> String {
      guard case .directory(let children) = content else { return preferred }
      // A name is one component of a path and nothing else.
      var name = String(preferred.map { $0 == "/" || $0 == "\0" ? ":" : $0 })
      if name.isEmpty || name == "." || name == ".." { name = "Untitled" }
      guard children[name] != nil else { return name }
      let dot = name.dropFirst().lastIndex(of: ".") ?? name.endIndex
      for number in 2... {
        let candidate = "\(name[..<dot]) \(number)\(name[dot...])"
        if children[candidate] == nil { return candidate }
      }
      return name
    }
  }

  extension FileWrapper {
    /// What is in the folders of a tree at one moment, to be put back when a save fails.
    struct Structure {
      private let folders: [(folder: FileWrapper, content: Content)]

      /// Complexity: O(wrappers); the children themselves are shared, not copied.
      init(of wrapper: FileWrapper) {
        var folders: [(folder: FileWrapper, content: Content)] = []
        var rest = [wrapper]
        while let next = rest.popLast() {
          guard case .directory(let children) = next.content else { continue }
          folders.append((next, next.content))
          rest.append(contentsOf: children.values.filter(\.isDirectory))
        }
        self.folders = folders
      }

      func restore() {
        for (folder, content) in folders { folder.content = content }
      }

      /// The wrappers that were in the tree.
      var wrappers: [FileWrapper] {
        folders.flatMap { _, content -> [FileWrapper] in
          guard case .directory(let children) = content else { return [] }
          return Array(children.values)
        }
      }
    }
  }
#endif
