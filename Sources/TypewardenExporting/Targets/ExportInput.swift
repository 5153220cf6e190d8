package import TypeDeclarations

/// What is exported: some types of a registry, and the documents that apps open.
package struct ExportInput: Sendable {
  /// The registry, which also knows the types around those that are exported.
  package var registry: TypeRegistry
  /// The types to export, in the order of their declarations.
  package var types: [RegisteredType]
  /// The apps, one for each property list with document types.
  package var apps: [ExportedApp]
  /// Where a record stands, as `PATH:LINE`.
  package var source: @Sendable (RegistryRecord) -> String
  /// What a type is called in other languages, by the name of the language as Apple writes it.
  package var localizedDescriptions: [TypeIdentifier: [String: String]] = [:]

  /// An input from its parts.
  package init(
    registry: TypeRegistry, types: [RegisteredType], apps: [ExportedApp] = [],
    source: @escaping @Sendable (RegistryRecord) -> String
  ) {
    self.registry = registry
    self.types = types
    self.apps = apps
    self.source = source
  }
}

/// An app as far as other systems need to know it.
package struct ExportedApp: Sendable {
  /// What it is called.
  package var name: String
  /// What it is called in other languages, by the name of the language as Apple writes it.
  package var localizedNames: [String: String] = [:]
  /// Its executable's name; nil when the property list does not say.
  package var executable: String?
  /// Its bundle identifier.
  package var bundleIdentifier: String?
  /// What it opens.
  package var documents: [Document]

  /// One kind of document that an app opens.
  package struct Document: Sendable {
    /// What the kind is called.
    package var name: String?
    /// `Editor`, `Viewer` and others.
    package var role: String?
    /// `Owner`, `Default`, `Alternate` or `None`.
    package var rank: String?
    /// The types.
    package var contentTypes: [String]
    /// Extensions of an entry from before there were types.
    package var extensions: [String]

    /// A kind of document from its parts.
    package init(
      name: String?, role: String?, rank: String?, contentTypes: [String], extensions: [String]
    ) {
      self.name = name
      self.role = role
      self.rank = rank
      self.contentTypes = contentTypes
      self.extensions = extensions
    }
  }

  /// An app from its parts.
  package init(
    name: String, executable: String?, bundleIdentifier: String?, documents: [Document]
  ) {
    self.name = name
    self.executable = executable
    self.bundleIdentifier = bundleIdentifier
    self.documents = documents
  }
}

/// What is written for another system, with what that system cannot be told.
package struct ExportOutput: Sendable {
  /// The file.
  package var text: String
  /// What is lost, in the order of the types.
  package var losses: [ExportLoss]

  /// An output from its parts.
  package init(text: String, losses: [ExportLoss]) {
    self.text = text
    self.losses = losses
  }
}

/// Something a declaration says that the other system has no word for.
package struct ExportLoss: Sendable, Hashable, CustomStringConvertible {
  /// The identifier or the app that it is about.
  package var about: String
  /// What is lost, or what was put in its place.
  package var message: String

  /// A loss from its parts.
  package init(about: String, message: String) {
    self.about = about
    self.message = message
  }

  /// The loss as one line.
  package var description: String { "\(about): \(message)" }
}
