#if !canImport(Darwin)
  extension UTType: Codable {
    /// How a type is written. What Apple writes could not be established, so this is the one place
    /// to change once it is known; reading understands both.
    private enum WrittenForm {
      /// The identifier alone, in a single-value container.
      case string
      /// A keyed container with the identifier under `identifier`.
      case keyed
    }

    private static var writtenForm: WrittenForm { .string }

    private enum CodingKeys: String, CodingKey {
      case identifier
    }

    /// Writes the identifier as a bare string.
    ///
    /// Apple's counterpart is `UTType.encode(to:)`, whose form is not documented: do not exchange
    /// encoded types with an Apple system without trying it.
    public func encode(to encoder: any Encoder) throws {
      switch Self.writtenForm {
      case .string:
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
      case .keyed:
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(identifier, forKey: .identifier)
      }
    }

    /// Reads an identifier: a bare string, or the value of the key `identifier`.
    ///
    /// Apple's counterpart is `UTType.init(from:)`.
    ///
    /// - Throws: `DecodingError.dataCorrupted` for an identifier that ``UTType/init(_:)`` does not
    ///   know; undeclared types can be written but not read back.
    public init(from decoder: any Decoder) throws {
      let identifier: String
      if let text = try? decoder.singleValueContainer().decode(String.self) {
        identifier = text
      } else {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        identifier = try container.decode(String.self, forKey: .identifier)
      }
      guard let type = UTType(identifier) else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath, debugDescription: "no type `\(identifier)` is known"))
      }
      self = type
    }
  }
#endif
