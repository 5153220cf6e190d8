/// A kind of tag by which other systems name a type: file name extensions, MIME types and others.
///
/// Apple's counterpart is `UTTagClass`, which makes the first two public.
public struct TagClass: RawRepresentable, Hashable, Sendable {
  /// The class's own name, such as `public.filename-extension`.
  public let rawValue: String

  /// A class from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// File name extensions, without the dot.
  public static let filenameExtension = TagClass(rawValue: "public.filename-extension")
  /// MIME types.
  public static let mimeType = TagClass(rawValue: "public.mime-type")
  /// Four-character file type codes of the classic Mac OS.
  public static let osType = TagClass(rawValue: "com.apple.ostype")
  /// Pasteboard type names from before uniform types.
  public static let pasteboardType = TagClass(rawValue: "com.apple.nspboard-type")
  /// Model codes of devices, on the types that stand for them.
  public static let deviceModelCode = TagClass(rawValue: "com.apple.device-model-code")
  /// URL schemes.
  public static let urlScheme = TagClass(rawValue: "public.url-scheme")
}

extension TagClass: CustomStringConvertible, Comparable {
  /// The class's own name.
  public var description: String { rawValue }

  /// Orders by name.
  public static func < (left: TagClass, right: TagClass) -> Bool { left.rawValue < right.rawValue }
}

/// The tag classes that a registry keeps, as small numbers. Others are dropped, as on macOS.
package enum KnownTagClass: UInt8, CaseIterable, Sendable {
  case filenameExtension, mimeType, osType, pasteboardType, deviceModelCode, urlScheme

  package init?(_ tagClass: TagClass) {
    switch tagClass {
    case .filenameExtension: self = .filenameExtension
    case .mimeType: self = .mimeType
    case .osType: self = .osType
    case .pasteboardType: self = .pasteboardType
    case .deviceModelCode: self = .deviceModelCode
    case .urlScheme: self = .urlScheme
    default: return nil
    }
  }

  package var tagClass: TagClass {
    switch self {
    case .filenameExtension: .filenameExtension
    case .mimeType: .mimeType
    case .osType: .osType
    case .pasteboardType: .pasteboardType
    case .deviceModelCode: .deviceModelCode
    case .urlScheme: .urlScheme
    }
  }

  /// Whether tags of this class are compared without regard to ASCII case.
  package var ignoresCase: Bool {
    switch self {
    case .filenameExtension, .mimeType, .urlScheme: true
    case .osType, .pasteboardType, .deviceModelCode: false
    }
  }
}
