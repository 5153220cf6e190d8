#if !canImport(Darwin)
  import TypeDeclarations

  extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
    /// The identifier.
    ///
    /// Apple's counterpart is `UTType.description`.
    public var description: String { identifier }

    /// The identifier with what is known of it, as in `<UTType 0x7f10> public.heic (not dynamic,
    /// declared)`. The number stands for the registry that the value answers from.
    ///
    /// Apple's counterpart is `UTType.debugDescription`. For reading only; the form may change.
    public var debugDescription: String {
      let registry = String(UInt(bitPattern: registry.contentID), radix: 16)
      let dynamic = isDynamic ? "dynamic" : "not dynamic"
      let declared = isDeclared ? "declared" : "not declared"
      return "<UTType 0x\(registry)> \(identifier) (\(dynamic), \(declared))"
    }
  }

  extension UTType: CustomReflectable {
    /// The identifier alone: whoever looks into a value, as `dump` and failing tests do, does not want
    /// the whole registry with it.
    public var customMirror: Mirror {
      Mirror(self, children: ["identifier": identifier], displayStyle: .struct)
    }
  }
#endif
