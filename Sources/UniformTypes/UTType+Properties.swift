#if !canImport(Darwin)
  #if canImport(FoundationEssentials)
    public import FoundationEssentials
  #else
    public import Foundation
  #endif
  import TypeDeclarations

  extension UTType {
    /// The identifier, in lower case.
    ///
    /// Apple's counterpart is `UTType.identifier`; Apple's registry lower-cases identifiers too.
    public var identifier: String {
      if let undeclared { return undeclared.identifier.rawValue }
      return withIdentifier { String(decoding: $0, as: UTF8.self) }
    }

    /// The first file name extension of the declaration, without its dot.
    ///
    /// Extensions are not inherited. Apple's counterpart is `UTType.preferredFilenameExtension`.
    public var preferredFilenameExtension: String? { firstTag(.filenameExtension) }

    /// The first MIME type of the declaration.
    ///
    /// MIME types are not inherited. Apple's counterpart is `UTType.preferredMIMEType`.
    public var preferredMIMEType: String? { firstTag(.mimeType) }

    /// What the type is called, in the language of its declaration: its own description, else that
    /// of the first supertype, depth first, which has one. Nil for types that nobody declares.
    ///
    /// Apple's counterpart is `UTType.localizedDescription`, which is localised; here nothing is.
    public var localizedDescription: String? { registered?.localizedDescription }

    /// The version of the declaration; most have none.
    ///
    /// Apple's counterpart is `UTType.version`.
    public var version: Int? { registered?.declaration.version }

    /// Where the format is described, as declared; nil when that is no URL.
    ///
    /// Apple's counterpart is `UTType.referenceURL`.
    public var referenceURL: URL? {
      registered?.declaration.referenceURL.flatMap { URL(string: $0) }
    }

    /// Whether the identifier encodes tags instead of naming a declaration.
    ///
    /// Apple's counterpart is `UTType.isDynamic`.
    public var isDynamic: Bool { undeclared?.dynamic != nil }

    /// Whether the registry of this value has a declaration of the type.
    ///
    /// Apple's counterpart is `UTType.isDeclared`.
    public var isDeclared: Bool { undeclared == nil }

    /// Whether the identifier is in the `public.` domain.
    ///
    /// Apple's counterpart is `UTType.isPublic`.
    public var isPublic: Bool { withIdentifier { $0.starts(with: "public.".utf8) } }

    /// The tags by class: those of the declaration, or those that a dynamic identifier encodes.
    ///
    /// A class without tags is absent. Complexity: O(tags); made anew each time.
    ///
    /// Apple's counterpart is `UTType.tags`.
    public var tags: [UTTagClass: [String]] {
      let tags = registered?.declaration.tags ?? undeclared?.dynamic?.tags ?? [:]
      return Dictionary(uniqueKeysWithValues: tags.map { (UTTagClass($0.key), $0.value) })
    }

    private var registered: RegisteredType? { number.map { registry.type($0) } }

    private func firstTag(_ tagClass: KnownTagClass) -> String? {
      if let number { return registry.firstTag(of: number, tagClass) }
      return undeclared?.dynamic?.orderedTags.first { $0.tagClass == tagClass.tagClass }?.text
    }
  }
#endif
