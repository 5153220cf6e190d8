internal import InfoPlists
internal import PropertyLists

/// A known key whose value is of another kind than the key's definition says.
///
/// App Store Connect refuses document types that are no array of dictionaries and extension
/// attributes of another kind; AppKit logs at every start that a value has to be a string;
/// everything else passes the value over. Keys that have nothing to do with types only get a
/// warning. The integers 0 and 1 may stand for a Boolean, and a placeholder of the build settings
/// may stand for anything that is no container.
enum PlistWrongValueType: KeyRule {
  static let metadata = RuleMetadata(
    id: "plist-wrong-value-type", group: .propertyLists, severity: .error,
    sources: [
      "http://jwwalker.com/pages/plistchecker.html",
      "https://github.com/laurent22/joplin/pull/4963",
    ])

  static let examples: [RuleExample] = [
    .bad(
      "an array for a name, a number for a yes or no",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          ⟶<array>
            <string>Notebook</string>
          </array>
          <key>LSTypeIsPackage</key>
          ⟶<integer>2</integer>
        </dict>
      </array>
      """),
    .bad(
      "one document type without the array around it",
      """
      <key>CFBundleDocumentTypes</key>
      ⟶<dict>
        <key>CFBundleTypeName</key>
        <string>Notebook</string>
      </dict>
      """),
    .bad(
      "an identifier where a declaration belongs",
      """
      <key>UTImportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>org.example.note</string>
          <key>UTTypeTagSpecification</key>
          ⟶<array>
            <string>examplenote</string>
          </array>
        </dict>
        ⟶<string>org.example.sketch</string>
      </array>
      """),
    .bad(
      "a string for a yes or no that has nothing to do with types: it may well work",
      severity: .warning,
      """
      <key>UIRequiresFullScreen</key>
      ⟶<string>YES</string>
      """),
    .good(
      "what Xcode writes: 0 for a Boolean, an empty dictionary of icons",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Notebook</string>
          <key>LSTypeIsPackage</key>
          <integer>0</integer>
          <key>CFBundleTypeIconFiles</key>
          <array/>
        </dict>
      </array>
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIcons</key>
          <dict/>
        </dict>
      </array>
      """),
    .good(
      "scalars where one string or several may stand, and a version as either",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeConformsTo</key>
          <string>public.data</string>
          <key>UTTypeTagSpecification</key>
          <dict>
            <key>public.filename-extension</key>
            <string>note</string>
          </dict>
          <key>UTTypeVersion</key>
          <integer>2</integer>
        </dict>
        <dict>
          <key>UTTypeVersion</key>
          <string>2.1</string>
        </dict>
      </array>
      """),
    .good(
      "a string for an array, which another rule reports",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>LSItemContentTypes</key>
          <string>com.example.app.note</string>
        </dict>
      </array>
      """),
    .good(
      "a placeholder, and keys that nobody has defined",
      """
      <key>UIFileSharingEnabled</key>
      <string>$(EXAMPLE_FILE_SHARING)</string>
      <key>ExampleAccounts</key>
      <dict/>
      """),
  ]

  static func concerns(_ key: KeyFacts) -> Bool { key.isListed && !key.types.contains(.any) }

  static func check(_ key: KeyedValue, in context: inout RuleContext) {
    let value = key.value
    guard value.isUsable, !allows(value, key.types) else { return }
    if key.flags.contains(.arrayOnly), value.kind == .string { return }
    // A string with a placeholder becomes a value of the right kind in some builds.
    if value.kind == .string, !key.types.isContainersOnly,
      value.withText(BuildSettings.hasPlaceholder)
    {
      return
    }
    if value.kind == .array, key.types.takesArrays {
      reportElements(key, in: &context)
      return
    }
    context.report(
      .wrongType(key.name, value.kind.phrase, key.types.phrase), at: value, about: key.name,
      severity: severity(of: key))
  }

  /// Readers ask a string for its truth and some take one string for several, so that a key that
  /// has nothing to do with types may work by luck.
  private static func severity(of key: KeyedValue) -> Severity? {
    key.place == .root && !key.flags.contains(.typeRelated) ? .warning : nil
  }

  /// Reports the first element that does not belong; the others go with it.
  private static func reportElements(_ key: KeyedValue, in context: inout RuleContext) {
    let wanted: ValueTypes = key.types.contains(.strings) ? .string : .dictionary
    var first: PropertyListValue?
    var others = 0
    for element in key.value.elements where element.isUsable && !allows(element, wanted) {
      if first == nil { first = element } else { others += 1 }
    }
    guard let first else { return }
    context.report(
      .wrongElement(key.name, first.kind.phrase, wanted.phrase, others), at: first,
      about: key.name, severity: severity(of: key))
  }

  private static func allows(_ value: PropertyListValue, _ types: ValueTypes) -> Bool {
    switch value.kind {
    case .string: types.contains(.string)
    case .dictionary: types.contains(.dictionary)
    case .boolean: types.contains(.boolean)
    case .integer:
      types.contains(.integer) || types.contains(.number)
        || types.contains(.flag01) && (value.integer == 0 || value.integer == 1)
    case .real: types.contains(.real) || types.contains(.number)
    case .data: types.contains(.data)
    case .date: types.contains(.date)
    case .array:
      types.contains(.array) || types.contains(.strings) && all(value, .string)
        || types.contains(.dictionaries) && all(value, .dictionary)
    case .key, .uid, .missing: false
    }
  }

  private static func all(_ array: PropertyListValue, _ kind: Node.Kind) -> Bool {
    var areAll = true
    array.forEachElementNode { element in
      areAll = element.kind == kind || element.kind == .missing
      return areAll
    }
    return areAll
  }
}

extension Finding.Message {
  fileprivate static func wrongType(_ key: String, _ found: String, _ wanted: String) -> Self {
    Self("`\(key)` is \(found) where \(wanted) is needed")
  }

  fileprivate static func wrongElement(
    _ key: String, _ found: String, _ wanted: String, _ others: Int
  ) -> Self {
    let more = others == 1 ? "another element is" : "\(others) other elements are"
    return Self(
      "`\(key)` holds \(found) where \(wanted) is needed",
      notes: others == 0 ? [] : ["\(more) of the wrong kind too"])
  }
}
