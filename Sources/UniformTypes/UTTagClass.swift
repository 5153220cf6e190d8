#if !canImport(Darwin)
  /// A kind of tag by which other systems name a type, such as file name extensions.
  ///
  /// Apple's counterpart is `UTTagClass` (macOS 11, iOS 14); `TagClass` of TypeDeclarations is the
  /// same idea in declarations, with constants for the classes that Apple does not make public.
  public struct UTTagClass: RawRepresentable, Hashable, Codable, Sendable {
    /// The class's own name, such as `public.filename-extension`.
    ///
    /// Apple's counterpart is `UTTagClass.rawValue`.
    public let rawValue: String

    /// A class from its name. A class that is not known finds no types.
    ///
    /// Apple's counterpart is `UTTagClass.init(rawValue:)`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// File name extensions, without the dot: `public.filename-extension`.
    ///
    /// Apple's counterpart is `UTTagClass.filenameExtension`.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")

    /// MIME types: `public.mime-type`.
    ///
    /// Apple's counterpart is `UTTagClass.mimeType`.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
  }

  extension UTTagClass: CustomStringConvertible, CustomDebugStringConvertible {
    /// The class's own name.
    ///
    /// Apple's counterpart is `UTTagClass.description`.
    public var description: String { rawValue }

    /// The class's own name.
    ///
    /// Apple's counterpart is `UTTagClass.debugDescription`.
    public var debugDescription: String { rawValue }
  }
#endif
